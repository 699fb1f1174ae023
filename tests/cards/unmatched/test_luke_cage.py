"""Luke Cage: every card of the deck, and how hard he is to hurt."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    beside,
    duel,
    fight,
    is_whole_deck,
    moves,
    places,
    printed,
    walks,
)
from tests.kits.unmatched import FOE, ME, deck, hand_size, health, keys, play, scene, seat, settle, space

HERO, MISTY = "luke-cage", "misty-knight"
BY_MISTY = {HERO: "S34", MISTY: "S02"}
FACTS = (
    Fact("commanding-impact", "attack", 5, 1, 3, ()),
    Fact("daughter-of-the-dragon", "versatile", 2, 2, 2, ("misty-knight",)),
    Fact("get-paid", "attack", 4, 2, 2, ("luke-cage",)),
    Fact("got-my-back", "defense", 1, 2, 2, ("misty-knight",)),
    Fact("hero-for-hire", "attack", 3, 1, 3, ("luke-cage",)),
    Fact("power-man", "defense", 2, 1, 2, ("luke-cage",)),
    Fact("pushback", "versatile", 2, 3, 2, ("misty-knight",)),
    Fact("regroup", "versatile", 1, 3, 3, ()),
    Fact("skin-like-titanium", "defense", 0, 1, 2, ("luke-cage",)),
    Fact("still-standing", "attack", 4, 2, 2, ()),
    Fact("sweet-christmas", "attack", 6, 1, 2, ("luke-cage",)),
    Fact("trash-talk", "defense", 2, 1, 3, ()),
    Fact("wheres-my-money", "scheme", None, 1, 2, ("luke-cage",)),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


@pytest.mark.parametrize(("card", "hurt"), [("exploit", 2), ("regroup", 0)])
def test_ability_takes_two_off_combat_damage(card: str, hurt: int) -> None:
    match = settle(fight(duel(HERO, [], [card], active=FOE), "sinbad", HERO, card))
    assert health(match, HERO) == 13 - hurt


def test_ability_wins_combats_without_a_card() -> None:
    """U-9.20: Regroup draws one card when the combat is lost."""
    match = settle(fight(duel(HERO, [], ["regroup"], active=FOE), "sinbad", HERO, "regroup"))
    assert hand_size(match, FOE) == 1 + 1


def test_ability_is_no_help_to_misty_or_against_effects() -> None:
    match = duel(HERO, [], ["exploit"], at=BY_MISTY, active=FOE)
    assert health(settle(fight(match, "sinbad", MISTY, "exploit")), MISTY) == 6 - 4


def test_commanding_impact_draws_a_card() -> None:
    match = settle(fight(duel(HERO, ["commanding-impact"]), HERO, "sinbad", "commanding-impact"))
    assert (health(match, "sinbad"), hand_size(match, ME)) == (15 - 5, 1 + 1)


@pytest.mark.parametrize(("there", "value"), [("S03", 6), ("S10", 2)])
def test_daughter_of_the_dragon_is_worth_six_at_close_quarters(there: str, value: int) -> None:
    card = "daughter-of-the-dragon"
    match = duel(HERO, [card], at=BY_MISTY, foil_at={"sinbad": there})
    assert health(settle(fight(match, MISTY, "sinbad", card)), "sinbad") == 15 - value


def test_get_paid_draws_two_after_a_win() -> None:
    won = settle(fight(duel(HERO, ["get-paid"]), HERO, "sinbad", "get-paid"))
    lost = settle(fight(duel(HERO, ["get-paid"], ["exploit"]), HERO, "sinbad", "get-paid", "exploit"))
    assert (hand_size(won, ME), hand_size(lost, ME)) == (1 + 2, 1)


def test_got_my_back_lets_him_defend_for_her() -> None:
    match = duel(HERO, ["got-my-back"], ["exploit"], at=BY_MISTY, active=FOE)
    fight(match, "sinbad", MISTY, "exploit", "got-my-back")
    play(match, keys(match)[0])
    assert (space(match, HERO), space(match, MISTY)) == ("S02", "S34")
    assert (health(match, HERO), health(match, MISTY)) == (13 - (4 - 1 - 2), 6)


def test_hero_for_hire_may_be_boosted() -> None:
    match = fight(duel(HERO, ["hero-for-hire", "pushback"]), HERO, "sinbad", "hero-for-hire")
    play(match, "boost:pushback")
    assert health(match, "sinbad") == 15 - 3 - 3


def test_power_man_throws_the_foe_through_the_others() -> None:
    """R-43: Past the Porter on S04 to S05; 1 damage to both."""
    match = duel(HERO, ["power-man"], ["regroup"], active=FOE, foil_at={"porter": "S04"})
    fight(match, "sinbad", HERO, "regroup", "power-man")
    play(match, "move:sinbad:S05")
    play(match, *[key for key in keys(match) if key == "choose:porter"])
    assert (health(match, "sinbad"), health(match, "porter")) == (15 - 1, 6 - 1)


def test_pushback_moves_the_foe() -> None:
    match = fight(duel(HERO, ["pushback"], at=BY_MISTY), MISTY, "sinbad", "pushback")
    assert moves(match, "sinbad") == walks("S03", 3, foes=["S02"])


def test_regroup_draws_one_or_two() -> None:
    match = settle(fight(duel(HERO, ["regroup"], ["exploit"]), HERO, "sinbad", "regroup", "exploit"))
    won = settle(fight(duel(HERO, ["regroup"]), HERO, "sinbad", "regroup"))
    assert (hand_size(match, ME), hand_size(won, ME)) == (1 + 1, 1 + 2)


def test_skin_like_titanium_gives_the_damage_back() -> None:
    match = duel(HERO, ["skin-like-titanium"], ["exploit"], active=FOE)
    settle(fight(match, "sinbad", HERO, "exploit", "skin-like-titanium"))
    assert (health(match, HERO), health(match, "sinbad")) == (13 - 2, 15 - 2)


def test_still_standing_shuffles_two_cards_back_after_a_win() -> None:
    match = duel(HERO, ["still-standing"], discard=["pushback", "get-paid", "trash-talk"], deck=["regroup"])
    before = len(deck(match, ME))
    fight(match, HERO, "sinbad", "still-standing")
    play(match, "choose:pushback", "choose:trash-talk")
    assert (len(deck(match, ME)), "pushback" in deck(match, ME)) == (before + 2, True)


def test_sweet_christmas_hits_for_six() -> None:
    match = settle(fight(duel(HERO, ["sweet-christmas"]), HERO, "sinbad", "sweet-christmas"))
    assert health(match, "sinbad") == 15 - 6


def test_trash_talk_cancels_and_ends_the_turn_after_a_win() -> None:
    match = duel(HERO, ["trash-talk"], ["exploit"], active=FOE)
    settle(fight(match, "sinbad", HERO, "exploit", "trash-talk"))
    assert (match.view(None)["active"], hand_size(match, FOE)) == (ME, 1)
    lost = duel(HERO, ["trash-talk"], ["commanding-impact"], active=FOE)
    before = hand_size(lost, FOE)
    fight(lost, "sinbad", HERO, "commanding-impact", "trash-talk")
    assert hand_size(lost, FOE) == before - 1


def test_wheres_my_money_places_him_next_to_the_nearest_foe() -> None:
    match = scene(
        seat(HERO, ["wheres-my-money", "sweet-christmas"], {HERO: "S02", MISTY: "S38"}),
        seat("medusa", [], {"medusa": "S12", "harpy-1": "S31", "harpy-2": "S35", "harpy-3": "S36"}),
    )
    play(match, f"scheme:wheres-my-money:{HERO}")
    assert places(match, HERO) == beside("S12")
    play(match, f"place:{HERO}:S11")
    assert (space(match, HERO), match.view(None)["actions"]) == ("S11", 2)
