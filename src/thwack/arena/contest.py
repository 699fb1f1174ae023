"""A contest: many matches that follow from one plan, are written down as they are played, and can go on."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import KW_ONLY, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..match import game_named
from .backends import Backend
from .field import Field
from .job import Job
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
