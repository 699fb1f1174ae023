"""`thwack check` with cards and decks of Battle Scenes."""

import json
from pathlib import Path

import pytest

from tests.thorough import dear
from thwack.cli.battle_scenes.host import HOST
from thwack.games.battle_scenes.game import GAME

from ..kit import assert_all_in, assert_refused, thwack_says

CONTENT = HOST.content()
DECK = (CONTENT / "decks" / "shield-wall.txt").read_text(encoding="utf-8")
CARD = """
[[card]]
id = "beekeeper-v1"
name = { pt = "Apicultora", en = "Beekeeper" }
version = "V1"
type = "character"
energy = 3
shield = 1
alignments = ["hero"]
affiliations = ["vingadores"]
powers = ["flight"]

[card.action]
name = { pt = "Enxame", en = "Swarm" }
power = "flight"
cost = 1
timing = ["normal"]
effect = "damage(target(unit), 2)"
"""
TEAM = "name: Mine\n4 thor-lord-of-asgard\n3x hulk-jade-giant\nbasic: smash, inner-rage\n"


@dear(0)
def test_a_deck_is_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(DECK, encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 0, said.err
    assert_all_in(("OK", "mine.txt: deck Shield Wall, 60 cards, 25 characters with 95 Energy"), said.out)
    row = json.loads(thwack_says(capsys, "check", str(file), "--json").out)["files"][0]
    assert (row["size"], row["characters"], row["energy"], row["advice"]) == (60, 25, 95, [])
    assert row["cards"]["A01"] == 3


def test_all_that_is_wrong_with_a_deck_is_said_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """BS-3.1 to BS-3.3."""
    file = tmp_path / "mine.txt"
    file.write_text("name: Mine\n4 A01\n2 A32\n3 capitao-amercia-v1\nnonsense\n", encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 2
    parts = ("it has 9 cards, but a deck has exactly 60 (BS-3.1)", "A01 appears 4 times", "(BS-3.2)")
    assert_all_in(("mine.txt", *parts, "Unique Item", "(BS-3.3)", "did you mean", '"nonsense"'), said.err)


@dear(0)
def test_a_deck_can_be_read_in_a_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(DECK, encoding="utf-8")
    said = thwack_says(capsys, "check", str(file), "--lang", "pt")
    assert_all_in(
        ("Shield Wall", "Personagens: 25", "3× Capitão América V1 ♥4▼1", "Habilidades: 23"), said.out
    )


def test_decks_and_teams_of_another_game_are_told_apart() -> None:
    assert GAME.claims("a.txt", DECK)
    assert GAME.claims("a.txt", "3 A01\n")
    assert GAME.claims("a.txt", "\n".join(f"3 my-card-{n}" for n in range(20)))
    assert not GAME.claims("a.txt", TEAM)
    assert not GAME.claims("a.txt", "Play more Thor.\n")
    assert not GAME.claims("a.md", DECK)


def test_cards_of_other_games_are_not_ours() -> None:
    content = CONTENT.parents[2]
    for file in (
        *(content / "dice_masters").rglob("content/**/*.toml"),
        *(content / "unmatched").rglob("*.toml"),
    ):
        assert not GAME.claims(file.name, file.read_text(encoding="utf-8")), file
    for file in CONTENT.rglob("*.toml"):
        assert GAME.claims(file.name, file.read_text(encoding="utf-8")), file
    assert GAME.claims("a.toml", CARD.replace("[[card]]", "[[card]"))


def test_sets_and_names_are_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "check", str(CONTENT / "sets" / "designed.toml"))
    assert said.code == 0, said.err
    assert "set designed, 64 cards, 0 specials" in said.out
    said = thwack_says(capsys, "check", str(CONTENT / "names.toml"))
    assert_all_in(("OK", "names"), said.out)


@dear(0)
def test_a_card_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards, deck = tmp_path / "bees.toml", tmp_path / "bees.txt"
    cards.write_text(CARD, encoding="utf-8")
    deck.write_text(DECK.replace("3 A01", "3 beekeeper-v1"), encoding="utf-8")
    said = thwack_says(capsys, "check", str(cards))
    assert said.code == 0, said.err
    assert "bees.toml: set bees, 1 card, 0 specials" in said.out
    assert thwack_says(capsys, "check", str(deck)).code == 2
    for words in ((str(tmp_path),), (str(deck), "--content", str(cards))):
        said = thwack_says(capsys, "check", *words)
        assert said.code == 0, said.err
        assert "bees.txt: deck Shield Wall, 60 cards" in said.out


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("damage(", "damge(", "did you mean"),
        ("energy = 3", 'energy = "three"', "energy"),
        ('"flight"]', '"flihgt"]', "flight"),
        ('"beekeeper-v1"', '"A01"', "there is already a card"),
        ("[[card]]", "[[cards]]", "cards"),
    ],
)
def test_a_card_with_a_mistake_is_refused(
    old: str, new: str, part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert old in CARD
    assert_refused(capsys, tmp_path / "bees.toml", CARD.replace(old, new), part)
