"""U-5, U-10: What the words about decks and discard piles mean (see `cards/deck_words.py`)."""

from ....cardlang.meaning import candidates, select, value
from ....cardlang.node import Context
from ..cards import deck_words
from ..state.atoms import discard_card
from ..state.table import CARD, DISCARD, UnmatchedTable, deck_of
from .card_effects import pile_with
from .hands import cards
from .terms import MEANING

T = UnmatchedTable


def top_of(t: T, node: deck_words.TopOf, ctx: Context) -> tuple[int, ...]:
    """top_of"""
    amount = value(t, node.amount, ctx)
    return tuple(card for seat in candidates(t, node.who, ctx) for card in cards(deck_of(t, seat)[:amount]))


def do_discard_cards(t: T, node: deck_words.DiscardCards, ctx: Context) -> None:
    """discard_cards"""
    t.then((select, node.cards, ctx, ctx.seat), (discard_selected,))


def discard_selected(t: T) -> None:
    """U-5.6: Each onto its owner's pile; what went there is remembered."""
    for thing in t.it:
        pile = pile_with(t, thing - CARD)
        if pile != DISCARD:
            discard_card(t, thing - CARD, pile)


MEANING.things[deck_words.TopOf] = top_of
MEANING.effects[deck_words.DiscardCards] = do_discard_cards
