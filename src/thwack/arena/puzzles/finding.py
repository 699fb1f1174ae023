"""Puzzles in played matches."""

import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ...kernel.errors import IllegalChoice, SceneError
from ...match import Match, new
from ...players import Seen, player_named
from ...players.greedy import Look, turns_of
from ...players.prudence import QUIET
from ...players.solver import Solver
from ...puzzles import Puzzle
from ..field import Field, field_of
from .proving import proof_of
from .trying import told_whole

PROMISING: Final = 0.7  # the chance from which on a position is looked at
GLANCE: Final = 5_000  # positions of a first look in a single world
DEPTHS: Final = range(5)  # own choices after the first one, in that look
TURNS: Final = 2  # at the end of a match that are looked at
BACK: Final = 12  # questions from a scene to what it leads to, at most
FEWEST: Final = 3  # choices, or there is nothing to find


class Moment(NamedTuple):
    """A question of a match, and which choice was made."""

    match: Match
    chosen: int


def puzzle_in(game: str, seed: int, players: Sequence[str], field: Field) -> Puzzle | None:
    """The first puzzle of a match, if there is one: wins are there to be found shortly before its end."""
    roll = random.Random(seed)
    sides = [roll.randrange(len(field.sides)) for _ in range(2)] if field.sides else []
    match = new(game, seed=seed, **field.setup(*sides))
    match.listen(False)
    seated = [player_named(name, roll.getrandbits(32)) for name in players]
    trail: list[Moment] = []
    while match.actor is not None:
        choice = seated[match.actor].choose(Seen(match, match.actor))
        trail.append(Moment(match.fork(), choice.index))
        match.play(choice)
    last = turns_of(match._table)
    for at, (now, _) in enumerate(trail):
        if turns_of(now._table) > last - TURNS and len(now.choices) >= FEWEST and is_promising(now):
            found = puzzle_at(trail[: at + 1], seed)
            if found is not None:
                return found
    return None


def is_promising(match: Match) -> bool:
    """Whether whoever is asked is ahead and wins this turn in the first world that comes to mind, but not at
    once, not by most of the choices, and not by doing nothing."""
    assert match.actor is not None
    look = Look(Seen(match, match.actor), random.Random(0))
    world = look.world(1)
    if look.chance(world, match.actor) < PROMISING:
        return False
    solver, turns = Solver(match.actor, match.seats, GLANCE), turns_of(world)
    for depth in DEPTHS:
        wins = [index for index in range(world.count) if solver.wins_after(world, index, turns, depth)]
        if wins or solver.left <= 0:
            quiet = any(match.choices[index].key in QUIET for index in wins)
            return depth > 0 and 0 < 2 * len(wins) <= world.count and not quiet
    return False


def puzzle_at(trail: Sequence[Moment], seed: int) -> Puzzle | None:
    """The last position of a trail as a puzzle, if it is one and can be told."""
    told = retold(trail)
    if told is None:
        return None
    proof = proof_of(told.begin())
    if proof is None:
        return None
    key = told.begin().choices[proof.choices[0]].key
    if key in QUIET:
        return None  # whoever does nothing has found it
    return told_whole(told._replace(solution=key, deep=proof.deep, match=seed))


def retold(trail: Sequence[Moment]) -> Puzzle | None:
    """The last position as a plain scene, or as the nearest one before it and the choices from there; None
    where something is under way that no scene tells."""
    now = trail[-1].match
    before: list[str] = []
    for match, index in reversed(trail[-BACK:]):
        if match is not now:
            before.insert(0, match.choices[index].key)
        scene = {name: part for name, part in match.scene().items() if name not in ("exact", "game")}
        found = Puzzle(now.game, scene, before[:], "", len(now.choices), 0, 0)
        try:
            twin = found.begin()
        except (SceneError, IllegalChoice):
            continue
        if twin.actor == now.actor and [one.key for one in twin.choices] == [one.key for one in now.choices]:
            return found
    return None


def found_puzzles(
    game: str, seeds: Iterator[int] | range, player: str = "level:3"
) -> Iterator[tuple[int, Puzzle | None]]:
    """For each seed of a match the puzzle in it, if there is one."""
    field = field_of(game, {})
    for seed in seeds:
        yield seed, puzzle_in(game, seed, (player, player), field)
