"""Sets of small numbers as bits of one integer."""

from functools import lru_cache


@lru_cache(maxsize=16_384)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, lowest first. Kept, for the same few sets are asked for again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)
