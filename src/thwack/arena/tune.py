"""Find out what features are worth: play many matches, note the features on the way, and see who won.

The weights of an evaluation are those of a logistic regression: the chance of winning as it was, seen from
thousands of positions. Newton's method on a few dozen numbers needs no library.
"""

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ..kernel.errors import SetupError
from ..kernel.table import NOBODY, Table, take
from ..match import new
from ..players.evaluation import Evaluation, evaluation_of, evaluation_with, logistic
from .field import field_of
from .job import derive
from .linear import solved

Row = Sequence[float]
EVERY: Final = 7  # choices between two positions that are noted: neighbours say the same
ERRORS: Final = 0.15  # so many choices are made at random, or all matches would be alike
LOOKED_AT: Final = 12  # options a player of self-play looks at
HELD_BACK: Final = 10  # every so many positions are kept to see whether the weights have learned anything
RIDGE: Final = 5.0  # how strongly weights are drawn to what they were, in positions
ROUNDS: Final = 25  # of Newton's method at most
ENOUGH: Final = 1e-7


class Tuned(NamedTuple):
    """What a round found: new weights, from so many positions, and how surprised the old and the new ones are
    by positions that they were not fitted to, in bits."""

    weights: dict[str, float]
    positions: int
    before: float
    after: float


class Sample(NamedTuple):
    """A position as a seat saw it, and what came of it: 1 won, 0 lost, 1/2 a draw."""

    features: tuple[float, ...]
    outcome: float


def self_play(game: str, evaluation: Evaluation, seed: int, setup: dict[str, Any]) -> list[Sample]:
    """One match of a quick player against itself, with errors; the positions that were noted."""
    dice = random.Random(seed)
    match = new(game, seed=seed, **setup)
    t, seats = match._table, match.seats
    t.recording = False
    noted: list[tuple[int, tuple[float, ...]]] = []
    ply = 0
    while t.actor != NOBODY:
        ply += 1
        if ply % EVERY == 0:
            noted += [(seat, tuple(evaluation.count(t, seat))) for seat in range(seats)]
        take(t, quick_choice(t, evaluation, seats, dice))
    winners = t.result[0]
    drawn = not winners or len(winners) == seats
    return [Sample(row, 0.5 if drawn else float(seat in winners)) for seat, row in noted]


def quick_choice(t: Table, evaluation: Evaluation, seats: int, dice: random.Random) -> int:
    """The best of some options at first sight, or any. It sees the whole table: good enough to learn from."""
    count = t.count
    if dice.random() < ERRORS:
        return dice.randrange(count)
    some = range(count) if count <= LOOKED_AT else dice.sample(range(count), LOOKED_AT)
    best, found = -1.0, 0
    for index in some:
        twin = t.fork()
        take(twin, index)
        chance = evaluation.chances(twin, seats)[t.actor]
        if chance > best:
            best, found = chance, index
    return found


def setups_of(game: str) -> Callable[[random.Random], dict[str, Any]]:
    """What matches of a game are set up with: any two sides on offer."""
    field = field_of(game, {})

    def setup(dice: random.Random) -> dict[str, Any]:
        return field.setup(*dice.sample(range(len(field.sides)), 2)) if field.sides else {}

    return setup


def samples(game: str, weights: Mapping[str, float], games: int, seed: int) -> Iterator[list[Sample]]:
    """The positions of many matches, match by match; all of it follows from the seed."""
    evaluation, setup = evaluation_with(game, weights), setups_of(game)
    for number in range(games):
        dice = random.Random(derive(seed, number))
        yield self_play(game, evaluation, dice.getrandbits(48), setup(dice))


def tuned(
    game: str, games: int, rounds: int, seed: int, progress: Callable[[int], None] = lambda played: None
) -> Iterator[Tuned]:
    """Round by round: play with the weights there are, fit them to what happened, go on with those."""
    evaluation = evaluation_of(game)
    if not evaluation.names:
        raise SetupError(f"{game} has no features, so there are no weights to tune")
    weights = dict(zip(evaluation.names, evaluation.weights, strict=True))
    for number in range(rounds):
        rows: list[Sample] = []
        for played, some in enumerate(samples(game, weights, games, derive(seed, number)), 1):
            rows += some
            progress(number * games + played)
        kept, rest = rows[::HELD_BACK], [row for i, row in enumerate(rows) if i % HELD_BACK]
        start = [weights[name] for name in evaluation.names]
        found = fitted(rest, start)
        weights = dict(zip(evaluation.names, (round(one, 3) for one in found), strict=True))
        yield Tuned(weights, len(rows), loss(kept, start), loss(kept, found))


def weights_file(game: str, weights: Mapping[str, float]) -> str:
    """The text of a file of weights."""
    about = f"# What each feature of {game} is worth (features.py): `thwack tune {game}` found it."
    return "\n".join([about, "", "[weights]", *(f"{name} = {one}" for name, one in weights.items())]) + "\n"


def fitted(rows: Sequence[Sample], start: Sequence[float], ridge: float = RIDGE) -> list[float]:
    """The weights under which what happened was most likely, drawn a little to where they were."""
    weights = list(start)
    best = surprise(rows, weights, start, ridge)
    for _ in range(ROUNDS):
        gradient, curve = slopes(rows, weights)
        for i, weight in enumerate(weights):
            gradient[i] -= ridge * (weight - start[i])
            curve[i][i] += ridge
        step = solved(curve, gradient)
        part = 1.0
        while part > ENOUGH:  # far from the goal Newton's method goes too far
            tried = [weight + part * change for weight, change in zip(weights, step, strict=True)]
            found = surprise(rows, tried, start, ridge)
            if found < best:
                break
            part /= 2
        else:
            break
        gained, best, weights = best - found, found, tried
        if gained < ENOUGH * len(rows):
            break
    return weights


def surprise(rows: Sequence[Sample], weights: Sequence[float], start: Sequence[float], ridge: float) -> float:
    """What `fitted` makes small: the loss of all positions, and the way from where the weights were."""
    way = sum((weight - before) ** 2 for weight, before in zip(weights, start, strict=True))
    return math.log(2) * len(rows) * loss(rows, weights) + ridge / 2 * way


def slopes(rows: Sequence[Sample], weights: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """The gradient of the likelihood, and the negative of its second derivatives."""
    size = len(weights)
    gradient = [0.0] * size
    curve = [[0.0] * size for _ in range(size)]
    for row, outcome in rows:
        chance = logistic(sum(w * x for w, x in zip(weights, row, strict=True)))
        error, spread = outcome - chance, chance * (1 - chance)
        present = [i for i, x in enumerate(row) if x]
        for i in present:
            gradient[i] += error * row[i]
            line, scaled = curve[i], spread * row[i]
            for j in present:
                line[j] += scaled * row[j]
    return gradient, curve


def loss(rows: Sequence[Sample], weights: Sequence[float]) -> float:
    """How surprised the weights are by what happened, in bits per position."""
    total = 0.0
    for row, outcome in rows:
        chance = logistic(sum(w * x for w, x in zip(weights, row, strict=True)))
        total -= outcome * math.log2(chance) + (1 - outcome) * math.log2(1 - chance)
    return total / max(len(rows), 1)
