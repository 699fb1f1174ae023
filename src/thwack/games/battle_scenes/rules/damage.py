"""BS-8: Damage and shield."""

from collections.abc import Iterable
from typing import Any

from ....cardlang.meaning import candidates, is_payable, perform, value
from ....cardlang.node import Context, Filter, Things
from ....kernel.ids import Identity, Seat
from ....kernel.table import Step
from ..cards.arrivals import HurtBy, Strikes, Suffers
from ..cards.changes import Boosts, Capped, Diverts, Harmless, Shelters, Shrugs
from ..cards.deeds import NextBoost, PiercesThrough
from ..cards.limits import Averts, Halved, Pierced, Strengthens, UnhurtBut, UnhurtBy
from ..cards.occasions import Hurt, HurtByAction
from ..cards.special import BoostOne, ShrugOff, UnhurtByScenario
from ..cards.standing import ANYBODY, Guards, LessDamage, MoreDamage, MoreToTargets, Pierces, Unhurt
from ..state.atoms import unit_told, unload_card
from ..state.cast import POWER_BIT
from ..state.records import change_using, note_blow, soak, spend_text, suffer
from ..state.table import BONUS, CARD, DAMAGED, KIND, SCENE, USER, SceneTable, is_character
from .deeds.setting_off import notice_harm
from .events import awaiting, notice, wait
from .knockout import fall
from .matching import includes
from .shields import shield
from .stances.hearing import menaces, notice_unloading
from .stances.keeping import withstands
from .stats import all_hold, present, rows, standing
from .texts.which import fits


def deal(t: SceneTable, things: Iterable[int], amount: int, piercing: bool, ctx: Context) -> None:
    """Damage to each of them. BS-F5: whoever is named twice takes the amount twice, and bonuses once."""
    counts: dict[int, int] = {}
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    if not counts:
        return
    one = best_boost(t, ctx, counts)
    if one and len(counts) > 1:
        t.then((ask_boost, tuple(counts.items()), amount, piercing, ctx))
        return
    strike(t, tuple(counts.items()), amount, piercing, ctx, next(iter(counts)) if one else -1)


def best_boost(t: SceneTable, ctx: Context, counts: dict[int, int]) -> bool:
    """Whether one of the targets takes more."""
    if not t.using or ctx.user != t.using[USER] or not any(unit in t.targets for unit in counts):
        return False
    return bool(boosts_of_one(t, ctx.user))


def boosts_of_one(t: SceneTable, source: int) -> list[tuple[Any, Context]]:
    """Texts by which one target of the action under way takes more."""
    found = [row for row in standing(t, BoostOne) if includes(t, row[0].target, source, row[1])]
    number = (-len(t.uses),)
    return found + [row for row in standing(t, NextBoost) if row[1].that("action") == number]


def ask_boost(
    t: SceneTable, counts: tuple[tuple[int, int], ...], amount: int, piercing: bool, ctx: Context
) -> None:
    """Which target takes more?"""
    t.ask(ctx.seat, [(boost_target, unit, counts, amount, piercing, ctx) for unit, _ in counts])


def boost_target(
    t: SceneTable, unit: int, counts: tuple[tuple[int, int], ...], amount: int, piercing: bool, ctx: Context
) -> None:
    """The target that takes more is chosen."""
    strike(t, counts, amount, piercing, ctx, unit)


def strike(
    t: SceneTable,
    counts: tuple[tuple[int, int], ...],
    amount: int,
    piercing: bool,
    ctx: Context,
    boosted: int,
) -> None:
    """BS-F17: One instance for each of them, one after the other; BS-R39: those of the opponent first."""
    if len(counts) == 1:
        unit, count = counts[0]
        hit(t, unit, amount * count, piercing, ctx, int(unit == boosted))
        return
    owner = t.cast.owner
    steps: list[Step] = [
        (hit, unit, amount * count, piercing, ctx, int(unit == boosted))
        for seat in (1 - ctx.seat, ctx.seat)
        for unit, count in counts
        if owner[unit] == seat
    ]
    t.then(steps[0], *steps[1:])


def hit(t: SceneTable, unit: int, amount: int, piercing: bool, ctx: Context, boosted: int) -> None:
    """BS-F1: Damage to one of them, with all that is added; then it may be somebody else who takes it."""
    if t.place[unit] != SCENE or amount <= 0:
        return
    if t.using and ctx.user == t.using[USER] and unit in t.targets:
        amount += t.using[BONUS]  # BS-11.14
    first = menaces(t, unit, ctx)
    if first:
        t.do(*first, (hit_on, unit, amount, piercing, ctx, boosted))
    else:
        hit_on(t, unit, amount, piercing, ctx, boosted)


def hit_on(t: SceneTable, unit: int, amount: int, piercing: bool, ctx: Context, boosted: int) -> None:
    """BS-F1: What is added, and who takes it."""
    if t.place[unit] != SCENE:
        return
    if not t.lasting and not t.cast.damage_texts & present(t):
        wound(t, unit, amount, piercing, ctx, False)
        return
    amount += bonus(t, unit, ctx, boosted)
    guard = guard_of(t, unit)
    takers = () if guard >= 0 else takers_of(t, unit, ctx)
    if takers:
        t.do((ask_divert, unit, amount, piercing, ctx))
    else:
        meet(t, guard if guard >= 0 else unit, amount, piercing, ctx)


def takers_of(t: SceneTable, unit: int, ctx: Context) -> tuple[int, ...]:
    """BS-F1: To whom the damage may be redirected."""
    found: dict[int, int] = {}
    by_action = bool(t.using) and ctx.user == t.using[USER]
    for rule, own in standing(t, Diverts):
        if (by_action or not rule.source) and includes(t, rule.target, unit, own):
            found.update((taker, 0) for taker in candidates(t, rule.onto, own) if taker != unit)
    return tuple(found)


def ask_divert(t: SceneTable, unit: int, amount: int, piercing: bool, ctx: Context) -> None:
    """Who takes the damage? Its controller decides."""
    takers = takers_of(t, unit, ctx) if t.place[unit] == SCENE else ()
    options: list[Step] = [(meet, taker, amount, piercing, ctx) for taker in takers]
    t.ask(t.cast.owner[unit], [*options, (meet, unit, amount, piercing, ctx)])


def meet(t: SceneTable, target: int, amount: int, piercing: bool, ctx: Context) -> None:
    """BS-H6: Damage with all that was added meets what makes it less."""
    if t.place[target] != SCENE:
        return
    if Averts in t.cast.sorts and averters(t, target):
        t.do((ask_avert, target, amount, piercing, ctx))
    else:
        bear(t, target, amount, piercing, ctx)


def averters(t: SceneTable, target: int) -> list[tuple[Any, Context]]:
    """BS-H72: Texts that would keep damage away, for a price that can be paid."""
    found = standing(t, Averts)
    return [
        (rule, own)
        for rule, own in found
        if includes(t, rule.target, target, own) and is_payable(t, rule.cost, own)
    ]


def ask_avert(t: SceneTable, target: int, amount: int, piercing: bool, ctx: Context) -> None:
    """BS-H72: Pay, or take the damage?"""
    offers = {(rule, own.card): (avert, rule, own, target) for rule, own in averters(t, target)}
    t.ask(t.cast.owner[target], [*offers.values(), (bear, target, amount, piercing, ctx)])


def avert(t: SceneTable, rule: Averts, own: Context, target: int) -> None:
    """BS-F3: The damage becomes 0."""
    t.emit("unhurt", unit_told(t, target), t.identity[own.card])
    t.then((perform, rule.cost, own), (perform, rule.then, own))


def bear(t: SceneTable, target: int, amount: int, piercing: bool, ctx: Context) -> None:
    """BS-H6: What is left of the damage is dealt."""
    if t.place[target] != SCENE:
        return
    piercing = piercing or is_piercing(t, ctx) or is_pierced(t, target) or is_through(t, target, ctx)
    note_first(t, target)
    amount, cause = what_is_left(t, target, amount, ctx, piercing)
    if amount <= 0:  # BS-F3
        t.emit("unhurt", unit_told(t, target), t.identity[cause])
        return
    wound(t, target, amount, piercing, ctx, True)


def wound(t: SceneTable, target: int, amount: int, piercing: bool, ctx: Context, heeded: bool) -> None:
    """BS-R2: The shield meets the damage of the turn added up; what is beyond it unloads cards."""
    suffer(t, target, amount)
    if piercing:
        loss = amount
    else:
        strong, before = shield(t, target), t.soaked[target]
        soak(t, target, amount)
        loss = max(before + amount - strong, 0) - max(before - strong, 0)
    t.emit("damaged", unit_told(t, target), amount, min(loss, len(t.load[target])), int(piercing))
    tell_of(t, target, ctx, heeded)
    if loss and not (t.cast.keeps_loads and withstands(t, target)):
        unload_by_damage(t, ctx.seat, target, loss)


def bonus(t: SceneTable, unit: int, ctx: Context, boosted: int) -> int:
    """BS-F1, BS-F4: What is added when the damage happens."""
    source, more = ctx.user, 0
    for rule, own in standing(t, MoreDamage):
        if includes(t, rule.by, source, own) and includes(t, rule.to, unit, own):
            more += value(t, rule.amount, own)
    if t.using and source == t.using[USER] and unit in t.targets:
        for rule, own in standing(t, MoreToTargets):
            if includes(t, rule.by, source, own):
                more += value(t, rule.amount, own)
        if boosted:
            more += sum(value(t, rule.amount, own) for rule, own in boosts_of_one(t, source))
    if t.using and source == t.using[USER]:
        for rule, own in standing(t, Boosts):
            if includes(t, rule.by, source, own) and includes(t, rule.to, unit, own):
                if under_way(t, rule.which):
                    more += value(t, rule.amount, own)
        for rule, own in standing(t, Strengthens) if unit in t.targets else ():
            if includes(t, rule.by, source, own) and under_way(t, rule.which):
                more += value(t, rule.amount, own)
    return more


def under_way(t: SceneTable, which: tuple[Filter, ...]) -> bool:
    """Whether the action under way is one of these."""
    return fits(t, which, t.using[KIND], -1, t.using[USER], t.using[CARD])


def is_pierced(t: SceneTable, unit: int) -> bool:
    """Whether all damage to it is piercing."""
    return any(includes(t, rule.target, unit, own) for rule, own in standing(t, Pierced))


def guard_of(t: SceneTable, unit: int) -> int:
    """BS-F1: The support that takes the damage in its place, with all that was added."""
    for sort in (Guards, Shelters):
        for rule, own in standing(t, sort):
            if includes(t, rule.target, unit, own):
                return own.user
    return -1


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


def is_piercing(t: SceneTable, ctx: Context) -> bool:
    """BS-F20: Whether a text makes the damage of this action piercing."""
    if not t.using or ctx.user != t.using[USER]:
        return False
    identity = t.using[KIND]
    return any(
        includes(t, rule.target, ctx.user, own) and fits(t, rule.which, identity, -1)
        for rule, own in standing(t, Pierces)
    )


def is_through(t: SceneTable, target: int, ctx: Context) -> bool:
    """BS-8.4: Whether a text makes all damage of that source to this one piercing."""
    return any(
        includes(t, rule.by, ctx.user, own) and includes(t, rule.to, target, own)
        for rule, own in standing(t, PiercesThrough)
    )


def tell_of(t: SceneTable, unit: int, ctx: Context, heeded: bool) -> None:
    """BS-F2: Texts that wait for damage; BS-D4: who has damaged a character of another player."""
    source = ctx.user
    by_action = bool(t.using) and source == t.using[USER]
    if by_action and is_character(t, unit) and t.cast.owner[unit] != ctx.seat and not t.using[DAMAGED]:
        change_using(t, DAMAGED, 1)
    if by_action and t.cast.heeds_blows:
        note_blow(t, unit, source, t.using[KIND], 1)
    if not heeded:
        return
    if t.place[source] == SCENE and is_character(t, source):
        notice(t, Hurt, unit, source)
    if by_action and unit in t.targets:
        notice(t, HurtByAction, unit, source)
    notice(t, Suffers, unit)
    for rule, own in awaiting(t, HurtBy) if by_action else ():
        if includes(t, rule.event.target, unit, own) and under_way(t, rule.event.which):
            wait(t, rule, own, unit)
    for rule, own in awaiting(t, Strikes):
        if includes(t, rule.event.target, unit, own) and includes(t, rule.event.by, source, own):
            wait(t, rule, own, unit)
    if by_action:
        notice_harm(t, unit, source)


def unload_by_damage(t: SceneTable, seat: Seat, unit: int, left: int) -> None:
    """BS-8.2: The player who dealt the damage chooses the cards; BS-R4: what is beyond the last is lost."""
    load = t.load[unit]
    if left >= len(load):
        for card in load:
            notice_unloading(t, card, seat)
            unload_card(t, card)
        fall(t, unit, seat)
        return
    kinds = dict.fromkeys(t.identity[card] for card in load)
    if len(kinds) == 1:
        for card in load[:left]:
            notice_unloading(t, card, seat)
            unload_card(t, card)
        return
    t.do((ask_unload, seat, unit, left))


def ask_unload(t: SceneTable, seat: Seat, unit: int, left: int) -> None:
    """Which card?"""
    kinds = dict.fromkeys(t.identity[card] for card in t.load[unit])
    if kinds:
        t.ask(seat, [(unload_this, seat, unit, kind, left) for kind in kinds])


def unload_this(t: SceneTable, seat: Seat, unit: int, identity: Identity, left: int) -> None:
    """This one; then the next. BS-R1: whoever is left without cards falls."""
    for card in t.load[unit]:
        if t.identity[card] == identity:
            notice_unloading(t, card, seat)
            unload_card(t, card)
            break
    if left > 1:
        unload_by_damage(t, seat, unit, left - 1)
    else:
        fall(t, unit, seat)
