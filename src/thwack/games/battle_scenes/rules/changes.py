"""What the words of `changes.py` do; those about damage are in `damage.py`, those about actions in
`actions.py`."""

from ....cardlang.meaning import candidates, select, value
from ....cardlang.node import Context, Things
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.changes import Burdened, Exchange, UnloadFrom
from ..state.atoms import swap_cards
from ..state.table import CARRIED, SceneTable, in_scene
from .choosing import units_only
from .damage import unload_by_damage
from .measures import MEANING
from .terms import TESTS, keep_each

# Cards that change places


def do_exchange(t: SceneTable, node: Exchange, ctx: Context) -> None:
    """exchange: the first card, then the one it is swapped with."""
    t.then((select, node.first, ctx, ctx.seat), (exchange_first, node.second, ctx))


def exchange_first(t: SceneTable, second: Things, ctx: Context) -> None:
    """Which other card?"""
    if t.it and candidates(t, second, ctx):
        t.then((select, second, ctx.must(), ctx.seat), (exchange_both, t.it[0]))
    else:
        t.it = ()


def exchange_both(t: SceneTable, first: int) -> None:
    """The two change places."""
    second = t.it[0] if t.it else first
    if t.place[first] >= CARRIED and t.place[second] >= CARRIED and t.place[first] != t.place[second]:
        swap_cards(t, first, second)
        t.it = (first, second)
    else:
        t.it = ()


def exchange_is_possible(t: SceneTable, node: Exchange, ctx: Context) -> bool:
    """There is a card on either side."""
    return bool(candidates(t, node.first, ctx)) and bool(candidates(t, node.second, ctx))


# Unloading from several


def do_unload_from(t: SceneTable, node: UnloadFrom, ctx: Context) -> None:
    """unload_from"""
    t.then((select, node.target, ctx, ctx.seat), (unload_each, value(t, node.amount, ctx), ctx.seat))


def unload_each(t: SceneTable, amount: int, seat: Seat) -> None:
    """BS-R3: The player of the effect chooses; BS-R39: those of the opponent first."""
    units = units_only(t, t.it)
    owner = t.cast.owner
    steps: list[Step] = [
        (unload_some, seat, unit, amount)
        for side in (1 - seat, seat)
        for unit in units
        if owner[unit] == side
    ]
    if amount > 0:
        t.do(*steps)


def unload_some(t: SceneTable, seat: Seat, unit: int, amount: int) -> None:
    """From one of them."""
    if in_scene(t, unit):
        unload_by_damage(t, seat, unit, amount)


def _burdened(t: SceneTable, thing: int, node: Burdened, ctx: Context) -> bool:
    return len(t.load[thing]) >= value(t, node.least, ctx)


TESTS.update({Burdened: _burdened})
MEANING.filters.update({Burdened: keep_each})
MEANING.effects.update({Exchange: do_exchange, UnloadFrom: do_unload_from})
MEANING.conditions.update({Exchange: exchange_is_possible})
