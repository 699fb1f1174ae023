"""Decks: the sixty cards a player brings (BS-3). All that is wrong with one is told in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....cardlang import decklist
from ....cardlang.decklist import Deck as Deck
from ....cardlang.decklist import Paper, card_faults, signs_of, some_of, wrong_size
from ....cardlang.decklist import is_deck as is_deck
from ....cardlang.decklist import meant_by as meant_by
from ....cardlang.decklist import resolved as resolved
from ....cardlang.decklist import write_deck as write_deck
from ....cardlang.form import slug_of
from ....kernel.problem import Parts, Problem, both

if TYPE_CHECKING:  # the library reads preset decks: it is above us
    from .library import Library

DECK_SIZE: Final = 60  # BS-3.1
MOST_COPIES: Final = 3  # BS-3.2
FEW_CHARACTERS: Final = 15  # BS-R42
LITTLE_ENERGY: Final = 30  # BS-R42

PAPER: Final = Paper("capitao-america-v1", "Shield Wall")
read_deck, sheet_of, sheet_of_table = PAPER.read_deck, PAPER.sheet_of, PAPER.sheet_of_table


def signs(library: Library, text: str) -> int:
    """How much speaks for a text being a deck of this game."""
    return signs_of(library, text, DECK_SIZE)


def unknown_card(library: Library, written: str) -> Problem:
    """A sentence about what is no single card: a name is not enough, for a card is a name and a version."""
    slug = slug_of(written)
    same = [card.id for card in library.cards.values() if slug in map(slug_of, card.name.values())]
    same.sort(key=lambda card: not library.cards[card].on_offer)
    if same and not meant_by(library, written):
        some = some_of(same)
        told = f'"{written}" has no version (write {some})'
        return Problem("no-version", told, {"written": written, "cards": some})
    return decklist.unknown_card(library, written)


# Whether it may be played.


def judged(library: Library, text: str) -> tuple[list[Problem], str]:
    """All that keeps the deck of a text from play, and the text as it should be written."""
    return decklist.judged(library, text, PAPER, faults_of)


def faults_of(library: Library, deck: Deck) -> list[Problem]:
    """BS-3.1 to BS-3.3: Everything that keeps a deck from play; nothing if it is legal."""
    deck = resolved(library, deck)
    faults = [] if deck.size == DECK_SIZE else [wrong_size(deck.size, DECK_SIZE, "BS-3.1")]
    return faults + card_faults(library, deck, unknown_card) + _copy_faults(library, deck)


def _copy_faults(library: Library, deck: Deck) -> list[Problem]:
    """BS-3.2, BS-3.3: Too many copies of a card. A card is its name and version: ids that share both count
    together, whoever wears the mask."""
    faults = []
    same: dict[tuple[str, str], dict[str, int]] = {}
    for written, copies in deck.cards:
        card = library.cards.get(written)
        key = (written, "") if card is None else (card.name["pt"].casefold(), card.version)
        same.setdefault(key, {})[written] = copies
    for group in same.values():
        ids, total = both(group), sum(group.values())
        there = f"{ids} {'appears' if len(group) == 1 else 'together appear'} {total} times"
        parts: Parts = {"cards": ids, "kinds": len(group), "total": total, "most": MOST_COPIES}
        if total > 1 and any(card in library.cards and library.cards[card].is_unique for card in group):
            told = f"{there}, but a Unique Item may appear only once (BS-3.3)"
            faults.append(Problem("unique-item", told, parts))
        elif total > MOST_COPIES:
            faults.append(
                Problem("copies", f"{there}, but at most {MOST_COPIES} copies are allowed (BS-3.2)", parts)
            )
    return faults


def advice_of(library: Library, deck: Deck) -> list[str]:
    """BS-R42: What tournaments once asked of a deck; no fault."""
    found = [
        (library.cards[card], copies)
        for card, copies in resolved(library, deck).cards
        if card in library.cards
    ]
    characters = sum(copies for card, copies in found if card.type == "character")
    energy = sum(card.energy * copies for card, copies in found if card.type == "character")
    advice = []
    if characters < FEW_CHARACTERS:
        advice.append(f"it has {characters} characters: {FEW_CHARACTERS} or more are safer (BS-R42)")
    if energy < LITTLE_ENERGY:
        advice.append(f"its characters have {energy} Energy in all: {LITTLE_ENERGY} is safer (BS-R42)")
    return advice
