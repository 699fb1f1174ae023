"""What choices point at: things that the view of whoever chooses has."""

import random
from typing import Any

import pytest

import thwack
from tests.games.unmatched.test_properties import new
from tests.kits.unmatched import ME, play, scene, seat, to_the_move
from tests.thorough import batches
from thwack import Match
from thwack.games.unmatched import choices
from thwack.games.unmatched.rules import choosing, deck_effects, effects
from thwack.games.unmatched.rules.oneoffs import mercenary
from thwack.games.unmatched.rules.pieces import duels
from thwack.games.unmatched.rules.zones import active, tricks
from thwack.kernel.things import NO_THINGS, Things


def things(match: Match, key: str) -> Things:
    """What the choice of this key is about."""
    return {choice.key: choice.things for choice in match.choices}[key]


def is_there(thing: str, match: Match, view: dict[str, Any]) -> bool:
    """Whether the view of whoever chooses has a thing."""
    kind, *names = thing.split(":")
    if kind == "space":
        return names[0] in match._table.cast.board.index  # type: ignore[attr-defined]  # a table of Unmatched
    if kind == "seat":
        return int(names[0]) < len(view["seats"])
    if kind in ("hand", "deck"):
        return names[1] in view["seats"][int(names[0])][kind]
    if kind == "zone":
        return any(names[1] in cards for cards in view["seats"][int(names[0])]["zones"].values())
    zone = {"fighter": "fighters", "token": "tokens"}[kind]
    return any(names[0] in row[zone] for row in view["seats"])


def test_every_card_that_can_be_chosen_is_pointed_at() -> None:
    picked = {effects.pick_card, choosing.choose_card, deck_effects.reorder_this}
    picked |= {active.make_active}
    picked |= {tricks.recall_this}  # from the discard pile
    picked |= {duels.find_card, mercenary.play_instead, mercenary.guess}  # searched for, or named
    picked |= {deck_effects.lot_falls_on}  # chance picks it
    assert {*choices.HAND_SEATS, *choices.LOOKED_AT, *picked} == set(choices.CARD_VERBS)
    assert not set(choices.HAND_SEATS) & set(choices.LOOKED_AT)


@pytest.mark.parametrize("batch", batches(20, few=4))
def test_whatever_a_choice_is_about_is_in_the_view_of_the_actor(batch: int) -> None:
    for seed in range(10 * batch, 10 * batch + 10):
        match, dice = new(seed), random.Random(seed)
        while match.actor is not None:
            view = match.view(match.actor)
            for choice in match.choices:
                start, goal, _ = choice.things
                assert all(is_there(thing, match, view) for thing in (*start, *goal)), choice.key
                assert start or not goal
            match.play(dice.randrange(len(match.choices)))


@pytest.mark.parametrize("batch", batches(20, few=2))
def test_choices_point_at_the_same_things_in_every_world_that_looks_the_same(batch: int) -> None:
    for seed in range(10 * batch, 10 * batch + 10):
        match, dice = new(seed), random.Random(seed)
        while match.actor is not None:
            if not match.ply % 9:
                world = match.imagine(match.actor, seed)
                assert [c.things for c in world.choices] == [c.things for c in match.choices]
            match.play(dice.randrange(len(match.choices)))


def test_actions_start_at_who_acts_or_at_the_card() -> None:
    match = scene(
        seat("medusa", ["a-momentary-glance", "snipe"], {"medusa": "S20"}),
        seat("king-arthur", at={"king-arthur": "S21"}),
    )
    glance = Things((f"hand:{ME}:a-momentary-glance",), ("fighter:medusa",))
    assert things(match, "scheme:a-momentary-glance:medusa") == glance
    attack = Things(("fighter:medusa",), ("fighter:king-arthur",))
    assert things(match, "attack:medusa:king-arthur") == attack
    assert things(match, "maneuver") == NO_THINGS


def test_moves_go_from_a_fighter_to_a_space_and_a_boost_says_what_it_adds() -> None:
    match = scene(seat("king-arthur", ["feint"], {"king-arthur": "S20", "merlin": "S18"}), seat("medusa"))
    play(match, "maneuver")
    assert things(match, "boost:feint") == Things((f"hand:{ME}:feint",), (), {"boost": 1})
    assert things(match, "decline") == NO_THINGS
    to_the_move(match)
    assert things(match, "move:king-arthur:S19") == Things(("fighter:king-arthur",), ("space:S19",))


def test_tokens_are_pointed_at_too() -> None:
    match = thwack.new("unmatched", heroes=["invisible-man", "medusa"])
    where = match.choices[0].refs[1]
    assert things(match, f"place:fog-1:{where}") == Things(("token:fog-1",), (f"space:{where}",))


def test_numbers_are_facts() -> None:
    match = scene(
        seat("sherlock-holmes", ["confirm-suspicion"], {"sherlock-holmes": "S20"}), seat("medusa", ["feint"])
    )
    play(match, "scheme:confirm-suspicion:sherlock-holmes")
    assert {choice.key: choice.things.facts for choice in match.choices} == {
        f"choose:{n}": {"n": n} for n in (1, 2, 3, 4)
    }
