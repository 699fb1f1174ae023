"""Decks: the fifty-six cards a player brings (MA-0.1). All that is wrong with one is told in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....cardlang import decklist
from ....cardlang.decklist import Deck as Deck
from ....cardlang.decklist import Paper, card_faults, signs_of, wrong_size
from ....cardlang.decklist import is_deck as is_deck
from ....cardlang.decklist import meant_by as meant_by
from ....cardlang.decklist import resolved as resolved
from ....cardlang.decklist import unknown_card as unknown_card
from ....cardlang.decklist import write_deck as write_deck
from ....kernel.problem import Problem

if TYPE_CHECKING:  # the library reads preset decks: it is above us
    from .library import Library

DECK_SIZE: Final = 56  # MA-0.1
MOST_COPIES: Final = 5  # MA-0.1

PAPER: Final = Paper("MA01", "Avengers")
read_deck, sheet_of, sheet_of_table = PAPER.read_deck, PAPER.sheet_of, PAPER.sheet_of_table


def signs(library: Library, text: str) -> int:
    """How much speaks for a text being a deck of this game."""
    return signs_of(library, text, DECK_SIZE)


def judged(library: Library, text: str) -> tuple[list[Problem], str]:
    """All that keeps the deck of a text from play, and the text as it should be written."""
    return decklist.judged(library, text, PAPER, faults_of)


def faults_of(library: Library, deck: Deck) -> list[Problem]:
    """MA-0.1: Everything that keeps a deck from play; nothing if it is legal."""
    deck = resolved(library, deck)
    faults = [] if deck.size == DECK_SIZE else [wrong_size(deck.size, DECK_SIZE, "MA-0.1")]
    return faults + card_faults(library, deck) + _copy_faults(library, deck)


def _copy_faults(library: Library, deck: Deck) -> list[Problem]:
    """MA-0.1: Too many cards of a name, whatever their version and rarity."""
    same: dict[str, dict[str, int]] = {}
    for written, copies in deck.cards:
        card = library.cards.get(written)
        same.setdefault(written if card is None else card.name["en"], {})[written] = copies
    faults = []
    for name, group in same.items():
        total = sum(group.values())
        if total > MOST_COPIES:
            cards = ", ".join(f"{copies} {card}" for card, copies in group.items())
            limit = f"at most {MOST_COPIES} cards of one name are allowed"
            told = f"{name} appears {total} times ({cards}), but {limit} (MA-0.1)"
            first = library.cards.get(next(iter(group)))
            called = name if first is None else first.name
            parts = {"name": called, "total": total, "cards": cards, "most": MOST_COPIES}
            faults.append(Problem("copies-of-name", told, parts))
    return faults
