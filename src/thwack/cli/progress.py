"""How far long work has come: a bar on a terminal, a line now and then where output is kept in a file."""

import sys
import threading
import time
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

LONG: Final = 0.7  # seconds after which something shows a progress bar
SOON: Final = 1.5  # seconds after which there is one, even if nothing was finished yet
EVERY: Final = 30.0  # seconds from one line to the next where there is no terminal


class Bar:
    """A progress bar on stderr, or lines where that is no terminal: only for what takes a while."""

    def __init__(self, title: str, total: float) -> None:
        console = Console(stderr=True)
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            speed_estimate_period=600,  # seconds: slow games need many to tell how long the rest will take
        )
        self._task = self._progress.add_task(title, total=total)
        self._lines = None if console.is_terminal else Lines(title, total)
        self._shows = console.is_terminal
        self._began = time.monotonic()
        self._started = False
        self._lock = threading.Lock()
        self._clock = threading.Timer(SOON, self._show)  # the first step may take long itself
        self._clock.daemon = True

    def __enter__(self) -> "Bar":
        if self._shows:
            self._clock.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._clock.cancel()
        with self._lock:
            self._shows = False
            if self._started:
                self._progress.stop()

    def _show(self) -> None:
        with self._lock:
            if self._shows and not self._started and time.monotonic() - self._began > LONG:
                self._started = True
                self._progress.start()

    def begin(self, done: float) -> None:
        """So much was done before; only what follows tells how long the rest will take."""
        self._progress.reset(self._task, completed=int(done))
        if self._lines:
            self._lines.begin(done)

    def add(self, done: float) -> None:
        """So much more is done."""
        self.at(self._progress.tasks[0].completed + done)

    def at(self, done: float) -> None:
        """So much is done in all."""
        self._progress.update(self._task, completed=done)
        self._show()
        if self._lines:
            self._lines.at(done)


class Lines:
    """Every half minute one line: how much is done, and how long the rest will take."""

    def __init__(self, title: str, total: float) -> None:
        self._title, self._total = title, total
        self.begin(0)

    def begin(self, done: float) -> None:
        """So much was done before."""
        self._before = done
        self._began = self._told = time.monotonic()

    def at(self, done: float) -> None:
        """So much is done in all."""
        now = time.monotonic()
        if now - self._told < EVERY or not self._before < done < self._total:
            return
        self._told = now
        left = (now - self._began) / (done - self._before) * (self._total - done)
        share = 100 * done / self._total
        print(f"{self._title}: {share:.0f} % done, {about(left)} left", file=sys.stderr, flush=True)


def about(seconds: float) -> str:
    """A time as a person tells it: 50 s, 12 min, 3 h 20 min."""
    minutes = round(seconds / 60)
    if minutes < 2:
        return f"about {max(round(seconds, -1), 10):.0f} s"
    hours, rest = divmod(minutes, 60)
    return f"about {hours} h {rest} min" if hours else f"about {minutes} min"
