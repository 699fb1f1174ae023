"""Content files: cards and names as TOML, preset decks as text. Whatever is wrong in one is refused with its
place and a cure."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final

from ....cardlang.form import Form, read_toml, tables_in
from ....cardlang.shelf import DeckShelf, Group, Names, add_decks, sheets_of, texts_in
from .checking import Known
from .decks import PAPER, faults_of, is_deck
from .decks import signs as signs_of_deck
from .reading import NO_COST as NO_COST
from .reading import OWN_LANGUAGE, Reader, action_in, called_in
from .reading import PARSER as PARSER
from .reading import WORDS as WORDS
from .reading import X_COST as X_COST
from .reading import ActionDef as ActionDef
from .reading import CardDef as CardDef

SETS: Final = (  # in the order in which they came out; then what is in no set, and what we designed
    *("bsum", "bset", "bspo", "bsmi", "bsic", "bsiv", "bsos", "bsgc", "bsaq", "bsds", "bsfe", "bsca"),
    *("other", "designed"),
)
NAMES: Final = "names.toml"
AFFILIATIONS: Final = Group("affiliations", OWN_LANGUAGE, slugs=OWN_LANGUAGE)  # what a file may bring
OTHERS: Final = ("powers", "alignments", "keywords", "types", "egos")
GROUPS: Final = (AFFILIATIONS, *(Group(name, OWN_LANGUAGE) for name in OTHERS))

# Whose a file is: what cards alone say, the groups that only our names have, and signs of another game.
OF_CARDS: Final = frozenset({"version", "alter_ego", "shield", "powers", "alignments"})
OF_NAMES: Final = frozenset({"powers", "keywords"})
LOOKS_SO: Final = re.compile(r'^version\s*=\s*"V\d', re.MULTILINE)
BASICS: Final = re.compile(r"^\s*basic\s*:", re.MULTILINE | re.IGNORECASE)  # a line of another game's files
MANY: Final = 21  # cards that no team of another game has


@dataclass(eq=False)
class Library(DeckShelf[CardDef]):
    """Everything the content folder holds. Names are slugs, each with its words by language."""

    affiliations: Names = field(default_factory=dict)
    powers: Names = field(default_factory=dict)
    alignments: Names = field(default_factory=dict)
    keywords: Names = field(default_factory=dict)
    types: Names = field(default_factory=dict)
    people: Names = field(default_factory=dict)  # alter egos that have a name of their own in each language

    def written(self, card: CardDef) -> list[str]:
        """BS-3.2: By name and version, in any language."""
        return [f"{name} {card.version}" for name in dict.fromkeys(card.name.values())]

    @cached_property
    def called(self) -> dict[str, CardDef]:
        """A card of each name; one on offer, which has it in all languages, if there is one."""
        return {c.called: c for c in sorted(self.by_number, key=lambda c: (c.on_offer, -c.number))}

    @cached_property
    def egos(self) -> dict[str, str]:
        """Each alter ego as it is written."""
        return {
            slug: told.strip()
            for card in reversed(self.by_number)
            if card.alter_ego
            for slug, told in zip(card.egos, card.alter_ego.split("/"), strict=True)
        }

    def name_of(self, called: str, lang: str) -> str:
        """The name of cards that rules call so."""
        return self.called[called].name[lang]

    def ego_name(self, ego: str, lang: str = OWN_LANGUAGE) -> str:
        """BS-5.3.3: An alter ego as it is written; if it is what cards are called, by their name."""
        if ego in self.people:
            return self.people[ego][lang]
        return self.name_of(ego, lang) if ego in self.called else self.egos[ego]

    def alter_ego(self, card: CardDef, lang: str) -> str:
        """The person behind a card, or both of them; nothing if it has no alter ego."""
        return "/".join(self.ego_name(ego, lang) for ego in card.egos) if card.alter_ego else ""


@cache
def library() -> Library:
    """The content that comes with the package."""
    folder = resources.files(__package__) / "content"
    names = (folder / NAMES).read_text(encoding="utf-8")
    files = [*texts_in(folder / "sets"), *texts_in(folder / "decks")]
    return extended(read_names(names, NAMES), sorted(files, key=_place))


def _place(file: tuple[str, str]) -> tuple[int, str]:
    """Sets in their order, then the rest."""
    stem = file[0].removesuffix(".toml")
    return SETS.index(stem) if stem in SETS else len(SETS), file[0]


def read_names(text: str, file: str) -> Library:
    """A library without cards: what affiliations, powers and the like are called."""
    form = Form(file, "", read_toml(text, file))
    form.only(*(group.name for group in GROUPS))
    affiliations, powers, alignments, keywords, types, people = (group.read(form) for group in GROUPS)
    return Library(
        hash=text,
        affiliations=affiliations,
        powers=powers,
        alignments=alignments,
        keywords=keywords,
        types=types,
        people=people,
    )


def extended(base: Library, files: Sequence[tuple[str, str]]) -> Library:
    """The library with more files, each as its name and text: cards (.toml) or a deck (.txt). A file of cards
    may bring affiliations of its own. Ids must be new."""
    sheets = sheets_of(files, AFFILIATIONS.name)
    affiliations = AFFILIATIONS.read_more(base.affiliations, sheets)
    found = replace(base, decks=dict(base.decks), affiliations=affiliations)
    tables = [table for sheet in sheets for table in sheet.tables("card")]
    found.read_cards(sheets, Reader(_known(found, tables)).read)
    found.hash = add_decks(found, files, PAPER, faults_of, base.hash)
    return found


def _known(base: Library, tables: Sequence[Mapping[str, Any]]) -> Known:
    """All names that cards may speak of: those of cards there are, and of those that come."""
    called = {card.called for card in base.by_number}
    egos = {ego for card in base.by_number for ego in card.egos}
    actions = {card.action.slug for card in base.by_number if card.action}
    for table in tables:
        name, people = called_in(table)
        called.add(name)
        egos.update(people)
        actions.add(action_in(table))
    return Known(base.affiliations, base.powers, base.alignments, called, egos, actions)


def signs(library: Library, name: str, text: str) -> int:
    """How much in a file, by its name and text, speaks for content of this game: cards, names or a deck."""
    if name.endswith(".txt"):
        return signs_of_list(library, text)
    if not name.endswith(".toml"):
        return 0
    facts = tables_in(text)
    if facts is None:
        return int(LOOKS_SO.search(text) is not None)
    rows = facts.get("card")
    cards = rows if isinstance(rows, list) else []
    is_card = any(isinstance(row, dict) and not OF_CARDS.isdisjoint(row) for row in cards)
    return int(is_card or not OF_NAMES.isdisjoint(facts))


def signs_of_list(library: Library, text: str) -> int:
    """Teams of another game are written the same way: a deck names cards of ours, or is too large for one."""
    if not is_deck(text):
        return 0
    is_large = PAPER.sheet_of(text)[0].size >= MANY and not BASICS.search(text)
    return signs_of_deck(library, text) or int(is_large)
