"""Daredevil: every card of the deck, and his Radar Sense."""

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
from tests.kits.unmatched import FOE, ME, deck, discard, hand_size, health, keys, offered, play, settle, space

DAREDEVIL = ("daredevil",)
FACTS = (
    Fact("breather", "scheme", None, 2, 3, DAREDEVIL),
    Fact("devil-of-hells-kitchen", "attack", 4, 3, 2, DAREDEVIL),
    Fact("feint", "versatile", 2, 1, 3, DAREDEVIL),
    Fact("grappling-hook", "versatile", 3, 2, 3, DAREDEVIL),
    Fact("man-without-fear", "attack", 2, 3, 2, DAREDEVIL),
    Fact("son-of-a-boxer", "defense", 3, 2, 3, DAREDEVIL),
    Fact("take-a-knee", "versatile", 3, 2, 3, DAREDEVIL),
    Fact("through-adversity", "scheme", None, 2, 3, DAREDEVIL),
)
HERO = "daredevil"


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("daredevil", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("daredevil", FACTS)


def test_ability_blind_boosts_with_two_cards_or_fewer() -> None:
    """X-2: The top card of the deck goes and its boost is added, attacking and defending; it may be left."""
    match = fight(
        duel(HERO, ["grappling-hook"], deck=["man-without-fear", "feint"]), HERO, "sinbad", "grappling-hook"
    )
    assert len(keys(match)) == 2
    kept = settle(match.fork())
    assert (health(kept, "sinbad"), discard(kept, ME)) == (12, ["grappling-hook"])
    settle(play(match, keys(match)[0]))
    assert (health(match, "sinbad"), discard(match, ME)) == (
        15 - 3 - 3,
        ["man-without-fear", "grappling-hook"],
    )
    match = duel(HERO, ["feint"], ["commanding-impact"], deck=["man-without-fear", "feint"], active=FOE)
    fight(match, "sinbad", HERO, "commanding-impact", "feint")
    play(match, keys(match)[0])
    assert health(match, HERO) == 17


def test_ability_needs_a_small_hand_and_a_card() -> None:
    match = duel(HERO, ["grappling-hook", "feint", "feint"])
    fight(match, HERO, "sinbad", "grappling-hook")
    assert offered(match, "move") != []
    match = duel(HERO, [], ["commanding-impact"], active=FOE)
    fight(match, "sinbad", HERO, "commanding-impact")
    assert match.actor == FOE


def test_ability_is_not_canceled() -> None:
    """Q-12: A Feint stops effects of the card, not of the character."""
    match = duel(HERO, ["man-without-fear"], ["feint"], deck=["through-adversity", "feint"])
    fight(match, HERO, "sinbad", "man-without-fear", "feint")
    play(match, keys(match)[0])
    assert health(match, "sinbad") == 15 - (2 + 2 - 2)


def test_breather_takes_a_card_that_is_no_scheme() -> None:
    match = duel(HERO, ["breather", "feint"], discard=["through-adversity", "feint", "take-a-knee"])
    play(match, "scheme:breather:daredevil")
    assert chosen_from(match) == {"feint", "take-a-knee"}
    play(match, "choose:take-a-knee")
    assert held(match, ME).count("take-a-knee") == 1


def test_devil_of_hells_kitchen_is_worth_eight_at_the_end_and_goes_back() -> None:
    """With an empty deck 8; afterwards it and the top four discards are shuffled into the deck."""
    match = duel(HERO, ["devil-of-hells-kitchen", "feint", "feint", "feint"], deck=[])
    pile = len(discard(match, ME))
    fight(match, HERO, "sinbad", "devil-of-hells-kitchen")
    settle(play(match, keys(match)[0]))  # the order of card and ability
    assert health(match, "sinbad") == 15 - 8
    assert (len(deck(match, ME)), len(discard(match, ME))) == (5, pile - 4)
    assert "devil-of-hells-kitchen" in deck(match, ME)
    full = duel(HERO, ["devil-of-hells-kitchen", "feint", "feint", "feint"])
    fight(full, HERO, "sinbad", "devil-of-hells-kitchen")
    settle(play(full, keys(full)[0]))
    assert health(full, "sinbad") == 15 - 4


def test_feint_cancels_the_other_card() -> None:
    match = settle(fight(duel(HERO, ["feint"], ["regroup"]), HERO, "sinbad", "feint", "regroup"))
    assert hand_size(match, FOE) == 0


def test_grappling_hook_moves_him() -> None:
    match = fight(duel(HERO, ["grappling-hook", "feint", "feint"]), HERO, "sinbad", "grappling-hook")
    assert moves(match, HERO) == walks("S02", 2, foes=["S03"])
    play(match, "move:daredevil:S08")
    assert space(match, HERO) == "S08"


def test_man_without_fear_boosts_blindly_beside_the_ability() -> None:
    """The order is his; both add."""
    match = duel(HERO, ["man-without-fear"], deck=["man-without-fear", "feint", "feint"])
    fight(match, HERO, "sinbad", "man-without-fear")
    assert len(keys(match)) == 2
    play(match, keys(match)[0])
    play(match, keys(match)[0])
    play(match, keys(match)[0])
    assert health(match, "sinbad") == 15 - 2 - 3 - 1
    three = duel(HERO, ["man-without-fear", "feint", "feint"], deck=["man-without-fear", "feint"])
    fight(three, HERO, "sinbad", "man-without-fear")
    settle(play(three, keys(three)[0]))
    assert health(three, "sinbad") == 15 - 2


def test_son_of_a_boxer_strikes_back_when_lost() -> None:
    match = duel(HERO, ["son-of-a-boxer"], ["commanding-impact"], active=FOE)
    fight(match, "sinbad", HERO, "commanding-impact", "son-of-a-boxer")
    settle(match)
    assert (health(match, HERO), health(match, "sinbad")) == (15, 13)
    won = settle(
        fight(
            duel(HERO, ["son-of-a-boxer"], ["regroup"], active=FOE),
            "sinbad",
            HERO,
            "regroup",
            "son-of-a-boxer",
        )
    )
    assert health(won, "sinbad") == 15


def test_take_a_knee_heals_the_boost_of_the_top_card() -> None:
    match = duel(
        HERO, ["take-a-knee", "feint", "feint"], at={HERO: ("S02", 5)}, deck=["man-without-fear", "feint"]
    )
    settle(fight(match, HERO, "sinbad", "take-a-knee"))
    assert (health(match, HERO), discard(match, ME)[0]) == (5 + 3, "man-without-fear")


def test_through_adversity_hurts_those_he_passes() -> None:
    match = play(duel(HERO, ["through-adversity", "feint"]), "scheme:through-adversity:daredevil")
    assert moves(match, HERO) == walks("S02", 4) - {"S03"} | {"S02"}
    play(match, "move:daredevil:S05")
    assert (space(match, HERO), health(match, "sinbad")) == ("S05", 14)
