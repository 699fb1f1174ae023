"""DM-12: Global abilities."""

from typing import Any, Final

from ....cardlang.meaning import perform
from ....cardlang.node import Context
from ....cardlang.verbs import Spend
from ....kernel.ids import Seat, Slot
from ....kernel.table import Step
from ..cards.costs import Cost
from ..cards.standing import Global
from ..state.cast import Text
from ..state.records import do_once
from ..state.table import ATTACK, ZONES, DiceTable, in_field
from . import main_step
from .bans import price_of_ban
from .effects import is_possible
from .energy import Purse, affordable, is_affordable, pay, purse_of
from .stats import all_hold
from .triggers import aftermath

GLOBAL_ONCE: Final = 200_000


def globals_of(t: DiceTable, seat: Seat) -> list[Step]:
    """DM-12.2: The Global abilities a seat can use now, or what it costs to be allowed to."""
    if not t.cast.globals:
        return []
    purse = purse_of(t, seat)
    found = usable_globals(t, seat, purse)
    if found:
        banned = price_of_ban(t, seat, "actions")
        if banned:
            return main_step.waivers(t, seat, "actions", banned)
    return found


def usable_globals(t: DiceTable, seat: Seat, purse: Purse) -> list[Step]:
    """DM-12.1, DM-12.2: Those whose cost can be paid and that would find something to do."""
    options: list[Step] = []
    total, typed, wild = purse
    if total:
        for number, least, energy, of_type, easy, fights, slot, text in t.cast.global_rows:
            if total >= least and (not of_type or typed[energy] + wild >= of_type):
                if easy:
                    if in_field(t):
                        options.append((use_global, seat, number))
                elif fights and not t.zones[ZONES * t.turn + ATTACK]:
                    continue
                elif can_use(t, number, slot, text, seat):
                    options.append((use_global, seat, number))
    return options


def can_use(t: DiceTable, number: int, slot: Slot, text: Text, seat: Seat) -> bool:
    """DM-4.9: Whether the rest of the cost can be paid, the conditions hold and there is something to do."""
    if text.once and GLOBAL_ONCE + 2 * number + seat in t.used_once:
        return False
    ctx = Context(seat, slot)
    rule: Any = text.rule
    if not all_hold(t, text, ctx) or not (is_simple(rule) or is_affordable(t, rule.cost, seat)):
        return False
    return is_possible(t, rule.effect, ctx)


def use_global(t: DiceTable, seat: Seat, number: int) -> None:
    """DM-12.3, H-3: Once, or several times together if the energy allows."""
    _, _, text = t.cast.globals[number]
    assert isinstance(text.rule, Global)
    cost = t.cast.global_costs[number]
    purse = purse_of(t, seat)
    most = 1
    if is_simple(text.rule) and not text.once and cost.total > 0:
        while affordable(purse, times(cost, most + 1)):
            most += 1
    if most > 1:
        t.ask(seat, [(use_global_times, seat, number, n) for n in range(1, most + 1)])
    else:
        t.then((use_global_times, seat, number, 1))


def times(cost: Cost, n: int) -> Cost:
    """A cost so many times."""
    return Cost(cost.total * n, cost.type, cost.typed * n)


def is_simple(rule: Global) -> bool:
    """Whether the cost is nothing but energy, so that it can be paid several times at once."""
    return type(rule.cost) is Spend


def use_global_times(t: DiceTable, seat: Seat, number: int, n: int) -> None:
    """DM-12.3: Paid as one, resolved as one effect."""
    _, slot, text = t.cast.globals[number]
    rule = text.rule
    assert isinstance(rule, Global)
    if text.once:
        do_once(t, GLOBAL_ONCE + 2 * number + seat)
    t.emit("global", seat, slot)
    ctx = Context(seat, slot)
    cost: Step = (pay, seat, times(t.cast.global_costs[number], n)) if n > 1 else (perform, rule.cost, ctx)
    t.then(
        cost,
        *[(perform, rule.effect, ctx)] * n,
        (aftermath,),
        main_step.next_act(t) if seat == t.turn else (main_step.act, t.turn),
    )
