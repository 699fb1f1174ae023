"""BS-7.1, BS-H2: Using an action: costs, targets, what answers it, its effect."""

from collections.abc import Callable
from typing import Any

from ....cardlang.control import May
from ....cardlang.meaning import perform, value
from ....cardlang.node import Context, Effect
from ....cardlang.nouns import THIS, CardKind, One, Yours
from ....cardlang.results import result_name
from ....kernel.ids import Identity, Seat
from ....kernel.table import Step
from ..cards.arrivals import AimedAt, WasTargeted
from ..cards.further import HasUsed, Uses
from ..cards.keywords import Predator
from ..cards.named import Interrupts
from ..cards.occasions import IsTargeted
from ..cards.reading import X_COST
from ..cards.special import EvolvesInAnswer, StopsAnticipation
from ..cards.standing import Lends
from ..cards.verbs import Load
from ..cards.words import AnyTargets, In, Target
from ..state.atoms import show_card, unit_told
from ..state.records import (
    aim,
    change_using,
    evolve,
    lend,
    note_use,
    pay_stages,
    queue,
    start_using,
    stop_using,
    take_boosts,
)
from ..state.table import (
    ANTICIPATION,
    BONUS,
    CANCELED,
    CARRIED,
    DAMAGED,
    IN_EFFECT,
    KIND,
    MODE,
    NEW,
    USER,
    USER_KIND,
    SceneTable,
    hand_of,
    holdable,
    in_scene,
    sheet_of,
)
from .actions import TIMES, Noun, is_able, is_timely, is_useful, legal_targets, sources
from .answers.aims import added, chooser, decoyed, note_next
from .answers.occasions import before_effect
from .choosing import slot_in
from .deeds.aiming import is_lured, must_take
from .deeds.price import is_forbidden_with, range_of_x, stages
from .deeds.setting_off import effect_of, notice_targeted_by, notice_targets, notice_use, shrug, start_boosts
from .drawing import draw_cards
from .entry.binding import discount, of_fitting_kinds, taxes, use_discounts
from .entry.gatekeeping import is_excluded
from .events import awaiting, wait
from .knockout import leave
from .loading import load_from_resources
from .matching import includes, passes
from .moving import is_grounded
from .stances.joining import is_mode_aimable, open_for
from .stances.modes import is_open_mode, parts_of
from .stances.paying import pay_cost
from .stances.permits import FREE_AIM, note_targets, use_a_permit
from .stats import present, rows, stock_of
from .terms import is_tame
from .texts.interrupting import interruptions
from .triggers import aftermath

FEED = May(Load(One(CardKind(), (Yours(), In(("resources",)))), THIS))  # type: ignore[arg-type]


def offers(t: SceneTable, seat: Seat, again: Callable[..., None]) -> list[Step]:
    """All actions the player's characters may use in this phase or step, which goes on with `again`; like
    cards are one."""
    when = TIMES[t.phase]
    found: list[Step] = []
    is_char, identity = t.cast.is_character, t.identity
    none_ready = not t.lasting and not t.cast.may_ready & present(t)
    for unit in t.units[seat]:
        if t.flags[unit] & NEW and none_ready:  # BS-6.5
            continue
        if t.acted[unit] and not has_permit(t, unit):  # BS-5.6
            continue
        if is_char[identity[unit]]:
            found += offers_of(t, seat, unit, when, again)
    return found


def has_permit(t: SceneTable, unit: int) -> bool:
    """BS-H3: A permission for more than one action a turn."""
    return any(row[0] == unit for row in t.permits)


def offers_of(t: SceneTable, seat: Seat, unit: int, when: int, again: Callable[..., None]) -> list[Step]:
    """The actions of one character."""
    found: list[Step] = []
    sheets, identity = t.cast.sheets, t.identity
    stage, cast = t.stage[unit], t.cast
    here = present(t)
    # Most of the time no text has a say in when actions are used, or by whom.
    plain = not t.lasting and not cast.may_retime & here and not t.flags[unit] & NEW
    simple = plain and not t.uses and not (cast.may_forbid | cast.may_rob) & here
    priced = cast.may_reprice & here or t.lasting or t.permits
    printed = sheets[identity[unit]].powers
    for card in sources(t, seat, unit):
        action = sheets[identity[card]].action
        assert action is not None
        timely = action.timing & when
        if plain and not timely and not action.may_be_early:
            continue
        cost, power = action.cost, action.power
        if priced or (cost > stage and action.may_be_cheaper):
            cost = stages(t, seat, unit, card, action)
        if cost > stage:
            continue
        if not (simple and timely and (not power or power & printed) and not action.is_reserved):
            if not is_timely(t, unit, card, action, when) or not is_able(t, seat, unit, card, action):
                continue
        if action.cost == X_COST:
            found += [
                (use_action, again, unit, card, x)
                for x in range_of_x(t, unit, card, cost)  # BS-R34
                if is_useful(t, seat, unit, card, action, x) and not is_forbidden_with(t, unit, card, x)
            ]
        elif is_useful(t, seat, unit, card, action, 0):
            found.append((use_action, again, unit, card, 0))
    return found


def use_action(t: SceneTable, again: Callable[..., None], unit: int, card: int, x: int) -> None:
    """BS-7.1: The stages are paid, then the further costs; afterwards the step goes on."""
    seat = t.cast.owner[unit]
    t.do((again, seat))
    identity = t.identity[card]
    action = t.cast.sheets[identity].action
    assert action is not None
    cost = stages(t, seat, unit, card, action)
    aim_at = use_a_permit(t, seat, unit, identity, card) if t.acted[unit] else FREE_AIM
    if cost == X_COST:
        pay_stages(t, unit, max(x - discount(t, unit, card), 0))
    elif cost > 0:
        pay_stages(t, unit, cost)
    use_discounts(t, unit, card)
    extra: list[Step] = [(perform, *tax) for tax in taxes(t, unit, card)]
    note_use(t, seat, unit, identity)
    if Lends in t.cast.sheets[identity].sorts and t.place[card] != CARRIED + unit:
        lend(t, card, unit)
    start_using(t, (unit, card, x, 0, 0, 0, identity, t.identity[unit], 0, 0, aim_at))
    t.emit("used", unit_told(t, unit), identity, x)
    start_boosts(t, unit)
    ctx = Context(seat, card, unit)
    if action.pay is not None:
        t.do(*extra, (pay_cost, action.pay, ctx), (announce, ctx, result_name(action.pay)))
    elif extra:
        t.do(*extra, (announce, ctx, ""))
    else:
        announce(t, ctx, "")


def announce(t: SceneTable, ctx: Context, paid: str) -> None:
    """BS-H1: The mode, if there are several with a legal target."""
    if paid:
        ctx = ctx.bind(paid, t.it)
    action = t.cast.sheets[t.using[KIND]].action
    assert action is not None
    if len(action.modes) == 1:
        choose_targets(t, 0, ctx)
        return
    if open_modes(t, ctx):
        t.then((ask_mode, ctx))
    else:
        finish_action(t, ctx)


def open_modes(t: SceneTable, ctx: Context) -> list[int]:
    """BS-H1: Those with a legal target, if they need one."""
    action = t.cast.sheets[t.using[KIND]].action
    assert action is not None
    modes = range(len(action.modes))
    return [m for m in modes if is_open_mode(t, action, m, ctx) and is_mode_aimable(t, action, m, ctx)]


def ask_mode(t: SceneTable, ctx: Context) -> None:
    """Which one?"""
    t.ask(ctx.seat, [(choose_targets, mode, ctx) for mode in open_modes(t, ctx)])


def choose_targets(t: SceneTable, mode: int, ctx: Context) -> None:
    """BS-H2: Then the targets. BS-11.14: what was potentiated is used up by an action that damages."""
    action = t.cast.sheets[t.using[KIND]].action
    assert action is not None
    if t.cast.heeds_mode:
        change_using(t, MODE, mode)
    if t.boosts and action.damages[mode]:
        change_using(t, BONUS, take_boosts(t, ctx.user))
    if action.nouns[mode] is None:  # BS-F6
        heed_use(t, mode, ctx)
    else:
        next_target(t, mode, ctx, ())


def next_target(t: SceneTable, mode: int, ctx: Context, chosen: tuple[int, ...]) -> None:
    """One target after the other."""
    if open_targets(t, mode, ctx, chosen):
        t.then((ask_target, mode, ctx, chosen))
    else:
        aimed(t, mode, ctx, chosen)


def open_targets(t: SceneTable, mode: int, ctx: Context, chosen: tuple[int, ...]) -> list[int]:
    """Whom the player may still choose."""
    action = t.cast.sheets[t.using[KIND]].action
    assert action is not None
    noun: Any = action.nouns[mode]
    if len(chosen) >= bounds(t, noun, ctx)[0]:
        return []
    if mode in action.joint:
        return open_for(t, action, mode, ctx, chosen)
    legal = legal_targets(t, noun, ctx.user, ctx.card, ctx)
    left = legal if isinstance(noun, AnyTargets) else [unit for unit in legal if unit not in chosen]
    left = of_fitting_kinds(t, noun, chosen, left)
    return must_take(t, ctx, legal, chosen, left, bounds(t, noun, ctx)[0])


def ask_target(t: SceneTable, mode: int, ctx: Context, chosen: tuple[int, ...]) -> None:
    """Which one?"""
    options: list[Step] = [
        (add_target, mode, ctx, chosen, unit) for unit in open_targets(t, mode, ctx, chosen)
    ]
    action = t.cast.sheets[t.using[KIND]].action
    assert action is not None
    noun: Any = action.nouns[mode]
    if len(chosen) >= bounds(t, noun, ctx)[1] and not is_lured(
        t, ctx, legal_targets(t, noun, ctx.user, ctx.card, ctx), chosen
    ):
        options.append((aimed, mode, ctx, chosen))
    t.ask(chooser(t, ctx) if t.lasting else ctx.seat, options)


def bounds(t: SceneTable, noun: Noun, ctx: Context) -> tuple[int, int]:
    """How many targets at most, and at how many the player may stop: at least one is chosen."""
    if isinstance(noun, Target):
        return 1, 1
    most = value(t, noun.amount, ctx)
    return most, 1 if noun.amount.word == "up_to" else most


def add_target(t: SceneTable, mode: int, ctx: Context, chosen: tuple[int, ...], unit: int) -> None:
    """This one; then the next."""
    next_target(t, mode, ctx, (*chosen, unit))


def aimed(t: SceneTable, mode: int, ctx: Context, targets: tuple[int, ...]) -> None:
    """BS-F7: All targets are chosen: texts that wait for that come before the effect."""
    if t.lasting:
        targets = decoyed(t, targets)
        note_next(t, ctx.user, targets)
    aim(t, targets)
    note_targets(t, targets)
    ctx = ctx.bind("target", targets)
    shrug(t, targets)
    if IsTargeted in t.cast.sorts or AimedAt in t.cast.sorts or t.lasting:
        notice_targets(t, targets, ctx)
    notice_targeted_by(t, targets, ctx)
    heed_use(t, mode, ctx)


def heed_use(t: SceneTable, mode: int, ctx: Context) -> None:
    """BS-F7: Texts that wait for the use of an action, and for its targets, come before the effect."""
    notice_use(t, Uses, ctx)
    if t.pending:
        t.then((aftermath,), (heed_hands, mode, ctx))
    else:
        heed_hands(t, mode, ctx)


def heed_hands(t: SceneTable, mode: int, ctx: Context) -> None:
    """BS-H102: Then come answers from the hand; those that stop an action by themselves are the last."""
    if t.cast.answers_use and not t.using[CANCELED]:
        t.then(before_effect(t, ctx, (answer_from_hand, mode, ctx)))
    else:
        answer_from_hand(t, mode, ctx)


# Answers from hand


def answer_from_hand(t: SceneTable, mode: int, ctx: Context) -> None:
    """Cards that may be shown from hand to stop an action."""
    if not t.using[CANCELED] and t.cast.has_answers:
        if answers(t, mode, ctx, holdable(t, 1 - ctx.seat)):
            t.then((ask_answer, mode, ctx))
            return
    take_effect(t, mode, ctx)


def ask_answer(t: SceneTable, mode: int, ctx: Context) -> None:
    """Stop it, or let it happen?"""
    hand = dict.fromkeys(t.identity[slot] for slot in hand_of(t, 1 - ctx.seat))
    t.ask(1 - ctx.seat, [*answers(t, mode, ctx, hand), (take_effect, mode, ctx)], 2)


def answers(t: SceneTable, mode: int, ctx: Context, hand: dict[int, None]) -> list[Step]:
    """BS-H12: The opponent of the user may answer, with such a hand."""
    seat = 1 - ctx.seat
    found = interruptions(t, ctx, hand, take_effect, mode) if Interrupts in t.cast.sorts else []
    for kind in hand:
        sheet = t.cast.sheets[kind]
        if StopsAnticipation in sheet.sorts and t.phase == ANTICIPATION:
            found.append((stop_action, seat, kind, mode, ctx))
        for text in sheet.texts.get(EvolvesInAnswer, ()):
            rule: Any = text.rule
            for unit in dict.fromkeys(t.targets):
                if may_evolve_now(t, seat, kind, unit):
                    if passes(t, unit, rule.where, Context(seat, -1, unit)):
                        found.append((evolve_in_answer, seat, kind, unit, mode, ctx))
    return found


def may_evolve_now(t: SceneTable, seat: Seat, kind: int, unit: int) -> bool:
    """BS-R12, BS-5.3.3: Onto an own character that was there at the start of the turn, with enough resources,
    and without another one of the same alter ego."""
    if t.cast.owner[unit] != seat or not in_scene(t, unit) or t.flags[unit] & NEW or is_grounded(t, seat):
        return False
    if is_excluded(t, seat, t.cast.sheets[kind]):
        return False
    kin = t.cast.kin[kind]
    rivals = [other for other in t.units[seat] if other != unit and kin >> t.identity[other] & 1]
    return not rivals and t.cast.sheets[kind].extra <= len(stock_of(t, seat))


def stop_action(t: SceneTable, seat: Seat, identity: Identity, mode: int, ctx: Context) -> None:
    """The card goes to the opponents' prizes; its player draws, and the action has no effect."""
    slot = slot_in(t, hand_of(t, seat), identity)
    show_card(t, slot)
    leave(t, slot, "prizes")
    if t.result:
        return
    change_using(t, CANCELED, 1)
    draw_cards(t, seat, 1, 0)
    if not t.result:
        take_effect(t, mode, ctx)


def evolve_in_answer(
    t: SceneTable, seat: Seat, identity: Identity, unit: int, mode: int, ctx: Context
) -> None:
    """The target evolves, and the action has no effect."""
    slot = slot_in(t, hand_of(t, seat), identity)
    change_using(t, CANCELED, 1)
    evolve(t, slot, unit)
    t.then((load_from_resources, slot, sheet_of(t, slot).extra), (take_effect, mode, ctx))


# The effect


def take_effect(t: SceneTable, mode: int, ctx: Context) -> None:
    """BS-F7: What the action does, unless it was cancelled (BS-F9)."""
    if t.using[CANCELED]:
        t.emit("canceled", (t.using[USER_KIND], ctx.seat))
        finish_action(t, ctx)
        return
    action = t.cast.sheets[t.using[KIND]].action
    assert action is not None
    if mode in action.joint:
        t.do(*parts_of(action, mode, ctx), (finish_action, ctx))
        return
    effect: Effect = effect_of(t, action.modes[mode], ctx)
    if t.targets != ctx.that("target"):  # BS-H107
        ctx = ctx.bind("target", t.targets)
    more = added(t, ctx) if t.lasting else []
    if t.cast.heeds_effect:
        change_using(t, IN_EFFECT, 1)
    t.then((perform, effect, ctx), *more, (finish_action, ctx))


def finish_action(t: SceneTable, ctx: Context) -> None:
    """BS-D4: A predator feeds; then what waits is resolved."""
    if t.using[DAMAGED] and Predator in t.cast.sorts:
        for _, own in rows(t, Predator):
            if own.user == t.using[USER] and not is_tame(t, own.user):
                queue(t, own.seat, FEED, own, needs_unit=True)
    notice_use(t, HasUsed, ctx)
    if WasTargeted in t.cast.sorts or WasTargeted in t.cast.lasts:
        for rule, own in awaiting(t, WasTargeted):
            if includes(t, rule.event.by, ctx.user, own):
                if any(includes(t, rule.event.target, unit, own) for unit in t.targets):
                    wait(t, rule, own, ctx.user)
    stop_using(t)
    aftermath(t)
