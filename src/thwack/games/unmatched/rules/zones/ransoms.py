"""R-65, R-66: George Washington's ruses, and Blackbeard's doubloons with what they buy off."""

from .....cardlang.amounts import Stat
from .....cardlang.meaning import candidates, is_idle, perform, value
from .....cardlang.node import Context, Number
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...cards.zone_words import BuyDown, Ransom, Ransoms, RuseWorks, Transfer, Trick, Wounded
from ...state.atoms import change_counter
from ...state.combats import set_combat
from ...state.table import TRICKED, UnmatchedTable
from ..battlefield import on_board
from ..combat_effects import add_value
from ..measures import stat
from ..terms import FOE, MEANING, combat_of, foe

T = UnmatchedTable


def do_trick(t: T, node: Trick, ctx: Context) -> None:
    """R-65: The ruse stays beside the attack card."""
    set_combat(t, TRICKED, 1)


def ruse_works(t: T, node: RuseWorks, ctx: Context) -> bool:
    """ruse_works"""
    combat = combat_of(t, ctx)
    return bool(combat and combat[TRICKED])


# Doubloons


def do_transfer(t: T, node: Transfer, ctx: Context) -> None:
    """transfer: as many as there are."""
    amount = min(value(t, node.amount, ctx), stat(t, Stat(node.resource), ctx))
    change_counter(t, ctx.seat, node.resource, -amount)
    change_counter(t, ctx.seat, node.to, amount)


def can_transfer(t: T, node: Transfer, ctx: Context) -> bool:
    """Whether there is enough."""
    return stat(t, Stat(node.resource), ctx) >= value(t, node.amount, ctx)


def steps_of_wound(t: T, fighter: int) -> list[Step]:
    """What character cards say of combat damage to this fighter."""
    steps: list[Step] = []
    for seat, rules in t.cast.when_wounded.items():
        for rule in rules if t.health[t.cast.hero[seat]] else ():
            event, ctx = rule.event, Context(seat, user=fighter)
            if isinstance(event, Wounded) and fighter in candidates(t, event.target, ctx):
                steps.append((perform, rule.effect, ctx))
    return steps


def ransoms_of(t: T, seat: Seat) -> Ransoms:
    """From where ransoms are paid, and to where."""
    return next(rule for rule in t.cast.heroes[seat].ability if isinstance(rule, Ransoms))


def left_to_pay(t: T, ctx: Context) -> int:
    """How much of it there is."""
    return stat(t, Stat(ransoms_of(t, ctx.seat).resource), ctx)


def do_ransom(t: T, node: Ransom, ctx: Context) -> None:
    """R-66: Opponents are asked in turn order, as long as nobody has paid; what would do nothing is not
    bought off."""
    seats = [(ctx.seat + step) % t.cast.seats for step in range(1, t.cast.seats)]
    foes = tuple([seat for seat in seats if seat in t.cast.opponents[ctx.seat] and on_board(t, seat)])
    if not is_idle(t, node.effect, ctx):
        t.then((offer_ransom, node, foes, ctx))


def offer_ransom(t: T, node: Ransom, seats: tuple[int, ...], ctx: Context) -> None:
    """The next of them pays, or does not."""
    price = value(t, node.amount, ctx)
    if seats and left_to_pay(t, ctx) >= price:
        t.ask(seats[0], [(pay_ransom, price, ctx), (pay_nothing, node, seats[1:], ctx)])
    else:
        t.then((perform, node.effect, ctx))


def pay_ransom(t: T, price: int, ctx: Context) -> None:
    """R-66: From the Treasury to Blackbeard, and nothing happens."""
    rule = ransoms_of(t, ctx.seat)
    do_transfer(t, Transfer(rule.resource, rule.to, Number(price)), ctx)


def pay_nothing(t: T, node: Ransom, seats: tuple[int, ...], ctx: Context) -> None:
    """Somebody else may."""
    t.then((offer_ransom, node, seats, ctx))


def do_buy_down(t: T, node: BuyDown, ctx: Context) -> None:
    """R-66: The opponent in this combat decides."""
    t.then((choose_price, value(t, node.amount, ctx), ctx))


def choose_price(t: T, each: int, ctx: Context) -> None:
    """How many doubloons."""
    there = left_to_pay(t, ctx)
    (rival,) = [t.cast.owner[f] for f in foe(t, FOE, ctx)]
    if there:
        t.ask(rival, [(pay_price, n, each, ctx) for n in range(there + 1)])


def pay_price(t: T, amount: int, each: int, ctx: Context) -> None:
    """So many."""
    pay_ransom(t, amount, ctx)
    add_value(t, -each * amount, ctx)


MEANING.effects.update({Trick: do_trick, Transfer: do_transfer, Ransom: do_ransom, BuyDown: do_buy_down})
MEANING.conditions.update({RuseWorks: ruse_works, Transfer: can_transfer})
