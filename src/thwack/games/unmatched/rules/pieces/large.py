"""R-96 to R-98: A large fighter moves or is placed, and somebody picks its second space."""

from .....kernel.fan import Fan
from .....kernel.ids import Seat
from ...state.atoms import set_space, set_tail
from ...state.bodies import strides, tail_of, tails_at
from ...state.table import BIT, UnmatchedTable, bits
from ...state.triggers import entered, moved
from .leaving import left_by_striding


def stride(
    t: UnmatchedTable, fighter: int, space: int, mover: Seat, steps: int, blocked: int, traps: int
) -> None:
    """R-97: A large fighter moves; where its other end goes is chosen next, by who moves it."""
    pairs = strides(t, fighter, steps, blocked, traps, False)
    pairs |= strides(t, fighter, steps, blocked, traps, True)
    head, tail = t.space[fighter], tail_of(t, fighter)
    tails = sum([1 << last for first, last in pairs if first == space and {first, last} != {head, tail}])
    set_space(t, fighter, space)
    if t.cast.when_moved:
        moved(t, fighter)
    if t.cast.when_left:  # told once both ends are there
        t.do((left_by_striding, fighter, head, tail, mover, steps, blocked, traps))
    if tails:
        set_tail(t, fighter, bits(tails)[0])
        t.do((choose_tail, t.cast.owner[fighter] if mover < 0 else mover, fighter, tails))


def choose_tail(t: UnmatchedTable, seat: Seat, fighter: int, tails: int) -> None:
    """R-96: The second of the two spaces."""
    t.ask(seat, Fan(lay_tail, [(fighter, tails)], ()))


def lay_tail(t: UnmatchedTable, fighter: int, space: int) -> None:
    """This one; now it has entered both spaces (X-13)."""
    set_tail(t, fighter, space)
    if t.cast.when_entered:
        entered(t, fighter)


def offer_tail(t: UnmatchedTable, fighter: int) -> None:
    """R-98: A large fighter was placed: its own player picks the second space."""
    tails = tails_at(t, fighter, t.space[fighter]) | BIT[tail_of(t, fighter)]
    t.do((choose_tail, t.cast.owner[fighter], fighter, tails))
