"""DM-5.3.2 to DM-5.3.9, DM-4.8: What energy is for in the main step: buying dice and fielding characters, and
several of these paid for together."""

from ....cardlang.meaning import value
from ....kernel.ids import Seat, Slot
from ....kernel.table import Step
from ..cards.costs import Cost
from ..cards.standing import FieldingCost, FreeFielding
from ..state.atoms import buy, move
from ..state.cast import NOBODYS
from ..state.records import bind_pending, lose_change
from ..state.table import FIELD, ON_CARD, ZONES, DiceTable
from . import main_step
from .bans import is_banned, price_of_ban
from .drawing import enter_field
from .energy import Purse, look_into, pay
from .knockout import settle
from .matching import matches
from .stats import listeners, standing
from .triggers import resolve_triggers

# DM-5.3.2: buying


def buys_of(t: DiceTable, seat: Seat, purse: Purse) -> list[Step]:
    """DM-5.3.2, DM-5.3.3: The cards that can be paid for."""
    total, typed, wild = purse
    options: list[Step] = []
    if total:
        left = t.zones[ZONES * seat + ON_CARD] | t.zones[ZONES * NOBODYS + ON_CARD]
        for slot, price, energy, dice in t.cast.shop[seat]:
            if price <= total and dice & left and (wild or energy < 0 or typed[energy]):
                options.append((buy_from, seat, slot))
    return options


def buy_from(t: DiceTable, seat: Seat, slot: Slot, batch: tuple[int, ...] = ()) -> None:
    """DM-5.3.3, DM-5.3.4: Pay in full, with at least one energy of the card's type."""
    t.then((pay, seat, t.cast.cost_of[slot]), (take_bought, seat, slot, batch))


def take_bought(t: DiceTable, seat: Seat, slot: Slot, batch: tuple[int, ...]) -> None:
    """DM-5.3.4: The die goes to the used pile."""
    left = t.zones[ZONES * seat + ON_CARD] | t.zones[ZONES * NOBODYS + ON_CARD]
    mask = t.cast.dice[slot] & left
    die = (mask & -mask).bit_length() - 1
    batch = (*batch, *t.it, die)
    buy(t, seat, die)
    if t.change:
        t.then((go_on_paying, seat, batch))
    else:
        stop_paying(t, batch)


# DM-5.3.9: fielding


def fieldings_of(t: DiceTable, seat: Seat, purse: Purse, characters: list[int]) -> list[Step]:
    """DM-5.3.9: The characters in the reserve pool whose fielding cost can be paid."""
    banned = price_of_ban(t, seat, "fielding")
    if banned:
        return main_step.waivers(t, seat, "fielding", banned)
    found: list[Step] = []
    for die in characters:
        if fielding_cost(t, die) <= purse[0] and not (t.lasting and is_banned(t, seat, t.cast.slot[die])):
            found.append((field_die, seat, die))
    return found


def fielding_cost(t: DiceTable, die: int) -> int:
    """DM-5.3.9: The cost on the face, and what texts make of it."""
    cost = t.cast.cost[t.cast.slot[die]][t.face[die]]
    if listeners(t, FreeFielding) or listeners(t, FieldingCost):
        for rule, ctx in standing(t, FieldingCost):
            assert isinstance(rule, FieldingCost)
            if matches(t, rule.target, die, ctx):
                cost += value(t, rule.more, ctx)
        for rule, ctx in standing(t, FreeFielding):
            assert isinstance(rule, FreeFielding)
            if matches(t, rule.target, die, ctx):
                return 0
    return cost


def field_die(t: DiceTable, seat: Seat, die: int, batch: tuple[int, ...] = ()) -> None:
    """DM-5.3.9: Pay with any energy."""
    cost = fielding_cost(t, die)
    if cost:
        t.then((pay, seat, Cost(cost)), (put_in_field, seat, die, batch))
    else:
        t.it = ()
        put_in_field(t, seat, die, batch)


def put_in_field(t: DiceTable, seat: Seat, die: int, batch: tuple[int, ...]) -> None:
    """DM-9.2: It is fielded."""
    batch = (*batch, *t.it)
    move(t, die, seat, FIELD)
    enter_field(t, seat, die)
    if t.change:
        t.then((go_on_paying, seat, batch))
    else:
        stop_paying(t, batch)


# DM-4.8: several costs paid together


def go_on_paying(t: DiceTable, seat: Seat, batch: tuple[int, ...]) -> None:
    """DM-4.8, H-2: Generic energy left over can pay for more at once; then the effects come. `batch` are the
    dice spent and bought so far."""
    purse, characters, _ = look_into(t, seat)
    options = buys_of(t, seat, purse) + fieldings_of(t, seat, purse, characters)
    options = [(*step, batch) for step in options if costs(t, step)]
    if options:
        t.ask(seat, [*options, (stop_paying, batch)])
    else:
        t.then((stop_paying, batch))


def costs(t: DiceTable, step: Step) -> bool:
    """Whether an option asks for energy at all."""
    return step[0] is buy_from or (step[0] is field_die and fielding_cost(t, step[2]) > 0)


def stop_paying(t: DiceTable, batch: tuple[int, ...]) -> None:
    """DM-4.8: What is left over is lost; DM-5.3.10, H-20: effects find no die of the batch in the used
    pile."""
    lose_change(t)
    if batch and t.pending:
        bind_pending(t, "spent", batch)
    settle(t)
    if t.pending:
        t.do((resolve_triggers,), main_step.next_act(t))
    else:
        t.then(main_step.next_act(t))
