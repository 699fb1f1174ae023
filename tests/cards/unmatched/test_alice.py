"""Alice and the Jabberwock: every card of the deck, and her size."""

import pytest

import thwack
from tests.cards.unmatched.shared import (
    Fact,
    chosen_from,
    duel,
    everywhere,
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
    seen_hand,
    walks,
    winner_moves_either_fighter,
)
from tests.kits.unmatched import FOE, ME, deck, discard, health, keys, play, settle, space, state
from thwack import Match

ALICE = ("alice",)
JABBERWOCK = ("jabberwock",)
FACTS = (
    Fact("claws-that-catch", "attack", 3, 2, 2, JABBERWOCK),
    Fact("drink-me", "scheme", None, 2, 2, ALICE),
    Fact("eat-me", "scheme", None, 3, 2, ALICE),
    Fact("feint", "versatile", 2, 2, 3),
    Fact("im-late-im-late", "versatile", 2, 3, 3, ALICE),
    Fact("jaws-that-bite", "attack", 4, 2, 2, JABBERWOCK),
    Fact("looking-glass", "defense", 2, 4, 2, ALICE),
    Fact("mad-as-a-hatter", "versatile", 3, 1, 2, ALICE),
    Fact("manxome-foe", "versatile", 3, 2, 2),
    Fact("momentous-shift", "versatile", 3, 1, 2),
    Fact("o-frabjous-day", "attack", 4, 4, 1, ALICE),
    Fact("regroup", "versatile", 1, 2, 3),
    Fact("skirmish", "versatile", 4, 1, 2),
    Fact("snicker-snack", "attack", 3, 4, 1, ALICE),
    Fact("the-other-side-of-the-mushroom", "attack", 3, 4, 1, ALICE),
)
BIG = {"size": "big"}
SMALL = {"size": "small"}
JABBERWOCK_FIGHTS = {"alice": "S34", "jabberwock": "S02"}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("alice", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("alice", FACTS)


# Curioser And Curioser


@pytest.mark.parametrize("size", ["big", "small"])
def test_ability_size_is_chosen_at_the_set_up(size: str) -> None:
    """When Alice is placed, her player chooses BIG or SMALL."""
    match = thwack.new("unmatched", seed=1, heroes=["alice", "sinbad"], board="sarpedon")
    play(match, "place:jabberwock:S18")
    assert match.actor == 0
    assert keys(match) == ["choose:big", "choose:small"]
    play(match, f"choose:{size}")
    assert state(match, 0) == {"size": size}


@pytest.mark.parametrize(("size", "damage"), [(BIG, 1 + 2), (SMALL, 1)])
def test_ability_big_adds_two_to_attacks(size: dict[str, str], damage: int) -> None:
    """While BIG, +2 to Alice's attack cards."""
    match = fight(duel("alice", ["regroup"], state=size), "alice", "sinbad", "regroup")
    assert health(match, "sinbad") == 15 - damage


@pytest.mark.parametrize(("size", "damage"), [(BIG, 5 - 3), (SMALL, 5 - 3 - 1)])
def test_ability_small_adds_one_to_defenses(size: dict[str, str], damage: int) -> None:
    """While SMALL, +1 to Alice's defense cards."""
    match = duel("alice", ["momentous-shift"], ["commanding-impact"], state=size, active=FOE)
    fight(match, "sinbad", "alice", "commanding-impact", "momentous-shift")
    assert health(match, "alice") == 13 - damage


def test_ability_needs_a_defense_card() -> None:
    """Without a card there is no value to add to."""
    match = duel("alice", (), ["commanding-impact"], state=SMALL, active=FOE)
    assert health(fight(match, "sinbad", "alice", "commanding-impact"), "alice") == 8


def test_ability_is_not_for_the_jabberwock() -> None:
    """Its cards are what they are, whatever her size."""
    match = duel("alice", ["regroup"], at=JABBERWOCK_FIGHTS, state=BIG)
    assert health(fight(match, "jabberwock", "sinbad", "regroup"), "sinbad") == 14
    kept = duel("alice", ["regroup"], ["commanding-impact"], at=JABBERWOCK_FIGHTS, state=SMALL, active=FOE)
    fight(kept, "sinbad", "jabberwock", "commanding-impact", "regroup")
    assert health(kept, "jabberwock") == 8 - (5 - 1)


# Cards


def test_claws_that_catch_is_worth_five_against_a_hero() -> None:
    """During combat: against a hero the value is 5."""
    hero = fight(
        duel("alice", ["claws-that-catch"], at=JABBERWOCK_FIGHTS), "jabberwock", "sinbad", "claws-that-catch"
    )
    assert health(hero, "sinbad") == 10
    foil_at = {"sinbad": "S05", "porter": "S03"}
    porter = duel("alice", ["claws-that-catch"], at=JABBERWOCK_FIGHTS, foil_at=foil_at)
    fight(porter, "jabberwock", "porter", "claws-that-catch")
    assert health(porter, "porter") == 3


@pytest.mark.parametrize(("before", "after"), [("big", "small"), ("small", "big")])
def test_drink_me_draws_two_and_switches_size(before: str, after: str) -> None:
    """Draw 2, then Alice switches size."""
    match = duel("alice", (), deck=["feint", "skirmish", "regroup"], state={"size": before})
    play(match, "scheme:drink-me:alice")
    assert match.view(ME)["seats"][ME]["hand"] == ["feint", "skirmish"]
    assert state(match, ME) == {"size": after}
    assert discard(match, ME) == ["drink-me"]


@pytest.mark.parametrize(("before", "after"), [("big", "small"), ("small", "big")])
def test_eat_me_moves_alice_and_switches_size(before: str, after: str) -> None:
    """Move Alice up to 3 spaces, then she switches size."""
    match = play(duel("alice", ["eat-me"], state={"size": before}), "scheme:eat-me:alice")
    assert moves(match, "alice") == walks("S02", 3, foes=["S03"])
    assert moves(match, "jabberwock") == set()
    stay = play(match.fork(), "decline")
    assert (space(stay, "alice"), state(stay, ME)) == ("S02", {"size": after})
    play(match, "move:alice:S18")
    assert (space(match, "alice"), state(match, ME)) == ("S18", {"size": after})


def test_feint_cancels_the_other_card() -> None:
    """Immediately: cancel all effects on the other card."""
    feint_cancels_the_other_card("alice")


def test_im_late_im_late_moves_alice_and_switches_size() -> None:
    """After combat: move Alice up to 5 spaces, then she switches size."""
    match = fight(duel("alice", ["im-late-im-late"], state=BIG), "alice", "sinbad", "im-late-im-late")
    assert health(match, "sinbad") == 15 - (2 + 2)
    assert moves(match, "alice") == walks("S02", 5, foes=["S03", "S07"], friends=["S38"])
    stay = play(match.fork(), "decline")
    assert (space(stay, "alice"), state(stay, ME)) == ("S02", SMALL)
    play(match, "move:alice:S24")
    assert (space(match, "alice"), state(match, ME)) == ("S24", SMALL)


def test_im_late_im_late_defends_too() -> None:
    """It is versatile, and its size counts while it defends: the switch comes after."""
    match = duel("alice", ["im-late-im-late"], ["commanding-impact"], state=SMALL, active=FOE)
    fight(match, "sinbad", "alice", "commanding-impact", "im-late-im-late")
    assert health(match, "alice") == 13 - (5 - 2 - 1)
    assert match.actor == ME
    play(match, "move:alice:S01")
    assert (space(match, "alice"), state(match, ME)) == ("S01", BIG)


def bitten(**more: object) -> Match:
    """The Jabberwock has bitten somebody, with Alice at its side."""
    at = {"jabberwock": "S02", "alice": "S01"}
    foil_at = {"sinbad": "S03", "porter": "S09", **more}
    match = duel("alice", ["jaws-that-bite"], at=at, foil_at=foil_at)
    return fight(match, "jabberwock", "sinbad", "jaws-that-bite")


def test_jaws_that_bite_hurts_one_fighter_next_to_the_jabberwock() -> None:
    """After combat: 2 damage to one fighter next to the Jabberwock, of either side."""
    match = bitten()
    assert health(match, "sinbad") == 11
    assert chosen_from(match) == {"alice", "sinbad", "porter"}
    assert is_mandatory(match)
    play(match, "choose:porter")
    assert [health(match, who) for who in ("sinbad", "porter", "alice", "jabberwock")] == [11, 4, 13, 8]


def test_jaws_that_bite_must_bite_even_alice() -> None:
    """It is not optional: with nobody else near, it is Alice who is hurt."""
    at = {"jabberwock": "S02", "alice": "S01"}
    match = duel("alice", ["jaws-that-bite"], at=at, foil_at={"sinbad": "S05", "porter": ("S03", 4)})
    fight(match, "jabberwock", "porter", "jaws-that-bite")
    assert health(match, "porter") == 0
    assert health(match, "alice") == 11


def test_jaws_that_bite_bites_nobody_when_nobody_is_near() -> None:
    """The one next to it fell, and there is no other."""
    match = duel(
        "alice", ["jaws-that-bite"], at=JABBERWOCK_FIGHTS, foil_at={"sinbad": "S05", "porter": ("S03", 4)}
    )
    fight(match, "jabberwock", "porter", "jaws-that-bite")
    assert [health(match, who) for who in ("sinbad", "porter", "alice", "jabberwock")] == [15, 0, 13, 8]


def mirrored(attack: str = "commanding-impact") -> Match:
    """A wounded Alice has defended with Looking Glass."""
    at = {"alice": ("S02", 9)}
    top = ["feint", "regroup", "skirmish"]
    match = duel("alice", ["looking-glass"], [attack], at=at, deck=top, active=FOE)
    return fight(match, "sinbad", "alice", attack, "looking-glass")


def test_looking_glass_gives_two_different_things() -> None:
    """After combat, two of: draw 2; heal Alice 3; place Alice in any other space."""
    match = mirrored()
    assert health(match, "alice") == 9 - (5 - 2)
    assert match.actor == ME
    assert chosen_from(match) == {"draw-2", "heal-alice-3", "place-alice"}
    assert is_mandatory(match)
    play(match, "choose:draw-2")
    assert held(match, ME) == ["feint", "regroup"]
    assert chosen_from(match) == {"heal-alice-3", "place-alice"}
    assert is_mandatory(match)
    play(match, "choose:heal-alice-3")
    assert health(match, "alice") == 9
    assert match.actor == FOE


def test_looking_glass_places_alice_in_any_other_space() -> None:
    """The placing has to be done once it is chosen; occupied spaces are not offered."""
    match = play(mirrored(), "choose:place-alice")
    assert places(match, "alice") == everywhere() - {"S02", "S03", "S07", "S38"}
    assert is_mandatory(match)
    play(match, "place:alice:S22", "choose:heal-alice-3")
    assert space(match, "alice") == "S22"
    assert health(match, "alice") == 9
    assert held(match, ME) == []


def test_looking_glass_is_canceled_like_any_card() -> None:
    """Canceled, it only defends."""
    match = mirrored("feint")
    assert match.actor == FOE
    assert health(match, "alice") == 9
    assert space(match, "alice") == "S02"


def test_mad_as_a_hatter_moves_both_and_switches_size() -> None:
    """After combat: move each of your fighters up to 2 spaces, then Alice switches size."""
    match = fight(duel("alice", ["mad-as-a-hatter"], state=BIG), "alice", "sinbad", "mad-as-a-hatter")
    assert health(match, "sinbad") == 15 - (3 + 2)
    assert moves(match, "alice") == walks("S02", 2, foes=["S03"])
    assert moves(match, "jabberwock") == walks("S38", 2)
    assert moves(match, "sinbad") == set()
    stay = play(match.fork(), "decline")
    assert (space(stay, "alice"), space(stay, "jabberwock"), state(stay, ME)) == ("S02", "S38", SMALL)
    play(match, "move:jabberwock:S33", "move:alice:S08")
    assert (space(match, "alice"), space(match, "jabberwock"), state(match, ME)) == ("S08", "S33", SMALL)


@pytest.mark.parametrize(("top", "damage"), [("looking-glass", 3 + 4), ("skirmish", 3 + 1)])
def test_manxome_foe_is_boosted_by_the_top_of_the_deck(top: str, damage: int) -> None:
    """During combat: discard the top card of your deck and add its boost value."""
    match = duel("alice", ["manxome-foe"], at=JABBERWOCK_FIGHTS, deck=[top, "feint"])
    fight(match, "jabberwock", "sinbad", "manxome-foe")
    assert health(match, "sinbad") == 15 - damage
    assert sorted(discard(match, ME)) == sorted([top, "manxome-foe"])
    assert deck(match, ME)[0] == "feint"
    assert held(match, ME) == []


def test_manxome_foe_adds_nothing_from_an_empty_deck() -> None:
    """That is no draw, so nobody is exhausted (X-2)."""
    match = fight(duel("alice", ["manxome-foe"], deck=[]), "alice", "sinbad", "manxome-foe")
    assert (health(match, "sinbad"), health(match, "alice")) == (12, 13)


def test_momentous_shift_is_worth_five_after_a_move() -> None:
    """During combat: if its fighter is not where it began the turn, the value is 5."""
    momentous_shift_is_worth_more_after_a_move("alice")


@pytest.mark.parametrize(("before", "after", "damage"), [(BIG, SMALL, 4 + 2), (SMALL, BIG, 4)])
def test_o_frabjous_day_switches_size(before: dict[str, str], after: dict[str, str], damage: int) -> None:
    """After combat: Alice switches size."""
    match = fight(duel("alice", ["o-frabjous-day"], state=before), "alice", "sinbad", "o-frabjous-day")
    assert health(match, "sinbad") == 15 - damage
    assert state(match, ME) == after


def test_regroup_draws_two_if_won_and_one_if_lost() -> None:
    """After combat: draw 1, or 2 if you won."""
    regroup_draws_one_or_two("alice")


def test_skirmish_moves_either_fighter_if_won() -> None:
    """After combat, if you won: move one fighter of the combat up to 2 spaces."""
    winner_moves_either_fighter("alice", "skirmish", 2, "exploit")


def test_snicker_snack_picks_a_card_of_the_loser() -> None:
    """After combat, if you won: look at the opponent's hand and choose a card that is discarded."""
    match = duel("alice", ["snicker-snack"], ["feint", "feint", "exploit", "voyage-home"])
    fight(match, "alice", "sinbad", "snicker-snack")
    assert health(match, "sinbad") == 12
    assert match.actor == ME
    assert chosen_from(match) == {"feint", "exploit", "voyage-home"}
    assert is_mandatory(match)
    assert seen_hand(match, ME, FOE) == ["exploit", "feint", "feint", "voyage-home"]
    play(match, "choose:voyage-home")
    assert "maneuver" in keys(match)
    assert discard(match, FOE) == ["voyage-home"]
    assert seen_hand(match, ME, FOE) == ["exploit", "feint", "feint"]
    assert seen_hand(match, None, FOE) == []


def test_snicker_snack_sees_nothing_if_lost() -> None:
    """A lost combat shows nothing and takes nothing."""
    match = duel("alice", ["snicker-snack"], ["momentous-shift", "exploit"])
    fight(match, "alice", "sinbad", "snicker-snack", "momentous-shift")
    assert health(match, "sinbad") == 15
    assert seen_hand(match, ME, FOE) == []
    assert held(match, FOE) == ["exploit"]


def test_the_other_side_of_the_mushroom_moves_alice_and_switches_size() -> None:
    """After combat: move Alice up to 3 spaces, then she switches size."""
    card = "the-other-side-of-the-mushroom"
    match = fight(duel("alice", [card], state=SMALL), "alice", "sinbad", card)
    assert health(match, "sinbad") == 12
    assert moves(match, "alice") == walks("S02", 3, foes=["S03"])
    stay = settle(match.fork())
    assert (space(stay, "alice"), state(stay, ME)) == ("S02", BIG)
    play(match, "move:alice:S20")
    assert (space(match, "alice"), state(match, ME)) == ("S20", BIG)
