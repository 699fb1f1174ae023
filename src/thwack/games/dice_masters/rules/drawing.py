"""DM-3.1, DM-5.1, DM-5.2, DM-14: Drawing dice from the bag, rolling them, and where they come to lie."""

from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.standing import Fielded
from ..state.atoms import move, refill, turn_to, unroll
from ..state.records import count_fielded
from ..state.table import (
    BAG,
    FIELD,
    PREP,
    RESERVE,
    USED,
    ZONE_NAMES,
    ZONES,
    DiceTable,
)
from .bans import is_banned
from .events import notice
from .stats import level_of


def draw_dice(t: DiceTable, seat: Seat, count: int, drawn: tuple[int, ...]) -> None:
    """DM-3.1, DM-5.1.2: One die after the other into the prep area; an empty bag is refilled from the used
    pile. What was drawn is the result."""
    zones, bag, used = t.zones, ZONES * seat + BAG, ZONES * seat + USED
    inside: list[int] = []
    while len(drawn) < count:
        if not zones[bag]:
            if not zones[used]:
                break
            if t.asks_chance:  # a step that asks changes nothing else
                t.then((refill_bag, seat), (draw_dice, seat, count, drawn))
                return
            refill(t, seat)
        if t.asks_chance:
            ask_for_draw(t, seat, count, drawn, zones[bag])
            return
        if not inside:
            inside = list(t.cast.dice_in[zones[bag]])
        die = inside.pop(t.below(len(inside)))
        put_in_prep(t, seat, die)
        drawn = (*drawn, die)
    t.it = drawn


def refill_bag(t: DiceTable, seat: Seat) -> None:
    """DM-3.1"""
    refill(t, seat)


def put_in_prep(t: DiceTable, seat: Seat, die: int) -> None:
    """DM-3.2"""
    move(t, die, seat, PREP)
    if t.recording:
        t.emit("drew", seat, die)


def ask_for_draw(t: DiceTable, seat: Seat, count: int, drawn: tuple[int, ...], bag: int) -> None:
    """Chance is asked which sort of die comes out of the bag."""
    sorts: dict[int, Step] = {}  # like dice are one option, as often as there are
    for die in t.cast.dice_in[bag]:
        sorts.setdefault(t.cast.slot[die], (draw_this, seat, die, count, drawn))
    t.by_chance([sorts[t.cast.slot[die]] for die in t.cast.dice_in[bag]])


def draw_this(t: DiceTable, seat: Seat, die: int, count: int, drawn: tuple[int, ...]) -> None:
    """Chance has answered."""
    put_in_prep(t, seat, die)
    t.then((draw_dice, seat, count, (*drawn, die)))


def roll_dice(t: DiceTable, dice: tuple[int, ...], index: int) -> None:
    """DM-14.3: One after the other; they lie where they lay, with new faces."""
    if t.asks_chance:
        if index < len(dice):
            ask_for_roll(t, dice, index)
        return
    if index:
        dice = dice[index:]
    slot, first_like = t.cast.slot, t.cast.first_like
    for die, face in zip(dice, t.several_below(6, len(dice)), strict=True):
        face = first_like[slot[die]][face]
        turn_to(t, die, face)
        if t.recording:
            t.emit("rolled", die, face)


def show_face(t: DiceTable, die: int, face: int) -> None:
    """A die was rolled."""
    face = t.cast.first_like[t.cast.slot[die]][face]
    turn_to(t, die, face)
    if t.recording:
        t.emit("rolled", die, face)


def ask_for_roll(t: DiceTable, dice: tuple[int, ...], index: int) -> None:
    """Chance is asked which face comes up."""
    shown = t.cast.faces[t.cast.slot[dice[index]]]
    faces: dict[str, Step] = {}  # like faces are one option, as often as there are
    for number, face in enumerate(shown):
        faces.setdefault(face.slug, (roll_this, dice, index, number))
    t.by_chance([faces[face.slug] for face in shown])


def roll_this(t: DiceTable, dice: tuple[int, ...], index: int, face: int) -> None:
    """Chance has answered."""
    show_face(t, dice[index], face)
    t.then((roll_dice, dice, index + 1))


def land(t: DiceTable, dice: tuple[int, ...], character: str, other: str, seat: Seat) -> None:
    """Rolled dice go where their faces send them: to the reserve pool, to another zone, into the field.
    DM-7.3: A character that may not be fielded goes where the others go."""
    for die in dice:
        fits = level_of(t, die) and not (character == "field" and is_banned(t, seat, t.cast.slot[die]))
        lie(t, die, character if fits else other, seat)


def lie(t: DiceTable, die: int, zone: str, seat: Seat) -> None:
    """G-13: In the opponent's turn only energy can lie in the reserve pool."""
    slot, face = t.cast.slot[die], t.face[die]
    if zone == "field":
        move(t, die, seat, FIELD)
        enter_field(t, seat, die)
    elif zone == "reserve" and (seat == t.turn or t.cast.energy[slot][face] >= 0):
        move(t, die, seat, RESERVE)
    else:
        unroll(t, die, seat, ZONE_NAMES[zone] if zone != "reserve" else USED)


def enter_field(t: DiceTable, seat: Seat, die: int) -> None:
    """DM-9.2: A character was fielded; texts hear of it."""
    count_fielded(t, seat)
    if t.recording:
        t.emit("fielded", seat, die, level_of(t, die))
    notice(t, Fielded, die)
