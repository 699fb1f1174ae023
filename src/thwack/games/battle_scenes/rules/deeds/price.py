"""BS-7.1: What an action costs in stages now, and what keeps a character from using it."""

from typing import Any

from .....cardlang.meaning import value
from .....cardlang.node import Context, Filter
from .....kernel.ids import Seat
from ...cards.deeds import ActsAs, ActsFree, Costs, Free, Singles
from ...cards.limits import Forbids
from ...cards.reading import X_COST
from ...cards.stances import LeastCost, NextFree
from ...cards.standing import Cheaper
from ...cards.words import AlterEgo, Named
from ...state.cast import Action
from ...state.table import TOP_STAGE, SceneTable
from ..entry.binding import discount
from ..matching import includes, passes
from ..stats import own_texts, present, standing
from ..texts.which import fits


def stages(t: SceneTable, seat: Seat, unit: int, card: int, action: Action) -> int:
    """BS-R35, BS-H52: The cost in stages now; X_COST as long as X itself is to be paid."""
    if t.lasting or t.permits or t.cast.may_reprice & present(t):
        identity = t.identity[card]
        for rule, own in (*standing(t, ActsFree), *standing(t, NextFree)):
            if includes(t, rule.target, unit, own):
                if isinstance(rule, NextFree) or fits(t, rule.which, identity, -1, unit, card, own):
                    return 0
        if t.acted[unit] and is_free(t, unit, identity):
            return 0
        for rule, own in standing(t, Costs):
            if includes(t, rule.target, unit, own) and fits(t, rule.which, identity, -1, own=own):
                return floored(t, value(t, rule.amount, own))
    cost = action.cost
    if cost > 0 and t.lasting:
        cost = max(cost - discount(t, unit, card), 0)
    if not action.may_be_cheaper:
        return floored(t, cost)
    for text in own_texts(t, card, Cheaper):
        less: Any = text.rule
        cost -= value(t, less.amount, Context(seat, card, unit))
    return floored(t, max(cost, 0))


def floored(t: SceneTable, cost: int) -> int:
    """BS-H161: A cost in stages that is no less than texts let it be; none at all stays none."""
    return max(cost, least_cost(t)) if cost >= 0 else cost


def least_cost(t: SceneTable) -> int:
    """BS-H161: What an action with a cost costs at least."""
    if LeastCost not in t.cast.sorts:
        return 0
    found = 0
    for rule, own in standing(t, LeastCost):
        found = max(found, value(t, rule.amount, own))
    return found


def range_of_x(t: SceneTable, unit: int, card: int, cost: int) -> range:
    """BS-R34: What X may be named."""
    if cost != X_COST:
        return range(TOP_STAGE + 1)
    less = discount(t, unit, card) if t.lasting else 0
    return range(least_cost(t), min(t.stage[unit] + less, TOP_STAGE) + 1)


def is_free(t: SceneTable, unit: int, identity: int) -> bool:
    """Whether a permission for one more action lifts the cost of this one."""
    return any(
        user == unit and any(isinstance(f, Free) for f in which) and fits(t, which, identity, same)
        for user, same, which in t.permits
    )


def is_single(t: SceneTable, unit: int, identity: int) -> bool:
    """BS-11.1: Whether a text keeps a character from using an action of that name a second time."""
    slug = t.cast.sheets[identity].action.slug  # type: ignore[union-attr]
    if not any(user == unit and slug_of_use(t, used) == slug for _, user, used in t.uses):
        return False
    return any(
        includes(t, rule.target, unit, own) and fits(t, rule.which, identity, -1, unit, -1, own)
        for rule, own in standing(t, Singles)
    )


def slug_of_use(t: SceneTable, used: int) -> str:
    """The name of an action that was used."""
    action = t.cast.sheets[used].action
    return action.slug if action is not None else ""


def is_forbidden_with(t: SceneTable, unit: int, card: int, x: int) -> bool:
    """BS-R34: Whether a text keeps a character from an action with an X of this."""
    for rule, own in standing(t, Forbids):
        if includes(t, rule.target, unit, own):
            if fits(t, rule.which, t.identity[card], -1, unit, card, own.bind("x", (x,))):
                return True
    return False


def is_allowed(t: SceneTable, unit: int, where: tuple[Filter, ...], ctx: Context) -> bool:
    """Whether a character is one of those that alone may use an action, or acts as if it were."""
    if passes(t, unit, where, ctx):
        return True
    if ActsAs not in t.cast.sorts:
        return False
    names = [rule.name for rule, own in standing(t, ActsAs) if own.user == unit]
    return all(is_named(f, names) or passes(t, unit, (f,), ctx) for f in where)


def is_named(f: Filter, names: list[str]) -> bool:
    """Whether a filter asks for a name or an alter ego that one acts under."""
    if isinstance(f, Named):
        return any(name in names for name in f.names)
    return isinstance(f, AlterEgo) and f.ego in names
