"""Results, kept in a file of JSON lines as they come: the plan first, then a line for each match.

Matches are finished in any order when many are played at a time, and each line is written at once. When all
are there the lines are put in the order of their numbers, so that the finished file is the same however it
was played. A process may be killed at any moment: a torn last line is dropped, and the next run goes on.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final, Protocol

from ..kernel.errors import SetupError
from .interrupts import undisturbed
from .job import Played

try:
    import fcntl
except ImportError:  # there is no such thing on Windows
    fcntl = None  # type: ignore[assignment]  # a module, or nothing

Json = Any
MARK: Final = '{"thwack": "results"'  # what a file with results begins with


class Plan(Protocol):
    """What is played."""

    def head(self) -> dict[str, Json]:
        """The first line of a file."""

    def seats(self, number: int) -> dict[str, Json]:
        """Who sits where in a match, and with what."""


class Ledger:
    """Finished matches by number, in memory; with a file they are there, too."""

    def __init__(self, plan: Plan, file: IO[bytes] | None = None, path: Path | None = None) -> None:
        self.played: dict[int, Played] = {}
        self.observer: Callable[[Played], None] | None = None
        self.path = path
        self._plan = plan
        self._file = file

    def __contains__(self, number: int) -> bool:
        return number in self.played

    def add(self, batch: Iterable[Played]) -> None:
        """More matches were finished: they are in the file and here, or neither, whenever Ctrl-C comes."""
        new = [one for one in batch if one.number not in self.played]
        lines = b"".join(map(self._line, new))
        with undisturbed():
            if self._file is not None:
                self._file.write(lines)
                self._file.flush()
            self.played.update((one.number, one) for one in new)
        if self.observer is not None:
            for one in new:
                self.observer(one)

    def settle(self, keep: Callable[[int], bool] = lambda number: True) -> None:
        """All were played: put them in order, and drop what was played in vain."""
        wanted = {number: self.played[number] for number in sorted(self.played) if keep(number)}
        in_order = list(wanted) == list(self.played)
        self.played = wanted
        if self.path is None or in_order:
            return
        new = self.path.with_name(self.path.name + ".new")
        with new.open("wb") as file:
            file.write(encoded(self._plan.head()))
            file.writelines(map(self._line, wanted.values()))
        new.replace(self.path)

    def _line(self, one: Played) -> bytes:
        return encoded(
            {
                "number": one.number,
                **self._plan.seats(one.number),
                "winners": list(one.winners),
                "decisions": one.decisions,
                "first": one.began,
                "turns": one.turns,
                "ending": one.ending,
                "used": [list(some) for some in one.used],
            }
        )

    def take_up(self) -> None:
        """Read what an earlier run has left, and cut off a torn last line."""
        assert self._file is not None
        assert self.path is not None
        text = self._file.read()
        good = text.rfind(b"\n") + 1
        head = encoded(self._plan.head())
        if not good:
            if not head.startswith(text):
                raise SetupError(f"{self.path} is not a file with results; name another")
            self._cut(0)
            self._file.write(head)
            self._file.flush()
            return
        first, *lines = text[:good].splitlines()
        check_head(self.path, first, self._plan.head())
        for at, line in enumerate(lines, start=2):
            one = self._read(line, at)
            self.played.setdefault(one.number, one)
        if good < len(text):
            self._cut(good)

    def _cut(self, length: int) -> None:
        assert self._file is not None
        self._file.seek(length)
        self._file.truncate()

    def _read(self, line: bytes, at: int) -> Played:
        try:
            row = json.loads(line)
            one = Played(
                row["number"],
                tuple(row["winners"]),
                row["decisions"],
                row["first"],
                row["turns"],
                row["ending"],
                tuple(tuple(map(str, some)) for some in row["used"]),
            )
            whole = (one.number, *one.winners, one.decisions, one.began, one.turns)
            if all(type(value) is int for value in whole) and isinstance(one.ending, str):
                if row.items() >= self._plan.seats(one.number).items():
                    return one
        except (ValueError, KeyError, TypeError, AttributeError, IndexError):
            pass
        raise SetupError(f"{self.path}: line {at} is not a result of this plan; the file is damaged")


def encoded(row: dict[str, Json]) -> bytes:
    """A line of a file."""
    return json.dumps(row, ensure_ascii=False).encode() + b"\n"


def check_head(path: Path, line: bytes, wanted: dict[str, Json]) -> None:
    """A file of another plan is refused, with a word about what differs."""
    head: Json = None
    if line.decode(errors="replace").startswith(MARK):
        with suppress(ValueError):
            head = json.loads(line)
    if not isinstance(head, dict):
        raise SetupError(f"{path} is not a file with results; name another")
    wrong = next((name for name, value in wanted.items() if head.get(name) != value), "")
    if not wrong:
        return
    if wrong in ("content", "code", "plan", "sides"):
        what = {"content": "other card files", "code": "another version of Thwack"}.get(wrong, "other sides")
        told = f"were played with {what}"
    else:
        told = f"belong to another plan ({wrong} is {head.get(wrong)!r} there, not {wanted[wrong]!r})"
    raise SetupError(f"the results in {path} {told}; name another file")


@contextmanager
def ledger_of(plan: Plan, path: Path | None) -> Iterator[Ledger]:
    """A ledger with what an earlier run has left in the file, if there is one."""
    if path is None:
        yield Ledger(plan)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("r+b" if path.exists() else "w+b") as file:
        lock(file, path)
        ledger = Ledger(plan, file, path)
        ledger.take_up()
        yield ledger


def lock(file: IO[bytes], path: Path) -> None:
    """Two runs must not write to one file; the system lets go of it when a process ends in any way."""
    if fcntl is None or os.name == "nt":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise SetupError(f"another run is writing to {path}; wait for it, or name another file") from None
