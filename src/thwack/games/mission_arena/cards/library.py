"""Content files: cards and names as TOML, preset decks as text. Whatever is wrong in one is refused with its
place and a cure."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from typing import Final

from ....cardlang.form import Form, read_toml
from ....cardlang.shelf import DeckShelf, Group, Names, add_decks, sheets_of, texts_in
from .checking import Known
from .decks import PAPER, faults_of
from .decks import signs as signs_of_deck
from .reading import OWN_LANGUAGE, Reader, teams_in
from .reading import PARSER as PARSER
from .reading import WORDS as WORDS
from .reading import CardDef as CardDef

NAMES: Final = "names.toml"
CARDS: Final = ("designed.toml",)
# What a home-made file may bring: slugs are those of English names (MA-0.1)
PROTAGONISTS: Final = Group("protagonists", OWN_LANGUAGE, slugs="en")
AFFILIATIONS: Final = Group("affiliations", OWN_LANGUAGE, slugs="en")
OTHERS: Final = ("skills", "alignments", "rarities", "abilities", "kinds")
GROUPS: Final = (PROTAGONISTS, AFFILIATIONS, *(Group(name, OWN_LANGUAGE) for name in OTHERS))
# What files of this game say, and no others.
OURS: Final = re.compile(r"^\s*(?:points\s*=|resistance\s*=|\[protagonists\])", re.MULTILINE)


@dataclass(eq=False)
class Library(DeckShelf[CardDef]):
    """Everything the content folder holds. Names are slugs, each with its words by language."""

    protagonists: Names = field(default_factory=dict)
    affiliations: Names = field(default_factory=dict)
    skills: Names = field(default_factory=dict)
    alignments: Names = field(default_factory=dict)
    rarities: Names = field(default_factory=dict)
    abilities: Names = field(default_factory=dict)  # by their word
    kinds: Names = field(default_factory=dict)  # of abilities

    def written(self, card: CardDef) -> list[str]:
        """By name, or by name and rarity, in any language."""
        rarity = self.rarities[card.rarity]
        return [way for lang, name in card.name.items() for way in (name, f"{name} {rarity[lang]}")]

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
    cards = [(name, (folder / name).read_text(encoding="utf-8")) for name in CARDS]
    return extended(read_names(names, NAMES), [*cards, *texts_in(folder / "decks")])


def signs(library: Library, name: str, text: str) -> int:
    """How much in a file, by its name and text, speaks for content of this game: cards, names or a deck."""
    if name.endswith(".txt"):
        return signs_of_deck(library, text)
    return len(OURS.findall(text)) if name.endswith(".toml") else 0


def read_names(text: str, file: str) -> Library:
    """A library without cards: what protagonists, affiliations and the like are called."""
    form = Form(file, "", read_toml(text, file))
    form.only(*(group.name for group in GROUPS))
    protagonists, affiliations, skills, alignments, rarities, abilities, kinds = (
        group.read(form) for group in GROUPS
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


def extended(base: Library, files: Sequence[tuple[str, str]]) -> Library:
    """The library with more files, each as its name and text: cards (.toml) or a deck (.txt). A file of cards
    may bring protagonists and affiliations of its own. Ids must be new."""
    sheets = sheets_of(files, PROTAGONISTS.name, AFFILIATIONS.name)
    found = replace(
        base,
        decks=dict(base.decks),
        protagonists=PROTAGONISTS.read_more(base.protagonists, sheets),
        affiliations=AFFILIATIONS.read_more(base.affiliations, sheets),
    )
    teams = teams_in(base.by_number, [table for sheet in sheets for table in sheet.tables("card")])
    found.read_cards(sheets, Reader(found.protagonists, found.known, teams).read)
    found.hash = add_decks(found, files, PAPER, faults_of, base.hash)
    return found
