"""DM-14: What verbs on cards do to dice: spin, draw, roll, move, capture, control and copy them."""

from ....cardlang.meaning import candidates, remember, select, select_nothing, value
from ....cardlang.node import Context
from ....cardlang.nouns import One
from ....cardlang.shared import Some
from ....cardlang.verbs import Draw
from ....kernel.table import Step
from ..cards.verbs import Capture, Control, CopyStats, CopyText, Put, Reroll, Roll, Spin, SpinTo
from ..state.atoms import (
    buy,
    copy_card,
    copy_numbers,
    hold,
    move,
    retire,
    set_flag,
    take_control,
    turn_to,
    unroll,
)
from ..state.table import (
    KEEPS_COPY_UNTIL_NEXT_TURN,
    NO_FACE,
    ON_CARD,
    PLAYER,
    RESERVE,
    ROLLING,
    USED,
    ZONE_NAMES,
    DiceTable,
    in_field,
    seat_of,
    zone_of,
)
from .choosing import aim, fielded_only, let_slip
from .drawing import draw_dice, land, roll_dice
from .stats import distinct, level_of, printed_with_burst, text_slot
from .terms import MEANING

# Spinning


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
    if isinstance(node.target, Some):
        aim(t, node.target, ctx, (spin_them, WAYS[node.way][0]))
        return
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


# Drawing and rolling


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


# Where dice lie, and whose they are


def do_put(t: DiceTable, node: Put, ctx: Context) -> None:
    """put"""
    t.then((select, node.target, ctx, ctx.seat), (put_them, node.zone, ctx))


def put_them(t: DiceTable, zone: str, ctx: Context) -> None:
    """To a zone of their owner; a die from a card is bought for nothing, and so goes to the used pile
    first."""
    for die in t.it:
        bought = zone_of(t, die) == ON_CARD
        if bought:
            buy(t, ctx.seat, die)
        if not bought or ZONE_NAMES[zone] != USED:
            retire(t, die, ZONE_NAMES[zone])
            t.emit("moved", die, zone_of(t, die))


def do_capture(t: DiceTable, node: Capture, ctx: Context) -> None:
    """DM-14.6: capture"""
    aim(t, node.target, ctx, (capture_them, ctx))


def capture_them(t: DiceTable, ctx: Context) -> None:
    """They go under the capturing die, if it is still there and none of them; an unrolled die shows level
    1."""
    taken = []
    for die in t.it:
        if in_field(t) >> ctx.user & 1 and die != ctx.user:
            hold(t, die, ctx.user)
            if t.face[die] == NO_FACE:
                turn_to(t, die, t.cast.level_face[t.cast.slot[die]][1])
            taken.append(die)
    t.it = tuple(taken)


def do_control(t: DiceTable, node: Control, ctx: Context) -> None:
    """DM-14.7: control"""
    aim(t, node.target, ctx, (control_them, ctx))


def control_them(t: DiceTable, ctx: Context) -> None:
    """They count as the player's own; those that do already stay as they are."""
    taken = [die for die in fielded_only(t) if in_field(t) >> ctx.user & 1 and seat_of(t, die) != ctx.seat]
    for die in taken:
        take_control(t, die, ctx.user)
    t.it = tuple(taken)


# Copying


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


MEANING.effects.update(
    {
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
    }
)
MEANING.conditions.update({Spin: spin_is_payable})
