"""Content files: cards and names as TOML, preset decks as text. Whatever is wrong in one is refused with its
place and a cure."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final

from ....cardlang.decklist import Deck, add_preset
from ....cardlang.form import Form, read_toml, slug_of
from ....kernel.errors import ContentError
from .checking import Known
from .decks import PAPER, faults_of
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
GROUPS: Final = ("affiliations", "powers", "alignments", "keywords", "types")


@dataclass
class Library:
    """Everything the content folder holds. Names are slugs, each with its words by language."""

    cards: dict[str, CardDef] = field(default_factory=dict)  # in order of number
    by_number: tuple[CardDef, ...] = ()
    decks: dict[str, Deck] = field(default_factory=dict)  # the presets
    hash: str = ""
    affiliations: dict[str, dict[str, str]] = field(default_factory=dict)
    powers: dict[str, dict[str, str]] = field(default_factory=dict)
    alignments: dict[str, dict[str, str]] = field(default_factory=dict)
    keywords: dict[str, dict[str, str]] = field(default_factory=dict)
    types: dict[str, dict[str, str]] = field(default_factory=dict)

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
        """The cards of each name and version, in any language, as a slug."""
        found: dict[str, dict[str, None]] = {}
        for card in self.by_number:
            for name in set(card.name.values()):
                found.setdefault(slug_of(f"{name} {card.version}"), {})[card.id] = None
        return {name: tuple(cards) for name, cards in found.items()}

    @cached_property
    def called(self) -> dict[str, CardDef]:
        """A card of each name."""
        return {card.called: card for card in reversed(self.by_number)}

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
        """BS-5.3.3: An alter ego as it is written; the name of cards that have none."""
        return self.egos.get(ego) or self.name_of(ego, lang)


@cache
def library() -> Library:
    """The content that comes with the package."""
    folder = resources.files(__package__) / "content"
    names = (folder / NAMES).read_text(encoding="utf-8")
    files = [file for kind in ("sets", "decks") for file in (folder / kind).iterdir()]
    found = [
        (file.name, file.read_text(encoding="utf-8"))
        for file in files
        if file.name.endswith((".toml", ".txt"))
    ]
    return extended(read_names(names, NAMES), sorted(found, key=_place))


def _place(file: tuple[str, str]) -> tuple[int, str]:
    """Sets in their order, then the rest."""
    stem = file[0].removesuffix(".toml")
    return SETS.index(stem) if stem in SETS else len(SETS), file[0]


def read_names(text: str, file: str) -> Library:
    """A library without cards: what affiliations, powers and the like are called."""
    form = Form(file, "", read_toml(text, file))
    form.only(*GROUPS)
    affiliations, powers, alignments, keywords, types = (_group(form, group) for group in GROUPS)
    return Library(
        hash=text,
        affiliations=affiliations,
        powers=powers,
        alignments=alignments,
        keywords=keywords,
        types=types,
    )


def _group(form: Form, group: str) -> dict[str, dict[str, str]]:
    """The names of one group. An affiliation's slug is that of its own name."""
    rows = Form(form.file, group, form.table(group, {}))
    found = {slug: rows.names(slug, OWN_LANGUAGE) for slug in rows.rows}
    for slug, names in found.items():
        right = slug_of(names[OWN_LANGUAGE])
        if group == "affiliations" and slug != right:
            rows.fail(f"{names[OWN_LANGUAGE]} must be {right}, not {slug}", f"write {right} = {{ ... }}")
    return found


def extended(base: Library, files: Sequence[tuple[str, str]]) -> Library:
    """The library with more files, each as its name and text: cards (.toml) or a deck (.txt). A file of cards
    may bring affiliations of its own.

    Ids must be new. Decks are read last, so that they may name cards of any file.
    """
    for name, _ in files:
        if not name.endswith((".toml", ".txt")):
            raise ContentError("this is no content file", file=name, hint="cards are .toml, decks are .txt")
    sheets = [Form(name, "", read_toml(text, name)) for name, text in files if name.endswith(".toml")]
    affiliations = dict(base.affiliations)
    for sheet in sheets:
        sheet.only("card", "affiliations")
        if "affiliations" in sheet.rows:
            affiliations |= _group(sheet, "affiliations")
    tables = [(sheet.file, table) for sheet in sheets for table in sheet.tables("card")]
    reader = Reader(_known(base, affiliations, tables))
    cards = dict(base.cards)
    taken = {card.casefold() for card in cards}
    for file, table in tables:
        card = reader.read(file, len(cards), table)
        if card.id.casefold() in taken:
            place, hint = f"card {card.id}", "change its id"
            raise ContentError(f'there is already a card "{card.id}"', file=file, card=place, hint=hint)
        taken.add(card.id.casefold())
        cards[card.id] = card
    found = replace(
        base, cards=cards, by_number=tuple(cards.values()), decks=dict(base.decks), affiliations=affiliations
    )
    sha = hashlib.blake2b(base.hash.encode(), digest_size=8)
    for name, text in files:
        sha.update(f"{text}\0".encode())
        if name.endswith(".txt"):  # a deck is called by the name of its file, a card by what stands in it
            sha.update(f"{name}\0".encode())
            add_preset(found, PAPER, name, text, faults_of)
    found.hash = sha.hexdigest()
    return found


def _known(
    base: Library, affiliations: Mapping[str, Any], tables: Sequence[tuple[str, dict[str, Any]]]
) -> Known:
    """All names that cards may speak of: those of cards there are, and of those that come."""
    called = {card.called for card in base.by_number}
    egos = {ego for card in base.by_number for ego in card.egos}
    actions = {card.action.slug for card in base.by_number if card.action}
    for _, table in tables:
        name, people = called_in(table)
        called.add(name)
        egos.update(people)
        actions.add(action_in(table))
    return Known(affiliations, base.powers, base.alignments, called, egos, actions)
