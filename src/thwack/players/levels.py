"""Five levels that a person understands, the same in all games: from a beginner who errs to the strongest."""

import random
from typing import Final, NamedTuple

from ..kernel.table import Table
from ..match import Choice
from .candidates import Candidate
from .greedy import Greedy, Look
from .ismcts import Ismcts
from .prudence import Judge
from .seen import Seen


class Level(NamedTuple):
    """How a level plays: its share of careless choices, and how far it thinks."""

    errors: float
    iterations: int  # walks of a tree search; 0: greedy
    width: int  # of a greedy player


LEVELS: Final = {
    1: Level(0.75, 0, 0),  # three choices of four are careless
    2: Level(0.3, 0, 0),  # one choice ahead, and often careless
    3: Level(0.1, 0, 0),  # one choice ahead, and careless one time in ten
    4: Level(0.04, 0, 4),  # to the end of the turn, and hardly ever careless
    5: Level(0.0, 150, 0),  # every way through the turn and the answer to it, in many worlds
}


class Leveled:
    """A player of a level."""

    def __init__(self, seed: int = 0, level: int = 4) -> None:
        self._dice = random.Random(seed)
        self._level = LEVELS[level]
        self._thinker: Greedy | Ismcts = (
            Ismcts(seed, self._level.iterations)
            if self._level.iterations
            else Greedy(seed, width=self._level.width)
        )

    def choose(self, seen: Seen) -> Choice:
        """What it thinks best, or any choice that is not foolish when it errs."""
        if self._dice.random() < self._level.errors:
            return self._any(seen)
        return self._thinker.choose(seen)

    def _any(self, seen: Seen) -> Choice:
        """A careless choice, but none that is foolish, as long as there is another."""
        left = list(range(len(seen.choices)))
        drawn = left.pop(self._dice.randrange(len(left)))
        look = Look(seen, self._dice)
        world = look.imagine(self._dice.getrandbits(48))
        judge = Judge(world, look.seat)
        while left and is_folly(drawn, judge, world._table, look):
            drawn = left.pop(self._dice.randrange(len(left)))
        return seen.choices[drawn]

    def explain(self, seen: Seen) -> list[Candidate]:
        """All choices with their estimated chances, best first; nobody errs in words."""
        return self._thinker.explain(seen)


def is_folly(index: int, judge: Judge, world: Table, look: Look) -> bool:
    """Whether a choice aims at the wrong side, or gives up something for nothing that anybody could see."""
    if judge.is_misdirected(index):
        return True
    return judge.is_foolish(index) and look.first_sight(world, index, look.seat) <= look.chance(
        world, look.seat
    )
