"""Sets of small numbers as bits of one integer."""

from typing import Final

KEPT: Final = 16_384


def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, lowest first. A number below nought has none: files may hold one."""
    found = []
    while mask > 0:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


class Members(dict[int, tuple[int, ...]]):
    """The numbers in a mask, by the mask: `members[mask]` is `bits(mask)`, but each mask is taken apart once.

    For whoever asks for the same few sets again and again. It belongs to something that does not change, such
    as the cast of a match, and says nothing that is not in the mask.
    """

    def __missing__(self, mask: int) -> tuple[int, ...]:
        if len(self) >= KEPT:
            self.clear()
        found = self[mask] = bits(mask)
        return found
