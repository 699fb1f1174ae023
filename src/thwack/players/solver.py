"""What can be proved before anything is estimated: a win within the own turn, whatever the others answer.

It is looked for in a few imagined worlds, choice by choice, the shortest win first, and taken only if it is
there in all of them. Others answer as they can in that world; what is rolled is rolled as that world has it.
"""

from collections.abc import Sequence
from typing import Final

from ..kernel.table import Table, take
from .greedy import turns_of

DEEPEST: Final = 6  # own choices until the match is over, at most


class Solver:
    """Looks for a sure win of a seat, at so many positions at most."""

    def __init__(self, seat: int, seats: int, positions: int) -> None:
        self._seat = seat
        self._seats = seats
        self.left = positions
        self.depth = 0  # own choices after the one that was found

    def sure_wins(self, worlds: Sequence[Table], order: Sequence[int]) -> list[int]:
        """The choices that win in all these worlds, of all those that do the soonest."""
        turns, found = turns_of(worlds[0]), list[int]()
        for depth in range(DEEPEST):
            self.depth = depth
            for index in order:
                if self.left <= 0:
                    return found
                if self.holds(worlds, index, turns, depth):
                    found.append(index)
            if found:
                return found
        return found

    def later_wins(self, worlds: Sequence[Table], order: Sequence[int], found: Sequence[int]) -> list[int]:
        """The other choices that win with one own choice more than those that were found."""
        self.depth += 1
        turns, left = turns_of(worlds[0]), [index for index in order if index not in found]
        return [index for index in left if self.left > 0 and self.holds(worlds, index, turns, self.depth)]

    def holds(self, worlds: Sequence[Table], index: int, turns: int, depth: int) -> bool:
        """Whether a choice wins in all these worlds, with so many own choices after it."""
        return all(self.wins_after(world, index, turns, depth) for world in worlds)

    def wins_after(self, t: Table, index: int, turns: int, depth: int) -> bool:
        """Whether the match is won for sure after an option is taken."""
        self.left -= 1
        twin = t.fork()
        take(twin, index)
        return self.wins(twin, turns, depth)

    def wins(self, t: Table, turns: int, depth: int) -> bool:
        """Whether the seat wins from here within the turn, with so many own choices, whatever others do."""
        if t.result:
            winners = t.result[0]
            return self._seat in winners and len(winners) < self._seats
        own = t.actor == self._seat
        if turns_of(t) != turns or self.left <= 0 or (own and not depth):
            return False
        for index in range(t.count):
            if self.wins_after(t, index, turns, depth - own) == own:
                return own
        return not own
