"""Dr. Jill Trent: every card of the deck, and her two gadgets."""

from typing import Any

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
    hand_size,
    health,
    keys,
    pass_turn,
    play,
    scene,
    seat,
    settle,
)
from thwack import Match

JILL, DAISY = ("dr-jill-trent",), ("daisy",)
FACTS = (
    Fact("ace-fighter", "versatile", 5, 3, 2, DAISY),
    Fact("battle-of-wits", "attack", 2, 4, 3, JILL),
    Fact("caught-red-handed", "versatile", 1, 2, 2),
    Fact("energizing-spray", "attack", 5, 1, 2),
    Fact("gyroscopic-jetpack", "versatile", 4, 2, 3),
    Fact("helpful-assistant", "scheme", None, 3, 2, DAISY),
    Fact("hypnotist", "defense", 3, 1, 2, JILL),
    Fact("indestructible-cloth", "defense", 5, 2, 2),
    Fact("insightful-deduction", "versatile", 3, 2, 2),
    Fact("laser-pen", "versatile", 2, 2, 3),
    Fact("sisters-in-arms", "versatile", 3, 1, 2, DAISY),
    Fact("stasis-diffuser", "versatile", 3, 1, 2),
    Fact("utility-belt", "versatile", 3, 3, 3, JILL),
)
HERO = "dr-jill-trent"
BLASTER, TONIC = "hypnoray-blaster", "ultrabiotic-tonic"


def with_gadget(gadget: str, hand: list[str], foil_hand: list[str] | None = None, **more: Any) -> Match:
    """Jill with this gadget active."""
    zones = {"active": [f"{HERO}/{gadget}"]} if gadget else None
    return duel(HERO, hand, foil_hand or [], zones=zones, **more)


def active(match: Match) -> list[str]:
    """The gadget that is active."""
    return [slug.partition("/")[2] for slug in match.view(None)["seats"][ME]["zones"]["active"]]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_has_no_gadget_active_before_the_first_turn() -> None:
    """R-60"""
    assert active(duel(HERO)) == []


def test_ability_chooses_a_gadget_at_the_start_of_the_turn() -> None:
    match = pass_turn(with_gadget(BLASTER, [], active=FOE))
    assert set(keys(match)) == {f"choose:{BLASTER}", f"choose:{TONIC}"}
    stays, changes = play(match.fork(), f"choose:{BLASTER}"), play(match, f"choose:{TONIC}")
    assert (active(stays), active(changes)) == ([BLASTER], [TONIC])


def test_hypnoray_blaster_adds_their_top_boost_to_a_lower_card() -> None:
    """R-60: Printed values are compared, and the card that is revealed stays where it is."""
    for defense, value in (("leap-away", 2 + 2), ("feint", 2)):
        match = with_gadget(BLASTER, ["laser-pen"], [defense], foil_deck=["commanding-impact", "feint"])
        play(match, f"attack:{HERO}:sinbad", f"defend:{defense}")
        assert match.view(None)["seats"][FOE]["deck"][0] == ("commanding-impact" if value == 4 else None)
        less = {"leap-away": 4, "feint": 2}[defense]
        assert health(settle(match), "sinbad") == 15 - max(value - less, 0) - (defense != "feint")  # the Pen


def test_hypnoray_blaster_is_no_card_effect_to_be_canceled() -> None:
    match = with_gadget(BLASTER, ["caught-red-handed"], ["feint"], foil_deck=["commanding-impact"])
    settle(fight(match, HERO, "sinbad", "caught-red-handed", "feint"))
    assert health(match, "sinbad") == 15 - (1 + 2 - 2)


def test_ultrabiotic_tonic_heals_after_a_higher_card() -> None:
    """R-60: No card at all counts 0."""
    for defense, healed in ((None, 1), ("regroup", 1), ("exploit", 0)):
        hand = [defense] if defense else []
        match = with_gadget(TONIC, ["stasis-diffuser"], hand, at={HERO: ("S02", 5)})
        settle(fight(match, HERO, "sinbad", "stasis-diffuser", defense))
        assert health(match, HERO) == 5 + healed


def test_ace_fighter_draws_a_card() -> None:
    match = with_gadget("", ["ace-fighter"], at={"daisy": "S02", HERO: "S38"})
    before = hand_size(match, ME)
    settle(fight(match, "daisy", "sinbad", "ace-fighter"))
    assert (health(match, "sinbad"), hand_size(match, ME)) == (15 - 5, before)


def test_battle_of_wits_hurts_with_the_higher_boost() -> None:
    for top, hurt in (("battle-of-wits", 3), ("hypnotist", 0)):
        match = with_gadget("", ["battle-of-wits"], deck=[top], foil_deck=["commanding-impact"])
        settle(fight(match, HERO, "sinbad", "battle-of-wits"))
        assert health(match, "sinbad") == 15 - 2 - hurt
        assert match.view(None)["seats"][ME]["deck"][0] == top


def test_caught_red_handed_discards_one_or_two() -> None:
    for defense, gone in ((None, 2), ("leap-away", 1)):
        match = with_gadget("", ["caught-red-handed"], ["leap-away", "regroup", "feint"])
        fight(match, HERO, "sinbad", "caught-red-handed", defense)
        while match.actor == FOE:
            play(match, keys(match)[0])
        assert hand_size(match, FOE) == 3 - gone - bool(defense)


def test_energizing_spray_gains_an_action() -> None:
    match = settle(fight(with_gadget("", ["energizing-spray"]), HERO, "sinbad", "energizing-spray"))
    assert match.view(None)["actions"] == 2


def test_gyroscopic_jetpack_moves_through_foes() -> None:
    match = fight(with_gadget("", ["gyroscopic-jetpack"]), HERO, "sinbad", "gyroscopic-jetpack")
    assert moves(match, HERO) == walks("S02", 2) - {"S03", "S07"}


def test_helpful_assistant_shuffles_three_of_jills_cards_in() -> None:
    pile = ["battle-of-wits", "utility-belt", "hypnotist", "laser-pen"]
    match = play(with_gadget("", ["helpful-assistant"], discard=pile), "scheme:helpful-assistant:daisy")
    assert "choose:laser-pen" not in keys(match)
    before = hand_size(match, ME)
    play(match, "choose:battle-of-wits", "choose:utility-belt", "choose:hypnotist")
    assert (discard(match, ME), hand_size(match, ME)) == (["laser-pen", "helpful-assistant"], before + 1)


def test_hypnotist_cancels_with_the_blaster() -> None:
    for gadget, drawn in ((BLASTER, 0), (TONIC, 1), ("", 1)):
        match = with_gadget(gadget, ["hypnotist"], ["regroup"], active=FOE)
        before = hand_size(match, FOE)
        settle(fight(match, "sinbad", HERO, "regroup", "hypnotist"))
        assert hand_size(match, FOE) == before - 1 + drawn


def test_indestructible_cloth_takes_combat_damage_alone() -> None:
    """Rosie's Wendy deals 1 damage to everybody next to her after the combat."""
    for card, lost in (("indestructible-cloth", 0), ("utility-belt", 1)):
        match = scene(
            seat(HERO, [card], {HERO: "S02", "daisy": "S38"}),
            seat(
                "rosie-the-riveter", ["arc-welding"], {"rosie-the-riveter": "S37", "wendy-the-welder": "S03"}
            ),
            active=FOE,
        )
        play(match, f"attack:wendy-the-welder:{HERO}", f"defend:{card}")
        while match.actor == ME:
            play(match, "choose:draw-1")
        play(match, next(key for key in keys(match) if "damage" in key))
        while match.actor == ME:
            play(match, "choose:draw-1")
        assert health(match, HERO) == 13 - lost


def test_insightful_deduction_sinks_one_and_orders_two() -> None:
    top = ["exploit", "regroup", "feint", "leap-away"]
    match = with_gadget("", ["insightful-deduction"], foil_deck=top)
    fight(match, HERO, "sinbad", "insightful-deduction")
    play(match, "choose:regroup", "choose:feint")
    found = deck(match, FOE)
    assert (found[:3], found[-1]) == (["feint", "exploit", "leap-away"], "regroup")


def test_laser_pen_hurts() -> None:
    match = settle(fight(with_gadget("", ["laser-pen"]), HERO, "sinbad", "laser-pen"))
    assert health(match, "sinbad") == 15 - 2 - 1


def test_sisters_in_arms_lends_the_gadget_to_daisy_beside_jill() -> None:
    """R-60"""
    for there, healed in (("S01", 1), ("S38", 0)):
        match = with_gadget(TONIC, ["sisters-in-arms"], at={"daisy": "S02", HERO: (there, 5)})
        settle(fight(match, "daisy", "sinbad", "sisters-in-arms"))
        assert health(match, HERO) == 5 + healed
    match = with_gadget(TONIC, ["ace-fighter"], at={"daisy": "S02", HERO: ("S01", 5)})
    settle(fight(match, "daisy", "sinbad", "ace-fighter"))
    assert health(match, HERO) == 5


def test_stasis_diffuser_keeps_their_printed_value() -> None:
    match = duel(HERO, ["stasis-diffuser"], ["momentous-shift"], at={HERO: "S01"}, active=FOE)
    play(match, "maneuver")
    while "move:sinbad:S02" not in keys(match):
        play(match, "decline")
    play(match, "move:sinbad:S02")
    settle(match)
    settle(fight(match, "sinbad", HERO, "momentous-shift", "stasis-diffuser"))
    assert health(match, HERO) == 13


def test_utility_belt_does_one_of_three() -> None:
    match = with_gadget("", ["utility-belt"], at={HERO: ("S02", 5)})
    fight(match, HERO, "sinbad", "utility-belt")
    heal, walk, draw = (next(key for key in keys(match) if word in key) for word in ("heal", "move", "draw"))
    before = hand_size(match, ME)
    assert health(play(match.fork(), heal), HERO) == 6
    assert hand_size(play(match.fork(), draw), ME) == before + 1
    assert moves(play(match, walk), HERO) == walks("S02", 1, foes=["S03"])
