"""What happened this turn, for cards that ask (see `cards/turn_words.py`)."""

from ....cardlang.meaning import value
from ....cardlang.node import Context
from ..cards import turn_words
from ..state.table import UnmatchedTable
from .terms import MEANING

T = UnmatchedTable


def deeds(t: T, what: str, ctx: Context) -> int:
    """How often the player did this in the current turn, or how much of it."""
    return t.counters[t.cast.deeds[ctx.seat, what]]


def has(t: T, node: turn_words.Has, ctx: Context) -> bool:
    """has"""
    return t.counters[t.cast.counter[ctx.seat, node.resource]] >= value(t, node.amount, ctx)


def won_this_turn(t: T, node: turn_words.WonThisTurn, ctx: Context) -> bool:
    """won_this_turn"""
    return deeds(t, node.deed, ctx) > 0


MEANING.conditions.update({turn_words.Has: has, turn_words.WonThisTurn: won_this_turn})
