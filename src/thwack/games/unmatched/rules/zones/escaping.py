"""R-68: Houdini's escape."""

from .....kernel.fan import Fan
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...state.table import UnmatchedTable
from ..lasting import able_to_leave
from ..movement import put

T = UnmatchedTable


def choose_escape(t: T, seat: Seat, others: Step, everybody: Step) -> None:
    """R-68: The hero is placed anywhere and the others move, or everybody moves."""
    hero = t.cast.hero[seat]
    if t.space[hero] >= 0 and able_to_leave(t, (hero,)):
        free = t.cast.board.all & ~t.full
        t.ask(seat, Fan(escape_to, [(hero, free)], (others,), ((walk_instead, everybody),)))
    else:
        t.then(everybody)


def escape_to(t: T, fighter: int, space: int, others: Step) -> None:
    """There; the others move."""
    put(t, fighter, space)
    t.then(others)


def walk_instead(t: T, everybody: Step) -> None:
    """No escape this time."""
    t.then(everybody)
