"""Play many matches and count. The numbers are the same for any number of workers."""

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing.synchronize import Event
from typing import Any, Final, NamedTuple

from ..kernel.errors import SetupError
from ..match import game_named, load, new
from ..players import Player, Seen, player_named
from .plan import Plan, derive, plan_of
from .report import Played, Report, reported

Json = Any
CHUNK: Final = 25  # matches a worker plays before it reports: about a fifth of a second of random play
PATIENCE: Final = 64  # decisions between two looks at whether somebody wants to stop

_stop: Event | None = None  # set in every worker, by `_start_worker`
_content: tuple[str, ...] = ()  # what a worker has loaded


class Chunk(NamedTuple):
    """The matches from `first` up to `last`, not included; a plain tuple travels well between processes."""

    plan: Plan
    content_hash: str
    first: int
    last: int


def play_one(plan: Plan, number: int, stop: Event | None = None) -> Played | None:
    """Play one match to its end; None when somebody wants to stop."""
    setup = dict(plan.setup)
    for name, order in plan.sides(number).items():
        setup[name] = [plan.setup[name][side] for side in order]
    match = new(plan.game, seed=derive(plan.seed, number, "match"), **setup)
    match.listen(False)
    seating = plan.seating(number)
    players: list[Player] = [
        player_named(plan.players[player], derive(plan.seed, number, "player", player)) for player in seating
    ]
    eyes = [Seen(match, seat) for seat in range(len(players))]
    decisions = 0
    while (seat := match.actor) is not None:
        match.play(players[seat].choose(eyes[seat]))
        decisions += 1
        if stop is not None and decisions % PATIENCE == 0 and stop.is_set():
            return None
    assert match.result is not None, "a match without an actor has a result"
    began = match.view(None).get("first", 0)  # a game that chooses who begins tells it so
    return Played(number, match.result.winners, decisions, began)


def play_chunk(chunk: Chunk) -> list[Played]:
    """Play some matches; fewer when somebody wants to stop. Top-level, so that a fresh process finds it."""
    _load_content(chunk)
    found: list[Played] = []
    for number in range(chunk.first, chunk.last):
        played = play_one(chunk.plan, number, _stop)
        if played is None:
            break
        found.append(played)
    return found


def _start_worker(stop: Event) -> None:
    """What a worker does first."""
    global _stop
    _stop = stop


def _load_content(chunk: Chunk) -> None:
    """A worker loads the home-made content that is loaded where the simulation was asked for, once."""
    global _content
    if _content != chunk.plan.content:
        _content = chunk.plan.content
        for path in _content:
            load(chunk.plan.game, path)
    if game_named(chunk.plan.game).content_hash != chunk.content_hash:
        raise SetupError("the content differs between processes; did a file change meanwhile?")


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal, and only the first one shall act on it.

    A process started in here ignores it from its very beginning. Only the main thread may say so.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def simulate(
    game: str,
    players: Sequence[str] = ("random", "random"),
    games: int = 1000,
    workers: int = 1,
    seed: int = 0,
    setup: Mapping[str, Json] | None = None,
    progress: Callable[[int], None] | None = None,
    content: Sequence[str] = (),
) -> Report:
    """Play `games` matches and count. Ctrl-C ends it early; the report then tells what was finished.

    `progress` is called with the number of matches that have just been finished. `content` is home-made
    content that was loaded with `thwack.load`, in order: workers load it, too.
    """
    plan = plan_of(game, players, games, seed, setup, content)
    if workers < 1:
        raise SetupError(f"at least one worker is needed, not {workers}")
    began = time.perf_counter()
    played: list[Played] = []
    stopped = False
    try:
        for batch in _batches(plan, min(workers, games)):
            played.extend(batch)
            if progress is not None:
                progress(len(batch))
    except KeyboardInterrupt:
        stopped = True
    played.sort()
    return reported(plan, played, stopped or len(played) < games, time.perf_counter() - began)


def _batches(plan: Plan, workers: int) -> Iterator[list[Played]]:
    """Finished matches as they come."""
    if workers == 1:
        for number in range(plan.games):
            played = play_one(plan, number)
            assert played is not None
            yield [played]
        return
    size = max(1, min(CHUNK, plan.games // (4 * workers)))
    known = game_named(plan.game).content_hash
    chunks = (
        Chunk(plan, known, first, min(first + size, plan.games)) for first in range(0, plan.games, size)
    )
    context = multiprocessing.get_context("spawn")  # the same on every system
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _start_worker, (stop,)) as pool:
        running: set[Future[list[Played]]] = set()
        try:
            while True:
                for chunk in islice(chunks, 2 * workers - len(running)):
                    with _deaf():  # the pool starts its workers when it is given something to do
                        running.add(pool.submit(play_chunk, chunk))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)
