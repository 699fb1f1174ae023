"""BS-H106: Cards that cannot be unloaded, and texts that wait for cards to be unloaded."""

from .....cardlang.meaning import candidates
from .....cardlang.node import Context
from ...cards.answers.guards import Clings
from ...cards.answers.words import IsUnloaded, Newcomer, StruckFor, UsedCard
from ...state.table import BLOW, CARRIED, SceneTable
from ..choosing import units_only
from ..events import notice
from ..measures import MEANING
from ..stats import standing


def loose(t: SceneTable, unit: int) -> tuple[int, ...]:
    """The cards of a character or support that can be unloaded."""
    load = t.load[unit]
    if Clings not in t.cast.sorts:
        return load
    held = [card for rule, own in standing(t, Clings) for card in candidates(t, rule.cards, own)]
    return tuple(card for card in load if card not in held) if held else load


def notice_unloaded(t: SceneTable, unit: int) -> None:
    """Cards were unloaded from it: one event, however many they were."""
    if IsUnloaded in t.cast.sorts:
        notice(t, IsUnloaded, unit)


def _used_card(t: SceneTable, node: UsedCard, ctx: Context) -> tuple[int, ...]:
    return tuple(card for card in ctx.that("used") if t.place[card] == CARRIED + ctx.user)


def _newcomer(t: SceneTable, node: Newcomer, ctx: Context) -> tuple[int, ...]:
    return units_only(t, ctx.that("it"))


def _struck_for(t: SceneTable, node: StruckFor, ctx: Context) -> int:
    units = candidates(t, node.things, ctx)
    return sum(number - BLOW for unit, number in t.spent if unit in units and number >= BLOW)


MEANING.things.update({UsedCard: _used_card, Newcomer: _newcomer})
MEANING.amounts.update({StruckFor: _struck_for})
