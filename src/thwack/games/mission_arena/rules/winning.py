"""MA-0.7: The three ways to win."""

from ....kernel.ids import Seat
from ..state.table import ArenaTable

COMPLETE = "mission complete"
DESTRUCTION = "total destruction"
FATE = "battle of fate"


def end(t: ArenaTable, winners: tuple[int, ...], reason: str) -> None:
    """The match is over."""
    t.emit("over", winners, reason)
    t.finish(winners, reason, (t.points[0], t.points[1]))


def mission_complete(t: ArenaTable) -> None:
    """MA-0.7, MA-R8: More mission points win; equal ones are a draw."""
    mine, theirs = t.points
    end(t, () if mine == theirs else (int(theirs > mine),), COMPLETE)


def total_destruction(t: ArenaTable, seat: Seat) -> None:
    """MA-0.7: Who cannot draw at the start of the turn has lost."""
    end(t, (1 - seat,), DESTRUCTION)


def battle_of_fate(t: ArenaTable) -> None:
    """MA-0.7, MA-H7: Who defeated a nemesis has won at once; two at the same moment draw."""
    both = t.fate == 0b11
    end(t, () if both else (t.fate >> 1,), FATE)
