"""DM-7, DM-10, DM-14: What the verbs on cards do. Each chooses, lets those concerned slip away, then acts."""

from ....cardlang.control import If, May, Nothing, Pay, Seq, Unless
from ....cardlang.meaning import (
    accept,
    candidates,
    do_may,
    holds,
    is_payable,
    offer_to_pay,
    remember,
    select,
    select_nothing,
    value,
)
from ....cardlang.moments import At
from ....cardlang.node import Context, Effect, Things
from ....cardlang.nouns import One
from ....cardlang.shared import Some, ThisTurn
from ....cardlang.verbs import Damage, Draw, Heal, Spend
from ....kernel.table import Step
from ..cards.costs import energy_cost
from ..cards.special import UseBorrowed
from ..cards.verbs import (
    CannotBlock,
    Capture,
    Control,
    CopyStats,
    CopyText,
    DealNoDamage,
    Enlarge,
    Gets,
    Ko,
    Later,
    MustAttack,
    MustBlock,
    PayLife,
    Prevent,
    Put,
    Redirect,
    Reroll,
    Roll,
    SetLife,
    Spin,
    SpinTo,
    Strike,
    Withdraw,
)
from ..cards.words import CharacterKind
from ..state.atoms import (
    add_bonus,
    buy,
    copy_card,
    copy_numbers,
    gain_life,
    hold,
    lose_life,
    make_block,
    make_last,
    move,
    retire,
    set_flag,
    set_life,
    take_control,
    turn_to,
    unroll,
    withdraw,
)
from ..state.table import (
    ATTACK,
    CANNOT_BLOCK,
    DEALS_NOTHING,
    HELD,
    KEEPS_COPY_UNTIL_NEXT_TURN,
    MUST_ATTACK,
    NO_FACE,
    ON_CARD,
    PLAYER,
    RESERVE,
    ROLLING,
    TURN_END,
    ZONE_NAMES,
    ZONES,
    DiceTable,
    in_field,
    zone_of,
)
from .choosing import aim, fielded_only, let_slip
from .damage import deal, do_enlarge, do_prevent, do_redirect, packet, source_of
from .drawing import draw_dice, land, roll_dice
from .energy import pay, spend_is_payable
from .knockout import knock_out
from .stats import attack_of, burst_of, distinct, level_of, printed_with_burst, text_slot
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


def do_strike(t: DiceTable, node: Strike, ctx: Context) -> None:
    """strike: they deal their A; DM-14.6: a captured die does not exist."""
    by = tuple(die for die in candidates(t, node.by, ctx) if zone_of(t, die) != HELD)
    t.then((select, node.target, ctx.must(), ctx.seat), (strike_it, by, ctx))


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


def can_spin(t: DiceTable, die: int, by: int) -> bool:
    """DM-14.5: Not above the highest level, not below level 1."""
    level = level_of(t, die) + by
    return level >= 1 and level < 4 and t.cast.level_face[t.cast.slot[die]][level] >= 0


WAYS = {"up": (1,), "down": (-1,), "either": (1, -1)}


def spinnable(t: DiceTable, node: Spin, ctx: Context) -> list[tuple[int, int]]:
    """The dice that can spin as asked, with the way they can."""
    found = candidates(t, node.target, ctx)
    if isinstance(node.target, One):
        found = tuple(distinct(t, found))
    return [(die, by) for die in found for by in WAYS[node.way] if die < PLAYER and can_spin(t, die, by)]


def spin_is_payable(t: DiceTable, node: Spin, ctx: Context) -> bool:
    """DM-4.9: Spinning as a cost."""
    return bool(spinnable(t, node, ctx))


def do_spin(t: DiceTable, node: Spin, ctx: Context) -> None:
    """DM-14.5: spin"""
    found = spinnable(t, node, ctx)
    if not isinstance(node.target, One):
        t.then((remember, tuple(die for die, _ in found)), (let_slip, ctx), (spin_them, WAYS[node.way][0]))
        return
    options: list[Step] = [(spin_one, die, by, ctx) for die, by in found]
    if ctx.optional and found:
        options.append((select_nothing,))
    if options:
        t.ask(ctx.seat, options)
    else:
        t.it = ()


def spin_one(t: DiceTable, die: int, by: int, ctx: Context) -> None:
    """One die one level; it was chosen, even if it slips away."""
    t.then((remember, (die,)), (let_slip, ctx), (spin_them, by), (remember, (die,)))


def spin_them(t: DiceTable, by: int) -> None:
    """One level each."""
    for die in fielded_only(t):
        if can_spin(t, die, by):
            spin_to(t, die, level_of(t, die) + by)


def spin_to(t: DiceTable, die: int, level: int) -> None:
    """DM-14.5: To a character face."""
    turn_to(t, die, t.cast.level_face[t.cast.slot[die]][level])
    t.emit("spun", die, level)


def do_spin_to(t: DiceTable, node: SpinTo, ctx: Context) -> None:
    """spin_to"""
    aim(t, node.target, ctx, (spin_them_to, value(t, node.level, ctx)))


def spin_them_to(t: DiceTable, level: int) -> None:
    """Those that have such a level and are not at it."""
    for die in fielded_only(t):
        if level_of(t, die) != level and t.cast.level_face[t.cast.slot[die]][level] >= 0:
            spin_to(t, die, level)


def do_draw(t: DiceTable, node: Draw, ctx: Context) -> None:
    """DM-3.1, G-7: draw: into the prep area, refilling the bag, without a penalty."""
    seat = candidates(t, node.who, ctx)[0] - PLAYER
    t.then((draw_dice, seat, value(t, node.amount, ctx), ()))


def do_roll(t: DiceTable, node: Roll, ctx: Context) -> None:
    """roll"""
    t.then((select, node.target, ctx, ctx.seat), (roll_them, node, ctx))


def roll_them(t: DiceTable, node: Roll, ctx: Context) -> None:
    """All of them; then each goes where its face sends it."""
    dice = t.it
    for die in dice:
        move(t, die, ctx.seat, ROLLING)
    t.then((roll_dice, dice, 0), (land, dice, node.character, node.other, ctx.seat), (remember, dice))


def do_reroll(t: DiceTable, node: Reroll, ctx: Context) -> None:
    """DM-14.4: reroll"""
    aim(t, node.target, ctx, (reroll_them, node.other))


def reroll_them(t: DiceTable, other: str) -> None:
    """All of them; what is no character leaves the field and is the result."""
    dice = tuple(fielded_only(t))
    t.then((roll_dice, dice, 0), (leave_unless_character, dice, other))


def leave_unless_character(t: DiceTable, dice: tuple[int, ...], other: str) -> None:
    """DM-14.4, G-12: Characters stay; the others go where the card says, or to the reserve pool. G-13: There
    they may lie in either turn, for a character's die that shows no character shows energy (DM-1.3)."""
    gone = []
    for die in dice:
        if level_of(t, die):
            continue
        gone.append(die)
        if other == "reserve":
            face = t.face[die]
            unroll(t, die, t.owner[die], RESERVE)
            turn_to(t, die, face)
        else:
            retire(t, die, ZONE_NAMES[other])
    t.it = tuple(gone)


def do_put(t: DiceTable, node: Put, ctx: Context) -> None:
    """put"""
    t.then((select, node.target, ctx, ctx.seat), (put_them, node.zone, ctx))


def put_them(t: DiceTable, zone: str, ctx: Context) -> None:
    """To a zone of their owner; a die from a card is bought for nothing."""
    for die in t.it:
        if zone_of(t, die) == ON_CARD:
            buy(t, ctx.seat, die)
        else:
            retire(t, die, ZONE_NAMES[zone])
            t.emit("moved", die, zone_of(t, die))


def do_capture(t: DiceTable, node: Capture, ctx: Context) -> None:
    """DM-14.6: capture"""
    aim(t, node.target, ctx, (capture_them, ctx))


def capture_them(t: DiceTable, ctx: Context) -> None:
    """They go under the capturing die, if it is still there; an unrolled die shows level 1."""
    taken = []
    for die in t.it:
        if in_field(t) >> ctx.user & 1:
            hold(t, die, ctx.user)
            if t.face[die] == NO_FACE:
                turn_to(t, die, t.cast.level_face[t.cast.slot[die]][1])
            taken.append(die)
    t.it = tuple(taken)


def do_control(t: DiceTable, node: Control, ctx: Context) -> None:
    """DM-14.7: control"""
    aim(t, node.target, ctx, (control_them, ctx))


def control_them(t: DiceTable, ctx: Context) -> None:
    """They count as the player's own."""
    taken = [die for die in fielded_only(t) if in_field(t) >> ctx.user & 1]
    for die in taken:
        take_control(t, die, ctx.user)
    t.it = tuple(taken)


def do_copy_stats(t: DiceTable, node: CopyStats, ctx: Context) -> None:
    """DM-14.10: copy_stats: the numbers of the face, and what its burst gives."""
    for model in candidates(t, node.model, ctx)[:1]:
        attack, defense = printed_with_burst(t, model)
        numbers = 100 * attack + defense
        for die in candidates(t, node.target, ctx):
            if in_field(t) >> die & 1:
                copy_numbers(t, die, numbers)
                if node.until == "next-turn":
                    set_flag(t, die, KEEPS_COPY_UNTIL_NEXT_TURN)
                t.emit("copied_stats", die, model)


def do_copy_text(t: DiceTable, node: CopyText, ctx: Context) -> None:
    """DM-14.10: copy_text"""
    for model in candidates(t, node.model, ctx)[:1]:
        for die in candidates(t, node.target, ctx):
            if in_field(t) >> die & 1:
                copy_card(t, die, text_slot(t, model))


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
    attacker = candidates(t, node.attacker, ctx)[0]
    aim(t, node.target, ctx, (make_them_block, attacker))


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
        Strike: do_strike,
        Ko: do_ko,
        Gets: do_gets,
        Spin: do_spin,
        SpinTo: do_spin_to,
        Draw: do_draw,
        Roll: do_roll,
        Reroll: do_reroll,
        Put: do_put,
        Capture: do_capture,
        Control: do_control,
        CopyStats: do_copy_stats,
        CopyText: do_copy_text,
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
MEANING.conditions.update(
    {Spend: spend_is_payable, Spin: spin_is_payable, PayLife: life_is_payable, Ko: ko_is_payable}
)
MEANING.refusable = is_refusable
DiceTable.meaning = MEANING
