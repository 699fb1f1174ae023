"""BS-H107: Targets that change, and who chooses them."""

from typing import Any

from .....cardlang.meaning import candidates, perform, select_nothing
from .....cardlang.node import Context
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...cards.answers.guards import Decoys, NextAlso, Steers
from ...cards.answers.words import Retarget
from ...state.records import aim, bind_lasting
from ...state.table import CARD, KIND, MODE, USER, SceneTable
from ..actions import legal_targets
from ..choosing import units_only
from ..deeds.setting_off import notice_targeted_by, notice_targets
from ..effects import POSSIBLE
from ..matching import includes
from ..measures import MEANING
from ..stats import standing


def action_context(t: SceneTable) -> Context:
    """The context of the action under way."""
    user = t.using[USER]
    return Context(t.cast.owner[user], t.using[CARD], user)


def may_take_place(t: SceneTable, units: tuple[int, ...]) -> list[int]:
    """Those of them that the action under way could have aimed at, and did not."""
    action: Any = t.cast.sheets[t.using[KIND]].action
    noun = action.nouns[t.using[MODE]]
    if noun is None:
        return []
    legal = legal_targets(t, noun, t.using[USER], t.using[CARD], action_context(t))
    return [unit for unit in units if unit in legal and unit not in t.targets]


# By a text that waits for the target


def options(t: SceneTable, node: Retarget, ctx: Context) -> list[int]:
    """Who may be the target instead."""
    if not t.using or not any(unit in t.targets for unit in candidates(t, node.quarry, ctx)):
        return []
    return may_take_place(t, candidates(t, node.onto, ctx))


def is_retargetable(t: SceneTable, node: Retarget, ctx: Context) -> bool:
    """Whether somebody may be the target instead."""
    return bool(options(t, node, ctx))


def do_retarget(t: SceneTable, node: Retarget, ctx: Context) -> None:
    """retarget"""
    old = candidates(t, node.quarry, ctx)
    steps: list[Step] = [(retarget, old[0], unit) for unit in options(t, node, ctx)]
    if steps:
        t.ask(ctx.seat, [*steps, (select_nothing,)] if ctx.optional else steps)


def retarget(t: SceneTable, old: int, new: int) -> None:
    """BS-H107: Texts that wait for that look at the new target, too."""
    aim(t, tuple(new if unit == old else unit for unit in t.targets))
    ctx = action_context(t).bind("target", t.targets)
    notice_targets(t, (new,), ctx)
    notice_targeted_by(t, (new,), ctx)


# By a rule


def decoyed(t: SceneTable, targets: tuple[int, ...]) -> tuple[int, ...]:
    """BS-H107: The targets with those in their place who stand in for them."""
    for rule, own in standing(t, Decoys):
        for unit in targets:
            guards = may_take_place(t, units_only(t, candidates(t, rule.onto, own)))
            guards = [guard for guard in guards if guard not in targets]
            if guards and includes(t, rule.target, unit, own):
                targets = tuple(guards[0] if one == unit else one for one in targets)
    return targets


def chooser(t: SceneTable, ctx: Context) -> Seat:
    """Who chooses the targets of the action under way."""
    for rule, own, _ in t.lasting:
        if type(rule) is Steers and own.that("action") == (-len(t.uses),):
            return own.seat
    return ctx.seat


# What the next action does besides


def note_next(t: SceneTable, user: int, targets: tuple[int, ...]) -> None:
    """The next action that aims at somebody is this one; its number is kept below 0, where no card's is."""
    for index, (rule, own, _) in enumerate(t.lasting):
        if type(rule) is NextAlso and not own.that("action") and includes(t, rule.by, user, own):
            if any(includes(t, rule.target, unit, own) for unit in targets):
                bind_lasting(t, index, "action", (-len(t.uses),))


def added(t: SceneTable, ctx: Context) -> list[Step]:
    """What texts add to the effect of an action: it is done by its user, and speaks of what it spoke of."""
    return [
        (perform, rule.effect, ctx._replace(bound=own.bound))
        for rule, own, _ in t.lasting
        if type(rule) is NextAlso and own.that("action") == (-len(t.uses),)
    ]


MEANING.effects.update({Retarget: do_retarget})
POSSIBLE.update({Retarget: is_retargetable})
