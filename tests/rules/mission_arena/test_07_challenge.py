"""MA-7: Challenge."""

import pytest

from tests.kits.mission_arena import (
    at,
    discard,
    hand,
    hero,
    home_made,
    keys,
    made,
    pass_to,
    phase,
    place,
    play,
    position,
    side,
    sums,
    verbs,
)

ME, FOE = 0, 1
THREE = ["MA01", "MA07", "MA04"]  # Captain America, Thor, Iron Man
COURT = ["MB09", "MB07", "MB11"]  # Nebula, Thanos, Loki


def everyone(ours: list[str], theirs: list[str]) -> list[str]:
    """All challenges between these and those."""
    return [f"challenge:{one}:{other}" for one in ours for other in theirs]


def test_MA_7_1_no_challenges_in_the_first_turn_of_the_starting_player() -> None:
    match = position(side(THREE, ["MA11"]), side(COURT, ["MB14"]), phase="replacement", turn=1)
    seen = set()
    while match.view(None)["turn"] == 1:
        seen |= verbs(match)
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])
    assert seen == {"swap", "power", "pass"}
    pass_to(match, "challenge")
    assert (match.view(None)["turn"], match.actor) == (2, FOE)
    assert keys(match) == [*everyone(COURT, THREE), "pass"]


def test_MA_7_2_only_active_protagonists_challenge_and_are_challenged() -> None:
    match = position(side(THREE, ["MA11", "MA13"]), side(COURT, ["MB14", "MB15"]))
    assert match.actor == ME
    assert keys(match) == [*everyone(THREE, COURT), "pass"]


def test_MA_7_2_nobody_challenges_twice_and_nobody_is_challenged_twice() -> None:
    match = position(side(THREE, ["MA11"], hand=["MA15"]), side(COURT))
    play(match, "challenge:MA07:MB11")
    assert keys(match) == [*everyone(["MA01", "MA04"], ["MB09", "MB07"]), "pass"]
    play(match, "challenge:MA01:MB07")
    assert keys(match) == ["challenge:MA04:MB09", "pass"]
    play(match, "challenge:MA04:MB09")
    rows = match.view(None)["challenges"]
    assert [(row["challenger"], row["partner"], row["target"], row["where"]) for row in rows] == [
        ("MA07", None, "MB11", "active"),
        ("MA01", None, "MB07", "active"),
        ("MA04", None, "MB09", "active"),
    ]
    assert [(row["from"], row["to"]) for row in rows] == [
        ("active-2", "active-3"),
        ("active-1", "active-2"),
        ("active-3", "active-1"),
    ]
    assert phase(match) == "resolution"


def test_MA_7_2_the_second_seat_challenges_the_first() -> None:
    match = position(side(["MA01", None, "MA04"], ["MA11"]), side([None, "MB07"], ["MB14"]), active=FOE)
    assert match.actor == FOE
    assert keys(match) == ["challenge:MB07:MA01", "challenge:MB07:MA04", "pass"]


def test_MA_7_2_empty_places_neither_challenge_nor_are_challenged() -> None:
    match = position(side([None, "MA07"], ["MA11"]), side([at(None, 2), None, "MB11"], ["MB14"]))
    assert keys(match) == ["challenge:MA07:MB11", "pass"]


@pytest.mark.parametrize(("ours", "theirs"), [([], COURT), (THREE, []), ([], [])])
def test_MA_7_2_without_two_sides_there_is_no_challenge(ours: list[str], theirs: list[str]) -> None:
    reserve = ["MA11", "MA13"]
    match = position(side(ours, reserve, hand=["MA12"]), side(theirs, ["MB14"]))
    assert (phase(match), match.actor) == ("check-point", ME)


def test_MA_7_2_whoever_was_called_to_duty_does_not_challenge() -> None:
    deck = ["MA01", "MA15", "MA16", "MA17", "MA18"]
    match = position(side(THREE, deck=deck), side(COURT), phase="duty-call", abilities=False)
    pass_to(match, "challenge")
    assert keys(match) == [*everyone(["MA07", "MA04"], COURT), "pass"]


# What abilities change


def test_MA_7_2_trap_attack_adds_the_opposing_reserve_for_one_protagonist() -> None:
    ours, theirs = side([at("MA11", 2), "MA01"], ["MA13"]), side(["MB07"], ["MB14", "MB15"])
    match = position(ours, theirs, phase="abilities")
    play(match, "activate:MA11")
    assert phase(match) == "challenge"
    assert keys(match) == [
        "challenge:MA11:MB07",
        "challenge:MA11:MB14",
        "challenge:MA11:MB15",
        "challenge:MA01:MB07",
        "pass",
    ]
    play(match, "challenge:MA11:MB15")
    assert keys(match) == ["challenge:MA01:MB07", "pass"]
    row = match.view(None)["challenges"][0]
    assert (row["target"], row["where"], row["to"]) == ("MB15", "reserve", "reserve-2")


def test_MA_7_2_trap_attack_passes_over_an_empty_reserve_place() -> None:
    match = position(side([at("MA11", 2)], ["MA13"]), side(["MB07"], [None, "MB14"]), phase="abilities")
    play(match, "activate:MA11")
    assert keys(match) == ["challenge:MA11:MB07", "challenge:MA11:MB14", "pass"]


def test_MA_7_2_attack_mission_adds_the_first_opposing_mission() -> None:
    ours = side([at("MA08", 3), "MA01"], ["MA13"], missions=["MA15"])
    match = position(ours, side(["MB07"], missions=["MB15", "MB14"]), phase="abilities")
    play(match, "activate:MA08")
    assert keys(match) == [
        "challenge:MA08:MB07",
        "challenge:MA08:MB15:mission",
        "challenge:MA01:MB07",
        "pass",
    ]
    play(match, "challenge:MA08:MB15:mission")
    assert keys(match) == ["challenge:MA01:MB07", "pass"]
    row = match.view(None)["challenges"][0]
    assert (row["target"], row["where"], row["to"]) == ("MB15", "mission", "mission-1")


def test_MA_7_2_the_second_seat_traps_and_attacks_missions_of_the_first() -> None:
    ours = side(["MA01"], ["MA13"], missions=["MA15"])
    match = position(ours, side([at("MB09", 2), at("MB08", 3)]), phase="abilities", active=FOE)
    play(match, "activate:MB09", "activate:MB08")
    assert keys(match) == [
        "challenge:MB09:MA01",
        "challenge:MB09:MA13",
        "challenge:MB08:MA01",
        "challenge:MB08:MA15:mission",
        "pass",
    ]


def test_MA_H5_trap_attack_and_attack_mission_may_still_go_against_an_active_one() -> None:
    ours = side([at("MA11", 2), at("MA08", 3)], ["MA13"])
    theirs = side(["MB07", "MB09"], ["MB14"], missions=["MB15"])
    match = position(ours, theirs, phase="abilities")
    play(match, "activate:MA11", "activate:MA08", "challenge:MA11:MB07", "challenge:MA08:MB09")
    assert [row["where"] for row in match.view(None)["challenges"]] == ["active", "active"]


def test_MA_H5_they_may_launch_nothing_at_all() -> None:
    ours = side([at("MA11", 2)], ["MA13"], missions=["MA15"])
    match = position(ours, side(["MB07"], ["MB14"]), phase="abilities")
    play(match, "activate:MA11", "pass")
    assert (phase(match), match.view(None)["challenges"]) == ("check-point", [])


# How many


def test_MA_R31_there_need_not_be_a_challenge() -> None:
    ours = side([at("MA01", 1)], ["MA13"], hand=["MA01"], missions=["MA15", "MA16"])
    match = position(ours, side([at("MB07", 1)], hand=["MB07"]))
    play(match, "pass")
    assert phase(match) == "check-point"  # nothing to boost, to hit with or to resolve
    assert (discard(match, ME), hand(match, ME)) == ([], ["MA01"])
    assert match.view(None)["challenges"] == []
    pass_to(match, "replacement", 4)
    assert discard(match, ME) == ["MA15"]  # MA-5.2


def test_MA_R31_one_of_three_is_enough() -> None:
    match = position(side(THREE, ["MA11"]), side(COURT))
    play(match, "challenge:MA04:MB11", "pass")
    assert phase(match) == "check-point"
    assert [row["outcome"] for row in match.view(None)["challenges"]] == ["defeated"]


def test_MA_R32_two_do_not_challenge_the_same_target() -> None:
    match = position(side(["MA07", "MA04"], ["MA11"]), side(["MB11", "MB09"]))
    play(match, "challenge:MA04:MB11")
    assert keys(match) == ["challenge:MA07:MB09", "pass"]


def test_MA_R32_nor_the_same_one_in_reserve() -> None:
    ours = side([at("MA11", 2), at("MB09", 2)], ["MA13"])
    match = position(ours, side(["MB07"], ["MB14"]), phase="abilities")
    play(match, "activate:MA11", "activate:MB09", "challenge:MA11:MB14")
    assert keys(match) == ["challenge:MB09:MB07", "pass"]


def test_MA_R32_nor_the_same_mission() -> None:
    ours = side([at("MA08", 3), at("MB08", 3)], ["MA13"])
    match = position(ours, side(["MB09"], missions=["MB15", "MB14"]), phase="abilities")
    play(match, "activate:MA08", "activate:MB08", "challenge:MA08:MB15:mission")
    assert keys(match) == ["challenge:MB08:MB09", "pass"]


def test_MA_R32_group_attack_makes_it_two_against_one() -> None:
    match = position(side([at("MA01", 2), "MA04"], ["MA11"]), side(["MB01", "MB09"]), phase="abilities")
    play(match, "activate:MA01", "challenge:MA01:MB01", "choose:MA04")
    row = match.view(None)["challenges"][0]
    assert (row["challenger"], row["partner"], row["target"]) == ("MA01", "MA04", "MB01")
    assert row["partner_from"] == "active-2"


# The partner of a Group Attack


def test_MA_6_10_the_partner_is_another_free_active_one_of_the_same_affiliation() -> None:
    ours = side([at("MA01", 2), "MA15", "MA07"], ["MA13"])
    match = position(ours, side(["MB01", "MB09", "MB07"]), phase="abilities")
    play(match, "activate:MA01", "challenge:MA01:MB01")
    assert keys(match) == ["choose:MA07", "pass"]  # not Grey Broker (Unaligned), not Hawkeye (Reserve)
    play(match, "choose:MA07")
    assert keys(match) == ["challenge:MA15:MB09", "challenge:MA15:MB07", "pass"]
    assert sums(match) == (1850, 850, 350)


def test_MA_6_10_whoever_launched_a_challenge_is_no_partner() -> None:
    ours = side([at("MA01", 2), "MA04", "MA07"], ["MA13"])
    match = position(ours, side(["MB01", "MB09", "MB14"]), phase="abilities")
    play(match, "activate:MA01", "challenge:MA07:MB09", "challenge:MA01:MB01")
    assert keys(match) == ["choose:MA04", "pass"]


def test_MA_6_10_without_a_partner_it_goes_alone_unasked() -> None:
    match = position(side([at("MA01", 2), "MA15"], ["MA13"]), side(["MB01", "MB09"]), phase="abilities")
    play(match, "activate:MA01", "challenge:MA01:MB01")
    assert keys(match) == ["challenge:MA15:MB09", "pass"]
    assert match.view(None)["challenges"][0]["partner"] is None


def test_MA_6_10_the_partner_may_be_left_out_and_then_challenges() -> None:
    match = position(side([at("MA01", 2), "MA04"], ["MA13"]), side(["MB01", "MB09"]), phase="abilities")
    play(match, "activate:MA01", "challenge:MA01:MB01", "pass")
    assert keys(match) == ["challenge:MA04:MB09", "pass"]
    assert sums(match) == (850, 850, 350)


def test_MA_6_10_only_the_launchers_ability_brings_a_partner() -> None:
    match = position(side([at("MA01", 2), "MA04"], ["MA13"]), side(["MB01", "MB09"]), phase="abilities")
    play(match, "activate:MA01", "challenge:MA04:MB09")
    assert keys(match) == ["challenge:MA01:MB01", "pass"]
    play(match, "challenge:MA01:MB01")
    assert [row["partner"] for row in match.view(None)["challenges"]] == [None, None]


@pytest.mark.parametrize("mine", ["good", "neutral", "evil"])
@pytest.mark.parametrize("other", ["good", "neutral", "evil"])
def test_MA_0_4_good_and_evil_never_attack_together(mine: str, other: str) -> None:
    cards = made(hero("Chief", alignment=mine, ability="group_attack"), hero("Mate", alignment=other))
    theirs = side(["MB01", "MB09"])
    match = home_made(cards, side([at("Chief", 2), "Mate"], ["MA13"]), theirs, phase="abilities")
    play(match, "activate:Chief", "challenge:Chief:MB01")
    asked = keys(match) == ["choose:Mate", "pass"]
    assert asked == ({mine, other} != {"good", "evil"})


def test_MA_0_4_good_and_evil_stand_in_the_same_squads() -> None:
    match = position(side(["MA01", "MA17"], ["MA18"]), side(["MB01", "MB07"]))
    assert keys(match)[:-1] == everyone(["MA01", "MA17"], ["MB01", "MB07"])


def test_MA_R16_whoever_was_called_to_duty_is_no_partner() -> None:
    deck = ["MA04", "MA15", "MA16", "MA18", "MA15"]
    ours = side([at("MA01", 2), "MA04", "MA07"], ["MA13", "MA18"], deck=deck)
    match = position(ours, side(["MB01", "MB09", "MB14"], ["MB15"]), phase="duty-call")
    pass_to(match, "abilities")
    assert place(match, ME, "active-2")["barred"]
    play(match, "activate:MA01")
    pass_to(match, "challenge")
    play(match, "challenge:MA01:MB01")
    assert keys(match) == ["choose:MA07", "pass"]
