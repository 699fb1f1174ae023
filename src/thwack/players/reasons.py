"""Why a choice is better than another one, in one sentence: where the two lead differs in named features.

Both are played on to the end of the turn in worlds that the seat could be in, whatever evaluation or search
has preferred one of them. What a feature differs by counts as much as it is worth in chances of winning.
"""

import math
import random
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from .evaluation import features_of
from .greedy import INNER, Look, turns_of
from .seen import Seen

WORLDS: Final = 6
TOLD: Final = 2  # gains, at most
TELLING: Final = 0.02  # of a score: less is no reason
PARTLY: Final = 0.3  # of the greatest gain: less is not worth telling beside it
FILE: Final = "reasons.toml"

Row = Mapping[str, str]  # words in each language


class Reason(NamedTuple):
    """What the better choice gains and gives up: names of themes, what matters most first."""

    wins: bool
    gains: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()


class Theme(NamedTuple):
    """Features that are told as one."""

    features: tuple[str, ...]
    words: Row


@cache
def themes_of(game: str) -> dict[str, Theme]:
    """What a game's features are about; nothing where nobody has put it into words."""
    module = features_of(game)
    file = resources.files(module.__package__ or "") / FILE if module else None
    if file is None or not file.is_file():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: Theme(tuple(row.pop("features")), row) for name, row in rows.items()}


@cache
def sentences() -> dict[str, Row]:
    """The frames of the sentence."""
    return tomllib.loads((resources.files(__package__) / FILE).read_text(encoding="utf-8"))


def reason_for(seen: Seen, better: int, other: int, seed: int = 0) -> Reason:
    """Why one choice is better than the other, as the seat can know it."""
    look = Look(seen, random.Random(seed))
    differences: list[list[float]] = []
    won = lost = 0
    for number in range(WORLDS):
        world = look.world(seed + number)
        turns, ends = turns_of(world), []
        for index in (better, other):
            t = look.after(world, index)
            ends.append(look.play_on(t, turns, INNER))
        one, two = ends
        won += bool(one.result) and look.chance(one, look.seat) == 1.0
        lost += bool(two.result) and look.chance(two, look.seat) == 1.0
        if not one.result and not two.result:
            count, weights = look.evaluation.count, look.evaluation.weights
            counts = zip(weights, count(one, look.seat), count(two, look.seat), strict=True)
            differences.append([weight * (a - b) for weight, a, b in counts])
    if won == WORLDS and lost < WORLDS:
        return Reason(True)
    return told(seen.game, look.evaluation.names, differences)


def told(game: str, names: Sequence[str], differences: Sequence[Sequence[float]]) -> Reason:
    """The themes that make the difference."""
    if not differences:
        return Reason(False)
    mean = [math.fsum(column) / len(differences) for column in zip(*differences, strict=True)]
    by_name = dict(zip(names, mean, strict=True))
    sums = {
        name: math.fsum(by_name[one] for one in theme.features) for name, theme in themes_of(game).items()
    }
    order = sorted(sums, key=lambda name: -abs(sums[name]))
    gains = [name for name in order if sums[name] >= TELLING]
    if not gains:
        return Reason(False)
    most = sums[gains[0]]
    costs = [name for name in order if -sums[name] >= max(TELLING, PARTLY * most)]
    gains = [name for name in gains if sums[name] >= PARTLY * most]
    return Reason(False, tuple(gains[:TOLD]), tuple(costs[:1]))


def worded(game: str, reason: Reason, other: str, lang: str) -> str:
    """The reason as a sentence or two; `other` is the other choice in words."""
    say, themes = sentences(), themes_of(game)
    if not themes:
        return ""
    if reason.wins:
        return say["wins"][lang].format(other=other)
    if not reason.gains:
        return say["even"][lang].format(other=other)
    gains = ", ".join(themes[name].words[lang] for name in reason.gains)
    found = say["gains"][lang].format(other=other, gains=gains)
    if reason.costs:
        costs = ", ".join(themes[name].words[lang] for name in reason.costs)
        found += " " + say["costs"][lang].format(costs=costs)
    return found
