"""Taking choices back, without letting anybody profit from what they saw."""

from typing import Final

from .kernel.errors import ThwackError
from .match import Match
from .position import Position

WORLDS: Final = 24


class Worlds:
    """Some worlds that a seat could be in, played along with the match as long as they look the same.

    A card drawn or shown, a roll, a shuffle, an opponent without a card to defend with: each would look
    different in some of those worlds. One that has looked the same all along still is one the seat could be
    in, so choices in a row need no new ones.
    """

    def __init__(self, before: Match, seat: int, count: int = WORLDS) -> None:
        self._before = before
        self._seat = seat
        self._count = count
        self._worlds: list[Match] = []

    def follow(self, key: str, after: Position, index: int = 0) -> bool:
        """Make a choice in all of them, which in the match stood at `index`: whether the seat then sees the
        same everywhere as in the match. If not, they are of no use any more."""
        for number in range(self._count):
            try:
                world = self._world(number)
                choices = world.choices
                is_there = index < len(choices) and choices[index].key == key
                world.play(index if is_there else key)
            except ThwackError:
                return False
            if not after.looks_like(world, self._seat):
                return False
        return True

    def _world(self, number: int) -> Match:
        if number == len(self._worlds):
            world = self._before.imagine(self._seat, number)
            world.listen(False)
            self._worlds.append(world)
        return self._worlds[number]


def gave_nothing_away(before: Match, key: str, after: Match, seat: int, worlds: int = WORLDS) -> bool:
    """Whether a seat learnt nothing by its choice: it sees what it would see in every world it could be
    in."""
    return after.actor == seat and Worlds(before, seat, worlds).follow(key, Position(after))


class Past:
    """The positions a player may go back to: all since something was revealed or somebody else chose."""

    def __init__(self) -> None:
        self._positions: list[Match] = []

    def choose(self, match: Match, key: str, seat: int) -> None:
        """Make a choice in a match, and remember the position before if it may come back."""
        before = match.fork()
        match.play(key)
        if gave_nothing_away(before, key, match, seat):
            self._positions.append(before)
        else:
            self._positions.clear()

    def forget(self) -> None:
        """Somebody else has chosen."""
        self._positions.clear()

    def back(self) -> Match | None:
        """The position before the last choice; None when it cannot come back."""
        return self._positions.pop() if self._positions else None
