"""BS-9: The end of the game."""

import pytest

from tests.kits.battle_scenes import hand, play, points, position, seat, unit
from thwack import Match, SceneError


def ended(match: Match) -> tuple[tuple[int, ...], str]:
    """Who has won, and why."""
    assert match.result is not None
    assert match.actor is None
    return match.result.winners, match.result.reason


@pytest.mark.parametrize(("before", "over"), [(["B09", "B02"], True), (["B09", "B03"], False)])
def test_BS_9_1_fifteen_points_win_at_once(before: list[str], over: bool) -> None:
    """11 or 10 points, and Loki with 4."""
    mine = seat(unit("A06", "3"), hand=["A19"], deck=["A08"], prizes=before)
    match = position(mine, seat(unit("B03", "1", shield_used=1), unit("B05", "3"), deck=["B06"]))
    play(match, "act:A06:blind-spot", "target:B03")
    assert points(match, 0) == (15 if over else 14)
    assert (match.result is not None) is over
    if over:
        assert ended(match) == ((0,), "fifteen points")
        assert match.view(None)["phase"] == "preparation"


def test_BS_9_1_more_than_fifteen_win_as_well() -> None:
    mine = seat(unit("A06", "3"), deck=["A08"], prizes=["B13", "B09"])
    match = position(mine, seat(unit("B09", "1", shield_used=2), deck=["B06"]))
    play(match, "act:A06:blind-spot", "target:B09")
    assert match.result is not None
    assert match.result.scores == {0: 20, 1: 0}


def test_BS_9_1_a_position_that_is_won_is_none() -> None:
    with pytest.raises(SceneError, match="has won already"):
        position(seat(prizes=["B13", "B09", "B06"]))


def test_BS_9_2_who_must_draw_from_an_empty_deck_loses() -> None:
    match = position(seat(hand=["A19"]), seat(deck=["B06"]), "draw")
    assert ended(match) == ((1,), "empty deck")


def test_BS_9_2_an_empty_deck_alone_does_not_lose() -> None:
    match = position(seat(unit("A03", "4"), deck=["A19", "A20"]), seat(deck=["B06"] * 2), "draw")
    assert match.result is None
    assert hand(match, 0) == ["A19", "A20"]


def test_BS_9_2_by_an_effect_as_well() -> None:
    """Tactical Feed says: draw a card."""
    mine = seat(unit("A07", "A15", "A08"))
    match = position(mine, seat(unit("B03", "4"), deck=["B06"] * 9), "attack")
    play(match, "act:A07:tactical-feed")
    assert ended(match) == ((1,), "empty deck")
