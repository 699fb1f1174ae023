"""What choices are about: where they start on the table, where they go, and what else is told of them."""

import random
from typing import Any

import pytest

import thwack
from tests.games.battle_scenes.test_event_lines import described
from tests.kits.battle_scenes import acts, home_made, made, play, position, random_deck, seat, unit
from tests.thorough import batches
from thwack import Match
from thwack.cardlang.meaning import accept, choose_one, let_it_happen, remember, select_nothing
from thwack.games.battle_scenes import pointing
from thwack.games.battle_scenes.rules import (
    choosing,
    combat,
    drawing,
    effects,
    loading,
    preparation,
    setup,
    special_effects,
    turn,
    using,
)
from thwack.games.battle_scenes.rules.answers import hand, searching
from thwack.games.battle_scenes.rules.entry import introducing, seeing
from thwack.games.battle_scenes.rules.stances import paying
from thwack.games.battle_scenes.rules.texts import arranging, entering, naming, scenarios
from thwack.kernel.things import NO_THINGS, Things

PLAIN = {  # options about nothing on the table
    setup.keep,
    setup.exchange_free,
    setup.exchange_paid,
    setup.stop_banking,
    preparation.end_preparation,
    preparation.keep_shape,
    combat.pass_step,
    combat.stop_surprising,
    turn.no_tactic,
    turn.count_as_alone,
    turn.count_down,
    using.aimed,
    using.take_effect,
    using.choose_targets,
    drawing.draw_cards,
    effects.accept_once,
    effects.change_stage_by,
    effects.name_power,
    arranging.lose_this,
    scenarios.pay_resist,
    scenarios.fail_resist,
    entering.bring_nobody,
    loading.stop_loading,
    paying.name_x,
    naming.take_name,
    drawing.mill_so_many,
    special_effects.unload_some,
    hand.let_be,
    searching.begin_search,
    introducing.stop_burdening,
    seeing.bury_this,
    choosing.take_top,
    special_effects.purge_power,
    special_effects.purge_type,
    select_nothing,
    remember,
    accept,
    let_it_happen,
    choose_one,
}
DECK = ["A08"] * 9


def things(match: Match, key: str) -> Things:
    """What a choice is about."""
    found = {choice.key: choice.things for choice in match.choices}
    assert key in found, list(found)
    return found[key]


def test_every_option_is_about_something_or_known_to_be_about_nothing() -> None:
    told: set[Any] = {*pointing.CARDS, *pointing.CARRIED_CARDS, *pointing.UNITS, *pointing.OTHERS}
    assert told | PLAIN == described()
    assert not told & PLAIN


def is_there(thing: str, view: dict[str, Any]) -> bool:
    """Whether the actor's view has a thing; a card in a pile may be one that is not shown."""
    kind, *names = thing.split(":")
    if kind == "player":
        return names[0] in ("0", "1")
    if kind == "scenario":
        return bool(view["scenario"]) and view["scenario"]["card"] == names[0]
    if kind == "hand":
        return names[0] in view["seats"][view["actor"]]["hand"]
    if kind == "pile":
        owner, zone, card = names
        row = view["seats"][int(owner)]
        return (
            card in row[zone] or None in row[zone] or (zone == "hand" and len(row[zone]) < row["hand_size"])
        )
    unit_of = {one["ref"]: one for row in view["seats"] for one in row["scene"]}
    if kind == "unit":
        return names[0] in unit_of
    return kind == "loaded" and names[1] in unit_of[names[0]]["loaded"]


@pytest.mark.parametrize("seed", batches(40, few=6))
def test_whatever_a_choice_is_about_is_in_the_view_of_the_actor(seed: int) -> None:
    dice = random.Random(seed)
    match = thwack.new("battle_scenes", seed=seed, decks=[random_deck(dice), random_deck(dice)])
    while match.actor is not None:
        view = match.view(match.actor)
        for choice in match.choices:
            start, goal, _ = choice.things
            assert all(is_there(thing, view) for thing in (*start, *goal)), (choice.key, choice.things)
            assert start or not goal
        match.play(dice.randrange(len(match.choices)))


def test_a_card_from_hand_starts_there() -> None:
    match = position(seat(unit("A06", "2"), hand=["A03", "A08", "B05"], deck=DECK, resources=["A19"] * 6))
    assert things(match, "discard:A08") == Things(("hand:A08",))
    assert things(match, "play:A03") == Things(("hand:A03",))
    assert things(match, "capacitate:A06:A08") == Things(("hand:A08",), ("unit:A06",))
    assert things(match, "surrender:A06") == Things(("unit:A06",))
    assert things(match, "pass") == NO_THINGS


def test_who_enters_is_loaded_from_resources() -> None:
    match = position(seat(hand=["A03"], deck=DECK, resources=["A19", *["A20"] * 6]))
    play(match, "play:A03")
    assert things(match, "load:A19") == Things(("pile:0:resources:A19",), ("unit:A03",), {"of_use": False})


def test_an_action_starts_at_its_user_and_at_the_card_that_has_it() -> None:
    """The cost is the one of now, and the X is the one that is chosen."""
    bolt = made("bolt", "ability", action=acts("Raio", "damage(target(unit), 1)", cost=1))
    storm = made("storm", "ability", action=acts("Tormenta", "damage(any_targets(x, unit), 1)", cost="x"))
    ray = made("ray", "ability", action=acts("Lampejo", "damage(target(unit), 1)", cost="none"))
    match = home_made(
        bolt + storm + ray,
        seat(unit("A04", "bolt", "storm", "ray", stage=2), deck=DECK),
        seat(unit("A04", "2"), deck=DECK),
        phase="attack",
    )
    bolted = things(match, "act:A04@1:raio")
    assert bolted.start == ("unit:A04@1", "loaded:A04@1:bolt")
    assert bolted.facts == {"card": "bolt", "cost": 1, "timing": []}
    storming = {"card": "storm", "cost": "x", "timing": []}
    assert things(match, "act:A04@1:tormenta:2").facts == {**storming, "x": 2}
    assert things(match, "act:A04@1:lampejo").facts == {"card": "ray", "cost": "none", "timing": []}
    play(match, "act:A04@1:raio")
    assert things(match, "target:A04@2") == Things(("unit:A04@2",), (), {"damage": 1})


def asked(effect: str, *, their_hand: tuple[str, ...] = ()) -> Match:
    """The question of an effect that a support with that text asks."""
    gadget = made("gadget", "support", f"in_preparation({effect})", energy=2, shield=0)
    match = home_made(
        gadget,
        seat(unit("gadget", "2"), unit("A04", "A19"), deck=["A20", "A21", "A22"], resources=["A23"]),
        seat(unit("B05", "A19", "A24"), deck=DECK, hand=list(their_hand), resources=["A23"]),
    )
    assert things(match, "choose:gadget") == Things(("unit:gadget",), (), {"text": "gadget"})
    play(match, "choose:gadget")
    return match


def test_what_an_effect_means_is_shown_where_it_lies() -> None:
    match = asked("unload(one(loaded, carried_by(each(character, theirs))))")
    assert things(match, "unload:B05:A24") == Things(("loaded:B05:A24",))
    match = asked("put(one(card, in_(deck), yours), hand)")
    assert things(match, "choose:A21") == Things(("pile:0:deck:A21",))
    assert things(match, "choose:no") == NO_THINGS


def test_chance_chooses_a_player() -> None:
    match = thwack.new("battle_scenes", chance="ask")
    assert [choice.things for choice in match.choices] == [Things(("player:0",)), Things(("player:1",))]
