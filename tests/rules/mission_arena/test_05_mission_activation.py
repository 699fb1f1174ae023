"""MA-5: Mission activation."""

from typing import Any

import pytest

import thwack
from tests.kits.mission_arena import (
    at,
    discard,
    hand,
    keys,
    missions,
    pass_to,
    phase,
    play,
    points,
    position,
    seat_view,
    side,
)
from thwack import Match

Json = Any
FIVE = (["MA09", "MA15", "MA16"], ["MA11", "MA13"])


def activated(match: Match, number: int) -> list[bool]:
    """Which missions of a column are activated."""
    return [row["activated"] for row in seat_view(match, number)["missions"]]


# MA-5.1


@pytest.mark.parametrize("active", [0, 1])
def test_MA_5_1_the_first_mission_of_the_turn_player(active: int) -> None:
    mine, theirs = side(*FIVE, missions=["MA16", "MA04"]), side(["MB07"], missions=["MB15", "MB01"])
    match = position(mine, theirs, "mission", active=active)
    assert activated(match, active) == [True, False]
    assert activated(match, 1 - active) == [False, False]
    for viewer in (0, 1, None):
        assert match.view(viewer)["seats"][active]["missions"][0]["activated"]


def test_MA_5_1_not_in_the_first_turn_of_the_starting_player() -> None:
    for turn, expected in ((1, False), (2, True)):
        match = position(side(*FIVE, missions=["MA16", "MA04"]), side(["MB07"]), "power-up", turn=turn)
        pass_to(match, "check-point")
        assert match.view(None)["turn"] == turn
        assert activated(match, 0) == [expected, False]


def test_MA_5_1_before_it_nothing_is() -> None:
    match = position(side(*FIVE, missions=["MA16", "MA04"]), side(["MB07"]), "power-up")
    assert activated(match, 0) == [False, False]


def test_MA_5_1_without_missions_the_turn_goes_on() -> None:
    match = position(side(*FIVE), side(["MB14"]), "mission")
    assert phase(match) == "challenge"
    play(match, "challenge:MA09:MB14")
    assert (points(match, 0), hand(match, 0)) == (1, [])


# MA-5.2


@pytest.mark.parametrize(("target", "won"), [("MB14", True), ("MB07", False)])
def test_MA_5_2_discarded_at_the_end_of_the_turn(target: str, won: bool) -> None:
    match = position(side(*FIVE, missions=["MA18", "MA04"]), side([at(target, 1), "MB15"]), "mission")
    play(match, f"challenge:MA09:{target}", "pass")
    assert phase(match) == "check-point"
    assert missions(match, 0) == (["MA04"] if won else ["MA18", "MA04"])  # still there until the end
    assert discard(match, 0) == []
    play(match, "pass")
    pass_to(match, "power-up", turn=4)
    assert missions(match, 0) == ["MA04"]
    assert discard(match, 0) == ([] if won else ["MA18"])
    assert (hand(match, 0), points(match, 0)) == ((["MA18"], 4) if won else ([], 0))


def test_MA_5_2_only_the_activated_one() -> None:
    mine, theirs = side(*FIVE, missions=["MA18", "MA04"]), side(["MB07"], ["MB14"], missions=["MB15"])
    match = position(mine, theirs, "mission")
    pass_to(match, "power-up", turn=4)
    assert (missions(match, 0), missions(match, 1)) == (["MA04"], ["MB15"])


def test_MA_5_2_a_win_of_another_turn_does_not_count() -> None:
    mine = side(*FIVE, missions=["MA18", "MA04", "MA01"])
    theirs = side(["MB14"], ["MB06", "MB04"], missions=["MB15", "MB01"], deck=["MB07", "MB09"] * 9)
    match = position(mine, theirs, "mission")
    play(match, "challenge:MA09:MB14")
    assert points(match, 0) == 1 + 3
    pass_to(match, "power-up", turn=6)  # nobody challenged in turns 4 and 5
    assert (points(match, 0), missions(match, 0)) == (4, ["MA01"])
    assert (points(match, 1), missions(match, 1)) == (0, ["MB01"])
    assert "MA04" in discard(match, 0)


def test_MA_5_2_none_in_the_first_turn() -> None:
    mine = side(*FIVE, missions=["MA18", "MA04"])
    match = position(mine, side(["MB07"], ["MB14"]), "power-up", turn=1)
    pass_to(match, "power-up", turn=2)
    assert missions(match, 0) == ["MA18", "MA04"]


# MA-R6


def test_MA_R6_from_the_top_in_the_order_of_the_column() -> None:
    match = thwack.new("mission_arena", seed=8, first=1)
    columns = [missions(match, number) for number in (0, 1)]
    seen: list[list[str]] = [[], []]
    while match.actor is not None:
        for number in (0, 1):
            row = seat_view(match, number)["missions"]
            assert not any(one["activated"] for one in row[1:])
            if row and row[0]["activated"] and len(seen[number]) == 5 - len(row):
                seen[number].append(row[0]["card"])
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])
    assert seen == columns


def test_MA_R6_new_mission_puts_the_card_into_the_same_place() -> None:
    mine = side([at("MA15", 2), "MA09"], ["MA11"], hand=["MA04"], missions=["MA18", "MA01", "MA16"])
    match = position(mine, side(["MB07"]), "abilities")
    play(match, "activate:MA15", "choose:mission-2:MA04")
    assert missions(match, 0) == ["MA18", "MA04", "MA16"]


def test_MA_R6_so_does_attack_mission() -> None:
    mine = side([at("MA08", 3)], ["MA11"])
    theirs = side(["MB07"], missions=["MB15", "MB01", "MB06"], discard=["MB09"])
    match = position(mine, theirs, "abilities")
    play(match, "activate:MA08", "challenge:MA08:MB15:mission")
    assert missions(match, 1) == ["MB09", "MB01", "MB06"]


# MA-R11


def test_MA_R11_at_most_one_mission_a_turn() -> None:
    mine = side(["MA09", "MA07", "MA04"], ["MA11"], missions=["MA18", "MA16", "MA15"])
    match = position(mine, side(["MB14", "MB15", "MB09"]), "mission")
    play(match, "challenge:MA09:MB14", "challenge:MA07:MB15", "challenge:MA04:MB09")
    play(match, "order:MA09:MB14")
    assert (points(match, 0), missions(match, 0)) == (1, ["MA18", "MA16", "MA15"])  # not yet
    play(match, "order:MA07:MB15")
    assert points(match, 0) == 3 + 3  # three defeats, and the mission of this turn
    assert (missions(match, 0), hand(match, 0)) == (["MA16", "MA15"], ["MA18"])


# MA-R66


def test_MA_R66_it_cannot_be_declined() -> None:
    mine = side(*FIVE, missions=["MA16", "MA04"], deck=["MA18"] * 3)
    match = position(mine, side(["MB07"]), "power-up")
    seen = []
    while phase(match) != "challenge":
        seen.append(phase(match))
        play(match, "power:MA09" if phase(match) == "power-up" else "pass")
    assert "mission" not in seen  # nobody is asked
    assert activated(match, 0) == [True, False]
