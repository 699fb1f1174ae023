"""The lens of a game that has none of its own: any view as numbers, without knowing what it says.

Whatever the view says counts at two places that a hash of where and what gives. So an observation has the
same size in every match, says the same wherever it is made, and holds nothing that the view does not.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ..fields import Field, Numbers
from .lens import Lens, turned

Json = Any
SIZE: Final = 512
LENGTH: Final = 16  # a list of so many counts in full
ACTIONS: Final = 64


@lru_cache(maxsize=100_000)
def places_of(what: str) -> tuple[int, int]:
    """Where something counts, the same on every machine: two things seldom share both places."""
    digest = hashlib.blake2b(what.encode(), digest_size=4).digest()
    return int.from_bytes(digest[:2], "big") % SIZE, int.from_bytes(digest[2:], "big") % SIZE


def told(where: str, value: Json) -> Iterator[tuple[str, float]]:
    """What a part of a view says: a name for each thing that is so, and how much of it there is.

    Words are things that are so or not. Lists of words are counted, as hands and piles are: their order is
    left out. Rows keep their place.
    """
    if isinstance(value, bool):
        yield where, float(value)
    elif isinstance(value, int | float):
        yield where, value / (abs(value) + 1)
        yield f"{where}={value}", 1.0
    elif isinstance(value, str):
        yield f"{where}={value}", 1.0
    elif isinstance(value, Mapping):
        for name, part in value.items():
            yield from told(f"{where}.{name}", part)
    elif isinstance(value, list | tuple):
        yield f"{where}#", min(len(value) / LENGTH, 1.0)
        for at, part in enumerate(value):
            plain = isinstance(part, str)
            yield from told(where if plain else f"{where}[{at}]", part)


class Hashed(Field):
    """Whatever there is, at places that hashes give."""

    def write(self, out: Numbers, at: int, value: Json) -> None:
        """Add all that is said; what is said often counts more, up to 1."""
        for what, much in told("", value):
            for place in places_of(what):
                out[at + place] = max(-1.0, min(out[at + place] + much / 2, 1.0))


class PlainLens(Lens):
    """A lens that fits every view."""

    verbs = ()
    actions = ACTIONS
    printed = ()
    standing = ()

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        super().__init__(seats)

    def facts_on(self, facts: Mapping[str, Json]) -> Sequence[float]:
        """Nothing is known of cards but their names."""
        return ()

    def fields(self) -> Sequence[Field]:
        """One field for all."""
        return (Hashed("view", SIZE, "what the view says, each at two places, by a hash of where and what"),)

    def tell(self, view: Mapping[str, Json]) -> dict[str, Json]:
        """The view; with the own seat first, if it says which seats there are."""
        rows, me = view.get("seats"), view.get("seat")
        has_rows = isinstance(rows, list) and isinstance(me, int)
        return {"view": turned(view) if has_rows else view}

    def things(self, view: Mapping[str, Json]) -> dict[str, Numbers]:
        """None that are known."""
        return {}
