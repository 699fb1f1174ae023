"""How fast we are in plain Python: decisions, matches, forks and views a second, next to a peer."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from typing import Any, Final

from ..extras import what_to_install
from ..kernel.errors import SetupError
from ..match import Match, games, new

Json = Any
SLICE: Final = 0.25  # seconds: ours and the peer's slices alternate, so that a noisy moment hits both
POSITIONS: Final = 16  # positions in mid-match that are forked and looked at
LOOK: Final = 64  # forks or views between two looks at the clock
PEER: Final = "rlcard uno"


@dataclass
class Tally:
    """What was done in how much time."""

    decisions: int = 0
    matches: int = 0
    seconds: float = 0.0

    def rate(self, number: float) -> float:
        """So many a second."""
        return number / self.seconds if self.seconds else 0.0


Round = Callable[[], int]  # plays one match to its end and gives the number of decisions


def our_round(game: str, seed: int) -> Round:
    """Random play of our game through `match.choices` and `match.play`, events off."""
    roll = random.Random(seed).random
    numbers = count(seed)

    def play() -> int:
        match = new(game, seed=next(numbers))
        match.listen(False)
        decisions = 0
        while match.actor is not None:
            match.play(int(roll() * len(match.choices)))
            decisions += 1
        return decisions

    return play


def peer_round(seed: int) -> Round:
    """Random play of RLCard's uno environment through `reset` and `step`."""
    try:
        rlcard = import_module("rlcard")
    except ImportError:
        raise SetupError(what_to_install("the peer", "rlcard")) from None
    env = rlcard.make("uno", config={"seed": seed})
    roll = random.Random(seed).random

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(roll() * len(legal))])
            decisions += 1
        return decisions

    return play


def take_turns(rounds: Sequence[Round], seconds: float) -> Iterator[list[Tally]]:
    """Play each kind of match for so many seconds, in alternating slices; yields the tallies as they grow."""
    tallies = [Tally() for _ in rounds]
    for play in rounds:
        play()  # a first match fills caches, and is not counted
    while min(tally.seconds for tally in tallies) < seconds:
        for play, tally in zip(rounds, tallies, strict=True):
            began = now = time.perf_counter()
            while now - began < SLICE:
                tally.decisions += play()
                tally.matches += 1
                now = time.perf_counter()
            tally.seconds += now - began
        yield tallies


def positions(game: str, seed: int, number: int = POSITIONS) -> list[Match]:
    """Positions in the middle of random matches."""
    found = []
    for one in range(number):
        roll = random.Random(seed + one).random
        matches = [new(game, seed=seed + one)]
        matches[0].listen(False)
        while matches[-1].actor is not None:
            matches.append(matches[-1].fork())
            matches[-1].play(int(roll() * len(matches[-1].choices)))
        found.append(matches[len(matches) // 2])
    return found


def rate_of(acts: Sequence[Callable[[], object]], seconds: float) -> float:
    """How often a second these are done, one after the other."""
    done = 0
    began = now = time.perf_counter()
    while now - began < seconds:
        for act in acts:
            for _ in range(LOOK):
                act()
        done += LOOK * len(acts)
        now = time.perf_counter()
    return done / (now - began)


def view_of_actor(match: Match) -> Callable[[], object]:
    """Looks at a position with the eyes of whoever has to choose."""
    seat = match.actor
    return lambda: match.view(seat)


def measure(
    seconds: float = 3.0, peer: bool = False, seed: int = 1, progress: Callable[[float], None] | None = None
) -> dict[str, Json]:
    """The figures of every game, and with `peer` those of RLCard's uno and the ratio of decisions a second.

    `progress` is called with the share that has been done.
    """
    tell = progress or (lambda share: None)
    rounds = [our_round(game, seed) for game in games()] + ([peer_round(seed)] if peer else [])
    tallies: list[Tally] = []
    for tallies in take_turns(rounds, seconds):
        tell(0.6 * min(1.0, min(tally.seconds for tally in tallies) / seconds))
    found: dict[str, Json] = {}
    for number, (game, tally) in enumerate(zip(games(), tallies, strict=False)):
        middle = positions(game, seed)
        forks = rate_of([match.fork for match in middle], seconds / 3)
        views = rate_of([view_of_actor(match) for match in middle], seconds / 3)
        found[game] = {**figures(tally), "forks": round(forks), "views": round(views)}
        tell(0.6 + 0.4 * (number + 1) / len(games()))
    report: dict[str, Json] = {"seconds": seconds, "games": found, "peer": None}
    if peer:
        theirs = figures(tallies[-1])
        ratio = {game: round(found[game]["decisions"] / theirs["decisions"], 2) for game in found}
        report["peer"] = {"name": PEER, **theirs, "ratio": ratio}
    return report


def figures(tally: Tally) -> dict[str, Json]:
    """Decisions and matches a second."""
    return {"decisions": round(tally.rate(tally.decisions)), "matches": round(tally.rate(tally.matches), 1)}
