"""U-10: What is offered for a price, and what is not."""

import pytest

from tests.kits.unmatched import FOE, ME, hand, hand_size, health, keys, play, state
from tests.kits.unmatched_brew import ann, arthur, bench, brewed


@pytest.mark.parametrize("effect", ["damage(one(fighter, yours, sidekick), 1)", "gain(steam, 1)", "nothing"])
def test_R_15_a_bargain_for_nothing_is_not_offered(effect: str) -> None:
    """No cog stands, and there is as much steam as there can be: the card would be lost for nothing."""
    match = bench(
        brewed(f"may(pay(discard(1), {effect}))"),
        ann(["trick", "rag"], {"cog-1": 0, "cog-2": 0}, state={"steam": 5}),
        arthur(),
    )
    play(match, "scheme:trick:ann")
    assert match.view(None)["actions"] == 1
    assert hand(match, ME) == ["rag"]


@pytest.mark.parametrize(
    ("effect", "cogs"),
    [
        ("heal(this, 1)", "S38"),
        ("seq(gain(steam, 1), draw(1))", "S38"),
        ("bring_back(one(fighter, called(cog), defeated))", 0),
        ("choose(1, nothing, draw(1))", "S38"),
        ("if_(at_least(stat(steam), 9), draw(1))", "S38"),
    ],
)
def test_R_15_a_bargain_for_something_is_offered(effect: str, cogs: str | int) -> None:
    at = {"cog-1": cogs, "cog-2": "S37"}
    match = bench(
        brewed(f"may(pay(discard(1), {effect}))"), ann(["trick", "rag"], at, state={"steam": 5}), arthur()
    )
    play(match, "scheme:trick:ann")
    assert keys(match)[-1] == "decline"


def test_R_15_whether_a_boost_is_offered_tells_nothing_of_the_hand() -> None:
    """A rag has no boost value, and only Ann knows that it is one."""
    for cards in (["trick", "rag"], ["trick", "plate"]):
        match = bench(brewed("may(pay(spend(steam, 1), boost))", "attack during"), ann(cards), arthur())
        play(match, "attack:ann:king-arthur", "choose:trick")
        assert keys(match) == ["choose:pay-spend-steam-1-boost", "decline"]
    match = bench(brewed("may(pay(spend(steam, 1), boost))", "attack during"), ann(["trick"]), arthur())
    play(match, "attack:ann:king-arthur")
    assert match.view(None)["combat"] is None


def test_R_15_whether_a_price_in_cards_is_asked_tells_nothing_of_the_hand() -> None:
    """The question is put by the number of cards; who has none of the sort cannot pay, and gets nothing."""
    for cards, drawn in ((["trick", "rag"], 0), (["trick", "plate"], 2)):
        match = bench(brewed("may(pay(discard(1, tagged(metal)), draw(2)))"), ann(cards), arthur())
        play(match, "scheme:trick:ann", "choose:pay-discard-1-tagged-metal-draw-2")
        assert hand_size(match, ME) == (drawn or 1)


def test_U_10_1_a_choice_does_not_offer_what_cannot_be_paid() -> None:
    effect = "choose(1, pay(spend(steam, 1), draw(1)), pay(spend(steam, 2), draw(2)), heal(this, 1))"
    for steam, offered in ((0, 1), (1, 2), (2, 3)):
        match = bench(brewed(effect), ann(["trick", "rag"], state={"steam": steam}), arthur())
        play(match, "scheme:trick:ann")
        if offered > 1:
            assert len(keys(match)) == offered
            assert "choose:heal-this-1" in keys(match)
        else:  # one answer is no question
            assert health(match, "ann") == 7


def test_U_10_1_a_choice_of_which_nothing_can_be_paid_is_skipped() -> None:
    effect = "choose(1, pay(spend(steam, 4), draw(1)), pay(spend(steam, 5), draw(2)))"
    match = bench(brewed(effect), ann(["trick", "rag"]), arthur())
    play(match, "scheme:trick:ann")
    assert (hand(match, ME), state(match, ME)["steam"]) == (["rag"], 3)


def test_R_15_an_unless_for_nothing_asks_nobody() -> None:
    """There is nothing to be spared: no cog can come back."""
    effect = "unless(one(player, theirs), discard(1), bring_back(one(fighter, called(cog), defeated)))"
    match = bench(brewed(effect), ann(["trick", "rag"]), arthur(["excalibur"]))
    play(match, "scheme:trick:ann")
    assert (match.actor, hand_size(match, FOE)) == (ME, 1)
