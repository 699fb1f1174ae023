"""Verbs that put cards in scene or take characters out of it."""

from collections.abc import Callable
from typing import Final

from .....cardlang.meaning import candidates, remember, select, value
from .....cardlang.node import Context, Node
from .....cardlang.nouns import THIS
from .....kernel.ids import Identity, Slot
from .....kernel.table import Step
from ...cards.entry.gates import (
    AS_USUAL,
    DoubleOf,
    EnergyIs,
    Introduce,
    JustLoaded,
    KnockOut,
    Laden,
    TakePlace,
    Untimely,
)
from ...cards.standing import Ready
from ...state.atoms import enter, load_card
from ...state.cast import Sheet
from ...state.records import make_last
from ...state.table import HAND, PREPARATION, RESOURCES, SceneTable, is_character, resources_of, sheet_of
from ..choosing import slot_in, units_only
from ..events import notice_load
from ..knockout import knock_out, leave
from ..loading import arrive, has_place, is_let_in, load_from_resources
from ..measures import MEANING
from ..moving import draws_instead, shuffle_after
from ..shields import energy
from ..stats import names
from ..terms import TESTS, keep_each

# Putting cards in scene


def can_come(t: SceneTable, node: Introduce, slot: Slot) -> bool:
    """BS-H84: Whether a card may enter now, and can be loaded."""
    seat, kind, sheet = t.cast.owner[slot], t.identity[slot], sheet_of(t, slot)
    left = len(resources_of(t, seat)) - (1 if t.place[slot] == RESOURCES else 0)
    if left < (sheet.energy if node.carrying == AS_USUAL else 1):
        return False
    return has_place(t, seat, kind, sheet, -1) and is_let_in(t, seat, sheet)


def introduce_is_payable(t: SceneTable, node: Introduce, ctx: Context) -> bool:
    """There is one that can come."""
    return any(can_come(t, node, slot) for slot in candidates(t, node.cards, ctx))


def do_introduce(t: SceneTable, node: Introduce, ctx: Context) -> None:
    """introduce"""
    if not draws_instead(t, node.cards, ctx):
        t.then((select, node.cards, ctx, ctx.seat), (introduce_it, node, ctx))


def introduce_it(t: SceneTable, node: Introduce, ctx: Context) -> None:
    """It enters, if it can; a deck that was searched is shuffled."""
    found = [slot for slot in t.it if can_come(t, node, slot)]
    if found:
        enter(t, found[0])
    shuffle_after(t, node.cards, ctx)
    if not found:
        t.it = ()
        return
    slot = found[0]
    t.do((remember, (slot,)))
    if node.carrying == AS_USUAL:
        load_from_resources(t, slot, t.cast.energy[t.identity[slot]])
    else:
        t.then((ask_burden, slot, value(t, node.carrying, ctx), 0))


def ask_burden(t: SceneTable, slot: Slot, left: int, loaded: int) -> None:
    """BS-R1: With up to so many cards, and at least one."""
    seat = t.cast.owner[slot]
    kinds = dict.fromkeys(t.identity[card] for card in resources_of(t, seat))
    if not left or not kinds:
        arrive(t, slot)
        return
    options: list[Step] = [(burden, slot, kind, left, loaded) for kind in kinds]
    t.ask(seat, [*options, (stop_burdening, slot)] if loaded else options)


def burden(t: SceneTable, slot: Slot, identity: Identity, left: int, loaded: int) -> None:
    """This one; then the next."""
    card = slot_in(t, resources_of(t, t.cast.owner[slot]), identity)
    load_card(t, card, slot)
    notice_load(t, card, slot, "resources")
    t.then((ask_burden, slot, left - 1, loaded + 1))


def stop_burdening(t: SceneTable, slot: Slot) -> None:
    """No more."""
    arrive(t, slot)


# Taking another's place


def place_is_free(t: SceneTable, node: TakePlace, ctx: Context) -> bool:
    """There is one whose place this card may take."""
    return any(can_take(t, unit, ctx) for unit in candidates(t, node.target, ctx))


def can_take(t: SceneTable, unit: int, ctx: Context) -> bool:
    """Whether this card may enter when that one has left."""
    sheet = sheet_of(t, ctx.card)
    if t.place[ctx.card] != HAND or not is_let_in(t, ctx.seat, sheet):
        return False
    return has_place(t, ctx.seat, t.identity[ctx.card], sheet, unit)


def do_take_place(t: SceneTable, node: TakePlace, ctx: Context) -> None:
    """take_place"""
    t.then((select, node.target, ctx, ctx.seat), (take_place, ctx))


def take_place(t: SceneTable, ctx: Context) -> None:
    """BS-D1: The one goes to hand; this card comes with all it carried, and may act at once."""
    for unit in [unit for unit in units_only(t, t.it) if can_take(t, unit, ctx)][:1]:
        cards, slot = t.load[unit], ctx.card
        leave(t, unit, "hand")
        enter(t, slot)
        for card in cards:
            load_card(t, card, slot)
            notice_load(t, card, slot, "scene")
        make_last(t, Ready(THIS, ()), Context(ctx.seat, slot, slot), t.turns)
        arrive(t, slot)


# Knocking out


def do_knock_out(t: SceneTable, node: KnockOut, ctx: Context) -> None:
    """BS-8.5: knock_out"""
    t.then((select, node.target, ctx, ctx.seat), (knock_them_out,))


def knock_them_out(t: SceneTable) -> None:
    """One after the other."""
    for unit in units_only(t, t.it):
        if is_character(t, unit):
            knock_out(t, unit)
            if t.result:
                return


# Filters


def _double_of(t: SceneTable, thing: int, node: DoubleOf, ctx: Context) -> bool:
    mine, called = sheet_of(t, thing), set(names(t, thing))
    others = [other for other in candidates(t, node.things, ctx) if other != thing]
    return any(called & set(names(t, slot)) or shares_ego(mine, sheet_of(t, slot)) for slot in others)


def shares_ego(first: Sheet, second: Sheet) -> bool:
    """Whether two cards have an alter ego, and one in common."""
    if not first.card.alter_ego or not second.card.alter_ego:
        return False
    return bool(set(first.egos) & set(second.egos))


def _laden(t: SceneTable, thing: int, node: Laden, ctx: Context) -> bool:
    return len(t.load[thing]) == value(t, node.amount, ctx)


def _energy_is(t: SceneTable, thing: int, node: EnergyIs, ctx: Context) -> bool:
    return energy(t, thing) == value(t, node.amount, ctx)


def _untimely(t: SceneTable, thing: int, node: Untimely, ctx: Context) -> bool:
    return t.phase != PREPARATION or t.turn != t.cast.owner[thing]


def _just_loaded(t: SceneTable, thing: int, node: JustLoaded, ctx: Context) -> bool:
    return thing in t.fresh


NEW_TESTS: Final[dict[type[Node], Callable[..., bool]]] = {
    DoubleOf: _double_of,
    Laden: _laden,
    EnergyIs: _energy_is,
    Untimely: _untimely,
    JustLoaded: _just_loaded,
}
TESTS.update(NEW_TESTS)
MEANING.filters.update(dict.fromkeys(NEW_TESTS, keep_each))
MEANING.effects.update({Introduce: do_introduce, TakePlace: do_take_place, KnockOut: do_knock_out})
MEANING.conditions.update({Introduce: introduce_is_payable, TakePlace: place_is_free})
