"""BS-3: Building a deck."""

from dataclasses import replace
from typing import Any

import pytest

import thwack
from thwack import SetupError
from thwack.games.battle_scenes.cards.decks import Deck, faults_of
from thwack.games.battle_scenes.cards.library import library

PEOPLE = {f"B{number:02}": 3 for number in range(1, 13)}  # 36 cards
REST = {f"B{number:02}": 3 for number in range(19, 27)}  # 24 cards


def start(cards: dict[str, int]) -> Any:
    """A match with such a deck."""
    return thwack.new("battle_scenes", decks=[{"name": "Mine", "cards": cards}, "titans-court"])


def faults(cards: dict[str, int]) -> str:
    """Why a deck is refused."""
    with pytest.raises(SetupError) as refused:
        start(cards)
    return str(refused.value)


def test_BS_3_1_a_deck_has_sixty_cards() -> None:
    match = start(PEOPLE | REST)
    shown = match.view(0)["seats"][0]
    assert shown["hand_size"] + len(shown["deck"]) == 60


@pytest.mark.parametrize(("copies", "size"), [(2, 59), (1, 58)])
def test_BS_3_1_fewer_are_too_few(copies: int, size: int) -> None:
    assert f"it has {size} cards, but a deck has exactly 60 (BS-3.1)" in faults(
        {**PEOPLE, **REST, "B01": copies}
    )


def test_BS_3_1_more_are_too_many() -> None:
    assert "it has 61 cards" in faults({**PEOPLE, **REST, "B27": 1})


def test_BS_3_2_three_copies_of_a_card() -> None:
    found = faults({**PEOPLE, **REST, "B01": 4, "B02": 2})
    assert "B01 appears 4 times, but at most 3 copies are allowed (BS-3.2)" in found
    assert "BS-3.1" not in found


def test_BS_3_2_versions_are_different_cards() -> None:
    """Three of Viúva Negra V1 and three of V2."""
    cards = {card: copies for card, copies in (PEOPLE | REST).items() if card not in ("B01", "B19")}
    start({**cards, "viuva-negra-v1": 3, "viuva-negra-v2": 3})
    del cards["B20"]
    assert "viuva-negra-v1 appears 4 times" in faults({**cards, "viuva-negra-v1": 4, "viuva-negra-v2": 5})


def test_BS_3_2_the_same_name_and_version_is_the_same_card() -> None:
    """Black Widow V1 of our own design and Viúva Negra V1 share both."""
    cards = {card: copies for card, copies in (PEOPLE | REST).items() if card not in ("B01", "B19")}
    found = faults({**cards, "viuva-negra-v1": 3, "A06": 3})
    assert "viuva-negra-v1 and A06 together appear 6 times" in found


def test_BS_3_3_one_copy_of_a_unique_item() -> None:
    cards = {**PEOPLE, **REST, "B19": 2}
    start({**cards, "B32": 1})
    cards["B20"] = 2
    start({**cards, "B32": 1, "A32": 1})  # of each
    found = faults({**cards, "B32": 2})
    assert "B32 appears 2 times, but a Unique Item may appear only once (BS-3.3)" in found


def test_BS_3_1_all_faults_are_told_at_once() -> None:
    unripe = replace(library().cards["A01"], incomplete="it is not ripe")
    known = replace(library(), cards={**library().cards, "A01": unripe})
    cards = {**PEOPLE, **REST, "B01": 4, "B32": 2, "A01": 1, "B99": 1}
    found = "; ".join(faults_of(known, Deck("mine", "Mine", tuple(cards.items()))))
    for part in ("(BS-3.1)", "(BS-3.2)", "(BS-3.3)", "known, but not offered", 'no card "B99"'):
        assert part in found
