"""R-55: Cards that lie in zones (`cards/zone_words.py`): how they get there, and what is said of them."""

from collections.abc import Sequence

from .....cardlang.meaning import select
from .....cardlang.node import Context, Kind
from ...cards.zone_words import Lay, Lying
from ...state.table import CARD, UnmatchedTable, zone_of
from ...state.zones import lay_card
from ..card_effects import pile_with
from ..hands import cards
from ..terms import CARD_PLACES, MEANING

T = UnmatchedTable


def in_zone(t: T, node: Lying, ctx: Context) -> tuple[int, ...]:
    """lying: all of them."""
    return cards(zone_of(t, ctx.seat, node.zone))


def are_lying(t: T, things: Sequence[int], node: Lying, kind: Kind, ctx: Context) -> Sequence[int]:
    """lying"""
    inside = zone_of(t, ctx.seat, node.zone)
    return [thing for thing in things if thing - CARD in inside]


def do_lay(t: T, node: Lay, ctx: Context) -> None:
    """lay"""
    t.then((select, node.cards, ctx, ctx.seat), (lay_selected, node, ctx))


def lay_selected(t: T, node: Lay, ctx: Context) -> None:
    """Each of them, face up; what lies there now is remembered."""
    for thing in t.it:
        lay_card(t, thing - CARD, pile_with(t, thing - CARD), ctx.seat, node.zone)


CARD_PLACES[Lying] = in_zone
MEANING.filters[Lying] = are_lying
MEANING.effects[Lay] = do_lay
