"""Elektra: every card of the deck, and her resurrection."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    everywhere,
    fight,
    held,
    is_whole_deck,
    moves,
    places,
    printed,
    seen_hand,
    walks,
    zone_of,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
    hand,
    health,
    keys,
    offered,
    pass_turn,
    play,
    settle,
    space,
)
from thwack import Match

HERO = "elektra"
HANDS = [f"the-hand-{n}" for n in (1, 2, 3, 4)]
RISEN: dict[str, Any] = {"resurrected": 2}
FACTS = (
    Fact("cloaked-in-shadow", "versatile", 2, 1, 2, ("elektra",)),
    Fact("hands-of-red", "attack", 4, 2, 2, ("elektra",)),
    Fact("intercept", "defense", 3, 4, 2, ("elektra",)),
    Fact("mesmerize", "scheme", None, 2, 2, ("elektra",)),
    Fact("mystic-assassin", "attack", 6, 1, 2, ("elektra",)),
    Fact("ninjitsu", "versatile", 3, 2, 2, ()),
    Fact("sai", "versatile", 4, 3, 2, ("elektra",)),
    Fact("snakeroot-clan", "defense", 1, 2, 2, ("elektra",)),
    Fact("the-fist", "attack", 3, 3, 2, ("the-hand",)),
    Fact("whirlwind", "versatile", 2, 1, 2, ("elektra",)),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def fallen() -> Match:
    """Elektra at 1 health was struck down; one of the Hands had fallen before."""
    at: dict[str, Any] = {HERO: ("S02", 1), HANDS[0]: 0}
    match = duel(HERO, ["sai"], ["exploit"], at=at, discard=["ninjitsu", "sai"], active=FOE)
    return settle(fight(match, "sinbad", HERO, "exploit"))


def test_ability_takes_everybody_off_the_board_at_the_first_defeat() -> None:
    match = fallen()
    assert match.result is None
    assert [space(match, slug) for slug in (HERO, *HANDS)] == [None] * 5


def test_ability_brings_all_back_into_separate_zones() -> None:
    match = pass_turn(fallen())
    assert "ninjitsu" not in discard(match, ME)
    assert {who for who, _ in offered(match, "place")} == {HERO}
    play(match, f"place:{HERO}:S01")
    assert not places(match, HANDS[0]) & zone_of("S01")
    while offered(match, "place"):
        play(match, keys(match)[0])
    standing = [spot for slug in (HERO, *HANDS) if (spot := space(match, slug)) is not None]
    assert all(not zone_of(one) & {other} for one in standing for other in standing if one != other)
    assert (health(match, HERO), health(match, HANDS[0])) == (9, 1)


def test_ability_works_once() -> None:
    match = duel(HERO, [], ["exploit"], at={HERO: ("S02", 1)}, state=RISEN, active=FOE)
    settle(fight(match, "sinbad", HERO, "exploit"))
    assert match.result is not None
    assert match.result.winners == (FOE,)


def test_cloaked_in_shadow_cancels_and_moves_the_risen() -> None:
    match = fight(
        duel(HERO, ["cloaked-in-shadow"], ["exploit"], state=RISEN),
        HERO,
        "sinbad",
        "cloaked-in-shadow",
        "exploit",
    )
    assert (held(match, FOE), moves(match, HERO)) == ([], walks("S02", 3, foes=["S03"]))
    first = fight(duel(HERO, ["cloaked-in-shadow"]), HERO, "sinbad", "cloaked-in-shadow")
    assert offered(first, "move") == []


def test_hands_of_red_bring_a_hand_back() -> None:
    match = fight(duel(HERO, ["hands-of-red"], at={HANDS[0]: 0}), HERO, "sinbad", "hands-of-red")
    assert places(match, HANDS[0]) == zone_of("S02") - {"S02", "S03"}


@pytest.mark.parametrize(
    ("state", "cards", "hurt"), [(RISEN, ["sai"], 0), (RISEN, [], 2), (None, ["sai"], 2)]
)
def test_intercept_is_worth_five_for_a_sai_shown(
    state: dict[str, Any] | None, cards: list[str], hurt: int
) -> None:
    match = duel(HERO, ["intercept", *cards], ["commanding-impact"], state=state, active=FOE)
    fight(match, "sinbad", HERO, "commanding-impact", "intercept")
    if match.actor == ME and state:
        play(match, keys(match)[0])
    assert health(settle(match), HERO) == 7 - hurt
    assert ("sai" in seen_hand(match, FOE, ME)) == (hurt == 0)


def test_mesmerize_looks_acts_again_and_when_risen_takes_a_card() -> None:
    first = play(duel(HERO, ["sai"], ["feint", "exploit"]), f"scheme:mesmerize:{HERO}")
    assert (first.view(None)["actions"], seen_hand(first, ME, FOE)) == (2, ["exploit", "feint"])
    risen = play(
        duel(HERO, ["sai"], ["feint", "exploit"], state=RISEN), f"scheme:mesmerize:{HERO}", "choose:exploit"
    )
    assert held(risen, FOE) == ["feint"]


@pytest.mark.parametrize(("state", "hurt"), [(None, 3), (RISEN, 0)])
def test_mystic_assassin_hurts_her_until_she_has_risen(state: dict[str, Any] | None, hurt: int) -> None:
    match = settle(fight(duel(HERO, ["mystic-assassin"], state=state), HERO, "sinbad", "mystic-assassin"))
    assert (health(match, "sinbad"), health(match, HERO)) == (15 - 6, 7 - hurt)


def test_ninjitsu_places_the_fighter_anywhere() -> None:
    match = fight(duel(HERO, ["ninjitsu"]), HERO, "sinbad", "ninjitsu")
    assert "S31" in places(match, HERO) <= everywhere()


def test_sai_hits_for_four() -> None:
    match = settle(fight(duel(HERO, ["sai"]), HERO, "sinbad", "sai"))
    assert health(match, "sinbad") == 15 - 4


def test_snakeroot_clan_lets_a_hand_defend_for_her() -> None:
    match = fight(
        duel(HERO, ["snakeroot-clan"], ["exploit"], active=FOE), "sinbad", HERO, "exploit", "snakeroot-clan"
    )
    play(match, f"choose:{HANDS[0]}")
    assert (space(match, HERO), health(match, HERO), health(match, HANDS[0])) == ("S38", 7, 0)


def test_the_fist_comes_back_for_a_wound() -> None:
    match = fight(duel(HERO, ["the-fist"], at={HERO: "S34", HANDS[0]: "S02"}), HANDS[0], "sinbad", "the-fist")
    play(match, keys(match)[0])
    assert (health(match, HANDS[0]), "the-fist" in hand(match, ME), match.view(None)["actions"]) == (
        0,
        True,
        2,
    )


@pytest.mark.parametrize(("state", "hurt"), [(None, 0), (RISEN, 1)])
def test_whirlwind_hurts_all_around_when_risen(state: dict[str, Any] | None, hurt: int) -> None:
    match = duel(HERO, ["whirlwind"], ["exploit"], state=state, foil_at={"porter": "S01"})
    settle(fight(match, HERO, "sinbad", "whirlwind", "exploit"))
    assert (health(match, "sinbad"), health(match, "porter")) == (15 - hurt, 6 - hurt)
