"""A puzzle, and files of them: a line of JSON for each."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple, Optional

from ..discovery import games
from ..kernel.errors import SetupError
from ..match import Match, game_named, scene

Json = Any
LEVELS: Final = 5  # grades: the lowest level of our players that solves it at least every other time
NAMED: Final = "/puzzle-"  # between the game and the match of its id


class Way(NamedTuple):
    """What a choice leads to: what is chosen then, by whoever it is, and the next question of the solver, if
    there is one."""

    then: list[str]
    ways: Optional["Ways"] = None


class Ways(NamedTuple):
    """A question of the solver, and what each choice leads to: one of the right ones on towards the win, any
    other one through the best answer to it, as far as the puzzle goes. `lucky`: those others that happen to
    win here, and would not if what is hidden or rolled were otherwise."""

    right: dict[str, Way]
    wrong: dict[str, Way]
    lucky: list[str]


class Puzzle(NamedTuple):
    """A position, and what wins in it."""

    game: str
    scene: dict[str, Json]
    before: list[str]  # the choices that lead from the scene to the position
    solution: str  # the key of the first choice
    choices: int  # how many first choices there are
    deep: int  # own choices after the first one in the shortest win
    match: int  # the seed of the match that it is from
    grade: int = 0  # from 1; 0: nobody has tried it yet
    ways: Ways | None = None  # None: nobody has looked at the other choices yet

    @property
    def id(self) -> str:
        """What it is called: unmatched/puzzle-17."""
        return f"{self.game}{NAMED}{self.match}"

    @property
    def moves(self) -> int:
        """With how many own choices it is solved."""
        return 1 + self.deep

    @property
    def setup(self) -> dict[str, Json]:
        """Who plays what in it, as the set-up of a match would say it."""
        seats = self.scene.get("seats", ())
        sides = [next((row[name] for name in ("hero", "team", "name") if name in row), "") for row in seats]
        return {game_named(self.game).about.sides: sides} if all(sides) else {}

    def begin(self) -> Match:
        """The match that goes on from there."""
        match = scene(self.game, self.scene)
        for key in self.before:
            match.play(key)
        return match

    def posed(self) -> Match:
        """The same position without anything that led there."""
        return scene(self.game, self.begin().scene())


def as_line(puzzle: Puzzle) -> str:
    """A puzzle as a line of a file."""
    row = {**puzzle._asdict(), "ways": puzzle.ways and told(puzzle.ways)}
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def told(ways: Ways) -> Json:
    """The answers to all choices as plain data, as short as can be."""
    right = {key: [way.then, told(way.ways)] if way.ways else [way.then] for key, way in ways.right.items()}
    return {"right": right, "wrong": {key: way.then for key, way in ways.wrong.items()}, "lucky": ways.lucky}


def ways_from(row: Json) -> Ways:
    """And back."""
    right = {key: Way(way[0], ways_from(way[1]) if way[1:] else None) for key, way in row["right"].items()}
    return Ways(right, {key: Way(then) for key, then in row["wrong"].items()}, row["lucky"])


def from_line(line: str, place: str) -> Puzzle:
    """And back; a line that is none is refused with a sentence."""
    try:
        row = json.loads(line)
        found = Puzzle(**row)
        whole = (found.choices, found.deep, found.match, found.grade)
        if (
            isinstance(found.scene, Mapping)
            and isinstance(found.before, list)
            and all(type(number) is int for number in whole)
        ):
            return found._replace(ways=row.get("ways") and ways_from(row["ways"]))
    except (ValueError, TypeError, KeyError, IndexError, AttributeError):
        pass
    raise SetupError(f"{place} is not a puzzle")


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [from_line(line, f"line {number} of {path}") for number, line in enumerate(lines, start=1)]


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easiest first."""
    file = resources.files(__package__) / f"{game}.jsonl"
    if not file.is_file():
        return ()
    lines = file.read_text(encoding="utf-8").splitlines()
    found = [from_line(line, f"line {number} of {game}.jsonl") for number, line in enumerate(lines, start=1)]
    return tuple(sorted(found, key=lambda one: (one.grade, one.deep, one.match)))


def puzzle_named(name: str) -> Puzzle:
    """The puzzle of that id, such as unmatched/puzzle-17."""
    game = name.partition("/")[0]
    found = next((one for one in shipped(game) if one.id == name), None)
    if found is None:
        numbers = ", ".join(str(one.match) for one in shipped(game))
        raise SetupError(
            f"there is no puzzle {name!r}; those of {game} are {numbers}"
            if numbers
            else f"{game} has no puzzles"
        )
    return found


def puzzle_of_day(day: int) -> Puzzle:
    """One for each day, whatever it is counted from: the games take turns, and all puzzles of a game come."""
    there = [found for game in games() if (found := shipped(game))]
    row = there[day % len(there)]
    return row[day // len(there) * STRIDE % len(row)]


STRIDE: Final = 7  # from one day of a game to the next, so that easy ones and hard ones take turns
