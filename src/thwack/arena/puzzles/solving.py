"""Players that try puzzles."""

import random
from typing import Final

from ...match import Match
from ...players import Seen, player_named
from ...players.greedy import turns_of
from ...players.solver import Solver
from ...puzzles import Puzzle
from .proving import has_won

GLANCE: Final = 2_000  # positions that are looked at for the worst reply


def solves(name: str, puzzle: Puzzle, seed: int) -> bool:
    """Whether a player wins this turn with as few choices as a puzzle needs, against whoever answers as badly
    for it as can be."""
    match, dice, player = puzzle.begin(), random.Random(seed), player_named(name, seed)
    seat, turns, left = match.actor, turns_of(match._table), 1 + puzzle.deep
    while match.actor is not None and turns_of(match._table) == turns:
        if len(match.choices) == 1:
            match.play(0)
        elif match.actor == seat:
            if not left:
                return False
            left -= 1
            match.play(player.choose(Seen(match, match.actor)))
        else:
            match.play(worst_reply(match, seat, turns, left, dice))
    return has_won(match, seat)


def worst_reply(match: Match, seat: int | None, turns: int, left: int, dice: random.Random) -> int:
    """A reply after which the seat cannot win with so many choices; any, if there is none."""
    assert seat is not None
    for index in range(len(match.choices)):
        solver = Solver(seat, match.seats, GLANCE)
        if not solver.wins_after(match._table, index, turns, left):
            return index
    return dice.randrange(len(match.choices))
