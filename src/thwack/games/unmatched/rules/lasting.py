"""What holds for the rest of a turn: rules, fighters who cannot leave their spaces, players who cannot draw.

All of it is in `t.lasting`, which is empty most of the time; so whoever asks looks there first.
"""

from ....cardlang.meaning import candidates, holds, select, value
from ....cardlang.moments import While
from ....cardlang.node import Context, Rule
from ....kernel.ids import Seat
from ..cards.combat_words import SpareFromEffects
from ..cards.lasting import FixedValue, Hold, NoDraw, OnlyCombatDamage, ThisTurn
from ..cards.turn_words import Endure
from ..cards.zone_words import PassesFoes
from ..state.records import add_lasting
from ..state.table import CARDS, UnmatchedTable
from .abilities import staying_rules
from .terms import MEANING

T = UnmatchedTable


def do_this_turn(t: T, node: ThisTurn, ctx: Context) -> None:
    """this_turn"""
    add_lasting(t, node.rule, ctx, ())


def do_hold(t: T, node: Hold, ctx: Context) -> None:
    """hold"""
    t.then((select, node.target, ctx, ctx.seat), (hold_selected, node, ctx))


def hold_selected(t: T, node: Hold, ctx: Context) -> None:
    """R-31: Whoever was selected and stands on the board stays there."""
    things = tuple([f for f in t.it if t.space[f] >= 0])
    add_lasting(t, node, ctx, things)
    for f in things:
        t.emit("held", f)


def do_endure(t: T, node: Endure, ctx: Context) -> None:
    """endure"""
    t.then((select, node.target, ctx, ctx.seat), (endure_selected, node, ctx))


def endure_selected(t: T, node: Endure, ctx: Context) -> None:
    """R-21: Damage still counts as dealt, but leaves 1 health."""
    add_lasting(t, node, ctx, t.it)


def do_no_draw(t: T, node: NoDraw, ctx: Context) -> None:
    """no_draw"""
    t.then((select, node.who, ctx, ctx.seat), (bar_selected, node, ctx))


def bar_selected(t: T, node: NoDraw, ctx: Context) -> None:
    """R-32: Who cannot draw does not, and it costs nothing."""
    add_lasting(t, node, ctx, t.it)
    for seat in t.it:
        t.emit("barred", seat)


def concerned(t: T, sort: type[Hold] | type[NoDraw]) -> set[int]:
    """The fighters or seats that something of this sort holds for."""
    return {thing for node, _, things in t.lasting if isinstance(node, sort) for thing in things}


def able_to_leave(t: T, fighters: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these fighters who may leave their spaces."""
    held = concerned(t, Hold)
    return tuple([f for f in fighters if f not in held])


def may_draw(t: T, seat: Seat) -> bool:
    """Whether a player can draw this turn."""
    return not t.lasting or seat not in concerned(t, NoDraw)


def fixed_value(t: T, seat: Seat) -> int:
    """The number that a player's cards are worth this turn; below 0 if they have their own values."""
    for node, ctx, _ in reversed(t.lasting):
        if isinstance(node, FixedValue) and ctx.seat == seat:
            return value(t, node.amount, ctx)
    return -1


def exposed(t: T, fighters: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these fighters whom damage from an effect can hurt."""
    sturdy = {f for seat, rule in t.cast.sturdy for f in standing_for(t, rule, Context(seat))}
    if t.ongoing:
        for seat in range(t.cast.seats):
            sturdy.update(
                [f for rule in staying_rules(t, seat) for f in standing_for(t, rule, Context(seat))]
            )
    for node, ctx, things in t.lasting:
        if isinstance(node, SpareFromEffects) and t.combat and ctx.card in t.combat[CARDS : CARDS + 2]:
            sturdy.update(things)
    return tuple([f for f in fighters if f not in sturdy])


def slips_through(t: T, fighter: int) -> bool:
    """R-63: Whether a card in play lets a fighter move through opposing ones, whatever moves it."""
    seat = t.cast.owner[fighter]
    rules = [rule for rule in staying_rules(t, seat) if isinstance(rule, PassesFoes)]
    return any(fighter in candidates(t, rule.of, Context(seat)) for rule in rules)


def standing_for(t: T, rule: Rule, ctx: Context) -> tuple[int, ...]:
    """The fighters a rule is about now; none while its condition does not hold."""
    while isinstance(rule, While):
        if not holds(t, rule.condition, ctx):
            return ()
        rule = rule.rule
    return candidates(t, rule.of, ctx) if isinstance(rule, OnlyCombatDamage) else ()


MEANING.effects.update({ThisTurn: do_this_turn, Hold: do_hold, NoDraw: do_no_draw, Endure: do_endure})
