"""BS-7: Stages."""

import pytest

from tests.kits.battle_scenes import hand, keys, phase, play, position, seat, stage, unit

ME, FOE = 0, 1
LOKI = unit("B03", "4")


@pytest.mark.parametrize(("have", "left"), [(1, 0), (2, 1)])
def test_BS_7_1_the_cost_is_paid_in_stages(have: int, left: int) -> None:
    match = position(seat(unit("A04", "6", stage=have)), seat(LOKI), phase="attack")
    play(match, "act:A04:thunder-strike")
    assert stage(match, ME, "A04") == left


def test_BS_7_1_too_few_stages_are_not_enough() -> None:
    match = position(seat(unit("A05", "A19", "A08", stage=1), unit("A04", "6")), seat(LOKI), phase="attack")
    assert keys(match) == ["act:A04:thunder-strike", "pass"]  # Ground Slam costs 2
    able = position(seat(unit("A05", "A19", "A08", stage=2), unit("A04", "6")), seat(LOKI), phase="attack")
    assert "act:A05:ground-slam" in keys(able)


def test_BS_7_1_at_stage_0_only_what_costs_nothing() -> None:
    match = position(seat(unit("A01", "A19", "3", stage=0)), seat(LOKI), phase="attack")
    assert keys(match) == ["act:A01:quick-step", "pass"]


def test_BS_7_1_the_power_is_needed() -> None:
    match = position(seat(unit("A04", "A19", "A31", "4")), seat(LOKI), phase="attack")
    assert keys(match) == ["act:A04:thunder-strike", "act:A04:dive-attack", "pass"]  # no agility


def test_BS_7_1_a_colourless_action_needs_no_power() -> None:
    match = position(seat(unit("A08", "A15")), seat(LOKI), phase="attack")
    assert keys(match) == ["act:A08:covering-fire", "act:A08:tactical-feed", "pass"]


def test_BS_7_2_nothing_rises_at_the_start_of_a_turn() -> None:
    decks = ["A08"] * 9
    match = position(
        seat(unit("A04", "6", stage=0), unit("A07", "3"), deck=decks),
        seat(unit("B03", "4", stage=0), deck=decks),
        phase="attack",
    )
    play(match, "pass")
    assert (phase(match), match.view(None)["active"]) == ("preparation", FOE)
    assert [stage(match, ME, "A04"), stage(match, FOE, "B03")] == [0, 0]
    play(match, "pass", "pass")
    assert (phase(match), match.view(None)["active"]) == ("preparation", ME)
    assert [stage(match, ME, "A04"), stage(match, FOE, "B03")] == [0, 0]


def test_BS_7_2_they_rise_by_capacitation_and_by_texts() -> None:
    match = position(
        seat(unit("A02", "4", stage=0), unit("A04", "6", stage=0), unit("A08", "1"), hand=["A30", "A31"]),
        seat(LOKI),
    )
    play(match, "capacitate:A04:A30")
    assert stage(match, ME, "A04") == 1
    play(match, "act:A02:hold-the-line")
    assert stage(match, ME, "A04") == 2  # the text of an action: the one other Avenger
    assert hand(match, ME) == ["A31"]
    assert stage(match, ME, "A08") == 1
