"""`thwack check` with cards and decks of Mission Arena."""

import json
from pathlib import Path

import pytest

from thwack.cli.mission_arena.host import HOST
from thwack.games.mission_arena.game import GAME

from ..kit import assert_all_in, assert_refused, thwack_says

CONTENT = HOST.content()
DECK = (CONTENT / "decks" / "avengers.txt").read_text(encoding="utf-8")
CARD = """
[protagonists]
beekeeper = { en = "Beekeeper", it = "Apicultrice" }

[[card]]
id = "bees-1"
name = "beekeeper"
rarity = "common"
alignment = "good"
skill = "scientific"
affiliation = "avengers"
attack = 700
defence = 700
resistance = 300
points = 3
ability = "bonus_attack(times(100, wounds))"
nemesis = "loki"
"""


def test_a_deck_is_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(DECK, encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 0, said.err
    assert_all_in(("OK", "mine.txt: deck Avengers, 56 cards", "Teams", "mission points in all"), said.out)
    row = json.loads(thwack_says(capsys, "check", str(file), "--json").out)["files"][0]
    assert row["size"] == sum(row["cards"].values()) == 56
    assert row["teams"] > 0


def test_MA_0_1_every_broken_limit_of_a_deck_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    lines = "name: Mine\n4 MA01\n2 MA02\n6 MA09\n3 MA99\n1 captain-amercia\nnonsense\n"
    file.write_text(lines, encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 2
    assert_all_in(("mine.txt", "it has 16 cards, but a deck has exactly 56 (MA-0.1)"), said.err)
    assert_all_in(("Captain America appears 6 times (4 MA01, 2 MA02)", "Hulk appears 6 times"), said.err)
    assert_all_in(('"MA99"', "captain-amercia", '"nonsense" cannot be read'), said.err)


def test_a_deck_can_be_read_in_a_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(DECK, encoding="utf-8")
    said = thwack_says(capsys, "check", str(file), "--lang", "it")
    assert_all_in(
        ("Avengers", "Buono: ", "Neutrale: ", "Team: ", "Black Widow MA11 A 700 D 750 R 250 ★3"), said.out
    )


def test_files_of_other_games_are_told_apart() -> None:
    for file in CONTENT.rglob("*.*"):
        assert GAME.claims(file.name, file.read_text(encoding="utf-8")), file
    content = CONTENT.parents[2]
    for game in ("dice_masters", "unmatched", "battle_scenes"):
        for file in (content / game).rglob("content/**/*.toml"):
            assert not GAME.claims(file.name, file.read_text(encoding="utf-8")), file
    assert not GAME.claims("a.md", DECK)
    assert not GAME.claims("a.txt", "Play more Thor.\n")


def test_what_comes_with_the_game_is_good(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "check", str(CONTENT))
    assert said.code == 0, said.err
    assert_all_in(("set designed, 42 cards, 8 Teams", "names names", ", 0 wrong"), said.out)


def test_a_card_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards, deck = tmp_path / "bees.toml", tmp_path / "bees.txt"
    cards.write_text(CARD, encoding="utf-8")
    first = next(line for line in DECK.splitlines() if line[:1].isdecimal())
    deck.write_text(DECK.replace(first, f"{first.split()[0]} bees-1"), encoding="utf-8")
    said = thwack_says(capsys, "check", str(cards), "--lang", "it")
    assert said.code == 0, said.err
    assert_all_in(
        ("bees.toml: set bees, 1 card, 0 Teams", "Apicultrice bees-1 A 700 D 700 R 300 ★3"), said.out
    )
    assert_all_in(("Bonus Attack", "Nemesi Loki"), said.out)
    assert thwack_says(capsys, "check", str(deck)).code == 2
    for words in ((str(tmp_path),), (str(deck), "--content", str(cards))):
        said = thwack_says(capsys, "check", *words)
        assert said.code == 0, said.err
        assert "bees.txt: deck Avengers, 56 cards" in said.out


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("bonus_attack(", "bonus_atack(", "did you mean"),
        ("attack = 700", 'attack = "much"', "attack"),
        ('"avengers"', '"avengres"', "avengers"),
        ('"loki"', '"lokki"', "loki"),
        ('"bees-1"', '"MA01"', "there is already a card"),
        ("[[card]]", "[[cards]]", "cards"),
    ],
)
def test_a_card_with_a_mistake_is_refused(
    old: str, new: str, part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert old in CARD
    assert_refused(capsys, tmp_path / "bees.toml", CARD.replace(old, new), part)


def test_a_file_without_cards_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(capsys, tmp_path / "bees.toml", CARD.partition("[[card]]")[0], "[[card]]")
