"""Nikola Tesla: every card of the deck, and the Electrical Overflow of his coils."""

from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import Fact, duel, fight, is_whole_deck, moves, printed, walks
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand_size,
    health,
    keys,
    offered,
    pass_turn,
    play,
    settle,
    space,
    state,
)
from thwack import Match

NIKOLA = ("nikola-tesla",)
FACTS = (
    Fact("7-hertz", "attack", 4, 3, 3, NIKOLA),
    Fact("death-ray", "attack", 3, 4, 3, NIKOLA),
    Fact("fully-charged", "scheme", None, 1, 2, NIKOLA),
    Fact("intense-experimentation", "defense", 3, 2, 3, NIKOLA),
    Fact("kinetic-induction", "versatile", 2, 1, 3, NIKOLA),
    Fact("lightning-storm", "versatile", 3, 1, 3, NIKOLA),
    Fact("polyphase-coils", "versatile", 3, 1, 3, NIKOLA),
    Fact("remote-control", "scheme", None, 3, 2, NIKOLA),
    Fact("repulsion-blast", "versatile", 2, 2, 3, NIKOLA),
    Fact("the-alternating-current", "attack", 5, 3, 2, NIKOLA),
    Fact("x-ray-radiation", "versatile", 4, 1, 3, NIKOLA),
)
TESLA = "nikola-tesla"


def charged(coils: int, hand: list[str], foil_hand: list[str] | None = None, **more: Any) -> Match:
    """Tesla on S02 with so many charged coils, Sinbad next to him."""
    return duel(TESLA, hand, foil_hand or [], state={"coil": coils}, **more)


def coils(match: Match) -> int:
    """How many are charged."""
    return int(state(match, ME)["coil"])


def offers(match: Match) -> list[int]:
    """How many coils the choices on the table cost; 0 for the refusal."""
    found = [choice.key for choice in match.choices]
    return [int(key.split("spend-coil-")[1][0]) if "spend-coil" in key else 0 for key in found]


def pay(match: Match, amount: int) -> Match:
    """Spend so many coils on what is offered."""
    return play(match, next(key for key in keys(match) if f"spend-coil-{amount}" in key))


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("nikola-tesla", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("nikola-tesla", FACTS)


def test_ability_begins_with_one_coil_and_charges_one_each_turn() -> None:
    """At the end of the own turn one more, up to two."""
    match = charged(0, [])
    for now in (1, 1, 2, 2, 2):
        pass_turn(match)
        assert coils(match) == now
    fresh = thwack.new("unmatched", seed=1, heroes=[TESLA, "sinbad"])
    assert coils(fresh) == 1


def test_ability_shocks_everybody_next_to_tesla_when_both_coils_are_charged() -> None:
    """At the start of the own turn: 1 damage to each, each may be moved 1 space; the coils stay charged."""
    foil = {"sinbad": "S03", "porter": "S09"}
    match = charged(2, [], foil_at=foil, active=FOE)
    pass_turn(match)
    assert (health(match, "sinbad"), health(match, "porter")) == (15 - 1, 6 - 1)
    assert match.actor == ME
    assert {who for who, _ in offered(match, "move")} == {"sinbad", "porter"}
    assert moves(match, "sinbad") == walks("S03", 1, foes=["S02"])
    play(match, "move:sinbad:S04", "decline")
    assert (space(match, "sinbad"), space(match, "porter"), coils(match)) == ("S04", "S09", 2)
    match = pass_turn(charged(1, [], foil_at=foil, active=FOE))
    assert (health(match, "sinbad"), health(match, "porter")) == (15, 6)


def test_7_hertz_gains_an_action_and_a_card() -> None:
    match = fight(charged(2, ["7-hertz"]), TESLA, "sinbad", "7-hertz")
    assert offers(match) == [1, 2, 0]
    one, two = pay(match.fork(), 1), pay(match.fork(), 2)
    assert (coils(one), one.view(None)["actions"], hand_size(one, ME)) == (1, 2, 1)
    assert (coils(two), two.view(None)["actions"], hand_size(two, ME)) == (0, 2, 2)
    assert settle(match).view(None)["actions"] == 1
    assert offers(fight(charged(1, ["7-hertz"]), TESLA, "sinbad", "7-hertz")) == [1, 0]


def test_death_ray_is_worth_five_or_seven() -> None:
    for coils_spent, value in ((0, 3), (1, 5), (2, 7)):
        match = fight(charged(2, ["death-ray"]), TESLA, "sinbad", "death-ray")
        pay(match, coils_spent) if coils_spent else play(match, "decline")
        assert (health(match, "sinbad"), coils(match)) == (15 - value, 2 - coils_spent)


def test_fully_charged_charges_both_coils_and_gains_an_action() -> None:
    match = play(charged(0, ["death-ray"]), "scheme:fully-charged:nikola-tesla")
    assert (coils(match), match.view(None)["actions"]) == (2, 2)


def test_intense_experimentation_draws_one_two_or_three() -> None:
    """Without a coil 1, for one 2, for two 3 and 1 health."""
    for spent, drawn, now in ((0, 1, 8), (1, 2, 8), (2, 3, 9)):
        card = "intense-experimentation"
        match = charged(2, [card], ["regroup"], at={TESLA: ("S02", 8)}, active=FOE)
        fight(match, "sinbad", TESLA, "regroup", card)
        pay(match, spent) if spent else play(match, "choose:draw-1")
        assert (hand_size(match, ME), health(match, TESLA), coils(match)) == (drawn, now, 2 - spent)


def test_kinetic_induction_charges_one_coil_or_both() -> None:
    assert coils(settle(fight(charged(0, ["kinetic-induction"]), TESLA, "sinbad", "kinetic-induction"))) == 2
    match = charged(0, ["kinetic-induction"], ["exploit"])
    assert coils(settle(fight(match, TESLA, "sinbad", "kinetic-induction", "exploit"))) == 1


def test_lightning_storm_hurts_everybody_in_the_zone() -> None:
    for spent in (1, 2):
        match = charged(2, ["lightning-storm"], ["exploit"], foil_at={"porter": "S01"})
        pay(fight(match, TESLA, "sinbad", "lightning-storm", "exploit"), spent)
        assert (health(match, "sinbad"), health(match, "porter")) == (15 - spent, 6 - spent)
    match = charged(2, ["lightning-storm"], ["exploit"], foil_at={"porter": "S07"})
    pay(fight(match, TESLA, "sinbad", "lightning-storm", "exploit"), 2)
    assert health(match, "porter") == 6


def test_polyphase_coils_cancel_and_ignore() -> None:
    """For one coil Regroup draws nothing; for two its value does not count either."""
    drawn, hurt = [], []
    for spent in (0, 1, 2):
        match = fight(
            charged(2, ["polyphase-coils"], ["regroup"]), TESLA, "sinbad", "polyphase-coils", "regroup"
        )
        pay(match, spent) if spent else play(match, "decline")
        drawn.append(hand_size(match, FOE))
        hurt.append(15 - health(match, "sinbad"))
    assert (drawn, hurt) == ([1, 0, 0], [2, 2, 3])


def test_remote_control_moves_every_opposing_fighter() -> None:
    match = play(duel(TESLA, ["remote-control"], state={"coil": 0}), "scheme:remote-control:nikola-tesla")
    assert {who for who, _ in offered(match, "move")} == {"sinbad", "porter"}
    assert moves(match, "sinbad") == walks("S03", 2, foes=["S02"])
    play(match, "move:sinbad:S11", "move:porter:S14")
    assert (space(match, "sinbad"), space(match, "porter")) == ("S11", "S14")
    assert match.view(None)["actions"] == 2


def test_repulsion_blast_pushes_moves_and_discards() -> None:
    def pushed() -> Match:
        match = charged(2, ["repulsion-blast"], ["exploit", "feint"])
        fight(match, TESLA, "sinbad", "repulsion-blast", "exploit")
        assert moves(match, "sinbad") == walks("S03", 2, foes=["S02"])
        return play(match, "move:sinbad:S11")

    assert offers(pushed()) == [1, 2, 0]
    match = pay(pushed(), 1)
    assert moves(match, TESLA) == walks("S02", 2) - {"S11"}
    play(match, "move:nikola-tesla:S08")
    assert (space(match, TESLA), hand_size(match, FOE), coils(match)) == ("S08", 2, 1)
    match = play(pay(pushed(), 2), "decline")
    assert (hand_size(match, FOE), coils(match)) == (1, 0)


def test_x_ray_radiation_shows_discards_and_adds() -> None:
    """The top card of the opponent's deck: shown to all; for a coil discarded; for two its boost is added."""

    def shown() -> Match:
        match = charged(2, ["x-ray-radiation"], foil_deck=["commanding-impact", "exploit"])
        return fight(match, TESLA, "sinbad", "x-ray-radiation")

    match = shown()
    assert [match.view(eyes)["seats"][FOE]["deck"][0] for eyes in (ME, FOE, None)] == [
        "commanding-impact"
    ] * 3
    kept = play(match.fork(), "decline")
    assert (health(kept, "sinbad"), deck(kept, FOE)[0], discard(kept, FOE)) == (11, "commanding-impact", [])
    one = pay(match.fork(), 1)
    assert (health(one, "sinbad"), deck(one, FOE)[0], discard(one, FOE)) == (
        11,
        "exploit",
        ["commanding-impact"],
    )
    two = pay(match.fork(), 2)
    assert (health(two, "sinbad"), discard(two, FOE)) == (11 - 2, ["commanding-impact"])


def test_the_alternating_current_charges_both_coils_or_heals_for_both() -> None:
    hurt = {TESLA: ("S02", 8)}
    match = fight(
        charged(2, ["the-alternating-current"], at=hurt), TESLA, "sinbad", "the-alternating-current"
    )
    assert len(keys(match)) == 2
    pay(match, 2)
    assert (health(match, TESLA), coils(match)) == (10, 0)
    match = fight(
        charged(1, ["the-alternating-current"], at=hurt), TESLA, "sinbad", "the-alternating-current"
    )
    assert (health(match, TESLA), coils(match)) == (8, 2)


def test_R_17_only_what_can_be_paid_in_full_is_offered() -> None:
    offered_with = [offers(fight(charged(n, ["7-hertz"]), TESLA, "sinbad", "7-hertz")) for n in (1, 2)]
    assert offered_with == [[1, 0], [1, 2, 0]]
