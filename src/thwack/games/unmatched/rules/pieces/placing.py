"""U-7.2: What the verbs do that put pieces on the board or back onto it."""

from .....cardlang.meaning import candidates, is_open, value
from .....cardlang.node import Context, Filter
from .....cardlang.nouns import One
from .....cardlang.shared import Some
from ...cards import verbs
from ...state.table import TOKEN, UnmatchedTable
from ..defeat import returnable
from ..movement import choose_place, choose_return
from ..terms import MEANING, area, where_is

T = UnmatchedTable


def place_mask(t: T, where: tuple[Filter, ...], ctx: Context) -> int:
    """The spaces that all filters allow, as bits."""
    mask = t.cast.board.all
    for node in where:
        mask &= area(t, node, ctx)
    return mask


def do_place(t: T, node: verbs.Place, ctx: Context) -> None:
    """place: fighters that are on the board, or tokens."""
    found = candidates(t, node.target, ctx)
    things = tuple([thing for thing in found if thing >= TOKEN or where_is(t, thing) >= 0])
    how_many, optional = 1 if isinstance(node.target, One) else len(things), ctx.optional
    if isinstance(node.target, Some):
        how_many, optional = value(t, node.target.amount, ctx), int(optional or is_open(node.target.amount))
    t.it = ()
    by = candidates(t, node.by, ctx)
    if things and by:
        t.then((choose_place, by[0], things, place_mask(t, node.where, ctx), how_many, optional))


def do_bring_back(t: T, node: verbs.BringBack, ctx: Context) -> None:
    """bring_back: all of them, or one that is chosen."""
    found = returnable(t, candidates(t, node.target, ctx))
    where, health = place_mask(t, node.where, ctx), value(t, node.health, ctx)
    if isinstance(node.target, One):
        t.then((choose_return, ctx.seat, found, where, health))
    else:
        t.do(*[(choose_return, ctx.seat, (f,), where, health) for f in found])


MEANING.effects.update({verbs.Place: do_place, verbs.BringBack: do_bring_back})
