"""What players do, let others do or make them do."""

from .....cardlang.control import Unless
from .....cardlang.meaning import ask_unless, candidates, perform, select
from .....cardlang.node import Context
from ...cards.arrivals import Makes, RivalOf
from ...state.table import PLAYER, SceneTable
from ..measures import MEANING
from ..terms import seat_of


def do_unless(t: SceneTable, node: Unless, ctx: Context) -> None:
    """unless: players are things here; who may pay is asked by seat."""
    t.then((select, node.who, ctx.must(), ctx.seat), (ask_players, node, ctx))


def ask_players(t: SceneTable, node: Unless, ctx: Context) -> None:
    """Those who may pay."""
    t.it = tuple(thing - PLAYER for thing in t.it)
    ask_unless(t, node, ctx)


def do_makes(t: SceneTable, node: Makes, ctx: Context) -> None:
    """makes: what is said to "you" is said to that player."""
    seats = [thing - PLAYER for thing in candidates(t, node.who, ctx)]
    t.do(*[(perform, node.effect, ctx.must()._replace(seat=seat)) for seat in seats])


def _rival_of(t: SceneTable, node: RivalOf, ctx: Context) -> tuple[int, ...]:
    """Even of one that has left the scene."""
    return tuple({PLAYER + 1 - seat_of(t, thing): 0 for thing in candidates(t, node.things, ctx)})


MEANING.effects.update({Unless: do_unless, Makes: do_makes})
MEANING.things.update({RivalOf: _rival_of})
