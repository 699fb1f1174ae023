"""Mission Arena: what an effect can do to a player for good or ill, in plain numbers."""

from typing import Final

from ...games.mission_arena.rules.stats import bonus
from ...games.mission_arena.state.table import ATTACK, DEFENCE, HAND, MISSIONS, PILES, PLACES, ArenaTable
from ...kernel.table import Step
from ..prudence import NO_AIM

STRENGTH: Final = 100  # of Attack, Defence or Resistance: worth a card
SCORE: Final = 0.2  # a mission point


def stakes(t: ArenaTable, seat: int) -> tuple[float, float, float]:
    """The own squads and points, cards and power points, and both of the opponent's."""
    return squads_of(t, seat), means_of(t, seat), squads_of(t, 1 - seat) + means_of(t, 1 - seat)


def squads_of(t: ArenaTable, seat: int) -> float:
    """Mission points, those to come, and what the protagonists can do."""
    total = float(t.points[seat])
    for slot in t.piles[PILES * seat + MISSIONS]:
        total += SCORE * t.cast.points[t.identity[slot]]
    for place in range(PLACES * seat, PLACES * seat + PLACES):
        stack = t.stack[place]
        if stack:
            might = t.cast.might[t.identity[stack[0]]]
            might += bonus(t, place, ATTACK) + bonus(t, place, DEFENCE)
            total += might / STRENGTH + len(stack) - 1
    return total


def means_of(t: ArenaTable, seat: int) -> float:
    """Cards in hand, power points that are not yet used, and abilities that are active."""
    total = len(t.piles[PILES * seat + HAND])
    for place in range(PLACES * seat, PLACES * seat + PLACES):
        total += len(t.power[place]) + t.marks[place].bit_count()
    return float(total)


def aim(t: ArenaTable, step: Step, seat: int) -> int:
    """No option names somebody of either side: abilities reach their own."""
    return NO_AIM
