"""Plays jobs, here or on many processes and machines. What is found does not depend on where.

Jobs are played in parcels of about a second, by joblib: loky starts processes on this machine, dask and ray
have clusters. Finished matches come back as they are ready, in any order; each carries its number.
"""

import os
import sys
import time
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from importlib import invalidate_caches
from itertools import islice
from typing import Any, Final, NamedTuple

from ..content import game_named, load, unload
from ..discovery import plugins
from ..kernel.errors import SetupError
from ..players import installed
from .backends import AHEAD, Backend, Workplace, workplace
from .job import Job, Played, play_job

PARCEL: Final = 1.0  # seconds of play before a worker reports
MOST: Final = 500  # matches in a parcel
Done = tuple[list[Played], float]  # and how many seconds it took
Task = tuple[Callable[..., Done], tuple[Any, ...], dict[str, Any]]  # as joblib takes it


class Stage(NamedTuple):
    """What all jobs of a run share: the game, and the content that workers must have loaded."""

    game: str
    content: tuple[str, ...] = ()  # home-made files and folders, in order
    content_hash: str = ""
    paths: tuple[str, ...] = ()  # where modules are found: other people's games and bots among them

    @classmethod
    def of(cls, game: str, content: Iterable[str] = ()) -> "Stage":
        """The stage as it is here and now."""
        paths = dict.fromkeys([*sys.path, os.getcwd()])
        return cls(game, tuple(content), game_named(game).content_hash, tuple(paths))


class Pace:
    """How many matches make a parcel: it starts with one, and learns how long they take."""

    def __init__(self) -> None:
        self.size = 1

    def saw(self, matches: int, seconds: float) -> None:
        """So many matches took so long; parcels grow step by step, for the first may be odd ones."""
        wanted = int(PARCEL * matches / max(seconds, 1e-6))
        self.size = max(1, min(wanted, 4 * self.size, MOST))


def played(stage: Stage, jobs: Iterable[Job], backend: Backend) -> Generator[list[Played]]:
    """Play all jobs; gives finished matches as they come. Jobs are taken when somebody can play them."""
    if backend.is_here:
        for job in jobs:
            yield [play_job(stage.game, job)]
        return
    pace = Pace()
    parcels: Iterator[Task] = ((play_parcel, (stage, parcel), {}) for parcel in parcels_of(iter(jobs), pace))
    with workplace(backend) as place:
        source = place.parallel(parcels) if place.streams else _rounds(place, parcels)
        try:
            for found, seconds in source:
                pace.saw(len(found), seconds)
                yield found
        finally:
            with warnings.catch_warnings():  # whoever stops early knows that some are not finished
                warnings.simplefilter("ignore")
                source.close()


def parcels_of(jobs: Iterator[Job], pace: Pace) -> Iterator[list[Job]]:
    """Jobs, some at a time."""
    while parcel := list(islice(jobs, pace.size)):
        yield parcel


def _rounds(place: Workplace, parcels: Iterator[Task]) -> Generator[Done]:
    """Results round by round, from those who give all or nothing."""
    while some := list(islice(parcels, AHEAD * place.workers)):
        yield from place.parallel(some)


def play_parcel(stage: Stage, jobs: list[Job]) -> Done:
    """Play some matches. Top-level, so that another process finds it."""
    see_to_paths(stage)
    see_to_content(stage)
    began = time.perf_counter()
    return [play_job(stage.game, job) for job in jobs], time.perf_counter() - began


def see_to_paths(stage: Stage) -> None:
    """A worker finds the modules that are found where the run was asked for; it may have served another."""
    missing = [path for path in stage.paths if path not in sys.path]
    if missing:
        sys.path += missing
        invalidate_caches()
        plugins.cache_clear()
        installed.cache_clear()


def see_to_content(stage: Stage) -> None:
    """A worker has the content that is loaded where the run was asked for, and no other."""
    if game_named(stage.game).content_hash == stage.content_hash:
        return
    unload(stage.game)  # what earlier runs have loaded
    for path in stage.content:
        load(stage.game, path)
    if game_named(stage.game).content_hash != stage.content_hash:
        raise SetupError("the content differs between processes; did a file change meanwhile?")
