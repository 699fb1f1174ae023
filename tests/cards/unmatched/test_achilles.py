"""Achilles and Patroclus: every card of the deck, and his Wrath."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    chosen_from,
    duel,
    fight,
    held,
    is_whole_deck,
    moves,
    printed,
    walks,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
    hand_size,
    health,
    keys,
    offered,
    pass_turn,
    play,
    scene,
    seat,
    settle,
    space,
)

ACHILLES = ("achilles",)
PATROCLUS = ("patroclus",)
FACTS = (
    Fact("achilles-heel", "defense", 4, 2, 3, ACHILLES),
    Fact("battle-frenzy", "attack", 3, 2, 2, PATROCLUS),
    Fact("battle-hardened", "versatile", 2, 2, 2),
    Fact("blessed-by-hermes", "versatile", 3, 1, 2),
    Fact("brothers-in-arms", "attack", 4, 2, 3),
    Fact("feint", "versatile", 2, 1, 3),
    Fact("skirmish", "versatile", 4, 1, 3),
    Fact("spear-throw", "scheme", None, 1, 2, ACHILLES),
    Fact("test-for-weakness", "attack", 1, 3, 3),
    Fact("the-day-of-your-doom", "attack", 3, 2, 2, PATROCLUS),
    Fact("under-achilles-helm", "defense", 2, 4, 3, ACHILLES),
    Fact("wily-fighting", "versatile", 3, 1, 2),
)
HERO = "achilles"
SHIFT = "momentous-shift"
PAT_FIGHTS = {HERO: "S34", "patroclus": "S02"}
ALONE = {"patroclus": 0}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("achilles", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("achilles", FACTS)


def test_ability_discards_two_when_patroclus_falls() -> None:
    """By whatever he falls; two cards at random, or what there is."""
    hand = ["feint", "skirmish", "battle-hardened"]
    match = duel(HERO, hand, ["commanding-impact"], at={**PAT_FIGHTS, "patroclus": ("S02", 3)}, active=FOE)
    settle(fight(match, "sinbad", "patroclus", "commanding-impact"))
    assert (health(match, "patroclus"), hand_size(match, ME)) == (0, 1)
    assert len(discard(match, ME)) == 2


def test_ability_strengthens_achilles_while_patroclus_is_defeated() -> None:
    for at, value in (({}, 4), (ALONE, 6)):
        match = settle(fight(duel(HERO, ["skirmish"], at=at), HERO, "sinbad", "skirmish"))
        assert health(match, "sinbad") == 15 - value


def test_ability_draws_for_each_combat_won_while_patroclus_is_defeated() -> None:
    """As attacker and as defender; not when it is lost, not while Patroclus stands."""
    for at, drawn in (({}, 0), (ALONE, 1)):
        match = settle(fight(duel(HERO, ["skirmish"], at=at), HERO, "sinbad", "skirmish"))
        assert hand_size(match, ME) == 1 + drawn
        match = duel(HERO, ["achilles-heel"], ["regroup"], at=at, active=FOE)
        settle(fight(match, "sinbad", HERO, "regroup", "achilles-heel"))
        assert hand_size(match, ME) == drawn
    lost = settle(fight(duel(HERO, ["feint"], ["exploit"], at=ALONE), HERO, "sinbad", "feint", "exploit"))
    assert hand_size(lost, ME) == 1


def test_achilles_heel_gives_the_opponent_an_action_when_lost() -> None:
    for attack, actions in (("commanding-impact", 2), ("regroup", 1)):
        match = duel(HERO, ["achilles-heel"], [attack], active=FOE)
        settle(fight(match, "sinbad", HERO, attack, "achilles-heel"))
        assert match.view(None)["actions"] == actions


def test_battle_frenzy_hurts_both() -> None:
    match = duel(HERO, ["battle-frenzy"], ["exploit"], at=PAT_FIGHTS)
    settle(fight(match, "patroclus", "sinbad", "battle-frenzy", "exploit"))
    assert (health(match, "patroclus"), health(match, "sinbad")) == (4, 13)


def test_battle_hardened_takes_a_card_back() -> None:
    match = duel(HERO, ["battle-hardened"], discard=["feint", "skirmish"])
    fight(match, HERO, "sinbad", "battle-hardened")
    assert chosen_from(match) == {"feint", "skirmish"}
    play(match, "choose:skirmish")
    assert held(match, ME) == ["skirmish"]


def test_blessed_by_hermes_moves_everybody_through_anybody() -> None:
    match = fight(duel(HERO, ["blessed-by-hermes"]), HERO, "sinbad", "blessed-by-hermes")
    assert {who for who, _ in offered(match, "move")} == {HERO, "patroclus"}
    assert moves(match, HERO) == walks("S02", 3) - {"S03"}
    play(match, "move:achilles:S05", "decline")
    assert space(match, HERO) == "S05"


def test_brothers_in_arms_gains_an_action_while_patroclus_stands() -> None:
    for at, actions in (({}, 2), (ALONE, 1)):
        match = settle(fight(duel(HERO, ["brothers-in-arms"], at=at), HERO, "sinbad", "brothers-in-arms"))
        assert match.view(None)["actions"] == actions


def test_feint_cancels_the_other_card() -> None:
    match = settle(fight(duel(HERO, ["feint"], ["regroup"]), HERO, "sinbad", "feint", "regroup"))
    assert hand_size(match, FOE) == 0


def test_skirmish_moves_a_fighter_of_the_combat() -> None:
    match = fight(duel(HERO, ["skirmish"]), HERO, "sinbad", "skirmish")
    assert {who for who, _ in offered(match, "move")} == {HERO, "sinbad"}
    assert moves(match, "sinbad") == walks("S03", 2, foes=["S02"])


def test_spear_throw_hurts_somebody_in_his_zone() -> None:
    match = play(
        duel(HERO, ["spear-throw", "feint"], foil_at={"porter": "S08"}), "scheme:spear-throw:achilles"
    )
    assert chosen_from(match) == {"sinbad", "porter"}
    play(match, "choose:porter")
    assert health(match, "porter") == 4


def test_test_for_weakness_strikes_twice() -> None:
    """X-1: A bonus attack with 3, to which the wrath adds, and against which a new card may be played."""
    match = settle(fight(duel(HERO, ["test-for-weakness"]), HERO, "sinbad", "test-for-weakness"))
    assert health(match, "sinbad") == 15 - 1 - 3
    match = duel(HERO, ["test-for-weakness"], ["regroup", "exploit"], at=ALONE)
    fight(match, HERO, "sinbad", "test-for-weakness", "regroup")
    assert (health(match, "sinbad"), match.actor) == (15 - 2, FOE)
    play(match, "defend:exploit")
    assert health(match, "sinbad") == 13 - 1
    assert hand_size(match, ME) == 1 + 2  # both combats were won


def test_test_for_weakness_ends_with_whoever_falls() -> None:
    match = duel(HERO, ["test-for-weakness"], foil_at={"sinbad": "S31", "porter": ("S03", 1)})
    fight(match, HERO, "porter", "test-for-weakness")
    assert keys(match)[0] == "maneuver"


def test_the_day_of_your_doom_wounds_patroclus_for_value() -> None:
    match = fight(
        duel(HERO, ["the-day-of-your-doom"], at=PAT_FIGHTS), "patroclus", "sinbad", "the-day-of-your-doom"
    )
    kept, paid = play(match.fork(), "decline"), play(match.fork(), keys(match)[0])
    assert (health(kept, "sinbad"), health(kept, "patroclus")) == (12, 6)
    assert (health(paid, "sinbad"), health(paid, "patroclus")) == (10, 4)


def test_under_achilles_helm_puts_patroclus_into_the_combat() -> None:
    match = duel(HERO, ["under-achilles-helm"], ["commanding-impact"], active=FOE)
    fight(match, "sinbad", HERO, "commanding-impact", "under-achilles-helm")
    play(match, keys(match)[0])
    assert (space(match, HERO), space(match, "patroclus")) == ("S38", "S02")
    assert (health(match, HERO), health(match, "patroclus")) == (18, 6 - 3)
    alone = duel(HERO, ["under-achilles-helm"], ["commanding-impact"], at=ALONE, active=FOE)
    settle(fight(alone, "sinbad", HERO, "commanding-impact", "under-achilles-helm"))
    assert health(alone, HERO) == 18 - 3


def test_wily_fighting_hurts_everybody_around() -> None:
    match = duel(HERO, ["wily-fighting"], ["exploit"], foil_at={"porter": "S01"})
    settle(fight(match, HERO, "sinbad", "wily-fighting", "exploit"))
    assert (health(match, "sinbad"), health(match, "porter")) == (14, 5)


def test_ability_leaves_the_effect_that_felled_patroclus_as_it_was() -> None:
    """Once Tesla's shock went on with the cards that Achilles had to discard."""
    match = scene(
        seat("nikola-tesla", ["death-ray", "fully-charged"], {"nikola-tesla": "S02"}, state={"coil": 2}),
        seat(HERO, ["feint", "skirmish", "spear-throw"], {HERO: "S03", "patroclus": ("S09", 1)}),
        active=FOE,
    )
    pass_turn(match)
    assert health(match, "patroclus") == 0
    assert {who for who, _ in offered(match, "move")} == {HERO}
