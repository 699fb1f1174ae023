"""X-13: Tokens that come from a supply and go back to it, and places that are told by them (see
`cards/piece_words.py`)."""

from collections.abc import Sequence

from .....cardlang.meaning import candidates, select, value
from .....cardlang.node import Context, Filter, Kind
from ...cards import piece_words
from ...state.records import take_token
from ...state.table import OFF_BOARD, OUT_OF_GAME, TOKEN, UnmatchedTable, bits
from ..battlefield import littered
from ..idle import targets
from ..terms import AREAS, MEANING, in_area, spaces_of

T = UnmatchedTable


def are_in_supply(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """in_supply"""
    return [thing for thing in things if t.token[thing - TOKEN] == OFF_BOARD]


def within(t: T, node: piece_words.Within, ctx: Context) -> int:
    """The spaces so many steps from these things at most, as bits."""
    near, mask = t.cast.board.within(value(t, node.amount, ctx)), 0
    for space in bits(spaces_of(t, node.things, ctx)):
        mask |= near[space]
    return mask


def clear(t: T, node: piece_words.Clear, ctx: Context) -> int:
    """The spaces that hold nobody and nothing, as bits."""
    return t.cast.board.all & ~(t.full | littered(t))


def is_supply_empty(t: T, node: piece_words.SupplyEmpty, ctx: Context) -> bool:
    """supply_empty"""
    own = [k for k, owner in enumerate(t.cast.token_owner) if owner == ctx.seat]
    return not any(t.token[k] == OFF_BOARD for k in own)


def do_remove(t: T, node: piece_words.Remove, ctx: Context) -> None:
    """remove"""
    t.then((select, node.tokens, ctx, ctx.seat), (remove_selected, node))


def remove_selected(t: T, node: piece_words.Remove) -> None:
    """Back to the supply, or out of the game."""
    for thing in t.it:
        take_token(t, thing - TOKEN, OFF_BOARD if node.to == "supply" else OUT_OF_GAME)


def finds_no_token(t: T, node: piece_words.Remove, ctx: Context) -> bool:
    """No token to remove."""
    return not (targets(t, node.tokens, ctx) or candidates(t, node.tokens, ctx))


MEANING.filters.update(
    {
        piece_words.InSupply: are_in_supply,
        piece_words.Within: in_area,
        piece_words.Clear: in_area,
    }
)
AREAS.update({piece_words.Within: within, piece_words.Clear: clear})
MEANING.conditions[piece_words.SupplyEmpty] = is_supply_empty
MEANING.effects[piece_words.Remove] = do_remove
MEANING.idle[piece_words.Remove] = finds_no_token
