"""BS-5.3.3: Texts that keep cards out of the scene, and what else EV cards may evolve from."""

from .....cardlang.meaning import candidates
from .....cardlang.node import Context, Filter
from .....kernel.ids import Seat
from ...cards.entry.gates import EvolvesFrom, Excludes, Immaterial
from ...state.cast import EV, Sheet
from ...state.table import NEW, PLAYER, SCENE, SceneTable
from ..deeds.which import is_said_of
from ..matching import kin_of, passes
from ..stats import standing


def some_slot(t: SceneTable, seat: Seat, kind: int) -> int:
    """Any slot of a player's that has such a card: what is printed on it can be asked of it."""
    slots = [slot for slot in t.cast.slots[seat] if t.identity[slot] == kind]
    return next((slot for slot in slots if t.place[slot] != SCENE), slots[0] if slots else -1)


def is_such(t: SceneTable, seat: Seat, kind: int, where: tuple[Filter, ...], ctx: Context) -> bool:
    """Whether a card of a player's passes filters, wherever it lies."""
    slot = some_slot(t, seat, kind)
    return slot >= 0 and passes(t, slot, where, ctx)


def is_excluded(t: SceneTable, seat: Seat, sheet: Sheet) -> bool:
    """Whether a text keeps a player from putting such a character in scene."""
    if Excludes not in t.cast.sorts or not sheet.is_character:
        return False
    kind = t.cast.number[sheet.id]
    return any(
        PLAYER + seat in candidates(t, rule.who, own) and is_such(t, seat, kind, rule.where, own)
        for rule, own in standing(t, Excludes)
    )


def is_immaterial(t: SceneTable, seat: Seat, sheet: Sheet) -> bool:
    """BS-11.11: Whether a text keeps such a character from entering with Materialize."""
    if Immaterial not in t.cast.sorts or not sheet.is_character:
        return False
    kind = t.cast.number[sheet.id]
    return any(is_such(t, seat, kind, rule.where, own) for rule, own in standing(t, Immaterial))


def other_bases(t: SceneTable, seat: Seat, sheet: Sheet) -> list[int]:
    """BS-R12: Those from which a text lets an EV card evolve."""
    found: dict[int, int] = {}
    for rule, own in standing(t, EvolvesFrom):
        if own.seat == seat and sheet.type == EV and all(is_said_of(sheet, f) for f in rule.where):
            for unit in candidates(t, rule.target, own):
                if t.cast.owner[unit] == seat:
                    found[unit] = 0
    return list(found)


def former_selves(t: SceneTable, seat: Seat, kind: int) -> list[int]:
    """Those of the same alter ego that have been there since the start of the turn and have not acted."""
    return [
        unit
        for unit in t.units[seat]
        if kin_of(t, unit) >> kind & 1
        and t.cast.is_character[t.identity[unit]]
        and not t.acted[unit]
        and not t.flags[unit] & NEW
    ]
