"""Every line of the tables comes out as it says, and every text of their cards shows in one of them.

`facts.txt` has what is printed on these cards: card | type energy/shield | alignments | affiliations |
powers | alter ego | power of its action, cost, timing, keywords. `words.txt` has their keywords, as
keywords_b.py tells.
"""

import pytest

from tests.cards.battle_scenes.keywords_b import check_word
from tests.cards.battle_scenes.played.plays import HERE, Row, files, happens, rows, without
from tests.cards.battle_scenes.shared_b import COSTS, check_facts
from thwack.games.battle_scenes.cards.keywords import Keyword
from thwack.games.battle_scenes.cards.library import library

LINES = [row for file in files() for row in rows(file)]
PLAYED = {card: [row for row in LINES if row[0] == card] for card in dict.fromkeys(row[0] for row in LINES)}


def cells(file: str) -> list[list[str]]:
    """The lines of another table."""
    text = (HERE / file).read_text(encoding="utf-8")
    return [[part.strip() for part in line.split("|")] for line in text.splitlines() if line]


FACTS = cells("facts.txt")
WORDS = cells("words.txt")
SAID = {(card, word.replace("-", "_")) for card, word, _ in WORDS}


@pytest.mark.parametrize("row", FACTS, ids=[row[0] for row in FACTS])
def test_what_is_printed(row: list[str]) -> None:
    card, kind, sides, groups, powers, ego, action = row
    check_facts((card, kind, sides, groups, powers, ego))
    box = library().cards[card].action
    assert (box is None) == (action == "")
    if box is not None:
        power, cost, timing, *more = action.split()
        assert (box.power or "-", box.cost) == (power, COSTS[cost])
        assert (box.timing, box.keywords) == (tuple(timing.split("+")), tuple(more))


@pytest.mark.parametrize("row", LINES, ids=[f"{row[0]}-{number}" for number, row in enumerate(LINES)])
def test_what_happens(row: Row) -> None:
    assert happens(row) == row[3]


@pytest.mark.parametrize(("card", "word", "about"), WORDS, ids=[f"{card}-{word}" for card, word, _ in WORDS])
def test_its_keywords(card: str, word: str, about: str) -> None:
    check_word(card, word, about.split())


@pytest.mark.parametrize("card", PLAYED)
def test_every_text_shows(card: str) -> None:
    """Without one of its rules, or with an action that does nothing, a line comes out otherwise."""
    found = library().cards[card]
    for part, rule in enumerate(found.rules):
        if not (isinstance(rule, Keyword) and (card, rule.word) in SAID):
            assert shows(card, part), rule
    if found.action is not None:
        assert shows(card, -1)


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
    assert {row[0] for row in FACTS} == set(PLAYED) | {card for card, _ in SAID}
