"""Unmatched: what an effect can do to a player for good or ill, in plain numbers."""

from ...games.unmatched.rules import effects
from ...games.unmatched.state.table import COMMITTED, HAND, PILES, UnmatchedTable
from ...kernel.table import Step
from ..prudence import NO_AIM, OWN, THEIRS
from .hands import resource_of
from .sheet import sheet_for


def stakes(t: UnmatchedTable, seat: int) -> tuple[float, float, float]:
    """The health of the own fighters, what the own team could spend, and all of that of the others."""
    sheet = sheet_for(t)
    mates, others = sheet.mates[seat], sheet.opponents[seat]
    theirs = sum(health_of(t, other) + means_of(t, other) for other in others)
    return sum(health_of(t, mate) for mate in mates), sum(means_of(t, mate) for mate in mates), theirs


def health_of(t: UnmatchedTable, seat: int) -> float:
    """The health of all fighters of a player."""
    return float(sum(t.health[fighter] for fighter in t.cast.fighters[seat]))


def means_of(t: UnmatchedTable, seat: int) -> float:
    """Cards in hand or about to be played, and what the hero has gathered."""
    sheet = sheet_for(t)
    cards = len(t.piles[PILES * seat + HAND]) + len(t.piles[PILES * seat + COMMITTED])
    return float(cards + (resource_of(t, sheet, seat) if sheet.gathers[seat] else 0))


def aim(t: UnmatchedTable, step: Step, seat: int) -> int:
    """Whose fighter an option names, or which player."""
    if step[0] is effects.pick_fighter:
        whose = t.cast.owner[step[1]]
    elif step[0] is effects.pick_player:
        whose = step[1]
    else:
        return NO_AIM
    return OWN if t.cast.team[whose] == t.cast.team[seat] else THEIRS
