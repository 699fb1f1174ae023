"""Who is to be shown a match as it is now, one after the other.

A state costs many times what an acknowledgement costs. So states are made one by one, and between two of them
the server hears what people have sent meanwhile: nobody waits long to be told that a choice is kept.
"""

import asyncio
from collections.abc import Iterable
from typing import Protocol

from ..logs import Log
from .frames import Said


class Watching(Protocol):
    """A connection, as a place needs it."""

    person: str | None
    muted: frozenset[str]  # people whom they do not hear

    def hear(self, said: Said) -> None:
        """Send what somebody says."""

    def show(self) -> None:
        """Send the state as it is now."""


class Shows:
    """Those who wait to be shown how things are; whoever waits already is shown it once."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._waiting: dict[Watching, None] = {}  # in order
        self._next: asyncio.Handle | None = None  # when the next one is shown it

    def add(self, watchers: Iterable[Watching]) -> None:
        """Something has changed for them."""
        self._waiting.update(dict.fromkeys(watchers))
        self._go_on()

    def drop(self, watcher: Watching) -> None:
        """Somebody has gone."""
        self._waiting.pop(watcher, None)

    def _go_on(self) -> None:
        if self._waiting and self._next is None:
            self._next = asyncio.get_running_loop().call_soon(self._show_next)

    def _show_next(self) -> None:
        self._next = None
        if not self._waiting:
            return
        watcher = next(iter(self._waiting))
        del self._waiting[watcher]
        try:
            watcher.show()
        except Exception as fault:  # ours; the others must not wait for ever
            self._log.tell("fault", where="showing", kind=type(fault).__name__)
        self._go_on()

    def close(self) -> None:
        """The server stops: nobody is shown anything any more."""
        self._waiting.clear()
