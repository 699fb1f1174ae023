"""The players of version 0.1, kept as they were, so that later ones can be measured against them in ladders.

What is theirs is written down here: how many worlds and walks, how the race is run, and the weights beside
this file. The machinery and what features count are today's; a test holds their choices against those of 0.1,
and whoever changes the machinery so that they would choose otherwise must give them their own first.
"""

import random
import tomllib
from functools import cache
from importlib import resources
from typing import Final

from ...match import Choice
from ..candidates import Candidate
from ..evaluation import Evaluation, evaluation_of, evaluation_with
from ..greedy import Greedy
from ..ismcts import Ismcts, Race
from ..prudence import PLAIN
from ..seen import Seen

WORLDS: Final = 3
WIDTHS: Final = {"1": 0, "2": 0, "3": 0, "4": 4, "greedy": 4}
ERRORS: Final = {"1": 0.75, "2": 0.3, "3": 0.1, "4": 0.04}
WALKS: Final = 150
RACE: Final = Race(0.1, 3, 12, 24, 0.6, 5, 1, 4, 1.5)
NAMES: Final = (*WIDTHS, "5")


@cache
def former_evaluation(game: str) -> Evaluation:
    """The evaluation of a game as it was; today's for a game that is newer."""
    file = resources.files(__package__) / f"{game}.toml"
    if not file.is_file():
        return evaluation_of(game)
    weights = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    return evaluation_with(game, weights, f"former/{game}.toml")


class Former:
    """A player of version 0.1: `greedy`, or a level from 1 to 5."""

    def __init__(self, seed: int = 0, name: str = "greedy") -> None:
        self._dice = random.Random(seed)
        self._errors = ERRORS.get(name, 0.0)
        self._thinker: Greedy | Ismcts = (
            Ismcts(seed, WALKS, race=RACE, evaluations=former_evaluation, sense=PLAIN)
            if name == "5"
            else Greedy(seed, WORLDS, WIDTHS[name], former_evaluation, PLAIN)
        )

    def choose(self, seen: Seen) -> Choice:
        """What it thinks best, or any choice when it errs."""
        if self._errors and self._dice.random() < self._errors:
            return seen.choices[self._dice.randrange(len(seen.choices))]
        return self._thinker.choose(seen)

    def explain(self, seen: Seen) -> list[Candidate]:
        """All choices with their estimated chances, best first."""
        return self._thinker.explain(seen)
