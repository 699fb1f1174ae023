"""Puzzles that come with the games, and how far somebody is with one. How they are found and proved is in
`arena/puzzles/`; whoever only puts them does not have to think: a puzzle tells the answer to every choice."""

from .attempt import MOST_STARS, SHOWN, Attempt, stars_for
from .puzzle import (
    LEVELS,
    NAMED,
    Puzzle,
    Way,
    Ways,
    as_line,
    puzzle_named,
    puzzle_of_day,
    read_puzzles,
    shipped,
)

__all__ = [
    "LEVELS",
    "MOST_STARS",
    "NAMED",
    "SHOWN",
    "Attempt",
    "Puzzle",
    "Way",
    "Ways",
    "as_line",
    "puzzle_named",
    "puzzle_of_day",
    "read_puzzles",
    "shipped",
    "stars_for",
]
