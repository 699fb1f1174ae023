"""What the command line knows of the content of Battle Scenes: names in four languages, numbers, colours.

Everything comes from the facts of the cards (`thwack.match.cards`), so that home-made cards are known, too.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Protocol, cast

from ...cardlang.form import slug_of
from ...games.battle_scenes.library import NO_COST, X_COST, Library
from ...match import card as public_card
from ...match import cards, game_named
from ...wording import LANGUAGES
from ..words import Words

Json = Any
View = dict[str, Any]
GAME: Final = "battle_scenes"
KINDS: Final = ("character", "ev", "support", "scenario", "ability")  # BS-1.1, in the order of a list
KIND_COLOURS: Final = {
    "character": "#ffd75f",
    "ev": "#ffaf5f",
    "support": "#87d7af",
    "scenario": "#afafff",
    "ability": "#ff8787",
}
POWER_COLOURS: Final = {  # BS-10.1
    "agility": "#87ff87",
    "ranged-attack": "#d7af87",
    "energy-attack": "#ffff5f",
    "elasticity": "#ffafd7",
    "genius": "#5fd7d7",
    "blades": "#d0d0d0",
    "magic": "#d787ff",
    "cosmic-power": "#8787ff",
    "regeneration": "#5faf5f",
    "super-strength": "#ff5f5f",
    "telekinesis": "#af87d7",
    "telepathy": "#ff87ff",
    "flight": "#87d7ff",
}
PLAIN: Final = "#c4c4c4"  # the colour of what has none
TIMING_SIGNS: Final = {"anticipate": "▲", "unforeseen": "◷"}  # BS-1.4; a normal action has none
COSTS: Final[dict[object, str]] = {None: "none", NO_COST: "none", X_COST: "x"}  # BS-R34, BS-R35
SECOND: Final = re.compile(r"\.(\d+)$")  # the second of the same card on one side


class HasLibrary(Protocol):
    """A game that keeps its content so."""

    library: Library


@dataclass(frozen=True)
class Action:
    """What is printed in an action box (BS-1.4)."""

    name: dict[str, str]
    slug: str
    power: str  # empty: colourless
    cost: str  # 0, 1, 2, x or none
    timing: tuple[str, ...]
    keywords: tuple[str, ...]


@dataclass(frozen=True)
class Fact:
    """A card: all that is printed on it but the text."""

    id: str
    name: dict[str, str]
    version: str
    type: str
    alter_ego: str
    energy: int
    extra: int
    shield: int
    alignments: tuple[str, ...]
    affiliations: tuple[str, ...]
    powers: tuple[str, ...]
    printed: tuple[str, ...]
    action: Action | None
    incomplete: str

    @property
    def hero(self) -> str:
        """The slug of its name, which its versions share."""
        return slug_of(self.name["pt"])

    @property
    def colour(self) -> str:
        """The colour of its type."""
        return KIND_COLOURS.get(self.type, PLAIN)

    @property
    def has_energy(self) -> bool:
        """Whether it can be in scene and carry cards."""
        return self.type in ("character", "ev", "support")

    def text(self, lang: str) -> str:
        """What it does, worded from its rules; empty when there is nothing to say."""
        return card_text(self.id, lang, game_named(GAME).content_hash)

    def as_json(self) -> dict[str, Json]:
        """The card as plain data with its texts in every language."""
        found = public_card(GAME, self.id)
        texts = {lang: self.text(lang) for lang in LANGUAGES}
        return {"game": GAME, **found.facts, "on_offer": found.on_offer, "texts": texts}


@cache
def card_text(name: str, lang: str, content_hash: str) -> str:
    """The text of a card while the content has this hash."""
    return public_card(GAME, name).text(lang).strip()


def facts() -> dict[str, Fact]:
    """Every card by its id."""
    return facts_of(game_named(GAME).content_hash)


@cache
def facts_of(content_hash: str) -> dict[str, Fact]:
    """Every card while the content has this hash: home-made files may come later."""
    return {one.id: fact_of(one.facts) for one in cards(GAME)}


def fact_of(row: dict[str, Json]) -> Fact:
    """A card from its plain data."""
    return Fact(
        id=row["id"],
        name=in_every_language(row["name"]),
        version=row.get("version") or "",
        type=row["type"],
        alter_ego=row.get("alter_ego") or "",
        energy=row.get("energy") or 0,
        extra=row.get("extra") or 0,
        shield=row.get("shield") or 0,
        alignments=tuple(row.get("alignments") or ()),
        affiliations=tuple(row.get("affiliations") or ()),
        powers=tuple(row.get("powers") or ()),
        printed=tuple(row.get("printed") or ()),
        action=action_of(row.get("action")),
        incomplete=row.get("incomplete") or "",
    )


def action_of(row: dict[str, Json] | None) -> Action | None:
    """An action from its plain data."""
    if not row:
        return None
    name = in_every_language(row["name"])
    return Action(
        name=name,
        slug=row.get("slug") or slug_of(name["en"]),
        power=row.get("power") or "",
        cost=COSTS.get(row.get("cost"), str(row.get("cost"))),
        timing=tuple(row.get("timing") or ("normal",)),
        keywords=tuple(row.get("keywords") or ()),
    )


def in_every_language(name: dict[str, str]) -> dict[str, str]:
    """A name that is left out in a language is the Portuguese one, in which the game was printed."""
    first = name.get("pt") or next(iter(name.values()))
    return {lang: name.get(lang) or first for lang in LANGUAGES}


@cache
def actions_of(content_hash: str) -> dict[str, Action]:
    """Every action by its slug."""
    found: dict[str, Action] = {}
    for fact in facts_of(content_hash).values():
        if fact.action is not None:
            found.setdefault(fact.action.slug, fact.action)
    return found


def find_action(name: str, cards: Iterable[str] = ()) -> Action | None:
    """The action of that slug: of one of these cards, or else of any."""
    for one in cards:
        fact = facts().get(one)
        if fact is not None and fact.action is not None and fact.action.slug == name:
            return fact.action
    return actions_of(game_named(GAME).content_hash).get(name)


def content() -> Library:
    """Cards, decks and names, home-made ones too."""
    found: Library = cast(HasLibrary, game_named(GAME)).library
    return found


def label(group: str, name: str, lang: str) -> str:
    """A word of the game: an affiliation, a power, an alignment, a keyword."""
    groups = {
        "affiliations": content().affiliations,
        "powers": content().powers,
        "alignments": content().alignments,
        "keywords": content().keywords,
    }
    row = groups[group].get(name)
    return row[lang] if row is not None else name.replace("-", " ").capitalize()


def find_cards(name: str) -> list[Fact]:
    """The cards somebody may mean: by id, or by a name or an alter ego in any language."""
    known = facts()
    if name in known:
        return [known[name]]
    wanted = slug_of(name)
    by_id = [fact for fact in known.values() if wanted and wanted == slug_of(fact.id)]
    if by_id or not wanted:
        return by_id
    versions = [f for f in known.values() if wanted in (slug_of(f"{n} {f.version}") for n in f.name.values())]
    named = [fact for fact in known.values() if wanted in map(slug_of, fact.name.values())]
    people = [fact for fact in known.values() if wanted in map(slug_of, fact.alter_ego.split("/"))]
    return versions or named or people


# Names on the table


def card_name(card: str, say: Words, twins: frozenset[str] = frozenset()) -> str:
    """What a card is called; with its version where others of that name are about."""
    fact = facts().get(card)
    if fact is None:
        return card
    name = fact.name[say.lang]
    return f"{name} {fact.version}" if name in twins and fact.version else name


def twins_in(view: View, say: Words) -> frozenset[str]:
    """Names that several cards bear which can be seen: those are told with their versions."""
    found: dict[str, set[str]] = {}
    for card in seen_in(view):
        found.setdefault(card_name(card, say), set()).add(card)
    return frozenset(name for name, ids in found.items() if len(ids) > 1)


def seen_in(view: View) -> set[str]:
    """Every card that can be seen."""
    found = {card for row in view["seats"] for pile in PILES for card in row.get(pile) or ()}
    for row in view["seats"]:
        for one in row["scene"]:
            found |= {one["card"], *one["loaded"]}
    if view["scenario"]:
        found.add(view["scenario"]["card"])
    return {card for card in found if card}


PILES: Final = ("hand", "deck", "resources", "prizes", "aside")


def unit_of(view: View, ref: str) -> tuple[int, View] | None:
    """A character or support in scene, and whose it is."""
    for seat, row in enumerate(view["seats"]):
        for one in row["scene"]:
            if one["ref"] == ref:
                return seat, one
    return None


def unit_name(one: View, say: Words, twins: frozenset[str] = frozenset()) -> str:
    """What a character or support is called; the second of the same card has a number."""
    return " ".join(filter(None, (card_name(one["card"], say), tail_of(one, say, twins))))


def tail_of(one: View, say: Words, twins: frozenset[str]) -> str:
    """What tells a character from others of its name: its version, or a number."""
    name = card_name(one["card"], say)
    version = card_name(one["card"], say, twins).removeprefix(name).strip()
    number = SECOND.search(one["ref"])
    return " ".join(filter(None, (version, f"({number[1]})" if number else "")))


def ref_name(view: View, ref: str, say: Words, twins: frozenset[str] = frozenset()) -> str:
    """What a ref is called: a character in scene, or else a card."""
    found = unit_of(view, ref)
    if found is not None:
        return unit_name(found[1], say, twins)
    return card_name(ref if ref in facts() else SECOND.sub("", ref).partition("@")[0], say, twins)


def kind_of(card: str) -> str:
    """The type of a card."""
    fact = facts().get(card)
    return fact.type if fact is not None else ""


def by_kind(cards: Iterable[str | None]) -> dict[str, list[str]]:
    """Cards by type, in the order of the types; unknown ones are left out."""
    found: dict[str, list[str]] = {kind: [] for kind in (*KINDS, "")}
    for card in cards:
        if card:
            kind = kind_of(card)
            found[kind if kind in found else ""].append(card)
    return {kind: some for kind, some in found.items() if some}


def power_sign(power: str, say: Words) -> str:
    """Two letters for a power."""
    return say.find(f"power_sign.{power}")[:2]


def power_colour(power: str) -> str:
    """The colour of a power."""
    return POWER_COLOURS.get(power, PLAIN)


def kind_sign(kind: str, say: Words) -> str:
    """Two letters for a type."""
    return say.find(f"kind_sign.{kind}")


def label_of_power(power: str, say: Words) -> str:
    """A power by its whole name."""
    return label("powers", power, say.lang)
