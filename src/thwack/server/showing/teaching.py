"""Lessons and puzzles, as the page sees them."""

from typing import Literal

from .parts import GameName, Part


class Lesson(Part):
    """How far a lesson is, what its tutor says, and what it points at; at the end the closing words."""

    id: str  # unmatched/first
    title: str
    step: int  # from 1
    steps: int
    done: bool
    words: str
    points: list[str]  # things, as choices and the view name them
    expected: list[str]  # keys of the choices that lead on
    reads: bool  # there is something to read, and then to go on; else others play, or one has to choose
    taken: int  # of the choices that the step takes
    times: int


class Puzzle(Part):
    """How far somebody is with a puzzle."""

    id: str  # unmatched/puzzle-17
    grade: int  # 1 to 5: the lowest level of our players that mostly solves it
    moves: int  # it is won with so many choices of one's own
    made: int  # of them
    # asks: it is for the solver to choose; plays: that is answered; failed: it was, and does not win
    state: Literal["asks", "plays", "failed", "solved"]
    lucky: bool  # it has won nevertheless, because of what was hidden or rolled
    misses: int  # wrong tries
    stars: int  # what it is worth now: 3 to 1


class LessonInfo(Part):
    """A lesson, about how long it takes, and how far whoever asks is with it."""

    id: str  # unmatched/first
    game: GameName
    title: str
    blurb: str
    minutes: int
    steps: int
    done: bool
    room: str | None  # where it was begun, and can be gone on with


class PuzzleInfo(Part):
    """A puzzle, and how far whoever asks is with it."""

    id: str  # unmatched/puzzle-17
    game: GameName
    plays: list[str]  # for each seat its hero, team or deck
    seat: int  # of the solver
    grade: int  # 1 to 5
    moves: int
    stars: int  # 1 to 3; 0: not solved
    room: str | None  # where it was begun, and can be gone on with
    today: bool  # the puzzle of the day
