"""Rulings of our own that texts about actions made necessary (BS-H52 and on)."""

from tests.kits.battle_scenes import keys, play, position, seat, stage, unit

FOE = unit("B02", *["B06"] * 9, stage=2)


def test_BS_H52_another_cost_holds_whatever_is_printed() -> None:
    theirs = seat(FOE, deck=["B06"] * 9)
    named = "homem-aranha-v2"
    plain = unit(named, "9", stage=1)
    match = position(seat(unit("tia-may-v1", "3"), plain), theirs, phase="attack")
    assert not [key for key in keys(match) if key.startswith(f"act:{named}")]  # it costs 2
    match = position(seat(plain), theirs, phase="attack")
    assert [key for key in keys(match) if key.startswith(f"act:{named}")]


def test_BS_H52_an_x_that_is_not_paid_is_still_named() -> None:
    ours = seat(unit("mandarim-v2", "9", "faixas-de-cyttorak-v1", stage=0), deck=["A19"] * 9)
    match = position(ours, seat(FOE, deck=["B06"] * 9), phase="attack")
    named = [key for key in keys(match) if "faixas-de-cyttorak" in key]
    assert [key[-1] for key in named] == ["0", "1", "2"]


def test_BS_H52_cable_pays_two_in_the_anticipation_step() -> None:
    ours = seat(unit("cable-v1", "9", "A20", stage=2), deck=["A19"] * 9)
    match = position(ours, seat(FOE, deck=["B06"] * 9), phase="anticipation", active=1)
    play(match, "act:cable-v1:suppressing-volley", "target:B02")
    assert stage(match, 0, "cable-v1") == 0


def test_BS_H53_an_action_that_is_torn_cannot_be_used() -> None:
    """Both men demand to be the target of an action with one; one with two has to take both."""
    both = [unit("j-j-jameson-v1", "3"), unit("general-ross-v1", "3")]
    villain = unit("B02", *["B06"] * 9, stage=2)
    hulk = unit("hulk-v1", *["A08"] * 9)
    theirs = seat(villain, unit("B06", "3"), unit("B07", "9", stage=2), deck=["B06"] * 9)
    match = position(seat(both[0], hulk, deck=["A19"]), theirs, phase="attack", active=1)
    play(match, "act:B02:inevitable-blow")
    assert "target:hulk-v1" not in keys(match)
    twice = seat(unit("j-j-jameson-v1", "3"), unit("j-j-jameson-v1", "3"), hulk, deck=["A19"])
    torn = position(twice, theirs, phase="attack", active=1)
    assert "act:B02:inevitable-blow" not in keys(torn)
    assert "act:B07:barrage" in keys(torn)
    play(torn, "act:B07:barrage", "target:j-j-jameson-v1")
    assert "pass" not in keys(torn)
