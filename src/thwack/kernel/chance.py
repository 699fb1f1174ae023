"""Randomness: one 64-bit integer, the same numbers on every machine (SplitMix64)."""

from collections.abc import Mapping
from typing import Any, Final

from .native import mypyc_attr

MASK: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15
MIX_1: Final = 0xBF58476D1CE4E5B9
MIX_2: Final = 0x94D049BB133111EB


def advance(state: int) -> int:
    """The next state."""
    return (state + STEP) & MASK


def mix(state: int) -> int:
    """The 64 random bits that belong to a state."""
    z = state
    z = ((z ^ (z >> 30)) * MIX_1) & MASK
    z = ((z ^ (z >> 27)) * MIX_2) & MASK
    return z ^ (z >> 31)


def seeded(seed: int) -> int:
    """A state from any whole number; nearby seeds give unrelated states."""
    return mix(advance(seed & MASK)) ^ mix((seed >> 64) & MASK)


@mypyc_attr(native_class=False)
class Odds(list[tuple[Any, ...]]):
    """The options of a question to chance, each once, and how often each is in the bag or on the die."""

    __slots__ = ("weights",)

    def __init__(self, counts: Mapping[tuple[Any, ...], int]) -> None:
        super().__init__(counts)
        self.weights = tuple(counts.values())
