"""Medusa and the Harpies: every card of the deck, and her gaze."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    chosen_from,
    draws_whether_won_or_lost,
    duel,
    feint_cancels_the_other_card,
    fight,
    held,
    is_mandatory,
    is_whole_deck,
    moves,
    places,
    printed,
    regroup_draws_one_or_two,
    seen_hand,
    walks,
    zone_of,
)
from tests.kits.unmatched import FOE, ME, discard, fighter, health, keys, offered, play, settle, space
from thwack import Match

MEDUSA = ("medusa",)
HARPY = ("harpy",)
FACTS = (
    Fact("a-momentary-glance", "scheme", None, 4, 2, MEDUSA),
    Fact("clutching-claws", "versatile", 3, 2, 3, HARPY),
    Fact("dash", "versatile", 3, 1, 3),
    Fact("feint", "versatile", 2, 2, 3),
    Fact("gaze-of-stone", "attack", 2, 4, 3, MEDUSA),
    Fact("hiss-and-slither", "defense", 4, 3, 3, MEDUSA),
    Fact("regroup", "versatile", 1, 2, 3),
    Fact("second-shot", "attack", 3, 3, 3, MEDUSA),
    Fact("snipe", "versatile", 3, 1, 3),
    Fact("the-hounds-of-mighty-zeus", "versatile", 4, 3, 2, HARPY),
    Fact("winged-frenzy", "scheme", None, 2, 2),
)
HARPY_FIGHTS = {"medusa": "S34", "harpy-1": "S02"}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("medusa", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("medusa", FACTS)


# Gorgon's Gaze


def gazing(**foil_at: object) -> Match:
    """Medusa's turn begins."""
    match = duel("medusa", ["feint"], foil_at=dict(foil_at), foil_deck=["feint"], active=FOE, actions=1)
    play(match, "maneuver")
    while match.actor == FOE:
        play(match, "decline")
    return match


def test_ability_hurts_a_foe_in_her_zone() -> None:
    """At the start of your turn you may deal 1 damage to an opposing fighter in Medusa's zone."""
    match = gazing(sinbad="S03", porter="S11")
    assert match.actor == ME
    assert keys(match) == ["choose:sinbad", "choose:porter", "decline"]
    play(match, "choose:porter")
    assert (health(match, "sinbad"), health(match, "porter")) == (15, 5)
    assert "maneuver" in keys(match)


def test_ability_may_be_left() -> None:
    """Nobody is hurt."""
    match = play(gazing(sinbad="S03", porter="S11"), "decline")
    assert (health(match, "sinbad"), health(match, "porter")) == (15, 6)


def test_ability_reaches_no_further_than_her_zone() -> None:
    """A foe in another zone is safe, even next to her Harpies."""
    match = gazing(sinbad="S03", porter="S33")
    assert keys(match) == ["choose:sinbad", "decline"]
    nobody = gazing(sinbad="S05", porter="S33")
    assert "maneuver" in keys(nobody)


def test_ability_can_end_the_match() -> None:
    """A hero who falls to it has lost before the first action (Q-17)."""
    match = play(gazing(sinbad=("S03", 1)), "choose:sinbad")
    assert match.result is not None
    assert match.result.winners == (ME,)


# Cards


def test_a_momentary_glance_hurts_one_fighter_in_her_zone() -> None:
    """2 damage to one fighter in Medusa's zone, of either side and Medusa included."""
    at = {"medusa": "S02", "harpy-1": "S08"}
    match = duel("medusa", ["a-momentary-glance"], at=at, foil_at={"sinbad": "S11", "porter": "S05"})
    play(match, "scheme:a-momentary-glance:medusa")
    assert chosen_from(match) == {"medusa", "harpy-1", "sinbad"}
    assert is_mandatory(match)
    play(match, "choose:sinbad")
    assert [health(match, who) for who in ("sinbad", "porter", "medusa", "harpy-1")] == [13, 6, 16, 1]


@pytest.mark.parametrize("defense", [None, "exploit"])
def test_clutching_claws_costs_the_opponent_a_card(defense: str | None) -> None:
    """After combat, won or lost: the opponent discards a card of their choice."""
    match = duel(
        "medusa", ["clutching-claws"], ["exploit", "feint", "regroup"], at=HARPY_FIGHTS, foil_deck=["feint"]
    )
    fight(match, "harpy-1", "sinbad", "clutching-claws", defense)
    assert health(match, "sinbad") == (15 if defense else 12)
    assert match.actor == FOE
    assert chosen_from(match) == ({"feint", "regroup"} if defense else {"exploit", "feint", "regroup"})
    assert is_mandatory(match)
    play(match, "choose:regroup")
    assert match.actor == ME
    assert discard(match, FOE)[0] == "regroup"
    assert seen_hand(match, ME, FOE) == []


def test_clutching_claws_defends_too() -> None:
    """As a defense of a Harpy it is the attacker who discards; with one card there is no choice."""
    match = duel("medusa", ["clutching-claws"], ["momentous-shift"], at=HARPY_FIGHTS, active=FOE)
    fight(match, "sinbad", "harpy-1", "momentous-shift", "clutching-claws")
    assert health(match, "harpy-1") == 1
    assert sorted(discard(match, FOE)) == ["momentous-shift", "riches-beyond-compare"]


def test_dash_moves_its_fighter() -> None:
    """After combat: move the fighter that used it up to 3 spaces."""
    match = fight(duel("medusa", ["dash"]), "medusa", "sinbad", "dash")
    assert health(match, "sinbad") == 12
    assert moves(match, "medusa") == walks("S02", 3, foes=["S03"])
    assert {who for who, _ in offered(match, "move")} == {"medusa"}
    assert space(settle(match.fork()), "medusa") == "S02"
    play(match, "move:medusa:S18")
    assert space(match, "medusa") == "S18"
    lost = duel("medusa", ["dash"], ["commanding-impact"], active=FOE)
    fight(lost, "sinbad", "medusa", "commanding-impact", "dash")
    assert health(lost, "medusa") == 14
    assert lost.actor == ME
    play(lost, "move:medusa:S20")
    assert space(lost, "medusa") == "S20"


def test_feint_cancels_the_other_card() -> None:
    """Immediately: cancel all effects on the other card."""
    feint_cancels_the_other_card("medusa")


def test_gaze_of_stone_deals_eight_if_won() -> None:
    """After combat, if you won: 8 damage to the other fighter."""
    match = fight(
        duel("medusa", ["gaze-of-stone"], ["regroup"]), "medusa", "sinbad", "gaze-of-stone", "regroup"
    )
    assert health(match, "sinbad") == 15 - (2 - 1) - 8


def test_gaze_of_stone_does_nothing_if_lost() -> None:
    """Stopped, it petrifies nobody."""
    match = duel("medusa", ["gaze-of-stone"], ["toil-and-danger"])
    settle(fight(match, "medusa", "sinbad", "gaze-of-stone", "toil-and-danger"))
    assert health(match, "sinbad") == 15


def test_gaze_of_stone_can_be_canceled() -> None:
    """A Feint of 2 stops the blow as well."""
    match = fight(duel("medusa", ["gaze-of-stone"], ["feint"]), "medusa", "sinbad", "gaze-of-stone", "feint")
    assert health(match, "sinbad") == 15


@pytest.mark.parametrize(("attack", "damage"), [("commanding-impact", 1), ("momentous-shift", 0)])
def test_hiss_and_slither_costs_the_attacker_a_card(attack: str, damage: int) -> None:
    """After combat, won or lost: the opponent discards a card of their choice."""
    match = duel("medusa", ["hiss-and-slither"], [attack, "voyage-home"], active=FOE, foil_deck=["feint"])
    fight(match, "sinbad", "medusa", attack, "hiss-and-slither")
    assert health(match, "medusa") == 16 - damage
    assert match.actor == FOE
    assert chosen_from(match) == {"voyage-home", "riches-beyond-compare"}
    assert is_mandatory(match)
    play(match, "choose:voyage-home")
    assert sorted(discard(match, FOE)) == sorted([attack, "voyage-home"])


def test_regroup_draws_two_if_won_and_one_if_lost() -> None:
    """After combat: draw 1, or 2 if you won."""
    top = ["feint", "feint", "feint"]
    regroup_draws_one_or_two("medusa")
    harpy = duel("medusa", ["regroup"], at=HARPY_FIGHTS, deck=top)
    assert held(fight(harpy, "harpy-1", "sinbad", "regroup"), ME) == ["feint", "feint"]


def test_second_shot_may_be_boosted() -> None:
    """During combat: you may boost this attack."""
    match = duel("medusa", ["second-shot", "gaze-of-stone"], ["momentous-shift"])
    fight(match, "medusa", "sinbad", "second-shot", "momentous-shift")
    assert match.actor == ME
    assert keys(match) == ["boost:gaze-of-stone", "boost:winged-frenzy", "decline"]
    left = play(match.fork(), "decline")
    assert health(left, "sinbad") == 15
    assert held(left, ME) == ["gaze-of-stone"]
    play(match, "boost:gaze-of-stone")
    assert health(match, "sinbad") == 15 - (3 + 4 - 3)
    assert sorted(discard(match, ME)) == ["gaze-of-stone", "second-shot"]


def test_snipe_draws_a_card() -> None:
    """After combat: draw 1."""
    draws_whether_won_or_lost("medusa", "snipe", 1, "medusa", 3, "momentous-shift")
    match = duel("medusa", ["snipe"], ["commanding-impact"], deck=["dash"], active=FOE)
    fight(match, "sinbad", "medusa", "commanding-impact", "snipe")
    assert health(match, "medusa") == 14
    assert held(match, ME) == ["dash"]


def test_the_hounds_of_mighty_zeus_moves_each_harpy() -> None:
    """After combat: move each Harpy up to 3 spaces."""
    card = "the-hounds-of-mighty-zeus"
    match = fight(duel("medusa", [card], at=HARPY_FIGHTS), "harpy-1", "sinbad", card)
    assert health(match, "sinbad") == 11
    assert moves(match, "harpy-1") == walks("S02", 3, foes=["S03"])
    assert moves(match, "harpy-2") == walks("S37", 3, friends=["S36"])
    assert moves(match, "harpy-3") == walks("S36", 3, friends=["S37"])
    assert moves(match, "medusa") == set()
    stay = play(match.fork(), "decline")
    assert [space(stay, f"harpy-{n}") for n in (1, 2, 3)] == ["S02", "S37", "S36"]
    play(match, "move:harpy-3:S31", "move:harpy-1:S18", "decline")
    assert [space(match, f"harpy-{n}") for n in (1, 2, 3)] == ["S18", "S37", "S31"]


def frenzied(**at: object) -> Match:
    """Winged Frenzy is played by Medusa."""
    return play(duel("medusa", ["winged-frenzy"], at=dict(at)), "scheme:winged-frenzy:medusa")


def test_winged_frenzy_moves_everybody_through_foes() -> None:
    """Move each of your fighters up to 3 spaces; they may pass through opposing ones."""
    match = frenzied()
    assert moves(match, "medusa") == walks("S02", 3, friends=["S03"])
    assert "S05" in moves(match, "medusa")
    assert {who for who, _ in offered(match, "move")} == {"medusa", "harpy-1", "harpy-2", "harpy-3"}
    assert moves(match, "harpy-2") == walks("S37", 3, friends=["S36", "S38"])
    play(match, "move:medusa:S05", "move:harpy-3:S31", "decline")
    assert [space(match, who) for who in ("medusa", "harpy-1", "harpy-2", "harpy-3")] == [
        "S05",
        "S38",
        "S37",
        "S31",
    ]
    assert "maneuver" in keys(match)
    assert discard(match, ME) == ["winged-frenzy"]


def test_winged_frenzy_brings_a_harpy_back() -> None:
    """Then a defeated Harpy returns to a space in Medusa's zone; only one of two, and it must."""
    match = frenzied(**{"harpy-1": 0, "harpy-3": 0})
    assert fighter(match, "harpy-1") == {"space": None, "health": 0}
    play(match, "move:medusa:S12", "decline")
    assert places(match, "harpy-1") == zone_of("S12") - {"S12"}
    assert {refs[0] for refs in offered(match, "place")} == {"harpy-1"}
    assert is_mandatory(match)
    play(match, "place:harpy-1:S24")
    assert fighter(match, "harpy-1") == {"space": "S24", "health": 1}
    assert fighter(match, "harpy-3") == {"space": None, "health": 0}


def test_winged_frenzy_brings_nobody_else_back() -> None:
    """With all Harpies alive there is nobody to bring back, whoever else was defeated."""
    match = duel("medusa", ["winged-frenzy"], foil_at={"porter": 0})
    play(match, "scheme:winged-frenzy:harpy-1", "decline")
    assert "maneuver" in keys(match)
    assert fighter(match, "porter") == {"space": None, "health": 0}


def test_winged_frenzy_can_be_used_by_a_harpy() -> None:
    """Its banner names nobody: any fighter may use it."""
    match = duel("medusa")
    assert {refs[1] for refs in offered(match, "scheme")} == {"medusa", "harpy-1", "harpy-2", "harpy-3"}
