"""Structured logs: one JSON object a line. What is hidden in a match never goes in.

No choice, no card, no seed: only names of things and numbers, and `tell` takes nothing else.
"""

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

import msgspec

Plain = str | int | float | bool | None


class Log:
    """Where a server tells what it does."""

    def __init__(self, out: TextIO | None = None, clock: Callable[[], float] = time.time) -> None:
        self._out = out
        self._clock = clock

    def tell(self, event: str, **facts: Plain) -> None:
        """One line; it must never stop the server."""
        row = {"at": round(self._clock(), 3), "event": event, **facts}
        out = self._out or sys.stderr
        with suppress(OSError, ValueError):
            out.write(msgspec.json.encode(row).decode() + "\n")
            out.flush()
