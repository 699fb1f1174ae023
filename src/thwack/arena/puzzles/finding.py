"""Puzzles in played matches."""

import random
from collections.abc import Iterator, Sequence
from typing import Final

from ...kernel.errors import SceneError
from ...match import Match, new, scene
from ...players import Seen, player_named
from ...players.greedy import Look, turns_of
from ...players.solver import Solver
from ..field import Field, field_of
from .proving import proof_of
from .puzzle import Puzzle

PROMISING: Final = 0.7  # the chance from which on a position is looked at
GLANCE: Final = 1_000  # positions of a first look in a single world
DEPTHS: Final = (1, 2, 3)  # own choices after the first one, in that look
FEWEST: Final = 3  # choices, or there is nothing to find


def puzzle_in(game: str, seed: int, players: Sequence[str], field: Field) -> Puzzle | None:
    """The first puzzle that a match comes by, if there is one."""
    roll = random.Random(seed)
    sides = [roll.randrange(len(field.sides)) for _ in range(2)] if field.sides else []
    match = new(game, seed=seed, **field.setup(*sides))
    match.listen(False)
    seated = [player_named(name, roll.getrandbits(32)) for name in players]
    while match.actor is not None:
        if len(match.choices) >= FEWEST and is_promising(match):
            found = puzzle_at(match, seed)
            if found is not None:
                return found
        match.play(seated[match.actor].choose(Seen(match, match.actor)))
    return None


def is_promising(match: Match) -> bool:
    """Whether whoever is asked is ahead, and wins this turn in the first world that comes to mind."""
    assert match.actor is not None
    look = Look(Seen(match, match.actor), random.Random(0))
    world = look.world(1)
    if look.chance(world, match.actor) < PROMISING:
        return False
    solver, turns = Solver(match.actor, match.seats, GLANCE), turns_of(world)
    if any(solver.wins_after(world, index, turns, 0) for index in range(world.count)):
        return False  # that is no puzzle
    return any(
        solver.wins_after(world, index, turns, depth) for depth in DEPTHS for index in range(world.count)
    )


def puzzle_at(match: Match, seed: int) -> Puzzle | None:
    """The position of a match as a puzzle, if it is one and a plain scene tells it."""
    told = {name: part for name, part in match.scene().items() if name not in ("exact", "game")}
    try:
        twin = scene(match.game, told)
    except SceneError:
        return None
    if twin.actor != match.actor or [one.key for one in twin.choices] != [one.key for one in match.choices]:
        return None  # something is under way that the scene does not tell
    proof = proof_of(twin)
    if proof is None:
        return None
    key, count = twin.choices[proof.choices[0]].key, len(twin.choices)
    return Puzzle(match.game, told, key, count, proof.deep, seed)


def found_puzzles(
    game: str, seeds: Iterator[int] | range, player: str = "level:3"
) -> Iterator[tuple[int, Puzzle | None]]:
    """For each seed of a match the puzzle in it, if there is one."""
    field = field_of(game, {})
    for seed in seeds:
        yield seed, puzzle_in(game, seed, (player, player), field)
