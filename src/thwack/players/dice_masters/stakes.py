"""Dice Masters: what an effect can do to a player for good or ill, in plain numbers."""

from collections.abc import Callable
from typing import Final

from ...games.dice_masters.rules import choosing, dice_effects, special_effects
from ...games.dice_masters.state.table import (
    ATTACK,
    CANNOT_BLOCK,
    DEALS_NOTHING,
    FIELD,
    PLAYER,
    RESERVE,
    TAKES_NOTHING,
    ZONES,
    DiceTable,
    seat_of,
)
from ...kernel.table import Step
from ..prudence import NO_AIM, OWN, THEIRS
from .outlook import strengths

PRESENT: Final = 2.0  # to be in the field at all
FETTERED: Final = 0.5  # not to be able to block, or to deal damage

# Options that name a die or a player for an effect: where it stands in the step.
AIMS: Final[dict[Callable[..., None], int]] = {
    choosing.pick_die: 1,
    choosing.pick_player: 1,
    choosing.pick_thing: 1,
    dice_effects.spin_one: 1,
    special_effects.pin: 2,
}


def stakes(t: DiceTable, seat: int) -> tuple[float, float, float]:
    """Life and characters, energy that could be spent, and both of the opponent's."""
    fields = fields_of(t)
    return fields[seat], energy_of(t, seat), fields[1 - seat] + energy_of(t, 1 - seat)


def fields_of(t: DiceTable) -> tuple[float, float]:
    """Each player's life and what the characters can do in this turn, with all that the turn has brought."""
    attack, defense = strengths(t)
    found = []
    for seat in (0, 1):
        total = float(t.life[seat])
        for die in t.cast.dice_in[t.zones[ZONES * seat + FIELD] | t.zones[ZONES * seat + ATTACK]]:
            flags = t.flags[die]
            total += PRESENT + attack[die] + t.plus_attack[die]
            total += defense[die] + t.plus_defense[die] - t.damage[die]
            total -= FETTERED * ((flags & CANNOT_BLOCK > 0) + (flags & DEALS_NOTHING > 0))
            total += FETTERED * (flags & TAKES_NOTHING > 0)
        found.append(total)
    return found[0], found[1]


def energy_of(t: DiceTable, seat: int) -> float:
    """DM-4: The energy in a reserve pool."""
    cast, total = t.cast, t.loose[seat] + (t.change if seat == t.turn else 0)
    for die in cast.dice_in[t.zones[ZONES * seat + RESERVE]]:
        total += cast.amount[cast.slot[die]][t.face[die]]
    return float(total)


def aim(t: DiceTable, step: Step, seat: int) -> int:
    """Whose die an option names, or which player."""
    if step[0] is choosing.choose_also:
        thing = step[4][-1]
    elif step[0] in AIMS:
        thing = step[AIMS[step[0]]]
    else:
        return NO_AIM
    whose = thing - PLAYER if thing >= PLAYER else seat_of(t, thing)
    return OWN if whose == seat else THEIRS
