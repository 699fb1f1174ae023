"""Taking choices back, without letting anybody profit from what they saw."""

from typing import Final

from .kernel.errors import ThwackError
from .match import Match
from .position import Position

WORLDS: Final = 24


def gave_nothing_away(before: Match, key: str, after: Match, seat: int, worlds: int = WORLDS) -> bool:
    """Whether a seat learnt nothing by its choice: it sees what it would see in every world it could be in.

    A card drawn or shown, a roll, a shuffle, an opponent without a card to defend with: each would look
    different in some of those worlds.
    """
    if after.actor != seat:
        return False
    seen = Position(after)
    return all(looks_the_same(before.imagine(seat, number), key, seen, seat) for number in range(worlds))


def looks_the_same(world: Match, key: str, seen: Position, seat: int) -> bool:
    """Whether the seat, after that choice in another world, sees what it saw in the match."""
    world.listen(False)
    try:
        world.play(key)
    except ThwackError:
        return False
    return seen.looks_like(world, seat)


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
