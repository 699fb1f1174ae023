"""BS-9: The end of the game."""

from ....kernel.ids import Seat
from ..state.cast import SUPPORT
from ..state.table import WINNING, SceneTable, deck_of, prizes_of


def points(t: SceneTable, seat: Seat) -> int:
    """BS-9.1, BS-R6, BS-R7: The Initial Energies of the characters in a player's prizes."""
    sheets, identity = t.cast.sheets, t.identity
    return sum(
        sheets[identity[slot]].energy for slot in prizes_of(t, seat) if sheets[identity[slot]].type != SUPPORT
    )


def check_points(t: SceneTable, seat: Seat) -> bool:
    """BS-9.1: A player with 15 points has won at once. BS-R39: of two, the one whose effect it is."""
    for winner in (seat, 1 - seat):
        if points(t, winner) >= WINNING:
            end(t, (winner,), "fifteen points")
            return True
    return False


def lose_by_drawing(t: SceneTable, seat: Seat) -> None:
    """BS-9.2: A player who must draw from an empty deck has lost."""
    assert not deck_of(t, seat)
    end(t, (1 - seat,), "empty deck")


def end(t: SceneTable, winners: tuple[int, ...], reason: str) -> None:
    """The match is over."""
    t.emit("over", winners, reason)
    t.finish(winners, reason, (points(t, 0), points(t, 1)))
