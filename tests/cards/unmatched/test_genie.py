"""The Genie: every card of the deck, and Infinite Power."""

import pytest

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
    places,
    printed,
    seen_hand,
)
from tests.kits.unmatched import FOE, ME, discard, hand, health, keys, play, settle, space
from thwack import Match

GENIE = ("genie",)
FACTS = (
    Fact("back-in-the-lamp", "defense", 0, 1, 3, GENIE),
    Fact("careful-what-you-wish-for", "attack", 4, 2, 3, GENIE),
    Fact("feint", "versatile", 2, 1, 3, GENIE),
    Fact("i-am-freed", "attack", 3, 2, 2, GENIE),
    Fact("i-grant-you-death", "versatile", 2, 1, 3, GENIE),
    Fact("imprisoned-wrath", "attack", 3, 1, 2, GENIE),
    Fact("ive-made-sultans-out-of-less", "versatile", 2, 1, 2, GENIE),
    Fact("prisoners-torment", "defense", 1, 2, 2, GENIE),
    Fact("this-is-no-parlor-trick", "versatile", 1, 2, 2, GENIE),
    Fact("three-wishes", "scheme", None, 3, 3, GENIE),
    Fact("wishing-for-more-wishes", "versatile", 3, 2, 3, GENIE),
    Fact("your-wish-is-my-command", "attack", 3, 1, 2, GENIE),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("genie", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("genie", FACTS)


# Infinite Power


def starting(hand: tuple[str, ...]) -> Match:
    """The Genie's turn is about to begin: the foil takes its last action."""
    match = duel("genie", hand, active=FOE, actions=1, deck=["i-am-freed"])
    return play(match, "maneuver", "decline", "decline")


def test_ability_turns_a_card_into_an_action() -> None:
    """At the start of your turn, you may discard 1 card to gain 1 action."""
    match = starting(("feint", "back-in-the-lamp"))
    assert match.actor == ME
    assert keys(match) == ["choose:pay-discard-1-gain-action", "decline"]
    left = play(match.fork(), "decline")
    assert (left.view(None)["actions"], hand(left, ME)) == (2, ["back-in-the-lamp", "feint"])
    play(match, "choose:pay-discard-1-gain-action", "choose:back-in-the-lamp")
    assert (match.view(None)["actions"], hand(match, ME)) == (3, ["feint"])
    assert discard(match, ME) == ["back-in-the-lamp"]


def test_ability_needs_a_card() -> None:
    """With an empty hand there is nothing to pay with."""
    match = duel("genie", (), active=FOE, actions=1, deck=["feint"])
    play(match, "maneuver", "decline", "decline")
    assert match.view(None)["actions"] <= 2
    assert discard(match, ME) == []


# Cards


def test_back_in_the_lamp_heals_before_the_damage() -> None:
    """Immediately: the Genie recovers 4 health."""
    match = duel("genie", ["back-in-the-lamp"], ["exploit"], at={"genie": ("S02", 3)}, active=FOE)
    settle(fight(match, "sinbad", "genie", "exploit", "back-in-the-lamp"))
    assert health(match, "genie") == 3


def test_careful_what_you_wish_for_hurts_a_neighbour_when_lost() -> None:
    """After combat: if lost, 1 damage to an opposing fighter next to the Genie."""
    lost = duel("genie", ["careful-what-you-wish-for"], ["exploit"], foil_at={"porter": "S01"})
    fight(lost, "genie", "sinbad", "careful-what-you-wish-for", "exploit")
    assert chosen_from(lost) == {"sinbad", "porter"}
    assert is_mandatory(lost)
    play(lost, "choose:porter")
    assert (health(lost, "sinbad"), health(lost, "porter")) == (15, 5)
    won = duel("genie", ["careful-what-you-wish-for"])
    settle(fight(won, "genie", "sinbad", "careful-what-you-wish-for"))
    assert health(won, "sinbad") == 11


def test_feint_cancels_the_other_card() -> None:
    """Immediately: cancel all effects of the other card."""
    feint_cancels_the_other_card("genie")


def test_i_am_freed_goes_anywhere_and_hurts_whoever_is_there() -> None:
    """After combat: place the Genie in an empty space; 1 damage to each fighter next to it."""
    match = duel("genie", ["i-am-freed"])
    fight(match, "genie", "sinbad", "i-am-freed")
    assert places(match, "genie") == everywhere() - {"S02", "S03", "S07"}
    assert is_mandatory(match)
    play(match, "place:genie:S06")
    assert (health(match, "porter"), health(match, "sinbad"), space(match, "genie")) == (5, 12, "S06")


def test_i_grant_you_death_may_hurt_a_neighbour() -> None:
    """After combat: you may deal 1 damage to a fighter next to the Genie."""
    match = duel("genie", ["i-grant-you-death"], foil_at={"porter": "S09"})
    fight(match, "genie", "sinbad", "i-grant-you-death")
    assert chosen_from(match) == {"sinbad", "porter"}
    left = settle(match.fork())
    assert (health(left, "sinbad"), health(left, "porter")) == (13, 6)
    play(match, "choose:porter")
    assert health(match, "porter") == 5


def test_imprisoned_wrath_costs_two_cards() -> None:
    """After combat: you may discard 2 cards to deal 2 damage to an opposing fighter next to the Genie."""
    match = duel("genie", ["imprisoned-wrath", "feint", "feint"])
    fight(match, "genie", "sinbad", "imprisoned-wrath")
    left = settle(match.fork())
    assert (health(left, "sinbad"), held(left, ME)) == (12, ["feint", "feint"])
    play(match, keys(match)[0], "choose:feint", "choose:feint")
    assert health(match, "sinbad") == 10
    assert held(match, ME) == []
    poor = fight(duel("genie", ["imprisoned-wrath"]), "genie", "sinbad", "imprisoned-wrath")
    assert keys(poor)[0] == "maneuver"


def test_ive_made_sultans_out_of_less_picks_from_their_hand() -> None:
    """After combat: look at the opponent's hand and choose the card they discard."""
    match = duel("genie", ["ive-made-sultans-out-of-less"], ["feint", "exploit"])
    fight(match, "genie", "sinbad", "ive-made-sultans-out-of-less")
    assert match.actor == ME
    assert seen_hand(match, ME, FOE) == ["exploit", "feint"]
    play(match, "choose:exploit")
    assert (hand(match, FOE), discard(match, FOE)) == (["feint"], ["exploit"])


def test_prisoners_torment_draws_the_damage_taken() -> None:
    """After combat: draw 1 card for each combat damage taken."""
    match = duel("genie", ["prisoners-torment"], ["exploit"], deck=["feint"] * 3, active=FOE)
    settle(fight(match, "sinbad", "genie", "exploit", "prisoners-torment"))
    assert health(match, "genie") == 13
    assert hand(match, ME) == ["feint"] * 3


def test_this_is_no_parlor_trick_makes_their_value_the_boost() -> None:
    """During combat: the value of the opponent's card becomes its boost value."""
    match = duel("genie", ["this-is-no-parlor-trick"], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", "genie", "commanding-impact", "this-is-no-parlor-trick"))
    assert health(match, "genie") == 15
    bare = duel("genie", ["this-is-no-parlor-trick"])
    settle(fight(bare, "genie", "sinbad", "this-is-no-parlor-trick"))
    assert health(bare, "sinbad") == 14


def wishing(*hand: str, foil_hand: tuple[str, ...] = ("feint", "exploit", "regroup")) -> Match:
    """Three Wishes has been played, and one of the three is to be chosen."""
    top = ["feint", "i-am-freed", *["back-in-the-lamp"] * 3]
    match = duel("genie", ["three-wishes", *hand], foil_hand, deck=top)
    return play(match, "scheme:three-wishes:genie")


def test_three_wishes_gives_an_action_and_one_of_three() -> None:
    """Gain 1 action; draw 5, or each opponent discards 2, or values of 4 this turn."""
    match = wishing()
    assert match.view(None)["actions"] == 2
    assert [key.split(":")[1] for key in keys(match)] == [
        "draw-5",
        "this-turn-fixed-value-4",
        "discard-2-who-each-player-theirs",
    ]
    drawn = play(match.fork(), "choose:draw-5")
    assert len(held(drawn, ME)) == 5
    play(match, "choose:discard-2-who-each-player-theirs")
    assert match.actor == FOE
    play(match, "choose:exploit", "choose:feint")
    assert (hand(match, FOE), match.actor) == (["regroup"], ME)


def test_three_wishes_fixes_values_at_four_for_the_turn() -> None:
    """Whatever is printed and whatever is done to it; theirs are as they were."""
    match = play(wishing("i-grant-you-death", "i-am-freed"), "choose:this-turn-fixed-value-4")
    settle(fight(match, "genie", "sinbad", "i-grant-you-death", "feint"))
    assert health(match, "sinbad") == 13
    fight(match, "genie", "sinbad", "i-am-freed")
    assert health(match, "sinbad") == 9
    play(match, "place:genie:S20")
    assert match.view(None)["active"] == FOE
    assert match.view(None)["lasting"] == []


def test_wishing_for_more_wishes_lets_both_draw() -> None:
    """After combat: the opponent draws 1; draw 3."""
    match = duel("genie", ["wishing-for-more-wishes"], deck=["feint"] * 3, foil_deck=["exploit"] * 2)
    settle(fight(match, "genie", "sinbad", "wishing-for-more-wishes"))
    assert (held(match, ME), hand(match, FOE)) == (["feint"] * 3, ["exploit"])


def test_your_wish_is_my_command_buys_an_action_when_won() -> None:
    """After combat: if won, you may discard 2 cards to gain 1 action."""
    match = duel("genie", ["your-wish-is-my-command", "feint", "feint"])
    fight(match, "genie", "sinbad", "your-wish-is-my-command")
    play(match, keys(match)[0], "choose:feint", "choose:feint")
    assert match.view(None)["actions"] == 2
    lost = duel("genie", ["your-wish-is-my-command", "feint", "feint"], ["exploit"])
    fight(lost, "genie", "sinbad", "your-wish-is-my-command", "exploit")
    assert (keys(lost)[0], held(lost, ME)) == ("maneuver", ["feint", "feint"])
