"""DM-5.0 to DM-5.2, DM-5.5: The order of a turn, clear and draw, roll and reroll, clean up."""

from typing import Final

from ....cardlang.meaning import value
from ....cardlang.moments import TurnEnd, TurnStart
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.standing import DrawsMore, RetiresTo
from ..state import records
from ..state.atoms import (
    end_kept_copy,
    forget_blocks,
    forget_lasting,
    give_back,
    move,
    move_all,
    refresh_all,
    retire,
    stop_block,
    turn_to,
    unroll,
)
from ..state.records import enter, forget_turn, give_loose
from ..state.table import (
    ATTACK,
    CLEAN_UP,
    CONTROLLED,
    FIELD,
    HELD,
    KEEPS_COPY_UNTIL_NEXT_TURN,
    LAID,
    MAIN,
    NEXT_TURN,
    NO_FACE,
    NO_SOURCE,
    PLAYER,
    PREP,
    RESERVE,
    ROLL,
    ROLLING,
    THEIR_TURN,
    TURN_END,
    USED,
    ZONE_NAMES,
    ZONES,
    DiceTable,
    in_field,
    seat_of,
    zone_of,
)
from .attack import attack_step
from .bans import BANS, pay_off, price_of_ban
from .damage import deal, packet
from .drawing import draw_dice, roll_dice
from .events import at_moment
from .knockout import settle
from .main_step import act
from .special_effects import end_of_turn_specials
from .stats import listeners, own_rules, standing, text_slot
from .triggers import aftermath, resolve_triggers

DRAWN: Final = 4  # DM-5.1.2


def take_turn(t: DiceTable, seat: Seat) -> None:
    """DM-5.0: The five steps of a turn, in order."""
    begin_turn(t, seat)
    t.do(
        (roll_step, seat),  # DM-5.2
        (act, seat),  # DM-5.3
        (attack_step, seat),  # DM-5.4
        (clean_up, seat),  # DM-5.5
        (take_turn, 1 - seat),
    )
    if t.pending:
        t.do((resolve_triggers,), (clear_and_draw, seat))
    else:
        clear_and_draw(t, seat)  # DM-5.1


def begin_turn(t: DiceTable, seat: Seat) -> None:
    """A new turn begins; what lasted until the own next turn is over."""
    records.begin_turn(t, seat)
    if t.lasting:
        forget_lasting(t, NEXT_TURN, seat)
    for die in t.cast.dice_in[t.copying]:
        if t.flags[die] & KEEPS_COPY_UNTIL_NEXT_TURN and seat_of(t, die) == seat:
            end_kept_copy(t, die)
    at_moment(t, TurnStart, seat)


def clear_and_draw(t: DiceTable, seat: Seat) -> None:
    """DM-5.1.1, D-12: Whatever is left in the reserve pool goes to the used pile; DM-5.1.2, DM-5.1.4: then
    four dice are drawn, whatever waits in the prep area."""
    if t.zones[ZONES * seat + RESERVE]:
        for die in t.cast.dice_in[t.zones[ZONES * seat + RESERVE]]:
            turn_to(t, die, NO_FACE)
        t.emit("cleared", seat, t.zones[ZONES * seat + RESERVE].bit_count())
        move_all(t, seat, RESERVE, USED)
    count = DRAWN
    if listeners(t, DrawsMore):
        for rule, ctx in standing(t, DrawsMore):
            assert isinstance(rule, DrawsMore)
            if ctx.seat == seat:
                count += value(t, rule.amount, ctx)
    if t.asks_chance:
        t.then((draw_dice, seat, count, ()), (pay_for_missing, seat))
    else:
        draw_dice(t, seat, count, ())
        pay_for_missing(t, seat)


def pay_for_missing(t: DiceTable, seat: Seat) -> None:
    """DM-5.1.3, G-2, G-6: Each die that is missing from the four costs 1 life and gives 1 generic energy;
    H-21: a die that a text adds to them does not."""
    missing = DRAWN - len(t.it)
    if missing > 0:
        give_loose(t, seat, missing)
        t.do((aftermath,))
        deal(t, [packet(NO_SOURCE, PLAYER + seat, missing, seat)])


def roll_step(t: DiceTable, seat: Seat) -> None:
    """DM-5.2.1: All dice in the prep area are rolled."""
    enter(t, ROLL)
    dice = t.cast.dice_in[t.zones[ZONES * seat + PREP]]
    move_all(t, seat, PREP, ROLLING)
    if t.asks_chance:
        t.then((roll_dice, dice, 0), (choose_reroll, seat, ()))
    else:
        roll_dice(t, dice, 0)
        t.then((choose_reroll, seat, ()))


def choose_reroll(t: DiceTable, seat: Seat, chosen: tuple[int, ...]) -> None:
    """DM-5.2.2, DM-5.2.3: Any number of them once, as one group."""
    if not chosen and price_of_ban(t, seat, "rerolls"):
        waive_for_reroll(t, seat)
        return
    slot, face = t.cast.slot, t.face
    seen: list[int] = []
    options: list[Step] = []
    for die in t.cast.dice_in[t.zones[ZONES * seat + ROLLING]]:
        if die not in chosen:
            sign = 8 * slot[die] + face[die]
            if sign not in seen:
                seen.append(sign)
                options.append((choose_die_to_reroll, seat, chosen, die))
    if options:
        options.append((end_reroll, seat, chosen))
        t.ask(seat, options)
    else:
        end_reroll(t, seat, chosen)


def waive_for_reroll(t: DiceTable, seat: Seat) -> None:
    """Pay for the reroll, or go without."""
    price = price_of_ban(t, seat, "rerolls")
    options: list[Step] = [(waive_reroll, seat, price)] if t.life[seat] >= price else []
    t.ask(seat, [*options, (go_without_reroll, seat)])


def waive_reroll(t: DiceTable, seat: Seat, price: int) -> None:
    """The ban is off for this turn."""
    pay_off(t, seat, BANS.index("rerolls"), price)
    if not t.result:
        t.then((choose_reroll, seat, ()))


def go_without_reroll(t: DiceTable, seat: Seat) -> None:
    """No reroll."""
    t.then((end_reroll, seat, ()))


def choose_die_to_reroll(t: DiceTable, seat: Seat, chosen: tuple[int, ...], die: int) -> None:
    """One more."""
    t.then((choose_reroll, seat, (*chosen, die)))


def end_reroll(t: DiceTable, seat: Seat, chosen: tuple[int, ...]) -> None:
    """DM-5.2.4: The chosen dice are rolled together, then all go to the reserve pool."""
    if chosen:
        t.emit("rerolled", seat, len(chosen))
    if t.asks_chance:
        t.then((roll_dice, chosen, 0), (into_reserve, seat))
    else:
        roll_dice(t, chosen, 0)
        into_reserve(t, seat)


def into_reserve(t: DiceTable, seat: Seat) -> None:
    """DM-5.2.4"""
    move_all(t, seat, ROLLING, RESERVE)
    enter(t, MAIN)


def clean_up(t: DiceTable, seat: Seat) -> None:
    """DM-5.5: Everybody back to their places, then the end of the turn."""
    enter(t, CLEAN_UP)
    attackers, blockers = t.zones[ZONES * seat + ATTACK], t.zones[ZONES * (1 - seat) + ATTACK]
    for die in t.cast.dice_in[attackers]:
        if t.blocked >> die & 1 and not t.gone_through >> die & 1:
            move(t, die, seat, FIELD)  # DM-5.5.1
        else:
            leave_attack(t, die)  # DM-5.5.2
    for die in t.cast.dice_in[blockers]:
        stop_block(t, die)
    forget_blocks(t)
    for die in t.cast.dice_in[t.zones[ZONES * seat + RESERVE]]:  # DM-5.5.4
        if t.cast.is_action[t.cast.slot[die]][t.face[die]]:
            unroll(t, die, seat, USED)
            t.emit("unused", die, USED)
    at_moment(t, TurnEnd, seat)
    settle(t)
    if t.pending:
        t.do((resolve_triggers,), (end_turn, seat))
    else:
        end_turn(t, seat)


def leave_attack(t: DiceTable, die: int) -> None:
    """DM-5.5.2: An attacker that was not blocked leaves, and so does one that has gone through its
    blockers."""
    blocked = t.blocked >> die & 1
    retire(t, die, retirement(t, die))
    if blocked:
        t.emit("moved", die, zone_of(t, die))
    else:
        t.emit("unblocked", die, zone_of(t, die))


def retirement(t: DiceTable, die: int) -> int:
    """Where an unblocked attacker goes: the used pile, unless a text says otherwise."""
    if t.lasting or RetiresTo in t.cast.texts[text_slot(t, die)]:
        for rule, _ in own_rules(t, die, RetiresTo):
            assert isinstance(rule, RetiresTo)
            return ZONE_NAMES[rule.zone]
    return USED


def end_turn(t: DiceTable, seat: Seat) -> None:
    """DM-5.5.3, DM-5.5.5, DM-7.5: Damage and effects are gone; captured and controlled dice go back; DM-8.3:
    who lived by a bonus is KO'd when it ends."""
    if t.zones[HELD] or t.zones[ZONES + HELD]:
        end_of_turn_specials(t, seat)
        for die in t.cast.dice_in[t.zones[HELD] | t.zones[ZONES + HELD]]:
            if not t.flags[die] & LAID:  # DM-14.6
                give_back(t, die)
    for die in t.cast.dice_in[in_field(t)] if t.flags != t.cast.blank else ():
        if t.flags[die] & CONTROLLED:
            give_back(t, die)  # DM-14.9
    refresh_all(t)
    if t.lasting:
        forget_lasting(t, TURN_END, seat)
        forget_lasting(t, THEIR_TURN, 1 - seat)
    forget_turn(t)
    if t.cast.weakens:
        t.do((aftermath,))
