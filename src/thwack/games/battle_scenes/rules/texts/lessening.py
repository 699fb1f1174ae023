"""BS-H6: What texts make of damage before it is dealt."""

from typing import Any

from .....cardlang.meaning import value
from .....cardlang.node import Context, Filter, Things
from ...cards.answers.guards import UnhurtOtherwise, Unpierced
from ...cards.changes import Capped, Harmless, Shrugs
from ...cards.limits import Halved, UnhurtBut, UnhurtBy
from ...cards.special import ShrugOff, UnhurtByScenario
from ...cards.standing import ANYBODY, LessDamage, Unhurt
from ...state.cast import POWER_BIT
from ...state.records import spend_text
from ...state.table import CARD, KIND, USER, SceneTable
from ..matching import includes
from ..stats import all_hold, rows, standing
from .which import fits


def under_way(t: SceneTable, which: tuple[Filter, ...]) -> bool:
    """Whether the action under way is one of these."""
    return fits(t, which, t.using[KIND], -1, t.using[USER], t.using[CARD])


def lowered(t: SceneTable, unit: int, amount: int, ctx: Context) -> int:
    """BS-H6: Damage after all that lowers it."""
    return what_is_left(t, unit, amount, ctx, False)[0]


def note_first(t: SceneTable, unit: int) -> None:
    """The first action that would damage somebody who shrugs it off is this one; its number is kept below 0,
    where no text's is."""
    if t.using and Shrugs in t.cast.sorts:
        for text, own in rows(t, Shrugs):
            rule: Any = text.rule
            if includes(t, rule.target, unit, own) and all_hold(t, text, own):
                if not any(card == own.card and number < 0 for card, number in t.spent):
                    spend_text(t, own.card, -len(t.uses))


def is_shrugged(t: SceneTable, unit: int) -> int:
    """The card whose text makes nothing of the action under way, if it is the first of the turn; else -1."""
    for rule, own in standing(t, Shrugs):
        if includes(t, rule.target, unit, own):
            first = [number for card, number in t.spent if card == own.card and number < 0]
            if not first or first[0] == -len(t.uses):
                return own.card
    return -1


def what_is_left(t: SceneTable, unit: int, amount: int, ctx: Context, piercing: bool) -> tuple[int, int]:
    """BS-H6: What is left of damage after all that lowers it, and the card that lowered it last."""
    source, cause = ctx.user, ctx.card
    by_action = bool(t.using) and source == t.using[USER]
    for rule, own in standing(t, Halved):  # BS-H71
        if includes(t, rule.target, unit, own):
            if not rule.which or (by_action and under_way(t, rule.which)):
                amount, cause = amount // 2, own.card
    for rule, own in standing(t, UnhurtBut):
        if includes(t, rule.target, unit, own) and not includes(t, rule.by, source, own):
            return 0, own.card
    for rule, own in standing(t, UnhurtOtherwise) if not by_action else ():
        if includes(t, rule.target, unit, own):
            return 0, own.card
    for rule, own in standing(t, LessDamage):
        if is_by(t, rule.by, source, own) and includes(t, rule.to, unit, own):
            amount -= value(t, rule.amount, own)
            cause = own.card
    for rule, own in standing(t, Harmless):
        if is_by(t, rule.by, source, own) and includes(t, rule.to, unit, own):
            if rule.sort not in ("", "piercing" if piercing else "plain"):
                continue
            return 0, own.card
    for rule, own in standing(t, Capped):
        if includes(t, rule.target, unit, own) and rule.sort in ("", "piercing" if piercing else "plain"):
            amount = min(amount, value(t, rule.amount, own))
    if source == t.scenario:
        for rule, own in standing(t, UnhurtByScenario):
            if includes(t, rule.target, unit, own):
                return 0, own.card
    if by_action:
        for rule, own in standing(t, Unpierced) if piercing and unit in t.targets else ():
            if includes(t, rule.target, unit, own):
                return 0, own.card
        for rule, own in standing(t, UnhurtBy):
            if includes(t, rule.target, unit, own) and under_way(t, rule.which):
                return 0, own.card
        power = t.cast.sheets[t.using[KIND]].action.power  # type: ignore[union-attr]
        for rule, own in standing(t, Unhurt):
            if POWER_BIT[rule.power] & power and includes(t, rule.target, unit, own):
                return 0, own.card
        shrugger = is_shrugged(t, unit) if Shrugs in t.cast.sorts else -1
        if shrugger >= 0:
            return 0, shrugger
        for rule, own in standing(t, ShrugOff):
            if own.that("action") == (-len(t.uses),) and includes(t, rule.target, unit, own):
                return 0, own.card
    return amount, cause


def is_by(t: SceneTable, by: Things, source: int, own: Context) -> bool:
    """Whether a source is meant; where anybody is, scenarios are, too."""
    return by == ANYBODY or includes(t, by, source, own)
