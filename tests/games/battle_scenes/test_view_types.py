"""The declaration of the view: every view of random matches is what it says."""

import random

import pytest

import thwack
from tests.games.declared import check_views, faults
from tests.kits.battle_scenes import position, random_deck, seat, unit
from tests.thorough import batches
from thwack.games.battle_scenes.view_types import VIEW_VERSION, View


@pytest.mark.parametrize("seed", batches(30, few=4))
def test_views_of_random_matches_are_as_declared(seed: int) -> None:
    dice = random.Random(seed)
    decks = [random_deck(dice), random_deck(dice)]
    check_views(thwack.new("battle_scenes", seed=seed, decks=decks), seed)


def test_the_view_says_which_version_it_is() -> None:
    assert position(seat(deck=["A08"])).view(None)["version"] == VIEW_VERSION


def test_what_is_left_of_a_shield_is_worked_out() -> None:
    (thor,) = position(seat(unit("A04", "2", shield_used=1), deck=["A08"])).view(None)["seats"][0]["scene"]
    assert thor["shield_left"] == thor["shield"] - 1


def test_whatever_is_not_declared_is_found() -> None:
    view = position(seat(unit("A04", "2"), deck=["A08"])).view(0)
    assert faults(view, View) == []
    spoiled = {**view, "mood": "grim", "phase": "supper", "turn": True}
    del spoiled["goal"]
    assert {fault.partition(":")[0] for fault in faults(spoiled, View)} == {
        "view.mood is not declared",
        "view.phase",
        "view.turn",
        "view.goal is missing",
    }
    scene = [{**view["seats"][0]["scene"][0], "stage": "high"}]
    (fault,) = faults({**view, "seats": [{**view["seats"][0], "scene": scene}]}, View)
    assert fault.startswith("view.seats.0.scene.0.stage:")
