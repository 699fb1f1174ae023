"""Randomness: one 64-bit integer, the same numbers on every machine (SplitMix64)."""

from collections.abc import Mapping
from typing import Any, Final

from .native import i64, mypyc_attr

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


# Compiled, the same in machine words, whose highest bit is a sign and which wrap around; plain Python has no
# such thing, and does without.

LOW: Final = (1 << 32) - 1
SMALL: Final = 1 << 30  # numbers below this have their share of a word in a word


def to_word(bits: int) -> i64:
    """64 bits as a machine word."""
    return (i64(bits >> 32) << 32) | i64(bits & LOW)


def from_word(word: i64) -> int:
    """And back."""
    return int((word >> 32) & 0xFFFFFFFF) << 32 | int(word & 0xFFFFFFFF)


def next_word(word: i64) -> i64:
    """What `advance` gives."""
    return word + -0x61C8864680B583EB


def mixed_word(word: i64) -> i64:
    """What `mix` gives."""
    z: i64 = (word ^ ((word >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


def share_of_word(word: i64, n: i64) -> i64:
    """A random word as one of n numbers: the upper half of their product."""
    high: i64 = ((word >> 32) & 0xFFFFFFFF) * n
    low: i64 = (word & 0xFFFFFFFF) * n
    return (high + (low >> 32)) >> 32


@mypyc_attr(native_class=False)
class Odds(list[tuple[Any, ...]]):
    """The options of a question to chance, each once, and how often each is in the bag or on the die."""

    __slots__ = ("weights",)

    def __init__(self, counts: Mapping[tuple[Any, ...], int]) -> None:
        super().__init__(counts)
        self.weights = tuple(counts.values())
