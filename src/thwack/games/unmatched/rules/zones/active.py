"""R-55, R-58: Rows of cards that are no action cards, and which of them are active: upgrades, gadgets."""

from .....cardlang.meaning import value
from .....cardlang.node import Context
from .....kernel.ids import Seat
from ...cards.zone_words import (
    Activate,
    AllActive,
    ChooseActive,
    Deactivate,
    GadgetWorks,
    InForce,
    LendsGadget,
)
from ...state.table import ATTACK_SIDE, BIT, ZONE, UnmatchedTable, zone_of
from ...state.zones import lay_card
from ..hands import cards, slot_with
from ..terms import MEANING, combat_of, side_of

T = UnmatchedTable


def waiting(t: T, seat: Seat) -> tuple[int, ...]:
    """The cards of the row that are not active, the next first."""
    return zone_of(t, seat, t.cast.rows[seat].zone)


def active(t: T, seat: Seat) -> tuple[int, ...]:
    """The cards of the row that are active, the oldest first."""
    return zone_of(t, seat, t.cast.rows[seat].to)


def shift(t: T, seat: Seat, slots: tuple[int, ...], source: str, target: str) -> None:
    """From one end of the row to the other; what went is remembered."""
    for slot in slots:
        lay_card(t, slot, ZONE + t.cast.zone[seat, source], seat, target)
    t.it = cards(slots)


def do_activate(t: T, node: Activate, ctx: Context) -> None:
    """R-58: The leftmost card that is not active; nothing if all of them are."""
    row = t.cast.rows[ctx.seat]
    shift(t, ctx.seat, waiting(t, ctx.seat)[: value(t, node.amount, ctx)], row.zone, row.to)


def do_deactivate(t: T, node: Deactivate, ctx: Context) -> None:
    """R-58: The leftmost card that is active goes to the right end; nothing if none is."""
    row = t.cast.rows[ctx.seat]
    shift(t, ctx.seat, active(t, ctx.seat)[: value(t, node.amount, ctx)], row.to, row.zone)


def do_choose_active(t: T, node: ChooseActive, ctx: Context) -> None:
    """choose_active: the one that is active may stay."""
    both = (*waiting(t, ctx.seat), *active(t, ctx.seat))
    t.ask(ctx.seat, [(make_active, t.identity[slot], ctx) for slot in both])


def make_active(t: T, card: int, ctx: Context) -> None:
    """This one, and the others are not."""
    row, seat = t.cast.rows[ctx.seat], ctx.seat
    slot = slot_with(t, (*waiting(t, seat), *active(t, seat)), card)
    shift(t, seat, tuple([s for s in active(t, seat) if s != slot]), row.to, row.zone)
    if slot in waiting(t, seat):
        shift(t, seat, (slot,), row.zone, row.to)


def all_active(t: T, node: AllActive, ctx: Context) -> bool:
    """all_active"""
    return not waiting(t, ctx.seat)


def in_force(t: T, node: InForce, ctx: Context) -> bool:
    """in_force"""
    return any(t.cast.card(t.identity[slot]).id == node.card for slot in active(t, ctx.seat))


def gadget_works(t: T, node: GadgetWorks, ctx: Context) -> bool:
    """R-60: The hero attacks; or another of her fighters does, next to her and with a card that lends it."""
    combat, hero = combat_of(t, ctx), t.cast.hero[ctx.seat]
    if not combat or side_of(t, ctx) != ATTACK_SIDE:
        return False
    if combat[0] == hero:
        return True
    lends = any(isinstance(rule, LendsGadget) for rule in t.cast.card(t.identity[ctx.card]).rules)
    space = t.space[combat[0]]
    return lends and space >= 0 and bool(t.cast.board.near[space] & BIT[t.space[hero]])


def has_none_left(t: T, node: Activate, ctx: Context) -> bool:
    """All of them are active already."""
    return not waiting(t, ctx.seat)


def has_none_active(t: T, node: Deactivate, ctx: Context) -> bool:
    """None of them is."""
    return not active(t, ctx.seat)


MEANING.effects.update({Activate: do_activate, Deactivate: do_deactivate, ChooseActive: do_choose_active})
MEANING.conditions.update({AllActive: all_active, InForce: in_force, GadgetWorks: gadget_works})
MEANING.idle.update({Activate: has_none_left, Deactivate: has_none_active})
