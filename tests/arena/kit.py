"""What tests of contests are made of: matches that are decided by dice, many at once and in any order."""

import random
from collections.abc import Generator, Iterable
from itertools import islice

import pytest

from thwack.arena.backends import Backend
from thwack.arena.elo import expected
from thwack.arena.job import Job, Played
from thwack.arena.runner import Stage

STRENGTHS = {"random": 0.0, "greedy": 120.0, "level:1": 0.0, "level:5": 240.0}
AT_ONCE = 7
FIRST_TWELVE = [  # heroes enough for a matrix, however many there are
    "king-arthur",
    "medusa",
    "sinbad",
    "alice",
    "bigfoot",
    "robin-hood",
    "bruce-lee",
    "sherlock-holmes",
    "dracula",
    "jekyll-and-hyde",
    "invisible-man",
    "little-red-riding-hood",
]


def decided(job: Job) -> Played:
    """A match in which the stronger player wins more often; nothing is played."""
    dice = random.Random(f"{job.seed} {job.players}")
    ahead = STRENGTHS[job.players[0]] - STRENGTHS[job.players[1]]
    winners = (0,) if dice.random() < expected(ahead) else (1,)
    return Played(job.number, winners if dice.random() < 0.95 else (), dice.randrange(50, 90), 0)


class Dice:
    """Stands for the runner. It counts what was asked for, and can be interrupted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at_once: int = AT_ONCE, stop_after: int = 0) -> None:
        self.jobs: list[Job] = []
        self.at_once = at_once
        self.stop_after = stop_after
        monkeypatch.setattr("thwack.arena.contest.played", self.played)

    def played(self, stage: Stage, jobs: Iterable[Job], backend: Backend) -> Generator[list[Played]]:
        """Several at once, the last one first."""
        source = iter(jobs)
        while batch := list(islice(source, self.at_once)):
            if self.stop_after and len(self.jobs) >= self.stop_after:
                raise KeyboardInterrupt
            self.jobs += batch
            yield [decided(job) for job in reversed(batch)]
