"""What the verbs on cards do."""

from collections.abc import Callable
from typing import Any

from ....cardlang.control import If, May, Nothing, Pay, Pick, Seq
from ....cardlang.meaning import (
    accept,
    candidates,
    holds,
    is_payable,
    perform,
    select,
    select_nothing,
    value,
)
from ....cardlang.node import Amount, Context, Effect, Name, Number, Things
from ....cardlang.nouns import One, That
from ....cardlang.shared import Some, ThisTurn
from ....cardlang.verbs import Damage, Draw, Look
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.arrivals import IsLowered
from ..cards.changes import Exchange
from ..cards.entry.gates import Introduce, TakePlace
from ..cards.entry.sights import CountAlong
from ..cards.limits import RisesOnce, ThisPhase
from ..cards.standing import CannotRise, Locked, Loses, ShieldFixed
from ..cards.verbs import (
    ActAgain,
    Arrange,
    Cancel,
    Capacitate,
    Clairvoyance,
    CosmicEnergy,
    Discard,
    GetsShield,
    Incapacitate,
    Load,
    LockPower,
    LosePower,
    Mark,
    Mill,
    Pierce,
    Put,
    Return,
    SetShield,
    Swap,
    Unload,
)
from ..state.cast import POWERS
from ..state.records import (
    add_shield,
    change_using,
    lower_stage,
    make_last,
    mark,
    permit,
    spend_text,
)
from ..state.table import (
    CANCELED,
    KIND,
    RISEN,
    SceneTable,
    deck_of,
    is_character,
)
from .choosing import least, numbers, searches_deck, seats_of, units_only, unseen_cards
from .damage import deal
from .deeds.feats import lift
from .drawing import MAY, discard_is_payable, do_discard, do_draw, do_look, do_mill
from .entry.binding import is_thorny
from .events import ONCE, notice
from .knockout import leave
from .matching import includes
from .measures import MEANING
from .moving import (
    cosmic_is_payable,
    do_arrange,
    do_clairvoyance,
    do_cosmic_energy,
    do_load,
    do_put,
    do_unload,
    load_is_payable,
    put_is_payable,
    unload_is_payable,
)
from .stats import standing
from .terms import is_unsearchable
from .texts.naming import settled
from .texts.swapping import do_swap, swap_is_possible

# Control

POSSIBLE: dict[type[Effect], Callable[..., bool]] = {}  # effects with a test of their own


def is_possible(t: SceneTable, effect: Effect, ctx: Context) -> bool:
    """Whether an effect would find what it is about; offers that would do nothing are not made."""
    if isinstance(effect, Seq):
        return is_possible(t, effect.parts[0], ctx)
    if isinstance(effect, If):
        return is_possible(t, effect.then if holds(t, effect.condition, ctx) else effect.else_, ctx)
    if isinstance(effect, Pay):
        return is_payable(t, effect.cost, ctx)
    if isinstance(effect, Nothing):
        return False
    if isinstance(effect, Draw | Mill):
        return any(deck_of(t, seat) for seat in seats_of(t, effect.who, ctx))
    if isinstance(effect, Introduce | TakePlace | CountAlong):
        return is_payable(t, effect, ctx)
    if isinstance(effect, Swap):
        return swap_is_possible(t, effect, ctx)
    if isinstance(effect, Exchange):
        return is_payable(t, effect, ctx)
    if type(effect) in POSSIBLE:
        return POSSIBLE[type(effect)](t, effect, ctx)
    if isinstance(effect, Load):
        return bool(candidates(t, effect.cards, ctx)) and bool(candidates(t, effect.onto, ctx))
    if isinstance(effect, Capacitate):
        return any(t.stage[unit] < 2 and is_character(t, unit) for unit in candidates(t, effect.target, ctx))
    for field in ("target", "cards", "things"):
        things = getattr(effect, field, None)
        if isinstance(things, Things):
            return bool(candidates(t, things, ctx))
    return True


def do_may(t: SceneTable, node: May, ctx: Context) -> None:
    """may: an effect that chooses offers its refusal with its choices."""
    effect = node.effect
    possible, unseen = is_offered(t, effect, ctx), unseen_first(t, effect, ctx)
    if not possible and not unseen:
        t.it = ()
    elif is_refusable(effect) and not ctx.that(ONCE):
        t.then((perform, effect, ctx.may()))
    else:
        answer = accept_once if ctx.that(ONCE) else accept
        options: list[Step] = [(answer, effect, ctx.bind(MAY, (1,)))] if possible else []
        t.ask(ctx.seat, [*options, (select_nothing,)], 1 + unseen)


def unseen_first(t: SceneTable, effect: Effect, ctx: Context) -> int:
    """Among how many cards that others cannot see the first choice of an effect is made."""
    if isinstance(effect, Seq):
        return unseen_first(t, effect.parts[0], ctx)
    if isinstance(effect, If):
        return unseen_first(t, effect.then if holds(t, effect.condition, ctx) else effect.else_, ctx)
    if isinstance(effect, Pay):
        return unseen_first(t, effect.cost, ctx)
    cards = getattr(effect, "cards", None)
    return unseen_cards(t, cards, ctx) if isinstance(cards, Things) else 0


def accept_once(t: SceneTable, effect: Effect, ctx: Context) -> None:
    """BS-H13: Yes, and the text has worked for this turn."""
    spend_text(t, ctx.card, ctx.that(ONCE)[0])
    accept(t, effect, ctx)


def is_offered(t: SceneTable, effect: Effect, ctx: Context) -> bool:
    """Whether an effect would find what it is about, or may look for it."""
    return is_possible(t, effect, ctx) or (is_search(effect) and not is_unsearchable(t, ctx.seat))


def is_search(effect: Effect) -> bool:
    """BS-H5: A deck is searched and shuffled even if there is nothing to find: nobody else may learn that."""
    if isinstance(effect, Seq):
        return is_search(effect.parts[0])
    cards = getattr(effect, "cards", None)
    return isinstance(cards, One | Some) and searches_deck(cards)


def is_refusable(effect: Effect) -> bool:
    """Effects whose first choice offers the refusal."""
    if isinstance(effect, Put | Unload | Introduce):
        return isinstance(effect.cards, One)
    if isinstance(effect, Load):
        return isinstance(effect.cards, One) and not isinstance(effect.onto, One)
    if isinstance(effect, Damage | Pierce | Capacitate | Incapacitate):
        return isinstance(effect.target, One)
    return False


# Damage, stages, shield


def do_damage(t: SceneTable, node: Damage, ctx: Context) -> None:
    """damage"""
    t.then((select, node.target, ctx, ctx.seat), (damage_it, node.amount, False, ctx.must()))


def do_pierce(t: SceneTable, node: Pierce, ctx: Context) -> None:
    """pierce"""
    t.then((select, node.target, ctx, ctx.seat), (damage_it, node.amount, True, ctx.must()))


def damage_it(t: SceneTable, amount: Amount, piercing: bool, ctx: Context) -> None:
    """BS-F4: The amount is found when the damage happens."""
    deal(t, units_only(t, t.it), value(t, amount, ctx), piercing, ctx)


def do_capacitate(t: SceneTable, node: Capacitate, ctx: Context) -> None:
    """capacitate"""
    t.then((select, node.target, ctx, ctx.seat), (change_stage, node.amount, 1, ctx.must()))


def do_incapacitate(t: SceneTable, node: Incapacitate, ctx: Context) -> None:
    """incapacitate"""
    t.then((select, node.target, ctx, ctx.seat), (change_stage, node.amount, -1, ctx.must()))


def change_stage(t: SceneTable, amount: Amount, sign: int, ctx: Context) -> None:
    """By a number, or by one the player chooses."""
    units = tuple(unit for unit in units_only(t, t.it) if is_character(t, unit))
    choice = numbers(t, amount, ctx)
    if units and choice is not None:
        t.ask(ctx.seat, [(change_stage_by, units, sign, by, ctx.seat) for by in choice])
    elif units:
        change_stage_by(t, units, sign, value(t, amount, ctx), ctx.seat)


def change_stage_by(t: SceneTable, units: tuple[int, ...], sign: int, by: int, seat: Seat) -> None:
    """BS-R21: A support has no stages, and a character at 0 stays there."""
    for unit in units:
        if sign < 0:
            falls = by > 0 and t.stage[unit] > 0
            lower_stage(t, unit, by)
            if falls and seat != t.cast.owner[unit] and IsLowered in t.cast.sorts:
                notice(t, IsLowered, unit)
        elif can_rise(t, unit):
            lift(t, unit, by)
    t.it = units


def can_rise(t: SceneTable, unit: int) -> bool:
    """Whether nothing keeps a character from being capacitated."""
    if t.flags[unit] & RISEN and RisesOnce in t.cast.sorts:
        if any(includes(t, rule.target, unit, own) for rule, own in standing(t, RisesOnce)):
            return False
    if not t.lasting and CannotRise not in t.cast.sorts:
        return True
    return not any(includes(t, rule.target, unit, own) for rule, own in standing(t, CannotRise))


def do_gets_shield(t: SceneTable, node: GetsShield, ctx: Context) -> None:
    """gets_shield"""
    amount = value(t, node.amount, ctx)
    if amount < 0 and is_thorny(t, ctx):  # BS-H139
        t.then((select, node.target, ctx, ctx.seat), (damage_it, Number(-amount), False, ctx.must()))
    else:
        t.then((select, node.target, ctx, ctx.seat), (shield_it, amount))


def shield_it(t: SceneTable, amount: int) -> None:
    """Until the end of the turn."""
    for unit in units_only(t, t.it):
        add_shield(t, unit, amount)


def do_set_shield(t: SceneTable, node: SetShield, ctx: Context) -> None:
    """set_shield"""
    t.then((select, node.target, ctx, ctx.seat), (fix_shield, node.amount, ctx))


def fix_shield(t: SceneTable, amount: Amount, ctx: Context) -> None:
    """BS-H4: It counts after everything else."""
    for unit in units_only(t, t.it):
        make_last(t, ShieldFixed(That(Name("fixed")), amount), ctx.bind("fixed", (unit,)), t.turns)


def pick_is_payable(t: SceneTable, node: Pick, ctx: Context) -> bool:
    """There must be enough to choose."""
    needed = least(t, node.things.amount, ctx) if isinstance(node.things, Some) else 1
    return len(candidates(t, node.things, ctx)) >= needed


# Rules for a turn, permissions, names


def do_act_again(t: SceneTable, node: ActAgain, ctx: Context) -> None:
    """BS-H3: act_again"""
    permit(t, ctx.user, t.using[KIND] if t.using else -1, settled(t, node.which, ctx))


def do_this_turn(t: SceneTable, node: ThisTurn, ctx: Context) -> None:
    """this_turn"""
    for rule in node.rules:
        make_last(t, settled(t, rule, ctx) if ctx.bound else rule, ctx.must(), t.turns)


def do_this_phase(t: SceneTable, node: ThisPhase, ctx: Context) -> None:
    """this_phase: the number of the phase, which is no card's, stands below 0."""
    for rule in node.rules:
        make_last(t, rule, ctx.must().bind("phase", (-t.phase,)), t.turns)


def do_mark(t: SceneTable, node: Mark, ctx: Context) -> None:
    """mark"""
    t.then((select, node.things, ctx, ctx.seat), (mark_it, ctx))


def mark_it(t: SceneTable, ctx: Context) -> None:
    """It was chosen for this card."""
    for unit in units_only(t, t.it):
        mark(t, ctx.card, unit)


def do_lose_power(t: SceneTable, node: LosePower, ctx: Context) -> None:
    """lose_power"""
    t.then((select, node.target, ctx, ctx.seat), (ask_power, 0, ctx))


def do_lock_power(t: SceneTable, node: LockPower, ctx: Context) -> None:
    """lock_power"""
    t.then((select, node.target, ctx, ctx.seat), (ask_power, 1, ctx))


def ask_power(t: SceneTable, locks: int, ctx: Context) -> None:
    """Which power?"""
    units = units_only(t, t.it)
    if units:
        t.ask(ctx.seat, [(name_power, power, units, locks, ctx) for power in range(len(POWERS))])


def name_power(t: SceneTable, power: int, units: tuple[int, ...], locks: int, ctx: Context) -> None:
    """BS-F10: It is lost, or locked, until the end of the turn."""
    word: Any = Locked if locks else Loses
    make_last(t, word(That(Name("chosen")), POWERS[power]), ctx.bind("chosen", units), t.turns)
    t.emit("power_named", ctx.seat, power)


def do_cancel(t: SceneTable, node: Cancel, ctx: Context) -> None:
    """BS-F9: cancel"""
    if t.using:
        change_using(t, CANCELED, 1)


def do_return(t: SceneTable, node: Return, ctx: Context) -> None:
    """return_"""
    t.then((select, node.target, ctx, ctx.seat), (return_it, node.zone, ctx.seat))


def return_it(t: SceneTable, zone: str, seat: Seat) -> None:
    """One after the other."""
    for unit in units_only(t, t.it):
        leave(t, unit, zone, seat)
        if t.result:
            return


MEANING.effects.update(
    {
        May: do_may,
        Damage: do_damage,
        Pierce: do_pierce,
        Capacitate: do_capacitate,
        Incapacitate: do_incapacitate,
        GetsShield: do_gets_shield,
        SetShield: do_set_shield,
        Draw: do_draw,
        Discard: do_discard,
        Mill: do_mill,
        Look: do_look,
        Load: do_load,
        Unload: do_unload,
        Put: do_put,
        Arrange: do_arrange,
        Return: do_return,
        CosmicEnergy: do_cosmic_energy,
        Clairvoyance: do_clairvoyance,
        ActAgain: do_act_again,
        ThisTurn: do_this_turn,
        ThisPhase: do_this_phase,
        Mark: do_mark,
        LosePower: do_lose_power,
        LockPower: do_lock_power,
        Cancel: do_cancel,
        Swap: do_swap,
    }
)
MEANING.conditions.update(
    {
        Discard: discard_is_payable,
        CosmicEnergy: cosmic_is_payable,
        Load: load_is_payable,
        Unload: unload_is_payable,
        Pick: pick_is_payable,
        Put: put_is_payable,
    }
)
