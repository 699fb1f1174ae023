"""What the command line knows of the content of Dice Masters: names in four languages, faces, colours.

Everything comes from the facts of the cards (`thwack.match.cards`), so that home-made cards are known, too.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final

from ...games.dice_masters.cards.faces import face_data
from ...games.dice_masters.cards.library import library
from ...games.dice_masters.speech import teller as game_text
from ...match import cards, game_named
from .. import lookup
from ..words import Words

Json = Any
GAME: Final = "dice_masters"
SIDEKICK: Final = "sidekick"
BASIC: Final = "basic-action"
ENERGIES: Final = ("fist", "bolt", "mask", "shield")
COLOURS: Final = {
    "fist": "#ff7b6b",
    "bolt": "#ffd75f",
    "mask": "#c79bff",
    "shield": "#6cb6ff",
    "wild": "#f4f4f4",
    "generic": "#c4c4c4",
}
PLAIN: Final = "#d0d0d0"  # the colour of dice without an energy


@dataclass(frozen=True)
class Face:
    """A face of a die: energy, an action, or a character with its numbers."""

    kind: str  # energy, action, character
    energy: str = ""
    amount: int = 0
    level: int = 0
    cost: int = 0
    attack: int = 0
    defense: int = 0
    burst: int = 0


@dataclass(frozen=True)
class Fact:
    """A card: all that is printed on it but the text."""

    id: str
    number: int
    title: dict[str, str]
    subtitle: dict[str, str] | None
    name: dict[str, str]
    type: str
    cost: int
    energy: str | None
    affiliations: tuple[str, ...]
    max: int
    rarity: str
    faces: tuple[Face, ...]
    incomplete: str

    @property
    def hero(self) -> str:
        """The slug of whose card it is; all basic actions go under one."""
        return "basic-actions" if self.type == BASIC else slug(self.title["en"])

    @property
    def colour(self) -> str:
        """The colour of its energy."""
        return COLOURS.get(self.energy or "", PLAIN)

    def text(self, lang: str) -> str:
        """What it does, worded from its rules; empty when there is nothing to say."""
        return lookup.text_of(GAME, self.id, lang)

    def as_json(self) -> dict[str, Json]:
        """The card as plain data with its texts in every language."""
        return lookup.as_json(GAME, self.id)


def facts() -> dict[str, Fact]:
    """Every card by its id."""
    return facts_of(game_named(GAME).content_hash)


@cache
def facts_of(content_hash: str) -> dict[str, Fact]:
    """Every card while the content has this hash: home-made files may come later."""
    return {one.id: fact_of(one.facts) for one in cards(GAME)}


def fact_of(row: dict[str, Json]) -> Fact:
    """A card from its plain data."""
    taken: dict[str, Json] = {field.name: row.get(field.name) for field in fields(Fact)}
    taken["affiliations"] = tuple(row.get("affiliations") or ())
    taken["faces"] = tuple(Face(**face) for face in row["faces"])
    taken["incomplete"] = row.get("incomplete") or ""
    return Fact(**taken)


def label(group: str, name: str, lang: str) -> str:
    """A word of the game: an energy, a card's type, an affiliation, a rarity."""
    return game_text.book().label(group, name, lang)


def slug(name: str) -> str:
    """A name as slugs are written: Mr. Fantastic is mr-fantastic."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    return re.sub(r"[\s-]+", "-", re.sub(r"[^a-z0-9\s-]", "", plain)).strip("-")


def find_cards(name: str) -> list[Fact]:
    """The cards somebody may mean: by id, or by a name or title in any language."""
    if name in facts():
        return [facts()[name]]
    folded, wanted = name.casefold(), slug(name)
    whole = [f for f in facts().values() if wanted and wanted in (f.id, *map(slug, f.name.values()))]
    parts = [
        fact
        for fact in facts().values()
        if folded in (each.casefold() for row in (fact.title, fact.subtitle or {}) for each in row.values())
        or wanted == fact.hero
    ]
    return whole or parts


# Dice


def die_name(die: str, say: Words) -> str:
    """What a die is called for short: Thor, Sidekick."""
    fact = facts().get(die)
    if fact is not None:
        return fact.title[say.lang]
    if die != SIDEKICK:
        return die
    name = game_text.sidekick(say.lang).one
    return name[0].upper() + name[1:]


def card_name(card: str, say: Words) -> str:
    """What a card is called: Thor: Lord of Asgard."""
    fact = facts().get(card)
    return fact.name[say.lang] if fact is not None else die_name(card, say)


def die_colour(die: str) -> str:
    """The colour of a die: that of its energy."""
    fact = facts().get(die)
    return fact.colour if fact is not None else PLAIN


def die_faces(die: str) -> tuple[Face, ...]:
    """All faces of a die, in the order of its card."""
    fact = facts().get(die)
    return fact.faces if fact is not None else sidekick_faces()


@cache
def sidekick_faces() -> tuple[Face, ...]:
    """The faces of a Sidekick, whose die has no card."""
    return tuple(Face(**face_data(face)) for face in library().sidekick.faces)


def energy_sign(energy: str, say: Words) -> str:
    """One letter for an energy, from its name in this language; ? for any, 2 for generic."""
    if energy in ENERGIES:
        return label("energy", energy, say.lang)[0].upper()
    return {"wild": "?", "generic": "2"}.get(energy, "·")


def counted(dice: Iterable[str], say: Words) -> list[str]:
    """Dice of a pile by kind: 3× Sidekick, Hulk."""
    found: dict[str, int] = {}
    for die in dice:
        found[die] = found.get(die, 0) + 1
    names = [die_name(die, say) for die in found]
    twins = {name for name in names if names.count(name) > 1}
    lines = []
    for (die, count), name in zip(found.items(), names, strict=True):
        full = card_name(die, say) if name in twins else name
        lines.append(f"{count}× {full}" if count > 1 else full)
    return lines
