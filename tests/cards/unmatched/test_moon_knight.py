"""Moon Knight: every card of the deck, and his three identities."""

from typing import Any

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
    printed,
    walks,
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
    offered,
    pass_turn,
    play,
    settle,
    state,
)
from thwack import Match

FACTS = (
    Fact("a-totally-sane-thing-to-do", "versatile", 2, 1, 3),
    Fact("feint", "versatile", 2, 1, 3),
    Fact("fist-of-khonshu", "versatile", 3, 2, 2),
    Fact("good-enough-for-us", "versatile", 4, 1, 2),
    Fact("im-not-real", "attack", 4, 2, 3),
    Fact("let-your-insanity-guide-you", "versatile", 1, 2, 2),
    Fact("madness-will-keep-you-alive", "scheme", None, 3, 2),
    Fact("past-and-present-intermingle", "versatile", 2, 2, 3),
    Fact("thats-the-part-i-like", "versatile", 3, 2, 2),
    Fact("thats-why-i-always-win", "attack", 3, 2, 3),
    Fact("travelers-of-the-night", "scheme", None, 3, 2),
    Fact("were-all-in-this-together", "defense", 3, 2, 3),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("moon-knight", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("moon-knight", FACTS)


def as_(identity: str, *hand: str, **more: Any) -> Match:
    """Moon Knight in one of his identities."""
    return duel("moon-knight", hand, state={"identity": identity}, **more)


# Three Identities


def test_ability_changes_at_the_end_of_each_turn() -> None:
    """Moon Knight, Khonshu, Mr. Knight, and round again."""
    match = as_("moon-knight", actions=1)
    seen = []
    for _ in range(4):
        seen.append(state(match, ME)["identity"])
        pass_turn(pass_turn(match))
    assert seen == ["moon-knight", "khonshu", "mr-knight", "moon-knight"]


@pytest.mark.parametrize(("identity", "moves_first"), [("mr-knight", True), ("moon-knight", False)])
def test_ability_moon_knight_moves_when_his_turn_starts(identity: str, moves_first: bool) -> None:
    """Only as Moon Knight, up to 2; he changes before his next turn."""
    match = as_(identity, actions=1, deck=["feint"])
    maneuver(match)
    pass_turn(match)
    assert bool(offered(match, "move")) == moves_first
    if moves_first:
        assert moves(match, "moon-knight") == walks("S02", 2, foes=["S03"])


@pytest.mark.parametrize(("identity", "value"), [("moon-knight", 4), ("khonshu", 6), ("mr-knight", 4)])
def test_ability_khonshu_strikes_harder(identity: str, value: int) -> None:
    """As Khonshu his attacks are worth 2 more."""
    match = as_(identity, "im-not-real")
    fight(match, "moon-knight", "sinbad", "im-not-real")
    assert health(match, "sinbad") == 15 - value


@pytest.mark.parametrize(("identity", "value"), [("moon-knight", 3), ("khonshu", 3), ("mr-knight", 4)])
def test_ability_mr_knight_defends_better(identity: str, value: int) -> None:
    """As Mr. Knight his defenses are worth 1 more."""
    now = {"identity": identity}
    match = duel("moon-knight", ["were-all-in-this-together"], ["commanding-impact"], state=now, active=FOE)
    settle(fight(match, "sinbad", "moon-knight", "commanding-impact", "were-all-in-this-together"))
    assert health(match, "moon-knight") == 16 - (5 - value)


@pytest.mark.parametrize(("identity", "loss"), [("moon-knight", 2), ("khonshu", 0), ("mr-knight", 2)])
def test_ability_khonshu_is_hurt_by_combat_alone(identity: str, loss: int) -> None:
    """As Khonshu no effect damages him."""
    match = as_(identity, "a-totally-sane-thing-to-do")
    fight(match, "moon-knight", "sinbad", "a-totally-sane-thing-to-do")
    play(match, keys(match)[0])
    assert health(match, "moon-knight") == 16 - loss


def test_R_35_exhaustion_hurts_khonshu() -> None:
    """A missing draw is a rule of the game, no effect."""
    match = as_("khonshu", deck=[])
    play(match, "maneuver")
    assert health(match, "moon-knight") == 14


# Cards


def test_a_totally_sane_thing_to_do_may_hurt_both() -> None:
    """After combat: you may deal 2 damage to both fighters of the combat."""
    match = as_("moon-knight", "a-totally-sane-thing-to-do")
    fight(match, "moon-knight", "sinbad", "a-totally-sane-thing-to-do")
    left = settle(match.fork())
    assert (health(left, "moon-knight"), health(left, "sinbad")) == (16, 13)
    play(match, keys(match)[0])
    assert (health(match, "moon-knight"), health(match, "sinbad")) == (14, 11)


def test_feint_cancels_the_other_card() -> None:
    """Immediately: cancel all effects of the other card."""
    feint_cancels_the_other_card("moon-knight")


def test_fist_of_khonshu_throws_the_foe() -> None:
    """After combat: if won, move the opposing fighter up to 4."""
    match = as_("moon-knight", "fist-of-khonshu")
    fight(match, "moon-knight", "sinbad", "fist-of-khonshu")
    assert moves(match, "sinbad") == walks("S03", 4, foes=["S02"], friends=["S07"])


def test_good_enough_for_us_draws_at_a_price() -> None:
    """After combat: you may draw 2 and take 2 damage."""
    match = as_("moon-knight", "good-enough-for-us", deck=["feint"] * 2)
    fight(match, "moon-knight", "sinbad", "good-enough-for-us")
    left = settle(match.fork())
    assert (health(left, "moon-knight"), held(left, ME)) == (16, [])
    play(match, keys(match)[0])
    assert (health(match, "moon-knight"), held(match, ME)) == (14, ["feint", "feint"])


def test_im_not_real_may_change_the_identity() -> None:
    """After combat: you may change to the next identity."""
    match = as_("moon-knight", "im-not-real")
    fight(match, "moon-knight", "sinbad", "im-not-real")
    left = settle(match.fork())
    assert state(left, ME)["identity"] == "moon-knight"
    play(match, keys(match)[0])
    assert state(match, ME)["identity"] == "khonshu"


def test_let_your_insanity_guide_you_draws_by_the_boost() -> None:
    """After combat: discard the top card of the deck; draw as many cards as its boost value."""
    match = as_("moon-knight", "let-your-insanity-guide-you", deck=["travelers-of-the-night", *["feint"] * 3])
    settle(fight(match, "moon-knight", "sinbad", "let-your-insanity-guide-you"))
    assert held(match, ME) == ["feint"] * 3
    assert discard(match, ME)[0] == "travelers-of-the-night"


def test_madness_will_keep_you_alive_heals_and_may_give_an_action() -> None:
    """Heal 2; if he began the turn elsewhere, gain 1 action."""
    still = duel("moon-knight", ["madness-will-keep-you-alive"], at={"moon-knight": ("S02", 9)})
    play(still, "scheme:madness-will-keep-you-alive:moon-knight")
    assert (health(still, "moon-knight"), still.view(None)["actions"]) == (11, 1)
    match = duel("moon-knight", ["madness-will-keep-you-alive"], deck=["feint"])
    maneuver(match, "move:moon-knight:S01")
    play(match, "scheme:madness-will-keep-you-alive:moon-knight")
    assert match.view(None)["actions"] == 1


def test_past_and_present_intermingle_adds_the_last_discard() -> None:
    """During combat: add the boost value of the top card of the discard pile."""
    match = as_("moon-knight", "past-and-present-intermingle", discard=["feint", "travelers-of-the-night"])
    settle(fight(match, "moon-knight", "sinbad", "past-and-present-intermingle"))
    assert health(match, "sinbad") == 10


def test_thats_the_part_i_like_spoils_their_deck() -> None:
    """After combat: if won, look at the top 3 of the opponent's deck, discard one, order the others."""
    match = as_("moon-knight", "thats-the-part-i-like", foil_deck=["feint", "exploit", "regroup"])
    fight(match, "moon-knight", "sinbad", "thats-the-part-i-like")
    left = settle(match.fork())
    assert deck(left, FOE)[:3] == ["feint", "exploit", "regroup"]
    play(match, keys(match)[0])
    assert chosen_from(match) == {"feint", "exploit", "regroup"}
    play(match, "choose:exploit", "choose:regroup")
    assert (discard(match, FOE), deck(match, FOE)[:2]) == (["exploit"], ["regroup", "feint"])


def test_thats_why_i_always_win_may_be_boosted() -> None:
    """During combat: you may boost this card."""
    match = as_("moon-knight", "thats-why-i-always-win", "feint")
    fight(match, "moon-knight", "sinbad", "thats-why-i-always-win")
    play(match, "boost:feint")
    assert health(match, "sinbad") == 11


def test_travelers_of_the_night_pass_through_foes() -> None:
    """Move up to 4, even through opposing fighters; gain 1 action."""
    match = as_("moon-knight", "travelers-of-the-night")
    play(match, "scheme:travelers-of-the-night:moon-knight")
    assert moves(match, "moon-knight") == walks("S02", 4, friends=["S03", "S07"])
    play(match, "move:moon-knight:S04")
    assert match.view(None)["actions"] == 2


def test_were_all_in_this_together_draws_when_won() -> None:
    """After combat: if won, draw 1."""
    match = duel("moon-knight", ["were-all-in-this-together"], ["feint"], deck=["im-not-real"], active=FOE)
    settle(fight(match, "sinbad", "moon-knight", "feint", "were-all-in-this-together"))
    assert hand(match, ME) == []  # Feint cancels it
    cards = ["were-all-in-this-together"]
    match = duel("moon-knight", cards, ["momentous-shift"], deck=["im-not-real"], active=FOE)
    settle(fight(match, "sinbad", "moon-knight", "momentous-shift", "were-all-in-this-together"))
    assert hand(match, ME) == ["im-not-real"]
