"""What is said of a content file that was checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Json = Any
Files = Sequence[tuple[str, str]]  # content files: name and text


@dataclass(frozen=True)
class Verdict:
    """What is to be said of a content file."""

    file: str
    kind: str = ""
    id: str = ""
    error: str = ""
    facts: Mapping[str, Json] = field(default_factory=dict)  # for programs
    told: str = ""  # the same for people: "deck of 30, 16 cards"
    specials: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Json]:
        """The verdict as plain data."""
        found = {"file": self.file, "ok": not self.error, "kind": self.kind, "id": self.id}
        return {**found, "error": self.error} if self.error else {**found, **self.facts}


def counted(number: int, noun: str) -> str:
    """A number with its noun."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def with_specials(specials: Sequence[str], unfinished: int) -> str:
    """What a content file needs beyond the common words, and how many of its cards are not finished."""
    told = counted(len(specials), "special") + (f" ({', '.join(specials)})" if specials else "")
    return told + (f", {unfinished} not finished" if unfinished else "")
