"""Elo: how strong each is, so that differences tell who wins how often.

The ratings are those under which what happened was most likely (Bradley and Terry; a draw is half a win). A
wide prior keeps somebody who has won everything at a finite number. Two matches of one deal are not
independent, so pairs of matches are the units from which the intervals are reckoned: luck that a pair evens
out narrows them, as it should.
"""

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from .linear import Matrix, inverse, solved, times
from .report import Z95

SCALE: Final = 400 / math.log(10)  # Elo points of one unit of log odds
PRIOR: Final = 800.0  # Elo: the standard deviation of ratings before anything was played
ROUNDS: Final = 100
ENOUGH: Final = 1e-10


class Unit(NamedTuple):
    """Matches that belong together: how many points the first has of them."""

    first: int
    second: int
    points: float
    games: int


class Rating(NamedTuple):
    """A number of Elo points, and its 95 % interval."""

    elo: float
    low: float
    high: float


def expected(elo: float) -> float:
    """The share of points that somebody has who is so much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def ratings(players: int, units: Iterable[Unit]) -> list[Rating]:
    """Everybody's rating; their mean is 0."""
    counted = Counter(units)
    fitted, covariance = fit(players, counted)
    return [rating(value, covariance[i][i]) for i, value in enumerate(fitted)]


def difference(units: Iterable[Unit]) -> Rating:
    """How much stronger the first of two is."""
    (first, second), covariance = fit(2, Counter(units))
    spread = covariance[0][0] + covariance[1][1] - 2 * covariance[0][1]
    return rating(first - second, spread)


def rating(value: float, variance: float) -> Rating:
    """From log odds to Elo points."""
    reach = Z95 * math.sqrt(max(variance, 0.0))
    return Rating(*(round(SCALE * number, 1) for number in (value, value - reach, value + reach)))


def fit(players: int, counted: Counter[Unit]) -> tuple[list[float], Matrix]:
    """The likeliest ratings as log odds, and how they vary."""
    prior = (SCALE / PRIOR) ** 2
    found = [0.0] * players
    for _ in range(ROUNDS):
        gradient, curve = slopes(found, counted, prior)
        step = solved(curve, gradient)
        biggest = max(map(abs, step), default=0.0)
        brake = min(1.0, 2 / biggest) if biggest else 1.0  # far from the top a whole step leads astray
        found = [value + brake * change for value, change in zip(found, step, strict=True)]
        if biggest < ENOUGH:
            break
    middle = sum(found) / max(players, 1)
    _, curve = slopes(found, counted, prior)
    bread = inverse(curve)
    spread = times(times(bread, scatter(found, counted, prior)), bread)
    return [value - middle for value in found], around_the_middle(spread)


def around_the_middle(covariance: Matrix) -> Matrix:
    """How ratings vary around their mean: nobody can tell how strong all of them are together."""
    size = len(covariance)
    means = [sum(row) / size for row in covariance]
    whole = sum(means) / max(size, 1)
    return [[covariance[i][j] - means[i] - means[j] + whole for j in range(size)] for i in range(size)]


def slopes(
    values: list[float], counted: Counter[Unit], prior: float
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log likelihood, and the negative of its second derivatives."""
    size = len(values)
    gradient = [-prior * value for value in values]
    curve = [[prior * (i == j) for j in range(size)] for i in range(size)]
    for (a, b, points, games), count in counted.items():
        chance = 1 / (1 + math.exp(values[b] - values[a]))
        error = count * (points - games * chance)
        weight = count * games * chance * (1 - chance)
        gradient[a] += error
        gradient[b] -= error
        curve[a][a] += weight
        curve[b][b] += weight
        curve[a][b] -= weight
        curve[b][a] -= weight
    return gradient, curve


def scatter(values: list[float], counted: Counter[Unit], prior: float) -> Matrix:
    """How far what happened lies from what was expected, unit by unit, and the prior's part."""
    size = len(values)
    found = [[prior * (i == j) for j in range(size)] for i in range(size)]
    total = sum(counted.values())
    few = total / (total - 1) if total > 1 else 1.0
    for (a, b, points, games), count in counted.items():
        chance = 1 / (1 + math.exp(values[b] - values[a]))
        square = few * count * (points - games * chance) ** 2
        found[a][a] += square
        found[b][b] += square
        found[a][b] -= square
        found[b][a] -= square
    return found
