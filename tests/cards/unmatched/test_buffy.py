"""Buffy: every card of the deck, the companion she brings, and her way through foes."""

from typing import Any

import pytest

import thwack
from tests.cards.unmatched.shared import (
    Fact,
    duel,
    feint_cancels_the_other_card,
    fight,
    held,
    is_whole_deck,
    moves,
    printed,
    regroup_draws_one_or_two,
    walks,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    hand,
    hand_size,
    health,
    keys,
    offered,
    play,
    scene,
    seat,
    set_up,
    settle,
    space,
    to_the_move,
)

HERO = "buffy"
XANDER: dict[str, Any] = {"companion": "xander"}
FACTS = (
    Fact("cartwheel-kick", "defense", 2, 2, 2, ("buffy",)),
    Fact("daring-strike", "attack", 4, 3, 3, ()),
    Fact("feint", "versatile", 2, 2, 3, ()),
    Fact("insight", "scheme", None, 3, 3, ("giles",), ("giles",)),
    Fact("military-knowledge", "attack", 4, 3, 3, ("xander",), ("xander",)),
    Fact("mr-pointy", "attack", 5, 4, 2, ("buffy",)),
    Fact("rapid-recovery", "versatile", 3, 3, 3, ("buffy",)),
    Fact("regroup", "versatile", 1, 1, 3, ()),
    Fact("right-hand-man", "versatile", 2, 3, 2, ("xander",), ("xander",)),
    Fact("skirmish", "versatile", 4, 3, 3, ()),
    Fact("slayers-strength", "versatile", 4, 3, 3, ("buffy",)),
    Fact("swift-strike", "attack", 3, 2, 3, ()),
    Fact("training", "scheme", None, 3, 2, ("giles",), ("giles",)),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


@pytest.mark.parametrize(("one", "other"), [("giles", "xander"), ("xander", "giles")])
def test_ability_brings_one_companion_and_leaves_the_other_out(one: str, other: str) -> None:
    """X-9: Thirty cards, with the five of the one who comes along."""
    match = thwack.new("unmatched", heroes=[HERO, "medusa"])
    assert set(keys(match)) == {"choose:giles", "choose:xander"}
    set_up(match, f"choose:{one}")
    fighters = match.view(None)["seats"][ME]["fighters"]
    assert set(fighters) == {HERO, one}
    assert fighters[one]["space"] is not None
    cards = [*deck(match, ME), *hand(match, ME)]
    mine = {"giles": {"insight", "training"}, "xander": {"right-hand-man", "military-knowledge"}}
    assert len(cards) == 30
    assert mine[one] <= set(cards)
    assert not mine[other] & set(cards)


def test_ability_lets_her_move_through_foes() -> None:
    match = to_the_move(duel(HERO, ["feint"]))
    assert moves(match, HERO) == walks("S02", 3, friends=["S03"])
    moved = fight(duel(HERO, [], ["leap-away"], active=FOE), "sinbad", HERO, "leap-away")
    assert "S04" in moves(moved, HERO)  # whoever moves her


def test_cartwheel_kick_moves_her_and_hurts_who_is_near() -> None:
    match = fight(
        duel(HERO, ["cartwheel-kick"], ["regroup"], active=FOE), "sinbad", HERO, "regroup", "cartwheel-kick"
    )
    assert moves(match, HERO) == walks("S02", 3, friends=["S03"])
    play(match, f"move:{HERO}:S04")
    assert (space(match, HERO), health(match, "sinbad")) == ("S04", 15 - 1)


def test_daring_strike_draws_or_hurts() -> None:
    won = settle(fight(duel(HERO, ["daring-strike"]), HERO, "sinbad", "daring-strike"))
    lost = settle(
        fight(duel(HERO, ["daring-strike"], ["exploit"]), HERO, "sinbad", "daring-strike", "exploit")
    )
    assert (hand_size(won, ME), health(lost, HERO)) == (1 + 2, 14 - 1)


def test_feint_cancels_the_other_card() -> None:
    feint_cancels_the_other_card(HERO)


def test_insight_takes_a_card_of_her_choice() -> None:
    match = play(
        duel(HERO, ["feint", "insight"], ["feint", "exploit"]), "scheme:insight:giles", "choose:exploit"
    )
    assert held(match, FOE) == ["feint"]


def test_military_knowledge_draws_a_card() -> None:
    match = by_xander("military-knowledge")
    assert (health(match, "sinbad"), hand_size(match, ME)) == (15 - 4, 1 + 1)


def test_mr_pointy_hits_for_five() -> None:
    match = settle(fight(duel(HERO, ["mr-pointy"]), HERO, "sinbad", "mr-pointy"))
    assert health(match, "sinbad") == 15 - 5


def test_rapid_recovery_heals_her() -> None:
    match = settle(
        fight(duel(HERO, ["rapid-recovery"], at={HERO: ("S02", 5)}), HERO, "sinbad", "rapid-recovery")
    )
    assert health(match, HERO) == 5 + 1


def test_regroup_draws_one_or_two() -> None:
    regroup_draws_one_or_two(HERO)


def by_xander(card: str, there: str = "S34") -> Any:
    """Xander attacks Sinbad with this card, Buffy elsewhere."""
    match = scene(
        seat(HERO, [card, "feint"], {HERO: there, "xander": "S02"}, state=XANDER),
        seat("sinbad", [], {"sinbad": "S03", "porter": "S07"}),
    )
    return settle(fight(match, "xander", "sinbad", card))


@pytest.mark.parametrize(("there", "value"), [("S01", 6), ("S34", 2)])
def test_right_hand_man_is_worth_six_beside_her(there: str, value: int) -> None:
    assert health(by_xander("right-hand-man", there), "sinbad") == 15 - value


def test_skirmish_moves_either_fighter_after_a_win() -> None:
    match = fight(duel(HERO, ["skirmish"]), HERO, "sinbad", "skirmish")
    assert {who for who, _ in offered(match, "move")} == {HERO, "sinbad"}
    assert moves(match, "sinbad") == walks("S03", 2, foes=["S02"])
    lost = fight(duel(HERO, ["skirmish"], ["exploit"]), HERO, "sinbad", "skirmish", "exploit")
    assert offered(lost, "move") == []


def test_slayers_strength_throws_everybody_around() -> None:
    match = fight(
        duel(HERO, ["slayers-strength"], ["exploit"]), HERO, "sinbad", "slayers-strength", "exploit"
    )
    play(match, keys(match)[0])
    assert {who for who, _ in offered(match, "place")} == {"sinbad"}
    play(match, "place:sinbad:S08")
    assert (space(match, "sinbad"), health(match, "sinbad")) == ("S08", 15 - 1)


def test_swift_strike_moves_her() -> None:
    match = fight(duel(HERO, ["swift-strike"]), HERO, "sinbad", "swift-strike")
    assert moves(match, HERO) == walks("S02", 4, friends=["S03"])


def test_training_draws_three() -> None:
    match = play(duel(HERO, ["feint", "training"]), "scheme:training:giles")
    assert hand_size(match, ME) == 2 + 3
