"""Oda Nobunaga and the Honor Guards: every card of the deck, and the Master Strategist."""

import pytest

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
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    play,
    scene,
    seat,
    settle,
    space,
)
from thwack import Match

HONOR = ("honor-guard",)
ODA = ("oda-nobunaga",)
FACTS = (
    Fact("battle-maneuvers", "versatile", 2, 2, 4),
    Fact("demon-king-of-the-sixth-heaven", "scheme", None, 3, 2, ODA),
    Fact("fire-and-flames", "attack", 3, 3, 3),
    Fact("lightning-and-thunder", "attack", 4, 1, 3, HONOR),
    Fact("momentous-shift", "versatile", 3, 2, 2),
    Fact("patience-and-strategy", "versatile", 1, 1, 3),
    Fact("pragmatism", "defense", 3, 1, 3, ODA),
    Fact("reinforce", "scheme", None, 2, 3),
    Fact("spring-the-trap", "defense", 2, 2, 3),
    Fact("student-of-war", "attack", 5, 2, 2, ODA),
    Fact("sun-and-moon", "attack", 2, 1, 2, HONOR),
)
ODA_ = "oda-nobunaga"
SHIFT = "momentous-shift"
GUARD_FIGHTS = {ODA_: "S34", "honor-guard-1": "S02", "honor-guard-2": "S38"}
FLANK = {ODA_: "S02", "honor-guard-1": "S04", "honor-guard-2": "S38"}  # both next to S03


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed("oda-nobunaga", fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck("oda-nobunaga", FACTS)


@pytest.mark.parametrize(("oda", "more"), [("S09", 1), ("S34", 0)])
def test_ability_strengthens_friends_in_his_zone(oda: str, more: int) -> None:
    """The cards of an Honor Guard who shares a zone with Oda: +1, attack and defense; his own never."""
    at = {**GUARD_FIGHTS, ODA_: oda}
    match = settle(fight(duel(ODA_, [SHIFT], at=at), "honor-guard-1", "sinbad", SHIFT))
    assert health(match, "sinbad") == 15 - 3 - more
    match = duel(ODA_, [SHIFT], ["commanding-impact"], at=at, active=FOE)
    settle(fight(match, "sinbad", "honor-guard-1", "commanding-impact", SHIFT))
    assert health(match, "honor-guard-1") == 6 - (5 - 3 - more)
    match = settle(fight(duel(ODA_, [SHIFT], at={"honor-guard-1": "S09"}), ODA_, "sinbad", SHIFT))
    assert health(match, "sinbad") == 15 - 3


def test_ability_strengthens_a_teammates_fighters() -> None:
    """U-13.2: They are friendly."""
    match = scene(
        seat(
            "bigfoot", ["momentous-shift", "crash-through-the-trees"], {"bigfoot": "S04", "jackalope": "S38"}
        ),
        seat("sinbad", [], {"sinbad": "S03", "porter": "S07"}),
        seat(ODA_, [], {ODA_: "S02", "honor-guard-1": "S37", "honor-guard-2": "S36"}),
        seat("alice", [], {"alice": "S35", "jabberwock": "S34"}, state={"size": "small"}),
        mode="teams",
    )
    settle(fight(match, "bigfoot", "sinbad", SHIFT))
    assert health(match, "sinbad") == 15 - 4


def test_battle_maneuvers_draw_and_move_everybody() -> None:
    match = fight(duel(ODA_, ["battle-maneuvers"]), ODA_, "sinbad", "battle-maneuvers")
    assert hand_size(match, ME) == 2
    assert {who for who, _ in offered(match, "move")} == {ODA_, "honor-guard-1", "honor-guard-2"}
    assert moves(match, ODA_) == walks("S02", 2, foes=["S03"])
    play(match, "move:oda-nobunaga:S08", "decline")
    assert space(match, ODA_) == "S08"


@pytest.mark.parametrize(("card", "flanked", "alone"), [("fire-and-flames", 5, 3)])
def test_fire_and_flames_is_worth_more_against_the_flanked(card: str, flanked: int, alone: int) -> None:
    for at, value in ((FLANK, flanked), ({}, alone)):
        match = settle(fight(duel(ODA_, [card], at=at), ODA_, "sinbad", card))
        assert health(match, "sinbad") == 15 - value


def test_demon_king_of_the_sixth_heaven_hurts_all_who_are_flanked() -> None:
    for at, now in ((FLANK, 13), ({}, 15)):
        match = duel(ODA_, ["demon-king-of-the-sixth-heaven", "reinforce"], at=at)
        play(match, "scheme:demon-king-of-the-sixth-heaven:oda-nobunaga")
        assert (health(match, "sinbad"), health(match, "porter")) == (now, 6)


def test_lightning_and_thunder_cancels_against_the_flanked_and_moves() -> None:
    for oda, drawn in (("S04", 0), ("S34", 1)):
        match = duel(ODA_, ["lightning-and-thunder"], ["regroup"], at={**GUARD_FIGHTS, ODA_: oda})
        fight(match, "honor-guard-1", "sinbad", "lightning-and-thunder", "regroup")
        assert hand_size(match, FOE) == drawn
        assert moves(match, "honor-guard-1") == walks("S02", 2, foes=["S03"]) - {oda}
        play(match, "move:honor-guard-1:S08")
        assert space(match, "honor-guard-1") == "S08"


def test_momentous_shift_is_worth_more_after_a_move() -> None:
    still = settle(fight(duel(ODA_, [SHIFT]), ODA_, "sinbad", SHIFT))
    assert health(still, "sinbad") == 15 - 3
    match = duel(ODA_, [SHIFT], at={ODA_: "S01"})
    maneuver(match, "move:oda-nobunaga:S02")
    settle(fight(match, ODA_, "sinbad", SHIFT))
    assert health(match, "sinbad") == 15 - 5


def test_patience_and_strategy_heals_against_the_flanked() -> None:
    for at, now in (({**FLANK, ODA_: ("S02", 5)}, 7), ({ODA_: ("S02", 5)}, 5)):
        match = duel(ODA_, ["patience-and-strategy"], at=at)
        settle(fight(match, ODA_, "sinbad", "patience-and-strategy"))
        assert health(match, ODA_) == now


def test_pragmatism_cancels_the_attack_card() -> None:
    match = duel(ODA_, ["pragmatism"], ["regroup"], active=FOE)
    settle(fight(match, "sinbad", ODA_, "regroup", "pragmatism"))
    assert held(match, FOE) == []


def test_reinforce_does_two_of_three() -> None:
    hurt = {ODA_: ("S02", 5), "honor-guard-1": ("S38", 2)}
    match = play(duel(ODA_, ["reinforce", "student-of-war"], at=hurt), "scheme:reinforce:oda-nobunaga")
    assert len(keys(match)) == 3
    heals = next(key for key in keys(match) if "heal" in key)
    play(match, heals)
    assert (health(match, ODA_), health(match, "honor-guard-1")) == (6, 3)
    assert len(keys(match)) == 2
    play(match, "choose:draw-2")
    assert (hand_size(match, ME), match.view(None)["actions"]) == (4, 1)


def test_spring_the_trap_puts_another_into_the_combat() -> None:
    """R-18: The two trade places, the attack hits whoever stepped in, and the foe takes 1 afterwards."""

    def sprung() -> Match:
        at = {ODA_: "S02", "honor-guard-1": "S01", "honor-guard-2": "S37"}
        match = duel(ODA_, ["spring-the-trap"], ["commanding-impact"], at=at, active=FOE)
        return fight(match, "sinbad", ODA_, "commanding-impact", "spring-the-trap")

    match = sprung()
    assert keys(match) == ["choose:honor-guard-1", "decline"]
    play(match, "choose:honor-guard-1")
    assert (space(match, ODA_), space(match, "honor-guard-1")) == ("S01", "S02")
    assert (health(match, ODA_), health(match, "honor-guard-1")) == (13, 6 - (5 - 2 - 1))
    assert health(match, "sinbad") == 14
    assert "Honor Guard 1 is now the defender." in match.log("en")
    kept = play(sprung(), "decline")
    assert (space(kept, ODA_), health(kept, ODA_), health(kept, "sinbad")) == ("S02", 13 - 3, 14)


def test_student_of_war_draws_for_the_damage() -> None:
    match = duel(ODA_, ["student-of-war"], ["exploit"])
    settle(fight(match, ODA_, "sinbad", "student-of-war", "exploit"))
    assert hand_size(match, ME) == 1 + 1
    match = settle(fight(duel(ODA_, ["student-of-war"]), ODA_, "sinbad", "student-of-war"))
    assert hand_size(match, ME) == 1 + 5


def test_sun_and_moon_ignores_the_value_against_the_flanked() -> None:
    for oda, hurt in (("S04", 2 + 1), ("S34", 0)):
        match = duel(ODA_, ["sun-and-moon"], ["exploit"], at={**GUARD_FIGHTS, ODA_: oda})
        settle(fight(match, "honor-guard-1", "sinbad", "sun-and-moon", "exploit"))
        assert health(match, "sinbad") == 15 - hurt
