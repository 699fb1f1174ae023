"""The set-up options of a match: what may stand there, what does by itself, and the cast they give."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ...cardlang.deckoptions import deck_choices, decks_as_json, two_decks
from ...kernel.option_faults import RANDOM as RANDOM
from ...kernel.option_faults import check_names, first_of
from .cards.decks import PAPER, faults_of
from .cards.library import Library
from .state.cast import Cast, Settings

if TYPE_CHECKING:  # a match is set up from the library, which reads decks as we do
    from .cards.library import Library

Json = Any
DEFAULT_DECKS: Final = ("shield-wall", "titans-court")
NAMES: Final = ("decks", "first")


def setups(library: Library) -> dict[str, Json]:
    """Each option, its default, and what may stand there."""
    return {
        "decks": {"default": list(DEFAULT_DECKS), "choices": deck_choices(library), "list": True},
        "first": {"default": "random", "choices": ["random", 0, 1]},
    }


def settings_of(library: Library, given: Mapping[str, Any]) -> Settings:
    """BS-3, BS-4.1: All options filled in, or a sentence about the first that cannot stand."""
    check_names("battle_scenes", given, NAMES)
    first = first_of(given.get("first"))
    return Settings(two_decks(library, PAPER, given.get("decks"), DEFAULT_DECKS, faults_of), first)


def as_json(settings: Settings) -> dict[str, Json]:
    """The settings as plain data: options that give the same settings again."""
    return {
        "decks": decks_as_json(settings.decks),
        "first": "random" if settings.first == RANDOM else settings.first,
    }


# The cast of a match


def cast_of(library: Library, settings: Settings) -> Cast:
    """The cast of a match."""
    one, two = settings.decks
    return cast_of_cards(library, (one.name, two.name), (one.copies, two.copies))


@lru_cache(maxsize=256)
def cast_of_cards(
    library: Library, names: tuple[str, str], sides: tuple[tuple[str, ...], tuple[str, ...]]
) -> Cast:
    """The cast of two players by name and cards, made once for the same ones."""
    return Cast(library, names, sides)
