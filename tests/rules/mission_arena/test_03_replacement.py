"""MA-3: Replacement."""

import pytest

from tests.kits.mission_arena import (
    at,
    hand,
    keys,
    pass_to,
    phase,
    place,
    play,
    position,
    seat_view,
    side,
    squad,
    verbs,
)
from thwack import Match, SceneError


def powers(match: Match, number: int = 0) -> list[int]:
    """The power points in a seat's five places."""
    view = seat_view(match, number)
    return [row["power"] for row in view["active"] + view["reserve"]]


def deck_size(match: Match) -> int:
    """How many cards the turn player has to draw."""
    return int(seat_view(match, 0)["deck_size"])


# MA-3.1


def test_MA_3_1_empty_active_places_are_filled_from_the_reserve() -> None:
    mine = side(["MA01", None, "MA04"], ["MA11", "MA13"], hand=["MA09", "MA10", "MA15"])
    match = position(mine, phase="replacement")
    assert keys(match) == ["replace:MA11:active-2", "replace:MA13:active-2"]  # not from hand, and it must be
    play(match, "replace:MA13:active-2")
    assert squad(match, 0) == ["MA01", "MA13", "MA04", "MA11", None]
    assert verbs(match) == {"deploy"}


def test_MA_3_1_both_step_up_if_need_be() -> None:
    match = position(side(["MA01"], ["MA11", "MA13"], hand=["MA09", "MA15"]), phase="replacement")
    play(match, "replace:MA13:active-2")
    assert squad(match, 0)[:3] == ["MA01", "MA13", "MA11"]  # there was no choice any more


def test_MA_3_1_a_stack_steps_up_whole() -> None:
    mine = side(["MA01", "MA04"], [at("MA11", 0, "MA12", "MA11")], hand=["MA15"])
    match = position(mine, phase="replacement")
    widow = place(match, 0, "active-3")
    assert (widow["card"], widow["wounds"]) == ("MA11", ["MA12", "MA11"])


def test_MA_3_1_only_of_the_turn_player() -> None:
    match = position(side(["MA01"], ["MA11"]), side(["MB07"], ["MB14"]), "replacement")
    pass_to(match, "challenge", turn=3)
    assert squad(match, 1) == ["MB07", None, None, "MB14", None]


# MA-3.2


def test_MA_3_2_the_reserve_is_filled_from_hand() -> None:
    mine = side(["MA01", "MA04", "MA09"], hand=["MA10", "MA19", "MA15", "MA16", "MA18"])
    match = position(mine, phase="replacement")
    assert keys(match) == [f"deploy:{card}:reserve-1" for card in ("MA15", "MA16", "MA18")]
    play(match, "deploy:MA16:reserve-1")
    assert keys(match) == ["deploy:MA15:reserve-2", "deploy:MA18:reserve-2"]  # compulsory
    play(match, "deploy:MA18:reserve-2")
    assert squad(match, 0) == ["MA01", "MA04", "MA09", "MA16", "MA18"]
    assert hand(match, 0) == ["MA10", "MA15", "MA19"]
    assert verbs(match) == {"swap", "pass"}


def test_MA_3_2_up_to_two_and_only_from_hand() -> None:
    match = position(side(["MA01", "MA04", "MA09"], hand=["MA15"]), phase="replacement")
    assert squad(match, 0) == ["MA01", "MA04", "MA09", "MA15", None]
    assert deck_size(match) == 10  # nothing is drawn for the Reserve


def test_MA_3_2_a_full_squad_takes_nobody() -> None:
    mine = side(["MA01", "MA04", "MA09"], ["MA11", "MA13"], hand=["MA15", "MA16"])
    match = position(mine, phase="replacement")
    assert "deploy" not in verbs(match)


# MA-3.3


def test_MA_3_3_what_is_missing_is_drawn_into_the_active_squad() -> None:
    mine = side(["MA01"], hand=["MA04"], deck=["MA09", "MA15", "MA16", "MA17"])
    match = position(mine, phase="replacement")
    # Iron Man from hand, then one card for the third place
    assert squad(match, 0) == ["MA01", "MA04", "MA09", None, None]
    assert (deck_size(match), hand(match, 0)) == (3, [])


def test_MA_3_3_after_the_reserve() -> None:
    mine = side([], ["MA11"], hand=["MA04"], deck=["MA09", "MA15", "MA16", "MA17"])
    match = position(mine, phase="replacement")
    assert squad(match, 0) == ["MA11", "MA04", "MA09", None, None]
    assert deck_size(match) == 3


def test_MA_3_3_no_draw_while_the_hand_is_enough() -> None:
    match = position(side(["MA01", "MA15"], hand=["MA04", "MA09"]), phase="replacement")
    play(match, "deploy:MA04:active-3")
    assert (deck_size(match), squad(match, 0)) == (10, ["MA01", "MA15", "MA04", "MA09", None])


# MA-3.4


def test_MA_3_4_one_may_move() -> None:
    match = position(side([at("MA01", 2), "MA04", "MA15"], [at("MA11", 1), "MA13"]), phase="replacement")
    assert keys(match) == [
        *(f"swap:{one}:{other}" for one in ("MA01", "MA04", "MA15") for other in ("MA11", "MA13")),
        "pass",
    ]
    play(match, "swap:MA01:MA11")
    assert squad(match, 0) == ["MA11", "MA04", "MA15", "MA01", "MA13"]
    assert powers(match) == [2, 0, 0, 1, 0]


def test_MA_3_4_or_not() -> None:
    match = position(side(["MA01", "MA04", "MA15"], ["MA11", "MA13"]), phase="replacement")
    play(match, "pass")
    assert squad(match, 0) == ["MA01", "MA04", "MA15", "MA11", "MA13"]
    assert phase(match) == "power-up"


# MA-R20


def test_MA_R20_one_card_for_each_empty_place_all_at_once() -> None:
    deck = ["MA19", "MA01", "MA02", "MA04", "MA15", "MA16", "MA17"]
    match = position(side(deck=deck), phase="replacement")
    assert keys(match) == ["deploy:MA01:active-1", "deploy:MA02:active-1"]
    assert (deck_size(match), hand(match, 0)) == (4, ["MA01", "MA02", "MA19"])
    play(match, "deploy:MA02:active-1")
    # The Team and the second Captain America stay in hand; two places stay empty, nothing more is drawn
    assert squad(match, 0) == ["MA02", None, None, None, None]
    assert (hand(match, 0), deck_size(match)) == (["MA01", "MA19"], 4)


@pytest.mark.parametrize(
    ("top", "fielded"), [("MA11", None), ("MA13", None), ("MA19", None), ("MA15", "MA15")]
)
def test_MA_R20_nobody_who_is_in_a_team(top: str, fielded: str | None) -> None:
    match = position(side([at("MA19", 1), "MA01"], deck=[top, *["MA16"] * 5]), phase="replacement")
    assert squad(match, 0)[2] == fielded
    assert hand(match, 0) == ([] if fielded else [top])
    assert deck_size(match) == 5


def test_MA_R20_at_the_check_point_for_all_five_places() -> None:
    deck = ["MA01", "MA19", "MA04", "MA15", "MA16", "MA17", "MA18"]
    mine = side(["MA09", "MA11"], hand=["MA13", "MA19"], deck=deck)
    match = position(mine, side(["MB07"]), "check-point")
    play(match, "assemble:MA19:active-2")
    assert (match.view(None)["phase"], seat_view(match, 0)["deck_size"]) == ("check-point", 4)
    play(match, "deploy:MA01:active-3")
    assert squad(match, 0) == ["MA09", "MA19", "MA01", "MA04", None]
    assert (hand(match, 0), seat_view(match, 0)["deck_size"]) == (["MA19"], 4)


def test_MA_R20_a_short_deck() -> None:
    match = position(side(["MA01"], deck=["MA04"]), side(["MB07"]), "replacement")
    assert match.result is None
    assert (squad(match, 0)[:3], deck_size(match)) == (["MA01", "MA04", None], 0)


# MA-R21


def test_MA_R21_active_places_first() -> None:
    mine = side(["MA01"], ["MA11"], hand=["MA04"], deck=["MA15", "MA16", "MA17"])
    match = position(mine, phase="replacement")
    assert squad(match, 0) == ["MA01", "MA11", "MA04", None, None]
    assert deck_size(match) == 3  # the Reserve is filled from hand, and there it ends
    mine = side(["MA01"], ["MA11"], hand=["MA04", "MA09"], deck=["MA15", "MA16", "MA17"])
    match = position(mine, phase="replacement")
    assert keys(match) == ["deploy:MA04:active-3", "deploy:MA09:active-3"]
    play(match, "deploy:MA09:active-3")
    assert squad(match, 0) == ["MA01", "MA11", "MA09", "MA04", None]


# MA-R22


def test_MA_R22_one_swap_only() -> None:
    match = position(side(["MA01", "MA04", "MA15"], ["MA11", "MA13"]), phase="replacement")
    play(match, "swap:MA01:MA11")
    assert phase(match) == "power-up"


def test_MA_R22_or_one_move_into_an_empty_place() -> None:
    match = position(side([at("MA01", 1), "MA04", "MA15"], ["MA11"]), phase="replacement")
    assert {"swap:MA01:reserve-2", "swap:MA04:reserve-2", "swap:MA15:reserve-2"} < set(keys(match))
    assert not any("MA11:reserve" in key for key in keys(match))  # not within the Reserve
    play(match, "swap:MA01:reserve-2")
    assert (squad(match, 0), phase(match)) == ([None, "MA04", "MA15", "MA11", "MA01"], "power-up")
    assert powers(match) == [1, 0, 0, 0, 0]


# MA-R23


def test_MA_R23_nobody_twice() -> None:
    mine = side(["MA01", "MA04", "MA15"], ["MA11"], hand=["MA02", "MA03", "MA06", "MA12"])
    match = position(mine, phase="replacement")
    assert squad(match, 0)[4] is None
    assert "deploy" not in verbs(match)
    pass_to(match, "check-point")
    found = set(keys(match))
    assert {"wound:MA01:MA02", "wound:MA01:MA03", "wound:MA04:MA06", "wound:MA11:MA12"} <= found
    assert "swap:MA11:MA02:hand" not in found
    assert "swap:MA11:MA12:hand" in found  # she goes, another Black Widow comes


def test_MA_R23_no_such_position() -> None:
    with pytest.raises(SceneError, match="MA-R23"):
        position(side(["MA01"], ["MA03"]))
    with pytest.raises(SceneError, match="MA-R23"):
        position(side(["MA20"], ["MA03"]))


# MA-H14


def test_MA_H14_places_are_filled_in_any_order() -> None:
    mine = side([at(None, 2), None, at(None, 1)], ["MA11", "MA13"], hand=["MA01"])
    match = position(mine, phase="replacement")
    assert keys(match) == [f"replace:{who}:active-{n}" for n in (1, 2, 3) for who in ("MA11", "MA13")]
    play(match, "replace:MA13:active-3", "replace:MA11:active-2")
    assert squad(match, 0)[:3] == ["MA01", "MA11", "MA13"]
    assert powers(match)[:3] == [2, 0, 1]


def test_MA_H14_who_comes_owns_the_power_points_there() -> None:
    mine = side(["MA15", at(None, 2), "MA16"], hand=["MA01"], deck=["MA17"] * 3)
    match = position(mine, side(["MB07"]), "replacement")
    assert (squad(match, 0)[1], place(match, 0, "active-2")["power"]) == ("MA01", 2)
    pass_to(match, "abilities")
    assert "activate:MA01" in keys(match)


def test_MA_H14_in_the_reserve_too() -> None:
    mine = side(["MA15", "MA04", "MA16"], [None, at(None, 1)], hand=["MA01", "MA11"])
    match = position(mine, phase="replacement")
    assert keys(match) == [
        *("deploy:MA01:reserve-1", "deploy:MA11:reserve-1"),
        *("deploy:MA01:reserve-2", "deploy:MA11:reserve-2"),
    ]
    play(match, "deploy:MA11:reserve-2")
    assert squad(match, 0)[3:] == ["MA01", "MA11"]
    assert powers(match) == [0, 0, 0, 0, 1]


def test_MA_H14_left_behind_by_a_member() -> None:
    mine = side([at("MA11", 2), at("MA13", 1), "MA15"], ["MA16", "MA17"], hand=["MA19", "MA01", "MA04"])
    match = position(mine, phase="check-point")
    play(match, "assemble:MA19:active-2")
    assert powers(match) == [2, 1 + 2, 0, 0, 0]
    assert squad(match, 0)[:2] == [None, "MA19"]
    play(match, "deploy:MA01:active-1")
    assert (squad(match, 0)[0], powers(match)[0]) == ("MA01", 2)


# MA-H16


def test_MA_H16_an_active_place_may_be_left_empty() -> None:
    deck = ["MA19", "MA19", "MA19", "MA18", "MA18", "MA18"]
    mine = side(["MA01", "MA04", "MA15"], ["MA11"], deck=deck)
    match = position(mine, side(["MB07"]), "replacement")
    play(match, "swap:MA04:reserve-2")
    for wanted in ("power-up", "challenge", "check-point"):
        pass_to(match, wanted)
        assert squad(match, 0) == ["MA01", None, "MA15", "MA11", "MA04"]
    assert match.view(None)["turn"] == 3
    pass_to(match, "replacement", 5)  # no Team was assembled: not before the own next Replacement
    assert keys(match) == ["replace:MA11:active-2", "replace:MA04:active-2"]


def test_MA_H16_a_team_assembled_in_between_refills_it() -> None:
    mine = side(["MA01", "MA04", "MA11"], ["MA13"], hand=["MA19", "MA02"], deck=["MA19"] * 3 + ["MA18"] * 3)
    match = position(mine, side(["MB07"]), "replacement")
    play(match, "swap:MA04:reserve-2")
    pass_to(match, "check-point")
    play(match, "assemble:MA19:active-3", "pass", "deploy:MA18:active-2")
    assert squad(match, 0)[:3] == ["MA01", "MA18", "MA19"]
