"""Whose content a file is, when nobody says: cards and names by their words, lists of cards by who knows most
of them."""

from pathlib import Path

import pytest

import thwack
from tests.thorough import dear
from thwack.cli.content import host_for
from thwack.cli.host import hosts

BUILT_IN = [(host.name, file) for host in hosts() for file in sorted(host.content().rglob("*.t*"))]
CARD = """
[affiliations]
cellar = { it = "Cantina" }
[[card]]
id = "Q1"
name = "quince"
points = 2
"""


def owner(name: str, text: str) -> str:
    """The game that a file goes to."""
    return host_for(Path(name), text).name


@dear(1)
@pytest.mark.parametrize("game", [host.name for host in hosts()])
def test_what_comes_with_a_game_belongs_to_it(game: str) -> None:
    files = [file for name, file in BUILT_IN if name == game]
    assert files
    for file in files:
        assert owner(file.name, file.read_text(encoding="utf-8")) == game, file


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("3 MA01\n", "mission_arena"),
        ("3 A01\n", "battle_scenes"),
        ("3 hulk-jade-giant\n", "dice_masters"),
        ("2 Thor rare\n5 my-card\n5 your-card\n", "mission_arena"),
        ("1 A01\n1 MA01\n1 MA02\n", "mission_arena"),
        ("1 A01\n1 A02\n1 MA02\n", "battle_scenes"),
        ("\n".join(f"4 my-card-{n}" for n in range(14)), "mission_arena"),  # 56 cards
        ("\n".join(f"3 my-card-{n}" for n in range(20)), "battle_scenes"),  # 60 cards
        ("4 my-card\n4 your-card\n", "dice_masters"),
    ],
)
def test_a_list_of_cards_belongs_to_the_game_that_knows_most_of_them(text: str, game: str) -> None:
    assert owner("mine.txt", text) == game


def test_a_card_belongs_to_the_game_whose_words_it_uses() -> None:
    assert owner("mine.toml", CARD) == "mission_arena"
    assert owner("mine.toml", CARD.replace("points = 2", 'version = "V1"')) == "battle_scenes"
    assert owner("mine.toml", CARD.replace("[[card]]", "[[card]")) == "mission_arena"  # broken, but ours


def test_a_file_in_a_folder_that_nobody_can_read_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(CARD, encoding="utf-8")
    (tmp_path / "broken.toml").write_text("[[hero]\n", encoding="utf-8")
    with pytest.raises(thwack.ContentError, match="not valid TOML"):
        thwack.load("unmatched", tmp_path)


@pytest.mark.parametrize("game", ["unmatched", "dice_masters", "battle_scenes"])
def test_of_a_folder_a_game_loads_only_its_own_files(game: str, tmp_path: Path) -> None:
    """A card of Mission Arena."""
    (tmp_path / "quince.toml").write_text(CARD, encoding="utf-8")
    with pytest.raises(thwack.ContentError, match="the folder holds no"):
        thwack.load(game, tmp_path)
