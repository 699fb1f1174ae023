"""Who has left the table in mid-match, and what the others may do about it.

Only where a clock of minutes runs: who plays by correspondence, or without a clock, may come and go.
"""

from collections.abc import Container
from typing import Final

from .entries import sides_of
from .live import Live

AWAY: Final = 60_000  # milliseconds after which somebody who is not there has left


class Absence:
    """Since when people are away."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._since: dict[str, int] = {}

    @property
    def counts(self) -> bool:
        """Whether anybody counts the time that others are away."""
        live = self._live
        return (
            live.clock is not None
            and live.clock.rule.kind != "days"
            and live.state == "playing"
            and not live.paused
        )

    def look(self, online: Container[str]) -> int | None:
        """See who is there; gives the milliseconds until the next one has left."""
        clock = self._live.clock
        if clock is None or not self.counts:
            self._since.clear()
            return None
        now, people = clock.now(), {chair.person for chair in self._live.chairs if chair.person}
        self._since = {one: self._since.get(one, now) for one in people if one not in online}
        return min((since + AWAY - now for since in self._since.values() if since + AWAY > now), default=None)

    def left(self) -> list[int | None]:
        """For each seat the milliseconds until its player has left; none: they are there, or a program."""
        clock = self._live.clock
        if clock is None or not self.counts:
            return [None] * len(self._live.chairs)
        now = clock.now()
        since = [self._since.get(chair.person or "") for chair in self._live.chairs]
        return [None if one is None else max(0, one + AWAY - now) for one in since]

    def gone(self) -> list[int]:
        """The seats of those who have left."""
        return [seat for seat, left in enumerate(self.left()) if left == 0]

    def claims(self, person: str | None) -> list[str]:
        """What somebody at the table may ask for now: the win, if nobody is left to play against; a program
        for those who have left, unless it counts."""
        live, own, gone = self._live, self._live.seats_of(person), self.gone()
        if not own or not gone or person in self._since:
            return []
        sides = sides_of(live.match)
        others = [seat for seat, side in enumerate(sides) if side != sides[own[0]]]
        found = ["win"] if others and all(seat in gone for seat in others) else []
        return found + ([] if live.facts.rated else ["program"])
