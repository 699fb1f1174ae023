"""R-79, R-80: Walks on which some spaces do not count, and the lines that a hero has moved along."""

from typing import Final

from ...cards.board import Board
from ...state.atoms import note_deed
from ...state.table import UnmatchedTable, bits

ON_TRACK: Final = 4  # for walks: spaces with track do not count, whoever walks
ENOUGH: Final = 4  # different lines that anybody asks for


def reach_on(board: Board, start: int, steps: int, blocked: int, free: int) -> int:
    """Where a walk can lead if entering these spaces costs nothing."""
    found = along(board, 1 << start, blocked, free)
    for _ in range(steps):
        found = along(board, found | board.step_from(found) & ~blocked, blocked, free)
    return found


def along(board: Board, found: int, blocked: int, free: int) -> int:
    """And on from there, as far as nothing has to be paid."""
    while True:
        more = board.step_from(found) & free & ~blocked & ~found
        if not more:
            return found
        found |= more


def note_way(
    t: UnmatchedTable, fighter: int, start: int, goal: int, steps: int, blocked: int, free: int
) -> None:
    """R-80: Of the ways that lead there, one with as many new lines as there can be."""
    seat = t.cast.owner[fighter]
    where = t.cast.deeds.get((seat, "paths"))
    if where is not None:
        used = t.counters[where]
        note_deed(t, seat, "paths", best_way(t.cast.board, start, goal, steps, blocked, free, used) - used)


def best_way(board: Board, start: int, goal: int, steps: int, blocked: int, free: int, used: int) -> int:
    """The lines used, those of the way included, as bits."""
    best = used
    seen: set[tuple[int, int, int]] = set()
    rest = [(start, steps, used)]
    while rest:
        here, left, lines = rest.pop()
        if not reach_on(board, here, left, blocked, free) >> goal & 1:
            continue  # too far away by now
        if lines.bit_count() >= ENOUGH:
            return lines
        if here == goal and lines.bit_count() > best.bit_count():
            best = lines
        for there in bits(board.step_from(1 << here) & ~blocked):
            after = left - (not free >> there & 1)
            state = (there, after, lines | board.line_bit.get((here, there), 0))
            if after >= 0 and state not in seen:
                seen.add(state)
                rest.append(state)
    return best
