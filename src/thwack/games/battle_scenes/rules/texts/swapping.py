"""Two carried cards change places."""

from .....cardlang.meaning import candidates
from .....cardlang.node import Context
from .....kernel.ids import Identity
from .....kernel.table import Step
from ...cards.verbs import Swap
from ...state.atoms import swap_cards
from ...state.table import SceneTable
from ..choosing import slot_in


def do_swap(t: SceneTable, node: Swap, ctx: Context) -> None:
    """swap: a card of one for a card of another."""
    units = candidates(t, node.target, ctx)
    options: list[Step] = [
        (swap_first, node, ctx, unit, kind)
        for unit in units
        for kind in dict.fromkeys(t.identity[card] for card in t.load[unit])
    ]
    if len(units) > 1:
        t.ask(ctx.seat, options)


def swap_first(t: SceneTable, node: Swap, ctx: Context, unit: int, identity: Identity) -> None:
    """The first card is chosen."""
    t.then((ask_swap, node, ctx, unit, identity))


def ask_swap(t: SceneTable, node: Swap, ctx: Context, unit: int, identity: Identity) -> None:
    """For which card of another?"""
    t.ask(
        ctx.seat,
        [
            (swap_second, unit, identity, other, kind)
            for other in candidates(t, node.target, ctx)
            if other != unit
            for kind in dict.fromkeys(t.identity[card] for card in t.load[other])
        ],
    )


def swap_second(t: SceneTable, unit: int, identity: Identity, other: int, kind: int) -> None:
    """The two change places."""
    swap_cards(t, slot_in(t, t.load[unit], identity), slot_in(t, t.load[other], kind))


def swap_is_possible(t: SceneTable, node: Swap, ctx: Context) -> bool:
    """It takes two."""
    return len(candidates(t, node.target, ctx)) > 1
