"""Content files: cards and names as TOML, preset decks as text. Whatever is wrong in one is refused with its
place and a cure."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final

from ....cardlang.decklist import Deck as Deck
from ....cardlang.decklist import add_preset
from ....cardlang.form import Form, read_toml, slug_of
from ....kernel.errors import ContentError
from .checking import Known
from .decks import PAPER, faults_of
from .decks import signs as signs_of_deck
from .reading import OWN_LANGUAGE, Reader, teams_in
from .reading import PARSER as PARSER
from .reading import WORDS as WORDS
from .reading import CardDef as CardDef

NAMES: Final = "names.toml"
CARDS: Final = ("designed.toml",)
GROUPS: Final = ("protagonists", "affiliations", "skills", "alignments", "rarities", "abilities", "kinds")
OPEN: Final = ("protagonists", "affiliations")  # what a home-made file may bring
# What files of this game say, and no others.
OURS: Final = re.compile(r"^\s*(?:points\s*=|resistance\s*=|\[protagonists\])", re.MULTILINE)

Names = dict[str, dict[str, str]]


@dataclass
class Library:
    """Everything the content folder holds. Names are slugs, each with its words by language."""

    cards: dict[str, CardDef] = field(default_factory=dict)  # in order of number
    by_number: tuple[CardDef, ...] = ()
    decks: dict[str, Deck] = field(default_factory=dict)  # the presets
    hash: str = ""
    protagonists: Names = field(default_factory=dict)
    affiliations: Names = field(default_factory=dict)
    skills: Names = field(default_factory=dict)
    alignments: Names = field(default_factory=dict)
    rarities: Names = field(default_factory=dict)
    abilities: Names = field(default_factory=dict)  # by their word
    kinds: Names = field(default_factory=dict)  # of abilities

    @cached_property
    def ready(self) -> dict[str, Deck]:
        """The presets that were judged and put in order already, as they are asked for."""
        return {}

    @cached_property
    def ids(self) -> dict[str, str]:
        """Every id by itself in lower case."""
        return {card.casefold(): card for card in self.cards}

    @cached_property
    def versions(self) -> dict[str, tuple[str, ...]]:
        """The cards of each name, and of each name and rarity, in any language, as a slug."""
        found: dict[str, dict[str, None]] = {}
        for card in self.by_number:
            for lang, name in card.name.items():
                for written in (name, f"{name} {self.rarities[card.rarity][lang]}"):
                    found.setdefault(slug_of(written), {})[card.id] = None
        return {name: tuple(cards) for name, cards in found.items()}

    @property
    def known(self) -> Known:
        """All names that cards may speak of, by what they are."""
        return {
            "protagonist": self.protagonists,
            "affiliation": self.affiliations,
            "skill": self.skills,
            "alignment": self.alignments,
            "rarity": self.rarities,
        }


@cache
def library() -> Library:
    """The content that comes with the package."""
    folder = resources.files(__package__) / "content"
    names = (folder / NAMES).read_text(encoding="utf-8")
    files = [(name, (folder / name).read_text(encoding="utf-8")) for name in CARDS]
    decks = [file for file in (folder / "decks").iterdir() if file.name.endswith(".txt")]
    files += sorted((file.name, file.read_text(encoding="utf-8")) for file in decks)
    return extended(read_names(names, NAMES), files)


def signs(library: Library, name: str, text: str) -> int:
    """How much in a file, by its name and text, speaks for content of this game: cards, names or a deck."""
    return len(OURS.findall(text)) if name.endswith(".toml") else signs_of_deck(library, text)


def takes(library: Library, name: str, text: str) -> bool:
    """Whether a file is content of this game."""
    return signs(library, name, text) > 0


def read_names(text: str, file: str) -> Library:
    """A library without cards: what protagonists, affiliations and the like are called."""
    form = Form(file, "", read_toml(text, file))
    form.only(*GROUPS)
    protagonists, affiliations, skills, alignments, rarities, abilities, kinds = (
        _group(form, group) for group in GROUPS
    )
    return Library(
        hash=text,
        protagonists=protagonists,
        affiliations=affiliations,
        skills=skills,
        alignments=alignments,
        rarities=rarities,
        abilities=abilities,
        kinds=kinds,
    )


def _group(form: Form, group: str) -> Names:
    """The names of one group. The slug of a protagonist or an affiliation is that of its English name, so
    that two of them are never called alike (MA-0.1)."""
    rows = Form(form.file, group, form.table(group, {}))
    found = {slug: rows.names(slug, OWN_LANGUAGE) for slug in rows.rows}
    for slug, names in found.items():
        right = slug_of(names["en"])
        if group in OPEN and slug != right:
            cure = f"write {right} = {{ ... }}" if right else "give it a name with letters"
            rows.fail(f"{names['en']} must be {right or 'another name'}, not {slug}", cure)
    return found


def _with_names(base: Names, sheets: Sequence[Form], group: str) -> Names:
    """The names of a group with those that files bring; a name that is there keeps its words."""
    found = dict(base)
    for sheet in sheets:
        for slug, names in _group(sheet, group).items():
            if found.setdefault(slug, names) != names:
                message = f"{slug} is there already, with other words"
                raise ContentError(message, file=sheet.file, card=group, hint="leave it out")
    return found


def extended(base: Library, files: Sequence[tuple[str, str]]) -> Library:
    """The library with more files, each as its name and text: cards (.toml) or a deck (.txt). A file of cards
    may bring protagonists and affiliations of its own.

    Ids must be new. Decks are read last, so that they may name cards of any file.
    """
    for name, _ in files:
        if not name.endswith((".toml", ".txt")):
            raise ContentError("this is no content file", file=name, hint="cards are .toml, decks are .txt")
    sheets = [Form(name, "", read_toml(text, name)) for name, text in files if name.endswith(".toml")]
    for sheet in sheets:
        sheet.only("card", *OPEN)
    found = replace(
        base,
        decks=dict(base.decks),
        protagonists=_with_names(base.protagonists, sheets, "protagonists"),
        affiliations=_with_names(base.affiliations, sheets, "affiliations"),
    )
    found.cards = _with_cards(found, [(sheet.file, row) for sheet in sheets for row in sheet.tables("card")])
    found.by_number = tuple(found.cards.values())
    sha = hashlib.blake2b(base.hash.encode(), digest_size=8)
    for name, text in files:
        sha.update(f"{text}\0".encode())
        if name.endswith(".txt"):  # a deck is called by the name of its file, a card by what stands in it
            sha.update(f"{name}\0".encode())
            add_preset(found, PAPER, name, text, faults_of)
    found.hash = sha.hexdigest()
    return found


def _with_cards(base: Library, tables: Sequence[tuple[str, Mapping[str, Any]]]) -> dict[str, CardDef]:
    """The cards of a library with those of some tables, each with its file."""
    teams = teams_in(base.by_number, [table for _, table in tables])
    reader = Reader(base.protagonists, base.known, teams)
    cards = dict(base.cards)
    taken = {card.casefold() for card in cards}
    for file, table in tables:
        card = reader.read(file, len(cards), dict(table))
        if card.id.casefold() in taken:
            place, hint = f"card {card.id}", "change its id"
            raise ContentError(f'there is already a card "{card.id}"', file=file, card=place, hint=hint)
        taken.add(card.id.casefold())
        cards[card.id] = card
    return cards
