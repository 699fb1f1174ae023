"""R-48, R-49: Damage that goes elsewhere: to others who take it, or back to the attacker."""

from .....cardlang.meaning import candidates, remember, select, value
from .....cardlang.node import Context
from .....cardlang.nouns import One, Yours
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...cards import piece_words, special
from ...state.atoms import heal, hurt, strike
from ...state.combats import set_combat
from ...state.table import ATTACKER, BIT, REFLECTED, UnmatchedTable
from ..lasting import exposed
from ..terms import FIGHTER, MEANING

T = UnmatchedTable


def do_shared_out(t: T, node: piece_words.SharedOut, ctx: Context) -> None:
    """shared_out: first whom the damage goes to, a point at a time; then all of it hurts at once."""
    t.then((share_next, ctx.user, value(t, node.amount, ctx), (), t.it))


def helpers(t: T, fighter: int, given: tuple[int, ...]) -> list[int]:
    """Who may take one more point for this fighter: in its zones, and not beyond its health."""
    seat = t.cast.owner[fighter]
    rule = t.cast.troupe.shared[seat]
    zone = t.cast.board.in_zone[t.space[fighter]] if t.space[fighter] >= 0 else 0
    others = candidates(t, rule.among, Context(seat))
    return [f for f in others if zone & BIT[t.space[f]] and given.count(f) < t.health[f]]


def share_next(t: T, fighter: int, left: int, given: tuple[int, ...], it: tuple[int, ...]) -> None:
    """Who takes the next point; the rest is for the fighter itself."""
    able = helpers(t, fighter, given) if left else []
    if able:
        options: list[Step] = [(give_to, other, fighter, left, given, it) for other in able]
        t.ask(t.cast.owner[fighter], [*options, (keep_the_rest, fighter, left, given, it)])
    else:
        keep_the_rest(t, fighter, left, given, it)


def give_to(t: T, other: int, fighter: int, left: int, given: tuple[int, ...], it: tuple[int, ...]) -> None:
    """One point to this one."""
    t.do((share_next, fighter, left - 1, (*given, other), it))


def keep_the_rest(t: T, fighter: int, left: int, given: tuple[int, ...], it: tuple[int, ...]) -> None:
    """Q-20: All at once."""
    t.do((remember, it))
    strike(t, [(fighter, left), *[(f, given.count(f)) for f in dict.fromkeys(given)]])


def do_reflect(t: T, node: piece_words.Reflect, ctx: Context) -> None:
    """reflect"""
    set_combat(t, REFLECTED, 1)


def do_take_over(t: T, node: piece_words.TakeOver, ctx: Context) -> None:
    """take_over, R-48: range is not checked again, and the card stays whose it was."""
    found = [f for f in candidates(t, node.who, ctx) if t.space[f] >= 0]
    if found and t.combat:
        set_combat(t, ATTACKER, found[0])
        t.emit("took_over", found[0])


def zones_of(t: T, node: piece_words.ZonesOf, ctx: Context) -> int:
    """zones_of: nothing for one that is not on the board."""
    spaces = [t.space[f] for f in candidates(t, node.of, ctx)]
    return sum([len(t.cast.board.zones[space]) for space in spaces if space >= 0])


def do_chosen_fate(t: T, node: special.ChosenFate, ctx: Context) -> None:
    """chosen_fate: first who is hurt, then how much."""
    t.do(
        (select, One(FIGHTER, (Yours(),)), ctx, ctx.seat), (choose_fate, value(t, node.amount, ctx), ctx.seat)
    )


def choose_fate(t: T, most: int, seat: Seat) -> None:
    """From nothing to so much."""
    if t.it:
        t.ask(seat, [(seal_fate, n, t.it[0], seat) for n in range(most + 1)])


def seal_fate(t: T, amount: int, fighter: int, seat: Seat) -> None:
    """The other recovers what was really dealt."""
    before = t.health[fighter]
    hurt(t, [(f, amount) for f in exposed(t, (fighter,))])
    for other in t.cast.fighters[seat]:
        if other != fighter:
            heal(t, other, before - t.health[fighter])


MEANING.effects.update(
    {
        piece_words.SharedOut: do_shared_out,
        piece_words.Reflect: do_reflect,
        piece_words.TakeOver: do_take_over,
        special.ChosenFate: do_chosen_fate,
    }
)
MEANING.amounts[piece_words.ZonesOf] = zones_of
