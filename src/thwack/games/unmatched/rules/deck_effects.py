"""U-5, U-10: What the words about decks and discard piles mean (see `cards/deck_words.py`)."""

from ....cardlang.meaning import candidates, select, value
from ....cardlang.node import Context
from ..cards import deck_words
from ..state.atoms import blur, discard_card, put_into_deck, shuffle_deck
from ..state.table import CARD, DISCARD, UnmatchedTable, deck_of, discard_of, hand_of
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


def top_discards(t: T, node: deck_words.TopDiscards, ctx: Context) -> tuple[int, ...]:
    """top_discards: as many as there are."""
    return cards(discard_of(t, ctx.seat)[-value(t, node.amount, ctx) :])


def deck_empty(t: T, node: deck_words.DeckEmpty, ctx: Context) -> bool:
    """deck_empty"""
    return not deck_of(t, ctx.seat)


def do_shuffle_in(t: T, node: deck_words.ShuffleIn, ctx: Context) -> None:
    """shuffle_in"""
    t.then((select, node.cards, ctx, ctx.seat), (shuffle_in_selected,))


def shuffle_in_selected(t: T) -> None:
    """R-8: Nobody knows any more where these cards are, nor what of a hand has stayed. Each deck is shuffled
    once."""
    slots = [thing - CARD for thing in t.it]
    for seat in sorted({t.cast.slot_owner[slot] for slot in slots}):
        own = [slot for slot in slots if t.cast.slot_owner[slot] == seat]
        if any(slot in hand_of(t, seat) for slot in own):
            blur(t, seat, hand_of(t, seat))
        for slot in own:
            put_into_deck(t, slot, pile_with(t, slot))
        shuffle_deck(t, seat)


MEANING.things.update({deck_words.TopOf: top_of, deck_words.TopDiscards: top_discards})
MEANING.conditions[deck_words.DeckEmpty] = deck_empty
MEANING.effects.update({deck_words.DiscardCards: do_discard_cards, deck_words.ShuffleIn: do_shuffle_in})
