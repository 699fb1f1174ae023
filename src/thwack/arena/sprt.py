"""A sequential test: who is better? It ends as soon as the matches tell, and errs as seldom as it promises.

Two players meet in pairs of matches, with the same deal and everything swapped; a pair brings 0, 1/2, 1, 3/2
or 2 points. The test is the generalised SPRT of chess engines: how much likelier is what happened if one is
`elo1` points stronger than if it is `elo0`, whatever else the five outcomes' shares may be? It is asked in
both directions at once (after Sobel and Wald), so that it can also end with "neither is".
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..kernel.errors import SetupError
from .elo import expected

OUTCOMES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)  # shares of the points of a pair
UNSEEN: Final = 1e-3  # how often an outcome counts that has not been seen
HALVINGS: Final = 50  # of an interval, until only the last digit could change
FIRST, SECOND, NEITHER, OPEN = "first", "second", "neither", "open"


class Sprt(NamedTuple):
    """What is asked, and how sure the answer shall be."""

    elo0: float = 0.0
    elo1: float = 50.0
    alpha: float = 0.025  # how often somebody may be called better who is only elo0 stronger; there are two
    beta: float = 0.05  # how often somebody may not be called better who is elo1 stronger

    def check(self) -> None:
        """A sentence about what cannot be asked."""
        if not 0 <= self.elo0 < self.elo1 <= 1000:
            raise SetupError(
                f"the test needs 0 <= elo0 < elo1 <= 1000, not elo0 = {self.elo0:g} and elo1 = {self.elo1:g}"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise SetupError("the error rates of the test must be between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the log likelihood ratio says no, and where it says yes."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def llr(self, counts: Sequence[int]) -> float:
        """How much likelier the counts of the five outcomes are with elo1 than with elo0, as a logarithm."""
        return likelihood(counts, expected(self.elo1)) - likelihood(counts, expected(self.elo0))

    def verdict(self, counts: Sequence[int]) -> str:
        """Who is better: the first, the second, neither; or the test is still open."""
        low, high = self.bounds
        ahead, behind = self.llr(counts), self.llr(counts[::-1])
        if ahead >= high:
            return FIRST
        if behind >= high:
            return SECOND
        return NEITHER if ahead <= low and behind <= low else OPEN


def likelihood(counts: Sequence[int], mean: float) -> float:
    """The log likelihood of the counts under the shares of outcomes that fit them best and have this mean.

    With a multiplier x those shares are p / (1 + x (a - mean)) for what was seen, p, and each outcome's a.
    """
    if not sum(counts):
        return 0.0
    seen = [count or UNSEEN for count in counts]
    total = sum(seen)
    parts = [(count / total, outcome - mean) for count, outcome in zip(seen, OUTCOMES, strict=True)]
    x = multiplier(parts)
    return sum(
        count * math.log(share / (1 + x * away)) for count, (share, away) in zip(seen, parts, strict=True)
    )


def multiplier(parts: Sequence[tuple[float, float]]) -> float:
    """The x with which the mean is right, by halving: the sum below falls as x grows."""
    low, high = -1 / max(away for _, away in parts), -1 / min(away for _, away in parts)
    for _ in range(HALVINGS):
        x = (low + high) / 2
        if sum(share * away / (1 + x * away) for share, away in parts) > 0:
            low = x
        else:
            high = x
    return (low + high) / 2
