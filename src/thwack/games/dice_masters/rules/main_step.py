"""DM-5.3, DM-13.3: The main step: whose turn it is to act, action dice and abilities.

Buying and fielding are in `fielding.py`, Global abilities in `globals.py`. Both come back here when they are
done, so the three know one another as modules.
"""

from typing import Final

from ....cardlang.meaning import perform
from ....cardlang.node import Context
from ....kernel.ids import Seat, Slot
from ....kernel.table import Step
from ..cards.standing import InMain, UsesAction
from ..state.atoms import unroll
from ..state.records import do_once, enter, lose_change, note_action
from ..state.table import (
    MAIN,
    PLAYER,
    RESERVE,
    USED,
    ZONES,
    DiceTable,
    field,
    seat_of,
)
from . import fielding
from . import globals as global_abilities
from .bans import BANS, pay_off, price_of_ban
from .effects import is_possible
from .energy import is_affordable, look_into
from .events import notice
from .knockout import settle
from .stats import speaker, text_slot
from .triggers import aftermath, resolve_triggers

# Marks in `used_once`.
IN_MAIN_ONCE: Final = 100_000


def main_step(t: DiceTable, seat: Seat) -> None:
    """DM-5.3: The main step."""
    enter(t, MAIN)
    t.then((act, seat))


def drop_unfielded(t: DiceTable, seat: Seat) -> None:
    """DM-5.3.11"""
    for die in t.cast.dice_in[t.zones[ZONES * seat + RESERVE]]:
        if t.cast.level[t.cast.slot[die]][t.face[die]]:
            unroll(t, die, seat, USED)
            t.emit("unfielded", die, USED)


# DM-13.3: who acts


def act(t: DiceTable, seat: Seat) -> None:
    """DM-13.3: The active player acts as often as wanted, then hands over."""
    options = actions_of(t, seat)
    if options:
        options.append((hand_over, seat))
        t.ask(seat, options)
    else:
        hand_over(t, seat)


def hand_over(t: DiceTable, seat: Seat) -> None:
    """DM-13.3: The other player may use one Global ability; if there is none to use, the step is over."""
    options = global_abilities.globals_of(t, 1 - seat)
    if options:
        t.ask(1 - seat, [*options, (pass_back, 1 - seat)])


def respond(t: DiceTable, seat: Seat) -> None:
    """DM-13.3: One action, or pass."""
    options = global_abilities.globals_of(t, seat)
    t.ask(seat, [*options, (pass_back, seat)])


def pass_back(t: DiceTable, seat: Seat) -> None:
    """DM-13.4: The active player may go on; if that one passes too, nothing more happens in this step."""
    t.then((act_or_end, 1 - seat))


def act_or_end(t: DiceTable, seat: Seat) -> None:
    """DM-13.4: Go on, or end the step."""
    options = actions_of(t, seat)
    options.append((end_step, seat))
    t.ask(seat, options)


def end_step(t: DiceTable, seat: Seat) -> None:
    """DM-13.4: Both have passed."""


def next_act(t: DiceTable) -> Step:
    """After an action the active player goes on, or first the other may answer it (D-8)."""
    if t.cast.every_action and t.phase == MAIN:
        return (interrupt, 1 - t.turn)
    return (act, t.turn)


def interrupt(t: DiceTable, seat: Seat) -> None:
    """D-8: Where the match is set up so, the other player may use one Global ability after every action of
    the main step."""
    t.ask(seat, [*global_abilities.globals_of(t, seat), (let_go_on, seat)])


def let_go_on(t: DiceTable, seat: Seat) -> None:
    """No."""
    t.then((act, t.turn))


def actions_of(t: DiceTable, seat: Seat) -> list[Step]:
    """DM-5.3.1, DM-5.4.8: What the active player may do now; fielding and buying in the main step only."""
    purse, characters, actions = look_into(t, seat)
    options: list[Step] = []
    if t.phase == MAIN:
        options = fielding.buys_of(t, seat, purse)
        if characters:
            options += fielding.fieldings_of(t, seat, purse, characters)
        if t.cast.in_main or t.copying:
            options += abilities_of(t, seat)
    banned = price_of_ban(t, seat, "actions")
    if banned:
        if actions or global_abilities.usable_globals(t, seat, purse):
            options += waivers(t, seat, "actions", banned)
        return options
    for die in actions:  # DM-5.3.7
        options.append((use_die, seat, die))
    return options + global_abilities.usable_globals(t, seat, purse)


# DM-5.3.7: action dice


def use_die(t: DiceTable, seat: Seat, die: int) -> None:
    """DM-5.3.7: It costs nothing; the effect, then the die goes to the used pile."""
    slot = t.cast.slot[die]
    use = t.cast.uses[slot]
    assert use is not None
    note_action(t, seat, die, t.cast.burst[slot][t.face[die]])
    notice(t, UsesAction, PLAYER + seat)
    t.then(
        (perform, use.effect, Context(seat, slot, die)),
        (settle,),
        (put_action_away, die),
        (resolve_triggers,),
        next_act(t),
    )


def put_action_away(t: DiceTable, die: int) -> None:
    """DM-5.3.7: Unless its effect has put it elsewhere."""
    if t.place[die] % ZONES == RESERVE:
        unroll(t, die, seat_of(t, die), USED)


# Abilities of the main step


def abilities_of(t: DiceTable, seat: Seat) -> list[Step]:
    """What texts let the active player do in the main step."""
    options: list[Step] = []
    seen: list[int] = []
    mask = field(t, seat) & (t.cast.in_main | t.copying)
    for die in t.cast.dice_in[mask]:
        slot = text_slot(t, die)
        if slot in seen:
            continue
        seen.append(slot)
        for text in t.cast.texts[slot].get(InMain, ()):
            rule = text.rule
            assert isinstance(rule, InMain)
            ctx = Context(seat, slot, die)
            if text.once and IN_MAIN_ONCE + slot in t.used_once:
                continue
            if is_affordable(t, rule.cost, seat) and is_possible(t, rule.effect, ctx):
                options.append((use_ability, seat, slot))
    return options


def use_ability(t: DiceTable, seat: Seat, slot: Slot) -> None:
    """Pay, then do it."""
    text = t.cast.texts[slot][InMain][0]
    rule = text.rule
    assert isinstance(rule, InMain)
    if text.once:
        do_once(t, IN_MAIN_ONCE + slot)
    ctx = Context(seat, slot, speaker(t, slot, seat))
    t.emit("ability", seat, slot)
    t.then(
        (perform, rule.cost, ctx),
        (drop_change,),
        (perform, rule.effect, ctx),
        (aftermath,),
        next_act(t),
    )


def drop_change(t: DiceTable) -> None:
    """DM-4.8: What is left over of a payment is lost."""
    lose_change(t)


# Professor X: what the opponent may not do unless they pay life


def waivers(t: DiceTable, seat: Seat, what: str, price: int) -> list[Step]:
    """Paying life for the permission, if there is enough."""
    return [(waive, seat, BANS.index(what), price)] if t.life[seat] >= price else []


def waive(t: DiceTable, seat: Seat, ban: int, price: int) -> None:
    """The ban is off for the rest of the turn."""
    pay_off(t, seat, ban, price)
    if not t.result:
        t.then((act, t.turn) if seat == t.turn else (respond, seat))
