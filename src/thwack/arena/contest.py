"""A contest: many matches that follow from one plan, are written down as they are played, and can go on."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import KW_ONLY, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

from ..match import game_named
from .backends import Backend
from .field import Field
from .job import Job, Played
from .ledger import Ledger
from .runner import Stage, played

Json = Any
FORMAT: Final = 1  # of files with results; it changes when older ones cannot be read any more
PLAYS: Final = ("kernel", "cardlang", "games", "match.py", "players", "arena/job.py")  # code that counts
KINDS: Final = (".py", ".toml", ".txt")


@dataclass(frozen=True)
class Contest(ABC):
    """What is to be played. Match `number` follows from the plan and its number alone."""

    game: str
    players: tuple[str, ...]
    seed: int
    setup: dict[str, Json]
    field: Field
    _: KW_ONLY
    content: tuple[str, ...] = ()  # home-made files and folders that were loaded, in order

    kind = ""

    @abstractmethod
    def job(self, number: int) -> Job:
        """The match of that number."""

    @abstractmethod
    def seats(self, number: int) -> dict[str, Json]:
        """Who sits where in it, and with what, for whoever reads the results."""

    @abstractmethod
    def asked(self) -> dict[str, Json]:
        """What else the plan depends on."""

    def head(self) -> dict[str, Json]:
        """What a file with results begins with: the plan, but not how many matches are wanted of it."""
        found = {
            "thwack": "results",
            "format": FORMAT,
            "kind": self.kind,
            "game": self.game,
            "players": list(self.players),
            "option": self.field.option,
            "sides": list(self.field.names),
            "setup": self.setup,
            "seed": self.seed,
            **self.asked(),
            "content": game_named(self.game).content_hash,
            "code": code_hash(),
        }
        text = json.dumps([found, self.field.sides], sort_keys=True, ensure_ascii=False)
        return {**found, "plan": hashlib.blake2b(text.encode(), digest_size=8).hexdigest()}


@cache
def code_hash() -> str:
    """Changes when any code or weights do that have a say in what is played."""
    root = Path(__file__).parents[1]
    found = hashlib.blake2b(digest_size=8)
    for part in PLAYS:
        path = root / part
        files = sorted(file for file in path.rglob("*") if file.suffix in KINDS) if path.is_dir() else [path]
        for file in files:
            found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def play(
    contest: Contest,
    numbers: Iterable[int],
    ledger: Ledger,
    backend: Backend,
    progress: Callable[[int], None] | None = None,
) -> bool:
    """Play those matches that are not in the ledger; gives whether Ctrl-C has ended it early."""
    jobs = (contest.job(number) for number in numbers if number not in ledger)
    stage = Stage.of(contest.game, contest.content)
    try:
        with closing(played(stage, jobs, backend)) as batches:
            for batch in batches:
                ledger.add(batch)
                if progress is not None:
                    progress(len(batch))
    except KeyboardInterrupt:
        return True
    return False


class Paired(Protocol):
    """A contest of cells (who meets whom), each played in pairs of matches."""

    def place(self, number: int) -> tuple[int, int, int]:
        """The cell, the pair and which match of it."""

    def number(self, cell: int, pair: int, game: int) -> int:
        """The number of a match."""


class Referee:
    """Looks at the pairs of each cell in their order; matches beyond the deciding pair do not count."""

    def __init__(self, contest: Paired, decided: Callable[[Sequence[int]], bool] | None) -> None:
        self._contest = contest
        self._decided = decided
        self._waiting: dict[int, Played] = {}
        self._next: dict[int, int] = {}
        self._counts: dict[int, list[int]] = {}
        self.last: dict[int, int] = {}  # the pair that has decided a cell

    def is_wanted(self, number: int) -> bool:
        """Whether a match belongs to the contest."""
        cell, pair, _ = self._contest.place(number)
        return pair <= self.last.get(cell, pair)

    def saw(self, one: Played) -> None:
        """A match was finished; those before it may not be yet."""
        if self._decided is None:
            return
        self._waiting[one.number] = one
        cell = self._contest.place(one.number)[0]
        counts = self._counts.setdefault(cell, [0] * 5)
        while cell not in self.last:
            pair = self._next.get(cell, 0)
            first, second = (self._waiting.get(self._contest.number(cell, pair, game)) for game in (0, 1))
            if first is None or second is None:
                return
            counts[outcome(first, second)] += 1
            self._next[cell] = pair + 1
            if self._decided(counts):
                self.last[cell] = pair


def outcome(first: Played, second: Played) -> int:
    """How many half points the first of a cell has of a pair: seat 0, then seat 1."""
    return round(2 * (first.points(0) + second.points(1)))
