"""BS-4: The start of the game."""

from collections import Counter

import pytest

import thwack
from tests.kits.battle_scenes import hand, keys, phase, play, position, resources, seat, seat_view, verbs
from thwack import CHANCE, Match

NONE = [f"A{number}" for number in range(19, 29)]  # ten cards, no character


def deck_of(match: Match, number: int) -> list[str]:
    """A deck with its order, as nobody at the table knows it."""
    found: list[str] = match.scene()["seats"][number]["deck"]
    return found


# BS-4.1


def test_BS_4_1_decks_are_shuffled() -> None:
    orders = {tuple(deck_of(thwack.new("battle_scenes", seed=seed, first=0), 0)) for seed in range(4)}
    assert len(orders) == 4
    match = thwack.new("battle_scenes", seed=1, first=0)
    assert Counter(deck_of(match, 0) + hand(match, 0)) == Counter(
        {"A01": 3, "A03": 3, "A14": 3}
        | {f"A{number:02}": 1 for number in (12, 18, 25, 26, 29, 30, 32)}
        | {f"A{number:02}": 2 for number in (2, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 16, 17)}
        | {f"A{number:02}": 2 for number in (19, 20, 21, 22, 23, 24, 27, 28, 31)}
    )


def test_BS_4_1_who_begins_is_chance() -> None:
    match = thwack.new("battle_scenes", chance="ask")
    assert match.actor == CHANCE
    assert keys(match) == ["choose:player-1", "choose:player-2"]
    play(match, "choose:player-2")
    assert (match.actor, match.view(None)["first"]) == (1, 1)
    begun = {thwack.new("battle_scenes", seed=seed).view(None)["first"] for seed in range(12)}
    assert begun == {0, 1}


@pytest.mark.parametrize("first", [0, 1])
def test_BS_4_1_or_it_was_agreed(first: int) -> None:
    match = thwack.new("battle_scenes", chance="ask", first=first)
    assert match.actor == first


# BS-4.2


def test_BS_4_2_each_draws_ten_cards() -> None:
    match = thwack.new("battle_scenes", seed=5)
    for number in (0, 1):
        assert len(hand(match, number)) == 10
        assert len(deck_of(match, number)) == 50
        assert match.view(number)["seats"][1 - number]["hand"] == []


# BS-4.3


@pytest.mark.parametrize(("people", "free"), [(0, True), (1, True), (2, False), (3, False)])
def test_BS_4_3_free_with_one_character_or_none(people: int, free: bool) -> None:
    cards = ["A01", "A03", "A04"][:people] + NONE[people:]
    match = position(seat(hand=cards, deck=["A08"] * 20), seat(hand=["B19"] * 10), phase="exchange")
    assert ("mulligan:free" in keys(match)) is free


def test_BS_4_3_supports_are_no_characters() -> None:
    cards = ["A01", "A14", "A15", "A16", *NONE[4:]]
    match = position(seat(hand=cards, deck=["A08"] * 20), seat(hand=["B19"] * 10), phase="exchange")
    assert "mulligan:free" in keys(match)


def test_BS_4_3_the_same_size_and_only_once() -> None:
    match = position(seat(hand=NONE, deck=["A29"] * 20), seat(hand=["B19"] * 10), phase="exchange")
    play(match, "mulligan:free")
    assert (len(hand(match, 0)), len(deck_of(match, 0))) == (10, 20)
    assert hand(match, 0) != NONE
    assert keys(match) == ["keep", "mulligan:paid"]


def test_BS_4_3_the_hand_is_shown() -> None:
    names = [thwack.card("battle_scenes", card).facts["name"]["en"] for card in NONE]
    for way, shown in (("free", True), ("paid", False)):
        match = position(seat(hand=NONE, deck=["A29"] * 20), seat(hand=["B19"] * 10), phase="exchange")
        play(match, f"mulligan:{way}")
        log = " ".join(match.log("en", 1))
        assert all((name in log) is shown for name in names)
        assert match.view(1)["seats"][0]["hand"] == []  # the new hand is not


# BS-4.4


def test_BS_4_4_paid_exchanges_again_and_again() -> None:
    mine = seat(hand=["A01", "A03", *NONE[2:]], deck=["A08"] * 20)
    match = position(mine, seat(hand=["B19"] * 10), phase="exchange")
    for size in (8, 6, 4, 2):
        assert "mulligan:paid" in keys(match)
        play(match, "mulligan:paid")
        assert (len(hand(match, 0)), len(deck_of(match, 0))) == (size, 30 - size)


def test_BS_4_4_the_hand_is_not_shown() -> None:
    mine = seat(hand=["A01", "A03", *NONE[2:]], deck=["A08"] * 20)
    match = position(mine, seat(hand=["B19"] * 10), phase="exchange")
    play(match, "mulligan:paid")
    shown = match.view(1)["seats"][0]
    assert (shown["hand"], shown["hand_size"], set(shown["deck"])) == ([], 8, {None})


# BS-4.5


def test_BS_4_5_the_first_player_fills_resources_then_the_second() -> None:
    mine = seat(hand=["A19", "A19", "A20"], deck=["A08"] * 9)
    match = position(mine, seat(hand=["B19", "B20"], deck=["B06"] * 9), phase="bank")
    assert (match.actor, keys(match)) == (0, ["bank:A19", "bank:A20", "pass"])
    play(match, "bank:A19", "bank:A19")
    assert resources(match, 0) == ["A19", "A19"]
    play(match, "pass")
    assert (match.actor, keys(match)) == (1, ["bank:B19", "bank:B20", "pass"])
    play(match, "pass")
    assert resources(match, 1) == []  # any number, none as well
    assert (match.actor, phase(match)) == (0, "preparation")


def test_BS_4_5_all_of_the_hand_may_go() -> None:
    mine = seat(hand=["A19", "A20"], deck=["A08"] * 9)
    match = position(mine, seat(hand=["B19", "B20"], deck=["B06"] * 9), phase="bank", active=1)
    play(match, "bank:B19", "bank:B20")
    assert match.actor == 0  # the second player's turn to do so
    play(match, "bank:A20", "bank:A19")
    assert resources(match, 0)[:2] == ["A20", "A19"]
    assert resources(match, 1)[:2] == ["B19", "B20"]


# BS-4.6


def test_BS_4_6_turns_alternate_and_the_first_draws_nothing() -> None:
    mine = seat(hand=["A19", "A20"], deck=["A08"] * 9)
    match = position(mine, seat(hand=["B19", "B20"], deck=["B06"] * 9), phase="bank")
    play(match, "pass", "pass")
    assert (match.view(None)["active"], match.view(None)["turn"]) == (0, 1)
    assert hand(match, 0) == ["A19", "A20"]
    play(match, "pass")
    assert (match.view(None)["active"], match.view(None)["turn"]) == (1, 2)
    assert hand(match, 1) == ["B06", "B19", "B20"]  # the second player draws in the own first turn
    play(match, "pass")
    assert (match.view(None)["active"], match.view(None)["turn"]) == (0, 3)
    assert hand(match, 0) == ["A08", "A19", "A20"]


def test_BS_4_6_a_whole_start() -> None:
    match = thwack.new("battle_scenes", seed=3, first=1)
    seen = []
    while phase(match) in ("exchange", "bank"):
        seen.append((match.actor, phase(match), "keep" in verbs(match)))
        play(match, "keep" if "keep" in verbs(match) else "pass")
    assert seen == [(1, "exchange", True), (0, "exchange", True), (1, "bank", False), (0, "bank", False)]
    assert (match.actor, match.view(None)["turn"], seat_view(match, 1)["hand_size"]) == (1, 1, 10)
