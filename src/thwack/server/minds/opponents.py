"""Opponents think in other processes, never where people are served.

A worker gets the set-up, the seed and the choices of a match, because a match is that and nothing else. The
player inside is handed what its seat may see, as everywhere (`players.Seen`).
"""

import asyncio
import gc
import hashlib
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any, Final, NamedTuple

from ...discovery import playable
from ...match import Match, new, scene
from ...players import Explainer, Seen, player_named
from ...players.reasons import Reason, reason_for

Json = Any
KEPT: Final = 64  # matches that a worker remembers
ADVISER: Final = "level:4"
SHOWN: Final = 6  # candidates of a hint
NICE: Final = 10  # people come first


class Case(NamedTuple):
    """A match as a worker needs it."""

    match: str
    game: str
    setup: dict[str, Json]
    seed: int
    choices: tuple[int, ...]
    dice: str  # what the dice of the program follow from: a secret, or people could foretell its mistakes
    scene: Json = None  # where it begins, if not with the set-up


class Advice(NamedTuple):
    """A choice by its number, and its chance of winning."""

    number: int
    chance: float


class Hint(NamedTuple):
    """What a strong player thinks of the choices, best first, and why the first is better than the second."""

    advice: list[Advice]
    reason: Reason


class Verdict(NamedTuple):
    """A choice that was made, judged with the eyes of who made it: chances of winning after it and after the
    best one, and the number of that."""

    seat: int
    chance: float
    best: int
    best_chance: float


_remembered: OrderedDict[str, tuple[tuple[int, ...], Match]] = OrderedDict()


def begun(game: str, setup: Mapping[str, Json], seed: int, begins: Json) -> Match:
    """The first position of a match: as it was set up, or where another one is played on."""
    return new(game, seed=seed, **setup) if begins is None else scene(game, begins)


def seed_of(case: Case, ply: int) -> int:
    """The seed of a player for one choice: the same match and choice, the same thoughts."""
    key = hashlib.blake2b(case.dice.encode(), digest_size=32).digest()
    return int.from_bytes(
        hashlib.blake2b(f"{case.match}:{ply}".encode(), digest_size=6, key=key).digest(), "big"
    )


def position(case: Case) -> Match:
    """The match of a case; one that is remembered only plays on."""
    made, match = _remembered.pop(case.match, ((), None))
    if match is None or case.choices[: len(made)] != made:
        made, match = (), begun(case.game, case.setup, case.seed, case.scene)
        match.listen(False)
    for index in case.choices[len(made) :]:
        match.play(index)
    _remembered[case.match] = (case.choices, match)
    while len(_remembered) > KEPT:
        _remembered.popitem(last=False)
    return match


def choose(case: Case, seat: int, name: str) -> int:
    """What a program chooses: the number of the choice."""
    player = player_named(name, seed_of(case, len(case.choices)))
    return player.choose(Seen(position(case), seat)).index


def advise(case: Case, seat: int) -> Hint:
    """What a strong player thinks of the choices, and why."""
    seed, seen = seed_of(case, len(case.choices)), Seen(position(case), seat)
    player = player_named(ADVISER, seed)
    assert isinstance(player, Explainer)
    found = player.explain(seen)[:SHOWN]
    reason = reason_for(seen, found[0].index, found[1].index, seed) if found[1:] else Reason(False)
    return Hint([Advice(one.index, round(one.chance, 3)) for one in found], reason)


def judge(case: Case, since: int, seconds: float) -> list[Verdict]:
    """Judge the choices of a match from a number on, for so long: at least one, so that it gets on."""
    found: list[Verdict] = []
    end = time.monotonic() + seconds
    for at in range(since, len(case.choices)):
        match = position(case._replace(match=f"{case.match} judged", choices=case.choices[:at]))
        player = player_named(ADVISER, seed_of(case, at))
        assert isinstance(player, Explainer)
        assert match.actor is not None
        thoughts = player.explain(Seen(match, match.actor))
        chance = next(one.chance for one in thoughts if one.index == case.choices[at])
        best = thoughts[0]
        found.append(Verdict(match.actor, round(chance, 4), best.index, round(best.chance, 4)))
        if time.monotonic() >= end:
            break
    return found


def get_ready() -> None:
    """Read all cards, so that nobody waits for it later."""
    for game in playable():
        new(game)
    gc.freeze()  # cards stay: nobody need look through them again to tidy the memory


def settle(parent: int) -> None:
    """A worker begins: it gives way to people, and goes when its server is gone, even if that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all; the server tells us when to stop
    if hasattr(os, "nice"):
        os.nice(NICE)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes that begin in here never hear Ctrl-C, not even before `settle`: they would print a fault."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # it comes with the first process, and would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Opponents:
    """The processes in which opponents think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=settle, initargs=(os.getpid(),)
            )
        return self._pool

    async def _run(self, function: Any, *given: Any) -> Any:
        try:
            return await asyncio.wrap_future(self._submit(function, *given))
        except BrokenProcessPool:  # a worker was killed: once more, with new ones
            self._pool = None
            return await asyncio.wrap_future(self._submit(function, *given))

    def _submit(self, function: Any, *given: Any) -> "Future[Any]":
        with without_interrupts():  # it may start a process
            return self._ready().submit(function, *given)

    def warm_up(self) -> None:
        """Start a worker before anybody needs it: the first opponent then answers at once."""
        self._submit(get_ready)

    async def choose(self, case: Case, seat: int, name: str) -> int:
        """What a program of that name chooses."""
        found: int = await self._run(choose, case, seat, name)
        return found

    async def advise(self, case: Case, seat: int) -> Hint:
        """What a strong player thinks of the choices, and why."""
        found: Hint = await self._run(advise, case, seat)
        return found

    async def judge(self, case: Case, since: int, seconds: float) -> list[Verdict]:
        """What a strong player thinks of choices that were made."""
        found: list[Verdict] = await self._run(judge, case, since, seconds)
        return found

    def close(self) -> None:
        """Stop; nobody waits for what was being thought."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(cancel_futures=True)
