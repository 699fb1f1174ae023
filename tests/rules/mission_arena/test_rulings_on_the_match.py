"""MA-R7, MA-R8, MA-R60 to MA-R63, MA-R65: How long a match lasts, what a turn has, and Teams that leave."""

import pytest

import thwack
from tests.kits.mission_arena import (
    at,
    avenger,
    hand,
    home_made,
    keys,
    pass_to,
    phase,
    place,
    play,
    points,
    position,
    seat_view,
    side,
    squad,
    verbs,
)
from thwack import Match


def ended(match: Match) -> tuple[tuple[int, ...], str] | None:
    """Who has won, and how."""
    return None if match.result is None else (match.result.winners, match.result.reason)


def step(match: Match) -> None:
    """Pass, or take the first choice where nobody may pass."""
    play(match, "pass" if "pass" in keys(match) else keys(match)[0])


# MA-R7


@pytest.mark.parametrize("first", [0, 1])
def test_MA_R7_five_turns_with_challenges_each(first: int) -> None:
    match = thwack.new("mission_arena", seed=11, first=first)
    turns: dict[int, int] = {}
    fought: set[int] = set()
    while match.actor is not None:
        view = match.view(None)
        turns[view["turn"]] = view["active"]
        if view["phase"] == "challenge":
            fought.add(view["turn"])
        step(match)
    del turns[0]  # the set-up
    assert list(turns) == list(range(1, 12))
    assert [sum(seat == who for seat in turns.values()) for who in (first, 1 - first)] == [6, 5]
    assert fought == set(range(2, 12))
    assert match.result is not None
    assert match.result.reason == "mission complete"


@pytest.mark.parametrize(("turn", "over"), [(9, False), (10, False), (11, True)])
def test_MA_R7_not_before_the_eleventh_turn(turn: int, over: bool) -> None:
    mine = side(["MA01", "MA15", "MA16"], ["MA11", "MA13"], points=7)
    match = position(mine, side(["MB07", "MB15"], ["MB14"]), "check-point", turn=turn)
    play(match, "pass")
    assert ended(match) == (((0,), "mission complete") if over else None)


# MA-R8


@pytest.mark.parametrize("equal", [0, 6])
def test_MA_R8_equal_points_are_a_draw(equal: int) -> None:
    mine = side(["MA01", "MA15", "MA16"], ["MA11", "MA13"], points=equal)
    match = position(mine, side(["MB07"], points=equal), "check-point", turn=11)
    play(match, "pass")
    assert ended(match) == ((), "mission complete")
    assert match.view(None)["result"] == {"winners": [], "reason": "mission complete"}
    assert match.result is not None
    assert match.result.scores == {0: equal, 1: equal}


# MA-R60


def test_MA_R60_members_of_a_defeated_team_come_back() -> None:
    titan = avenger("HM01", "thanos", attack=1400)
    mine = side([at("MA19", 1), "MA15", "MA16"], ["MA17"], hand=["MA11", "MA04"])
    match = home_made(titan, mine, side(["HM01"], ["MB14"]), active=1)
    play(match, "challenge:HM01:MA19")
    pass_to(match, "replacement", turn=4)
    assert squad(match, 0) == ["MA17", "MA15", "MA16", None, None]
    assert set(keys(match)) == {"deploy:MA11:reserve-1", "deploy:MA04:reserve-1"}


def test_MA_R60_not_if_it_was_only_exhausted() -> None:
    titan = avenger("HM01", "thanos", attack=1200)
    mine = side([at("MA19", 1), "MA15", "MA16"], ["MA17"], hand=["MA11", "MA04"])
    match = home_made(titan, mine, side(["HM01"], ["MB14"]), active=1)
    play(match, "challenge:HM01:MA19")
    pass_to(match, "replacement", turn=4)
    play(match, "deploy:MA04:reserve-2")
    assert squad(match, 0) == ["MA19", "MA15", "MA16", "MA17", "MA04"]
    assert "MA11" in hand(match, 0)


def test_MA_R60_while_it_is_there_they_do_not() -> None:
    mine = side([at("MA19", 1), "MA15", "MA16"], ["MA17"], hand=["MA11", "MA13"])
    match = position(mine, side(["MB07"]), "replacement")
    assert squad(match, 0)[4] is None
    assert "deploy" not in verbs(match)


def test_MA_R60_with_a_wound_point_left_the_team_is_still_there() -> None:
    titan = avenger("HM01", "thanos", attack=1400)
    mine = side([at("MA19", 0, "MA19"), "MA15", "MA16"], ["MA17"], hand=["MA11", "MA13"])
    match = home_made(titan, mine, side(["HM01"], ["MB14"]), active=1)
    play(match, "challenge:HM01:MA19")
    assert points(match, 1) == 1
    pass_to(match, "power-up", turn=4)
    assert squad(match, 0)[0] == "MA19"
    assert {"MA11", "MA13"} <= set(hand(match, 0))


# MA-R61

TEAM = '[protagonists]\nteam-made = { it = "Team Made" }\n' + avenger(
    "HM01", "team-made", attack=2000, nemesis="thanos", members=["hulk", "hawkeye"]
)


@pytest.mark.parametrize(("team", "fate"), [("HM01", True), ("MA20", False), ("MA22", False)])
def test_MA_R61_a_team_has_the_nemesis_on_its_own_card(team: str, fate: bool) -> None:
    """Iron Man, whose nemesis is Thanos, is part of the other two, and his card lies under them."""
    match = home_made(TEAM, side([at(team, ["MA05"])], ["MA15"]), side(["MB07"]))
    play(match, f"challenge:{team}:MB07")
    assert points(match, 0) == 1
    assert ended(match) == (((0,), "battle of fate") if fate else None)


@pytest.mark.parametrize("nemesis", ["loki", "team-thanos-nebula-loki"])
def test_MA_R61_a_defeated_team_never_ends_the_game(nemesis: str) -> None:
    thor = avenger("HM01", "thor", attack=2000, nemesis=nemesis)
    match = home_made(thor, side(["HM01"], ["MA15"]), side([at("MB18", 1)]))
    play(match, "challenge:HM01:MB18")
    assert points(match, 0) == 1
    assert place(match, 1, "active-1")["card"] is None
    assert ended(match) is None


# MA-R62


def test_MA_R62_no_limit_of_cards_in_hand() -> None:
    many = ["MA04"] * 20 + ["MA19"] * 20
    mine = side(["MA01", "MA15", "MA16"], ["MA11", "MA17"], hand=many)
    match = position(mine, side(["MB07"], ["MB14"]), "check-point")
    pass_to(match, "power-up", turn=4)
    assert hand(match, 0) == many
    pass_to(match, "power-up", turn=5)
    assert len(hand(match, 0)) == 42


# MA-R63


@pytest.mark.parametrize("first", [0, 1])
def test_MA_R63_phases_of_the_first_turn(first: int) -> None:
    mine = side([at("MA04", 1), "MA15", "MA16"], ["MA11", "MA13"], hand=["MA05"], missions=["MA18"])
    theirs = side([at("MA10", 1), "MB15", "MB14"], ["MB06", "MB04"], hand=["MA09"], missions=["MB01"])
    match = position(mine, theirs, "cool-down", active=first, turn=1)
    seen: dict[int, list[str]] = {1: [], 2: []}
    while (turn := match.view(None)["turn"]) < 3:
        if phase(match) not in seen[turn]:
            seen[turn].append(phase(match))
        fights = [key for key in keys(match) if key.startswith("challenge:")]
        play(match, fights[0]) if fights else step(match)
    assert seen[1] == ["replacement", "power-up", "abilities", "check-point"]
    assert seen[2][:5] == ["replacement", "power-up", "abilities", "challenge", "boost"]
    view = match.view(None)["seats"]
    assert [len(row["missions"]) for row in (view[first], view[1 - first])] == [1, 0]


# MA-R65


def test_MA_R65_power_points_without_abilities() -> None:
    mine = side([at("MA11", 2), at("MA01", 2)], ["MA13"], hand=["MA15", "MA16"])
    theirs = side([at("MB01", 1), at("MB15", 1)], ["MB14"], hand=["MB13"])
    match = position(mine, theirs, "abilities", abilities=False)
    assert phase(match) == "challenge"
    assert not any("MB14" in key for key in keys(match))  # no Trap Attack
    play(match, "challenge:MA01:MB01", "pass")
    assert keys(match) == ["boost:MA01:MA15", "boost:MA01:MA16", "pass"]
    play(match, "boost:MA01:MA15", "boost:MA01:MA16")
    assert (match.actor, keys(match)) == (1, ["boost:MB01:MB13", "pass"])
    play(match, "boost:MB01:MB13")
    row = match.view(None)["challenges"][0]
    assert (row["attack"], row["defence"], row["outcome"]) == (1050, 900, "exhausted")
    assert (place(match, 1, "active-1")["power"], squad(match, 1)[0]) == (0, "MB01")
    assert seat_view(match, 0)["points"] == 0
