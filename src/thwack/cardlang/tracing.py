"""Watching trees run: which effects of some cards happened in a match, and which changed anything.

Only while somebody checks new cards. The functions of a game's `Meaning` are exchanged for watchful ones and
put back afterwards, so that play costs nothing. A watched match cannot be saved: what is to be settled after
an effect waits on the agenda as a step that belongs to the watch.
"""

from collections.abc import Callable, Iterable
from types import TracebackType
from typing import Any, Final, NamedTuple

from ..kernel.errors import Broken
from ..kernel.table import Table
from .control import Nothing, Pick
from .meaning import Meaning
from .node import Context, Effect, Node, walk

PASSING: Final = frozenset({"agenda", "actor", "step", "it", "rng"})  # columns that tell of no change
MOST: Final = 20_000  # effects between two choices: then they go round in a circle


def clauses_of(trees: Iterable[Node]) -> list[Effect]:
    """The effects of trees that do something themselves, and do not only hold others together."""
    found = [node for tree in trees for node in walk(tree) if isinstance(node, Effect)]
    return [
        node
        for node in found
        if not isinstance(node, Nothing | Pick) and not any(isinstance(one, Effect) for one in walk(node)[1:])
    ]


class Clause(NamedTuple):
    """A part of a card that does something."""

    card: str
    effect: Effect


Owner = Callable[[Any, Context], str]  # the card on which an effect stands that runs now


class Watch:
    """What becomes of clauses: how often each began, and how often something was different after it. Equal
    ones of one card count as one."""

    def __init__(self, meaning: Meaning, clauses: Iterable[Clause], owner: Owner) -> None:
        self.meaning = meaning
        self.owner = owner
        self.begun = dict.fromkeys(clauses, 0)
        self.happened = dict.fromkeys(self.begun, 0)
        self.now = Clause("", Nothing())  # the effect that began last
        self.choice = ""  # the last one
        self.effects = 0  # since then
        self.pending: list[tuple[Clause, tuple[Any, ...]]] = []
        self._own = meaning.effects

    def __enter__(self) -> "Watch":
        self.meaning.effects = {sort: Watchful(run, self) for sort, run in self._own.items()}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.meaning.effects = self._own

    def clause_of(self, found: Clause) -> Clause:
        """The clause that runs: where an effect runs for another card than its own, the only one like it."""
        if found in self.begun or not found.card:
            return found
        same = [clause for clause in self.begun if clause.effect == found.effect]
        return same[0] if len(same) == 1 else found

    def begin_choice(self, key: str) -> None:
        """A choice is made: what follows from it is counted anew."""
        self.choice = key
        self.effects = 0
        self.now = Clause("", Nothing())

    def over(self, t: Table) -> None:
        """The match is over: what had begun by then is settled."""
        while self.pending:
            settle(t, self, *self.pending[-1])


class Watchful:
    """The function of a word that also tells a watch that it runs."""

    __slots__ = ("run", "watch")

    def __init__(self, run: Callable[..., None], watch: Watch) -> None:
        self.run = run
        self.watch = watch

    def __call__(self, t: Table, node: Effect, ctx: Context) -> None:
        """Run it; if it is a clause, look at the table before and after."""
        watch = self.watch
        watch.now = clause = watch.clause_of(Clause(watch.owner(t, ctx), node))
        watch.effects += 1
        if watch.effects > MOST:
            raise Broken("its effects go round in a circle")
        if clause in watch.begun:
            watch.begun[clause] += 1
            before = position(t)
            watch.pending.append((clause, before))
            t.agenda.append((settle, watch, clause, before))  # below whatever the effect leaves behind
        self.run(t, node, ctx)


def settle(t: Table, watch: Watch, clause: Clause, before: tuple[Any, ...]) -> None:
    """A clause is over, with all that it asked and set off: has it changed anything?"""
    if (clause, before) in watch.pending:
        watch.pending.remove((clause, before))
    watch.happened[clause] += position(t) != before


def position(t: Table) -> tuple[Any, ...]:
    """The columns of a table that say where the match stands."""
    columns = (getattr(t, name) for name in t.COLUMNS if name not in PASSING)
    return tuple(tuple(column) if isinstance(column, list) else column for column in columns)
