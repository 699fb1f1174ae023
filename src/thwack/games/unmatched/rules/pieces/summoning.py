"""Fighters that come into play during the match."""

from .....cardlang.meaning import candidates
from .....cardlang.node import Context
from .....cardlang.nouns import One
from ...cards.piece_words import Summon
from ...cards.words import Called, Defeated
from ...state.table import UnmatchedTable
from ..defeat import returnable
from ..movement import choose_return
from ..terms import FIGHTER, MEANING
from .placing import place_mask

T = UnmatchedTable


def waiting(t: T, node: Summon, ctx: Context) -> tuple[int, ...]:
    """The fighters of that name who are not on the board."""
    return returnable(t, candidates(t, One(FIGHTER, (Called(node.name), Defeated())), ctx))


def do_summon(t: T, node: Summon, ctx: Context) -> None:
    """summon: the first of like fighters, to a free space."""
    t.it = ()
    t.then((choose_return, ctx.seat, waiting(t, node, ctx), place_mask(t, node.where, ctx), 0))


def has_nobody_to_summon(t: T, node: Summon, ctx: Context) -> bool:
    """Nobody is left, or there is no room."""
    return not waiting(t, node, ctx) or not place_mask(t, node.where, ctx) & ~t.full


MEANING.effects[Summon] = do_summon
MEANING.idle[Summon] = has_nobody_to_summon
