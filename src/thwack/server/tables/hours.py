"""The server's own time, and whose time is up.

It counts only while a server runs, and goes on after a restart where it stood. So nobody loses time while the
server is down, and what the system's clock does, frozen, put back or moved on, changes nothing here. Several
servers on one database tell each other: the one that is ahead counts.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from ..logs import Log
from ..store import Store, Taken, Trouble, Work
from ..store import statements as sql

BEAT: Final = 1.0  # seconds after which the time is kept: so much is given back when a server is killed
MOST: Final = 3000  # milliseconds that may pass between two beats: more, and the server itself stood still
LOOK: Final = 0.1  # seconds after which it is looked at again whose time is up, at the earliest
AGAIN: Final = 5000  # milliseconds after which it is tried once more to judge what could not be judged
Judge = Callable[[str], Awaitable[None]]


async def nobody(match: str) -> None:
    """Nobody judges yet."""


class Hours:
    """Milliseconds that servers on this database have been running, and matches by when time is up there."""

    def __init__(self, store: Store, log: Log, tick: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._log = log
        self._tick = tick
        self._at = 0
        self._ticked = tick()
        self._ends: dict[str, int] = {}
        self.judge: Judge = nobody
        self._judging: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        """What time it is."""
        return self._at + min(MOST, max(0, int((self._tick() - self._ticked) * 1000)))

    def watch(self, match: str, ends: int | None) -> None:
        """When time is up in a match; none: it stands."""
        if ends is None:
            self._ends.pop(match, None)
        else:
            self._ends[match] = ends

    async def start(self) -> None:
        """Go on where it stood, with all clocks that ran."""
        with suppress(Taken):
            await self._store.write(Work(sql.ADD_HOURS, {"id": 1, "ms": 0}))
        ((self._at,),) = await self._store.rows(sql.GET_HOURS, {})
        self._ticked = self._tick()
        for match, ends in await self._store.rows(sql.RUNNING_CLOCKS, {}):
            self.watch(match, ends)

    async def beat(self) -> None:
        """Keep the time, and see whether another server is ahead."""
        self._at, self._ticked = self.now(), self._tick()
        await self._store.write(Work(sql.SET_HOURS, {"now": self._at}))
        ((told,),) = await self._store.rows(sql.GET_HOURS, {})
        self._at = max(self._at, told)

    def due(self) -> list[str]:
        """Where time is up; each match is named once, until somebody watches it again."""
        now = self.now()
        found = [match for match, ends in self._ends.items() if ends <= now]
        for match in found:
            del self._ends[match]
        return found

    async def run(self) -> None:
        """Beat, and have judged what is due, for as long as the server runs."""
        beaten = self._tick()
        while True:
            soonest = min(self._ends.values(), default=0) - self.now()
            await asyncio.sleep(max(LOOK, min(BEAT, soonest / 1000)) if self._ends else BEAT)
            for match in self.due():
                task = asyncio.create_task(self._have_judged(match))
                self._judging.add(task)
                task.add_done_callback(self._judging.discard)
            if self._tick() - beaten >= BEAT or self._tick() < beaten:
                beaten = self._tick()
                await self._try_to_beat()

    async def _try_to_beat(self) -> None:
        try:
            if self._ends or self._store.shared:
                await self.beat()
            else:
                self._at, self._ticked = self.now(), self._tick()
        except Trouble:  # health tells it; time that was not kept is given back
            pass

    async def _have_judged(self, match: str) -> None:
        try:
            await self.judge(match)
        except Exception as fault:
            self._log.tell("fault", where="clock", match=match, kind=type(fault).__name__)
            self.watch(match, self.now() + AGAIN)
