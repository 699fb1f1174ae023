"""BS-6: Putting cards in scene."""

from typing import Any

from ....cardlang.meaning import candidates, holds
from ....cardlang.node import Context
from ....kernel.ids import Identity, Seat
from ....kernel.table import Step
from ..cards.answers.words import Materializes
from ..cards.deeds import Multiplies
from ..cards.keywords import Clone, Fleet, Materialize, Platoon
from ..cards.occasions import Enters, LoadedFrom
from ..cards.stances import Underloads
from ..cards.standing import Bars, Needs
from ..state.atoms import load_card, settle_in
from ..state.cast import SUPPORT, Sheet
from ..state.table import NEW, PILES, SceneTable, sheet_of
from .answers.occasions import after_entry
from .deeds.which import is_said_of
from .entry.gatekeeping import is_excluded, other_bases
from .events import notice, notice_load
from .matching import kin_of, passes
from .moving import is_grounded
from .stats import names, own_texts, present, standing, stock_of
from .triggers import aftermath


def load_from_resources(t: SceneTable, unit: int, left: int) -> None:
    """BS-6.2: So many cards of the player's own resources, one after the other (BS-F13)."""
    if left <= 0:
        arrive(t, unit)
        return
    pile = stock_of(t, t.cast.owner[unit])
    if is_underloading(t, unit):  # BS-H163
        if pile:
            t.do((ask_load, unit, left))
        else:
            arrive(t, unit)
        return
    if len(pile) == left and not waits_for_load(t, pile):  # no choice is left
        for slot in pile:
            load_card(t, slot, unit)
            notice_load(t, slot, unit, "resources")
        arrive(t, unit)
        return
    t.do((ask_load, unit, left))


def waits_for_load(t: SceneTable, pile: tuple[int, ...]) -> bool:
    """BS-F13: Whether the order matters, because a card has a text about being loaded."""
    return LoadedFrom in t.cast.sorts and any(own_texts(t, slot, LoadedFrom) for slot in pile)


def ask_load(t: SceneTable, unit: int, left: int) -> None:
    """Which card?"""
    seat = t.cast.owner[unit]
    kinds = dict.fromkeys(map(t.identity.__getitem__, stock_of(t, seat)))
    options: list[Step] = []
    for kind in kinds:
        options.append((load_this, unit, kind, left))
    if t.load[unit] and is_underloading(t, unit):
        options.append((stop_loading, unit))
    t.ask(seat, options)


def is_underloading(t: SceneTable, unit: int) -> bool:
    """BS-H163: Whether somebody who enters may carry fewer cards than the Initial Energy."""
    return Underloads in t.cast.sorts and Underloads in sheet_of(t, unit).sorts


def stop_loading(t: SceneTable, unit: int) -> None:
    """BS-H163: No more than these."""
    arrive(t, unit)


def load_this(t: SceneTable, unit: int, identity: Identity, left: int) -> None:
    """This one; then the next."""
    kinds = t.identity
    for slot in stock_of(t, t.cast.owner[unit]):
        if kinds[slot] == identity:
            load_card(t, slot, unit)
            notice_load(t, slot, unit, "resources")
            break
    load_from_resources(t, unit, left - 1)


def load_from_deck(t: SceneTable, unit: int, count: int) -> None:
    """BS-11.11: From the top of the deck."""
    for slot in t.piles[PILES * t.cast.owner[unit]][:count]:
        load_card(t, slot, unit)
        notice_load(t, slot, unit, "deck")
    if Materializes in t.cast.hand_sorts:
        after_entry(t, Materializes, unit)
    arrive(t, unit)


def arrive(t: SceneTable, unit: int) -> None:
    """BS-F11: It is in scene with all its cards; texts that wait for that look at it now."""
    settle_in(t, unit)
    notice(t, Enters, unit)
    if Enters in t.cast.hand_sorts:
        after_entry(t, Enters, unit)
    aftermath(t)


# BS-5.3.3: what may enter


def bases(t: SceneTable, seat: Seat, sheet: Sheet) -> list[int]:
    """BS-R12: Whoever meets the requirement and has been there since the start of the turn."""
    assert sheet.evolves is not None
    found = candidates(t, sheet.evolves, Context(seat))
    if t.cast.may_evolve_more:
        found = tuple(dict.fromkeys((*found, *other_bases(t, seat, sheet))))
    return [unit for unit in found if not t.flags[unit] & NEW]


def may_enter(t: SceneTable, seat: Seat, kind: int, sheet: Sheet, base: int) -> bool:
    """BS-5.3.3: There is a place for it, and no text against it."""
    return has_place(t, seat, kind, sheet, base) and is_let_in(t, seat, sheet)


def has_place(t: SceneTable, seat: Seat, kind: int, sheet: Sheet, base: int) -> bool:
    """BS-5.3.3, BS-R17: No other of the same alter ego, or of the same name for supports, under the same
    control."""
    kin = t.cast.kin[kind]
    for unit in t.units[seat]:
        if unit != base and is_rival_of(t, kin, kind, unit) and is_rival(t, sheet, unit):
            return False
    return True


def is_rival_of(t: SceneTable, kin: int, kind: int, unit: int) -> bool:
    """Whether somebody in scene is of the same alter ego or name as a card."""
    return bool(kin >> t.identity[unit] & 1) or bool(t.cast.may_be_double and kin_of(t, unit) >> kind & 1)


def is_let_in(t: SceneTable, seat: Seat, sheet: Sheet) -> bool:
    """Whether no text keeps a card out."""
    if Needs in sheet.sorts and lacks(t, seat, sheet):
        return False
    if t.lasting or t.cast.keeps_out & present(t):
        if is_excluded(t, seat, sheet) or (Bars in t.cast.sorts and is_barred(t, seat, sheet)):
            return False
    return not (sheet.is_character and is_grounded(t, seat))


def is_materializing(t: SceneTable, seat: Seat, sheet: Sheet) -> bool:
    """BS-11.11: Whether a card has Materialize now; on some that hangs on a condition."""
    texts = sheet.texts.get(Materialize, ())
    return any(all(holds(t, c, Context(seat)) for c in text.conditions) for text in texts)


def lacks(t: SceneTable, seat: Seat, sheet: Sheet) -> bool:
    """Whether something that a card needs in order to enter is not there."""
    found: tuple[Any, ...] = sheet.texts.get(Needs, ())
    return any(not holds(t, text.rule.condition, Context(seat)) for text in found)


def is_rival(t: SceneTable, sheet: Sheet, unit: int) -> bool:
    """BS-11.8, BS-11.13, BS-D6: Whether somebody of the same sort keeps a card from entering."""
    other = sheet_of(t, unit)
    if sheet.type == SUPPORT:
        return other.type == SUPPORT and Fleet not in sheet.sorts
    if other.type == SUPPORT or Platoon in sheet.sorts:
        return False
    if Multiplies in t.cast.sorts and is_multiplied(t, t.cast.owner[unit], sheet):
        return False
    return Clone not in sheet.sorts or sheet.called in names(t, unit)


def is_multiplied(t: SceneTable, seat: Seat, sheet: Sheet) -> bool:
    """BS-11.13: Whether a text of the player's lets any number of such characters be in scene."""
    return any(
        ctx.seat == seat and all(is_said_of(sheet, f) for f in rule.where)
        for rule, ctx in standing(t, Multiplies)
    )


def is_barred(t: SceneTable, seat: Seat, sheet: Sheet) -> bool:
    """Whether a text of the player's own keeps such cards out."""
    bars = [(rule, ctx) for rule, ctx in standing(t, Bars) if ctx.seat == seat]
    if not bars:
        return False
    kind = t.cast.number[sheet.id]
    slot = next((s for s in t.cast.slots[seat] if t.identity[s] == kind), -1)
    return slot >= 0 and any(passes(t, slot, rule.where, ctx) for rule, ctx in bars)
