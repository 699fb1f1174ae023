"""Blackbeard: every card of the deck, his doubloons and ransoms."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import Fact, duel, fight, is_whole_deck, moves, places, printed, walks
from tests.kits.unmatched import (
    FOE,
    ME,
    hand_size,
    health,
    keys,
    offered,
    pass_turn,
    play,
    scene,
    seat,
    settle,
    state,
)
from thwack import Match

BEARD, DOG = ("blackbeard",), ("sea-dog",)
FACTS = (
    Fact("avast-ye", "attack", 5, 3, 2, BEARD),
    Fact("brace-of-primed-pistols", "attack", 2, 2, 2, BEARD),
    Fact("fearsome-and-calculating", "versatile", 3, 1, 3, BEARD),
    Fact("give-no-quarter", "attack", 3, 1, 3),
    Fact("intimidating-visage", "defense", 4, 1, 2, BEARD),
    Fact("light-the-fuse", "attack", 2, 3, 3, DOG),
    Fact("no-prey-no-pay", "versatile", 2, 2, 3),
    Fact("parley", "versatile", 3, 2, 3),
    Fact("plunder", "scheme", None, 2, 3, BEARD),
    Fact("queen-annes-revenge", "versatile", 7, 3, 2, BEARD),
    Fact("scourge-of-the-seven-seas", "scheme", None, 2, 2, BEARD),
    Fact("show-a-leg", "versatile", 2, 2, 2),
)
HERO = "blackbeard"
BROKE = {"doubloon": 3, "treasury": 0}  # nothing to pay a ransom with
RICH = {"doubloon": 0, "treasury": 3}


def purse(match: Match) -> tuple[Any, Any]:
    """What he has, and what the Treasury has."""
    return state(match, ME)["doubloon"], state(match, ME)["treasury"]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_starts_with_two_and_one_in_the_treasury() -> None:
    assert purse(duel(HERO)) == (2, 1)


def test_ability_may_pay_for_an_action_at_the_start_of_the_turn() -> None:
    match = pass_turn(duel(HERO, ["plunder"], active=FOE))
    kept, paid = play(match.fork(), "decline"), play(match, keys(match)[0])
    assert (purse(kept), kept.view(None)["actions"]) == ((2, 1), 2)
    assert (purse(paid), paid.view(None)["actions"]) == ((1, 2), 3)


def test_ability_pays_for_combat_damage_alone() -> None:
    """R-66"""
    match = duel(HERO, [], ["regroup"], active=FOE)
    settle(fight(match, "sinbad", HERO, "regroup"))
    assert (health(match, HERO), purse(match)) == (12, (1, 2))
    poor = duel(HERO, [], ["regroup"], active=FOE, state=RICH)
    settle(fight(poor, "sinbad", HERO, "regroup"))
    assert purse(poor) == (0, 3)


def test_ability_lets_any_opponent_pay_in_turn_order() -> None:
    """R-66"""
    match = scene(
        seat(HERO, ["scourge-of-the-seven-seas", "plunder"], {HERO: ("S02", 5)}),
        seat("sinbad"),
        seat("medusa"),
        mode="free-for-all",
    )
    play(match, f"scheme:scourge-of-the-seven-seas:{HERO}")
    assert match.actor == 1
    play(match, "decline")
    assert match.actor == 2
    play(match, "choose:pay")
    assert (health(match, HERO), purse(match)) == (5, (3, 0))


def test_avast_ye_discards_and_hurts_the_zone_or_is_bought_off() -> None:
    match = duel(HERO, ["avast-ye"], ["exploit", "regroup"], state=BROKE, foil_at={"porter": "S04"})
    fight(match, HERO, "sinbad", "avast-ye")
    assert (hand_size(match, FOE), health(match, "sinbad"), health(match, "porter")) == (1, 15 - 5 - 1, 5)
    match = duel(HERO, ["avast-ye"], ["exploit", "regroup"])
    fight(match, HERO, "sinbad", "avast-ye")
    play(match, "choose:pay")
    assert (hand_size(match, FOE), purse(match)) == (2, (3, 0))
    assert health(match, "sinbad") == 15 - 5 - 1  # nothing left for the second


def test_brace_of_primed_pistols_shoots_three_or_is_bought_off_for_two() -> None:
    match = fight(
        duel(HERO, ["brace-of-primed-pistols"], state=BROKE), HERO, "sinbad", "brace-of-primed-pistols"
    )
    play(match, *[key for key in keys(match) if key == "choose:sinbad"])
    assert health(match, "sinbad") == 15 - 2 - 3
    match = duel(HERO, ["brace-of-primed-pistols"], state={"doubloon": 1, "treasury": 2})
    fight(match, HERO, "sinbad", "brace-of-primed-pistols")
    play(match, *[key for key in keys(match) if key == "choose:sinbad"])
    play(match, "choose:pay")
    assert (health(match, "sinbad"), purse(match)) == (13, (3, 0))


def test_fearsome_and_calculating_picks_a_card_to_discard() -> None:
    match = duel(HERO, ["fearsome-and-calculating"], ["exploit", "regroup"], state=BROKE)
    fight(match, HERO, "sinbad", "fearsome-and-calculating")
    assert (match.actor, set(keys(match))) == (ME, {"choose:exploit", "choose:regroup"})
    play(match, "choose:exploit")
    assert hand_size(match, FOE) == 1


def test_give_no_quarter_is_worth_five_beside_a_friend_and_may_act_again() -> None:
    for spot, value in (("S38", 3), ("S04", 5)):
        at = {"sea-dog-1": spot}
        match = settle(
            fight(duel(HERO, ["give-no-quarter"], at=at, state=BROKE), HERO, "sinbad", "give-no-quarter")
        )
        assert (health(match, "sinbad"), match.view(None)["actions"]) == (15 - value, 2)
    match = fight(duel(HERO, ["give-no-quarter"]), HERO, "sinbad", "give-no-quarter")
    play(match, "choose:pay")
    assert match.view(None)["actions"] == 1


def test_intimidating_visage_heals_beside_a_foe() -> None:
    match = duel(HERO, ["intimidating-visage"], ["regroup"], at={HERO: ("S02", 5)}, active=FOE)
    settle(fight(match, "sinbad", HERO, "regroup", "intimidating-visage"))
    assert health(match, HERO) == 7


def test_light_the_fuse_hurts_everybody_around() -> None:
    match = duel(HERO, ["light-the-fuse"], at={"sea-dog-1": "S02", HERO: "S01"})
    settle(fight(match, "sea-dog-1", "sinbad", "light-the-fuse"))
    assert (health(match, "sinbad"), health(match, HERO)) == (15 - 2 - 1, 12)


def test_no_prey_no_pay_may_be_boosted_and_draws_when_won() -> None:
    match = fight(duel(HERO, ["no-prey-no-pay", "show-a-leg"]), HERO, "sinbad", "no-prey-no-pay")
    before = hand_size(match, ME)
    play(match, "boost:show-a-leg")
    assert (health(match, "sinbad"), hand_size(match, ME)) == (15 - 4, before)


def test_parley_cancels_or_is_bought_off_for_two() -> None:
    match = settle(fight(duel(HERO, ["parley"], ["regroup"]), HERO, "sinbad", "parley", "regroup"))
    assert hand_size(match, FOE) == 0  # the Treasury has only one
    match = fight(duel(HERO, ["parley"], ["regroup"], state=RICH), HERO, "sinbad", "parley", "regroup")
    play(match, "choose:pay")
    assert (hand_size(match, FOE), purse(match)) == (1, (2, 1))


def test_plunder_moves_everybody_and_takes_a_doubloon() -> None:
    match = play(duel(HERO, ["plunder"]), f"scheme:plunder:{HERO}")
    assert moves(match, HERO) == walks("S02", 3) - {"S03", "S07"}
    assert purse(settle(match)) == (3, 0)


def test_queen_annes_revenge_is_worth_less_for_doubloons() -> None:
    """R-66"""
    for paid, value in ((0, 7), (2, 3)):
        match = fight(duel(HERO, ["queen-annes-revenge"], state=RICH), HERO, "sinbad", "queen-annes-revenge")
        assert (match.actor, len(keys(match))) == (FOE, 4)
        play(match, f"choose:{paid}")
        assert (health(match, "sinbad"), purse(match)) == (15 - value, (paid, 3 - paid))
    match = duel(HERO, ["queen-annes-revenge"], ["feint"], state=RICH)
    fight(match, HERO, "sinbad", "queen-annes-revenge", "feint")
    assert match.actor == FOE  # it cannot be canceled


def test_scourge_of_the_seven_seas_heals_summons_and_acts() -> None:
    match = duel(HERO, ["scourge-of-the-seven-seas"], at={HERO: ("S02", 5), "sea-dog-1": 0}, state=BROKE)
    play(match, f"scheme:scourge-of-the-seven-seas:{HERO}")
    assert health(match, HERO) == 7
    assert len(places(match, "sea-dog-1")) > 20
    play(match, "place:sea-dog-1:S30")
    assert (health(match, "sea-dog-1"), match.view(None)["actions"]) == (1, 2)


def test_show_a_leg_summons_a_sea_dog() -> None:
    match = duel(HERO, ["show-a-leg"], at={"sea-dog-1": 0})
    fight(match, HERO, "sinbad", "show-a-leg")
    assert places(match, "sea-dog-1")
    none = fight(duel(HERO, ["show-a-leg"]), HERO, "sinbad", "show-a-leg")
    assert offered(none, "place") == []
