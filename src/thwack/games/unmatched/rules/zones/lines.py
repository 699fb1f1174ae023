"""R-67: Shakespeare's Line: cards of combats join it, and complete it."""

from collections.abc import Sequence

from .....cardlang.meaning import perform, value
from .....cardlang.node import Context
from .....kernel.ids import Seat, Slot
from ...cards.show_words import FirstOf, Syllables
from ...state.atoms import discard_card
from ...state.table import CARDS, COMMITTED, NO_CARD, PILES, ZONE, UnmatchedTable, zone_of
from ...state.zones import lay_card
from ..hands import cards
from ..terms import EFFECT_ENDS, LAST_COMBAT, MEANING

T = UnmatchedTable


def join_line(t: T, slot: Slot) -> None:
    """R-67: A card that was played in a combat joins the right end, even if it was canceled."""
    seat = t.cast.slot_owner[slot]
    if seat in t.cast.lines and slot in t.piles[PILES * seat + COMMITTED]:
        lay_card(t, slot, COMMITTED, seat, t.cast.lines[seat].zone)


def complete_lines(t: T, combat: Sequence[int]) -> None:
    """U-9.17: The defender's first."""
    for side in (0, 1):
        slot = combat[CARDS + side]
        seat = t.cast.slot_owner[slot] if slot != NO_CARD else -1
        if seat in t.cast.lines and slot in zone_of(t, seat, t.cast.lines[seat].zone):
            ctx = Context(seat, slot, combat[side]).bind(LAST_COMBAT, tuple(combat))
            t.do((complete_line, ctx))


def syllables(t: T, slot: Slot) -> int:
    """The number printed on a card."""
    rules = [rule for rule in t.cast.card(t.identity[slot]).rules if isinstance(rule, Syllables)]
    return sum([value(t, rule.amount, Context(t.cast.slot_owner[slot])) for rule in rules])


def complete_line(t: T, ctx: Context) -> None:
    """R-67: With just enough syllables the last card does what it says for that; with more, nothing; then the
    Line is discarded."""
    rule = t.cast.lines[ctx.seat]
    wanted, there = value(t, rule.amount, ctx), zone_of(t, ctx.seat, rule.zone)
    total = sum([syllables(t, slot) for slot in there])
    if total >= wanted:
        effect = t.cast.card(t.identity[ctx.card]).effects.get("line") if total == wanted else None
        t.do(*([(perform, effect, ctx)] if effect is not None else []), (discard_line, ctx.seat))


def discard_line(t: T, seat: Seat) -> None:
    """All of it."""
    rule = t.cast.lines[seat]
    for slot in zone_of(t, seat, rule.zone):
        discard_card(t, slot, ZONE + t.cast.zone[seat, rule.zone])


def first_of(t: T, node: FirstOf, ctx: Context) -> tuple[int, ...]:
    """first_of"""
    return cards(zone_of(t, ctx.seat, node.zone)[:1])


MEANING.things[FirstOf] = first_of
EFFECT_ENDS.update({complete_line, discard_line})
