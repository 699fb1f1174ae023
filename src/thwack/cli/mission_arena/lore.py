"""What the command line knows of the content of Mission Arena: names in four languages, numbers, colours; and
who stands where in a view."""

import re
from collections.abc import Iterable, Iterator
from typing import Final, Literal, cast

from ...games.mission_arena.cards.decks import meant_by
from ...games.mission_arena.cards.library import CardDef, Library
from ...games.mission_arena.view_types import Place as Standing
from ...games.mission_arena.view_types import View
from .. import lookup
from ..words import Words

Place = tuple[int, str]  # a seat, and a place of it
Squad = Literal["active", "reserve"]
GAME: Final = "mission_arena"
ALIGNMENTS: Final = ("good", "neutral", "evil")  # MA-0.3
COLOURS: Final = {"good": "#6fa8ff", "neutral": "#b4b4b4", "evil": "#ff7373"}  # as on the cards
PLAIN: Final = "#c4c4c4"
SQUADS: Final[tuple[Squad, ...]] = ("active", "reserve")
PLACE: Final = re.compile(r"(active|reserve|mission|bank|player)-\d+")


# Cards


def content() -> Library:
    """Cards, decks and names, home-made ones too."""
    return cast(Library, lookup.library_of(GAME))


def facts() -> dict[str, CardDef]:
    """Every card by its id."""
    return content().cards


def colour_of(card: CardDef | None) -> str:
    """The colour of a card: that of its alignment."""
    return COLOURS.get(card.alignment, PLAIN) if card is not None else PLAIN


def text_of(card: str, lang: str) -> str:
    """What a card does, worded from its rules; empty when there is nothing to say."""
    return lookup.text_of(GAME, card, lang)


def label(group: str, slug: str, lang: str) -> str:
    """A word of the game: an affiliation, a skill, an alignment, a rarity, an ability, a protagonist."""
    row = getattr(content(), group).get(slug)
    return str(row[lang]) if row is not None else slug.replace("_", " ").replace("-", " ").capitalize()


def ability_name(fact: CardDef, lang: str) -> str:
    """The special ability of a card, by its name; nothing if it has none."""
    return label("abilities", fact.ability.word, lang) if fact.ability is not None else ""


def all_names() -> list[str]:
    """Every name of a card in any language, as slugs."""
    return lookup.all_names(facts().values())


def called(name: str) -> list[str]:
    """The slugs of names that cards have in any language."""
    return lookup.called(facts().values(), name)


def find_cards(name: str) -> list[CardDef]:
    """The cards somebody may mean: by id, by a name in any language, or by words of one."""
    cards = facts().values()
    found = [facts()[card] for card in meant_by(content(), name)]
    return found or lookup.with_name(cards, name) or lookup.with_words(cards, name)


def skill_sign(card: str, say: Words) -> str:
    """Three letters for the skill of a card."""
    fact = facts().get(card)
    return label("skills", fact.skill, say.lang)[:3] if fact is not None else ""


# Names on the table


def card_name(card: str, say: Words, twins: frozenset[str] = frozenset()) -> str:
    """What a card is called; with its rarity where other versions of it are about."""
    fact = facts().get(card)
    if fact is None:
        return card
    name = fact.name[say.lang]
    return f"{name} ({version(fact, say)})" if name in twins else name


def version(fact: CardDef, say: Words) -> str:
    """What tells a card from others of its name: its rarity, or its id where that is not enough."""
    same = [one for one in facts().values() if (one.called, one.rarity) == (fact.called, fact.rarity)]
    return label("rarities", fact.rarity, say.lang) if len(same) == 1 else fact.id


def short_name(card: str, say: Words) -> str:
    """What a card is called on the table, where a Team is known by its frame."""
    fact = facts().get(card)
    name = card_name(card, say)
    return name.removeprefix(f"{say('arena.team')} ") if fact is not None and fact.is_team else name


def twins_in(cards: Iterable[str], say: Words) -> frozenset[str]:
    """Names that several of these cards bear: those are told with their versions."""
    found: dict[str, set[str]] = {}
    for card in cards:
        found.setdefault(card_name(card, say), set()).add(card)
    return frozenset(name for name, ids in found.items() if len(ids) > 1)


def seen_in(view: View) -> set[str]:
    """Every card that can be seen."""
    found = {card for row in view["seats"] for pile in (row["hand"], row["discard"]) for card in pile}
    found |= {one["card"] for row in view["seats"] for one in row["missions"]}
    for _, one in places(view):
        found |= {*one["wounds"], *one["power_cards"]}
        found |= {one["card"]} if one["card"] else set()
    return found | ({view["duty"]["card"]} if view["duty"] else set())


# Who stands where


def places(view: View) -> Iterator[tuple[int, Standing]]:
    """Every place of both, and whose it is."""
    for seat, row in enumerate(view["seats"]):
        for squad in SQUADS:
            for one in row[squad]:
                yield seat, one


def place_of(view: View, seat: int, ref: str) -> Standing | None:
    """The place of that name, or where that card is on top."""
    for squad in SQUADS:
        for one in view["seats"][seat][squad]:
            if ref in (one["place"], one["card"]):
                return one
    return None


def in_play(view: View, seat: int) -> set[str]:
    """The names of the protagonists of a player, as slugs."""
    found = [facts().get(one["card"]) for owner, one in places(view) if owner == seat and one["card"]]
    return {fact.called for fact in found if fact is not None}


def spot(view: View, thing: str) -> Place | None:
    """The place or mission that something a choice is about stands for; a challenge by who launches it."""
    kind, *parts = thing.split(":")
    if kind == "challenge":
        return view["active"], view["challenges"][int(parts[0])]["from"]
    if kind == "mission":
        return int(parts[0]), f"mission-{parts[1]}"
    return (int(parts[0]), parts[1]) if kind == "place" else None


def is_place(ref: str) -> bool:
    """Whether a ref of a key is a place or a mission, not a card."""
    return PLACE.fullmatch(ref) is not None


def place_name(ref: str, say: Words) -> str:
    """What a place or a mission is called: Active 2, Mission 1."""
    kind, _, number = ref.rpartition("-")
    return f"{say(f'arena_place.{kind}')} {number}"
