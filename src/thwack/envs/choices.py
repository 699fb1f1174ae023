"""What choices are, as numbers: the same for the same choice in every match, and with facts of its refs."""

import hashlib
import re
from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ..match import Choice
from .fields import Line, Numbers, part_of
from .lenses import Lens

Json = Any
MORE: Final = "more"  # the last action of a page that is not the last one
REFS: Final = 3  # told with facts; further ones only count among the hashed
BUCKETS: Final = 64
NUMBER: Final = re.compile(r"(?:^|-)(\d+)$")


def buckets_of(place: int, ref: str) -> tuple[int, ...]:
    """Where a ref at that place counts, the same on every machine: seldom twice at the same two buckets."""
    digest = hashlib.blake2b(f"{place}:{ref}".encode(), digest_size=4).digest()
    return int.from_bytes(digest[:2], "big") % BUCKETS, int.from_bytes(digest[2:], "big") % BUCKETS


@lru_cache(maxsize=100_000)
def read(key: str) -> tuple[str, float, tuple[int, ...], tuple[str, ...]]:
    """The verb of a key, how many refs it has, where they count, and the first of them."""
    verb, *refs = key.split(":")
    buckets = [bucket for place, ref in enumerate(refs) for bucket in buckets_of(min(place, REFS), ref)]
    return verb, part_of(len(refs), 8), tuple(buckets), tuple(refs[:REFS])


@lru_cache(maxsize=100_000)
def number_in(ref: str) -> float:
    """The number that a ref is or ends with: 2 in mission-2."""
    found = NUMBER.search(ref)
    return part_of(int(found[1]), 10) if found else 0.0


class ChoiceRows:
    """Rows of numbers for the choices of a question."""

    def __init__(self, lens: Lens) -> None:
        self._lens = lens
        self._verbs = {verb: at for at, verb in enumerate((*lens.verbs, MORE))}
        self._refs = len(self._verbs) + 1
        self._facts = self._refs + BUCKETS
        self._each = 1 + len(lens.standing) + len(lens.printed)
        self.size = self._facts + REFS * self._each

    def write(self, out: Numbers, choices: Sequence[Choice], view: Mapping[str, Json]) -> None:
        """Write a row for each choice."""
        things = self._lens.things(view)
        known: dict[str, Numbers] = {}
        at = 0
        for choice in choices:
            verb, count, buckets, refs = read(choice.key)
            place = self._verbs.get(verb)
            hashed = at + self._refs
            if place is not None:
                out[at + place] = 1.0
            elif not self._lens.verbs:
                for bucket in buckets_of(REFS + 1, verb):
                    out[hashed + bucket] = 1.0
            out[hashed - 1] = count
            for bucket in buckets:
                out[hashed + bucket] = 1.0
            start = at + self._facts
            for ref in refs:
                facts = known.get(ref)
                if facts is None:
                    facts = known[ref] = self._facts_of(ref, things, view)
                out[start : start + self._each] = facts
                start += self._each
            at += self.size

    def write_more(self, out: Numbers, row: int) -> None:
        """Write the row of the action that turns the page."""
        out[row * self.size + self._verbs[MORE]] = 1.0

    def _facts_of(self, ref: str, things: Mapping[str, Numbers], view: Mapping[str, Json]) -> Numbers:
        """What is known of a ref."""
        lens = self._lens
        return array("f", (number_in(ref),)) + things.get(ref, lens.nowhere) + lens.card_of(view, ref)

    def lines(self) -> Iterator[Line]:
        """What lies where in a row."""
        verbs = f"one of {', '.join(self._verbs)}"
        yield Line(0, 0, len(self._verbs), "verb", verbs)
        yield Line(0, self._refs - 1, 1, "refs", "how many: / 8")
        yield Line(
            0, self._refs, BUCKETS, "hashed", "two ones for each ref, by a hash of the ref and its place"
        )  # and for the verb, in a game of which no verbs are known
        parts = (
            Line(1, 0, 1, "number", "the number it is or ends with: / 10"),
            Line(1, 1, len(self._lens.standing), "standing", ", ".join(self._lens.standing)),
            Line(
                1,
                1 + len(self._lens.standing),
                len(self._lens.printed),
                "card",
                ", ".join(self._lens.printed),
            ),
        )
        yield Line(
            0, self._facts, REFS * self._each, "ref", f"facts of the first refs: {REFS} × {self._each}"
        )
        yield from parts
