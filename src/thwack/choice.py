"""What may be chosen at a question, and how a match ended."""

import operator
from collections.abc import Iterator, Sequence
from typing import SupportsIndex, overload

from .kernel.errors import IllegalChoice
from .kernel.game import Game
from .kernel.table import Step, Table
from .kernel.things import Things
from .wording import language


class Result:
    """How a match ended."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, scores: dict[int, int]) -> None:
        self.winners = winners
        self.reason = reason
        self.scores = scores

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result):
            return NotImplemented
        mine, theirs = (self.winners, self.reason, self.scores), (other.winners, other.reason, other.scores)
        return mine == theirs

    def __hash__(self) -> int:
        return hash((self.winners, self.reason))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r}, scores={self.scores})"


class Choice:
    """One thing that can be chosen. What it is called is worked out when somebody looks, and then kept: the
    table goes on, and names things as they lie.

    Choices are equal when they are the same answer to the same question: of one game, put to the same seat by
    the same step of its rules. So a choice is found again in a fork, and in an imagined world.
    """

    __slots__ = ("_asked", "_told", "index")

    def __init__(self, asked: "Choices", index: int) -> None:
        self._asked = asked
        self._told: tuple[str, tuple[str, ...]] | None = None
        self.index = index

    @property
    def step(self) -> Step:
        """The step that runs if it is chosen."""
        return self._asked._options[self.index]

    def _describe(self) -> tuple[str, tuple[str, ...]]:
        if self._told is None:
            asked = self._asked
            if asked._table.options is not asked._options:
                raise IllegalChoice("the match has moved on, and this choice was never read before")
            self._told = asked._game.describe(asked._table, self.step)
        return self._told

    @property
    def verb(self) -> str:
        """What is done: attack, move, decline ..."""
        return self._describe()[0]

    @property
    def refs(self) -> tuple[str, ...]:
        """The slugs of the things concerned, in reading order."""
        return self._describe()[1]

    @property
    def things(self) -> Things:
        """What it starts at and goes to, as the view names things."""
        return self._asked._game.things(self._asked._table, self.step)

    @property
    def key(self) -> str:
        """Its name, unique within the question: attack:jabberwock:king-arthur."""
        verb, refs = self._describe()
        return ":".join((verb, *refs))

    def text(self, lang: str = "en") -> str:
        """What it does, as a sentence."""
        return self._asked._game.choice_text(self._asked._table, self.step, language(lang))

    def is_answer(self, table: Table) -> bool:
        """Whether it answers the question that is open at that table: then its index holds. It is about to be
        taken, so this is the last moment to see what it is called."""
        asked = self._asked
        if asked._table is not table or table.options is not asked._options:
            return False
        self._describe()
        return True

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Choice):
            return NotImplemented
        return self._asked.is_like(other._asked) and self.step == other.step

    def __hash__(self) -> int:
        return hash((self._asked._game.name, self._asked._actor, self.step))

    def __repr__(self) -> str:
        if self._told is None and self._asked._table.options is not self._asked._options:
            return f"<Choice {self.index} of a question that was answered>"
        return f"Choice({self.key!r})"


class Choices(Sequence[Choice]):
    """What may be chosen now; a choice is made only when somebody looks at it."""

    __slots__ = ("_actor", "_count", "_game", "_options", "_question", "_table")

    def __init__(self, game: Game, table: Table) -> None:
        self._game = game
        self._table = table
        self._options = table.options
        self._count = table.count
        self._actor = table.actor
        self._question = table.step  # the step that asks

    def is_like(self, other: "Choices") -> bool:
        """Whether both are what may be answered to the same question."""
        if self is other:
            return True
        mine = (self._actor, self._game.name, self._question)
        return mine == (other._actor, other._game.name, other._question)

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: SupportsIndex) -> Choice: ...

    @overload
    def __getitem__(self, index: slice) -> list[Choice]: ...

    def __getitem__(self, index: SupportsIndex | slice) -> Choice | list[Choice]:
        size = self._count
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(size))]
        number = operator.index(index)
        if not -size <= number < size:
            raise IndexError("there is no such choice")
        return Choice(self, number if number >= 0 else number + size)

    def __iter__(self) -> Iterator[Choice]:
        for index in range(self._count):
            yield Choice(self, index)

    def __contains__(self, value: object) -> bool:
        """Whether a choice, or the choice of that key, is among them."""
        if isinstance(value, str):
            return value in self.keys()
        return isinstance(value, Choice) and self.is_like(value._asked) and value.step in self._options

    def keys(self) -> list[str]:
        """The keys of all of them, in order: cheaper than asking one after the other."""
        describe, table = self._game.describe, self._table
        return [":".join((verb, *refs)) for verb, refs in (describe(table, step) for step in self._options)]

    def texts(self, lang: str = "en") -> list[str]:
        """What each of them does, in order, as a sentence."""
        tell, table, lang = self._game.choice_text, self._table, language(lang)
        return [tell(table, step, lang) for step in self._options]

    def things(self) -> list[Things]:
        """What each of them is about, in order."""
        about, table = self._game.things, self._table
        return [about(table, step) for step in self._options]


__all__ = ["Choice", "Choices", "Result"]
