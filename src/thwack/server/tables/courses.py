"""What somebody may be led through: a lesson or a puzzle, by its id."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ...lessons import lesson_named, opening
from ...match import Match
from ...puzzles import NAMED, puzzle_named
from ..store import Store
from .entries import Chair, Facts
from .led import Led
from .posed import Posed
from .taught import Taught

Json = Any


class Course(NamedTuple):
    """What a room for it needs to know."""

    game: str
    seat: int  # of whoever is led
    seed: int
    setup: dict[str, Json]
    start: tuple[str, ...]  # what everybody has chosen before it begins
    opening: Callable[[], Match]


def course_named(name: str) -> Course:
    """The lesson or puzzle of that id; SetupError if there is none."""
    if NAMED in name:
        puzzle = puzzle_named(name)
        seat = puzzle.begin().actor or 0
        return Course(puzzle.game, seat, 0, puzzle.setup, (), puzzle.posed)
    lesson = lesson_named(name)
    setup = dict(lesson.setup or {})
    return Course(lesson.game, lesson.seat, lesson.seed, setup, lesson.start, lambda: opening(lesson))


def led_by(name: str, store: Store, facts: Facts, chairs: list[Chair], version: int) -> Led:
    """A match that is that lesson or puzzle."""
    if NAMED in name:
        return Posed(store, facts, chairs, version, puzzle_named(name))
    return Taught(store, facts, chairs, version, lesson_named(name))
