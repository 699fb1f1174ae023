"""What a player thought of its choices."""

import random
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Candidate:
    """A choice by its index, the estimated chance of winning after it, and how often it was tried."""

    index: int
    chance: float
    visits: int = 0


def by_chance(chances: Sequence[float], dice: random.Random) -> list[Candidate]:
    """Candidates, best first; equal ones in any order."""
    order = list(range(len(chances)))
    dice.shuffle(order)
    order.sort(key=lambda index: -chances[index])
    return [Candidate(index, chances[index]) for index in order]
