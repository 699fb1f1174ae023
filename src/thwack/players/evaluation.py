"""How good a position looks: named features of it, weighted, as chances of winning.

What a feature counts is a function of its game (`<game>/features.py`), what it is worth a line of
`<game>/weights.toml`, found by self-play (`thwack tune`); a game of another package has both in that package.
A game without features is played on at random instead. All of it happens in worlds that a player has
imagined, so nothing here knows more than the player does.
"""

import math
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from operator import mul
from types import ModuleType
from typing import Any, Final

from ..discovery import part_of
from ..kernel.chance import seeded
from ..kernel.errors import ContentError
from ..kernel.native import mypyc_attr
from ..kernel.table import CHANCE, NOBODY, Table, put, take
from ..kernel.table import weights as odds_of

Counts = Callable[[Any, int], list[float]]
OUTS: Final = 6  # matches that are played on, where there are no features ...
FAR: Final = 80  # ... for so many choices at most
WEIGHTS: Final = "weights.toml"
FLAT: Final = 1e-9  # no chance is nothing or everything while the match goes on


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The features of a game and what they are worth."""

    def __init__(self, names: Sequence[str], count: Counts, weights: Sequence[float]) -> None:
        self.names = tuple(names)
        self.count = count
        self.weights = tuple(weights)

    def score(self, t: Table, seat: int) -> float:
        """The weighted sum of what a seat has over the others: nothing when all is even."""
        return math.fsum(map(mul, self.weights, self.count(t, seat)))  # exact: the same in every Python

    def chances(self, t: Table, seats: int) -> list[float]:
        """For each seat its chance of winning; who has won or lost knows it."""
        if t.result:
            winners = t.result[0]
            if not winners or len(winners) == seats:
                return [0.5] * seats  # a draw
            return [float(seat in winners) for seat in range(seats)]
        if seats == 2:
            chance = logistic(self.score(t, 0))
            return [chance, 1 - chance]
        return [logistic(self.score(t, seat)) for seat in range(seats)]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayOuts(Evaluation):
    """For a game without features: how matches end that are played on at random, for a while.

    Chance comes from the table itself, so the same position always looks the same."""

    def __init__(self) -> None:
        super().__init__((), no_features, ())

    def chances(self, t: Table, seats: int) -> list[float]:
        """For each seat its mean; a match that has no end by then is even."""
        if t.result:
            return super().chances(t, seats)
        ends = [super(PlayOuts, self).chances(played_out(t, number), seats) for number in range(OUTS)]
        return [math.fsum(end[seat] for end in ends) / OUTS for seat in range(seats)]


def no_features(t: Table, seat: int) -> list[float]:
    """Nothing is known of the position."""
    return []


def played_out(t: Table, number: int) -> Table:
    """The position after random choices, up to so many; another number plays otherwise."""
    twin = t.fork()
    twin.recording = False
    twin.rng = seeded(t.rng + number)
    put(twin)
    for _ in range(FAR):
        if twin.actor == NOBODY:
            break
        take(twin, any_option(twin))
    return twin


def any_option(t: Table) -> int:
    """Any option of the open question, each as likely as it is."""
    if t.actor != CHANCE:
        return t.below(t.count)
    odds = odds_of(t)
    drawn = t.below(sum(odds))
    index = 0
    while drawn >= odds[index]:
        drawn -= odds[index]
        index += 1
    return index


Evaluations = Callable[[str], Evaluation]  # the evaluation of each game, by its name


def logistic(x: float) -> float:
    """From a score to a chance."""
    if x < -30:
        return FLAT
    return min(1 / (1 + math.exp(-x)), 1 - FLAT)


@cache
def evaluation_of(game: str) -> Evaluation:
    """The evaluation of a game: as it comes with the game, or else by playing on."""
    module = features_of(game)
    if module is None:
        return PlayOuts()
    file = resources.files(module.__package__ or "") / WEIGHTS
    if not file.is_file():
        hint = f"give each feature a line, such as {module.NAMES[0]} = 1.0, under [weights]"
        raise ContentError(f"{game} has features without {WEIGHTS}", file=WEIGHTS, hint=hint)
    text = file.read_text(encoding="utf-8")
    return evaluation_with(game, tomllib.loads(text)["weights"], f"{game}/{WEIGHTS}")


def features_of(game: str) -> ModuleType | None:
    """What counts the features of a game; None if it has none."""
    if (resources.files(__package__) / game / "features.py").is_file():
        return import_module(f".{game}.features", __package__)
    return part_of(game, "features", "NAMES", "features")


def evaluation_with(game: str, weights: Mapping[str, Any], file: str = "") -> Evaluation:
    """The evaluation of a game with these weights; every feature must have one, and no other may be there."""
    module = features_of(game)
    assert module is not None
    names = tuple(module.NAMES)
    for name in (*names, *weights):
        if name not in weights:
            raise ContentError(f"the feature {name} has no weight", file=file, hint=f"add {name} = 0.0")
        if name not in names:
            raise ContentError(f"there is no feature {name}", file=file, hint=f"there are {', '.join(names)}")
        if isinstance(weights[name], bool) or not isinstance(weights[name], int | float):
            raise ContentError(f"the weight of {name} must be a number", file=file)
    return Evaluation(names, module.features, [float(weights[name]) for name in names])
