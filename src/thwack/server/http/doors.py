"""Open sockets of people: a socket whose session is over is closed, wherever the session was ended."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from fastapi import WebSocket

from ..people import Arrival, People
from ..people.sessions import NEWS

SIGNED_OUT: Final = 4401  # the page comes back with the cookie that it has now


class Doors:
    """Which sockets somebody has come in through, and with which sessions."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._open: dict[str, dict[WebSocket, str | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @contextmanager
    def through(self, socket: WebSocket, arrival: Arrival | None) -> Iterator[None]:
        """Somebody is here for as long as the socket is open."""
        if arrival is None:
            yield
            return
        who = arrival.person.id
        self._open.setdefault(who, {})[socket] = arrival.session
        try:
            yield
        finally:
            del self._open[who][socket]
            if not self._open[who]:
                del self._open[who]

    async def check(self, person: str) -> None:
        """Close the sockets of somebody whose sessions are over. Those without a session cannot be told
        apart from a stranger's, so they come back, too."""
        if person not in self._open:
            return
        valid = await self._people.sessions.of(person)
        for socket, session in list(self._open.get(person, {}).items()):
            if session not in valid:
                self._do(socket.close(SIGNED_OUT))

    def hear(self, news: str) -> None:
        """Another server has ended a session."""
        if news.startswith(NEWS):
            self._do(self.check(news.removeprefix(NEWS)))

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
