"""Winter Soldier: every card of the deck, and Brainwashed."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    fight,
    is_whole_deck,
    moves,
    printed,
    walks,
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
    settle,
)
from thwack import Match

WINTER_SOLDIER = ("winter-soldier",)
FACTS = (
    Fact("a-boy-named-bucky", "scheme", None, 3, 2, WINTER_SOLDIER),
    Fact("bionic-arm", "attack", 2, 1, 3, WINTER_SOLDIER),
    Fact("born-in-the-barracks", "versatile", 3, 2, 2, WINTER_SOLDIER),
    Fact("complete-the-mission", "defense", 3, 2, 3, WINTER_SOLDIER),
    Fact("feint", "versatile", 2, 2, 3, WINTER_SOLDIER),
    Fact("manipulation", "scheme", None, 3, 2, WINTER_SOLDIER),
    Fact("marksman", "attack", 1, 1, 3, WINTER_SOLDIER),
    Fact("programmed-to-kill", "attack", 4, 2, 2, WINTER_SOLDIER),
    Fact("reflex-memories", "versatile", 5, 2, 2, WINTER_SOLDIER),
    Fact("reprogram", "versatile", 2, 2, 3, WINTER_SOLDIER),
    Fact("wily-fighting", "versatile", 3, 1, 2, WINTER_SOLDIER),
    Fact("without-remorse", "attack", 6, 2, 3, WINTER_SOLDIER),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("winter-soldier", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("winter-soldier", FACTS)


def struck(match: Match, card: str, defense: str | None = None) -> Match:
    """Winter Soldier attacks Sinbad."""
    return fight(match, "winter-soldier", "sinbad", card, defense)


def test_ability_nothing_on_his_cards_can_be_canceled() -> None:
    """The effects of your cards cannot be canceled."""
    match = duel("winter-soldier", ["born-in-the-barracks"], ["feint"], at={"winter-soldier": ("S02", 9)})
    struck(match, "born-in-the-barracks", "feint")
    assert health(match, "winter-soldier") == 11


# Cards


@pytest.mark.parametrize(("bucky", "loss"), [(False, 2), (True, 0)])
def test_a_boy_named_bucky_forgets_the_drawbacks(bucky: bool, loss: int) -> None:
    """This turn, ignore the drawbacks of your cards; gain 1 action."""
    match = duel("winter-soldier", ["programmed-to-kill", "a-boy-named-bucky"])
    if bucky:
        play(match, "scheme:a-boy-named-bucky:winter-soldier")
        assert match.view(None)["actions"] == 2
    struck(match, "programmed-to-kill")
    assert health(match, "winter-soldier") == 15 - loss


def test_a_boy_named_bucky_is_gone_with_the_turn() -> None:
    """The next turn has its drawbacks again."""
    match = duel("winter-soldier", ["programmed-to-kill"], actions=1)
    play(match, "scheme:a-boy-named-bucky:winter-soldier")
    pass_turn(pass_turn(match))
    struck(match, "programmed-to-kill", None)
    assert health(match, "winter-soldier") == 13


@pytest.mark.parametrize(("at", "value"), [("S02", 6), ("S01", 2)])
def test_bionic_arm_is_stronger_up_close(at: str, value: int) -> None:
    """During combat: 6 next to the foe. After combat: the opponent moves theirs, a drawback."""
    match = duel("winter-soldier", ["bionic-arm"], at={"winter-soldier": at})
    struck(match, "bionic-arm")
    assert health(match, "sinbad") == 15 - value
    assert match.actor == FOE
    assert {who for who, _ in offered(match, "move")} == {"sinbad", "porter"}
    assert moves(match, "sinbad") == walks("S03", 5, foes=[at], friends=["S07"])


def test_born_in_the_barracks_heals_when_won() -> None:
    """After combat: if won, heal 2."""
    lost = duel("winter-soldier", ["born-in-the-barracks"], ["exploit"], at={"winter-soldier": ("S02", 9)})
    struck(lost, "born-in-the-barracks", "exploit")
    assert health(lost, "winter-soldier") == 9


def test_complete_the_mission_gives_the_damage_back() -> None:
    """During combat: you may boost. After combat: deal the combat damage taken to the opposing fighter."""
    match = duel("winter-soldier", ["complete-the-mission", "marksman"], ["commanding-impact"], active=FOE)
    fight(match, "sinbad", "winter-soldier", "commanding-impact", "complete-the-mission")
    boosted = play(match.fork(), "boost:marksman")
    assert (health(boosted, "winter-soldier"), health(boosted, "sinbad")) == (14, 14)
    settle(match)
    assert (health(match, "winter-soldier"), health(match, "sinbad")) == (13, 13)


def test_feint_cancels_the_other_card() -> None:
    """Immediately: cancel all effects of the other card."""
    match = duel("winter-soldier", ["feint"], ["regroup"], foil_deck=["feint"] * 3)
    struck(match, "feint", "regroup")
    assert hand(match, FOE) == []


def test_manipulation_fills_hands() -> None:
    """Draw until you have 5 cards in hand; a drawback: each opponent may do the same."""
    match = duel("winter-soldier", ["manipulation"], ["feint"])
    play(match, "scheme:manipulation:winter-soldier")
    assert hand_size(match, ME) == 5
    assert match.actor == FOE
    left = play(match.fork(), "decline")
    assert hand_size(left, FOE) == 1
    play(match, keys(match)[0])
    assert hand_size(match, FOE) == 5


@pytest.mark.parametrize(("at", "value"), [("S02", 1), ("S09", 2), ("S08", 3)])
def test_marksman_likes_distance(at: str, value: int) -> None:
    """During combat: 1 more for each space between the two fighters."""
    match = duel("winter-soldier", ["marksman"], at={"winter-soldier": at})
    struck(match, "marksman")
    assert health(match, "sinbad") == 15 - value


def test_programmed_to_kill_hurts_him_when_won() -> None:
    """A drawback: if won, he takes 2 damage."""
    match = duel("winter-soldier", ["programmed-to-kill"], ["exploit"])
    assert health(struck(match, "programmed-to-kill", "exploit"), "winter-soldier") == 15


def test_reflex_memories_shuffle_the_hand() -> None:
    """A drawback: discard 2 at random, then draw 2."""
    match = duel("winter-soldier", ["reflex-memories", "feint"], deck=["marksman"] * 2)
    struck(match, "reflex-memories")
    assert hand(match, ME) == ["marksman"] * 2
    assert len(discard(match, ME)) == 3


def test_reprogram_shuffles_three_cards_in() -> None:
    """After combat: shuffle 3 discards into the deck."""
    pile = ["feint", "marksman", "bionic-arm", "wily-fighting"]
    match = duel("winter-soldier", ["reprogram"], discard=pile)
    size = len(deck(match, ME))
    struck(match, "reprogram")
    play(match, "choose:feint", "choose:bionic-arm", "choose:wily-fighting")
    assert (discard(match, ME), len(deck(match, ME))) == (["marksman", "reprogram"], size + 3)


def test_wily_fighting_hurts_all_neighbours() -> None:
    """After combat: 1 damage to each opposing fighter next to him."""
    match = duel("winter-soldier", ["wily-fighting"], foil_at={"porter": "S01"})
    struck(match, "wily-fighting")
    assert (health(match, "sinbad"), health(match, "porter")) == (11, 5)


def test_without_remorse_lets_them_draw() -> None:
    """A drawback: the opponent may draw 1."""
    match = duel("winter-soldier", ["without-remorse"], foil_deck=["feint"])
    struck(match, "without-remorse")
    assert match.actor == FOE
    assert hand(play(match, keys(match)[0]), FOE) == ["feint"]
