"""What choices are about: where they start and where they go, by the names of the view."""

import random

import pytest

from tests.games.mission_arena.test_properties import new
from tests.kits.mission_arena import Json, at, keys, pass_to, play, position, side
from tests.thorough import batches
from thwack import Match
from thwack.games.mission_arena.choices import ABOUT, DESCRIBE, PASSES
from thwack.games.mission_arena.rules import setup
from thwack.kernel.things import Things


def about(match: Match, key: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Where a choice starts and where it goes."""
    things = things_of(match, key)
    return things.start, things.goal


def things_of(match: Match, key: str) -> Things:
    """What a choice is about."""
    assert key in keys(match)
    return next(choice.things for choice in match.choices if choice.key == key)


def is_there(view: Json, actor: int, thing: str) -> bool:
    """Whether the view has something of that name."""
    kind, *parts = thing.split(":")
    if kind == "hand":
        return parts[0] in view["seats"][actor]["hand"]
    if kind == "challenge":
        return not view["challenges"][int(parts[0])]["resolved"]
    row = view["seats"][int(parts[0])]
    if kind == "mission":
        return 1 <= int(parts[1]) <= len(row["missions"])
    if kind == "discard":
        return parts[1] in row["discard"]
    return kind == "place" and parts[1] in [one["place"] for one in row["active"] + row["reserve"]]


@pytest.mark.parametrize("seed", batches(40, few=6))
def test_things_are_those_of_the_view(seed: int) -> None:
    match, dice = new(seed), random.Random(seed)
    while match.actor is not None:
        view = match.view(match.actor)
        for choice in match.choices:
            assert all(
                is_there(view, match.actor, thing) for thing in choice.things.start + choice.things.goal
            )
        match.play(dice.randrange(len(match.choices)))


def test_only_what_is_about_nothing_on_the_table_has_no_things() -> None:
    plain = {*PASSES, setup.draw_other_lot, setup.compare_lots, setup.start}
    assert set(DESCRIBE) - set(ABOUT) == plain


def test_a_card_goes_from_hand_to_a_place() -> None:
    match = position(side(["MA01"], hand=["MA04", "MA07"]), side(["MB04"]), "replacement")
    assert about(match, "deploy:MA04:active-2") == (("hand:MA04",), ("place:0:active-2",))


def test_who_is_in_reserve_goes_to_the_active_place() -> None:
    match = position(side(["MA01"], ["MA04", "MA07"]), side(["MB04"]), "replacement")
    assert about(match, "replace:MA04:active-2") == (("place:0:reserve-1",), ("place:0:active-2",))


def test_a_challenge_goes_to_a_protagonist_of_the_opponent_or_to_the_first_mission() -> None:
    match = position(
        side([at("MA11", 3)], ["MA04"]), side(["MB04"], ["MB14"], missions=["MB01"]), "abilities"
    )
    pass_to(match, "challenge")
    assert about(match, "challenge:MA11:MB04") == (("place:0:active-1",), ("place:1:active-1",))


def test_a_boost_goes_from_hand_to_whoever_fights() -> None:
    match = position(side([at("MA01", 1)], hand=["MA15"]), side(["MB04"]))
    play(match, "challenge:MA01:MB04")
    assert about(match, "boost:MA01:MA15") == (("hand:MA15",), ("place:0:active-1",))


def test_challenges_are_resolved_by_their_number() -> None:
    match = position(side(["MA01", "MA07"]), side(["MB04", "MB07"]))
    play(match, "challenge:MA01:MB04", "challenge:MA07:MB07")
    pass_to(match, "resolution")
    assert about(match, "order:MA07:MB07") == (("challenge:1",), ())


def test_which_card_of_a_stack_is_a_fact() -> None:
    match = position(side([at("MA01", 0, "MA02")]), side(["MB04"]), "check-point")
    assert things_of(match, "swap:MA01:MA02:stack") == Things(("place:0:active-1",), (), {"card": "MA02"})


def test_a_power_point_is_at_its_place_and_a_temporary_one_nowhere() -> None:
    match = position(side([at("MA13", 1)], [at("MA05", 1)]), side(["MB04"]), "abilities", active=1)
    pass_to(match, "abilities")
    play(match, "activate:MA05", "activate:MA13")
    assert things_of(match, "choose:bank-1") == Things(facts={"bank": 1})
    match = position(side(["MA07"], ["MA17"]), side([at("MB01", 2)], ["MB14"]), "abilities")
    play(match, "activate:MB01")
    pass_to(match, "challenge")
    play(match, "challenge:MA07:MB01")
    facts = {"card": None, "engaged": True}
    assert things_of(match, "choose:unknown:engaged") == Things(("place:1:active-1",), (), facts)
