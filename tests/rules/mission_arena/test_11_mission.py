"""MA-11: Mission resolution."""

import pytest

from tests.kits.mission_arena import (
    at,
    discard,
    hand,
    hero,
    home_made,
    made,
    missions,
    pass_to,
    phase,
    place,
    play,
    points,
    position,
    side,
    squad,
)

ME, FOE = 0, 1
COLUMN = ["MA15", "MA16", "MA01"]  # 4, 4 and 2 mission points


def test_MA_11_1_a_defeat_accomplishes_the_activated_mission() -> None:
    match = position(side(["MA09"], ["MA11"], missions=COLUMN), side(["MB14"], missions=["MB15"]))
    assert match.view(None)["seats"][ME]["missions"][0] == {"card": "MA15", "activated": True}
    play(match, "challenge:MA09:MB14")
    assert phase(match) == "check-point"
    assert points(match, ME) == 1 + 4
    assert (hand(match, ME), missions(match, ME), discard(match, ME)) == (["MA15"], ["MA16", "MA01"], [])
    assert match.view(None)["seats"][ME]["missions"][0] == {"card": "MA16", "activated": False}
    assert (missions(match, FOE), points(match, FOE)) == (["MB15"], 0)


@pytest.mark.parametrize("worth", [0, 1, 9])
def test_MA_11_1_it_scores_what_is_printed(worth: int) -> None:
    cards = made(hero("Goal", points=worth))
    ours = side(["MA09"], ["MA11"], missions=["Goal"], points=3)
    match = home_made(cards, ours, side(["MB14"], ["MB15"]))
    play(match, "challenge:MA09:MB14")
    assert (points(match, ME), hand(match, ME)) == (3 + 1 + worth, ["Goal"])


def test_MA_11_1_both_players_know_the_card_that_was_taken() -> None:
    match = position(side(["MA09"], ["MA11"], hand=["MA02"], missions=COLUMN), side(["MB14"]))
    play(match, "challenge:MA09:MB14")
    assert match.view(FOE)["seats"][ME]["hand"] == ["MA15"]
    assert match.view(FOE)["seats"][ME]["hand_size"] == 2


def test_MA_11_1_the_card_may_be_used_at_once() -> None:
    match = position(side(["MA09"], ["MA11"], missions=["MA12"]), side(["MB14"]))
    play(match, "challenge:MA09:MB14", "wound:MA11:MA12")
    assert place(match, ME, "reserve-1")["wounds"] == ["MA11"]


def test_MA_11_1_without_a_defeat_it_is_not_accomplished() -> None:
    match = position(side(["MA01"], ["MA11"], missions=COLUMN), side([at("MB01", 1)]))
    play(match, "challenge:MA01:MB01")
    assert match.view(None)["challenges"][0]["outcome"] == "exhausted"
    assert (points(match, ME), missions(match, ME), hand(match, ME)) == (0, COLUMN, [])
    pass_to(match, "replacement", 4)
    assert (missions(match, ME), discard(match, ME)) == (["MA16", "MA01"], ["MA15"])  # MA-5.2


def test_MA_11_1_several_defeats_accomplish_one_mission() -> None:
    match = position(side(["MA09", "MA04"], ["MA11"], missions=COLUMN), side(["MB14", "MB09"], ["MB15"]))
    play(match, "challenge:MA09:MB14", "challenge:MA04:MB09", "order:MA09:MB14")
    assert (points(match, ME), missions(match, ME)) == (1 + 1 + 4, ["MA16", "MA01"])


def test_MA_11_1_one_defeat_among_other_outcomes_is_enough() -> None:
    theirs = side([at("MB01", 1), "MB14"], ["MB15"])
    match = position(side(["MA16", "MA09"], ["MA11"], missions=COLUMN), theirs)
    play(match, "challenge:MA16:MB01", "challenge:MA09:MB14", "order:MA09:MB14")
    assert [row["outcome"] for row in match.view(None)["challenges"]] == ["ineffective", "defeated"]
    assert points(match, ME) == 1 + 4


def test_MA_11_1_a_lost_wound_point_accomplishes_it() -> None:
    match = position(side(["MA09"], ["MA11"], missions=COLUMN), side([at("MB14", 1, "MB14")]))
    play(match, "challenge:MA09:MB14")
    assert (points(match, ME), squad(match, FOE)[0]) == (1 + 4, "MB14")


def test_MA_11_1_a_trap_attack_does_not_accomplish_it() -> None:
    ours = side([at("MA11", 2)], ["MA13"], missions=COLUMN)
    match = position(ours, side(["MB01"], ["MB14"]), phase="abilities")
    play(match, "activate:MA11", "challenge:MA11:MB14")
    assert (points(match, ME), missions(match, ME)) == (1, COLUMN)


def test_MA_11_1_a_win_beside_the_trap_attack_does() -> None:
    ours = side([at("MA11", 2), "MA09"], ["MA13"], missions=COLUMN)
    match = position(ours, side(["MB09"], ["MB14"]), phase="abilities")
    play(match, "activate:MA11", "challenge:MA11:MB14", "challenge:MA09:MB09", "order:MA11:MB14")
    assert (points(match, ME), missions(match, ME)) == (1 + 1 + 4, ["MA16", "MA01"])


def test_MA_11_1_a_trap_attacker_who_beats_an_active_one_does() -> None:
    ours = side([at("MA11", 2)], ["MA13"], missions=COLUMN)
    match = position(ours, side(["MB09"], ["MB14"]), phase="abilities")
    play(match, "activate:MA11", "challenge:MA11:MB09")
    assert (points(match, ME), hand(match, ME)) == (1 + 4, ["MA15"])


def test_MA_11_1_a_beaten_mission_does_not_accomplish_it() -> None:
    ours = side([at("MA08", 3)], ["MA11"], missions=COLUMN)
    theirs = side(["MB01"], missions=["MB15"], discard=["MB09"])
    match = position(ours, theirs, phase="abilities")
    play(match, "activate:MA08", "challenge:MA08:MB15:mission")
    assert (points(match, ME), missions(match, ME), missions(match, FOE)) == (0, COLUMN, ["MB09"])


def test_MA_11_1_without_a_mission_only_the_defeat_counts() -> None:
    match = position(side(["MA09"], ["MA11"]), side(["MB14"]))
    play(match, "challenge:MA09:MB14")
    assert (points(match, ME), hand(match, ME), phase(match)) == (1, [], "check-point")


def test_MA_11_1_one_that_is_not_activated_is_not_accomplished() -> None:
    ours = side(["MA09"], ["MA11"], missions=COLUMN)
    match = position(ours, side(["MB14"]), activated=False)
    play(match, "challenge:MA09:MB14")
    assert (points(match, ME), missions(match, ME)) == (1, COLUMN)
    pass_to(match, "replacement", 4)
    assert missions(match, ME) == COLUMN


def test_MA_11_1_a_defeat_by_counter_attack_accomplishes_nothing_for_the_defender() -> None:
    ours = side(["MA13", "MA18"], ["MA11"], missions=COLUMN)
    match = position(ours, side([at("MB01", 1)], missions=["MB15"]), phase="abilities")
    play(match, "activate:MB01", "challenge:MA13:MB01")
    assert (points(match, FOE), missions(match, FOE)) == (1, ["MB15"])
    assert (points(match, ME), missions(match, ME)) == (0, COLUMN)
