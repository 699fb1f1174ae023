"""The library: all heroes, cards and boards that can be played."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from ....cardlang.form import read_toml, tables_in
from ....kernel.errors import ContentError
from .board import Board
from .reading import CardDef, HeroDef, read_board, read_hero

OURS: Final = (
    "fighter",
    "space",
    "lines",
    "zones",
    "move",
)  # what files of heroes and boards say, and no others


class Box(NamedTuple):
    """What heroes are sold in."""

    id: str
    name: str
    year: int


@dataclass
class Library:
    """Everything the content folder holds. A card's index is its identity."""

    heroes: dict[str, HeroDef] = field(default_factory=dict)
    boards: dict[str, Board] = field(default_factory=dict)
    cards: list[CardDef] = field(default_factory=list)
    offered: tuple[str, ...] = ()  # heroes one can play: all their cards work
    hash: str = ""
    copies: dict[tuple[str, int], HeroDef] = field(default_factory=dict)  # made when they are first played

    def copy_of(self, hero: str, number: int) -> HeroDef:
        """R-70: A hero; the second, third ... of a match has cards of its own, with other indices."""
        first = self.heroes[hero]
        if number == 1:
            return first
        if (hero, number) not in self.copies:
            ahead = len(self.cards) * (number - 1)
            cards = tuple(replace(card, index=card.index + ahead) for card in first.cards)
            self.copies[hero, number] = replace(first, cards=cards)
        return self.copies[hero, number]


@cache
def boxes() -> tuple[Box, ...]:
    """The boxes of the heroes that come with the package, oldest first."""
    file = resources.files(__package__) / "content" / "boxes.toml"
    rows = read_toml(file.read_text(encoding="utf-8"), file.name)["box"]
    return tuple(Box(row["id"], row["name"], row["year"]) for row in rows)


@cache
def library() -> Library:
    """The content that comes with the package."""
    folder = resources.files(__package__) / "content"
    files = [file for kind in ("boards", "heroes") for file in (folder / kind).iterdir()]
    found = [(file.name, file.read_text(encoding="utf-8")) for file in files if file.name.endswith(".toml")]
    return extended(Library(), sorted(found))


def extended(base: Library, files: Sequence[tuple[str, str]]) -> Library:
    """The library with more files, each as its name and text: heroes or boards. Ids must be new."""
    found = Library(dict(base.heroes), dict(base.boards), list(base.cards))
    sha = hashlib.blake2b(base.hash.encode(), digest_size=8)
    for name, text in files:
        sha.update(text.encode())
        if "space" in read_toml(text, name):
            board = read_board(text, name)
            if board.id in found.boards:
                raise ContentError(f'there is already a board "{board.id}"', file=name, hint="change its id")
            found.boards[board.id] = board
        else:
            hero = read_hero(text, name, len(found.cards))
            if hero.id in found.heroes:
                raise ContentError(f'there is already a hero "{hero.id}"', file=name, hint="change its id")
            found.heroes[hero.id] = hero
            found.cards.extend(hero.cards)
    found.offered = tuple(
        h.id for h in found.heroes.values() if not h.incomplete and not any(c.incomplete for c in h.cards)
    )
    found.hash = sha.hexdigest()
    return found


def signs(library: Library, name: str, text: str) -> int:
    """How much in a file, by its name and text, speaks for a hero or a board."""
    facts = (tables_in(text) or {}) if name.endswith(".toml") else {}
    return sum(part in facts for part in OURS)
