"""R-55: The Cauldron of the Wayward Sisters, and their spells."""

from .....cardlang.control import Choose
from .....cardlang.meaning import accept, perform, select, value
from .....cardlang.node import Context
from .....cardlang.nouns import One
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...cards.show_words import (
    CastSpell,
    Conjure,
    Ingredient,
    Ingredients,
    Mend,
    Spell,
    TheyChoose,
    ZonesHeld,
)
from ...cards.words import FighterKind
from ...state.atoms import discard_card, heal
from ...state.table import UnmatchedTable, zone_of
from ..card_effects import leave_it
from ..terms import MEANING

T = UnmatchedTable


def brewing(t: T, seat: Seat) -> tuple[int, ...]:
    """The cards in the Cauldron."""
    return zone_of(t, seat, t.cast.cauldrons[seat].zone)


def spells_of(t: T, seat: Seat) -> list[Spell]:
    """All that a hero can cast."""
    return [rule for rule in t.cast.heroes[seat].ability if isinstance(rule, Spell)]


def ingredients_in(t: T, seat: Seat) -> set[str]:
    """The different ingredients in the Cauldron: one for each card."""
    rules = [rule for slot in brewing(t, seat) for rule in t.cast.card(t.identity[slot]).rules]
    return {rule.tag for rule in rules if isinstance(rule, Ingredient)}


def do_cast_spell(t: T, node: CastSpell, ctx: Context) -> None:
    """cast_spell: one whose ingredients are all there."""
    there = ingredients_in(t, ctx.seat)
    able = [rule for rule in spells_of(t, ctx.seat) if there.issuperset(rule.tags)]
    if able:
        options: list[Step] = [(brew, rule.effect, ctx) for rule in able]
        t.ask(ctx.seat, [*options, (leave_it,)] if ctx.optional else options)


def brew(t: T, effect: Spell, ctx: Context) -> None:
    """What it does; then all cards of the Cauldron go to the discard pile."""
    t.do((perform, effect, ctx.must()), (pour_out, ctx.seat))


def pour_out(t: T, seat: Seat) -> None:
    """Onto the discard pile."""
    for slot in brewing(t, seat):
        discard_card(t, slot, t.cast.discards_to[seat])


def do_conjure(t: T, node: Conjure, ctx: Context) -> None:
    """conjure: different ones, one after the other; the Cauldron stays as it is."""
    t.then((perform, Choose(node.amount, tuple([rule.effect for rule in spells_of(t, ctx.seat)])), ctx))


def ingredients(t: T, node: Ingredients, ctx: Context) -> int:
    """ingredients"""
    return len(ingredients_in(t, ctx.seat))


def zones_held(t: T, node: ZonesHeld, ctx: Context) -> int:
    """zones_held"""
    spaces = [t.space[f] for f in t.cast.fighters[ctx.seat] if t.space[f] >= 0]
    return len({zone for space in spaces for zone in t.cast.board.zones[space]})


def do_they_choose(t: T, node: TheyChoose, ctx: Context) -> None:
    """they_choose"""
    t.then((select, node.who, ctx, ctx.seat), (choose_for_others, node, ctx))


def choose_for_others(t: T, node: TheyChoose, ctx: Context) -> None:
    """The first who was selected decides."""
    for seat in t.it[:1]:
        t.ask(seat, [(accept, effect, ctx) for effect in node.effects])


def do_mend(t: T, node: Mend, ctx: Context) -> None:
    """mend: one after the other; the same may be chosen again."""
    one = One(FighterKind(), ())
    for _ in range(value(t, node.times, ctx)):
        t.do((select, one, ctx, ctx.seat), (mend_selected,))


def mend_selected(t: T) -> None:
    """1 health."""
    for f in t.it:
        heal(t, f, 1)


MEANING.effects.update(
    {CastSpell: do_cast_spell, Conjure: do_conjure, TheyChoose: do_they_choose, Mend: do_mend}
)
MEANING.amounts.update({Ingredients: ingredients, ZonesHeld: zones_held})
