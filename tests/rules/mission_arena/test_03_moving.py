"""MA-3.4: The one move of Replacement, choice by choice."""

from tests.kits.mission_arena import at, keys, place, play, position, side, squad

ME = 0


def test_MA_3_4_each_swap_and_each_move_is_offered_once() -> None:
    match = position(side(["MA01", "MA04", "MA07"], ["MA11"]), side(["MB01"]), phase="replacement")
    assert keys(match) == [
        *("swap:MA01:MA11", "swap:MA04:MA11", "swap:MA07:MA11"),
        *("swap:MA01:reserve-2", "swap:MA04:reserve-2", "swap:MA07:reserve-2"),
        "pass",
    ]


def test_MA_3_4_empty_places_move_nowhere() -> None:
    ours = side([None, "MA01"], [at(None, 1), None], deck=[])
    match = position(ours, side(["MB01"]), phase="replacement")
    assert keys(match) == ["swap:MA01:reserve-1", "swap:MA01:reserve-2", "pass"]
    play(match, "swap:MA01:reserve-1")
    assert squad(match, ME) == [None, None, None, "MA01", None]
    assert place(match, ME, "reserve-1")["power"] == 1
