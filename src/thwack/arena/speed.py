"""How fast we are, plain and compiled: decisions, matches, forks, views and search walks a second, and what a
match takes of the memory.

Seconds are seconds of the processor, so another program on the same core costs little of the figures.
"""

import random
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from typing import Any, Final

from ..extras import what_to_install
from ..kernel.errors import SetupError
from ..match import Match, new
from ..players import Ismcts, Seen
from .field import field_of

Json = Any
SLICE: Final = 0.25  # seconds: all that is compared takes turns, so that a noisy moment hits everybody
POSITIONS: Final = 16  # positions in mid-match that are forked and looked at
LOOK: Final = 64  # forks or views between two looks at the clock
WALKS: Final = 60  # of one search
KEPT: Final = 200  # matches and forks that are weighed
PAIRS: Final = 6  # of sides beyond the default ones, drawn from all on offer
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


def our_round(game: str, seed: int, setup: dict[str, Json] | None = None) -> Round:
    """Random play of our game through `match.choices` and `match.play`, events off."""
    roll = random.Random(seed).random
    numbers = count(seed)

    def play() -> int:
        match = new(game, seed=next(numbers), **(setup or {}))
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


def play_for(seconds: float, play: Round, tally: Tally) -> None:
    """Play one match after the other for so long, and add them up."""
    began = now = time.process_time()
    while now - began < seconds:
        tally.decisions += play()
        tally.matches += 1
        now = time.process_time()
    tally.seconds += now - began


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
    began = now = time.process_time()
    while now - began < seconds:
        for act in acts:
            for _ in range(LOOK):
                act()
        done += LOOK * len(acts)
        now = time.process_time()
    return done / (now - began)


def view_of_actor(match: Match) -> Callable[[], object]:
    """Looks at a position with the eyes of whoever has to choose."""
    seat = match.actor
    return lambda: match.view(seat)


def walks_of(middle: Sequence[Match], seconds: float) -> float:
    """The walks a second of the tree search behind the highest level."""
    done = 0
    began = now = time.process_time()
    for seed in count():
        match = middle[seed % len(middle)]
        if match.actor is not None and len(match.choices) > 1:
            thoughts = Ismcts(seed, WALKS).explain(Seen(match, match.actor))
            done += sum(one.visits for one in thoughts)
        now = time.process_time()
        if now - began >= seconds:
            break
    return done / (now - began)


def bytes_of(make: Callable[[int], object]) -> int:
    """What one of many such things takes of the memory."""
    make(0)
    tracemalloc.start()
    try:
        kept = [make(number) for number in range(KEPT)]
        return tracemalloc.get_traced_memory()[0] // len(kept)
    finally:
        tracemalloc.stop()


def pairs(game: str, seed: int) -> list[dict[str, Json]]:
    """Set-ups with sides drawn from all on offer."""
    field, roll = field_of(game, {}), random.Random(seed)
    numbers = range(len(field.sides))
    return [field.setup(*roll.sample(numbers, 2)) for _ in range(PAIRS)] if len(numbers) > 1 else []


def other_figures(game: str, seconds: float, seed: int) -> dict[str, Json]:
    """All figures of a game but decisions and matches: those are measured in turn with the others'."""
    middle = positions(game, seed)
    among = []
    for setup in pairs(game, seed):
        tally = Tally()
        play_for(seconds / 3 / PAIRS, our_round(game, seed, setup), tally)
        among.append(round(tally.rate(tally.decisions)))
    return {
        "forks": round(rate_of([match.fork for match in middle], seconds / 3)),
        "views": round(rate_of([view_of_actor(match) for match in middle], seconds / 3)),
        "walks": round(walks_of(middle, seconds / 3)),
        "slowest_pair": min(among, default=0),
        "fastest_pair": max(among, default=0),
        "match_bytes": bytes_of(lambda number: new(game, seed=number)),
        "fork_bytes": bytes_of(lambda number: middle[number % len(middle)].fork()),
    }


def figures(tally: Tally) -> dict[str, Json]:
    """Decisions and matches a second."""
    return {"decisions": round(tally.rate(tally.decisions)), "matches": round(tally.rate(tally.matches), 1)}
