"""Willow and Tara: every card of the deck, and Dark Willow."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    chosen_from,
    duel,
    feint_cancels_the_other_card,
    fight,
    held,
    is_whole_deck,
    moves,
    places,
    printed,
    regroup_draws_one_or_two,
    walks,
    zone_of,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    health,
    keys,
    maneuver,
    play,
    settle,
    space,
    state,
)
from thwack import Match

TARA = ("tara",)
WILLOW = ("willow",)
FACTS = (
    Fact("black-magic", "versatile", 3, 3, 3, WILLOW),
    Fact("feint", "versatile", 2, 2, 3),
    Fact("flayed-alive", "attack", 4, 3, 3, WILLOW),
    Fact("hacker", "versatile", 2, 2, 2),
    Fact("knowledge-of-the-craft", "versatile", 4, 2, 2, TARA),
    Fact("love-and-loss", "scheme", None, 3, 2, WILLOW),
    Fact("meditation", "defense", 5, 2, 2, WILLOW),
    Fact("regroup", "versatile", 1, 1, 3),
    Fact("rending-shot", "attack", 3, 1, 2),
    Fact("resurrect", "scheme", None, 2, 2, WILLOW),
    Fact("revoke", "versatile", 3, 2, 2, TARA),
    Fact("swift-strike", "attack", 3, 2, 2),
    Fact("when-good-magic-fails", "attack", 4, 3, 2, WILLOW),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("willow", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("willow", FACTS)


DARK = {"form": "dark"}


def form(match: Match) -> str:
    """Which form Willow is in."""
    return str(state(match, ME)["form"])


# Dark Willow


@pytest.mark.parametrize(("target", "at"), [("willow", {}), ("tara", {"willow": "S34", "tara": ("S02", 1)})])
def test_ability_darkens_when_either_is_hurt(target: str, at: dict[str, object]) -> None:
    """Whenever Willow or Tara is dealt damage, Willow becomes Dark Willow, even if that defeats Tara."""
    match = duel("willow", [], ["exploit"], at=at, active=FOE)
    assert form(match) == "light"
    settle(fight(match, "sinbad", target, "exploit"))
    assert form(match) == "dark"


@pytest.mark.parametrize(("tara", "then"), [("S09", "light"), ("S38", "dark")])
def test_ability_calms_down_beside_tara(tara: str, then: str) -> None:
    """At the end of your turn, Dark Willow next to Tara becomes Willow again."""
    match = duel("willow", [], at={"tara": tara}, state=DARK, actions=1, deck=["feint"])
    maneuver(match)
    assert (form(match), match.view(None)["active"]) == (then, FOE)


# Cards


@pytest.mark.parametrize("card", ["black-magic", "flayed-alive"])
@pytest.mark.parametrize(("now", "more"), [("light", 0), ("dark", 3)])
def test_black_magic_and_flayed_alive_draw_power_from_the_deck(card: str, now: str, more: int) -> None:
    """During combat: Dark Willow discards the top card of the deck and adds its boost value."""
    match = duel("willow", [card], state={"form": now}, deck=["love-and-loss"])
    settle(fight(match, "willow", "sinbad", card))
    assert health(match, "sinbad") == 15 - (3 if card == "black-magic" else 4) - more


def test_black_magic_defends_darkly() -> None:
    """The same in defense."""
    match = duel("willow", ["black-magic"], ["exploit"], state=DARK, deck=["love-and-loss"], active=FOE)
    settle(fight(match, "sinbad", "willow", "exploit", "black-magic"))
    assert health(match, "willow") == 14


def test_feint_cancels_the_other_card() -> None:
    """Immediately: cancel all effects of the other card."""
    feint_cancels_the_other_card("willow")


def test_flayed_alive_is_bannered_for_willow() -> None:
    """Tara cannot use it."""
    match = duel("willow", ["flayed-alive"], at={"willow": "S34", "tara": "S02"})
    assert "attack:tara:sinbad" not in keys(match)


def test_hacker_looks_at_the_top_card() -> None:
    """After combat: look at the top card of the deck; you may put it under the deck."""
    match = duel("willow", ["hacker"], deck=["resurrect", "feint"])
    fight(match, "willow", "sinbad", "hacker")
    left = settle(match.fork())
    assert deck(left, ME)[0] == "resurrect"
    play(match, keys(match)[0])
    assert (deck(match, ME)[0], deck(match, ME)[-1]) == ("feint", "resurrect")


def test_knowledge_of_the_craft_takes_a_card_when_won() -> None:
    """After combat: if won, return a card from the discard pile to the hand."""
    at = {"willow": "S34", "tara": "S02"}
    match = duel("willow", ["knowledge-of-the-craft"], at=at, discard=["resurrect", "feint"])
    fight(match, "tara", "sinbad", "knowledge-of-the-craft")
    assert chosen_from(match) == {"resurrect", "feint"}
    play(match, "choose:resurrect")
    assert "resurrect" in hand(match, ME)
    lost = duel("willow", ["knowledge-of-the-craft"], ["exploit"], at=at, discard=["resurrect"])
    fight(lost, "tara", "sinbad", "knowledge-of-the-craft", "exploit")
    assert held(lost, ME) == []


def test_love_and_loss_costs_dark_willow_more() -> None:
    """Draw 2; Dark Willow discards the top 2 cards and deals 3 damage to a sidekick in her zone."""
    top = ["feint", "feint", "hacker", "hacker"]
    light = duel("willow", ["love-and-loss"], foil_at={"porter": "S08"}, deck=top)
    play(light, "scheme:love-and-loss:willow")
    assert (held(light, ME), health(light, "porter")) == (["feint", "feint"], 6)
    near = {"porter": "S08"}
    match = duel("willow", ["love-and-loss"], at={"tara": "S09"}, foil_at=near, deck=top, state=DARK)
    play(match, "scheme:love-and-loss:willow")
    assert chosen_from(match) == {"porter", "tara"}
    play(match, "choose:porter")
    assert (discard(match, ME), health(match, "porter")) == (["hacker", "hacker", "love-and-loss"], 3)


def test_meditation_brings_willow_back() -> None:
    """After combat: Dark Willow becomes Willow; the damage of the combat counts already."""
    match = duel("willow", ["meditation"], ["commanding-impact"], state=DARK, active=FOE)
    settle(fight(match, "sinbad", "willow", "commanding-impact", "meditation"))
    assert form(match) == "light"


def test_regroup_draws_one_or_two() -> None:
    """After combat: draw 1, or 2 if won."""
    regroup_draws_one_or_two("willow")


def test_rending_shot_moves_the_foe() -> None:
    """After combat: move the opposing fighter up to 3."""
    match = duel("willow", ["rending-shot"])
    fight(match, "willow", "sinbad", "rending-shot")
    assert moves(match, "sinbad") == walks("S03", 3, foes=["S02"], friends=["S07"])


def test_resurrect_returns_tara_with_three_health() -> None:
    """Place a defeated friendly fighter in Willow's zone with 3 health."""
    match = duel("willow", ["resurrect"], at={"tara": 0})
    play(match, "scheme:resurrect:willow")
    assert places(match, "tara") == zone_of("S02") - {"S02", "S03"}
    play(match, "place:tara:S09")
    assert health(match, "tara") == 3


def test_revoke_cancels() -> None:
    """Immediately: cancel all effects of the other card."""
    at = {"willow": "S34", "tara": "S02"}
    match = duel("willow", ["revoke"], ["regroup"], at=at, foil_deck=["feint"] * 3)
    settle(fight(match, "tara", "sinbad", "revoke", "regroup"))
    assert hand(match, FOE) == []


def test_swift_strike_moves_the_attacker() -> None:
    """After combat: move your fighter up to 4."""
    match = duel("willow", ["swift-strike"])
    fight(match, "willow", "sinbad", "swift-strike")
    assert moves(match, "willow") == walks("S02", 4, foes=["S03"], friends=["S38"])


def test_when_good_magic_fails_dark_willow_jumps() -> None:
    """After combat: Dark Willow goes anywhere in her zone and discards the top card of the deck."""
    light = duel("willow", ["when-good-magic-fails"])
    settle(fight(light, "willow", "sinbad", "when-good-magic-fails"))
    assert space(light, "willow") == "S02"
    match = duel("willow", ["when-good-magic-fails"], state=DARK, deck=["hacker"])
    fight(match, "willow", "sinbad", "when-good-magic-fails")
    assert places(match, "willow") == zone_of("S02") - {"S02", "S03"}
    play(match, "place:willow:S08")
    assert discard(match, ME) == ["hacker", "when-good-magic-fails"]
