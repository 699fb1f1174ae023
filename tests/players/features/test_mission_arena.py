"""What the evaluation of Mission Arena counts: each feature moves the right way."""

import random
from typing import Any

import pytest

import thwack
from tests.kits.mission_arena import at, play, position, side
from thwack import Match
from thwack.games.mission_arena.state.table import ArenaTable
from thwack.players import Seen, player_named
from thwack.players.evaluation import evaluation_of
from thwack.players.mission_arena.features import NAMES, features


def counted(match: Match, seat: int = 0) -> dict[str, float]:
    """The features of a position by name."""
    t = match._table
    assert isinstance(t, ArenaTable)
    return dict(zip(NAMES, features(t, seat), strict=True))


def test_points_count_more_as_the_end_comes_near() -> None:
    seats = side(["MA01"], ["MA04"], points=3), side(["MB01"], ["MB04"], points=1)
    early, late = (counted(position(*seats, phase="check-point", turn=turn)) for turn in (3, 9))
    assert early["points"] == late["points"] == 2
    assert 0 < early["late_points"] < late["late_points"]


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("active", {"active": ["MA01", "MA07"]}),
        ("reserve", {"reserve": ["MA04", "MA07"]}),
        ("power", {"active": [at("MA01", 3)]}),
        ("wounds", {"active": [at("MA01", 0, "MA01")]}),
        ("hand", {"hand": ["MA09", "MA09"]}),
        ("missions", {"missions": ["MA15"]}),
    ],
)
def test_what_a_player_has_more_is_counted(name: str, more: dict[str, Any]) -> None:
    plain = {"active": ["MA01"], "reserve": ["MA04"]}
    theirs = side(["MB01"], ["MB04"])
    less = counted(position(side(**plain), theirs, phase="check-point"))
    full = counted(position(side(**{**plain, **more}), theirs, phase="check-point"))
    assert full[name] > less[name]


def test_a_challenge_under_way_counts_by_what_will_come_of_it() -> None:
    defeat = position(side(["MA07", "MA04"]), side(["MB14", "MB07"]))
    play(defeat, "challenge:MA07:MB14")  # 1000 against 650, and no power points
    assert counted(defeat)["defeats"] == 1
    assert counted(defeat, 1)["defeats"] == -1
    dent = position(side(["MA07", "MA04"]), side([at("MB01", 1), "MB07"]))
    play(dent, "challenge:MA07:MB01")  # 1000 against 850 and 1200
    assert (counted(dent)["defeats"], counted(dent)["dents"]) == (0, 1)
    nothing = position(side(["MA15", "MA04"]), side(["MB01", "MB07"]))
    play(nothing, "challenge:MA15:MB01")
    assert (counted(nothing)["defeats"], counted(nothing)["dents"]) == (0, 0)


def test_a_nemesis_opposite_is_a_chance_for_who_has_it() -> None:
    both = position(side(["MA05", "MA07"]), side(["MB07", "MB12"]))  # Thanos of Iron Man, Thor of Loki
    assert counted(both)["fate"] == 0
    mine = position(side(["MA05", "MA07"]), side(["MB07"], ["MB12"]))  # Loki in Reserve challenges nobody
    assert counted(mine)["fate"] == 1


@pytest.mark.parametrize(
    ("hunter", "thanos", "reserve", "prey"),
    [
        ("MA05", at("MB07"), [], 1),  # 900 against Defence 750, and no power points (MA-10.3)
        ("MA04", at("MB07"), [], 0),  # an Iron Man who has no nemesis
        ("MA05", at("MB07", 1), [], 0),  # 900 against 750 and 450
        ("MA05", at("MB07", 0, "MB07"), [], 1),  # one wound point is enough (MA-10.7)
        ("MA05", "MB15", ["MB07"], 0),  # out of reach in Reserve ...
        ("MB10", "MB15", ["MB07"], 1),  # ... but not of Trap Attack
    ],
)
def test_a_nemesis_who_would_fall_is_prey(
    hunter: str, thanos: Any, reserve: tuple[str, ...], prey: int
) -> None:
    match = position(side([hunter, "MA01"]), side([thanos, "MB01"], reserve))
    assert counted(match)["prey"] == prey
    assert counted(match, 1)["prey"] == -prey


def after_the_check_point(name: str, seed: int) -> tuple[int, dict[str, float]]:
    """A player at its Check Point could swap Thanos for the Old Oracle, who has no power points, opposite an
    Iron Man whose nemesis he is: the power points of Thanos at the end of the turn, and the features."""
    mine = side(["MB15", at("MB16", 1), at("MB13", 1)], ["MB07", "MB14"], hand=["MB14"], missions=["MB15"])
    theirs = side([at("MA05", 1), at("MA01", 2), at("MA09", 2)], ["MA16", "MA11"], missions=["MA15"])
    match, player = position(mine, theirs, phase="check-point"), player_named(name, seed)
    while match.actor == 0:
        match.play(player.choose(Seen(match, 0)))
    rows = match.view(None)["seats"][0]["active"]
    return sum(row["power"] for row in rows if row["card"] == "MB07"), counted(match)


@pytest.mark.parametrize("seed", range(3))
def test_level_4_does_not_leave_thanos_bare_before_iron_man(seed: int) -> None:
    """It fields him where he has a power point; players of before saw only that he is strong."""
    power, found = after_the_check_point("level:4", seed)
    assert (power, found["fate"], found["prey"]) == (1, -1, 0)
    power, found = after_the_check_point("former:4", seed)
    assert (power, found["fate"], found["prey"]) == (0, -1, -1)


def test_features_are_even_handed_and_finite() -> None:
    for seed in range(12):
        match, dice = thwack.new("mission_arena", seed=seed), random.Random(seed)
        while match.actor is not None:
            mine, theirs = counted(match), counted(match, 1)
            for name, amount in mine.items():
                assert amount == pytest.approx(-theirs[name]), name
                assert abs(amount) < 100, name
            match.play(dice.randrange(len(match.choices)))


def test_every_feature_has_a_weight() -> None:
    assert evaluation_of("mission_arena").names == tuple(NAMES)
