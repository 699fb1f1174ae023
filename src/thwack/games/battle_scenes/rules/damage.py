"""BS-8: Damage and shield."""

from collections.abc import Iterable
from typing import Any

from ....cardlang.meaning import candidates, is_payable, perform, value
from ....cardlang.node import Context, Name
from ....cardlang.nouns import That
from ....kernel.ids import Identity, Seat
from ....kernel.table import Step
from ..cards.answers.guards import AbsorbsNew, ChoosesLoss, GivesWay
from ..cards.answers.words import IsStruck
from ..cards.arrivals import HurtBy, Strikes, Suffers
from ..cards.changes import Boosts, Diverts, Shelters
from ..cards.deeds import NextBoost, PiercesThrough
from ..cards.limits import Averts, Pierced, Strengthens
from ..cards.occasions import Hurt, HurtByAction
from ..cards.special import BoostOne, ShrugOff
from ..cards.standing import Guards, MoreDamage, MoreToTargets, Pierces
from ..state.atoms import to_deck, unit_told, unload_card
from ..state.records import change_using, count_blow, make_last, note_blow, soak, suffer
from ..state.table import BONUS, CARRIED, DAMAGED, KIND, NEW, SCENE, USER, SceneTable, is_character
from .answers.bearing import loose, notice_unloaded
from .answers.occasions import after_blow, before_harm
from .deeds.setting_off import notice_harm
from .events import awaiting, notice, wait
from .knockout import fall
from .matching import includes
from .shields import shield
from .stances.hearing import menaces, notice_unloading
from .stances.keeping import withstands
from .stats import present, rows, standing
from .texts.lessening import is_by, note_first, under_way, what_is_left
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
    if not t.lasting and not t.cast.damage_texts & present(t) and not t.cast.answers_harm:
        wound(t, unit, amount, piercing, ctx, False)
        return
    amount += bonus(t, unit, ctx, boosted)
    guard = guard_of(t, unit, ctx)
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
    """BS-H103: Damage with all that was added may be answered, if it would do something."""
    if t.place[target] != SCENE:
        return
    if t.cast.answers_harm and what_is_left(t, target, amount, ctx, piercing)[0] > 0:
        t.do(before_harm(t, target, ctx, (endure, target, amount, piercing, ctx)))
    else:
        endure(t, target, amount, piercing, ctx)


def endure(t: SceneTable, target: int, amount: int, piercing: bool, ctx: Context) -> None:
    """BS-H6: It meets what makes it less."""
    if t.place[target] != SCENE:
        return
    if GivesWay in t.cast.sorts and what_is_left(t, target, amount, ctx, piercing)[0] > 0:
        give_way(t, target, ctx)
        if t.result or t.place[target] != SCENE:
            return
    if Averts in t.cast.sorts and averters(t, target, ctx):
        t.do((ask_avert, target, amount, piercing, ctx))
    else:
        bear(t, target, amount, piercing, ctx)


def give_way(t: SceneTable, target: int, ctx: Context) -> None:
    """Cards that give way go to the bottom of the deck, and the action under way does no damage to their
    bearer; its number is kept below 0, where no card's is."""
    cards = [own.card for _, own in rows(t, GivesWay) if own.user == target]
    if cards and t.using and ctx.user == t.using[USER]:
        for card in cards:
            to_deck(t, card, top=False)
        own = Context(t.cast.owner[target], cards[0]).bind("spared", (target,))
        make_last(t, ShrugOff(That(Name("spared"))), own.bind("action", (-len(t.uses),)), t.turns)
        fall(t, target)


def averters(t: SceneTable, target: int, ctx: Context) -> list[tuple[Any, Context]]:
    """BS-H72: Texts that would keep damage away, for a price that can be paid."""
    found = standing(t, Averts)
    return [
        (rule, own)
        for rule, own in found
        if is_by(t, rule.by, ctx.user, own)
        and includes(t, rule.target, target, own)
        and is_payable(t, rule.cost, own)
    ]


def ask_avert(t: SceneTable, target: int, amount: int, piercing: bool, ctx: Context) -> None:
    """BS-H72: Pay, or take the damage?"""
    offers = {(rule, own.card): (avert, rule, own, target) for rule, own in averters(t, target, ctx)}
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
    if t.cast.counts_blows and t.using and ctx.user == t.using[USER]:
        if t.cast.owner[target] != t.cast.owner[ctx.user] and is_character(t, ctx.user):
            count_blow(t, target, amount)
    if piercing:
        loss = amount
    else:
        strong, before = shield(t, target), t.soaked[target]
        soak(t, target, amount)
        loss = max(before + amount - strong, 0) - max(before - strong, 0)
    t.emit("damaged", unit_told(t, target), amount, min(loss, len(t.load[target])), int(piercing))
    tell_of(t, target, ctx, heeded)
    if loss and not (t.cast.keeps_loads and withstands(t, target)):
        unload_by_damage(t, chooser_of_loss(t, target, ctx), target, loss)


def chooser_of_loss(t: SceneTable, target: int, ctx: Context) -> Seat:
    """BS-8.2: Who dealt the damage chooses the cards, unless a text says otherwise of damage without an
    action."""
    if ChoosesLoss in t.cast.sorts and not (t.using and ctx.user == t.using[USER]):
        if any(includes(t, rule.target, target, own) for rule, own in standing(t, ChoosesLoss)):
            return t.cast.owner[target]
    return ctx.seat


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


def is_pierced(t: SceneTable, unit: int) -> bool:
    """Whether all damage to it is piercing."""
    return any(includes(t, rule.target, unit, own) for rule, own in standing(t, Pierced))


def is_new_source(t: SceneTable, ctx: Context) -> bool:
    """Whether damage comes from somebody who entered this turn, or from a card that was loaded this turn."""
    source = ctx.user
    if t.place[source] == SCENE and t.flags[source] & NEW:
        return True
    return any(card in t.fresh and t.place[card] >= CARRIED for card in (ctx.card, source))


def guard_of(t: SceneTable, unit: int, ctx: Context) -> int:
    """BS-F1: The support that takes the damage in its place, with all that was added."""
    for rule, own in standing(t, AbsorbsNew):
        if includes(t, rule.target, unit, own) and is_new_source(t, ctx):
            return own.user
    for sort in (Guards, Shelters):
        for rule, own in standing(t, sort):
            if includes(t, rule.target, unit, own):
                return own.user
    return -1


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
    if by_action and IsStruck in t.cast.hand_sorts:
        after_blow(t, unit, source)
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
    load = loose(t, unit)
    if left >= len(load):
        for card in load:
            notice_unloading(t, card, seat)
            unload_card(t, card)
        unloaded(t, unit, seat)
        return
    kinds = dict.fromkeys(t.identity[card] for card in load)
    if len(kinds) == 1:
        for card in load[:left]:
            notice_unloading(t, card, seat)
            unload_card(t, card)
        unloaded(t, unit, seat)
        return
    t.do((ask_unload, seat, unit, left))


def unloaded(t: SceneTable, unit: int, seat: Seat) -> None:
    """BS-R1: Whoever is left without cards falls; by whom, if that is known."""
    notice_unloaded(t, unit)
    fall(t, unit, seat)


def ask_unload(t: SceneTable, seat: Seat, unit: int, left: int) -> None:
    """Which card?"""
    kinds = dict.fromkeys(t.identity[card] for card in loose(t, unit))
    if kinds:
        t.ask(seat, [(unload_this, seat, unit, kind, left) for kind in kinds])


def unload_this(t: SceneTable, seat: Seat, unit: int, identity: Identity, left: int) -> None:
    """This one; then the next. BS-R1: whoever is left without cards falls."""
    for card in loose(t, unit):
        if t.identity[card] == identity:
            notice_unloading(t, card, seat)
            unload_card(t, card)
            break
    if left > 1:
        unload_by_damage(t, seat, unit, left - 1)
    else:
        unloaded(t, unit, seat)
