"""Ms. Marvel: every card of the deck, and how Stretchy she is."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    fight,
    is_whole_deck,
    moves,
    places,
    printed,
    walks,
    zone_of,
)
from tests.kits.unmatched import (
    FOE,
    ME,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    pass_turn,
    play,
    settle,
    space,
)
from thwack import Match

MS = ("ms-marvel",)
FACTS = (
    Fact("big-wind-up", "attack", 4, 2, 3, MS),
    Fact("easy-peasy", "versatile", 3, 2, 3, MS),
    Fact("embiggen", "versatile", 3, 3, 3, MS),
    Fact("fangirl", "attack", 0, 2, 3, MS),
    Fact("feint", "versatile", 2, 1, 3, MS),
    Fact("friends-and-family", "scheme", None, 4, 1, MS),
    Fact("gyro-and-fries", "scheme", None, 2, 2, MS),
    Fact("im-not-touching-you", "attack", 4, 1, 3, MS),
    Fact("momentous-shift", "versatile", 3, 2, 3, MS),
    Fact("shrink-shrink-shrink", "versatile", 2, 2, 3, MS),
    Fact("slingshot", "defense", 3, 2, 3, MS),
)
HERO = "ms-marvel"
NEAR, FAR_OFF = "S03", "S05"  # next to her on S04, and next to her in another zone
AT = {HERO: "S04"}


def duel_at(there: str, hand: list[str], foil_hand: list[str] | None = None, **more: Any) -> Match:
    """Ms. Marvel on S04, Sinbad in her zone on S03 or outside of it on S05."""
    return duel(HERO, hand, foil_hand or [], at=more.pop("at", AT), foil_at={"sinbad": there}, **more)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("ms-marvel", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("ms-marvel", FACTS)


def test_ability_reaches_two_steps_whatever_the_zones() -> None:
    """X-8: S13 is two steps from S04 and in another zone; S16 is three."""
    for there, near_enough in (("S13", True), ("S16", False)):
        assert ("attack:ms-marvel:sinbad" in keys(duel_at(there, ["feint"]))) == near_enough


def test_ability_may_move_her_at_the_start_of_the_turn() -> None:
    match = pass_turn(duel_at("S31", ["gyro-and-fries"], active=FOE))
    assert moves(match, HERO) == walks("S04", 1)
    play(match, "move:ms-marvel:S03")
    assert (space(match, HERO), match.view(None)["actions"]) == ("S03", 2)


def test_big_wind_up_may_be_boosted_out_of_the_zone() -> None:
    match = fight(duel_at(FAR_OFF, ["big-wind-up"]), HERO, "sinbad", "big-wind-up")
    play(match, "boost:friends-and-family")
    assert health(match, "sinbad") == 15 - 4 - 4
    match = fight(duel_at(NEAR, ["big-wind-up", "feint"]), HERO, "sinbad", "big-wind-up")
    assert (health(match, "sinbad"), offered(match, "boost")) == (15 - 4, [])


def test_easy_peasy_draws_and_with_four_cards_hurts() -> None:
    for hand, hurt in ((["easy-peasy", "feint", "feint"], 1), (["easy-peasy", "feint"], 0)):
        match = fight(duel_at(NEAR, hand, ["exploit"]), HERO, "sinbad", "easy-peasy", "exploit")
        play(match, *[key for key in keys(match) if key == "choose:sinbad"])
        assert (health(match, "sinbad"), hand_size(match, ME)) == (15 - hurt, len(hand) + 1)


def test_embiggen_is_worth_six_in_more_zones() -> None:
    for here, there, value in (("S21", "S12", 6), ("S12", "S21", 3)):
        match = settle(fight(duel_at(there, ["embiggen"], at={HERO: here}), HERO, "sinbad", "embiggen"))
        assert health(match, "sinbad") == 15 - value


def test_fangirl_is_worth_the_hand() -> None:
    match = settle(fight(duel_at(NEAR, ["fangirl", "feint", "feint"]), HERO, "sinbad", "fangirl"))
    assert health(match, "sinbad") == 15 - 3


def test_feint_cancels_the_other_card() -> None:
    match = settle(fight(duel_at(NEAR, ["feint"], ["regroup"]), HERO, "sinbad", "feint", "regroup"))
    assert hand_size(match, FOE) == 0


def test_friends_and_family_fills_the_hand_for_an_action() -> None:
    match = play(duel_at(NEAR, ["feint"]), "scheme:friends-and-family:ms-marvel")
    kept, paid = play(match.fork(), "decline"), play(match.fork(), keys(match)[0])
    assert hand_size(kept, ME) == 1 + 2
    assert hand_size(paid, ME) == 7


def test_gyro_and_fries_heals_and_with_four_cards_acts_again() -> None:
    for hand, actions in ((["feint"] * 3 + ["embiggen"], 2), (["feint"], 1)):
        match = duel_at(NEAR, [*hand, "gyro-and-fries"], at={HERO: ("S04", 5)})
        play(match, "scheme:gyro-and-fries:ms-marvel")
        assert (health(match, HERO), match.view(None)["actions"]) == (7, actions)


def test_im_not_touching_you_draws_two_out_of_the_zone() -> None:
    for there, drawn in ((FAR_OFF, 2), (NEAR, 0)):
        match = settle(fight(duel_at(there, ["im-not-touching-you"]), HERO, "sinbad", "im-not-touching-you"))
        assert hand_size(match, ME) == 1 + drawn


def test_momentous_shift_is_worth_more_after_a_move() -> None:
    for start, value in (("S04", 3), ("S11", 5)):
        match = duel_at(NEAR, ["momentous-shift"], at={HERO: start})
        if start != "S04":
            maneuver(match, "move:ms-marvel:S04")
        settle(fight(match, HERO, "sinbad", "momentous-shift"))
        assert health(match, "sinbad") == 15 - value


def test_shrink_shrink_shrink_does_one_or_both() -> None:
    match = fight(
        duel_at(NEAR, ["shrink-shrink-shrink"], ["exploit", "regroup"]),
        HERO,
        "sinbad",
        "shrink-shrink-shrink",
    )
    assert (match.actor, len(keys(match))) == (ME, 2)
    play(match, next(key for key in keys(match) if "move" in key))
    assert moves(match, "sinbad") == walks("S03", 3, foes=["S04"])
    match = fight(
        duel_at(FAR_OFF, ["shrink-shrink-shrink"], ["exploit", "regroup"]),
        HERO,
        "sinbad",
        "shrink-shrink-shrink",
    )
    assert match.actor == FOE
    play(match, "choose:regroup")
    assert (hand_size(match, FOE), moves(match, "sinbad")) == (1, walks("S05", 3, foes=["S04"]))


def test_slingshot_places_her_in_her_zone() -> None:
    match = duel_at(NEAR, ["slingshot"], ["regroup"], active=FOE)
    fight(match, "sinbad", HERO, "regroup", "slingshot")
    assert places(match, HERO) == zone_of("S04") - {"S04", "S03"}
    play(match, "place:ms-marvel:S08")
    assert space(match, HERO) == "S08"
