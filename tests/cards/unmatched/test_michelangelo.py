"""Michelangelo and April O'Neil: every card of the deck, and Pizza Party."""

import pytest

import thwack
from tests.cards.unmatched.shared import (
    Fact,
    duel,
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
    deck,
    discard,
    hand,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    play,
    set_up,
    settle,
)

APRIL_ONEIL = ("april-oneil",)
MICHELANGELO = ("michelangelo",)
FACTS = (
    Fact("back-for-seconds", "defense", 2, 1, 2),
    Fact("boisterous-beatdown", "attack", 2, 1, 3, MICHELANGELO),
    Fact("cowabunga", "versatile", 3, 2, 3, MICHELANGELO),
    Fact("guaranteed-delivery", "versatile", 3, 1, 3),
    Fact("hard-hitting-investigation", "attack", 0, 3, 3, APRIL_ONEIL),
    Fact("heroes-in-a-half-shell", "defense", 5, 2, 2, MICHELANGELO),
    Fact("hi-yaaaaah", "attack", 4, 3, 3, MICHELANGELO),
    Fact("lets-go", "versatile", 3, 2, 3),
    Fact("michelangelo-is-a-party-dude", "scheme", None, 2, 2, MICHELANGELO),
    Fact("nunchaku", "scheme", None, 2, 2, MICHELANGELO),
    Fact("shell-insertion", "scheme", None, 3, 2, APRIL_ONEIL),
    Fact("turtle-power", "attack", 3, 3, 2, MICHELANGELO),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("michelangelo", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("michelangelo", FACTS)


APRIL_FIGHTS = {"michelangelo": "S34", "april-oneil": "S02"}
TOP = ["turtle-power", "turtle-power", "lets-go"]


# Pizza Party


def test_ability_starts_and_ends_with_three_cards() -> None:
    """You start with 3 cards; at the end of your turn, discard down to 3."""
    match = set_up(thwack.new("unmatched", seed=3, heroes=["michelangelo", "sinbad"], board="sarpedon"))
    assert hand_size(match, ME) == 3
    full = duel("michelangelo", ["lets-go", "cowabunga", "turtle-power"], deck=["lets-go"], actions=1)
    maneuver(full)
    assert full.actor == ME
    play(full, "choose:turtle-power", "choose:cowabunga")
    assert (hand_size(full, ME), full.view(None)["active"]) == (3, FOE)


def test_ability_draws_after_attacks_and_schemes() -> None:
    """After each attack or scheme of yours, draw 1."""
    match = duel("michelangelo", ["turtle-power", "nunchaku"], deck=["lets-go", "cowabunga"], actions=3)
    play(match, "scheme:nunchaku:michelangelo")
    assert "lets-go" in hand(match, ME)
    settle(fight(match, "michelangelo", "sinbad", "turtle-power"))
    assert "cowabunga" in hand(match, ME)


def test_ability_does_not_draw_in_defense() -> None:
    """Being attacked is no attack of yours."""
    match = duel("michelangelo", ["cowabunga"], ["exploit"], active=FOE)
    settle(fight(match, "sinbad", "michelangelo", "exploit", "cowabunga"))
    assert hand(match, ME) == []


# Cards


def test_back_for_seconds_shuffles_two_random_cards_in() -> None:
    """After combat: shuffle 2 random discards into the deck."""
    pile = ["cowabunga", "lets-go", "turtle-power"]
    match = duel("michelangelo", ["back-for-seconds"], ["exploit"], discard=pile, active=FOE)
    settle(fight(match, "sinbad", "michelangelo", "exploit", "back-for-seconds"))
    assert len(discard(match, ME)) == 2
    assert discard(match, ME)[-1] == "back-for-seconds"


@pytest.mark.parametrize(("defense", "actions"), [(None, 3), ("exploit", 2)])
def test_boisterous_beatdown_gives_actions(defense: str | None, actions: int) -> None:
    """After combat: gain 1 action, or 2 if won."""
    match = duel("michelangelo", ["boisterous-beatdown"], ["exploit"], deck=TOP)
    settle(fight(match, "michelangelo", "sinbad", "boisterous-beatdown", defense))
    assert match.view(None)["actions"] == actions


def test_cowabunga_counts_the_other_cards_of_the_turn() -> None:
    """During combat: 1 more for each other card you have played this turn."""
    match = duel("michelangelo", ["cowabunga", "cowabunga", "lets-go"], deck=TOP, actions=3)
    settle(fight(match, "michelangelo", "sinbad", "cowabunga"))
    assert health(match, "sinbad") == 12
    settle(fight(match, "michelangelo", "sinbad", "lets-go"))
    settle(fight(match, "michelangelo", "sinbad", "cowabunga"))
    assert health(match, "sinbad") == 12 - 3 - 5


def test_guaranteed_delivery_cancels_for_a_card() -> None:
    """Immediately: you may put a card under the deck to cancel. After combat: draw 2 with an empty hand."""
    cards = ["guaranteed-delivery", "cowabunga"]
    match = duel("michelangelo", cards, ["exploit"], deck=["lets-go"] * 2, foil_deck=["feint"], active=FOE)
    fight(match, "sinbad", "michelangelo", "exploit", "guaranteed-delivery")
    left = settle(match.fork())
    assert (hand(left, ME), held(left, FOE)) == (["cowabunga"], ["feint"])
    play(match, keys(match)[0])
    assert deck(match, ME)[-1] == "cowabunga"
    assert (hand(match, ME), held(match, FOE)) == (["lets-go"] * 2, [])


def test_hard_hitting_investigation_hurts_and_gives_an_action() -> None:
    """After combat: 1 damage to the opposing fighter; gain 1 action."""
    match = duel("michelangelo", ["hard-hitting-investigation"], at=APRIL_FIGHTS, deck=TOP)
    settle(fight(match, "april-oneil", "sinbad", "hard-hitting-investigation"))
    assert (health(match, "sinbad"), match.view(None)["actions"]) == (14, 2)


def test_heroes_in_a_half_shell_is_a_plain_five() -> None:
    """No effect."""
    match = duel("michelangelo", ["heroes-in-a-half-shell"], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", "michelangelo", "commanding-impact", "heroes-in-a-half-shell"))
    assert health(match, "michelangelo") == 14


def test_hi_yaaaaah_hurts_a_neighbour_and_sells_a_card() -> None:
    """After combat: 1 damage to an adjacent foe; you may put a card under the deck to gain 1 action."""
    match = duel("michelangelo", ["hi-yaaaaah", "cowabunga"], foil_at={"porter": "S01"}, deck=TOP)
    fight(match, "michelangelo", "sinbad", "hi-yaaaaah")
    play(match, "choose:porter")
    left = settle(match.fork())
    assert (health(left, "porter"), left.view(None)["actions"]) == (5, 1)
    play(match, keys(match)[0], "choose:cowabunga")
    assert (deck(match, ME)[-1], match.view(None)["actions"]) == ("cowabunga", 2)


def test_lets_go_moves_a_friend() -> None:
    """After combat: move a friendly fighter up to 3."""
    match = duel("michelangelo", ["lets-go"], deck=TOP)
    fight(match, "michelangelo", "sinbad", "lets-go")
    assert {who for who, _ in offered(match, "move")} == {"michelangelo", "april-oneil"}
    assert moves(match, "michelangelo") == walks("S02", 3, foes=["S03"])


def test_michelangelo_is_a_party_dude_heals_everybody() -> None:
    """Heal each friendly fighter 1."""
    at = {"michelangelo": ("S02", 9), "april-oneil": ("S38", 3)}
    match = duel("michelangelo", ["michelangelo-is-a-party-dude"], at=at, deck=TOP)
    play(match, "scheme:michelangelo-is-a-party-dude:michelangelo")
    assert (health(match, "michelangelo"), health(match, "april-oneil")) == (10, 4)


def test_nunchaku_strengthens_his_attacks() -> None:
    """This turn Michelangelo's attacks are worth 1 more; gain 1 action."""
    match = duel("michelangelo", ["nunchaku", "lets-go"], deck=TOP)
    play(match, "scheme:nunchaku:michelangelo")
    assert match.view(None)["actions"] == 2
    settle(fight(match, "michelangelo", "sinbad", "lets-go"))
    assert health(match, "sinbad") == 11


def test_shell_insertion_does_two_of_four() -> None:
    """Choose two: they discard; move a friend; a card under the deck for an action; shuffle 2 in."""
    cards = ["shell-insertion", "cowabunga"]
    match = duel("michelangelo", cards, ["feint", "feint"], discard=["lets-go", "turtle-power"], deck=TOP[:1])
    play(match, "scheme:shell-insertion:april-oneil")
    assert len(keys(match)) == 4
    play(match, keys(match)[0])
    assert hand(match, FOE) == ["feint"]
    shuffled = play(match.fork(), keys(match)[2])
    assert "lets-go" not in discard(shuffled, ME)
    play(match, keys(match)[1], "choose:cowabunga")
    assert match.view(None)["actions"] == 2


def test_turtle_power_may_be_boosted() -> None:
    """During combat: you may boost this card."""
    match = duel("michelangelo", ["turtle-power", "cowabunga"], deck=["lets-go"])
    fight(match, "michelangelo", "sinbad", "turtle-power")
    play(match, "boost:cowabunga")
    assert health(match, "sinbad") == 10
