"""Ctrl-C: who hears it, and when. Only the main thread of a process may say so; elsewhere nothing changes."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


def _is_main() -> bool:
    return threading.current_thread() is threading.main_thread()


@contextmanager
def deaf() -> Iterator[None]:
    """A process started in here ignores Ctrl-C from its very beginning."""
    if not _is_main():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is begun in here is finished; a Ctrl-C meanwhile is heard afterwards."""
    if not _is_main():
        yield
        return
    heard: list[tuple[int, FrameType | None]] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard and callable(before):
            before(*heard[0])
