"""BS-F7: What the use of an action sets off, and what texts make of its effect."""

from typing import Any

from .....cardlang.meaning import candidates, value
from .....cardlang.node import Context, Effect, Node, Number, walk
from ...cards.answers.guards import Steers
from ...cards.answers.words import UsedCard
from ...cards.arrivals import AimedAt
from ...cards.deeds import Fells, Foresees, HarmedBy, LetsAct, NextBoost, Quarry, TargetedBy
from ...cards.occasions import IsTargeted
from ...cards.special import ShrugOff
from ...cards.stances import NextFree
from ...cards.verbs import Clairvoyance
from ...state.records import bind_lasting, end_lasting, permit
from ...state.table import CARD, KIND, USER, SceneTable, is_character
from ..events import awaiting, wait
from ..matching import includes
from ..stats import standing
from ..texts.which import fits


def notice_deed(t: SceneTable, sort: type[Node], subject: int, it: int) -> None:
    """Texts that wait for the action under way: `subject` is whom it is about, `it` who they speak of."""
    if sort not in t.cast.sorts and not t.lasting:
        return
    kind, user, card = t.using[KIND], t.using[USER], t.using[CARD]
    for rule, own in awaiting(t, sort):
        if fits(t, rule.event.which, kind, -1, user, card, own) and includes(
            t, rule.event.target, subject, own
        ):
            if any(isinstance(node, UsedCard) for node in walk(rule.effect)):
                own = own.bind("used", (card,))
            wait(t, rule, own, it)


def notice_use(t: SceneTable, sort: type[Node], ctx: Context) -> None:
    """Texts that wait for an action of somebody."""
    notice_deed(t, sort, ctx.user, ctx.user)


def notice_targets(t: SceneTable, targets: tuple[int, ...], ctx: Context) -> None:
    """Texts that wait for somebody to be targeted."""
    for rule, own in awaiting(t, IsTargeted):
        if includes(t, rule.event.by, ctx.user, own):
            wait_for_targets(t, rule, own, ctx.user, targets)
    for rule, own in awaiting(t, AimedAt):
        if includes(t, rule.event.by, ctx.user, own):
            if fits(t, rule.event.which, t.using[KIND], -1, ctx.user, ctx.card):
                for unit in dict.fromkeys(targets):
                    if includes(t, rule.event.target, unit, own):
                        wait(t, rule, own, unit)


def notice_targeted_by(t: SceneTable, targets: tuple[int, ...], ctx: Context) -> None:
    """Texts that wait for somebody to be targeted by such an action."""
    if TargetedBy not in t.cast.sorts:
        return
    kind, user, card = t.using[KIND], t.using[USER], t.using[CARD]
    for rule, own in awaiting(t, TargetedBy):
        if fits(t, rule.event.which, kind, -1, user, card, own):
            wait_for_targets(t, rule, own, ctx.user, targets)


def wait_for_targets(t: SceneTable, rule: Any, own: Context, it: int, targets: tuple[int, ...]) -> None:
    """A text about those of the targets that it means: once, or for each of them if it speaks of them."""
    meant = [unit for unit in dict.fromkeys(targets) if includes(t, rule.event.target, unit, own)]
    for unit in meant if any(isinstance(node, Quarry) for node in walk(rule.effect)) else meant[:1]:
        wait(t, rule, own.bind("quarry", (unit,)), it)


def notice_harm(t: SceneTable, unit: int, source: int) -> None:
    """BS-F2: Texts that wait for the damage of such an action."""
    notice_deed(t, HarmedBy, unit, source)


def notice_felled(t: SceneTable, unit: int) -> None:
    """A character is knocked out: texts of whoever did it by an action that aimed at it."""
    if t.using and unit in t.targets and is_character(t, unit) and t.using[USER] != unit:
        notice_deed(t, Fells, t.using[USER], unit)


# What texts add


def start_boosts(t: SceneTable, unit: int) -> None:
    """BS-F1: The next action of somebody is this one; its number is kept below 0, where no card's is."""
    for index, (rule, ctx, _) in enumerate(t.lasting):
        if isinstance(rule, NextBoost | Steers) and not ctx.that("action"):
            if includes(t, rule.target, unit, ctx):
                bind_lasting(t, index, "action", (-len(t.uses),))
    for index in range(len(t.lasting) - 1, -1, -1):  # the next action that is free is this one, too
        rule, ctx, _ = t.lasting[index]
        if isinstance(rule, NextFree) and includes(t, rule.target, unit, ctx):
            end_lasting(t, index)


def shrug(t: SceneTable, targets: tuple[int, ...]) -> None:
    """The first action that targets somebody who shrugs it off is this one; its number is kept below 0, where
    no card's is."""
    for index, (rule, ctx, _) in enumerate(t.lasting):
        if type(rule) is ShrugOff and not ctx.that("action"):
            if any(includes(t, rule.target, unit, ctx) for unit in targets):
                bind_lasting(t, index, "action", (-len(t.uses),))


def effect_of(t: SceneTable, effect: Effect, ctx: Context) -> Effect:
    """BS-11.4: What an action does, with the Clairvoyance that texts give it."""
    if Foresees not in t.cast.sorts:
        return effect
    for rule, own in standing(t, Foresees):
        if includes(t, rule.target, ctx.user, own) and fits(
            t, rule.which, t.using[KIND], -1, ctx.user, ctx.card, own
        ):
            return Clairvoyance(Number(value(t, rule.amount, own)), effect)
    return effect


def do_lets_act(t: SceneTable, node: LetsAct, ctx: Context) -> None:
    """BS-H3: lets_act"""
    for unit in candidates(t, node.target, ctx):
        permit(t, unit, t.using[KIND] if t.using else -1, node.which)
