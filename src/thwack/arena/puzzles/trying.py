"""What each choice of a puzzle leads to, and how hard it is."""

import random
from typing import Final

from ...kernel.errors import IllegalChoice, SceneError
from ...match import Match
from ...players import Seen
from ...players.greedy import Greedy, turns_of
from ...puzzles import LEVELS, Puzzle, Way, Ways
from .proving import WORLDS, has_won, proof_of, sure_wins, worlds_of
from .solving import solves, worst_reply

TRIES: Final = 4  # of each level


def told_whole(puzzle: Puzzle) -> Puzzle | None:
    """A puzzle with the answer to every choice and its grade; None if it is none.

    What is hidden in it is dealt so that as few wrong choices as can be win by luck: it is the same puzzle in
    any of the worlds that the solver could be in."""
    best = with_ways(puzzle)
    for number in range(1, WORLDS + 1):
        if best is not None and not lucks(best.ways):
            break
        dealt = dealt_anew(puzzle, number)
        other = dealt and with_ways(dealt)
        if other is not None and (best is None or lucks(other.ways) < lucks(best.ways)):
            best = other
    return None if best is None else best._replace(grade=grade_of(best))


def with_ways(puzzle: Puzzle) -> Puzzle | None:
    """A puzzle with the answer to every choice; None if it is none."""
    match = puzzle.begin()
    proof = proof_of(match)
    assert match.actor is not None
    if proof is None or (match.choices[proof.choices[0]].key, proof.deep) != (puzzle.solution, puzzle.deep):
        return None
    ways = ways_of(match, match.actor, puzzle.moves)
    return ways and puzzle._replace(ways=ways)


def dealt_anew(puzzle: Puzzle, number: int) -> Puzzle | None:
    """The same puzzle in another of the worlds that the solver could be in, if a scene can tell it."""
    now = puzzle.begin()
    dealt = now.imagine(now.actor, number)
    scene = {name: part for name, part in dealt.scene().items() if name not in ("exact", "game")}
    found = puzzle._replace(scene=scene, before=[])
    try:
        twin = found.begin()
    except (SceneError, IllegalChoice):
        return None
    same = twin.actor == now.actor and twin.view(now.actor) == now.view(now.actor)
    return found if same and twin.choices.keys() == now.choices.keys() else None


def lucks(ways: Ways | None) -> int:
    """How many wrong choices win by luck."""
    if ways is None:
        return 0
    return len(ways.lucky) + sum(lucks(way.ways) for way in ways.right.values())


def ways_of(match: Match, seat: int, moves: int) -> Ways | None:
    """What each choice at a question leads to; None where nothing is proved, and the solver had to guess."""
    wins = sure_wins(match, worlds_of(match))
    if wins is None or wins.deep >= moves:
        return None
    found = Ways({}, {}, [])
    for index, key in enumerate(match.choices.keys()):
        right = index in wins.choices
        left = wins.deep if right else moves - 1
        after, then = answered(match, index, seat, left, alone=not right)
        if not right:
            found.wrong[key] = Way(then)
            if has_won(after, seat):
                found.lucky.append(key)
        elif after.actor is None:
            found.right[key] = Way(then)
            if not has_won(after, seat):
                return None
        else:
            ways = ways_of(after, seat, left)
            if ways is None:
                return None
            found.right[key] = Way(then, ways)
    return found


def answered(match: Match, index: int, seat: int, left: int, alone: bool) -> tuple[Match, list[str]]:
    """After a choice, the worst that others can answer, up to the next question of the solver; `alone`: up to
    the end of the turn, or until the solver, who chooses what looks best, has no choices left."""
    turns, then = turns_of(match._table), list[str]()
    match = match.fork()
    match.play(index)
    while match.actor is not None and turns_of(match._table) == turns:
        if len(match.choices) == 1:
            chosen = 0
        elif match.actor != seat:
            chosen = worst_reply(match, seat, turns, left, random.Random(0))
        elif alone and left:
            chosen = Greedy(0, worlds=1, width=0).choose(Seen(match, seat)).index
            left -= 1
        else:
            break
        then.append(match.choices[chosen].key)
        match.play(chosen)
    return match, then


def grade_of(puzzle: Puzzle) -> int:
    """The lowest level that solves it at least every other time; the highest where none does."""
    for level in range(1, LEVELS):
        if 2 * sum(solves(f"level:{level}", puzzle, seed) for seed in range(TRIES)) >= TRIES:
            return level
    return LEVELS
