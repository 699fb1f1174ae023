"""Texts of cards as sheets to read, one per set and language; THWACK_BLESS=1 writes them anew."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from thwack.wording import LANGUAGES


class InSet(Protocol):
    """A card of a set."""

    @property
    def set(self) -> str:
        """The set it is of."""


C = TypeVar("C", bound=InSet)


def sets_of(cards: Sequence[InSet]) -> tuple[str, ...]:
    """The sets of some cards, in order."""
    return tuple(dict.fromkeys(card.set for card in cards))


def sheet(cards: Sequence[C], name: str, lang: str, lines: Callable[[C, str], list[str]]) -> str:
    """The cards of a set, for a reviewer to read."""
    own = [card for card in cards if card.set == name]
    found = [f"{name.upper()} ({len(own)})", ""]
    for card in own:
        found += [*lines(card, lang), ""]
    return "\n".join(found).rstrip() + "\n"


def check(file: Path, text: str) -> None:
    """The text is as it was when it was read."""
    if os.environ.get("THWACK_BLESS"):
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, "read the new text, then bless it with THWACK_BLESS=1"


def check_none_is_left_over(folder: Path, sets: Sequence[str]) -> None:
    """There is a sheet for each set and language, and no other."""
    known = {f"{name}.{lang}.txt" for name in sets for lang in LANGUAGES}
    assert {file.name for file in folder.glob("*.txt")} == known
