"""DM-7, DM-10: What the verbs on cards do. Each chooses, lets those concerned slip away, then acts.

What they do to the dice themselves is in `dice_effects.py`.
"""

from ....cardlang.control import If, May, Nothing, Pay, Seq, Unless
from ....cardlang.meaning import (
    accept,
    candidates,
    do_may,
    holds,
    is_payable,
    offer_to_pay,
    select,
    value,
)
from ....cardlang.moments import At
from ....cardlang.node import Context, Effect, Things
from ....cardlang.nouns import One
from ....cardlang.shared import Some, ThisTurn
from ....cardlang.verbs import Damage, Heal, Spend
from ..cards.costs import energy_cost
from ..cards.special import UseBorrowed
from ..cards.verbs import (
    CannotBlock,
    Deal,
    DealNoDamage,
    Enlarge,
    Gets,
    Ko,
    Later,
    MustAttack,
    MustBlock,
    PayLife,
    Prevent,
    Redirect,
    Roll,
    SetLife,
    Spin,
    Strike,
    Withdraw,
)
from ..cards.words import CharacterKind
from ..state.atoms import (
    add_bonus,
    gain_life,
    lose_life,
    make_block,
    make_last,
    set_flag,
    set_life,
    withdraw,
)
from ..state.table import (
    ATTACK,
    CANNOT_BLOCK,
    DEALS_NOTHING,
    HELD,
    MUST_ATTACK,
    PLAYER,
    TURN_END,
    ZONES,
    DiceTable,
    in_field,
    zone_of,
)
from .choosing import aim, fielded_only
from .damage import deal, do_enlarge, do_prevent, do_redirect, packet, source_of
from .dice_effects import spinnable
from .energy import pay, spend_is_payable
from .knockout import knock_out
from .stats import attack_of, burst_of, text_slot
from .terms import MEANING
from .winning import check_life

# Control


def is_possible(t: DiceTable, effect: Effect, ctx: Context) -> bool:
    """Whether an effect would find what it is about; offers that would do nothing are not made."""
    if isinstance(effect, Seq):
        return is_possible(t, effect.parts[0], ctx)
    if isinstance(effect, If):
        chosen = effect.then if holds(t, effect.condition, ctx) else effect.else_
        return is_possible(t, chosen, ctx)
    if isinstance(effect, Pay):
        return is_payable(t, effect.cost, ctx) and is_possible(t, effect.effect, ctx)
    if isinstance(effect, Nothing):
        return False
    if isinstance(effect, UseBorrowed):
        return is_payable(t, effect, ctx)
    if isinstance(effect, Spin):
        return bool(spinnable(t, effect, ctx))
    target = getattr(effect, "target", None)
    if type(target) is One and not target.where and type(target.kind) is CharacterKind:
        return in_field(t) > 0
    return not isinstance(target, Things) or bool(candidates(t, target, ctx))


def do_may_if_possible(t: DiceTable, node: May, ctx: Context) -> None:
    """may"""
    if is_possible(t, node.effect, ctx):
        do_may(t, node, ctx)
    else:
        t.it = ()


def is_refusable(effect: Effect) -> bool:
    """Effects whose first choice offers the refusal."""
    if isinstance(effect, Roll | Spin | MustBlock):
        return isinstance(effect.target, One | Some)
    return False


def do_unless(t: DiceTable, node: Unless, ctx: Context) -> None:
    """unless: the other player may pay, if able."""
    seat = candidates(t, node.who, ctx)[0] - PLAYER
    payer = ctx._replace(seat=seat)
    if is_possible(t, node.effect, ctx) and is_payable(t, node.cost, payer):
        t.then((offer_to_pay, node, payer, ctx))
    else:
        t.then((accept, node.effect, ctx))


# Verbs


def do_damage_verb(t: DiceTable, node: Damage, ctx: Context) -> None:
    """damage"""
    t.then((select, node.target, ctx.must(), ctx.seat), (damage_it, value(t, node.amount, ctx), ctx))


def damage_it(t: DiceTable, amount: int, ctx: Context) -> None:
    """H-7: One instance for each of them."""
    source = source_of(ctx)
    deal(t, [packet(source, thing, amount, ctx.seat) for thing in t.it])


def do_deal(t: DiceTable, node: Deal, ctx: Context) -> None:
    """deal"""
    amount = value(t, node.amount, ctx)
    t.then((select, node.target, ctx.must(), ctx.seat), (deal_it, dealers(t, node.by, ctx), amount, ctx))


def deal_it(t: DiceTable, by: tuple[int, ...], amount: int, ctx: Context) -> None:
    """H-7: Each of them is a source of its own."""
    deal(t, [packet(die, thing, amount, ctx.seat) for die in by for thing in t.it])


def dealers(t: DiceTable, by: Things, ctx: Context) -> tuple[int, ...]:
    """The dice that deal damage; DM-14.6: a captured die does not exist."""
    return tuple(die for die in candidates(t, by, ctx) if zone_of(t, die) != HELD)


def do_strike(t: DiceTable, node: Strike, ctx: Context) -> None:
    """strike: they deal their A."""
    t.then((select, node.target, ctx.must(), ctx.seat), (strike_it, dealers(t, node.by, ctx), ctx))


def strike_it(t: DiceTable, by: tuple[int, ...], ctx: Context) -> None:
    """Each of them is a source of its own."""
    deal(t, [packet(die, thing, attack_of(t, die), ctx.seat) for die in by for thing in t.it])


def do_ko(t: DiceTable, node: Ko, ctx: Context) -> None:
    """ko"""
    aim(t, node.target, ctx, (ko_them,))


def ko_them(t: DiceTable) -> None:
    """KO all of them together."""
    dice = fielded_only(t)
    knock_out(t, dice)
    t.it = tuple(dice)


def do_gets(t: DiceTable, node: Gets, ctx: Context) -> None:
    """DM-8.2: gets"""
    bonus = (value(t, node.attack, ctx), value(t, node.defense, ctx))
    aim(t, node.target, ctx, (give_bonus, *bonus, ctx))


def give_bonus(t: DiceTable, attack: int, defense: int, ctx: Context) -> None:
    """DM-8.4: Until the end of the turn; DM-14.10: what the burst of a die gives it is told apart."""
    speaks = ctx.user >= 0 and burst_of(t, ctx.user) > 0 and t.cast.has_burst_text[ctx.card]
    for die in fielded_only(t):
        own = die == ctx.user or text_slot(t, die) == ctx.card
        add_bonus(t, die, attack, defense, speaks and own and burst_of(t, die) > 0)


def do_cannot_block(t: DiceTable, node: CannotBlock, ctx: Context) -> None:
    """cannot_block"""
    aim(t, node.target, ctx, (flag_them, CANNOT_BLOCK))


def do_must_attack(t: DiceTable, node: MustAttack, ctx: Context) -> None:
    """must_attack"""
    aim(t, node.target, ctx, (flag_them, MUST_ATTACK))


def do_deal_no_damage(t: DiceTable, node: DealNoDamage, ctx: Context) -> None:
    """G-19: deal_no_damage"""
    aim(t, node.target, ctx, (flag_them, DEALS_NOTHING))


def flag_them(t: DiceTable, flag: int) -> None:
    """Until the end of the turn."""
    for die in fielded_only(t):
        set_flag(t, die, flag)
        t.emit("flagged", die, flag)


def do_must_block(t: DiceTable, node: MustBlock, ctx: Context) -> None:
    """G-17: must_block"""
    attackers = candidates(t, node.attacker, ctx)
    if attackers:
        aim(t, node.target, ctx, (make_them_block, attackers[0]))
    else:
        t.it = ()


def make_them_block(t: DiceTable, attacker: int) -> None:
    """If they are able to."""
    for die in fielded_only(t):
        make_block(t, die, attacker)


def do_withdraw(t: DiceTable, node: Withdraw, ctx: Context) -> None:
    """G-5: withdraw"""
    aim(t, node.target, ctx, (withdraw_them,))


def withdraw_them(t: DiceTable) -> None:
    """They no longer attack; whoever blocked them blocks nobody."""
    for die in fielded_only(t):
        if t.place[die] == ZONES * t.turn + ATTACK:
            withdraw(t, die)


def do_heal(t: DiceTable, node: Heal, ctx: Context) -> None:
    """heal: life."""
    for thing in candidates(t, node.target, ctx):
        gain_life(t, thing - PLAYER, value(t, node.amount, ctx))


def do_pay_life(t: DiceTable, node: PayLife, ctx: Context) -> None:
    """pay_life"""
    lose_life(t, ctx.seat, value(t, node.amount, ctx))
    if not check_life(t):
        t.it = ()


def life_is_payable(t: DiceTable, node: PayLife, ctx: Context) -> bool:
    """DM-4.9: In full."""
    return t.life[ctx.seat] >= value(t, node.amount, ctx)


def do_set_life(t: DiceTable, node: SetLife, ctx: Context) -> None:
    """set_life"""
    for thing in candidates(t, node.target, ctx):
        set_life(t, thing - PLAYER, value(t, node.amount, ctx))


def do_spend(t: DiceTable, node: Spend, ctx: Context) -> None:
    """DM-4.6: spend: energy."""
    t.then((pay, ctx.seat, energy_cost(node)))


def do_later(t: DiceTable, node: Later, ctx: Context) -> None:
    """later"""
    make_last(t, At(node.moment, node.effect), ctx.must(), TURN_END)


def do_this_turn(t: DiceTable, node: ThisTurn, ctx: Context) -> None:
    """DM-7.5: this_turn"""
    for rule in node.rules:
        make_last(t, rule, ctx.must(), TURN_END)


def ko_is_payable(t: DiceTable, node: Ko, ctx: Context) -> bool:
    """DM-4.9: A KO as a cost."""
    return bool(candidates(t, node.target, ctx))


MEANING.effects.update(
    {
        May: do_may_if_possible,
        Unless: do_unless,
        Damage: do_damage_verb,
        Deal: do_deal,
        Strike: do_strike,
        Ko: do_ko,
        Gets: do_gets,
        CannotBlock: do_cannot_block,
        MustAttack: do_must_attack,
        MustBlock: do_must_block,
        DealNoDamage: do_deal_no_damage,
        Withdraw: do_withdraw,
        Heal: do_heal,
        PayLife: do_pay_life,
        SetLife: do_set_life,
        Spend: do_spend,
        Later: do_later,
        ThisTurn: do_this_turn,
        Prevent: do_prevent,
        Redirect: do_redirect,
        Enlarge: do_enlarge,
    }
)
MEANING.conditions.update({Spend: spend_is_payable, PayLife: life_is_payable, Ko: ko_is_payable})
MEANING.refusable = is_refusable
DiceTable.meaning = MEANING
