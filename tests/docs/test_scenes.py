"""The examples of docs/scenes.md load, and the defaults are those it tells."""

import json
from typing import Any

import pytest

import thwack
from tests.docs.pages import blocks
from tests.kit import ME, deck, discard, fighter, hand, keys, scene, seat, state

PAGE = "docs/scenes.md"
EXAMPLES = [json.loads(block) for block in blocks(PAGE, "json")]


@pytest.mark.parametrize("data", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_loads_and_comes_back_the_same(data: dict[str, Any]) -> None:
    match = thwack.scene("unmatched", data)
    match.check()
    assert match.actor == data.get("active", 0)
    assert thwack.scene("unmatched", match.scene()).digest() == match.digest()


def test_the_python_example_runs() -> None:
    (code,) = blocks(PAGE, "python")
    exec(compile(code, PAGE, "exec"), {})


def test_cards_named_nowhere_are_in_the_deck_below_those_that_are() -> None:
    """Without a card in hand there is only a maneuver: it is not asked for, and the top card is drawn."""
    match = scene(seat("alice", deck=["drink-me", "skirmish"]), seat("medusa"))
    assert keys(match)[0] == "boost:drink-me"
    assert hand(match, ME) == ["drink-me"]
    assert deck(match, ME)[0] == "skirmish"
    assert len(deck(match, ME)) == 29


def test_cards_named_nowhere_are_discarded_when_the_deck_is_empty() -> None:
    attack = seat("alice", ["feint"], {"alice": "S31"}, deck=[], discard=["regroup", "eat-me"])
    match = scene(attack, seat("medusa", [], {"medusa": "S35"}))
    assert deck(match, ME) == []
    assert discard(match, ME)[-2:] == ["regroup", "eat-me"]
    assert len(discard(match, ME)) == 29


def test_fighters_stand_where_the_page_says() -> None:
    data = next(data for data in EXAMPLES if data["seats"][0]["hero"] == "king-arthur" and len(data) > 1)
    match = thwack.scene("unmatched", data)
    assert fighter(match, "merlin") == {"space": None, "health": 0}
    assert fighter(match, "harpy-2") == {"space": "S21", "health": 1}
    assert fighter(match, "medusa") == {"space": "S35", "health": 16}
    plain = thwack.scene("unmatched", EXAMPLES[0])
    assert fighter(plain, "king-arthur")["space"] == "S20"


@pytest.mark.parametrize(
    ("hero", "start"),
    [
        ("alice", {"size": "big"}),
        ("jekyll-and-hyde", {"form": "jekyll"}),
        ("beowulf", {"rage": 1}),
        ("invisible-man", {"fog": ["S18", "S19", "S20"]}),
    ],
)
def test_states_start_as_the_page_says(hero: str, start: dict[str, Any]) -> None:
    assert state(scene(seat(hero), seat("medusa")), ME) == start
