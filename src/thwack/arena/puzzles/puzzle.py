"""A puzzle, and files of them: a line of JSON for each."""

import json
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from ...kernel.errors import SetupError
from ...match import Match, scene

Json = Any


class Puzzle(NamedTuple):
    """A position, and what wins in it."""

    game: str
    scene: dict[str, Json]
    before: list[str]  # the choices that lead from the scene to the position
    solution: str  # the key of the first choice
    choices: int  # how many first choices there are
    deep: int  # own choices after the first one in the shortest win
    match: int  # the seed of the match that it is from

    def begin(self) -> Match:
        """The match that goes on from there."""
        match = scene(self.game, self.scene)
        for key in self.before:
            match.play(key)
        return match


def as_line(puzzle: Puzzle) -> str:
    """A puzzle as a line of a file."""
    return json.dumps(puzzle._asdict(), ensure_ascii=False, separators=(",", ":")) + "\n"


def from_line(line: str, place: str) -> Puzzle:
    """And back; a line that is none is refused with a sentence."""
    try:
        row = json.loads(line)
        found = Puzzle(**row)
        whole = (found.choices, found.deep, found.match)
        if (
            isinstance(found.scene, Mapping)
            and isinstance(found.before, list)
            and all(type(number) is int for number in whole)
        ):
            return found
    except (ValueError, TypeError):
        pass
    raise SetupError(f"{place} is not a puzzle")


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [from_line(line, f"line {number} of {path}") for number, line in enumerate(lines, start=1)]


def shipped(game: str) -> list[Puzzle]:
    """The puzzles that come with a game."""
    file = resources.files(__package__) / f"{game}.jsonl"
    if not file.is_file():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    return [from_line(line, f"line {number} of {game}.jsonl") for number, line in enumerate(lines, start=1)]
