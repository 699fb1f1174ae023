"""Play many matches and count. The numbers are the same for any number of workers."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from typing import Any

from .backends import Backend
from .job import Played
from .plan import plan_of
from .report import Report, reported
from .runner import Stage, played

Json = Any


def simulate(
    game: str,
    players: Sequence[str] = ("random", "random"),
    games: int = 1000,
    workers: int = 1,
    seed: int = 0,
    setup: Mapping[str, Json] | None = None,
    progress: Callable[[int], None] | None = None,
    content: Sequence[str] = (),
    backend: Backend | None = None,
) -> Report:
    """Play `games` matches and count. Ctrl-C ends it early; the report then tells what was finished.

    `progress` is called with the number of matches that have just been finished. `content` is home-made
    content that was loaded with `thwack.load`, in order: workers load it, too. `backend` says who plays,
    if it is not processes of this machine.
    """
    plan = plan_of(game, players, games, seed, setup, content)
    backend = backend or Backend(workers=workers)
    backend.check()
    began = time.perf_counter()
    found: list[Played] = []
    stopped = False
    try:
        with closing(played(Stage.of(game, content), map(plan.job, range(games)), backend)) as batches:
            for batch in batches:
                found.extend(batch)
                if progress is not None:
                    progress(len(batch))
    except KeyboardInterrupt:
        stopped = True
    found.sort()
    return reported(plan, found, stopped or len(found) < games, time.perf_counter() - began)
