"""BS-R34 and BS-R35: Costs of X, and no cost at all."""

import pytest

from tests.kits.battle_scenes import (
    acts,
    carried,
    hand,
    home_made,
    keys,
    made,
    play,
    position,
    seat,
    stage,
    unit,
)

ME, FOE = 0, 1
VULTURE = "abutre-v2"  # X + 1 damage, draw X
SHOT = "belicosidade-v1"  # no incapacitation cost
DECK = ["A08"] * 9


@pytest.mark.parametrize("have", [0, 1, 2])
def test_BS_R34_x_is_at_most_the_stage(have: int) -> None:
    match = position(seat(unit(VULTURE, "3", stage=have), deck=DECK), seat(unit("A05", "7")), phase="attack")
    wanted = [f"act:{VULTURE}:roubo-nas-alturas:{x}" for x in range(have + 1)]
    assert keys(match) == [*wanted, "pass"]


@pytest.mark.parametrize("x", [0, 1, 2])
def test_BS_R34_x_is_paid_and_counts_for_the_effect(x: int) -> None:
    match = position(
        seat(unit(VULTURE, "3", stage=2), unit("A08", "1"), deck=["A19", "A20"]),
        seat(unit("A06", "4"), deck=DECK),
        phase="attack",
    )
    play(match, f"act:{VULTURE}:roubo-nas-alturas:{x}", "target:A06")
    assert stage(match, ME, VULTURE) == 2 - x
    assert len(carried(match, FOE, "A06")) == 4 - x  # x + 1, shield 1
    assert hand(match, ME) == ["A19", "A20"][:x]


def test_BS_R34_with_x_at_0_there_are_no_targets() -> None:
    match = position(
        seat(unit("A03", "chuva-de-faiscas-v1", "3", stage=2), unit("A08", "1")),
        seat(unit("B03", "4"), unit("B06", "1")),
        phase="attack",
    )
    none = match.fork()
    play(none, "act:A03:chuva-de-faiscas:0")
    assert (none.view(None)["using"], stage(none, ME, "A03")) == (None, 2)
    play(match, "act:A03:chuva-de-faiscas:2", "target:B03")
    assert keys(match) == ["target:A03", "target:A08", "target:B06", "pass"]


def test_BS_R35_no_cost_is_offered_at_any_stage_and_takes_none() -> None:
    for have in (0, 1, 2):
        match = position(
            seat(unit("A07", SHOT, "2", stage=have), unit("A08", "1")), seat(unit("A05", "7")), phase="attack"
        )
        play(match, "act:A07:belicosidade", "target:A05")
        assert stage(match, ME, "A07") == have
        assert len(carried(match, FOE, "A05")) == 6


def test_BS_R35_texts_that_change_costs_touch_only_what_costs_something() -> None:
    dear = made("dear", "ability", "cheaper(1)", action=acts("Caro", "draw(1)", 2))
    free = made("free", "ability", "cheaper(1)", action=acts("Livre", "draw(1)", "none"))
    match = home_made(
        dear + free,
        seat(unit("A07", "dear", "1"), unit("A06", "free", "1"), unit("A08", "1"), deck=DECK),
        seat(unit("A05", "7")),
        phase="attack",
    )
    play(match, "act:A07:caro", "act:A06:livre")
    assert [stage(match, ME, ref) for ref in ("A07", "A06")] == [0, 1]


def test_BS_R35_it_is_an_action_all_the_same() -> None:
    match = position(seat(unit("A07", SHOT, "2"), unit("A08", "1")), seat(unit("A05", "7")), phase="attack")
    play(match, "act:A07:belicosidade", "target:A05")
    assert keys(match) == ["act:A08:covering-fire", "pass"]
    helpless = position(
        seat(unit("A04", SHOT, "2"), unit("A08", "1")), seat(unit("A05", "7")), phase="attack"
    )
    assert "act:A04:belicosidade" not in keys(helpless)  # the power is needed
