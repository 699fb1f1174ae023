"""BS-8: Damage and shield."""

import pytest

from tests.kits.battle_scenes import (
    acts,
    carried,
    hand,
    home_made,
    keys,
    made,
    phase,
    play,
    points,
    position,
    resources,
    row,
    scene,
    seat,
    unit,
)

ME, FOE = 0, 1
MIXED = ("B19", "B20", "B21", "B22")
DECK = ["A08"] * 9


def test_BS_8_1_supports_can_be_damaged() -> None:
    match = position(seat(unit("A04", "6")), seat(unit("B15", "3"), unit("B03", "4")), phase="attack")
    play(match, "act:A04:thunder-strike", "target:B15")
    assert len(carried(match, FOE, "B15")) == 2  # 3 damage, shield 2


def test_BS_8_1_in_preparation_anticipation_and_attack() -> None:
    match = position(
        seat(unit("A06", "3"), unit("A04", "6"), deck=DECK), seat(unit("B07", "4"), deck=DECK), active=ME
    )
    play(match, "act:A06:blind-spot", "target:B07")
    assert row(match, FOE, "B07")["shield_used"] == 2
    play(match, "pass")
    assert (match.actor, phase(match)) == (FOE, "anticipation")
    play(match, "act:B07:barrage", "target:A06", "target:A04")
    assert [row(match, ME, ref)["shield_used"] for ref in ("A06", "A04")] == [1, 1]
    play(match, "act:A04:thunder-strike", "target:B07")
    assert len(carried(match, FOE, "B07")) == 1  # the shield was used up before


def test_BS_8_2_each_point_beyond_the_shield_unloads_a_card() -> None:
    match = position(seat(unit("A04", "6")), seat(unit("B03", "4")), phase="attack")
    play(match, "act:A04:thunder-strike", "target:B03")
    assert len(carried(match, FOE, "B03")) == 2  # 3 damage, shield 1
    assert resources(match, FOE) == ["A08", "A08"]


def test_BS_8_2_who_dealt_the_damage_chooses_the_cards() -> None:
    match = position(seat(unit("A04", "6")), seat(unit("B03", *MIXED)), phase="attack")
    play(match, "act:A04:thunder-strike", "target:B03")
    assert match.actor == ME
    assert keys(match) == ["unload:B19", "unload:B20", "unload:B21", "unload:B22"]
    play(match, "unload:B22")
    assert match.actor == ME
    play(match, "unload:B19")
    assert carried(match, FOE, "B03") == ["B20", "B21"]


def test_BS_8_2_in_the_opponents_turn_too() -> None:
    match = position(seat(unit("A04", "A19", "A20", "A22")), seat(unit("B07", "4")), phase="anticipation")
    play(match, "act:B07:barrage", "target:A04", "pass")
    assert carried(match, ME, "A04") == ["A19", "A20", "A22"]  # shield 2
    pierced = position(seat(unit("A04", "A19", "A20", "A22")), seat(unit("B03", "B19", "B06", "B32")))
    play(pierced, "pass")
    assert (pierced.actor, phase(pierced)) == (FOE, "anticipation")
    play(pierced, "act:B03:warp", "target:A04")
    assert pierced.actor == FOE
    play(pierced, "unload:A20")
    assert carried(pierced, ME, "A04") == ["A19", "A22"]


def test_BS_8_2_damage_is_added_up_over_the_turn() -> None:
    recruits = [unit("A08", "1") for _ in range(4)]
    match = position(seat(*recruits), seat(unit("B05", "3")), phase="attack")
    left = []
    for number in ("A08", "A08.2", "A08.3"):
        play(match, f"act:{number}:covering-fire", "target:B05")
        left.append(len(carried(match, FOE, "B05")))
    assert left == [3, 2, 1]  # the first is absorbed


def test_BS_8_3_the_shield_is_whole_again_and_the_energy_is_not() -> None:
    match = position(
        seat(unit("A04", "6"), unit("A08", "1"), deck=DECK),
        seat(unit("B03", "4"), unit("B06", "1"), deck=DECK),
        phase="attack",
    )
    play(match, "act:A04:thunder-strike", "target:B03")
    assert row(match, FOE, "B03")["shield_used"] == 1
    play(match, "pass")
    assert (match.view(None)["active"], row(match, FOE, "B03")["shield_used"]) == (FOE, 0)
    assert len(carried(match, FOE, "B03")) == 2
    play(match, "pass", "pass")
    assert match.view(None)["active"] == ME
    play(match, "pass", "pass", "act:A08:covering-fire", "target:B03")
    assert len(carried(match, FOE, "B03")) == 2  # 1 damage, all of it absorbed


def test_BS_8_4_piercing_damage_ignores_the_shield() -> None:
    match = position(
        seat(unit("A07", "3"), unit("A04", "6")), seat(unit("B01", "7"), unit("B06", "1")), phase="attack"
    )
    play(match, "act:A07:trick-arrow", "target:B01")
    assert len(carried(match, FOE, "B01")) == 6
    assert row(match, FOE, "B01")["shield_used"] == 0
    play(match, "act:A04:thunder-strike", "target:B01")
    assert len(carried(match, FOE, "B01")) == 6  # the shield of 3 was whole


def test_BS_8_5_a_knocked_out_character_counts_as_points() -> None:
    match = position(seat(unit("A04", "6")), seat(unit("B05", "2"), unit("B06", "1")), phase="attack")
    play(match, "act:A04:thunder-strike", "target:B05")
    assert scene(match, FOE) == ["B06"]
    assert match.view(None)["seats"][ME]["prizes"] == ["B05"]
    assert (points(match, ME), points(match, FOE)) == (3, 0)
    assert resources(match, FOE) == ["A08", "A08"]


def test_BS_8_5_a_destroyed_support_gives_no_points() -> None:
    match = position(seat(unit("A04", "6")), seat(unit("B14", "1"), unit("B06", "1")), phase="attack")
    play(match, "act:A04:thunder-strike", "target:B14")
    assert scene(match, FOE) == ["B06"]
    assert match.view(None)["seats"][ME]["prizes"] == []
    assert points(match, ME) == 0
    assert resources(match, FOE) == ["A08", "B14"]


def test_BS_8_5_a_removed_scenario_gives_no_points() -> None:
    broom = made("broom", "ability", action=acts("Varrer", "put(scenario, resources)", 0), powers=["agility"])
    match = home_made(
        broom,
        seat(unit("A06", "broom", "2")),
        seat(unit("B06", "1")),
        phase="attack",
        scenario={"card": "B17", "owner": FOE},
    )
    play(match, "act:A06:varrer")
    assert match.view(None)["scenario"] is None
    assert resources(match, FOE) == ["B17"]
    assert (points(match, ME), points(match, FOE)) == (0, 0)


def test_BS_8_5_who_gives_several_cards_away_falls_after_the_last() -> None:
    empty = acts("Largar", "put(each(loaded, theirs, typed(character)), hand)", 0)
    match = home_made(
        made("gust", "ability", action=empty, powers=["agility"]),
        seat(unit("A06", "gust", "2")),
        seat(unit("B05", "3"), unit("B06", "A19")),
        phase="attack",
    )
    play(match, "act:A06:largar")
    assert hand(match, FOE) == ["A08", "A08", "A08"]
    assert scene(match, FOE) == ["B06"]


@pytest.mark.parametrize(("loads", "won"), [(2, 3), (3, 0)])
def test_BS_8_5_the_own_action_may_knock_out_an_own_character(loads: int, won: int) -> None:
    match = position(seat(unit("A04", "6"), unit("A06", str(loads))), seat(unit("B06", "1")), phase="attack")
    play(match, "act:A04:thunder-strike", "target:A06")
    assert points(match, FOE) == won  # the opponent gets it, whoever did it
    assert points(match, ME) == 0
