"""R-79 to R-81: What cards say about track and ways, and who is silenced by a defeat."""

from typing import Final

from .....cardlang.meaning import candidates, value
from .....cardlang.node import Context
from ...cards.combat_words import CancelAfter
from ...cards.oneoff_words import Paths, Ride, Silence
from ...state.records import add_lasting, drop_lasting
from ...state.table import UnmatchedTable
from ..combat_effects import do_cancel_after
from ..measures import winner
from ..movement import choose_move
from ..terms import MEANING, side_of
from .track import ON_TRACK

T = UnmatchedTable
THEIR_AFTER: Final = CancelAfter()


def paths(t: T, node: Paths, ctx: Context) -> int:
    """paths"""
    return t.counters[t.cast.deeds[ctx.seat, "paths"]].bit_count()


def do_ride(t: T, node: Ride, ctx: Context) -> None:
    """ride"""
    things = candidates(t, node.target, ctx)
    if things:
        t.do((choose_move, ctx.seat, things, value(t, node.amount, ctx), ON_TRACK))


def do_silence(t: T, node: Silence, ctx: Context) -> None:
    """silence: it is not known yet who wins."""
    add_lasting(t, node, ctx, ())


def silence_the_beaten(t: T) -> None:
    """R-81: Once the combat has a winner; then it is over, for this combat only."""
    for node, ctx, _ in t.lasting:
        if isinstance(node, Silence) and winner(t, ctx) == side_of(t, ctx):
            do_cancel_after(t, THEIR_AFTER, ctx)
    drop_lasting(t, Silence)


MEANING.amounts[Paths] = paths
MEANING.effects.update({Ride: do_ride, Silence: do_silence})
