"""What the libraries of games have in common to which players bring decks or teams: cards, names and presets
on one shelf, and how content files are read onto it. Whatever is wrong in a file is refused with its place
and a cure."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from ..kernel.errors import ContentError
from . import decklist
from .decklist import Deck, Faults, Listed, Paper, add_preset
from .form import ID, Form, read_toml, slug_of
from .node import Node
from .parse import Parser

Names = dict[str, dict[str, str]]  # slugs, each with its words by language


class OnShelf(Listed, Protocol):
    """A card as a shelf sees it."""

    @property
    def id(self) -> str:
        """What choices and decks call it."""


C = TypeVar("C", bound=OnShelf)
S = TypeVar("S", bound=decklist.Shelf)


@dataclass(eq=False)
class CardShelf(Generic[C]):
    """Cards. Two shelves are never the same, so that what is made of one can be kept."""

    cards: dict[str, C] = field(default_factory=dict)  # in order of number
    by_number: tuple[C, ...] = ()
    hash: str = ""
    cure: ClassVar = "change its id"  # of a card whose id is taken

    def written(self, card: C) -> Iterable[str]:
        """The ways in which a deck may name a card, other than by its id."""
        raise NotImplementedError

    @cached_property
    def ids(self) -> dict[str, str]:
        """Every id by itself in lower case."""
        return {card.casefold(): card for card in self.cards}

    @cached_property
    def versions(self) -> dict[str, tuple[str, ...]]:
        """The cards that somebody could mean who writes a name, as a slug."""
        found: dict[str, dict[str, None]] = {}
        for card in self.by_number:
            for name in self.written(card):
                found.setdefault(slug_of(name), {})[card.id] = None
        return {name: tuple(cards) for name, cards in found.items()}

    def add_cards(self, found: Iterable[tuple[str, C]]) -> None:
        """More cards, each with the file it stands in; their ids must be new."""
        cards = dict(self.cards)
        taken = {card.casefold() for card in cards}
        for file, card in found:
            if card.id.casefold() in taken:
                message = f'there is already a card "{card.id}"'
                raise ContentError(message, file=file, card=f"card {card.id}", hint=self.cure)
            taken.add(card.id.casefold())
            cards[card.id] = card
        self.by_number = tuple(sorted(cards.values(), key=lambda card: card.number))
        self.cards = {card.id: card for card in self.by_number}


@dataclass(eq=False)
class DeckShelf(CardShelf[C]):
    """Cards that are numbered as they are read, and preset decks of them."""

    decks: dict[str, Deck] = field(default_factory=dict)  # the presets

    @cached_property
    def ready(self) -> dict[str, Deck]:
        """The presets that were judged and put in order already, as they are asked for."""
        return {}

    def read_cards(self, sheets: Sequence[Form], read: Callable[[str, int, dict[str, Any]], C]) -> None:
        """The cards of some files, each by its file, its number and its table."""
        tables = [(sheet.file, table) for sheet in sheets for table in sheet.tables("card")]
        numbered = enumerate(tables, len(self.cards))
        self.add_cards((file, read(file, number, table)) for number, (file, table) in numbered)


def add_decks(
    shelf: S, files: Sequence[tuple[str, str]], paper: Paper, faults_of: Faults[S], before: str
) -> str:
    """The preset decks among some files, and the hash of all content with these files, from the one `before`.
    Decks come last, so that they may name cards of any file."""
    for name, text in lists_in(files):
        add_preset(shelf, paper, name, text, faults_of)
    return hash_of(files, before)


def hash_of(files: Sequence[tuple[str, str]], before: str) -> str:
    """The hash of all content with some files, from the one before."""
    sha = hashlib.blake2b(before.encode(), digest_size=8)
    for name, text in files:
        sha.update(f"{text}\0".encode())
        if name.endswith(".txt"):  # a deck is called by the name of its file, a card by what stands in it
            sha.update(f"{name}\0".encode())
    return sha.hexdigest()


# Files


def texts_in(folder: Traversable) -> list[tuple[str, str]]:
    """The content files in a folder, each as its name and text, by name."""
    found = [file for file in folder.iterdir() if file.name.endswith((".toml", ".txt"))]
    return sorted((file.name, file.read_text(encoding="utf-8")) for file in found)


def lists_in(files: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """The files of decks or teams among some content files."""
    return [(name, text) for name, text in files if name.endswith(".txt")]


def sheets_in(files: Sequence[tuple[str, str]], lists: str = "decks") -> list[Form]:
    """The files of cards among some content files; the others are what lists they are called."""
    for name, _ in files:
        if not name.endswith((".toml", ".txt")):
            cure = f"cards are .toml, {lists} are .txt"
            raise ContentError("this is not a content file", file=name, hint=cure)
    return [Form(name, "", read_toml(text, name)) for name, text in files if name.endswith(".toml")]


def sheets_of(files: Sequence[tuple[str, str]], *groups: str) -> list[Form]:
    """The files of cards among some content files; beside cards they may bring names of these groups."""
    sheets = sheets_in(files)
    for sheet in sheets:
        sheet.only("card", *groups)
    return sheets


def stem_of(file: str) -> str:
    """The name of a file of cards, without its folder and ending."""
    return file.replace("\\", "/").rpartition("/")[2].removesuffix(".toml")


# Names


@dataclass(frozen=True)
class Group:
    """A group of names in content files: affiliations, powers and the like.

    `base` is the game's own language, whose words stand in where others are missing. Where `slugs` is a
    language, a slug is that of the name in it, so that no two are called alike."""

    name: str
    base: str
    slugs: str = ""

    def read(self, form: Form) -> Names:
        """The names of the group in a file."""
        rows = Form(form.file, self.name, form.table(self.name, {}))
        found = {slug: rows.names(slug, self.base) for slug in rows.rows}
        for slug, names in found.items() if self.slugs else ():
            right = slug_of(names[self.slugs])
            if slug != right:
                cure = f"write {right} = {{ ... }}" if right else "give it a name with letters"
                rows.fail(f"{names[self.slugs]} must be {right or 'another name'}, not {slug}", cure)
        return found

    def read_more(self, there: Mapping[str, dict[str, str]], sheets: Sequence[Form]) -> Names:
        """The names there are with those that files bring; a name that is there keeps its words."""
        found = dict(there)
        for sheet in sheets:
            for slug, names in self.read(sheet).items():
                if found.setdefault(slug, names) != names:
                    message = f"{slug} is already defined, with different words"
                    raise ContentError(message, file=sheet.file, card=self.name, hint="leave it out")
        return found


# Cards


class CardReader:
    """What readers of cards have in common."""

    parser: ClassVar[Parser]
    example: ClassVar[str]  # an id, for hints

    def identity(self, form: Form) -> str:
        """The id of a card: letters, digits and dashes, for it is a part of choices."""
        found = form.text("id")
        if not ID.fullmatch(found):
            form.fail(f'"{found}" cannot be an id', f'write it as id = "{self.example}"')
        return found

    def parsed(self, form: Form, field: str, text: str, kind: type[Node]) -> Any:
        """The tree of the expression in a field."""
        try:
            return self.parser.parse(text, kind)
        except ContentError as fault:
            raise fault.at(file=form.file, card=f"{form.card}, {field}") from None
