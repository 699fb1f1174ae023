"""The set-up options of a match: what may stand there, and what stands there by itself."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn

from ...kernel.errors import SetupError
from .decks import Deck, faults_of, is_deck, resolved, sheet_of, sheet_of_table

if TYPE_CHECKING:  # a match is set up from the library, which reads decks as we do
    from .library import Library

Json = Any
SEATS: Final = 2  # BS-R40
RANDOM: Final = -1  # BS-4.1
DEFAULT_DECKS: Final = ("shield-wall", "titans-court")
NAMES: Final = ("decks", "first")
FIRST: Final[dict[object, int]] = {"random": RANDOM, "0": 0, "1": 1, 0: 0, 1: 1, None: RANDOM}


class Settings(NamedTuple):
    """The set-up options of a match, all filled in."""

    decks: tuple[Deck, Deck]
    first: int  # the seat that begins, or RANDOM


def fail(message: str, wrong: object = None, right: Iterable[str] = ()) -> NoReturn:
    """An option that cannot stand, with the nearest one that can."""
    right = tuple(right)
    near = difflib.get_close_matches(str(wrong), right, n=1, cutoff=0.5)
    hint = f"; did you mean {near[0]!r}?" if near else f"; choose from {', '.join(right)}" if right else ""
    raise SetupError(message + hint)


def setups(library: Library) -> dict[str, Json]:
    """Each option, its default, and what may stand there."""
    decks = [{"id": deck.id, "name": deck.name, "about": deck.about} for deck in library.decks.values()]
    return {
        "decks": {"default": list(DEFAULT_DECKS), "choices": decks, "list": True},
        "first": {"default": "random", "choices": ["random", 0, 1]},
    }


def settings_of(library: Library, given: Mapping[str, Any]) -> Settings:
    """BS-3, BS-4.1: All options filled in, or a sentence about the first that cannot stand."""
    for name in given:
        if name not in NAMES:
            fail(f"battle_scenes has no set-up option {name!r}", name, NAMES)
    first = given.get("first")
    if isinstance(first, bool) or not isinstance(first, str | int | None) or first not in FIRST:
        fail(f"first cannot be {first!r}", first, ("random", "0", "1"))
    return Settings(decks_of(library, given.get("decks")), FIRST[first])


def decks_of(library: Library, given: object) -> tuple[Deck, Deck]:
    """BS-3.1 to BS-3.3: The two decks, or a sentence with all that is wrong with one."""
    if given is None or given == [] or given == ():
        given = DEFAULT_DECKS
    if not isinstance(given, list | tuple) or len(given) != SEATS:
        fail(f"decks must be a list of two, such as {list(DEFAULT_DECKS)}, not {given!r}")
    first, second = given
    return deck_of(library, first, 0), deck_of(library, second, 1)


def deck_of(library: Library, given: object, seat: int) -> Deck:
    """A deck from a preset's id or name, the text of a deck file, or plain data. Its cards come in order of
    their numbers, so that the same deck is always the same match."""
    if isinstance(given, str) and given in library.ready:
        return library.ready[given]
    if isinstance(given, Deck):
        given = given.id if library.decks.get(given.id) == given else table_of(given)
    if isinstance(given, str):
        deck, faults = _named(library, given) or sheet_of(given)
    elif isinstance(given, Mapping):
        deck, faults = sheet_of_table(given)
    elif isinstance(given, list | tuple):
        deck, faults = sheet_of_table({"cards": given})
    else:
        fail(f"a deck is a preset, the text of a deck file or a table, not {given!r}")
    faults = faults + faults_of(library, deck)
    if faults:
        name = f", {deck.name}," if deck.name else ""
        fail(f"the deck of seat {seat}{name} cannot be played: {'; '.join(faults)}")
    cards = sorted(resolved(library, deck).cards, key=lambda pair: library.cards[pair[0]].number)
    deck = replace(deck, about=deck.about if deck.id else "", cards=tuple(cards))
    if deck.id:
        library.ready[deck.id] = deck
    return deck


def _named(library: Library, given: str) -> tuple[Deck, list[str]] | None:
    """A preset by its id or name; nothing if this is the text of a deck file."""
    for slug, deck in library.decks.items():
        if given.strip().casefold() in (slug, deck.name.casefold()):
            return deck, []
    if is_deck(given) or "\n" in given.strip() or ":" in given:
        return None
    fail(f"there is no preset deck {given!r}", given, library.decks)


def table_of(deck: Deck) -> dict[str, Json]:
    """A deck as plain data."""
    return {"name": deck.name, "cards": dict(deck.cards)}


def as_json(settings: Settings) -> dict[str, Json]:
    """The settings as plain data: options that give the same settings again. A preset is its id, for the hash
    of the content says which cards that means."""
    return {
        "decks": [deck.id or table_of(deck) for deck in settings.decks],
        "first": "random" if settings.first == RANDOM else settings.first,
    }
