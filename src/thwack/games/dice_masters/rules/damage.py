"""DM-5.4.9 to DM-5.4.15, DM-10: Damage: what lowers it, who may answer it, and what it does."""

from collections.abc import Sequence
from typing import Final

from ....cardlang.amounts import AnyNumber
from ....cardlang.control import May, Pay
from ....cardlang.meaning import candidates, perform, select, value
from ....cardlang.moments import Damaged
from ....cardlang.node import Context, Effect, Event, Things
from ....cardlang.nouns import One
from ....kernel.ids import Seat, Slot
from ....kernel.table import Step
from ..cards.special import SlipsAway, StandGuard
from ..cards.standing import Answered, DealsDamage, Diverts, LowerDamage, NoDamageFrom, NoDamageTo
from ..cards.verbs import Enlarge, Prevent, Redirect
from ..state.atoms import give_back, hurt, lose_life, set_flag
from ..state.cast import Text
from ..state.records import (
    add_packet,
    announce_damage,
    change_packet,
    do_once,
    empty_packets,
    mark_packet,
    take_damage,
    wait,
)
from ..state.table import (
    ATTACKERS,
    CARD,
    CLEAN_UP,
    DEALS_NOTHING,
    HELD,
    NO_SOURCE,
    PLAYER,
    TAKES_NOTHING,
    ZONES,
    DiceTable,
    Packet,
    in_field,
    seat_of,
)
from .bans import BANS, pay_off, price_of_ban
from .energy import is_affordable
from .events import notice
from .matching import matches
from .stats import all_hold, distinct, engaged_with, like, own_rules, stands_for, text_slot
from .terms import passes
from .winning import check_life

# Marks in `used_once`: a number per sort of thing and die.
FIRST_DAMAGE: Final = 0


def diverted(die: int) -> int:
    """What a packet remembers of a die that has redirected it by its own text; other answers are cards."""
    return -1 - die


def source_of(ctx: Context) -> int:
    """Who deals the damage of an effect: its die, or the card of a Global ability."""
    return ctx.user if ctx.user >= 0 else CARD + ctx.card


def deal(t: DiceTable, packets: Sequence[Packet], combat: int = 0) -> None:
    """G-10: Damage is worked out, answered, then done. The last thing a step does."""
    announce_damage(t, [packet for packet in [lowered(t, p) for p in packets] if packet[2] > 0], combat)
    if not t.packets:
        t.it = ()
    elif can_be_answered(t):
        t.then((answer_damage, t.turn, 0), (do_damage,))
    else:
        do_damage(t)


def packet(source: int, target: int, amount: int, dealer: int) -> Packet:
    """Damage of one source to one target, dealt for a seat."""
    return (source, target, amount, (), dealer)


def lowered(t: DiceTable, p: Packet) -> Packet:
    """DM-10.1: What makes damage smaller without anybody's choice."""
    source, target, amount, answers, dealer = p
    if 0 <= source < PLAYER and t.flags[source] & DEALS_NOTHING:
        return (source, target, 0, answers, dealer)
    if target >= PLAYER or not in_field(t) >> target & 1:
        return p if target >= PLAYER else (source, target, 0, answers, dealer)
    if t.flags[target] & TAKES_NOTHING or stands_for(t, NoDamageTo, target):
        return (source, target, 0, answers, dealer)
    texts = t.cast.texts[text_slot(t, target)]
    if NoDamageFrom in texts and 0 <= source < PLAYER and t.cast.character_die[t.cast.slot[source]]:
        for rule, ctx in own_rules(t, target, NoDamageFrom):
            assert isinstance(rule, NoDamageFrom)
            if passes(t, source, rule.where, ctx):
                return (source, target, 0, answers, dealer)
    if LowerDamage in texts:
        for rule, ctx in own_rules(t, target, LowerDamage):
            assert isinstance(rule, LowerDamage)
            amount -= value(t, rule.amount, ctx)
    return (source, target, max(amount, 0), answers, dealer)


def can_be_answered(t: DiceTable) -> bool:
    """Whether this match holds anything that answers damage."""
    listeners = t.cast.listeners
    mask = listeners.get(Diverts, 0) | listeners.get(SlipsAway, 0) | t.copying
    held = t.zones[HELD] | t.zones[ZONES + HELD]
    return bool(t.cast.reactions or in_field(t) & mask or held)


def answer_damage(t: DiceTable, seat: Seat, passed: int) -> None:
    """DM-12.5, DM-13.2: The active player may answer first, then the other, until both let it be."""
    if not t.packets:
        return
    options = answers_of(t, seat)
    if options:
        t.ask(seat, [*options, (let_it_be, seat, passed)])
    elif not passed:
        t.then((answer_damage, 1 - seat, 1))


def let_it_be(t: DiceTable, seat: Seat, passed: int) -> None:
    """No answer."""
    if not passed:
        t.then((answer_damage, 1 - seat, 1))


def answers_of(t: DiceTable, seat: Seat) -> list[Step]:
    """What a seat may do about the damage under way, like targets together; DM-10.1, DM-10.3: what is
    prevented or redirected cannot be answered."""
    options: list[Step] = []
    seen: set[tuple[object, ...]] = set()
    banned = price_of_ban(t, seat, "actions") if t.cast.reactions else 0
    waiver: Step | None = None
    for index, p in enumerate(t.packets):
        target = p[1]
        sign = (p[0], p[2], p[3], like(t, target) if target < PLAYER else target)
        if not p[2] or sign in seen:
            continue
        seen.add(sign)
        for number, slot, text in t.cast.reactions:
            if slot not in p[3] and reacts(t, text, p, seat, slot):
                if not banned:
                    options.append((react, seat, number, index))
                elif t.life[seat] >= banned:
                    waiver = (waive_to_answer, seat, BANS.index("actions"), banned)
        if target < PLAYER and seat_of(t, target) == seat:
            options += [step for step in own_answers(t, index, p) if step not in options]
    return options if waiver is None else [*options, waiver]


def waive_to_answer(t: DiceTable, seat: Seat, ban: int, price: int) -> None:
    """Life for the permission to use Global abilities, while damage is answered."""
    pay_off(t, seat, ban, price)
    if not t.result:
        t.then((answer_damage, t.turn, 0))


def reacts(t: DiceTable, text: Text, p: Packet, seat: Seat, slot: Slot) -> bool:
    """DM-12.5: Whether a Global ability answers this damage and can be paid."""
    event: Event = text.rule.event  # type: ignore[attr-defined]  # reactions have one
    effect: Effect = text.rule.effect  # type: ignore[attr-defined]
    ctx = Context(seat, slot)
    if isinstance(effect, Redirect) and not candidates(t, effect.to, ctx):
        return False
    if type(event) is Damaged:
        fits = matches(t, event.target, p[1], ctx)
    else:
        fits = type(event) is Answered and p[4] == seat and is_action_or_global(t, p[0])
    return fits and all_hold(t, text, ctx) and is_affordable(t, text.rule.cost, seat)  # type: ignore[attr-defined]


def is_action_or_global(t: DiceTable, source: int) -> bool:
    """Whether damage comes from an action die or a Global ability."""
    if source >= CARD:
        return True
    return 0 <= source < PLAYER and not t.cast.character_die[t.cast.slot[source]]


def own_answers(t: DiceTable, index: int, p: Packet) -> list[Step]:
    """What the texts of the damaged die allow."""
    die, amount = p[1], p[2]
    options: list[Step] = []
    texts = t.cast.texts[text_slot(t, die)]
    if Diverts in texts and diverted(die) not in p[3]:
        for text in texts[Diverts]:
            ctx = Context(seat_of(t, die), text_slot(t, die), die)
            if (text.once and FIRST_DAMAGE + 4 * die in t.used_once) or not all_hold(t, text, ctx):
                continue
            rule = text.rule
            assert isinstance(rule, Diverts)
            if candidates(t, rule.to, ctx):
                amounts = [amount]
                if type(rule.amount) is not AnyNumber:
                    amounts = list(range(1, min(amount, value(t, rule.amount, ctx)) + 1))
                options += [(divert, index, n, rule.to, ctx) for n in amounts]
    in_combat = t.combat and engaged_with(t, die) >> p[0] & 1
    if SlipsAway in texts and not in_combat:
        for rule, ctx in own_rules(t, die, SlipsAway):
            assert isinstance(rule, SlipsAway)
            if is_affordable(t, rule.cost, ctx.seat):
                options.append((slip_from_damage, index, rule.cost, ctx))
    for guard in t.cast.dice_in[t.zones[HELD] | t.zones[ZONES + HELD]]:
        if t.under[guard] == die and guards(t, guard):
            options.append((drop_guard, guard, die))
    return options


def guards(t: DiceTable, die: int) -> bool:
    """Whether a die lies by a character to protect it."""
    use = t.cast.uses[t.cast.slot[die]]
    return use is not None and type(use.effect) is StandGuard


def react(t: DiceTable, seat: Seat, number: int, index: int) -> None:
    """DM-12.5: A Global ability answers damage; each answers an instance once. C-7: for one about the damage
    somebody deals, all that comes from the same source is one instance."""
    _, slot, text = t.cast.reactions[number]
    rule = text.rule
    t.emit("global", seat, slot)
    whole = type(rule.event) is Answered  # type: ignore[attr-defined]  # reactions have an event
    source = t.packets[index][0]
    for other, p in enumerate(t.packets):
        if other == index or (whole and p[0] == source):
            mark_packet(t, other, slot)
    ctx = Context(seat, slot, bound=(("packet", (index,)),))
    t.then(
        (perform, rule.cost, ctx),  # type: ignore[attr-defined]  # reactions have a cost and an effect
        (perform, rule.effect, ctx),  # type: ignore[attr-defined]
        (answer_damage, t.turn, 0),
    )


def do_prevent(t: DiceTable, node: Prevent, ctx: Context) -> None:
    """DM-10.1: prevent: what is prevented never happened."""
    index = ctx.that("packet")[0]
    amount = min(value(t, node.amount, ctx), t.packets[index][2])
    t.emit("prevented", t.packets[index][1], amount)
    change_packet(t, index, -amount)


def do_enlarge(t: DiceTable, node: Enlarge, ctx: Context) -> None:
    """enlarge"""
    change_packet(t, ctx.that("packet")[0], value(t, node.amount, ctx))


def do_redirect(t: DiceTable, node: Redirect, ctx: Context) -> None:
    """DM-10.2: redirect: the source stays the same."""
    index = ctx.that("packet")[0]
    t.then((select, node.to, ctx, ctx.seat), (redirect_to_it, index, value(t, node.amount, ctx)))


def redirect_to_it(t: DiceTable, index: int, amount: int) -> None:
    """DM-10.3: The damage to the first target no longer exists; H-34: the new one may redirect it by its own
    text."""
    source, target, whole, answers, dealer = t.packets[index]
    amount = min(amount, whole)
    for new in t.it:
        change_packet(t, index, -amount)
        t.emit("redirected", target, new, amount)
        add_packet(t, lowered(t, (source, new, amount, answers, dealer)))


def divert(t: DiceTable, index: int, amount: int, to: Things, ctx: Context) -> None:
    """DM-10.2: A die's own text redirects damage to it; H-34: once, and its first damage of the turn is
    over."""
    mark_packet(t, index, diverted(ctx.user))
    mark_first(t, ctx.user)
    t.then((select_others_first, to, ctx), (redirect_to_it, index, amount), (answer_damage, t.turn, 0))


def select_others_first(t: DiceTable, to: Things, ctx: Context) -> None:
    """DM-10.2: The die may keep what it redirects, but that is hardly what anybody wants: it comes last."""
    if not isinstance(to, One):
        t.then((select, to, ctx, ctx.seat))
        return
    found = distinct(t, candidates(t, to, ctx))
    others = [die for die in found if die != ctx.user]
    own = [die for die in found if die == ctx.user]
    t.ask(ctx.seat, [(t.meaning.picks[type(to.kind)], die) for die in others + own])


def slip_from_damage(t: DiceTable, index: int, cost: Effect, ctx: Context) -> None:
    """DM-10.1: The die takes nothing of it."""
    t.then((perform, cost, ctx), (cancel_damage, index), (answer_damage, t.turn, 0))


def cancel_damage(t: DiceTable, index: int) -> None:
    """An instance of damage is gone."""
    t.emit("prevented", t.packets[index][1], t.packets[index][2])
    change_packet(t, index, -t.packets[index][2])


def drop_guard(t: DiceTable, guard: int, die: int) -> None:
    """The shield goes to the used pile; no damage to the character for the rest of the turn."""
    give_back(t, guard)
    set_flag(t, die, TAKES_NOTHING)
    t.emit("flagged", die, TAKES_NOTHING)
    empty_packets(t, die)
    t.then((answer_damage, t.turn, 0))


def do_damage(t: DiceTable) -> None:
    """G-10: Damage is marked, life changes, and texts hear of it."""
    packets = take_damage(t)
    hit: list[int] = []
    for source, target, amount, _, _ in packets:
        if target >= PLAYER:
            lose_life(t, target - PLAYER, amount, source)
        elif in_field(t) >> target & 1:
            hurt(t, target, amount, source)
            hit.append(target)
            mark_first(t, target)
    if check_life(t):
        return
    for source, target, _, _, _ in packets:
        notice(t, Damaged, target, source=source)
        if source != NO_SOURCE:
            notice(t, DealsDamage, source, target, source)
            if t.cast.afterwards:
                offer_reactions(t, source, target)
    t.it = tuple(dict.fromkeys(hit))


def mark_first(t: DiceTable, die: int) -> None:
    """The first damage of a turn to a die that may redirect it is over."""
    if t.cast.listeners.get(Diverts, 0) >> die & 1 or t.copying >> die & 1:
        first = FIRST_DAMAGE + 4 * die
        if first not in t.used_once:
            do_once(t, first)


def offer_reactions(t: DiceTable, source: int, target: int) -> None:
    """DM-12.5: Global abilities that react to damage that was dealt in the attack step, unless Professor X
    forbids them."""
    if source >= PLAYER or not ATTACKERS <= t.phase < CLEAN_UP:
        return
    for slot, text in t.cast.afterwards:
        event = text.rule.event  # type: ignore[attr-defined]  # reactions have one
        for seat in (0, 1):
            ctx = Context(seat, slot)
            if price_of_ban(t, seat, "actions"):
                continue
            if matches(t, event.source, source, ctx) and matches(t, event.target, target, ctx):
                effect = May(Pay(text.rule.cost, text.rule.effect))  # type: ignore[attr-defined]
                wait(t, seat, effect, ctx, source)
