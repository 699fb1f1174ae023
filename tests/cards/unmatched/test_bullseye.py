"""Bullseye: every card of the deck, and the reach of the Marksman."""

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    beside,
    chosen_from,
    duel,
    everywhere,
    feint_cancels_the_other_card,
    fight,
    held,
    is_mandatory,
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
    play,
    settle,
    space,
)
from thwack import Match

BULLSEYE = ("bullseye",)
FACTS = (
    Fact("arrogant-but-effective", "versatile", 2, 2, 3, BULLSEYE),
    Fact("feint", "versatile", 2, 2, 2, BULLSEYE),
    Fact("for-my-next-trick", "attack", 2, 2, 3, BULLSEYE),
    Fact("i-never-miss", "attack", 3, 2, 4, BULLSEYE),
    Fact("i-planned-to-be-here", "attack", 2, 3, 2, BULLSEYE),
    Fact("im-better-and-ill-prove-it", "versatile", 2, 2, 2, BULLSEYE),
    Fact("master-strategist", "versatile", 3, 3, 2, BULLSEYE),
    Fact("ricochet", "versatile", 3, 2, 3, BULLSEYE),
    Fact("right-between-the-eyes", "versatile", 3, 3, 2, BULLSEYE),
    Fact("study-the-target", "scheme", None, 3, 2, BULLSEYE),
    Fact("tactical-retreat", "defense", 3, 2, 3, BULLSEYE),
    Fact("worlds-greatest-assassin", "attack", 4, 3, 2, BULLSEYE),
)
EYE = "bullseye"
SHIFT = "momentous-shift"


def second(hand: list[str], foil_hand: list[str] | None = None) -> Match:
    """Bullseye has won an attack with a Feint this turn and has one more action."""
    match = duel(EYE, ["feint", *hand], foil_hand or [])
    return settle(fight(match, EYE, "sinbad", "feint"))


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("bullseye", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("bullseye", FACTS)


def test_ability_reaches_five_steps_whatever_the_zones() -> None:
    """X-8: S02 and S14 are five steps apart and share no zone; S22 is six away."""
    for there, offered_it in (("S16", True), ("S14", False)):
        match = duel(EYE, ["feint"], foil_at={"sinbad": there, "porter": "S38"})
        assert ("attack:bullseye:sinbad" in keys(match)) == offered_it


def test_arrogant_but_effective_wins_the_combat_and_moves() -> None:
    """Who counts as the winner is whoever played it: the other's cards see that, and so does the turn."""
    match = duel(EYE, ["arrogant-but-effective", "im-better-and-ill-prove-it"], ["exploit"])
    fight(match, EYE, "sinbad", "arrogant-but-effective", "exploit")
    assert match.view(None)["combat"]["winner"] == "attack"
    assert moves(match, EYE) == walks("S02", 2, foes=["S03"])
    play(match, "decline")
    assert match.view(None)["combat"] is None
    settle(fight(match, EYE, "sinbad", "im-better-and-ill-prove-it"))
    assert health(match, "sinbad") == 15 - 6


def test_R_20_a_combat_given_to_one_side_was_lost_by_the_other() -> None:
    """Sinbad's Regroup, which draws two for a victory, draws one; the damage is as it was."""
    match = duel(EYE, ["arrogant-but-effective"], ["regroup"], active=FOE)
    fight(match, "sinbad", EYE, "regroup", "arrogant-but-effective")
    settle(match)
    assert (health(match, EYE), held(match, FOE)) == (14, held(match, FOE)[:1])
    assert len(held(match, FOE)) == 1


def test_feint_cancels_the_other_card() -> None:
    feint_cancels_the_other_card(EYE)


def test_for_my_next_trick_moves_draws_and_acts_again() -> None:
    match = fight(duel(EYE, ["for-my-next-trick"]), EYE, "sinbad", "for-my-next-trick")
    assert moves(match, EYE) == walks("S02", 1, foes=["S03"])
    play(match, "move:bullseye:S09")
    assert (space(match, EYE), hand_size(match, ME), match.view(None)["actions"]) == ("S09", 2, 2)


def test_i_never_miss_boosts_or_draws() -> None:
    match = fight(duel(EYE, ["i-never-miss", "feint"]), EYE, "sinbad", "i-never-miss")
    drawn, boosted = play(match.fork(), "decline"), play(match.fork(), "boost:study-the-target")
    assert (health(drawn, "sinbad"), hand_size(drawn, ME)) == (15 - 3, 3)
    assert (health(boosted, "sinbad"), hand_size(boosted, ME)) == (15 - 3 - 3, 1)


def test_i_planned_to_be_here_is_worth_five_where_he_began() -> None:
    still = settle(fight(duel(EYE, ["i-planned-to-be-here"]), EYE, "sinbad", "i-planned-to-be-here"))
    assert health(still, "sinbad") == 15 - 5
    match = duel(EYE, ["i-planned-to-be-here"], at={EYE: "S01"})
    maneuver(match, "move:bullseye:S02")
    settle(fight(match, EYE, "sinbad", "i-planned-to-be-here"))
    assert health(match, "sinbad") == 15 - 2


def test_im_better_and_ill_prove_it_is_worth_six_after_a_victory() -> None:
    match = second(["im-better-and-ill-prove-it"])
    settle(fight(match, EYE, "sinbad", "im-better-and-ill-prove-it"))
    assert health(match, "sinbad") == 15 - 2 - 6
    first = duel(EYE, ["im-better-and-ill-prove-it"])
    settle(fight(first, EYE, "sinbad", "im-better-and-ill-prove-it"))
    assert health(first, "sinbad") == 15 - 2


def test_master_strategist_moves_exactly_four() -> None:
    """Q-6: Through anybody, back and forth if he likes, but no fewer than four steps."""
    match = fight(duel(EYE, ["master-strategist"]), EYE, "sinbad", "master-strategist")
    assert is_mandatory(match)
    here = {"S02"}
    for _ in range(4):
        here = {there for one in here for there in beside(one)}
    assert moves(match, EYE) == here - {"S03", "S07"}
    assert "move Bullseye exactly 4 spaces" in match.prompt("en")
    play(match, "move:bullseye:S13")
    assert space(match, EYE) == "S13"


def test_ricochet_hurts_somebody_in_the_zone_of_the_foe() -> None:
    match = duel(EYE, ["ricochet"], ["exploit"], foil_at={"porter": "S08"})
    fight(match, EYE, "sinbad", "ricochet", "exploit")
    assert chosen_from(match) == {"sinbad", "porter", EYE}
    play(match, "choose:porter")
    assert health(match, "porter") == 5
    match = duel(EYE, ["ricochet"], foil_at={"sinbad": "S04", "porter": ("S03", 1)})
    assert keys(fight(match, EYE, "porter", "ricochet"))[0] == "maneuver"


def test_right_between_the_eyes_makes_them_discard_after_a_victory() -> None:
    match = second(["right-between-the-eyes"], ["exploit", "regroup"])
    fight(match, EYE, "sinbad", "right-between-the-eyes")
    assert (match.actor, chosen_from(match)) == (FOE, {"exploit", "regroup"})
    play(match, "choose:regroup")
    assert hand_size(match, FOE) == 1
    first = fight(duel(EYE, ["right-between-the-eyes"], ["exploit"]), EYE, "sinbad", "right-between-the-eyes")
    assert hand_size(first, FOE) == 1


def test_study_the_target_draws_more_after_a_victory() -> None:
    match = play(second(["master-strategist"]), "scheme:study-the-target:bullseye")
    assert (hand_size(match, ME), match.view(None)["actions"]) == (1 + 3, 1)
    first = play(duel(EYE, ["feint"]), "scheme:study-the-target:bullseye")
    assert (hand_size(first, ME), first.view(None)["actions"]) == (1 + 2, 1)


def test_tactical_retreat_places_him_outside_his_zone() -> None:
    match = duel(EYE, ["tactical-retreat"], ["regroup"], active=FOE)
    fight(match, "sinbad", EYE, "regroup", "tactical-retreat")
    assert places(match, EYE) == everywhere() - zone_of("S02") - {"S07"}
    play(match, "place:bullseye:S31")
    assert space(match, EYE) == "S31"


def test_worlds_greatest_assassin_ignores_the_defense_after_a_victory() -> None:
    match = second(["worlds-greatest-assassin"], ["exploit"])
    settle(fight(match, EYE, "sinbad", "worlds-greatest-assassin", "exploit"))
    assert health(match, "sinbad") == 15 - 2 - 4
    first = duel(EYE, ["worlds-greatest-assassin"], ["exploit"])
    settle(fight(first, EYE, "sinbad", "worlds-greatest-assassin", "exploit"))
    assert health(first, "sinbad") == 15
