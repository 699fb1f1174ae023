"""The decks among the set-up options of a match: presets, texts of deck files, or plain data."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..kernel.option_faults import fail
from ..kernel.problem import Problem, in_one
from .decklist import AnyShelf, Deck, Faults, Paper, Shelf, is_deck, resolved, table_of


def deck_choices(library: Shelf) -> list[dict[str, Any]]:
    """The presets as `setups` offers them; a name that differs between languages is given in each."""
    return [
        {"id": deck.id, "name": {"en": deck.name, **dict(deck.names)} if deck.names else deck.name}
        | {"about": deck.about}
        for deck in library.decks.values()
    ]


def two_decks(
    library: AnyShelf,
    paper: Paper,
    given: object,
    default: tuple[str, str],
    faults_of: Faults[AnyShelf],
) -> tuple[Deck, Deck]:
    """The decks of two players, or a sentence with all that is wrong with one."""
    if given is None or given == [] or given == ():
        given = default
    if not isinstance(given, list | tuple) or len(given) != len(default):
        told = f"decks must be a list of two, such as {list(default)}, not {given!r}"
        fail(Problem("two-decks", told, {"example": str(list(default)), "given": repr(given)}))
    first, second = (deck_of(library, paper, one, seat, faults_of) for seat, one in enumerate(given))
    return first, second


def deck_of(library: AnyShelf, paper: Paper, given: object, seat: int, faults_of: Faults[AnyShelf]) -> Deck:
    """A deck from a preset's id or name, the text of a deck file, or plain data. Its cards come in order of
    their numbers, so that the same deck is always the same match."""
    if isinstance(given, str) and given in library.ready:
        return library.ready[given]
    if isinstance(given, Deck):
        given = given.id if library.decks.get(given.id) == given else table_of(given)
    if isinstance(given, str):
        deck, faults = _named(library, given) or paper.sheet_of(given)
    elif isinstance(given, Mapping):
        deck, faults = paper.sheet_of_table(given)
    elif isinstance(given, list | tuple):
        deck, faults = paper.sheet_of_table({"cards": given})
    else:
        told = f"a deck is a preset, the text of a deck file or a table, not {given!r}"
        fail(Problem("deck-kind", told, {"given": repr(given)}))
    faults = faults + faults_of(library, deck)
    if faults:
        fail(_unplayable(deck.name, seat, in_one(faults)))
    cards = sorted(resolved(library, deck).cards, key=lambda pair: library.cards[pair[0]].number)
    deck = replace(deck, about=deck.about if deck.id else "", cards=tuple(cards))
    if deck.id:
        library.ready[deck.id] = deck
    return deck


def _unplayable(name: str, seat: int, faults: str) -> Problem:
    if not name:
        told = f"the deck of seat {seat} cannot be played: {faults}"
        return Problem("deck-of-seat", told, {"seat": seat, "faults": faults})
    told = f"the deck of seat {seat}, {name}, cannot be played: {faults}"
    return Problem("named-deck-of-seat", told, {"seat": seat, "name": name, "faults": faults})


def _named(library: Shelf, given: str) -> tuple[Deck, list[Problem]] | None:
    """A preset by its id or name; nothing if this is the text of a deck file."""
    for slug, deck in library.decks.items():
        known = {slug, deck.name.casefold(), *(name.casefold() for _, name in deck.names)}
        if given.strip().casefold() in known:
            return deck, []
    if is_deck(given) or "\n" in given.strip() or ":" in given:
        return None
    what = Problem("no-preset-deck", f"there is no preset deck {given!r}", {"given": repr(given)})
    fail(what, given, library.decks)


def decks_as_json(decks: tuple[Deck, ...]) -> list[Any]:
    """Decks as plain data. A preset is its id, for the hash of the content says which cards that means."""
    return [deck.id or table_of(deck) for deck in decks]
