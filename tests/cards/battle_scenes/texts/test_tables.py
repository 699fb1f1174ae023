"""Every line of the tables comes out as it says, and every text of their cards shows in one of them."""

from pathlib import Path

import pytest

from tests.cards.battle_scenes.played.plays import without
from tests.cards.battle_scenes.texts.plays import (
    Facts,
    Play,
    check_play,
    check_printed,
    each_fact,
    happens,
    rows_of,
)
from thwack.games.battle_scenes.cards.library import library

HERE = Path(__file__).parent
ROWS = rows_of(HERE / "tables")
PLAYED = {card: [row for row in ROWS if row[0] == card] for card in dict.fromkeys(row[0] for row in ROWS)}
FACTS = "".join(file.read_text(encoding="utf-8") for file in sorted(HERE.glob("facts*.txt")))
TOLD = ("unique_item", "magic_item")  # keywords for decks and for other cards


@each_fact(FACTS)
def test_what_is_printed(line: Facts) -> None:
    check_printed(line)


@pytest.mark.parametrize("row", ROWS, ids=[f"{row[0]}-{number}" for number, row in enumerate(ROWS)])
def test_what_it_does(row: Play) -> None:
    check_play(row)


@pytest.mark.parametrize("card", PLAYED)
def test_every_text_shows(card: str) -> None:
    """Without one of its rules, or with an action that does nothing, a line comes out otherwise."""
    found = library().cards[card]
    for part, rule in enumerate(found.rules):
        assert rule.word in TOLD or shows(card, part), rule
    assert found.action is None or shows(card, -1)


def shows(card: str, part: int) -> bool:
    """Whether a line notices that a part of the card is missing."""
    less = without(card, part)
    for row in PLAYED[card]:
        try:
            if happens(row, less) != row[3]:
                return True
        except AssertionError:
            return True
    return False


def test_every_card_here_has_its_facts() -> None:
    assert {line.split(" | ")[0] for line in FACTS.splitlines()} == set(PLAYED)
