"""BS-5.3.3: What may be put in scene."""

from typing import Any

from ....cardlang.meaning import candidates, holds
from ....cardlang.node import Context
from ....kernel.ids import Seat
from ..cards.keywords import Clone, Fleet, Platoon
from ..cards.standing import Bars, Needs
from ..state.cast import SUPPORT, Sheet
from ..state.table import NEW, SceneTable, sheet_of
from .matching import passes
from .moving import is_grounded
from .stats import names, standing


def bases(t: SceneTable, seat: Seat, sheet: Sheet) -> list[int]:
    """BS-R12: Whoever meets the requirement and has been there since the start of the turn."""
    assert sheet.evolves is not None
    found = candidates(t, sheet.evolves, Context(seat))
    return [unit for unit in found if not t.flags[unit] & NEW]


def may_enter(t: SceneTable, seat: Seat, kind: int, sheet: Sheet, base: int) -> bool:
    """BS-5.3.3, BS-R17: No other of the same alter ego, or of the same name for supports, under the same
    control; and no text against it."""
    kin = t.cast.kin[kind]
    identity = t.identity
    for unit in t.units[seat]:
        if unit != base and kin >> identity[unit] & 1 and is_rival(t, sheet, unit):
            return False
    sorts = t.cast.sorts
    if Needs in sheet.sorts:
        for text in sheet.texts[Needs]:
            rule: Any = text.rule
            if not holds(t, rule.condition, Context(seat)):
                return False
    if Bars in sorts and is_barred(t, seat, sheet):
        return False
    return not (sheet.is_character and is_grounded(t, seat))


def is_rival(t: SceneTable, sheet: Sheet, unit: int) -> bool:
    """BS-11.8, BS-11.13, BS-D6: Whether somebody of the same sort keeps a card from entering."""
    other = sheet_of(t, unit)
    if sheet.type == SUPPORT:
        return other.type == SUPPORT and Fleet not in sheet.sorts
    if other.type == SUPPORT or Platoon in sheet.sorts:
        return False
    return Clone not in sheet.sorts or sheet.called in names(t, unit)


def is_barred(t: SceneTable, seat: Seat, sheet: Sheet) -> bool:
    """Whether a text of the player's own keeps such cards out."""
    slot = next((s for s in t.cast.slots[seat] if t.identity[s] == t.cast.number[sheet.id]), -1)
    return slot >= 0 and any(
        ctx.seat == seat and passes(t, slot, rule.where, ctx) for rule, ctx in standing(t, Bars)
    )
