"""What on the table choices are about."""

from typing import Any

from tests.games.dice_masters.sentences import own_dice, positions
from tests.kits.dice_masters import play, position, seat
from thwack import Match

PILES = ("bag", "prep", "used")


def things_in(view: dict[str, Any]) -> set[str]:
    """All that a view shows, by the names that choices have for it."""
    stocks = [*view["basic_actions"], *(row for side in view["seats"] for row in side["cards"])]
    cards = {row["card"] for row in stocks} | set(view["draft"]["pool"] if view["draft"] else ())
    found = {f"{kind}:{card}" for card in cards for kind in ("card", "global")} | {"seat:0", "seat:1"}
    for number, side in enumerate(view["seats"]):
        found |= {f"die:{die}" for die in own_dice(view, number)}
        found |= {f"{pile}:{number}:{die}" for pile in PILES for die in side[pile]}
    return found


def about(match: Match, key: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Where a choice starts, and where it goes."""
    start, goal, _ = next(choice.things for choice in match.choices if choice.key == key)
    return start, goal


def test_choices_are_about_what_the_view_shows() -> None:
    verbs = set()
    for match in positions():
        if match.actor not in (0, 1):
            continue
        shown = things_in(match.view(match.actor))
        for choice in match.choices:
            start, goal, facts = choice.things
            assert set(start) | set(goal) | set(facts.get("hit", ())) <= shown, choice.key
            assert len(set(start)) == len(start)
            assert start or choice.verb not in ("reroll", "field", "attack", "block", "buy", "pick", "global")
            verbs.add(choice.verb)
    assert len(verbs) > 8


def test_choices_are_about_the_same_in_every_world_one_could_be_in() -> None:
    for number, match in enumerate(positions()):
        if match.actor in (0, 1):
            world = match.imagine(match.actor, number)
            assert [choice.things for choice in world.choices] == [choice.things for choice in match.choices]


def test_a_choice_starts_at_every_die_that_is_like_the_one_it_names() -> None:
    match = position(seat(field=["sidekick", "sidekick"]), seat(), step="attack")
    assert set(about(match, "attack:sidekick")[0]) == {f"die:{die}" for die in own_dice(match.view(0), 0)}


def test_a_block_starts_at_the_blocker_and_goes_to_the_attacker() -> None:
    match = position(seat(field=["beast-genetic-expert 2"]), seat(field=["sidekick"]), step="attack")
    mine, theirs = (f"die:{side['field'][0]['id']}" for side in match.view(0)["seats"])
    play(match, "attack:beast-genetic-expert")
    assert about(match, "block:sidekick:beast-genetic-expert") == ((theirs,), (mine,))
    assert about(match, "pass") == ((), ())


def test_a_payment_tells_its_way_and_the_energy_without_a_die() -> None:
    reserve = ["sidekick fist", "sidekick bolt", "sidekick mask"]
    match = position(seat(reserve=reserve, loose=1), seat(), basics=("force-beam",))
    play(match, "buy:force-beam")
    assert {choice.verb for choice in match.choices} == {"pay"}
    ids = {f"die:{die['id']}" for die in match.view(0)["seats"][0]["reserve"]}
    ways = set()
    for choice in match.choices:
        start, _, facts = choice.things
        assert set(start) <= ids
        assert {f"die:{die}" for die, _ in facts["way"]} == set(start)
        assert len(facts["way"]) + facts["loose"] == 3
        ways.add((len(facts["way"]), facts["loose"]))
    assert ways == {(3, 0), (2, 1)}


def test_a_die_in_a_pile_is_named_by_the_pile() -> None:
    hero = "captain-america-american-hero"
    match = position(seat(reserve=[f"{hero} 1", "sidekick fist"], used=["sidekick"]), seat())
    play(match, f"field:{hero}")
    assert about(match, "choose:sidekick")[0] == ("used:0:sidekick",)


def test_a_global_ability_is_told_from_its_card() -> None:
    reserve = ["sidekick shield"] * 3
    match = position(seat(reserve=reserve, field=["sidekick"]), seat(), basics=("take-cover", "inner-rage"))
    assert about(match, "buy:take-cover")[0] == ("card:take-cover",)
    name = next(choice.key for choice in match.choices if choice.verb == "global")
    assert about(match, name)[0] == (name,)
