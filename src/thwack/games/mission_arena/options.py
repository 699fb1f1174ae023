"""The set-up options of a match: what may stand there, what does by itself, and the cast they give."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from ...cardlang.deckoptions import deck_choices, decks_as_json, two_decks
from ...kernel.option_faults import RANDOM as RANDOM
from ...kernel.option_faults import cannot_be, check_names, first_of
from .cards.decks import PAPER, Deck, faults_of
from .cards.library import Library
from .state.cast import Cast

Json = Any
DEFAULT_DECKS: Final = ("avengers", "webs-and-court")
WEAK_POINTS: Final = ("off", "A", "B")  # MA-10.8
SWITCH: Final = {"on": True, "off": False}
NAMES: Final = ("decks", "abilities", "weak_points", "first")


class Settings(NamedTuple):
    """The set-up options of a match, all filled in."""

    decks: tuple[Deck, Deck]
    abilities: bool  # MA-0.8: level 1
    weak_points: str  # MA-0.8: level 2, by one of its variants
    first: int  # the seat that begins, or RANDOM: MA-S.5


def setups(library: Library) -> dict[str, Json]:
    """Each option, its default, and what may stand there."""
    return {
        "decks": {"default": list(DEFAULT_DECKS), "choices": deck_choices(library), "list": True},
        "abilities": {"default": True, "choices": [True, False]},
        "weak_points": {"default": "off", "choices": list(WEAK_POINTS)},
        "first": {"default": "random", "choices": ["random", 0, 1]},
    }


def settings_of(library: Library, given: Mapping[str, Any]) -> Settings:
    """MA-0.1, MA-0.8, MA-S.5: All options filled in, or a sentence about the first that cannot stand."""
    check_names("mission_arena", given, NAMES)
    return Settings(
        abilities=abilities_of(given.get("abilities")),
        weak_points=weak_points_of(given.get("weak_points")),
        first=first_of(given.get("first")),
        decks=two_decks(library, PAPER, given.get("decks"), DEFAULT_DECKS, faults_of),
    )


def abilities_of(given: object) -> bool:
    """MA-0.8: Whether special abilities are played with."""
    if given is None or isinstance(given, bool):
        return given is not False
    if not isinstance(given, str) or given.casefold() not in SWITCH:
        cannot_be("abilities", given, SWITCH)
    return SWITCH[given.casefold()]


def weak_points_of(given: object) -> str:
    """MA-0.8, MA-10.8: Which variant of weak points is played, never both."""
    if given is None:
        return WEAK_POINTS[0]
    for variant in WEAK_POINTS:
        if isinstance(given, str) and given.casefold() == variant.casefold():
            return variant
    cannot_be("weak_points", given, WEAK_POINTS)


def as_json(settings: Settings) -> dict[str, Json]:
    """The settings as plain data: options that give the same settings again."""
    return {
        "decks": decks_as_json(settings.decks),
        "abilities": settings.abilities,
        "weak_points": settings.weak_points,
        "first": "random" if settings.first == RANDOM else settings.first,
    }


# The cast of a match


@lru_cache(maxsize=64)
def cast_of(library: Library, settings: Settings) -> Cast:
    """The cast of a match, made once for equal settings."""
    names = (settings.decks[0].name, settings.decks[1].name)
    sides = (cards_of(settings.decks[0]), cards_of(settings.decks[1]))
    return Cast(library, names, sides, settings.abilities, settings.weak_points)


def cards_of(deck: Deck) -> tuple[str, ...]:
    """Each card of a deck as often as it has copies."""
    return tuple(card for card, copies in deck.cards for _ in range(copies))


@lru_cache(maxsize=256)
def cast_of_cards(
    library: Library,
    names: tuple[str, str],
    sides: tuple[tuple[str, ...], tuple[str, ...]],
    abilities: bool,
    weak_points: str,
) -> Cast:
    """The cast of a position, made once for the same cards."""
    return Cast(library, names, sides, abilities, weak_points)
