"""BS-1.4, BS-H164: Further costs of actions, and a support that bears them for others."""

from typing import Final

from .....cardlang.control import Seq
from .....cardlang.meaning import is_payable, value
from .....cardlang.node import Context, Effect, Name, Things
from .....cardlang.nouns import One, That, This
from .....cardlang.shared import Some, ThisCard
from ...cards.stances import StandsIn
from ...cards.verbs import CosmicEnergy, Load, Unload
from ...cards.words import CarriedBy, Loaded
from ...state.table import CARRIED, SceneTable
from ..choosing import least
from ..matching import includes
from ..stats import standing

DONOR: Final = Name("donor")


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


def can_be_borne(t: SceneTable, pay: Effect, ctx: Context) -> bool:
    """Whether some support could bear the cost."""
    return bool(donors_of(t, pay, ctx))


def donors_of(t: SceneTable, pay: Effect, ctx: Context) -> list[int]:
    """The supports that could bear the cost."""
    if StandsIn not in t.cast.sorts:
        return []
    other = borne(t, pay, ctx)
    if other == pay:
        return []
    found = [own.user for rule, own in standing(t, StandsIn) if includes(t, rule.target, ctx.user, own)]
    return [unit for unit in found if is_payable(t, other, ctx.bind(DONOR, (unit,)))]


def borne(t: SceneTable, pay: Effect, ctx: Context) -> Effect:
    """A cost in which as many cards of the support stand for those of the user."""
    if isinstance(pay, Seq):
        return Seq(tuple(borne(t, part, ctx) for part in pay.parts))
    if not isinstance(pay, Unload) or not is_of_user(t, pay.cards, ctx):
        return pay
    where = (CarriedBy(That(DONOR)),)
    if isinstance(pay.cards, Some):
        return Unload(Some(pay.cards.amount, Loaded(), where), pay.as_)
    return Unload(One(Loaded(), where), pay.as_)


def is_of_user(t: SceneTable, cards: Things, ctx: Context) -> bool:
    """Whether cards that the user carries are meant."""
    if isinstance(cards, ThisCard):
        return t.place[ctx.card] == CARRIED + ctx.user
    if not isinstance(cards, One | Some):
        return False
    return any(isinstance(f, CarriedBy) and isinstance(f.things, This) for f in cards.where)
