"""BS-7.1: What an action costs in stages now, and what keeps a character from using it."""

from typing import Any

from .....cardlang.control import Seq
from .....cardlang.meaning import value
from .....cardlang.node import Context, Effect, Filter
from .....cardlang.nouns import One
from .....cardlang.shared import Some
from .....kernel.ids import Seat
from ...cards.deeds import ActsAs, ActsFree, Costs, Free, Singles
from ...cards.limits import Forbids
from ...cards.reading import X_COST
from ...cards.standing import Cheaper
from ...cards.verbs import CosmicEnergy, Load
from ...cards.words import AlterEgo, Named
from ...state.cast import Action
from ...state.table import TOP_STAGE, SceneTable
from ..choosing import least
from ..entry.binding import discount
from ..matching import includes, passes
from ..stats import own_texts, standing
from ..texts.which import fits


def stages(t: SceneTable, seat: Seat, unit: int, card: int, action: Action) -> int:
    """BS-R35, BS-H52: The cost in stages now; X_COST as long as X itself is to be paid."""
    if t.cast.may_reprice or t.lasting or t.permits:
        identity = t.identity[card]
        for rule, own in standing(t, ActsFree):
            if includes(t, rule.target, unit, own) and fits(t, rule.which, identity, -1, unit, card, own):
                return 0
        if t.acted[unit] and is_free(t, unit, identity):
            return 0
        for rule, own in standing(t, Costs):
            if includes(t, rule.target, unit, own) and fits(t, rule.which, identity, -1, own=own):
                return value(t, rule.amount, own)
    cost = action.cost
    if cost > 0 and t.lasting:
        cost = max(cost - discount(t, unit, card), 0)
    if not action.may_be_cheaper:
        return cost
    for text in own_texts(t, card, Cheaper):
        less: Any = text.rule
        cost -= value(t, less.amount, Context(seat, card, unit))
    return max(cost, 0)


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


def most_x(t: SceneTable, unit: int, card: int, cost: int) -> int:
    """BS-R34: The highest X that a character can name."""
    less = discount(t, unit, card) if t.lasting else 0
    return min(t.stage[unit] + less, TOP_STAGE) if cost == X_COST else TOP_STAGE


def spent(t: SceneTable, cost: Effect, ctx: Context) -> int:
    """BS-1.4: How many cards of the resources all parts of a cost take together."""
    if isinstance(cost, Seq):
        return sum(spent(t, part, ctx) for part in cost.parts)
    if isinstance(cost, CosmicEnergy):
        return value(t, cost.amount, ctx)
    if not isinstance(cost, Load):
        return 0
    if isinstance(cost.cards, Some):
        return least(t, cost.cards.amount, ctx)
    return int(isinstance(cost.cards, One))
