"""What the command line knows of the content of Battle Scenes: names in four languages, numbers, colours."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, cast

from ...cardlang.form import slug_of
from ...games.battle_scenes.cards.decks import meant_by
from ...games.battle_scenes.cards.library import ActionDef, CardDef, Library
from ...games.battle_scenes.view_types import Unit, View
from .. import lookup
from ..words import Words

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
SECOND: Final = re.compile(r"\.(\d+)$")  # the second of the same card on one side


# Cards


def content() -> Library:
    """Cards, decks and names, home-made ones too."""
    return cast(Library, lookup.library_of(GAME))


def facts() -> dict[str, CardDef]:
    """Every card by its id."""
    return content().cards


def colour_of(card: CardDef | None) -> str:
    """The colour of a card: that of its type."""
    return KIND_COLOURS.get(card.type, PLAIN) if card is not None else PLAIN


def can_carry(card: CardDef) -> bool:
    """Whether a card can be in scene with others loaded on it."""
    return card.type in ("character", "ev", "support")


def text_of(card: str, lang: str) -> str:
    """What a card does, worded from its rules; empty when there is nothing to say."""
    return lookup.text_of(GAME, card, lang)


@cache
def actions_of(content_hash: str) -> dict[str, ActionDef]:
    """Every action by its slug while the content has this hash."""
    found: dict[str, ActionDef] = {}
    for card in facts().values():
        if card.action is not None:
            found.setdefault(card.action.slug, card.action)
    return found


def find_action(name: str, cards: Iterable[str] = ()) -> ActionDef | None:
    """The action of that slug: of one of these cards, or else of any."""
    for one in cards:
        card = facts().get(one)
        if card is not None and card.action is not None and card.action.slug == name:
            return card.action
    return actions_of(content().hash).get(name)


def label(group: str, name: str, lang: str) -> str:
    """A word of the game: an affiliation, a power, an alignment."""
    groups = {
        "affiliations": content().affiliations,
        "powers": content().powers,
        "alignments": content().alignments,
    }
    row = groups[group].get(name)
    return row[lang] if row is not None else name.replace("-", " ").capitalize()


def all_names() -> list[str]:
    """Every name of a card in any language, as slugs."""
    return lookup.all_names(facts().values())


def called(name: str) -> list[str]:
    """The slugs of names that cards have in any language."""
    return lookup.called(facts().values(), name)


def find_cards(name: str) -> list[CardDef]:
    """The cards somebody may mean: by id, by a name or an alter ego in any language, or by words of a name,
    of which the last may be cut short."""
    found = [facts()[card] for card in meant_by(content(), name)]
    wanted = slug_of(name)
    if found or not wanted:
        return found
    cards = facts().values()
    found = lookup.with_name(cards, name)
    found = found or [card for card in cards if card.alter_ego and wanted in card.egos]
    return found or lookup.with_words(cards, name)


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
    found: set[str | None] = set()
    for row in view["seats"]:
        found.update(row["hand"], row["deck"], row["resources"], row["prizes"], row["aside"])
        for one in row["scene"]:
            found |= {one["card"], *one["loaded"]}
    if view["scenario"]:
        found.add(view["scenario"]["card"])
    return {card for card in found if card}


def unit_of(view: View, ref: str) -> tuple[int, Unit] | None:
    """A character or support in scene, and whose it is."""
    for seat, row in enumerate(view["seats"]):
        for one in row["scene"]:
            if one["ref"] == ref:
                return seat, one
    return None


def unit_name(one: Unit, say: Words, twins: frozenset[str] = frozenset()) -> str:
    """What a character or support is called; the second of the same card has a number."""
    return " ".join(filter(None, (card_name(one["card"], say), tail_of(one, say, twins))))


def tail_of(one: Unit, say: Words, twins: frozenset[str]) -> str:
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
