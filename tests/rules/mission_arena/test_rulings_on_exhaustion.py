"""MA-R13 to MA-R15: Which power point exhaustion takes, and what it leaves."""

import pytest

from tests.kits.mission_arena import (
    at,
    avenger,
    discard,
    home_made,
    keys,
    missions,
    pass_to,
    place,
    play,
    points,
    position,
    side,
)
from thwack import Match


def outcome(match: Match) -> str:
    """How the first challenge of this turn ended."""
    return str(match.view(None)["challenges"][0]["outcome"])


# MA-R13


@pytest.mark.parametrize(("answer", "lost"), [("choose:unknown", "MB12"), ("choose:unknown:engaged", "MB03")])
def test_MA_R13_the_owner_chooses(answer: str, lost: str) -> None:
    theirs = side([at("MB09", ["MB12", "MB03"], engaged=1), "MB15"])
    match = position(side(["MA01"], ["MA11"]), theirs)
    play(match, "challenge:MA01:MB09")
    assert (match.actor, keys(match)) == (1, ["choose:unknown", "choose:unknown:engaged"])
    play(match, answer)
    assert discard(match, 1) == [lost]
    nebula = place(match, 1, "active-1")
    assert (nebula["card"], nebula["power"]) == ("MB09", 1)
    assert nebula["engaged"] == (0 if lost == "MB03" else 1)


def test_MA_R13_also_the_turn_player_after_a_counter_attack() -> None:
    thor = at("MA07", ["MA02", "MA03"], engaged=1)
    match = position(side([thor, "MA15"], ["MA11"]), side([at("MB01", 1)]), "abilities")
    play(match, "activate:MB01", "challenge:MA07:MB01")
    assert (match.actor, keys(match)) == (0, ["choose:unknown", "choose:unknown:engaged"])
    play(match, "choose:unknown:engaged")
    assert discard(match, 0) == ["MA03"]


# MA-R14


def test_MA_R14_the_ability_stays_active() -> None:
    theirs = side([at("MB03", 1, "MB01"), "MB15"], ["MB14"])
    match = position(side(["MA10", "MA15"], ["MA11"]), theirs, "abilities")
    play(match, "activate:MB03")
    assert place(match, 1, "active-1")["defence"] == 900 + 2 * 100
    play(match, "challenge:MA10:MB03", "pass")
    assert outcome(match) == "exhausted"
    spider = place(match, 1, "active-1")
    assert (spider["power"], spider["engaged"], spider["defence"]) == (0, 0, 1100)
    assert spider["marks"] == ["bonus_defence"]
    pass_to(match, "power-up", turn=4)  # after its own Cool Down
    spider = place(match, 1, "active-1")
    assert (spider["defence"], spider["marks"]) == (900, [])


def test_MA_R14_and_does_what_it_does() -> None:
    """Counter Attack was paid with the power point that the same clash takes."""
    mine = side([at("MA07", 1)], ["MA11"])
    match = position(mine, side([at("MB01", 1)]), "abilities")
    play(match, "activate:MB01", "challenge:MA07:MB01")
    assert (outcome(match), place(match, 0, "active-1")["power"]) == ("exhausted", 0)


# MA-R15


@pytest.mark.parametrize("wounds", [2, 3])
def test_MA_R15_without_power_points_a_wound_point_is_lost(wounds: int) -> None:
    theirs = side([at("MB09", 0, *["MB10"] * (wounds - 1)), "MB15"])
    match = position(side(["MA01"], ["MA11"], missions=["MA16"]), theirs)
    play(match, "challenge:MA01:MB09")  # 850 against 700 and 350
    assert outcome(match) == "defeated"
    nebula = place(match, 1, "active-1")
    assert (nebula["card"], nebula["wounds"]) == ("MB10", ["MB10"] * (wounds - 2))
    assert discard(match, 1) == ["MB09"]
    assert (points(match, 0), missions(match, 0)) == (1 + 4, [])  # a defeat in full


def test_MA_R15_with_one_the_stack_stays() -> None:
    match = position(side(["MA01"], ["MA11"], missions=["MA16"]), side([at("MB09", 1, "MB10"), "MB15"]))
    play(match, "challenge:MA01:MB09")
    nebula = place(match, 1, "active-1")
    assert (outcome(match), nebula["card"], nebula["wounds"]) == ("exhausted", "MB09", ["MB10"])
    assert (nebula["power"], points(match, 0), missions(match, 0)) == (0, 0, ["MA16"])


def test_MA_R15_and_a_nemesis_is_beaten() -> None:
    thor = avenger("HM01", "thor", attack=750, nemesis="loki")
    match = home_made(thor, side(["HM01"], ["MA11"]), side([at("MB11", 0, "MB12")]))
    play(match, "challenge:HM01:MB11")
    assert match.result is not None
    assert match.result.reason == "battle of fate"
