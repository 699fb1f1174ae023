"""Black Panther: every card of the deck, and the Vibranium Suit."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    feint_cancels_the_other_card,
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
    play,
    settle,
    state,
    to_the_move,
)
from thwack import Match

PANTHER, SHURI = ("black-panther",), ("shuri",)
FACTS = (
    Fact("analyze-and-adjust", "attack", 3, 3, 3),
    Fact("ancestral-insight", "versatile", 4, 1, 3, PANTHER),
    Fact("anti-metal-claws", "versatile", 1, 2, 2, PANTHER),
    Fact("cat-like-reflexes", "versatile", 3, 2, 2),
    Fact("evade", "defense", 3, 2, 2),
    Fact("feint", "versatile", 2, 1, 2),
    Fact("microweave-mesh", "defense", 2, 2, 2, PANTHER),
    Fact("nanotriage-processor", "versatile", 2, 2, 2, SHURI),
    Fact("regroup", "versatile", 1, 2, 2),
    Fact("stalking-panther", "scheme", None, 2, 3),
    Fact("tactical-remote-scanning", "scheme", None, 3, 2, SHURI),
    Fact("vibranium-shockwave", "attack", 2, 2, 2, PANTHER),
    Fact("wakanda-forever", "versatile", 3, 3, 3, PANTHER),
)
HERO = "black-panther"


def suited(*cards: str, hand: list[str] | None = None, **more: Any) -> Match:
    """Black Panther with cards of Sinbad's in the Suit."""
    return duel(HERO, hand or [], zones={"suit": [f"sinbad/{card}" for card in cards]}, **more)


def suit(match: Match, eyes: int | None = None) -> list[str | None]:
    """What lies in the Suit."""
    return list(match.view(eyes)["seats"][ME]["zones"]["suit"])


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_boosts_a_maneuver_from_the_suit_and_draws_before_the_move() -> None:
    """R-56: The card goes to the discard pile of whoever owns it."""
    match = suited("exploit", hand=["feint"])
    before = hand_size(match, ME)
    play(match, "maneuver")
    assert ("sinbad/exploit",) in offered(match, "boost")
    play(match, "boost:sinbad/exploit")
    assert (suit(match), discard(match, FOE), discard(match, ME)) == ([], ["exploit"], [])
    assert hand_size(match, ME) == before + 2
    assert moves(match, HERO) == walks("S02", 2 + 1, foes=["S03", "S07"])


def test_ability_draws_for_a_boost_from_the_hand_too() -> None:
    match = suited(hand=["feint"])
    before = hand_size(match, ME)
    to_the_move(match, "feint")
    assert hand_size(match, ME) == before + 1


def test_ability_keeps_like_cards_of_two_heroes_apart() -> None:
    """R-56: Sinbad has a Feint of his own."""
    match = play(suited("feint", hand=["feint"]), "maneuver")
    assert {"boost:feint", "boost:sinbad/feint"} <= set(keys(match))


def test_ability_shows_the_suit_to_all() -> None:
    """R-55"""
    match = suited("exploit")
    assert [suit(match, eyes) for eyes in (ME, FOE, None)] == [["sinbad/exploit"]] * 3


def test_analyze_and_adjust_puts_their_top_card_into_the_suit() -> None:
    match = duel(HERO, ["analyze-and-adjust"], foil_deck=["exploit", "regroup"])
    settle(fight(match, HERO, "sinbad", "analyze-and-adjust"))
    assert suit(match) == ["sinbad/exploit"]
    assert health(match, "sinbad") == 15 - 3


def test_analyze_and_adjust_finds_nothing_in_an_empty_deck() -> None:
    """R-56: That is no draw, so nobody is exhausted."""
    match = duel(HERO, ["analyze-and-adjust"], foil_deck=[])
    settle(fight(match, HERO, "sinbad", "analyze-and-adjust"))
    assert (suit(match), health(match, "sinbad")) == ([], 15 - 3)


def test_ancestral_insight_does_so_when_won() -> None:
    for defense, found in ((None, ["sinbad/exploit"]), ("leap-away", [])):
        foil = [defense] if defense else []
        match = duel(HERO, ["ancestral-insight"], foil, foil_deck=["exploit", "regroup"])
        settle(fight(match, HERO, "sinbad", "ancestral-insight", defense))
        assert suit(match) == found


def test_anti_metal_claws_adds_their_boost_and_may_boost() -> None:
    match = fight(
        suited("commanding-impact", hand=["anti-metal-claws"], foil_hand=["regroup"]),
        HERO,
        "sinbad",
        "anti-metal-claws",
        "regroup",
    )
    play(match, "boost:sinbad/commanding-impact")
    assert health(match, "sinbad") == 15 - (1 + 1 + 2 - 1)


def test_cat_like_reflexes_moves_a_fighter_when_won() -> None:
    match = fight(duel(HERO, ["cat-like-reflexes"]), HERO, "sinbad", "cat-like-reflexes")
    assert moves(match, HERO) == walks("S02", 3, foes=["S03", "S07"])
    assert moves(match, "sinbad") == walks("S03", 3, foes=["S02"], friends=["S07"])
    lost = duel(HERO, ["cat-like-reflexes"], ["exploit"])
    settle(fight(lost, HERO, "sinbad", "cat-like-reflexes", "exploit"))
    assert offered(lost, "move") == []


def test_evade_draws_a_card() -> None:
    match = duel(HERO, ["evade"], ["regroup"], active=FOE, deck=["feint"])
    settle(fight(match, "sinbad", HERO, "regroup", "evade"))
    assert held(match, ME) == ["feint"]


def test_feint_cancels_the_other_card() -> None:
    feint_cancels_the_other_card(HERO)


def test_microweave_mesh_may_be_boosted() -> None:
    match = duel(
        HERO, ["microweave-mesh"], ["commanding-impact"], active=FOE, zones={"suit": ["sinbad/regroup"]}
    )
    fight(match, "sinbad", HERO, "commanding-impact", "microweave-mesh")
    play(match, "boost:sinbad/regroup")
    assert health(match, HERO) == 14 - (5 - 2 - 1)


def test_nanotriage_processor_heals_both_in_one_zone() -> None:
    for there, healed in (("S01", 1), ("S38", 0)):
        match = duel(
            HERO,
            ["nanotriage-processor"],
            at={HERO: (there, 5), "shuri": ("S02", 3)},
            foil_at={"sinbad": "S03"},
        )
        settle(fight(match, "shuri", "sinbad", "nanotriage-processor"))
        assert (health(match, "shuri"), health(match, HERO)) == (4, 5 + healed)


def test_regroup_draws_one_or_two() -> None:
    top = ["feint", "evade", "feint"]
    won = settle(fight(duel(HERO, ["regroup"], deck=top), HERO, "sinbad", "regroup"))
    assert held(won, ME) == ["evade", "feint"]
    lost = duel(HERO, ["regroup"], ["momentous-shift"], deck=top)
    settle(fight(lost, HERO, "sinbad", "regroup", "momentous-shift"))
    assert held(lost, ME) == ["feint"]


def test_stalking_panther_moves_through_foes_and_acts_again() -> None:
    match = play(duel(HERO, ["stalking-panther"]), f"scheme:stalking-panther:{HERO}")
    assert moves(match, HERO) == walks("S02", 3) - {"S03", "S07"}
    settle(match)
    assert match.view(None)["actions"] == 2


def test_tactical_remote_scanning_puts_two_into_the_suit() -> None:
    match = duel(HERO, ["tactical-remote-scanning"], foil_deck=["exploit", "regroup", "feint"])
    play(match, "scheme:tactical-remote-scanning:shuri")
    assert suit(match) == ["sinbad/exploit", "sinbad/regroup"]


def test_vibranium_shockwave_may_be_boosted() -> None:
    match = fight(suited("regroup", hand=["vibranium-shockwave"]), HERO, "sinbad", "vibranium-shockwave")
    play(match, "boost:sinbad/regroup")
    assert health(match, "sinbad") == 15 - (2 + 1)


def test_wakanda_forever_may_be_boosted_twice_with_a_draw_between() -> None:
    """R-57"""
    match = suited("regroup", hand=["wakanda-forever"], deck=["feint", "evade"])
    fight(match, HERO, "sinbad", "wakanda-forever")
    play(match, "boost:sinbad/regroup")
    assert ("feint",) in offered(match, "boost")  # drawn for the first
    once = settle(match.fork())
    play(match, "boost:feint")
    assert health(once, "sinbad") == 15 - (3 + 1)
    assert health(match, "sinbad") == 15 - (3 + 1 + 1)
    assert state(match, ME) == {}
