"""Spike: every card of the deck, and the shadows he comes out of."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    beside,
    duel,
    feint_cancels_the_other_card,
    fight,
    held,
    is_whole_deck,
    places,
    printed,
    regroup_draws_one_or_two,
    winner_moves_either_fighter,
)
from tests.kits.unmatched import FOE, ME, discard, hand_size, health, keys, pass_turn, play, settle, tokens

HERO = "spike"
FACTS = (
    Fact("always-surprising", "versatile", 1, 2, 3, ("drusilla",)),
    Fact("arrogance", "attack", 4, 2, 1, ("spike",)),
    Fact("bloody-hell", "versatile", 3, 2, 3, ("spike",)),
    Fact("empathy", "versatile", 3, 3, 2, ("drusilla",)),
    Fact("feint", "versatile", 2, 2, 3, ()),
    Fact("leap-away", "versatile", 4, 1, 2, ()),
    Fact("lets-dance", "versatile", 4, 3, 3, ("spike",)),
    Fact("regroup", "versatile", 1, 1, 3, ()),
    Fact("seek-the-shadows", "scheme", None, 2, 4, ("spike",)),
    Fact("skirmish", "versatile", 4, 1, 2, ()),
    Fact("the-rush", "attack", 3, 3, 2, ("spike",)),
    Fact("the-sight", "scheme", None, 2, 2, ("drusilla",)),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def shadows(*spaces: str) -> dict[str, list[str | None]]:
    """Shadows on these spaces, the others in the supply."""
    return {"shadow": [*spaces, *[None] * (3 - len(spaces))]}


def test_ability_places_a_shadow_beside_a_fighter() -> None:
    match = pass_turn(duel(HERO, ["feint"], active=FOE, state=shadows("S09")))
    around = beside("S02") | beside("S38")
    assert places(match, "shadow-2") == around - {"S09"}
    assert {key.split(":")[1] for key in keys(match) if key.startswith("place")} == {"shadow-2"}
    play(match, "place:shadow-2:S03")  # Sinbad stands there: shadows do not mind
    assert tokens(match, ME) == ["S09", "S03", None]


def test_ability_moves_a_shadow_when_the_supply_is_empty() -> None:
    match = pass_turn(duel(HERO, ["feint"], active=FOE, state=shadows("S20", "S21", "S03")))
    assert places(match, "shadow-1") == (beside("S02") | beside("S38")) - {"S03"}
    play(match, "place:shadow-1:S09")
    assert tokens(match, ME) == ["S09", "S21", "S03"]


def test_ability_may_be_left_unused() -> None:
    match = pass_turn(duel(HERO, ["feint"], active=FOE))
    play(match, "decline")
    assert tokens(match, ME) == [None] * 3


@pytest.mark.parametrize(("spot", "boost"), [("S02", 4), ("S09", 2)])
def test_always_surprising_doubles_the_boost_in_a_shadow(spot: str, boost: int) -> None:
    at = {HERO: "S34", "drusilla": "S02"}
    match = duel(HERO, ["always-surprising"], at=at, deck=["feint"], state=shadows(spot))
    settle(fight(match, "drusilla", "sinbad", "always-surprising"))
    assert health(match, "sinbad") == 15 - 1 - boost


def test_arrogance_may_cost_the_hand() -> None:
    match = fight(duel(HERO, ["arrogance", "feint"]), HERO, "sinbad", "arrogance")
    kept, thrown = settle(match.fork()), play(match.fork(), keys(match)[0])
    assert (health(kept, "sinbad"), hand_size(kept, ME)) == (15 - 4, 2)
    assert health(thrown, "sinbad") == 15 - 6
    assert {"feint", "seek-the-shadows"} <= set(discard(thrown, ME))


@pytest.mark.parametrize(("spots", "damage"), [((), 1), (("S04", "S10", "S03"), 3)])
def test_bloody_hell_hurts_more_for_shadows_around(spots: tuple[str, ...], damage: int) -> None:
    match = duel(HERO, ["bloody-hell"], ["exploit"], state=shadows(*spots))
    settle(fight(match, HERO, "sinbad", "bloody-hell", "exploit"))
    assert health(match, "sinbad") == 15 - damage


@pytest.mark.parametrize(("spot", "drawn"), [("S03", 3), ("S04", 1)])
def test_empathy_draws_three_from_a_foe_in_a_shadow(spot: str, drawn: int) -> None:
    match = duel(HERO, ["empathy"], at={HERO: "S34", "drusilla": "S02"}, state=shadows(spot))
    settle(fight(match, "drusilla", "sinbad", "empathy"))
    assert hand_size(match, ME) == 1 + drawn


def test_feint_cancels_the_other_card() -> None:
    feint_cancels_the_other_card(HERO)


def test_leap_away_moves_either_fighter_after_a_win() -> None:
    winner_moves_either_fighter(HERO, "leap-away", 4, "exploit")


@pytest.mark.parametrize(("spot", "may"), [("S02", True), ("S03", True), ("S01", False)])
def test_lets_dance_may_be_boosted_in_a_shadow(spot: str, may: bool) -> None:
    match = fight(duel(HERO, ["lets-dance"], state=shadows(spot)), HERO, "sinbad", "lets-dance")
    assert ("boost:seek-the-shadows" in keys(match)) == may
    if may:
        play(match, "boost:seek-the-shadows")
        assert health(match, "sinbad") == 15 - 4 - 2


def test_regroup_draws_one_or_two() -> None:
    regroup_draws_one_or_two(HERO)


def test_seek_the_shadows_draws_and_lays_all_shadows_around_him() -> None:
    """R-41"""
    match = play(duel(HERO, ["feint"], state=shadows("S09")), "scheme:seek-the-shadows:spike")
    assert hand_size(match, ME) == 1 + 2
    assert places(match, "shadow-2") == {"S02", "S01", "S03"}
    play(match, "place:shadow-2:S02")
    assert places(match, "shadow-3") == {"S01", "S03"}
    play(match, "place:shadow-3:S03")
    assert (tokens(match, ME), keys(match)[0]) == (["S09", "S02", "S03"], "maneuver")


def test_skirmish_moves_either_fighter_after_a_win() -> None:
    winner_moves_either_fighter(HERO, "skirmish", 2, "exploit")


@pytest.mark.parametrize(("spot", "value"), [("S02", 5), ("S03", 5), ("S01", 3)])
def test_the_rush_is_worth_five_in_a_shadow(spot: str, value: int) -> None:
    match = settle(fight(duel(HERO, ["the-rush"], state=shadows(spot)), HERO, "sinbad", "the-rush"))
    assert health(match, "sinbad") == 15 - value


@pytest.mark.parametrize(("spot", "gone"), [("S07", 2), ("S01", 1)])
def test_the_sight_takes_cards_of_his_choice(spot: str, gone: int) -> None:
    match = duel(HERO, ["the-sight"], ["feint", "exploit", "regroup"], state=shadows(spot))
    play(match, "scheme:the-sight:drusilla")
    assert match.actor == ME
    for card in ("exploit", "feint")[:gone]:
        play(match, f"choose:{card}")
    assert held(match, FOE) == (["regroup"] if gone == 2 else ["feint", "regroup"])
