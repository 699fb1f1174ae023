"""What else the words of `deeds.py` mean: targets one by one, destroyed supports, stages that rise."""

from .....cardlang.meaning import candidates, select, value
from .....cardlang.node import Context
from .....kernel.ids import Seat
from ...cards.deeds import Destroy, IsEnhanced, NthTarget, PowersAmong, Rises, Within
from ...state.atoms import unload_card
from ...state.records import raise_stage
from ...state.table import SceneTable, in_scene, is_character, sheet_of
from ..choosing import units_only
from ..events import notice, notice_own
from ..knockout import fall
from ..matching import kin_of
from ..measures import MEANING


def lift(t: SceneTable, unit: int, by: int) -> None:
    """BS-7.2: A character is capacitated; texts that wait for that hear of it."""
    if raise_stage(t, unit, by) and (Rises in t.cast.sorts or t.lasting):
        notice(t, Rises, unit)


def notice_enhanced(t: SceneTable, unit: int) -> None:
    """BS-D5: The own texts of whoever was enhanced, and of its other versions."""
    if IsEnhanced in t.cast.sorts:
        for slot in (unit, *[card for card in t.load[unit] if is_version(t, unit, card)]):
            notice_own(t, slot, IsEnhanced, Context(t.cast.owner[unit], slot, unit))


def is_version(t: SceneTable, unit: int, card: int) -> bool:
    """BS-6.4, BS-R18: Whether a carried card is another version of its bearer."""
    kind = t.identity[card]
    return kind != t.identity[unit] and bool(kin_of(t, unit) >> kind & 1)


def do_destroy(t: SceneTable, node: Destroy, ctx: Context) -> None:
    """BS-8.5: destroy"""
    t.then((select, node.target, ctx, ctx.seat), (destroy_them, ctx.seat))


def destroy_them(t: SceneTable, seat: Seat) -> None:
    """All they carry is unloaded, and they are gone."""
    for unit in units_only(t, t.it):
        if is_character(t, unit):
            continue
        for card in t.load[unit]:
            unload_card(t, card)
        fall(t, unit, seat)
        if t.result:
            return


def _nth_target(t: SceneTable, node: NthTarget, ctx: Context) -> tuple[int, ...]:
    number = value(t, node.number, ctx)
    return tuple(unit for unit in ctx.that("target")[number - 1 : number] if in_scene(t, unit))


def _within(t: SceneTable, node: Within, ctx: Context) -> int:
    found = max(value(t, node.amount, ctx), value(t, node.least, ctx))
    return min(found, value(t, node.most, ctx))


def _powers_among(t: SceneTable, node: PowersAmong, ctx: Context) -> int:
    found = 0
    for thing in candidates(t, node.things, ctx):
        found |= sheet_of(t, thing).powers
    return found.bit_count()


MEANING.effects.update({Destroy: do_destroy})
MEANING.things.update({NthTarget: _nth_target})
MEANING.amounts.update({Within: _within, PowersAmong: _powers_among})
