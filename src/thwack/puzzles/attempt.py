"""How far somebody is with a puzzle, whoever plays its match. No clocks, no screens."""

from collections.abc import Iterable
from typing import Final, Self

from ..kernel.errors import IllegalChoice, SetupError
from .puzzle import Puzzle, Ways

SHOWN: Final = 2  # wrong tries after which one is shown what is right
MOST_STARS: Final = 3


def stars_for(misses: int) -> int:
    """What it is worth to have solved one after so many wrong tries."""
    return max(1, MOST_STARS - misses)


class Attempt:
    """It is told what was chosen, and says what comes next: a choice of the solver, or one that answers it.
    After a wrong choice only a new try leads on."""

    def __init__(self, puzzle: Puzzle) -> None:
        if puzzle.ways is None:
            raise SetupError(f"{puzzle.id} does not tell how its choices are answered: find it again")
        self.puzzle = puzzle
        self.ways: Ways | None = puzzle.ways
        self.wrong = ""  # the choice that was wrong
        self.lucky = False  # and it has won nevertheless
        self.asked: list[int] = []  # after how many choices one was asked for, each time
        self._taken = 0  # choices, everybody's
        self._then: list[str] = []
        self._played = 0

    @classmethod
    def after(cls, puzzle: Puzzle, keys: Iterable[str]) -> Self:
        """Where somebody is after these choices, everybody's."""
        found = cls(puzzle)
        for key in keys:
            found.take(key)
        return found

    @property
    def due(self) -> str | None:
        """What is chosen next without being asked; None: it is for the solver to go on."""
        return self._then[self._played] if self._played < len(self._then) else None

    @property
    def asks(self) -> bool:
        """Whether the solver has to choose."""
        return self.due is None and not self.wrong and self.ways is not None

    @property
    def failed(self) -> bool:
        """Whether a choice was wrong, and its answer is played out."""
        return self.due is None and bool(self.wrong)

    @property
    def done(self) -> bool:
        """Whether it is solved."""
        return self.due is None and not self.wrong and self.ways is None

    @property
    def right(self) -> list[str]:
        """The choices that lead on, where one is asked for."""
        return list(self.ways.right) if self.asks and self.ways is not None else []

    def take(self, key: str) -> None:
        """A choice is made: the one that is due, or one of the solver's."""
        if self.due is not None:
            if key != self.due:
                raise IllegalChoice(f"{key} is not what comes next in {self.puzzle.id}")
            self._played += 1
            self._taken += 1
            return
        if not self.asks or self.ways is None:
            raise IllegalChoice(f"there is nothing to choose in {self.puzzle.id} any more: try again")
        here, way = self.ways, self.ways.right.get(key)
        if way is None:
            self.wrong, self.lucky = key, key in here.lucky
            way = here.wrong.get(key)
            if way is None:
                raise IllegalChoice(f"{key} is not among the choices of {self.puzzle.id}")
        self.asked.append(self._taken)
        self._taken += 1
        self.ways, self._then, self._played = way.ways, way.then, 0
