"""Nash averaging: how good each side is against those that matter.

A mean over all opponents rewards whoever beats many copies of a weak one. Here the field is weighed as two
perfect players would choose sides: by the equilibrium of the game "choose a side each" (Balduzzi and others,
2018), the one with the most even weights where there are several. A side's score is what it has against that
mixture, in Elo: 0 for those in it, less for all others.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from .linear import solved

HOT: Final = 4.0  # log odds: so blurred, all sides are nearly as good
COLD: Final = 1e-4
COOLING: Final = 0.5
STEPS: Final = 60
ENOUGH: Final = 1e-12


class Nash(NamedTuple):
    """The weights of the sides in the mixture, and what each has against it in log odds."""

    weights: list[float]
    scores: list[float]


def nash(advantage: Sequence[Sequence[float]]) -> Nash:
    """The equilibrium of an antisymmetric matrix of log odds.

    With some blur t there is one mixture p that answers itself: log p = (advantage p) / t + constant. It is
    found by Newton's method for a large t and followed down to a small one, where it is the equilibrium with
    the most entropy.
    """
    size = len(advantage)
    logs = [-math.log(size)] * size
    blur = HOT
    while True:
        logs = settled(advantage, logs, blur)
        if blur <= COLD:
            break
        blur = max(blur * COOLING, COLD)
    weights = [math.exp(value) for value in logs]
    return Nash(weights, against(advantage, weights))


def against(advantage: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """What each side has against a mixture."""
    return [sum(a * w for a, w in zip(row, weights, strict=True)) for row in advantage]


def settled(advantage: Sequence[Sequence[float]], logs: list[float], blur: float) -> list[float]:
    """The logarithms of the mixture that answers itself.

    Unknown are the changes of the logs and of the constant. Since the matrix is antisymmetric the equations
    can always be solved; a step is shortened when it would grow a weight too wildly.
    """
    size = len(logs)
    for _ in range(STEPS):
        weights = [math.exp(value) for value in logs]
        found = against(advantage, weights)
        middle = sum(w * (value - f / blur) for w, value, f in zip(weights, logs, found, strict=True))
        wrong = [value - f / blur - middle for value, f in zip(logs, found, strict=True)]
        lines = [
            [float(i == j) - advantage[i][j] * weights[j] / blur for j in range(size)] + [-1.0]
            for i in range(size)
        ]
        lines.append([*weights, 0.0])
        step = solved(lines, [*(-value for value in wrong), 1 - sum(weights)])[:size]
        highest = max(step)
        brake = min(1.0, 1.0 / highest) if highest > 0 else 1.0
        logs = [value + brake * change for value, change in zip(logs, step, strict=True)]
        total = math.log(sum(math.exp(value) for value in logs))
        logs = [value - total for value in logs]
        if max(abs(change) * weight for change, weight in zip(step, weights, strict=True)) < ENOUGH:
            break
    return logs
