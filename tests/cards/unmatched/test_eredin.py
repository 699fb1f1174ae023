"""Eredin: every card of the deck, and what he is without his Red Riders."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    everywhere,
    fight,
    is_whole_deck,
    moves,
    places,
    printed,
    walks,
    winner_moves_either_fighter,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
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
    to_the_move,
)

HERO = "eredin"
RIDERS = [f"red-rider-{n}" for n in (1, 2, 3, 4)]
ENRAGED: dict[str, Any] = dict.fromkeys(RIDERS, 0)
FACTS = (
    Fact("backhand", "attack", 4, 3, 3, ("eredin",)),
    Fact("brutal-strike", "attack", 2, 3, 3, ("eredin",)),
    Fact("close-for-the-kill", "scheme", None, 4, 3, ()),
    Fact("foul-purpose", "attack", 3, 2, 2, ()),
    Fact("icy-guile", "versatile", 2, 1, 3, ()),
    Fact("implacable", "defense", 3, 3, 3, ("eredin",)),
    Fact("might-of-the-aen-elle", "scheme", None, 2, 2, ("eredin",)),
    Fact("portal-defense", "defense", 0, 1, 2, ("eredin",)),
    Fact("skirmish", "versatile", 4, 1, 3, ()),
    Fact("unyielding-hordes", "attack", 1, 2, 3, ("red-rider",)),
    Fact("wild-hunt", "versatile", 3, 2, 3, ()),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_makes_him_stronger_without_riders() -> None:
    for at, more in (({}, 0), (ENRAGED, 1), ({**ENRAGED, RIDERS[0]: "S38"}, 0)):
        match = settle(fight(duel(HERO, ["brutal-strike"], at=at), HERO, "sinbad", "brutal-strike"))
        assert health(match, "sinbad") == 15 - 2 - more
        kept = duel(HERO, ["wild-hunt"], ["exploit"], at=at, active=FOE)
        settle(fight(kept, "sinbad", HERO, "exploit", "wild-hunt"))
        assert health(kept, HERO) == 14 - 4 + 3 + more
        assert moves(to_the_move(duel(HERO, at=at)), HERO) == walks("S02", 2 + more, foes=["S03"])


@pytest.mark.parametrize("at", [{}, ENRAGED])
def test_backhand_puts_a_card_back_or_away(at: dict[str, Any]) -> None:
    match = duel(HERO, ["backhand"], ["feint"], at=at, foil_deck=["exploit"])
    fight(match, HERO, "sinbad", "backhand")
    assert hand_size(match, FOE) == 0
    assert (deck(match, FOE)[0], discard(match, FOE)) == (("exploit", ["feint"]) if at else ("feint", []))


@pytest.mark.parametrize(("answer", "hurt"), [("feint", 2), ("exploit", 0)])
def test_brutal_strike_ignores_cards_that_act_at_once(answer: str, hurt: int) -> None:
    match = settle(fight(duel(HERO, ["brutal-strike"], [answer]), HERO, "sinbad", "brutal-strike", answer))
    assert health(match, "sinbad") == 15 - hurt


def test_close_for_the_kill_draws_and_moves_all_through_foes() -> None:
    match = play(duel(HERO, ["wild-hunt"]), f"scheme:close-for-the-kill:{HERO}")
    assert hand_size(match, ME) == 1 + 2
    assert moves(match, HERO) == walks("S02", 3, friends=["S03"])


def test_foul_purpose_reaches_anywhere_without_riders_and_comes_back_for_one() -> None:
    assert offered(duel(HERO, ["foul-purpose"], foil_at={"sinbad": "S20"}), "attack") == []
    match = duel(HERO, ["foul-purpose"], ["feint"], at=ENRAGED, foil_at={"sinbad": "S20"})
    play(match, f"attack:{HERO}:sinbad")
    assert match.view(FOE)["combat"]["attack"]["card"] == "foul-purpose"  # face up
    play(match, "decline")
    assert (health(match, "sinbad"), "foul-purpose" in hand(match, ME)) == (15 - 3 - 1, False)
    back = fight(duel(HERO, ["foul-purpose"]), HERO, "sinbad", "foul-purpose")
    play(back, keys(back)[0], *[key for key in keys(back) if key == f"choose:{RIDERS[1]}"])
    play(back, *[key for key in keys(back) if key == f"choose:{RIDERS[1]}"])
    assert (health(back, RIDERS[1]), "foul-purpose" in hand(back, ME)) == (0, True)


def test_foul_purpose_lies_face_down_within_reach() -> None:
    match = play(duel(HERO, ["foul-purpose"], ["feint"], at=ENRAGED), f"attack:{HERO}:sinbad")
    assert match.view(FOE)["combat"]["attack"]["card"] is None


def test_icy_guile_cancels_when_enraged_and_ignores_for_a_rider() -> None:
    match = fight(duel(HERO, ["icy-guile"], ["exploit"]), HERO, "sinbad", "icy-guile", "exploit")
    play(match, keys(match)[0])
    play(match, f"choose:{RIDERS[2]}")
    assert (health(match, "sinbad"), health(match, RIDERS[2]), hand_size(match, FOE)) == (15 - 2, 0, 1)
    angry = settle(
        fight(duel(HERO, ["icy-guile"], ["exploit"], at=ENRAGED), HERO, "sinbad", "icy-guile", "exploit")
    )
    assert (health(angry, "sinbad"), hand_size(angry, FOE)) == (15, 0)


def test_implacable_attacks_when_enraged_and_may_be_boosted() -> None:
    assert offered(duel(HERO, ["implacable"]), "attack") == []
    match = fight(duel(HERO, ["implacable"], at=ENRAGED), HERO, "sinbad", "implacable")
    play(match, "boost:close-for-the-kill")
    assert health(match, "sinbad") == 15 - 3 - 1 - 4


def test_might_of_the_aen_elle_guards_him_from_effects_while_he_attacks() -> None:
    card = "might-of-the-aen-elle"
    match = scene(
        seat(HERO, [card, "wild-hunt"], {HERO: "S02", **ENRAGED}),
        seat("medusa", [], {"medusa": "S03"}),
    )
    play(match, f"scheme:{card}:{HERO}")
    assert (hand_size(match, ME), match.view(None)["actions"]) == (1 + 1, 2)
    settle(fight(match, HERO, "medusa", "wild-hunt"))
    pass_turn(match)
    assert match.view(None)["seats"][ME]["in_play"] == [card]
    while match.actor == FOE and offered(match, "choose"):
        play(match, f"choose:{HERO}")  # Medusa's glance
    assert health(match, HERO) == 14
    settle(pass_turn(match))
    pass_turn(match)
    assert card in discard(match, ME)


def test_portal_defense_swaps_him_out_and_draws_when_enraged() -> None:
    match = duel(HERO, ["portal-defense"], ["exploit"], at={RIDERS[0]: "S01"}, active=FOE)
    fight(match, "sinbad", HERO, "exploit", "portal-defense")
    assert (space(match, HERO), health(match, HERO), health(match, RIDERS[0])) == ("S01", 14, 0)
    angry = duel(HERO, ["portal-defense"], ["exploit"], at=ENRAGED, active=FOE)
    settle(fight(angry, "sinbad", HERO, "exploit", "portal-defense"))
    assert (health(angry, HERO), hand_size(angry, ME)) == (14 - 4 + 1, 2)


def test_skirmish_moves_either_fighter_after_a_win() -> None:
    winner_moves_either_fighter(HERO, "skirmish", 2, "exploit")


def test_unyielding_hordes_brings_a_rider_back_and_counts_friends_around() -> None:
    at: dict[str, Any] = {HERO: "S04", RIDERS[0]: "S02", RIDERS[1]: 0}
    match = fight(duel(HERO, ["unyielding-hordes"], at=at), RIDERS[0], "sinbad", "unyielding-hordes")
    assert "S20" in places(match, RIDERS[1]) <= everywhere()
    play(match, f"place:{RIDERS[1]}:S10")
    assert (health(match, "sinbad"), health(match, RIDERS[1])) == (15 - 1 - 2, 1)


@pytest.mark.parametrize(("at", "hurt"), [({}, 1), (ENRAGED, 2)])
def test_wild_hunt_hurts_all_foes_beside_his_fighters(at: dict[str, Any], hurt: int) -> None:
    match = duel(HERO, ["wild-hunt"], ["exploit"], at=at, foil_at={"porter": "S01"})
    settle(fight(match, HERO, "sinbad", "wild-hunt", "exploit"))
    assert (health(match, "sinbad"), health(match, "porter")) == (15 - hurt, 6 - hurt)
