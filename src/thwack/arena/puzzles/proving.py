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
PROOF: Final = 20_000  # positions of a proof, or of its opposite, in one world
WHOLE_TURN: Final = 64  # own choices: more than any turn has
REPLIES: Final = 3  # ways in which others may answer, when a solution is played through


class Proof(NamedTuple):
    """The one first choice that wins, and how many own choices follow it at most."""

    index: int
    deep: int


def worlds_of(match: Match) -> list[Table]:
    """Worlds that whoever is asked could be in, always the same ones for the same position."""
    assert match.actor is not None
    look = Look(Seen(match, match.actor), random.Random(0))
    return [look.world(number) for number in range(1, WORLDS + 1)]


def sure_wins(match: Match, worlds: Sequence[Table]) -> dict[int, int]:
    """The choices that are proved to win in all these worlds, each with the own choices it takes after it;
    of longer wins than the shortest some may be missing."""
    assert match.actor is not None
    found: dict[int, int] = {}
    solver, turns = Solver(match.actor, match.seats, 0), turns_of(worlds[0])
    for depth in range(DEEPEST + 1):
        for index in range(len(match.choices)):
            solver.left = PROOF
            if index not in found and solver.holds(worlds, index, turns, depth):
                found[index] = depth
        if found:
            break
    return found


def is_refuted(match: Match, worlds: Sequence[Table], index: int) -> bool:
    """Whether a choice is proved not to win in one of these worlds, however the turn goes on."""
    assert match.actor is not None
    solver = Solver(match.actor, match.seats, 0)
    for world in worlds:
        solver.left = PROOF
        if not solver.wins_after(world, index, turns_of(world), WHOLE_TURN) and solver.left > 0:
            return True
    return False


def proof_of(match: Match) -> Proof | None:
    """What makes a position a puzzle; None if it is none, or if that would take too long to prove."""
    worlds = worlds_of(match)
    wins = sure_wins(match, worlds)
    if len(wins) != 1:
        return None
    (index, deep), *_ = wins.items()
    others = [other for other in range(len(match.choices)) if other != index]
    if not all(is_refuted(match, worlds, other) for other in others):
        return None
    return Proof(index, deep) if all(leads_on(match, index, seed) for seed in range(REPLIES)) else None


def leads_on(match: Match, index: int, seed: int) -> bool:
    """Whether nobody has to guess after a choice: what is proved at each later question wins in the end."""
    seat, match, dice = match.actor, match.fork(), random.Random(seed)
    turns = turns_of(match._table)
    match.play(index)
    while match.actor is not None and turns_of(match._table) == turns:
        if match.actor == seat:
            wins = sure_wins(match, worlds_of(match)) if len(match.choices) > 1 else {0: 0}
            if not wins:
                return False
            match.play(next(iter(wins)))
        else:
            match.play(dice.randrange(len(match.choices)))
    return has_won(match, seat)


def has_won(match: Match, seat: int | None) -> bool:
    """Whether a match is over, and won by that seat alone."""
    return match.result is not None and match.result.winners == (seat,)
