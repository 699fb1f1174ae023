"""Krang: every card of the deck, his machines and his die."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    everywhere,
    fight,
    is_whole_deck,
    moves,
    places,
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
    play,
    settle,
    space,
    state,
    to_the_move,
)
from thwack import CHANCE, Match

KRANG = ("krang",)
FACTS = (
    Fact("android-arms-chain-flail", "attack", 2, 3, 3, KRANG),
    Fact("android-arms-missiles", "attack", 1, 1, 3, KRANG),
    Fact("android-arms-powerbomb", "attack", 3, 2, 3, KRANG),
    Fact("android-arms-wings", "scheme", None, 3, 3, KRANG),
    Fact("iq-of-968", "scheme", None, None, 3, KRANG),
    Fact("minimizer", "defense", 0, 1, 3, KRANG),
    Fact("molecular-amplification-unit", "versatile", 2, 2, 4, KRANG),
    Fact("pan-dimensional-portal", "versatile", 3, None, 2, KRANG),
    Fact("warlord-of-dimension-x", "versatile", 3, 3, 3, KRANG),
    Fact("welcome-to-the-technodrome", "versatile", 2, 2, 3, KRANG),
)
SPARE = "android-arms-wings"  # he holds one in each of these duels


def krang(hand: list[str], foil_hand: list[str] | None = None, machines: int = 1, **more: Any) -> Match:
    """Krang next to Sinbad, with so many machines; the die is asked for."""
    return duel("krang", hand, foil_hand or [], state={"machine": machines}, chance="ask", **more)


def rolls(match: Match, face: str) -> Match:
    """The die shows this, and it stays."""
    play(match, f"roll:die:{face}")
    return play(match, "decline") if "roll:again" in keys(match) else match


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("krang", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("krang", FACTS)


def test_ability_begins_with_one_machine_and_each_takes_him_further() -> None:
    assert state(duel("krang"), ME) == {"machine": 1}
    for machines in (0, 1, 3):
        match = to_the_move(krang([], machines=machines))
        assert moves(match, "krang") == walks("S02", 1 + machines, foes=["S03"], friends=["S07"]) - {"S07"}


def test_ability_R_71_has_a_die_with_an_x_and_five_numbers() -> None:
    match = fight(krang(["android-arms-missiles"]), "krang", "sinbad", "android-arms-missiles")
    assert match.actor == CHANCE
    assert keys(match) == [f"roll:die:{face}" for face in ("x", 1, 2, 3, 4, 5)]


def test_ability_rolls_again_for_a_machine_as_often_as_there_is_one() -> None:
    match = krang(["android-arms-missiles"], machines=2)
    fight(match, "krang", "sinbad", "android-arms-missiles")
    play(match, "roll:die:x")
    assert (match.actor, keys(match)) == (ME, ["roll:again", "decline"])
    play(match, "roll:again", "roll:die:1", "roll:again")
    assert state(match, ME) == {"machine": 0}
    play(match, "roll:die:4")
    assert health(match, "sinbad") == 15 - 1 - 4
    kept = krang(["android-arms-missiles"], machines=2)
    fight(kept, "krang", "sinbad", "android-arms-missiles")
    play(kept, "roll:die:3", "decline")
    assert (health(kept, "sinbad"), state(kept, ME)) == (15 - 1 - 3, {"machine": 2})


def test_android_arms_chain_flail_makes_them_discard_below_the_roll() -> None:
    shift = "momentous-shift"  # worth 3
    for face, defense, left in (("4", shift, 0), ("3", shift, 2), ("x", None, 3), ("1", None, 1)):
        match = krang(["android-arms-chain-flail"], ["exploit", "exploit", shift])
        fight(match, "krang", "sinbad", "android-arms-chain-flail", defense)
        rolls(match, face)
        while match.actor == FOE:
            play(match, keys(match)[0])
        assert hand_size(match, FOE) == left, (face, defense)


def test_android_arms_missiles_fly_face_up_and_add_the_roll() -> None:
    """R-73"""
    far = krang(["android-arms-missiles", "minimizer"], foil_at={"sinbad": "S08"})
    assert "attack:krang:sinbad" in keys(far)
    play(far, "attack:krang:sinbad")
    if "choose:android-arms-missiles" in keys(far):
        play(far, "choose:android-arms-missiles")
    assert far.view(FOE)["combat"]["attack"]["card"] == "android-arms-missiles"
    assert far.view(None)["combat"]["attack"]["card"] == "android-arms-missiles"
    settle(far)
    rolls(far, "5")
    assert health(far, "sinbad") == 15 - 6
    other = krang(["android-arms-powerbomb"], foil_at={"sinbad": "S08"})
    assert "attack:krang:sinbad" not in keys(other)


def test_android_arms_missiles_lie_face_down_next_to_the_target() -> None:
    match = krang(["android-arms-missiles", "android-arms-powerbomb"], ["exploit"])
    play(match, "attack:krang:sinbad", "choose:android-arms-missiles")
    assert match.view(FOE)["combat"]["attack"]["card"] is None
    assert match.actor == FOE


def test_android_arms_powerbomb_may_be_boosted_and_throws_them() -> None:
    match = fight(krang(["android-arms-powerbomb"]), "krang", "sinbad", "android-arms-powerbomb")
    play(match, f"boost:{SPARE}")
    assert health(match, "sinbad") == 15 - 3 - 3
    assert moves(match, "sinbad") == walks("S03", 6, foes=["S02"], friends=["S07"])


def test_android_arms_wings_fly_through_foes_and_hurt_them() -> None:
    match = play(krang(["iq-of-968"]), f"scheme:{SPARE}:krang")
    rolls(match, "2")
    play(match, "move:krang:S04")
    play(match, *[key for key in keys(match) if key == "choose:sinbad"])
    assert (space(match, "krang"), health(match, "sinbad")) == ("S04", 14)
    assert match.view(None)["actions"] == 2
    still = rolls(play(krang(["iq-of-968"]), f"scheme:{SPARE}:krang"), "x")
    settle(still)
    assert (space(still, "krang"), health(still, "sinbad")) == ("S02", 15)
    assert still.view(None)["actions"] == 2


def test_iq_of_968_starts_all_machines_draws_and_heals() -> None:
    match = krang(["iq-of-968"], at={"krang": ("S02", 5)}, deck=["minimizer"] * 3)
    play(match, "scheme:iq-of-968:krang")
    assert state(match, ME) == {"machine": 3}
    rolls(match, "2")
    rolls(match, "4")
    assert hand(match, ME) == [SPARE, "minimizer", "minimizer"]
    assert health(match, "krang") == 9


def test_iq_of_968_is_rolled_for_when_it_boosts() -> None:
    """R-72: in a maneuver and in combat."""
    match = play(krang(["iq-of-968"]), "maneuver", "boost:iq-of-968")
    rolls(match, "3")
    assert moves(match, "krang") == walks("S02", 2 + 3, foes=["S03"]) - {"S07"}
    match = fight(krang(["android-arms-powerbomb", "iq-of-968"]), "krang", "sinbad", "android-arms-powerbomb")
    play(match, "boost:iq-of-968")
    rolls(match, "5")
    assert health(match, "sinbad") == 15 - 3 - 5
    assert "iq-of-968" in discard(match, ME)


def test_minimizer_takes_four_away_and_ends_the_turn() -> None:
    match = krang(["minimizer"], ["toil-and-danger", "regroup"], active=FOE)
    fight(match, "sinbad", "krang", "toil-and-danger", "minimizer")
    settle(match)
    assert health(match, "krang") >= 16 - 2
    assert match.view(None)["active"] == ME


def test_molecular_amplification_unit_starts_a_machine_and_adds_the_roll() -> None:
    card = "molecular-amplification-unit"
    match = fight(krang([card]), "krang", "sinbad", card)
    assert state(match, ME) == {"machine": 2}
    rolls(match, "3")
    assert health(match, "sinbad") == 15 - 2 - 3


def test_pan_dimensional_portal_sends_one_away_and_buries_cards() -> None:
    card = "pan-dimensional-portal"
    match = krang([card, "minimizer"], ["regroup", "exploit"], deck=["warlord-of-dimension-x"] * 3)
    fight(match, "krang", "sinbad", card)
    play(match, "choose:sinbad")
    assert places(match, "sinbad") == everywhere() - {"S02", "S03", "S07"}
    play(match, "place:sinbad:S31")
    rolls(match, "1")
    assert match.actor == CHANCE
    play(match, "choose:minimizer")
    assert deck(match, ME)[-1] == "minimizer"
    play(match, "choose:exploit")
    assert deck(match, FOE)[-1] == "exploit"
    assert (hand_size(match, ME), hand_size(match, FOE)) == (1 + 2, 1 + 2)
    assert space(match, "sinbad") == "S31"


def test_pan_dimensional_portal_hides_what_it_buries() -> None:
    card = "pan-dimensional-portal"
    match = krang([card, "minimizer"], ["regroup", "exploit"])
    fight(match, "krang", "sinbad", card)
    play(match, "choose:krang", "place:krang:S31")
    rolls(match, "2")
    while match.actor == CHANCE:
        play(match, keys(match)[0])
    assert match.view(FOE)["seats"][ME]["deck"][-1] is None
    assert match.view(ME)["seats"][FOE]["deck"][-1] is None
    assert "move:krang:S30" not in keys(to_the_move(match))


def test_pan_dimensional_portal_is_rolled_for_when_it_boosts() -> None:
    match = play(krang(["pan-dimensional-portal"]), "maneuver", "boost:pan-dimensional-portal")
    assert match.actor == CHANCE
    rolls(match, "3")
    assert moves(match, "krang") == walks("S02", 2 + 3, foes=["S03"]) - {"S07"}


def test_warlord_of_dimension_x_draws_by_the_longer_name() -> None:
    """R-74: Molecular Amplification Unit is long, Minimizer is not; Exploit is shorter still."""
    card = "warlord-of-dimension-x"
    for mine, theirs, drawn in (
        ("molecular-amplification-unit", "riches-beyond-compare", 1),
        ("minimizer", "riches-beyond-compare", 0),
        ("minimizer", "exploit", 1),
    ):
        match = krang([card], deck=[mine], foil_deck=[theirs])
        settle(fight(match, "krang", "sinbad", card))
        assert hand_size(match, ME) == 1 + drawn, mine
        assert "riches-beyond-compare" not in hand(match, ME)
        assert match.view(ME)["seats"][FOE]["deck"][0] == theirs
        assert match.view(FOE)["seats"][ME]["deck"][1] is None


def test_welcome_to_the_technodrome_cancels_or_starts_a_machine() -> None:
    card = "welcome-to-the-technodrome"
    match = fight(krang([card], ["regroup"]), "krang", "sinbad", card, "regroup")
    assert len(keys(match)) == 2
    canceled = play(match.fork(), next(key for key in keys(match) if "cancel" in key))
    assert (hand_size(canceled, FOE), state(canceled, ME)) == (0, {"machine": 1})
    started = play(match.fork(), next(key for key in keys(match) if "machine" in key))
    assert hand_size(settle(started), FOE) > 0
    assert state(started, ME) == {"machine": 2}
