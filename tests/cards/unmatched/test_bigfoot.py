"""Bigfoot and the Jackalope: every card of the deck, and Loner By Nature."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    chosen_from,
    duel,
    feint_cancels_the_other_card,
    fight,
    held,
    is_mandatory,
    is_whole_deck,
    momentous_shift_is_worth_more_after_a_move,
    moves,
    places,
    printed,
    regroup_draws_one_or_two,
    walks,
    winner_moves_either_fighter,
    zone_of,
)
from tests.kits.unmatched import FOE, ME, discard, hand, health, keys, offered, play, settle, space
from thwack import Match

BIGFOOT = ("bigfoot",)
JACKALOPE = ("jackalope",)
FACTS = (
    Fact("crash-through-the-trees", "scheme", None, 3, 2, BIGFOOT),
    Fact("disengage", "attack", 4, 2, 2),
    Fact("feint", "versatile", 2, 2, 3),
    Fact("hoax", "versatile", 4, 2, 3),
    Fact("its-just-your-imagination", "defense", 3, 3, 2),
    Fact("jackalope-horns", "scheme", None, 2, 3, JACKALOPE),
    Fact("larger-than-life", "attack", 6, 3, 3, BIGFOOT),
    Fact("momentous-shift", "versatile", 3, 1, 3),
    Fact("regroup", "versatile", 1, 2, 3),
    Fact("savagery", "attack", 4, 3, 3, BIGFOOT),
    Fact("skirmish", "versatile", 4, 1, 3),
)
JACKALOPE_FIGHTS = {"bigfoot": "S34", "jackalope": "S02"}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("bigfoot", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("bigfoot", FACTS)


# Loner By Nature


def resting(**foil_at: object) -> Match:
    """Bigfoot has taken his last action of the turn: a maneuver without a step."""
    match = duel("bigfoot", (), ["feint"], foil_at=dict(foil_at), deck=["hoax", "savagery"], actions=1)
    return play(match, "maneuver", "decline", "decline")


def test_ability_draws_when_no_foe_is_near() -> None:
    """At the end of your turn, if no opposing fighter is in Bigfoot's zone, you may draw 1."""
    match = resting(sinbad="S05", porter="S07")
    assert match.actor == ME
    assert keys(match) == ["choose:draw-1", "decline"]
    left = play(match.fork(), "decline")
    assert hand(left, ME) == ["crash-through-the-trees", "hoax"]
    play(match, "choose:draw-1")
    assert hand(match, ME) == ["crash-through-the-trees", "hoax", "savagery"]
    assert match.view(None)["active"] == FOE


@pytest.mark.parametrize("foil_at", [{"sinbad": "S11"}, {"sinbad": "S05", "porter": "S08"}])
def test_ability_needs_solitude(foil_at: dict[str, str]) -> None:
    """Any opposing fighter in his zone, near or far, spoils it."""
    match = resting(**foil_at)
    assert match.view(None)["active"] == FOE
    assert hand(match, ME) == ["crash-through-the-trees", "hoax"]


# Cards


def test_crash_through_the_trees_moves_bigfoot_through_foes() -> None:
    """Move Bigfoot up to 5 spaces; he may pass through opposing fighters."""
    match = duel("bigfoot", ["crash-through-the-trees"], foil_at={"sinbad": "S03", "porter": "S05"})
    play(match, "scheme:crash-through-the-trees:bigfoot")
    assert moves(match, "bigfoot") == walks("S02", 5, friends=["S03", "S05", "S38"])
    assert {who for who, _ in offered(match, "move")} == {"bigfoot"}
    assert space(play(match.fork(), "decline"), "bigfoot") == "S02"
    play(match, "move:bigfoot:S16")
    assert space(match, "bigfoot") == "S16"
    assert discard(match, ME) == ["crash-through-the-trees"]


def test_disengage_places_its_fighter_in_its_zone() -> None:
    """After combat: place your fighter in another free space of its zone."""
    match = fight(duel("bigfoot", ["disengage"]), "bigfoot", "sinbad", "disengage")
    assert health(match, "sinbad") == 11
    assert places(match, "bigfoot") == zone_of("S02") - {"S02", "S03"}
    assert is_mandatory(match)
    play(match, "place:bigfoot:S08")
    assert space(match, "bigfoot") == "S08"


def test_disengage_counts_every_zone_of_the_space() -> None:
    """A space with several patterns is in all those zones. A lost combat is no bar."""
    at = {"bigfoot": "S01", "jackalope": "S21"}
    match = duel("bigfoot", ["disengage"], ["exploit"], at=at, foil_at={"sinbad": "S12"})
    fight(match, "jackalope", "sinbad", "disengage", "exploit")
    assert health(match, "sinbad") == 15
    assert places(match, "jackalope") == zone_of("S21") - {"S21", "S12"}
    assert {"S13", "S36"} <= places(match, "jackalope")
    assert is_mandatory(match)


def test_feint_cancels_the_other_card() -> None:
    """Immediately: cancel all effects on the other card."""
    feint_cancels_the_other_card("bigfoot")


def test_hoax_moves_its_fighter_through_foes() -> None:
    """After combat: move your fighter up to 5 spaces; it may pass through opposing fighters."""
    match = fight(duel("bigfoot", ["hoax"]), "bigfoot", "sinbad", "hoax")
    assert health(match, "sinbad") == 11
    assert moves(match, "bigfoot") == walks("S02", 5, friends=["S03", "S38"])
    assert {who for who, _ in offered(match, "move")} == {"bigfoot"}
    assert space(settle(match.fork()), "bigfoot") == "S02"
    play(match, "move:bigfoot:S16")
    assert space(match, "bigfoot") == "S16"
    lost = duel("bigfoot", ["hoax"], ["commanding-impact"], at=JACKALOPE_FIGHTS, active=FOE)
    fight(lost, "sinbad", "jackalope", "commanding-impact", "hoax")
    assert health(lost, "jackalope") == 5
    assert lost.actor == ME
    assert moves(lost, "jackalope") == walks("S02", 5, friends=["S03", "S34"])


def test_its_just_your_imagination_cancels_the_attack_card() -> None:
    """Immediately: cancel all effects on the other card."""
    card = "its-just-your-imagination"
    match = duel("bigfoot", [card], ["commanding-impact"], foil_deck=["feint"], active=FOE)
    fight(match, "sinbad", "bigfoot", "commanding-impact", card)
    assert health(match, "bigfoot") == 16 - (5 - 3)
    assert held(match, FOE) == []
    shift = duel("bigfoot", [card], ["voyage-home"], active=FOE)
    fight(shift, "sinbad", "bigfoot", "voyage-home", card)
    assert health(shift, "bigfoot") == 16


def test_its_just_your_imagination_is_only_a_defense() -> None:
    """It cannot attack."""
    assert offered(duel("bigfoot", ["its-just-your-imagination"]), "attack") == []


HORNS = {"bigfoot": "S02", "jackalope": "S08"}


def test_jackalope_horns_moves_and_hurts() -> None:
    """Move the Jackalope up to 5 spaces through anybody, then 2 damage to one fighter next to it."""
    foil_at = {"sinbad": "S03", "porter": "S10"}
    match = duel("bigfoot", ["jackalope-horns"], at=HORNS, foil_at=foil_at)
    play(match, "scheme:jackalope-horns:jackalope")
    assert moves(match, "jackalope") == walks("S08", 5, friends=["S02", "S03", "S10"])
    assert {who for who, _ in offered(match, "move")} == {"jackalope"}
    play(match, "move:jackalope:S09")
    assert chosen_from(match) == {"bigfoot", "porter"}
    assert is_mandatory(match)
    play(match, "choose:porter")
    assert [health(match, who) for who in ("sinbad", "porter", "bigfoot", "jackalope")] == [15, 4, 16, 6]


def test_jackalope_horns_must_hurt_even_bigfoot() -> None:
    """With nobody else next to it, the horns hit its friend."""
    match = play(
        duel("bigfoot", ["jackalope-horns"], at=HORNS),
        "scheme:jackalope-horns:jackalope",
        "move:jackalope:S01",
    )
    assert health(match, "bigfoot") == 14


def test_jackalope_horns_may_stand_still_and_hurt_nobody() -> None:
    """Staying is allowed, and without a neighbour there is nobody to hurt."""
    match = play(
        duel("bigfoot", ["jackalope-horns"], at=HORNS), "scheme:jackalope-horns:jackalope", "decline"
    )
    assert space(match, "jackalope") == "S08"
    assert [health(match, who) for who in ("sinbad", "porter", "bigfoot", "jackalope")] == [15, 6, 16, 6]


def test_larger_than_life_hits_with_its_printed_value() -> None:
    """An attack of 6 without any effect, for Bigfoot alone."""
    match = duel("bigfoot", ["larger-than-life"], ["exploit"])
    fight(match, "bigfoot", "sinbad", "larger-than-life", "exploit")
    assert health(match, "sinbad") == 15 - (6 - 4)
    assert match.actor == ME
    assert offered(duel("bigfoot", ["larger-than-life"], at=JACKALOPE_FIGHTS), "attack") == []


def test_momentous_shift_is_worth_five_after_a_move() -> None:
    """During combat: if its fighter is not where it began the turn, the value is 5."""
    momentous_shift_is_worth_more_after_a_move("bigfoot")


def test_regroup_draws_two_if_won_and_one_if_lost() -> None:
    """After combat: draw 1, or 2 if you won."""
    regroup_draws_one_or_two("bigfoot")


CROWD = {"bigfoot": "S02", "jackalope": "S01"}


def test_savagery_hurts_everybody_next_to_bigfoot_if_won() -> None:
    """After combat, if you won: 1 damage to each fighter next to Bigfoot, friends included."""
    match = duel("bigfoot", ["savagery"], ["momentous-shift"], at=CROWD, foil_at={"porter": "S09"})
    fight(match, "bigfoot", "sinbad", "savagery", "momentous-shift")
    assert [health(match, who) for who in ("sinbad", "porter", "jackalope", "bigfoot")] == [
        15 - 1 - 1,
        5,
        5,
        16,
    ]


def test_savagery_hurts_nobody_if_lost() -> None:
    """A stopped blow is all there is."""
    match = duel("bigfoot", ["savagery"], ["exploit"], at=CROWD, foil_at={"porter": "S09"})
    fight(match, "bigfoot", "sinbad", "savagery", "exploit")
    assert [health(match, who) for who in ("sinbad", "porter", "jackalope", "bigfoot")] == [15, 6, 6, 16]


def test_skirmish_moves_either_fighter_if_won() -> None:
    """After combat, if you won: move one fighter of the combat up to 2 spaces."""
    winner_moves_either_fighter("bigfoot", "skirmish", 2, "exploit")
