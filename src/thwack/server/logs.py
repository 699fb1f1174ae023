"""Structured logs: one JSON object a line. What is hidden in a match never goes in.

No choice, no card, no seed: only names of things and numbers, and `tell` takes nothing else.
"""

import sys
import time
from collections.abc import Callable, Container
from contextlib import suppress
from typing import Final, TextIO

import msgspec

Plain = str | int | float | bool | None
FAULTS: Final = ("fault", "opponent_refused", "game_refused")  # what whoever runs a server must hear of


class Log:
    """Where a server tells what it does."""

    def __init__(
        self,
        out: TextIO | None = None,
        clock: Callable[[], float] = time.time,
        only: Container[str] | None = None,
    ) -> None:
        self._out = out
        self._clock = clock
        self._only = only  # the events that are told; None: all of them

    def tell(self, event: str, **facts: Plain) -> None:
        """One line; it must never stop the server."""
        if self._only is not None and event not in self._only:
            return
        row = {"at": round(self._clock(), 3), "event": event, **facts}
        out = self._out or sys.stderr
        with suppress(OSError, ValueError):
            out.write(msgspec.json.encode(row).decode() + "\n")
            out.flush()
