"""BS-H4: Shield and Initial Energy now."""

from typing import Final

from ....cardlang.meaning import value
from ....kernel.ids import Slot
from ..cards.answers.guards import MoreEnergy
from ..cards.limits import Unboosted
from ..cards.standing import Shielded, ShieldEquals, ShieldFixed
from ..state.table import SceneTable, sheet_of
from .matching import includes
from .stats import standing

SHIELDS: Final = 4000  # a key of the cache, beside those of stats.py


def shield(t: SceneTable, unit: int) -> int:
    """BS-H4: Printed or computed, with all bonuses; what is fixed comes last. Never below 0."""
    key = SHIELDS + unit
    found: int | None = t.cache.get(key)
    if found is None:
        found = t.cache[key] = max(find_shield(t, unit), 0)
    return found


def find_shield(t: SceneTable, unit: int) -> int:
    """Before the floor of 0."""
    found = sheet_of(t, unit).shield
    for rule, ctx in standing(t, ShieldEquals):
        if includes(t, rule.target, unit, ctx):
            found = value(t, rule.amount, ctx)
    most = 0 if is_unboosted(t, unit) else NO_LIMIT  # what raises it may raise it by 0 only
    found += min(t.bonus[unit], most)
    if Shielded in t.cast.sorts or t.lasting:
        for rule, ctx in standing(t, Shielded):
            if includes(t, rule.target, unit, ctx):
                found += min(value(t, rule.amount, ctx), most)
    for rule, ctx in standing(t, ShieldFixed):
        if includes(t, rule.target, unit, ctx):
            found = value(t, rule.amount, ctx)
    return found


NO_LIMIT: Final = 999


def is_unboosted(t: SceneTable, unit: int) -> bool:
    """Whether nothing raises its shield."""
    if Unboosted not in t.cast.sorts:
        return False
    return any(includes(t, rule.target, unit, ctx) for rule, ctx in standing(t, Unboosted))


def energy(t: SceneTable, slot: Slot) -> int:
    """BS-H110: Initial Energy, printed and added."""
    found = t.cast.energy[t.identity[slot]]
    for rule, ctx in standing(t, MoreEnergy) if MoreEnergy in t.cast.sorts else ():
        if includes(t, rule.target, slot, ctx):
            found += value(t, rule.amount, ctx)
    return found
