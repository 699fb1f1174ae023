"""What fighters, players, tokens and spaces are called, and the rows that all sentences are made of."""

from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, Final

from ....wording import NP, Book, Names, read_book
from ....wording.book import merged
from ....wording.grammar import REMEMBERED
from ....wording.lines import Lines, Part
from ..cards.reading import HeroDef
from ..state.cast import Cast
from ..state.table import SPACE, TOKEN

LINES: Final = Lines(__package__)
ZONES: Final = Lines(__package__, "zones.toml")
WORDS: Final = tuple(
    Lines(__package__, f"{file}.toml")
    for file in ("words", "words_of_later_boxes", "words_of_pieces", "words_of_zones", "words_of_oneoffs")
)


@cache
def book() -> Book:
    """The wording of Unmatched's words."""
    return read_book(all_rows())


def all_rows() -> dict[str, Any]:
    """The rows of the core words, and of those that came with later boxes."""
    found: dict[str, Any] = {}
    for lines in WORDS:
        found = merged(found, lines.rows())
    return found


# By id(); the hero is kept too, so that no other can get its id.
_NAMES: dict[int, tuple[HeroDef, Names]] = {}


def names(hero: HeroDef) -> Names:
    """The names of a hero's things, made once."""
    known = _NAMES.get(id(hero))
    if known is None:
        known = _NAMES[id(hero)] = (hero, names_of(hero))
    return known[1]


def names_of(hero: HeroDef) -> Names:
    """The names in a hero's file: fighters, cards, and what resources, states and tokens are called."""
    return Names(
        book=book(),
        speaker=next(f.id for f in hero.fighters if f.role == "hero"),
        persons={f.id: f.name for f in hero.fighters},
        counts={f.id: f.count for f in hero.fighters},
        words=hero.words,
        cards={card.id: card.name for card in hero.cards},
        rules={rule.word: str(getattr(rule, "name", "")) for rule in hero.ability},
    )


@lru_cache(maxsize=REMEMBERED)
def fighter_phrase(cast: Cast, fighter: int, lang: str) -> NP:
    """A fighter by name; like sidekicks by name and number, and then without article."""
    found = names(cast.heroes[cast.owner[fighter]]).person(cast.name[fighter], lang)
    if cast.number[fighter]:
        return replace(found, text=fighter_name(cast, fighter, lang))
    return replace(found, text=copied(cast, cast.owner[fighter], found.text))


def fighter_name(cast: Cast, fighter: int, lang: str) -> str:
    """A fighter's name without article, and the number of one of several."""
    noun = names(cast.heroes[cast.owner[fighter]]).person_noun(cast.name[fighter], lang).one
    found = f"{noun} {cast.number[fighter]}" if cast.number[fighter] else noun
    return copied(cast, cast.owner[fighter], found)


def copied(cast: Cast, seat: int, name: str) -> str:
    """R-70: The name of what belongs to the second, third ... of like heroes: Medusa (2)."""
    return name if cast.copy[seat] == 1 else f"{name} ({cast.copy[seat]})"


def seat_phrase(cast: Cast, seat: int, lang: str) -> NP:
    """A player, by the hero's name; by that of the deck where there are several heroes."""
    if len(cast.heroes_of[seat]) > 1:
        return NP(cast.heroes[seat].name[lang], many=True, animate=True)
    return fighter_phrase(cast, cast.hero[seat], lang)


def zone_name(zone: str, lang: str) -> str:
    """A zone by its colour; one of a home-made board as its file calls it."""
    return str(ZONES.rows()["zone"].get(zone, {}).get(lang, zone))


def thing_phrase(cast: Cast, thing: int, lang: str) -> Part:
    """A fighter, token or space."""
    if thing < TOKEN:
        return fighter_phrase(cast, thing, lang)
    if thing >= SPACE:
        return cast.board.slugs[thing - SPACE]
    token = thing - TOKEN
    name, seat = cast.token_name[token], cast.token_owner[token]
    number = cast.token_slug[token].partition("@")[0].removeprefix(name).removeprefix("-")
    return copied(cast, seat, f"{names(cast.heroes[seat]).word(name, lang).one} {number}".strip())
