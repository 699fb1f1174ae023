"""What makes a position a puzzle, proved by looking at every way through the turn."""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from ...kernel.table import Table
from ...match import Match
from ...players import Seen
from ...players.greedy import Look, turns_of
from ...players.solver import DEEPEST, Solver

WORLDS: Final = 16
PROOF: Final = 20_000  # positions of a proof that a choice wins, or does not
REPLIES: Final = 3  # ways in which others may answer, when a solution is played through


class Wins(NamedTuple):
    """The choices that win soonest, and how many own choices are to follow at most."""

    deep: int
    choices: list[int]


def worlds_of(match: Match) -> list[Table]:
    """Worlds that whoever is asked could be in, always the same ones for the same position."""
    assert match.actor is not None
    look = Look(Seen(match, match.actor), random.Random(0))
    return [look.world(number) for number in range(1, WORLDS + 1)]


def sure_wins(match: Match, worlds: Sequence[Table]) -> Wins | None:
    """The choices that are proved to win in all these worlds with as few own choices as can be; None if that
    would take too long to prove."""
    assert match.actor is not None
    found: list[int] = []
    solver, turns = Solver(match.actor, match.seats, 0), turns_of(worlds[0])
    for deep in range(DEEPEST):
        for index in range(len(match.choices)):
            solver.left = PROOF
            if solver.holds(worlds, index, turns, deep):
                found.append(index)
            elif solver.left <= 0:
                return None
        if found:
            return Wins(deep, found)
    return None


def proof_of(match: Match) -> Wins | None:
    """What makes a position a puzzle; None if it is none."""
    wins = sure_wins(match, worlds_of(match))
    if wins is None or not wins.deep or len(wins.choices) > 1:
        return None
    return wins if all(leads_on(match, wins, seed) for seed in range(REPLIES)) else None


def leads_on(match: Match, wins: Wins, seed: int) -> bool:
    """Whether nobody has to guess on the way: at each later question something is proved again, and it takes
    ever fewer choices, whatever others answer."""
    seat, match, dice, left = match.actor, match.fork(), random.Random(seed), wins.deep
    match.play(wins.choices[0])
    while match.actor is not None:
        if len(match.choices) == 1:
            match.play(0)
        elif match.actor != seat:
            match.play(dice.randrange(len(match.choices)))
        else:
            now = sure_wins(match, worlds_of(match)) if left else None
            if now is None or now.deep >= left:
                return False
            left = now.deep
            match.play(now.choices[0])
    return has_won(match, seat)


def has_won(match: Match, seat: int | None) -> bool:
    """Whether a match is over, and won by that seat alone."""
    return match.result is not None and match.result.winners == (seat,)
