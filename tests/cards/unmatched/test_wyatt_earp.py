"""Wyatt Earp and Doc Holliday: every card of the deck, and Showdown."""

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
from tests.kits.unmatched import FOE, ME, deck, discard, hand, hand_size, health, keys, offered, play
from thwack import Match

DOC_HOLLIDAY = ("doc-holliday",)
WYATT_EARP = ("wyatt-earp",)
FACTS = (
    Fact("a-marshal-and-an-outlaw", "versatile", 3, 2, 3, WYATT_EARP),
    Fact("better-swear-me-in", "versatile", 2, 2, 3),
    Fact("bring-em-to-justice", "defense", 0, 2, 3, WYATT_EARP),
    Fact("fan-the-hammer", "attack", 1, 3, 2, WYATT_EARP),
    Fact("gunfight-at-the-ok-corral", "versatile", 2, 3, 2, WYATT_EARP),
    Fact("i-have-two-guns-one-for-each-of-you", "attack", 4, 1, 3, DOC_HOLLIDAY),
    Fact("im-your-huckleberry", "versatile", 3, 2, 3),
    Fact("in-vino-veritas", "scheme", None, 3, 2, DOC_HOLLIDAY),
    Fact("second-shot", "attack", 2, 1, 2),
    Fact("you-die-first", "scheme", None, 3, 2, WYATT_EARP),
    Fact("you-just-gonna-stand-there-and-bleed", "attack", 5, 1, 3, WYATT_EARP),
    Fact("youre-a-daisy-if-you-do", "versatile", 4, 3, 2, DOC_HOLLIDAY),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    """Type, value, boost, copies and banner of each card."""
    assert printed("wyatt-earp", fact.id) == fact


def test_facts_make_a_deck_of_thirty() -> None:
    """No card is missing, none is too many."""
    assert is_whole_deck("wyatt-earp", FACTS)


DOC_FIGHTS = {"wyatt-earp": "S34", "doc-holliday": "S02"}
BLEED = "you-just-gonna-stand-there-and-bleed"
DRAW, AGAIN, STEP = "choose:draw-1", "choose:free-attack", "choose:move-this-up-to-1"


def struck(match: Match, card: str, defense: str | None = None) -> Match:
    """Wyatt Earp attacks Sinbad."""
    return fight(match, "wyatt-earp", "sinbad", card, defense)


# Showdown


def test_ability_gives_one_of_three_for_a_won_attack() -> None:
    """Each time you attack and win, choose one of three effects, each once a turn."""
    match = duel("wyatt-earp", [BLEED] * 3, deck=["second-shot"], actions=4)
    struck(match, BLEED)
    assert keys(match) == [DRAW, AGAIN, STEP]
    play(match, DRAW)
    assert held(match, ME) == ["second-shot", BLEED, BLEED]
    struck(match, BLEED)
    assert keys(match) == [AGAIN, STEP]
    play(match, STEP)
    assert moves(match, "wyatt-earp") == walks("S02", 1, foes=["S03"])


def test_ability_gives_nothing_for_a_loss() -> None:
    """A lost attack is no showdown."""
    match = duel("wyatt-earp", ["second-shot"], ["exploit"])
    struck(match, "second-shot", "exploit")
    assert DRAW not in keys(match)


def test_R_38_the_free_attack_is_next_or_lost() -> None:
    """It costs no action; declined it is gone, and another effect is left for the next win."""
    match = duel("wyatt-earp", [BLEED] * 3, actions=1)
    struck(match, BLEED)
    play(match, AGAIN)
    assert match.view(None)["actions"] == 0
    lost = play(match.fork(), "decline")
    assert lost.view(None)["active"] == FOE
    struck(match, BLEED)
    assert health(match, "sinbad") == 5
    assert keys(match) == [DRAW, STEP]


# Cards


@pytest.mark.parametrize("active", [ME, FOE])
def test_a_marshal_and_an_outlaw_draws_or_takes(active: int) -> None:
    """After combat: as a defense draw 1; as an attack the opponent discards 1."""
    card = "a-marshal-and-an-outlaw"
    match = duel("wyatt-earp", [card], ["exploit", "feint", "feint"], deck=["second-shot"], active=active)
    if active == ME:
        struck(match, card)
        play(match, "choose:feint")
        assert hand(match, FOE) == ["exploit", "feint"]
    else:
        fight(match, "sinbad", "wyatt-earp", "exploit", card)
        assert hand(match, ME) == ["second-shot"]


def test_better_swear_me_in_cancels_and_looks() -> None:
    """Immediately: cancel. After combat: reveal the top of their deck; leave it or put it under the deck."""
    match = duel("wyatt-earp", ["better-swear-me-in"], ["regroup"], foil_deck=["feint", "exploit"])
    struck(match, "better-swear-me-in", "regroup")
    assert hand(match, FOE) == []
    assert deck(play(match.fork(), "decline"), FOE)[0] == "feint"
    play(match, keys(match)[0])
    assert (deck(match, FOE)[0], deck(match, FOE)[-1]) == ("exploit", "feint")


def test_bring_em_to_justice_doubles_their_boost() -> None:
    """During combat: reveal the top of the opponent's deck; add twice its boost."""
    top = ["commanding-impact"]
    match = duel("wyatt-earp", ["bring-em-to-justice"], ["exploit"], foil_deck=top, active=FOE)
    fight(match, "sinbad", "wyatt-earp", "exploit", "bring-em-to-justice")
    assert health(match, "wyatt-earp") == 15


@pytest.mark.parametrize(("health_", "back"), [(1, True), (2, False)])
def test_fan_the_hammer_comes_back_after_a_kill(health_: int, back: bool) -> None:
    """If the opposing fighter was defeated, this card returns to the hand."""
    match = duel("wyatt-earp", ["fan-the-hammer"], foil_at={"porter": ("S01", health_)})
    fight(match, "wyatt-earp", "porter", "fan-the-hammer")
    assert ("fan-the-hammer" in hand(match, ME)) == back
    assert ("fan-the-hammer" in discard(match, ME)) != back


def test_R_39_a_cancel_keeps_fan_the_hammer_from_coming_back() -> None:
    """It is an effect of the card."""
    match = duel("wyatt-earp", ["fan-the-hammer", "second-shot"], ["feint"], foil_at={"porter": ("S01", 1)})
    fight(match, "wyatt-earp", "porter", "fan-the-hammer", "feint")
    assert "fan-the-hammer" in discard(match, ME)


def test_gunfight_at_the_ok_corral_is_four_shots() -> None:
    """After combat: four times in turn, you first, a player deals 1 damage to any fighter."""
    match = duel("wyatt-earp", ["gunfight-at-the-ok-corral"], ["exploit"])
    struck(match, "gunfight-at-the-ok-corral", "exploit")
    for actor, target in ((ME, "sinbad"), (FOE, "wyatt-earp"), (ME, "porter"), (FOE, "doc-holliday")):
        assert match.actor == actor
        assert chosen_from(match) == {"wyatt-earp", "doc-holliday", "sinbad", "porter"}
        play(match, f"choose:{target}")
    assert [health(match, f) for f in ("wyatt-earp", "doc-holliday", "sinbad", "porter")] == [14, 7, 14, 5]


def test_i_have_two_guns_one_for_each_of_you_hits_another() -> None:
    """After combat: damage equal to the printed value of the opponent's card to another foe in Doc's zone."""
    card, near = "i-have-two-guns-one-for-each-of-you", {"porter": "S08"}
    match = duel("wyatt-earp", [card], ["momentous-shift"], at=DOC_FIGHTS, foil_at=near)
    fight(match, "doc-holliday", "sinbad", card, "momentous-shift")
    assert (health(match, "sinbad"), health(match, "porter")) == (14, 3)


def test_im_your_huckleberry_hurts_somebody_near_when_won() -> None:
    """After combat: if won, 1 damage to a foe in your fighter's zone."""
    match = duel("wyatt-earp", ["im-your-huckleberry"], foil_at={"porter": "S08"})
    struck(match, "im-your-huckleberry")
    assert chosen_from(match) == {"sinbad", "porter"}
    play(match, "choose:porter")
    assert health(match, "porter") == 5


def test_in_vino_veritas_draws_and_shoots() -> None:
    """Draw until you have 4 cards; a free attack."""
    match = duel("wyatt-earp", ["in-vino-veritas", BLEED], at={"doc-holliday": "S09"}, deck=[BLEED] * 2)
    play(match, "scheme:in-vino-veritas:doc-holliday")
    assert hand_size(match, ME) == 4
    struck(match, BLEED)
    assert (health(match, "sinbad"), match.view(None)["actions"]) == (10, 1)


def test_second_shot_may_be_boosted() -> None:
    """During combat: you may boost this card."""
    match = duel("wyatt-earp", ["second-shot", BLEED])
    struck(match, "second-shot")
    play(match, f"boost:{BLEED}")
    assert health(match, "sinbad") == 12


def test_you_die_first_marks_a_foe() -> None:
    """Move a foe up to 1; a free attack on that fighter."""
    match = duel("wyatt-earp", ["you-die-first", BLEED], foil_at={"porter": "S08"})
    play(match, "scheme:you-die-first:wyatt-earp", "choose:porter", "move:porter:S01")
    assert offered(match, "attack") == [("wyatt-earp", "porter")]
    fight(match, "wyatt-earp", "porter", BLEED)
    assert (health(match, "porter"), match.view(None)["actions"]) == (1, 1)


def test_you_just_gonna_stand_there_and_bleed_is_a_plain_five() -> None:
    """No effect."""
    assert health(struck(duel("wyatt-earp", [BLEED]), BLEED), "sinbad") == 10


def test_youre_a_daisy_if_you_do_draws_two() -> None:
    """After combat: draw 2."""
    match = duel("wyatt-earp", ["youre-a-daisy-if-you-do"], at=DOC_FIGHTS, deck=["second-shot"] * 2)
    fight(match, "doc-holliday", "sinbad", "youre-a-daisy-if-you-do")
    assert held(match, ME) == ["second-shot"] * 2
