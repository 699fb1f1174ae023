"""MA-12: Check Point; Teams are in test_12_teams.py, the refill in test_12_refill.py."""

from itertools import permutations

import pytest

from tests.kits.mission_arena import (
    at,
    discard,
    hand,
    keys,
    missions,
    pass_to,
    phase,
    place,
    play,
    position,
    side,
    squad,
    verbs,
)
from thwack.match import Match

ME, FOE = 0, 1
PARTS = ("hand", "squads", "wound", "stack", "assemble", "deploy")
FULL = ["MA01", "MA04", "MA07"]


def part_of(key: str) -> str:
    """Which part of the Check Point a choice belongs to."""
    verb, *refs = key.split(":")
    if verb == "swap":
        return refs[2] if len(refs) == 3 else "squads"
    return verb


def in_time(order: tuple[str, ...]) -> bool:
    """MA-12.5: Whether no refill comes before a Team."""
    return "deploy" not in order or "assemble" in order[: order.index("deploy")]


def offered(match: Match) -> dict[str, str]:
    """The parts that are offered, each with its first choice."""
    found: dict[str, str] = {}
    for key in keys(match):
        found.setdefault(part_of(key), key)
    return found


def all_parts() -> Match:
    """A Check Point in which everything is possible: one place is empty."""
    ours = side(
        [at("MA01", 0, "MA02"), at("MA04", 0, "MA05"), "MA13"],
        ["MA18"],
        hand=["MA15", "MA16", "MA17", "MA09", "MA03", "MA06", "MA11", "MA19"],
    )
    full = side(["MB01", "MB06", "MB09"], ["MB14", "MB15"])
    return position(ours, full, phase="check-point")


def open_after(*done: str) -> set[str]:
    """What is offered after these parts: each of the others, the refill only after a Team (MA-12.5)."""
    return {*PARTS, "pass"} - set(done) - (set() if "assemble" in done else {"deploy"})


def test_MA_12_1_all_parts_are_offered_to_the_turn_player_alone() -> None:
    match = all_parts()
    assert (phase(match), match.actor) == ("check-point", ME)
    assert set(offered(match)) == open_after()


@pytest.mark.parametrize(("first", "second"), [pair for pair in permutations(PARTS, 2) if in_time(pair)])
def test_MA_12_1_each_part_after_each_other_part(first: str, second: str) -> None:
    match = all_parts()
    play(match, offered(match)[first])
    assert set(offered(match)) == open_after(first)
    play(match, offered(match)[second])
    assert set(offered(match)) == open_after(first, second)


@pytest.mark.parametrize("order", list(filter(in_time, permutations(PARTS)))[::29])
def test_MA_12_1_all_parts_in_any_order_and_each_once(order: tuple[str, ...]) -> None:
    match = all_parts()
    done: list[str] = []
    for part in order:
        assert set(offered(match)) == open_after(*done)
        play(match, offered(match)[part])
        done.append(part)
    assert match.view(None)["turn"] == 4  # nothing is left to do


@pytest.mark.parametrize("part", PARTS[:-1])
def test_MA_12_1_nothing_must_be_done_but_the_refill_after_a_team(part: str) -> None:
    match = all_parts()
    play(match, offered(match)[part], "pass")
    if part == "assemble":
        assert (match.actor, verbs(match)) == (ME, {"deploy"})
    else:
        assert (match.actor, match.view(None)["turn"]) == (FOE, 4)


def test_MA_12_1_in_the_next_own_turn_all_again() -> None:
    cards = ["MA15", "MA16", "MA17", "MA18"]
    ours = side(FULL, ["MA11", "MA13"], hand=["MA02", "MA03", *cards], deck=["MA15"] * 20)
    theirs = side(["MB01", "MB06", "MB09"], ["MB14", "MB15"], deck=["MB04"] * 20)
    match = position(ours, theirs, phase="check-point")
    play(match, "swap:MA01:MA11", "swap:MA01:MA15:hand", "pass")
    pass_to(match, "check-point", 5)
    assert {"hand", "squads"} <= set(offered(match))


def test_MA_12_8_then_the_turn_passes() -> None:
    theirs = side(["MB01", "MB06", "MB09"], ["MB14", "MB15"])
    match = position(side(FULL, ["MA11", "MA13"]), theirs, phase="check-point")
    play(match, "pass")
    view = match.view(None)
    assert (view["active"], view["turn"], view["phase"]) == (FOE, 4, "replacement")
    assert match.actor == FOE


def test_MA_12_8_a_check_point_without_choices_passes_by() -> None:
    theirs = side(["MB01", "MB06", "MB09"], ["MB14", "MB15"])
    match = position(side([], [], deck=[]), theirs, phase="check-point")
    assert match.view(None)["turn"] == 4


# A: swaps


def test_MA_12_2_both_swaps_are_offered_as_ma_r1_says() -> None:
    ours = side(["MA01", "MA04"], ["MA11", "MA13"], hand=["MA15"], deck=[])
    match = position(ours, side(["MB01"]), phase="check-point")
    assert [key for key in keys(match) if key.startswith("swap")] == [
        *("swap:MA01:MA11", "swap:MA01:MA13", "swap:MA04:MA11", "swap:MA04:MA13"),
        *("swap:MA11:MA15:hand", "swap:MA13:MA15:hand"),
    ]


def test_MA_R1_an_active_and_a_reserve_protagonist_change_places() -> None:
    match = position(side(FULL, ["MA11", "MA13"]), phase="check-point")
    play(match, "swap:MA04:MA13")
    assert squad(match, ME) == ["MA01", "MA13", "MA07", "MA11", "MA04"]
    assert match.view(None)["turn"] == 4  # and no second such swap


def test_MA_R1_a_reserve_protagonist_and_one_from_hand_change_places() -> None:
    match = position(side(FULL, ["MA11", "MA13"], hand=["MA15", "MA16"]), phase="check-point")
    play(match, "swap:MA11:MA16:hand")
    assert (squad(match, ME), hand(match, ME)) == (["MA01", "MA04", "MA07", "MA16", "MA13"], ["MA11", "MA15"])
    assert offered(match).keys() == {"squads", "pass"}
    assert match.view(FOE)["seats"][ME]["hand"] == ["MA11"]  # everybody saw it go there


def test_MA_R1_whoever_comes_is_seen_by_all() -> None:
    ours = side(["MA01", "MA11"], ["MA07", "MA13"], hand=["MA15", "MA16", "MA18", "MA02", "MA19"])
    match = position(ours, side(["MB01"]), phase="check-point")
    play(match, "swap:MA07:MA16:hand", "assemble:MA19:active-2", "deploy:MA15:active-3")
    play(match, "deploy:MA18:reserve-2", "wound:MA01:MA02")
    for who in (FOE, None):
        found = match.view(who)["seats"][ME]
        assert [row["card"] for row in found["active"]] == ["MA02", "MA19", "MA15"]
        assert [row["card"] for row in found["reserve"]] == ["MA16", "MA18"]
        assert not any(row["face_down"] for row in found["active"] + found["reserve"])


def test_MA_R1_active_ones_are_not_swapped_with_the_hand() -> None:
    match = position(side(FULL, ["MA11"], hand=["MA15"], deck=[]), phase="check-point")
    assert [key for key in keys(match) if part_of(key) == "hand"] == ["swap:MA11:MA15:hand"]


def test_MA_R1_an_empty_place_is_not_swapped() -> None:
    match = position(side([None, "MA04"], [None, "MA11"], deck=[]), phase="check-point")
    assert keys(match) == ["swap:MA04:MA11", "pass"]


def test_MA_R1_who_comes_from_hand_must_be_allowed_to_be_fielded() -> None:
    # no Team, nobody who is there already; but another version of the one who leaves
    ours = side(["MA01", "MA04", "MA07"], ["MA11", "MA13"], hand=["MA02", "MA19", "MA12", "MA15"])
    match = position(ours, phase="check-point")
    assert [key for key in keys(match) if part_of(key) == "hand"] == [
        *("swap:MA11:MA12:hand", "swap:MA11:MA15:hand"),
        "swap:MA13:MA15:hand",
    ]


def test_MA_H17_a_card_is_not_swapped_for_its_equal() -> None:
    match = position(side(FULL, ["MA16", "MA15"], hand=["MA16", "MA11"]), phase="check-point")
    assert [key for key in keys(match) if part_of(key) == "hand"] == [
        *("swap:MA16:MA11:hand", "swap:MA15:MA11:hand"),
    ]
    assert "wound:MA16:MA16" in keys(match)  # it has its use


def test_MA_H17_a_stack_may_go_for_a_card_equal_to_its_top() -> None:
    match = position(side(FULL, [at("MA11", 1, "MA11"), "MA15"], hand=["MA11"]), phase="check-point")
    play(match, "swap:MA11:MA11:hand")
    assert (place(match, ME, "reserve-1")["wounds"], hand(match, ME)) == ([], ["MA11", "MA11"])


def test_MA_R1_no_member_of_a_fielded_team_comes_from_hand() -> None:
    ours = side(["MA19", "MA04", "MA07"], ["MA01", "MA15"], hand=["MA11", "MA13", "MA09"])
    match = position(ours, phase="check-point")
    assert [key for key in keys(match) if part_of(key) == "hand"] == [
        *("swap:MA01:MA09:hand", "swap:MA15:MA09:hand"),
    ]


def test_MA_R1_a_team_that_leaves_lets_its_members_come() -> None:
    match = position(side(FULL, [at("MA19", 2), "MA15"], hand=["MA11"]), phase="check-point")
    assert [key for key in keys(match) if part_of(key) == "hand"] == ["swap:MA19:MA11:hand"]
    play(match, "swap:MA19:MA11:hand")
    assert (squad(match, ME)[3], hand(match, ME)) == ("MA11", ["MA19"])
    assert place(match, ME, "reserve-1")["power"] == 2


def test_MA_R2_power_points_stay_in_their_place() -> None:
    ours = side([at("MA07", 3, engaged=1), "MA01", "MA09"], [at("MA04", 1), "MA11"], hand=["MA15"])
    match = position(ours, phase="check-point")
    play(match, "swap:MA07:MA04")
    found = place(match, ME, "active-1")
    assert (found["card"], found["power"], found["engaged"]) == ("MA04", 3, 1)
    assert (place(match, ME, "reserve-1")["card"], place(match, ME, "reserve-1")["power"]) == ("MA07", 1)
    play(match, "swap:MA07:MA15:hand")
    assert (place(match, ME, "reserve-1")["card"], place(match, ME, "reserve-1")["power"]) == ("MA15", 1)
    assert hand(match, ME) == ["MA07"]


def test_MA_R2_they_are_discarded_with_the_last_card() -> None:
    theirs = side([at("MB14", 2, "MB14"), at("MB15", 2)], ["MB01"])
    match = position(side(["MA09", "MA04"], ["MA11"]), theirs)
    play(match, "challenge:MA09:MB14", "challenge:MA04:MB15", "order:MA09:MB14")
    assert place(match, FOE, "active-1")["power"] == 2  # one card of the stack is left
    assert place(match, FOE, "active-2")["power"] == 1  # 900 against 700/300: exhausted
    match = position(side(["MA09"], ["MA11"]), side([at("MB15", 2)], ["MB01"]))
    play(match, "challenge:MA09:MB15")
    assert (place(match, FOE, "active-1")["power"], len(discard(match, FOE))) == (0, 3)


def test_MA_R3_the_whole_stack_goes_to_hand() -> None:
    ours = side(FULL, [at("MA12", 2, "MA11", "MA11"), "MA13"], hand=["MA15", "MA09"])
    match = position(ours, phase="check-point")
    play(match, "swap:MA12:MA15:hand")
    found = place(match, ME, "reserve-1")
    assert (found["card"], found["wounds"], found["power"]) == ("MA15", [], 2)
    assert hand(match, ME) == ["MA09", "MA11", "MA11", "MA12"]
    assert "wound" not in verbs(match)


def test_MA_R3_a_stack_goes_as_a_whole_between_the_squads_too() -> None:
    match = position(side([at("MA01", 1, "MA02")], ["MA11"], deck=[]), phase="check-point")
    play(match, "swap:MA01:MA11")
    found = place(match, ME, "reserve-1")
    assert (found["card"], found["wounds"], found["power"]) == ("MA01", ["MA02"], 0)


# B: wounds


def test_MA_12_3_a_card_of_the_same_name_is_stacked() -> None:
    ours = side(["MA01", "MA04"], ["MA11"], hand=["MA02", "MA03", "MA12", "MA07"], deck=[])
    match = position(ours, phase="check-point")
    assert [key for key in keys(match) if key.startswith("wound")] == [
        *("wound:MA01:MA02", "wound:MA01:MA03"),
        "wound:MA11:MA12",
    ]
    play(match, "wound:MA11:MA12")
    found = place(match, ME, "reserve-1")
    assert (found["card"], found["wounds"], found["attack"]) == ("MA12", ["MA11"], 750)
    assert hand(match, ME) == ["MA02", "MA03", "MA07"]
    assert "wound" not in verbs(match)  # once


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_MA_12_3_at_most_five_wound_points(size: int) -> None:
    ours = side([at("MA01", 0, *["MA01"] * (size - 1))], ["MA11"], hand=["MA01"], deck=[])
    match = position(ours, phase="check-point")
    assert ("wound:MA01:MA01" in keys(match)) == (size < 5)
    if size < 5:
        play(match, "wound:MA01:MA01")
        assert len(place(match, ME, "active-1")["wounds"]) == size


def test_MA_12_3_power_points_do_not_limit_wounds_nor_change() -> None:
    match = position(side([at("MA01", 5)], ["MA11"], hand=["MA02"], deck=[]), phase="check-point")
    play(match, "wound:MA01:MA02")
    assert place(match, ME, "active-1")["power"] == 5


def test_MA_12_3_the_top_card_is_exchanged_with_one_below() -> None:
    ours = side(["MA04", at("MA01", 2, "MA02", "MA01", "MA03")], ["MA11"], deck=[])
    match = position(ours, phase="check-point")
    assert [key for key in keys(match) if part_of(key) == "stack"] == [
        *("swap:MA01:MA02:stack", "swap:MA01:MA03:stack"),
    ]
    play(match, "swap:MA01:MA03:stack")
    found = place(match, ME, "active-2")
    assert (found["card"], found["wounds"], found["power"]) == ("MA03", ["MA02", "MA01", "MA01"], 2)
    assert (found["attack"], found["defence"], found["resistance"]) == (900, 850, 400)
    assert "stack" not in offered(match)  # MA-H8: once


def test_MA_12_3_the_exchange_is_no_assignment() -> None:
    ours = side([at("MA01", 0, "MA02")], [at("MA11", 0, "MA12")], hand=["MA03"], deck=[])
    match = position(ours, phase="check-point")
    play(match, "swap:MA01:MA02:stack", "wound:MA02:MA03")
    found = place(match, ME, "active-1")
    assert (found["card"], found["wounds"]) == ("MA03", ["MA02", "MA01"])
    other = position(ours, phase="check-point")
    play(other, "wound:MA01:MA03", "swap:MA03:MA01:stack")
    assert place(other, ME, "active-1")["card"] == "MA01"


def test_MA_12_3_in_reserve_too_and_in_a_stack_of_equals_there_is_nothing_to_exchange() -> None:
    ours = side([at("MA01", 0, "MA01")], [at("MA11", 0, "MA12")], deck=[])
    match = position(ours, phase="check-point")
    assert keys(match) == ["swap:MA01:MA11", "swap:MA11:MA12:stack", "pass"]


def test_MA_R4_wounds_go_on_top_and_power_points_are_apart() -> None:
    match = position(side([at("MA01", 2)], ["MA11"], hand=["MA03"], deck=[]), phase="check-point")
    play(match, "wound:MA01:MA03")
    found = place(match, ME, "active-1")
    assert (found["card"], found["wounds"], found["power"]) == ("MA03", ["MA01"], 2)


def test_MA_0_5_a_copy_among_the_missions_does_not_stand_in_the_way() -> None:
    ours = side([None, "MA11"], ["MA13"], hand=["MA07", "MA08", "MA19"], missions=["MA07"], deck=[])
    match = position(ours, phase="check-point")
    play(match, "assemble:MA19:active-2", "deploy:MA07:active-1", "wound:MA07:MA08")
    found = place(match, ME, "active-1")
    assert (found["card"], found["wounds"], missions(match, ME)) == ("MA08", ["MA07"], ["MA07"])


def test_MA_R62_there_is_no_hand_limit() -> None:
    many = ["MA15", "MA16", "MA17", "MA18"] * 8
    ours = side(FULL, ["MA11", "MA13"], hand=many)
    theirs = side(["MB01", "MB06", "MB09"], ["MB14", "MB15"])
    match = position(ours, theirs, phase="check-point")
    play(match, "pass")
    assert match.view(None)["turn"] == 4
    assert (len(hand(match, ME)), discard(match, ME)) == (32, [])
