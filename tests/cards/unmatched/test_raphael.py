"""Raphael and Casey Jones: every card of the deck, and Anger Issues."""

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
from tests.kits.unmatched import FOE, ME, deck, discard, hand, health, play, settle

CASEY_JONES = ("casey-jones",)
RAPHAEL = ("raphael",)
FACTS = (
    Fact("batter-up", "attack", 3, 2, 3, CASEY_JONES),
    Fact("break-something", "versatile", 2, 1, 3, RAPHAEL),
    Fact("crowd-control", "attack", 2, 1, 3),
    Fact("heroes-in-a-half-shell", "defense", 5, 2, 2, RAPHAEL),
    Fact("lets-do-this", "attack", 1, 3, 3, RAPHAEL),
    Fact("payback-time", "versatile", 2, 1, 3),
    Fact("raphael-is-cool-but-rude", "scheme", None, 2, 2, RAPHAEL),
    Fact("relentless", "versatile", 3, 1, 2),
    Fact("sai", "versatile", 4, 2, 2, RAPHAEL),
    Fact("slapshot", "versatile", 2, 2, 3, CASEY_JONES),
    Fact("turtle-power", "attack", 3, 3, 2, RAPHAEL),
    Fact("unbridled-rage", "attack", 3, 4, 2, RAPHAEL),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("raphael", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("raphael", FACTS)


CASEY_FIGHTS = {"raphael": "S34", "casey-jones": "S02"}


# Anger Issues


def test_ability_turns_the_first_loss_into_an_action() -> None:
    """The first time you lose a combat in your turn, gain 1 action."""
    match = duel("raphael", ["sai", "sai"], ["exploit", "exploit"], actions=3)
    for left in (3, 2):
        settle(fight(match, "raphael", "sinbad", "sai", "exploit"))
        assert match.view(None)["actions"] == left


def test_ability_does_nothing_for_a_win() -> None:
    """A won combat gives nothing, and a lost defense is not in your turn."""
    match = duel("raphael", ["sai"])
    settle(fight(match, "raphael", "sinbad", "sai"))
    assert match.view(None)["actions"] == 1


# Cards


def test_batter_up_moves_the_foe_when_won() -> None:
    """After combat: if won, move the opposing fighter up to 3."""
    match = duel("raphael", ["batter-up"], at=CASEY_FIGHTS)
    fight(match, "casey-jones", "sinbad", "batter-up")
    assert moves(match, "sinbad") == walks("S03", 3, foes=["S02"], friends=["S07"])


def test_break_something_cancels_or_strikes() -> None:
    """Immediately: cancel during and after combat effects. After combat: if there were none, 2 damage."""
    match = duel("raphael", ["break-something"], ["regroup"], foil_deck=["feint"])
    settle(fight(match, "raphael", "sinbad", "break-something", "regroup"))
    assert (hand(match, FOE), health(match, "sinbad")) == ([], 14)
    match = duel("raphael", ["break-something"], ["feint"])
    settle(fight(match, "raphael", "sinbad", "break-something"))
    assert health(match, "sinbad") == 11


def test_crowd_control_pays_for_every_neighbour() -> None:
    """After combat: draw 1 for each adjacent foe, and deal each of them 1 damage."""
    match = duel("raphael", ["crowd-control"], foil_at={"porter": "S01"}, deck=["sai"] * 2)
    settle(fight(match, "raphael", "sinbad", "crowd-control"))
    assert (held(match, ME), health(match, "sinbad"), health(match, "porter")) == (["sai"] * 2, 12, 5)


def test_heroes_in_a_half_shell_is_a_plain_five() -> None:
    """No effect."""
    match = duel("raphael", ["heroes-in-a-half-shell"], ["commanding-impact"], active=FOE)
    settle(fight(match, "sinbad", "raphael", "commanding-impact", "heroes-in-a-half-shell"))
    assert health(match, "raphael") == 17


@pytest.mark.parametrize(("defense", "drawn"), [(None, 2), ("exploit", 1)])
def test_lets_do_this_draws(defense: str | None, drawn: int) -> None:
    """After combat: draw 1, or 2 if won."""
    match = duel("raphael", ["lets-do-this"], ["exploit"], deck=["sai"] * 2)
    settle(fight(match, "raphael", "sinbad", "lets-do-this", defense))
    assert held(match, ME) == ["sai"] * drawn


def test_payback_time_is_worth_more_after_a_loss() -> None:
    """During combat: 5 if you have lost a combat this turn."""
    match = duel("raphael", ["sai", "payback-time", "payback-time"], ["exploit"], actions=3)
    settle(fight(match, "raphael", "sinbad", "payback-time"))
    assert health(match, "sinbad") == 13
    settle(fight(match, "raphael", "sinbad", "sai", "exploit"))
    settle(fight(match, "raphael", "sinbad", "payback-time"))
    assert health(match, "sinbad") == 8


def test_raphael_is_cool_but_rude_hurts_whoever_is_near() -> None:
    """1 damage to each opposing fighter next to a friendly fighter; draw 1."""
    match = duel("raphael", ["raphael-is-cool-but-rude"], at={"casey-jones": "S06"}, deck=["sai"])
    play(match, "scheme:raphael-is-cool-but-rude:raphael")
    assert (health(match, "sinbad"), health(match, "porter")) == (14, 5)
    assert "sai" in hand(match, ME)


def test_relentless_goes_back_into_the_deck() -> None:
    """After combat: shuffle this card into the deck; then draw 1."""
    match = duel("raphael", ["relentless"], deck=["sai"])
    settle(fight(match, "raphael", "sinbad", "relentless"))
    assert discard(match, ME) == []
    assert len(held(match, ME)) == 1
    assert (*deck(match, ME), *hand(match, ME)).count("relentless") == 2


def test_sai_is_a_plain_four() -> None:
    """No effect."""
    match = settle(fight(duel("raphael", ["sai"]), "raphael", "sinbad", "sai"))
    assert health(match, "sinbad") == 11


@pytest.mark.parametrize(("at", "value"), [("S02", 6), ("S01", 2)])
def test_slapshot_is_stronger_up_close(at: str, value: int) -> None:
    """During combat: 6 if Casey is next to the opposing fighter."""
    match = duel("raphael", ["slapshot"], at={**CASEY_FIGHTS, "casey-jones": at})
    settle(fight(match, "casey-jones", "sinbad", "slapshot"))
    assert health(match, "sinbad") == 15 - value


def test_turtle_power_may_be_boosted() -> None:
    """During combat: you may boost this card."""
    match = duel("raphael", ["turtle-power", "sai"])
    fight(match, "raphael", "sinbad", "turtle-power")
    play(match, "boost:sai")
    assert health(match, "sinbad") == 10


def test_unbridled_rage_burns_defenses() -> None:
    """During combat: discard any number of defense or versatile cards; 2 more for each."""
    match = duel("raphael", ["unbridled-rage", "sai", "heroes-in-a-half-shell", "batter-up"])
    fight(match, "raphael", "sinbad", "unbridled-rage")
    assert chosen_from(match) == {"sai", "heroes-in-a-half-shell"}
    play(match, "choose:sai", "choose:heroes-in-a-half-shell")
    assert health(settle(match), "sinbad") == 8
