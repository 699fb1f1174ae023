"""What the evaluation of Mission Arena counts: each feature moves the right way."""

import random
from typing import Any

import pytest

import thwack
from tests.kits.mission_arena import at, play, position, side
from thwack import Match
from thwack.games.mission_arena.state.table import ArenaTable
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
    both = position(side(["MA04", "MA01"]), side(["MB07", "MB01"]))  # Iron Man and Thanos: of one another
    assert counted(both)["fate"] == 0
    mine = position(side(["MA07", "MA01"]), side(["MB01"], ["MB11"]))  # Loki in Reserve challenges nobody
    assert counted(mine)["fate"] == 1


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
