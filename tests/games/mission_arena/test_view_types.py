"""The declaration of the view: every view of random matches is what it says."""

import pytest

from tests.games.declared import check_views
from tests.games.mission_arena.test_properties import new
from tests.kits.mission_arena import at, pass_to, play, position, side
from tests.thorough import batches
from thwack.games.mission_arena.state.cast import ABILITIES
from thwack.games.mission_arena.view import MARKS
from thwack.games.mission_arena.view_types import VIEW_VERSION


@pytest.mark.parametrize("seed", batches(30, few=4))
def test_views_of_random_matches_are_as_declared(seed: int) -> None:
    check_views(new(seed), seed)


def test_the_view_says_which_version_it_is() -> None:
    assert position(side(["MA01"])).view(None)["version"] == VIEW_VERSION


def test_marks_are_the_abilities_in_the_order_of_their_bits() -> None:
    assert list(MARKS) == [ability.word for ability in ABILITIES]


@pytest.mark.parametrize(
    ("challenger", "power", "outlook"),
    [("MA01", 1, "exhausted"), ("MA01", 0, "defeated"), ("MA15", 1, "ineffective")],
)
def test_MA_10_2_to_10_4_the_outlook_is_what_comes_of_it(challenger: str, power: int, outlook: str) -> None:
    match = position(side([at(challenger, 1)], ["MA11"], hand=["MA17"]), side([at("MB07", power)]))
    play(match, f"challenge:{challenger}:MB07")
    (before,) = match.view(None)["challenges"]
    assert (before["outlook"], before["outcome"]) == (outlook, None)
    assert (before["wall"], before["limit"]) == (before["defence"], before["defence"] + before["resistance"])
    pass_to(match, "check-point")
    (after,) = match.view(None)["challenges"]
    assert (after["outlook"], after["outcome"]) == (outlook, outlook)
