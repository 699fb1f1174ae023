"""The view is what it is declared to be, and tells what a client would have to reckon."""

import pytest

from tests.games.declared import check_declared, check_views, faults
from tests.games.dice_masters.sentences import positions
from tests.games.dice_masters.test_properties import new
from tests.kits.dice_masters import play, position, seat
from tests.thorough import dear
from thwack.games.dice_masters.view_types import VIEW_VERSION, View


@dear(2)
@pytest.mark.parametrize("mode", ["first-game", "basic", "tournament", "draft"])
def test_views_of_random_matches_are_as_declared(mode: str) -> None:
    check_views(new(7, mode), 7)


def test_views_of_random_positions_are_as_declared() -> None:
    for match in positions():
        check_declared(match)


def test_a_view_has_a_version_and_nothing_that_is_not_declared() -> None:
    view = position(seat(), seat()).view(0)
    assert view["version"] == VIEW_VERSION
    assert faults({**view, "secret": 1}, View) == ["view.secret is not declared"]


def test_everybody_sees_the_same() -> None:
    for match in positions()[:30]:
        views = [match.view(who) for who in (0, 1, None)]
        assert [view.pop("seat") for view in views] == [0, 1, None]
        assert views[0] == views[1] == views[2]


def test_faces_are_told_in_numbers() -> None:
    reserve = ["sidekick fist", "hulk-jade-giant 2", "force-beam action-1", "force-beam generic-2"]
    match = position(seat(reserve=reserve), seat(), basics=("force-beam",))
    shows = [die["shows"] for die in match.view(0)["seats"][0]["reserve"]]
    assert {"kind": "energy", "energy": "fist", "amount": 1} in shows
    assert {"kind": "character", "level": 2, "cost": 2, "attack": 7, "defense": 7, "burst": 1} in shows
    assert {"kind": "action", "burst": 1} in shows
    assert {"kind": "energy", "energy": "generic", "amount": 2} in shows


def test_the_energy_of_a_seat_is_that_of_its_dice_and_what_lies_on_none() -> None:
    reserve = ["sidekick fist", "hulk-jade-giant 2", "force-beam generic-2"]
    match = position(seat(reserve=reserve, loose=2), seat(), basics=("force-beam",))
    assert [side["energy"] for side in match.view(0)["seats"]] == [5, 0]


def test_an_attacker_tells_what_it_hits_the_player_for_until_it_is_blocked() -> None:
    match = position(
        seat(field=["hulk-jade-giant 1", "sidekick"]), seat(field=["sidekick", "sidekick"]), step="attack"
    )
    hits = [row["hits"] for row in match.view(0)["seats"][0]["field"]]
    assert hits == [0, 0]
    play(match, "attack:hulk-jade-giant", "attack:sidekick")
    assert sorted(row["hits"] for row in match.view(0)["seats"][0]["field"]) == [1, 6]
    play(match, "block:sidekick:hulk-jade-giant")
    assert sorted(row["hits"] for row in match.view(0)["seats"][0]["field"]) == [0, 1]
