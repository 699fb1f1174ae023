"""Yennenga: every card of the deck, and the Archers who take her wounds."""

from typing import Any

import pytest

from tests.cards.unmatched.shared import (
    Fact,
    duel,
    fight,
    held,
    is_whole_deck,
    moves,
    places,
    printed,
    walks,
    winner_moves_either_fighter,
    zone_of,
)
from tests.kits.unmatched import FOE, ME, hand_size, health, keys, maneuver, offered, play, settle, space

HERO, ONE, TWO = "yennenga", "archer-1", "archer-2"
NEAR: dict[str, Any] = {ONE: "S01", TWO: "S08"}
FACTS = (
    Fact("divide-and-conquer", "versatile", 2, 1, 2, ("archer",)),
    Fact("jaws-of-the-beast", "versatile", 3, 3, 3, ("yennenga",)),
    Fact("master-of-the-hunt", "scheme", None, 3, 2, ("yennenga",)),
    Fact("momentous-shift", "versatile", 3, 2, 3, ()),
    Fact("one-with-the-land", "scheme", None, 2, 2, ("yennenga",)),
    Fact("pin-the-prey", "versatile", 1, 2, 2, ("archer",)),
    Fact("point-blank", "versatile", 2, 2, 3, ("yennenga",)),
    Fact("rain-of-arrows", "attack", 3, 3, 3, ("yennenga",)),
    Fact("shield-formation", "defense", 3, 3, 2, ("yennenga",)),
    Fact("skirmish", "versatile", 4, 2, 2, ()),
    Fact("stallion-charge", "versatile", 3, 3, 3, ("yennenga",)),
    Fact("surprise-volley", "attack", 3, 3, 3, ()),
)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_facts_are_as_printed(fact: Fact) -> None:
    assert printed(HERO, fact.id) == fact


def test_facts_make_the_whole_deck() -> None:
    assert is_whole_deck(HERO, FACTS)


def test_ability_lets_archers_take_any_part_of_the_damage() -> None:
    match = fight(
        duel(HERO, [], ["commanding-impact"], at=NEAR, active=FOE), "sinbad", HERO, "commanding-impact"
    )
    assert (match.actor, set(keys(match))) == (ME, {f"choose:{ONE}", f"choose:{TWO}", "decline"})
    play(match, f"choose:{ONE}", f"choose:{ONE}")
    assert f"choose:{ONE}" not in keys(match)  # no more than its health
    play(match, f"choose:{TWO}", "decline")
    assert (health(match, HERO), health(match, ONE), health(match, TWO)) == (15 - 2, 0, 1)


def test_ability_is_for_her_zone_only() -> None:
    match = fight(duel(HERO, [], ["exploit"], active=FOE), "sinbad", HERO, "exploit")
    assert (health(match, HERO), match.actor) == (15 - 4, FOE)


def test_ability_counts_as_damage_dealt_and_works_against_effects() -> None:
    match = duel(HERO, ["point-blank"], ["voyage-man-eating-apes"], at=NEAR, active=FOE)
    fight(match, "sinbad", HERO, "voyage-man-eating-apes", "point-blank")
    play(match, f"choose:{ONE}", "decline")
    assert (health(match, HERO), health(match, ONE)) == (15 - 1, 1)


def test_divide_and_conquer_is_worth_four_away_from_her() -> None:
    for there, value in (("S34", 4), ("S01", 2)):
        match = duel(HERO, ["divide-and-conquer"], at={HERO: there, ONE: "S02"})
        settle(fight(match, ONE, "sinbad", "divide-and-conquer"))
        assert health(match, "sinbad") == 15 - value


@pytest.mark.parametrize(("there", "value"), [("S11", 4), ("S21", 5)])
def test_jaws_of_the_beast_count_zones(there: str, value: int) -> None:
    card = "jaws-of-the-beast"
    match = duel(HERO, [card], at={HERO: "S12"}, foil_at={"sinbad": there})
    settle(fight(match, HERO, "sinbad", card))
    assert health(match, "sinbad") == 15 - value


def test_master_of_the_hunt_acts_twice_more() -> None:
    match = play(duel(HERO, ["point-blank"]), f"scheme:master-of-the-hunt:{HERO}")
    assert match.view(None)["actions"] == 3


def test_momentous_shift_is_worth_more_after_a_move() -> None:
    match = maneuver(duel(HERO, ["momentous-shift"], at={HERO: "S01"}), f"move:{HERO}:S02")
    settle(fight(match, HERO, "sinbad", "momentous-shift"))
    assert health(match, "sinbad") == 15 - 5


def test_one_with_the_land_moves_heals_and_draws() -> None:
    match = duel(HERO, ["one-with-the-land", "point-blank"], at={HERO: ("S02", 9), ONE: ("S38", 1)})
    play(match, f"scheme:one-with-the-land:{HERO}")
    assert {who for who, _ in offered(match, "move")} == {HERO, ONE, TWO}
    play(match, "decline")
    assert (health(match, HERO), health(match, ONE), hand_size(match, ME)) == (10, 2, 2 + 1)


def test_pin_the_prey_moves_the_foe_and_costs_a_card() -> None:
    match = duel(HERO, ["pin-the-prey"], ["feint"], at={HERO: "S34", ONE: "S02"})
    fight(match, ONE, "sinbad", "pin-the-prey")
    assert moves(match, "sinbad") == walks("S03", 4, foes=["S02", "S34"])
    play(match, "decline")
    assert held(match, FOE) == []


@pytest.mark.parametrize(("there", "hurt"), [("S03", 2), ("S10", 0)])
def test_point_blank_hurts_a_neighbour(there: str, hurt: int) -> None:
    match = duel(HERO, ["point-blank"], ["exploit"], foil_at={"sinbad": there})
    settle(fight(match, HERO, "sinbad", "point-blank", "exploit"))
    assert health(match, "sinbad") == 15 - hurt


def test_rain_of_arrows_attacks_twice() -> None:
    match = settle(fight(duel(HERO, ["rain-of-arrows"]), HERO, "sinbad", "rain-of-arrows"))
    assert health(match, "sinbad") == 15 - 3 - 3


def test_shield_formation_brings_an_archer_back_unless_they_discard() -> None:
    at: dict[str, Any] = {ONE: 0}
    match = duel(HERO, ["shield-formation"], ["regroup", "feint"], at=at, active=FOE)
    fight(match, "sinbad", HERO, "regroup", "shield-formation")
    assert match.actor == FOE
    play(match, "decline")
    assert places(match, ONE) == zone_of("S02") - {"S02", "S03"}
    play(match, f"place:{ONE}:S01")
    assert (health(match, ONE), hand_size(match, FOE)) == (2, 2 + 1)


def test_skirmish_moves_either_fighter_after_a_win() -> None:
    winner_moves_either_fighter(HERO, "skirmish", 2, "exploit")


def test_stallion_charge_rides_them_down() -> None:
    match = fight(
        duel(HERO, ["stallion-charge"], foil_at={"porter": "S07"}), HERO, "sinbad", "stallion-charge"
    )
    play(match, f"move:{HERO}:S04")
    play(match, *[key for key in keys(match) if key == "choose:sinbad"])
    assert (space(match, HERO), health(match, "sinbad")) == ("S04", 15 - 3 - 1)


def test_surprise_volley_brings_an_archer_who_attacks() -> None:
    match = duel(HERO, ["surprise-volley"], ["voyage-home"], at={ONE: 0}, foil_at={"sinbad": "S03"})
    fight(match, HERO, "sinbad", "surprise-volley")
    play(match, keys(match)[0], *[key for key in keys(match) if key.endswith(":S11")])
    if offered(match, "place"):
        play(match, f"place:{ONE}:S11")
    assert (space(match, ONE), health(match, "sinbad"), match.view(None)["actions"]) == ("S11", 15 - 3, 1)
    alone = settle(fight(duel(HERO, ["surprise-volley"]), HERO, "sinbad", "surprise-volley"))
    assert alone.view(None)["actions"] == 2
