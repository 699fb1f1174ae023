"""Glicko-2, as Mark Glickman's paper has it ("Example of the Glicko-2 system", 2012), step by step.

A strength is a rating, how far off it may be (two deviations either way, with 95 %), and how much it changes
by itself. The paper gathers matches in periods. We reckon after each match, with the time since the last one
as so many periods, whole or not: who plays often is reckoned the same, and nobody waits for a period to end.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

SCALE: Final = 173.7178  # points of the shown scale to one of the inner one
MIDDLE: Final = 1500.0
WIDEST: Final = 350.0  # deviation of somebody of whom nothing is known
NARROWEST: Final = 30.0  # nobody plays the same every day, so nobody is known better than that
STEADY: Final = 0.06  # how much a strength changes in a period, before anything is known
CALM: Final = 0.5  # tau: how much that itself may change; the paper says from 0.3 to 1.2
EXACT: Final = 1e-6  # when the search for it ends


class Strength(NamedTuple):
    """How strong somebody is, as far as is known."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = STEADY


def weight(phi: float) -> float:
    """g: what a match says, the less the less is known of the other."""
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def chance(mu: float, other: float, phi: float) -> float:
    """E: the share of matches that is expected against somebody."""
    return 1 / (1 + math.exp(-weight(phi) * (mu - other)))


def rated(of: Strength, games: Sequence[tuple[Strength, float]], periods: float = 1.0) -> Strength:
    """The strength after these matches, each with a score: 1 won, 0.5 drawn, 0 lost."""
    mu, phi = (of.rating - MIDDLE) / SCALE, of.deviation / SCALE
    others = [
        ((other.rating - MIDDLE) / SCALE, other.deviation / SCALE, score) for other, score in games
    ]  # step 2
    if not others:
        return Strength(of.rating, *aged(of, periods))
    known = sum(
        weight(far) ** 2 * chance(mu, at, far) * (1 - chance(mu, at, far)) for at, far, _ in others
    )  # step 3: 1 / v
    gained = sum(weight(far) * (score - chance(mu, at, far)) for at, far, score in others)
    sigma = volatility(of.volatility, phi, 1 / known, gained / known)  # steps 4 and 5
    wider = phi * phi + periods * sigma * sigma  # step 6
    new_phi = 1 / math.sqrt(1 / wider + known)  # step 7
    new_mu = mu + new_phi * new_phi * gained
    deviation = min(WIDEST, max(NARROWEST, new_phi * SCALE))
    return Strength(new_mu * SCALE + MIDDLE, deviation, sigma)  # step 8


def aged(of: Strength, periods: float) -> tuple[float, float]:
    """Deviation and volatility after so many periods without a match."""
    phi = of.deviation / SCALE
    wider = math.sqrt(phi * phi + periods * of.volatility**2) * SCALE
    return min(WIDEST, wider), of.volatility


def volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """Step 5: how much the strength changes by itself, found by the Illinois algorithm."""
    start = math.log(sigma * sigma)

    def f(x: float) -> float:
        far = math.exp(x)
        spread = phi * phi + v + far
        return far * (delta * delta - spread) / (2 * spread * spread) - (x - start) / CALM**2

    low, high = start, bound(f, start, delta * delta - phi * phi - v)
    at_low, at_high = f(low), f(high)
    while abs(high - low) > EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def bound(f: Callable[[float], float], start: float, surprise: float) -> float:
    """Step 5.2: the other end of the stretch in which the root lies."""
    if surprise > 0:
        return math.log(surprise)
    k = 1
    while f(start - k * CALM) < 0:
        k += 1
    return start - k * CALM
