"""DM-5.4.13, DM-8.3: Who is beaten goes to the prep area."""

from collections.abc import Sequence

from ..cards.standing import KnockedOut, KnocksOut, Returns
from ..state.atoms import move, retire, turn_to
from ..state.records import forget_damage, wait_otherwise
from ..state.table import (
    CONTROLLED,
    FIELD,
    PREP,
    DiceTable,
    in_field,
    seat_of,
)
from .events import notice
from .matching import matches
from .stats import burst_of, numbers, standing


def settle(t: DiceTable) -> None:
    """DM-5.4.13: After an effect, every character with damage of at least its D is KO'd, until none is."""
    while True:
        beaten = []
        weakened = t.weakened or t.cast.weakens
        if not weakened and t.damage == t.cast.blank:
            break
        for die in t.cast.dice_in[in_field(t)]:
            if (weakened or t.damage[die]) and t.damage[die] >= numbers(t, die)[1]:
                beaten.append(die)
        if not beaten:
            break
        knock_out(t, beaten, True)
    forget_damage(t)


def knock_out(t: DiceTable, dice: Sequence[int], by_damage: bool = False) -> None:
    """KO: all of them leave together, to the prep areas of their owners."""
    for die in dice:
        notice(t, KnockedOut, die)
        if by_damage:
            for source in dict.fromkeys(p[0] for p in t.packets if p[1] == die):
                notice(t, KnocksOut, source, die)
    keep_bursts(t, dice)
    for die in dice:
        t.emit("ko", die)
        back = t.lasting and comes_back(t, die)
        seat = seat_of(t, die)
        retire(t, die, PREP)
        if back:  # G-14: through the prep area, so at level 1 and without damage
            move(t, die, seat, FIELD)
            turn_to(t, die, t.cast.level_face[t.cast.slot[die]][1])
            t.emit("returned", die, FIELD)


def keep_bursts(t: DiceTable, dice: Sequence[int]) -> None:
    """DM-5.4.14: What waits and is spoken by a KO'd die goes by the burst that it showed."""
    for index, (_, _, ctx, _) in enumerate(t.pending):
        if ctx.user in dice and not ctx.that("burst"):
            wait_otherwise(t, index, ctx.bind("burst", (burst_of(t, ctx.user),)))


def comes_back(t: DiceTable, die: int) -> bool:
    """G-14: Whether a KO'd die goes back to the field."""
    if t.flags[die] & CONTROLLED:
        return False
    for rule, ctx in standing(t, Returns):
        assert isinstance(rule, Returns)
        if matches(t, rule.target, die, ctx):
            return True
    return False
