"""R-59: Missions: where heroes started, and how the next mission is found."""

from collections.abc import Sequence

from .....cardlang.node import Context, Kind
from ...cards.zone_words import Acquire, AtStart, FoeHurt, StartedAt
from ...state.atoms import show_card, shuffle_deck, take_card
from ...state.table import BIT, DECK, UnmatchedTable, deck_of
from ..measures import happened
from ..terms import MEANING, spaces_of

T = UnmatchedTable


def are_at_start(t: T, things: Sequence[int], node: AtStart, kind: Kind, ctx: Context) -> Sequence[int]:
    """at_start"""
    starts = t.cast.board.starts
    return [f for f in things if t.space[f] == starts[t.cast.owner[f]]]


def have_started_at(t: T, things: Sequence[int], node: StartedAt, kind: Kind, ctx: Context) -> Sequence[int]:
    """started_at"""
    mask = spaces_of(t, node.things, ctx)
    return [seat for seat in things if mask & BIT[t.cast.board.starts[seat]]]


def do_acquire(t: T, node: Acquire, ctx: Context) -> None:
    """R-59: Cards are shown one by one until one has the tag; it is no draw, so an empty deck costs
    nothing."""
    for slot in deck_of(t, ctx.seat):
        show_card(t, slot)
        t.emit("revealed", ctx.seat, (t.identity[slot], -1))
        if node.tag in t.cast.card(t.identity[slot]).tags:
            take_card(t, slot, DECK)
            break
    shuffle_deck(t, ctx.seat)


MEANING.filters.update({AtStart: are_at_start, StartedAt: have_started_at})
MEANING.effects[Acquire] = do_acquire
MEANING.conditions[FoeHurt] = happened
