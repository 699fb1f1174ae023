"""Fighters that come into play during the match, and what small ones do together."""

from collections.abc import Sequence

from .....cardlang.meaning import candidates, value
from .....cardlang.node import Context, Kind
from .....cardlang.nouns import One
from ...cards.piece_words import Scurry, Summon, Swarmed
from ...cards.words import Called, Defeated
from ...state.bodies import room_for, touch
from ...state.table import UnmatchedTable, bits
from ..defeat import returnable
from ..movement import SCURRYING, choose_move, choose_place, choose_return
from ..terms import FIGHTER, MEANING
from .placing import place_mask

T = UnmatchedTable


def waiting(t: T, node: Summon, ctx: Context) -> tuple[int, ...]:
    """The fighters of that name who are not on the board."""
    return returnable(t, candidates(t, One(FIGHTER, (Called(node.name), Defeated())), ctx))


def recalled(t: T, node: Summon, ctx: Context) -> tuple[int, ...]:
    """R-94: Small fighters on the board, one of whom is taken when none is left beside it."""
    own = t.cast.named[ctx.seat, node.name]
    return tuple([f for f in own if (t.cast.troupe.small & t.standing) >> f & 1])


def do_summon(t: T, node: Summon, ctx: Context) -> None:
    """summon: the first of like fighters, to a free space; several one after the other."""
    t.it = ()
    t.do(*[(summon_one, node, ctx) for _ in range(value(t, node.amount, ctx))])


def summon_one(t: T, node: Summon, ctx: Context) -> None:
    """The next of them."""
    off, where = waiting(t, node, ctx), place_mask(t, node.where, ctx)
    if off or not recalled(t, node, ctx):
        t.then((choose_return, ctx.seat, off, where, 0))
    else:
        t.then((choose_place, ctx.seat, recalled(t, node, ctx), where, 1, 0))


def has_nobody_to_summon(t: T, node: Summon, ctx: Context) -> bool:
    """Nobody is left, or there is no room."""
    able = waiting(t, node, ctx) or recalled(t, node, ctx)
    where = place_mask(t, node.where, ctx)
    return not any(bits(where & t.cast.board.all & room_for(t, f)) for f in able)


def are_swarmed(t: T, things: Sequence[int], node: Swarmed, kind: Kind, ctx: Context) -> Sequence[int]:
    """swarmed"""
    own = [f for f in t.cast.named[ctx.seat, node.name] if t.space[f] >= 0]
    least = value(t, node.amount, ctx)
    return [f for f in things if sum([touch(t, f, one) for one in own]) >= least]


def do_scurry(t: T, node: Scurry, ctx: Context) -> None:
    """scurry"""
    things = candidates(t, node.target, ctx)
    if things:
        t.do((choose_move, ctx.seat, things, value(t, node.amount, ctx), SCURRYING))


MEANING.effects.update({Summon: do_summon, Scurry: do_scurry})
MEANING.filters[Swarmed] = are_swarmed
MEANING.idle[Summon] = has_nobody_to_summon
