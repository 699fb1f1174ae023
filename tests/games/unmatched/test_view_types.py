"""The declaration of the view: every view of random matches is what it says, and what it works out is so."""

import pytest

from tests.games.declared import check_views
from tests.games.unmatched.test_properties import new
from tests.kits.unmatched import FOE, ME, play, scene, seat
from tests.thorough import batches, dear
from thwack.games.unmatched.view_types import VIEW_VERSION


@dear(4)
@pytest.mark.parametrize("seed", batches(40, few=8))
def test_views_of_random_matches_are_as_declared(seed: int) -> None:
    check_views(new(seed), seed)


def test_the_view_says_which_version_it_is() -> None:
    assert scene(seat("medusa"), seat("alice")).view(ME)["version"] == VIEW_VERSION


def test_like_sidekicks_are_numbered_and_a_single_one_is_not() -> None:
    view = scene(seat("medusa"), seat("king-arthur", at={"merlin": ("S18", 3)})).view(None)
    harpies = view["seats"][ME]["fighters"]
    assert {slug: one["number"] for slug, one in harpies.items()} == {
        "medusa": 0,
        "harpy-1": 1,
        "harpy-2": 2,
        "harpy-3": 3,
    }
    merlin = view["seats"][FOE]["fighters"]["merlin"]
    assert merlin == {"space": "S18", "tail": None, "health": 3, "most": 7, "number": 0, "hero": False}


def test_U_9_12_the_outlook_is_the_damage_as_values_stand() -> None:
    match = scene(
        seat("king-arthur", ["swift-strike"], {"king-arthur": "S20"}),
        seat("medusa", ["dash"], {"medusa": "S21"}),
    )
    play(match, "attack:king-arthur:medusa")
    combat = match.view(None)["combat"]
    assert (combat["outlook"], combat["winner"], combat["attack"]["seat"]) == (None, None, ME)
    play(match, "decline")
    combat = match.view(None)["combat"]
    assert combat["moment"] == "after"
    assert combat["outlook"] == combat["damage"] == combat["attack"]["value"] == 3
    assert combat["winner"] == "attack"


def test_U_12_4_the_view_says_who_is_out() -> None:
    match = scene(
        seat("king-arthur", at={"king-arthur": "S20"}),
        seat("medusa", at={"medusa": 0}),
        seat("alice"),
        mode="free-for-all",
    )
    assert [row["out"] for row in match.view(None)["seats"]] == [False, True, False]
