"""A match with a clock. What changes the clock is kept with the entry that is the reason, so that neither is
without the other after a restart."""

from collections.abc import Sequence
from typing import Any

from ...match import Match
from ..store import Store, Work
from ..store import statements as sql
from .clocks import Clock, changed
from .entries import BY_PROGRAM, Chair, Facts, Made, Sent
from .live import Live

Json = Any


class Timed(Live):
    """A match, and what its clock shows."""

    clock: Clock

    def __init__(self, store: Store, facts: Facts, chairs: list[Chair], version: int, clock: Clock) -> None:
        super().__init__(store, facts, chairs, version)
        self.clock = clock

    def _asked(self, position: Match | None) -> int | None:
        """Whose time runs at a position: that of a person who must choose."""
        actor = None if position is None else position.actor
        return actor if actor is not None and self.chairs[actor].player is None else None

    def starts(self) -> Work:
        """Everybody sits, and the clock begins to run."""
        times = self.clock.after("choice", self._asked(self.match), False, self.clock.now())
        return changed(self.facts.id, times)

    async def look_at_clock(self) -> None:
        """What it shows as it is kept."""
        (shown,) = await self._store.rows(sql.GET_CLOCK, {"which": self.facts.id})
        self.clock.take_in(shown)

    async def _keep(
        self, kind: str, made: Made, after: Match | None, sent: Sent, result: Json = None, *more: Work
    ) -> None:
        """The entry together with what the clock shows then."""
        clock, at = self.clock, self.clock.now() if sent.at is None else sent.at
        times = clock.after(kind, self._asked(after), result is not None, at)
        await super()._keep(kind, made, after, sent, result, changed(self.facts.id, times), *more)
        clock.put(times)

    async def catch_up(self) -> None:
        """Take in what others have written, and what the clock shows there."""
        await self.look_at_clock()
        await super().catch_up()

    # Time is up

    async def choose(self, seat: int, question: int, key: str, sent: Sent) -> None:
        """Make a choice: what counts is when it came, not when it is kept."""
        at = self.clock.now()
        if self.clock.is_out(at):
            await self.flag()
        await super().choose(seat, question, key, sent._replace(at=at))

    async def flag(self) -> None:
        """See whether somebody's time is up: then the others have won."""
        async with self.lock:
            seat, clock = self.clock.times.seat, self.clock
            clock.set(clock.times)  # if it is not up yet, there will be another look
            if seat is None or self.state != "playing" or not clock.is_out(clock.now()):
                return
            await self._close("flag", seat, BY_PROGRAM)
        self.changed()

    # Others have left

    async def claim(self, seat: int, sent: Sent) -> None:
        """All others have left: that seat wins. Whoever calls this has the lock and has made sure of it."""
        await self._close("claim", seat, sent)

    async def replace(self, seats: Sequence[int], level: int, sent: Sent) -> None:
        """A program plays on for people who have left. Whoever calls this has the lock."""
        people = {self.chairs[seat].person: seat for seat in reversed(seats)}
        for number, (person, first) in enumerate(sorted(people.items(), key=lambda one: one[1])):
            own, before = self.seats_of(person), list(self.chairs)
            given = Work(sql.GIVE_TO_PROGRAM, {"which": self.facts.id, "before": person, "new_level": level})
            for seat in own:
                self.chairs[seat] = Chair("level", level, None, "")
            try:
                made, who = Made(level, "", first), sent if number == 0 else BY_PROGRAM
                await self._keep("program", made, self.match, who, None, given)
            except BaseException:
                self.chairs[:] = before
                raise
            self._accept_program(first)
            self._count(first, who)
