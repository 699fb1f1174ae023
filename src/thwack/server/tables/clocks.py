"""Clocks: how long each seat has for what it is asked.

A move is all that one seat chooses until another one is asked. Times are milliseconds of the server's own
time (`hours.py`), in which nothing passes while no server runs. Programs have no clock: they have a pace.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ..showing import frames
from ..showing.refusals import Refused
from ..store import Row, Work
from ..store import statements as sql

GRACE: Final = 1000  # within so many milliseconds a question has been sent, or time runs all the same
DAY: Final = 24 * 3600
LEAST: Final = {"move": 10, "bank": 30, "days": DAY}  # seconds of each kind of clock
MOST: Final = {"move": 3600, "bank": 3 * 3600, "days": 14 * DAY}


class Rule(NamedTuple):
    """What was agreed on: seconds for each move, a bank for all of them, or days for each; with a bank,
    `plus` seconds are added to it after every move."""

    kind: str  # move, bank, days
    time: int
    plus: int = 0

    @property
    def stands(self) -> bool:
        """Whether there can be such a clock."""
        fits = LEAST[self.kind] <= self.time <= MOST[self.kind]
        return fits and (self.plus == 0 or self.kind == "bank")


class Times(NamedTuple):
    """What the clock of a match shows."""

    left: tuple[int, ...]  # for each seat, when it was asked last
    seat: int | None = None  # whose move it is; none: a program's, or nobody's yet
    since: int | None = None  # when its time began, or will begin, to run; none: the clock stands

    @property
    def ends(self) -> int | None:
        """When the time of that seat is up, if nothing happens."""
        return None if self.since is None or self.seat is None else self.since + self.left[self.seat]

    def rest(self, seat: int, now: int) -> int:
        """What a seat has left."""
        running = seat == self.seat and self.since is not None
        return max(0, self.left[seat] - (max(0, now - (self.since or 0)) if running else 0))

    def stopped(self, now: int) -> "Times":
        """Nobody's time runs any more."""
        return Times(tuple(self.rest(seat, now) for seat in range(len(self.left))), self.seat)

    def going_on(self, now: int) -> "Times":
        """It runs again as it stood."""
        return self._replace(since=None if self.seat is None else now + GRACE)

    def asking(self, rule: Rule, seat: int | None, now: int, chosen: bool = True) -> "Times":
        """That seat is asked now, or a program; a move that ended with a choice earns what is added."""
        found, left = self.stopped(now), list(self.stopped(now).left)
        if seat != found.seat:
            if chosen and found.seat is not None:
                left[found.seat] += rule.plus * 1000
            if rule.kind != "bank" and seat is not None:
                left[seat] = rule.time * 1000
        return Times(tuple(left), seat).going_on(now)


def agreed(wish: frames.Clock | None) -> Rule | None:
    """The clock that somebody wishes for, if there can be such a one."""
    rule = None if wish is None else Rule(wish.kind, wish.time, wish.plus)
    if rule is not None and not rule.stands:
        raise Refused("clock")
    return rule


class Clock:
    """The clock of one match. What changes it is kept together with the entry that is the reason."""

    def __init__(
        self, match: str, row: Row, now: Callable[[], int], watch: Callable[[str, int | None], None]
    ) -> None:
        self.match = match
        self.rule = Rule(*row[:3])
        self.now = now
        self._watch = watch
        self.take_in(row)

    def take_in(self, row: Row) -> None:
        """As it is kept."""
        self.set(Times(tuple(msgspec.json.decode(row[3])), row[4], row[5]))

    def set(self, times: Times) -> None:
        """It shows this from now on, and whoever judges is told when time will be up."""
        self.times = times
        self._watch(self.match, times.ends)

    def put(self, times: Times) -> None:
        """The same, once it is kept: what took long meanwhile costs nobody anything."""
        self.set(times if times.since is None else times._replace(since=self.now() + GRACE))

    def sent(self, seat: int) -> None:
        """The question has been sent to that seat: its time runs."""
        since = self.times.since
        if seat == self.times.seat and since is not None and since > self.now():
            self.set(self.times._replace(since=self.now()))

    def is_out(self, at: int) -> bool:
        """Whether somebody's time was up then."""
        return self.times.ends is not None and self.times.ends <= at

    def after(self, kind: str, seat: int | None, over: bool, at: int) -> Times:
        """What it shows after an entry that was made then and that leaves a seat to be asked."""
        if over or kind == "pause":
            return self.times.stopped(at)
        if kind == "resume":
            return self.times.going_on(at)
        return self.times.asking(self.rule, seat, at, chosen=kind == "choice")

    def left(self, people: Sequence[bool]) -> list[int | None]:
        """What each seat has now; programs have no clock."""
        now = self.now()
        return [self.times.rest(seat, now) if one else None for seat, one in enumerate(people)]


def new_clock(match: str, rule: Rule, seats: int, asked: int | None, now: int) -> Work:
    """The clock of a new match; it runs at once if there is already a person who must choose."""
    times = Times((rule.time * 1000,) * seats).asking(rule, asked, now)
    return Work(sql.ADD_CLOCK, {"match": match, **rule._asdict(), **shown(times)})


def changed(match: str, times: Times) -> Work:
    """A clock that shows something else."""
    values = {f"new_{name}": value for name, value in shown(times).items()}
    return Work(sql.SET_CLOCK, {"which": match, **values})


def shown(times: Times) -> dict[str, Any]:
    """What is kept of it."""
    left = msgspec.json.encode(times.left).decode()
    return {"left": left, "seat": times.seat, "since": times.since, "ends": times.ends}
