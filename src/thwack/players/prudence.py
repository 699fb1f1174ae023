"""What a sensible person sees before any reckoning: what a choice costs, whom it hurts and whom it helps.

An evaluation looks at what decides matches. Much of what a choice does it does not see: energy that is paid
for nothing, strength for the wrong side that is gone when the turn ends, damage that a shield holds. So there
is a second measure, `<game>/stakes.py`: plain numbers of what each side has. It does not judge who will win,
and only speaks where the evaluation has nothing to say, or where somebody does not think at all.

What an option at the turn's own question does is what it puts on the agenda, and no more: a combat that goes
on in any case is not its doing. Where an option names whom an effect reaches, the effect waits on the agenda
already; then all options are followed to the same effect, and compared with one another.
"""

import math
from collections.abc import Callable, Collection, Sequence
from functools import cache
from importlib import import_module, resources
from typing import Any, Final, NamedTuple, Protocol

from ..discovery import part_of
from ..kernel.table import CHANCE, NOBODY, Step, Table, call
from ..match import Match
from .candidates import Candidate

QUIET: Final = frozenset({"pass", "decline", "keep", "choose:no"})  # what spends and risks nothing
QUESTIONS: Final = 5  # on the way until the effect of a choice is seen
TARGETS: Final = 16  # options that are looked at when one must be taken on that way
SMALL: Final = 1e-6
SAME: Final = 1e-9  # chances that differ by less are equal
OWN: Final = 1  # whose thing an option aims at
THEIRS: Final = -1
NO_AIM: Final = 0

Stakes = tuple[float, float, float]


class Measure(Protocol):
    """What a game says in its `stakes.py`."""

    def stakes(self, t: Any, seat: int) -> Stakes:
        """What a seat's side has on the table, what it could spend, and both of the others'."""

    def aim(self, t: Any, step: Step, seat: int) -> int:
        """Whose thing an option names for an effect: OWN, THEIRS or NO_AIM."""


class Toll(NamedTuple):
    """What a choice changes: the own side's part on the table, what it could spend, and the others' part."""

    own: float = 0.0
    means: float = 0.0
    theirs: float = 0.0

    @property
    def worth(self) -> float:
        """All of it in one number: more is better."""
        return self.own + self.means - self.theirs


FREE: Final = Toll()


@cache
def measure_of(game: str) -> Measure | None:
    """How a game counts what each side has, as it comes with the game; nothing for one that does not say."""
    if (resources.files(__package__) / game / "stakes.py").is_file():
        measure: Measure = import_module(f".{game}.stakes", __package__)
        return measure
    brought: Any = part_of(game, "stakes", "stakes", "aim")
    found: Measure | None = brought
    return found


class Judge:
    """A seat's common sense about the choices of one question, in one imagined world."""

    def __init__(self, world: Match, seat: int, depth: int = 0) -> None:
        self._world = world
        self._seat = seat
        self._depth = depth  # questions of the seat's own between this one and the open one
        self._measure = measure = measure_of(world.game)
        table = world._table
        self._aims = [NO_AIM] * table.count
        if measure is not None:
            self._aims = [measure.aim(table, step, seat) for step in table.options]
            self._before = measure.stakes(table, seat)
        self._is_aiming = any(self._aims)
        self._tolls: dict[int, Toll] = {}

    def toll(self, index: int) -> Toll:
        """What a choice changes, as far as it can be seen."""
        if index not in self._tolls:
            self._tolls[index] = self._reckon(index)
        return self._tolls[index]

    @property
    def is_blind(self) -> bool:
        """Whether the game does not say what each side has."""
        return self._measure is None

    def is_quiet(self, index: int) -> bool:
        """Whether a choice is to do nothing, or nothing more."""
        return self._world.choices[index].key in QUIET

    def _reckon(self, index: int) -> Toll:
        if self._measure is None:
            return FREE
        if self._is_aiming:
            return self._followed(index)
        return FREE if self.is_quiet(index) else self._alone(index)

    def _change(self, t: Table) -> Toll:
        assert self._measure is not None
        now = self._measure.stakes(t, self._seat)
        return Toll(*(after - before for after, before in zip(now, self._before, strict=True)))

    def _alone(self, index: int) -> Toll:
        """What an option puts on the agenda, and nothing else."""
        match = self._world.fork()
        t = match._table
        depth, turn, asks = len(t.agenda), turn_of(t), t.step[0]
        take(t, index)
        for _ in range(QUESTIONS):
            is_its_own = t.actor != NOBODY and t.step[0] is not asks  # a question that the option itself puts
            while len(t.agenda) > depth and t.actor == NOBODY and turn_of(t) == turn:
                t.step = step = t.agenda.pop()
                call(t, step)
            if t.actor == NOBODY or turn_of(t) != turn or not (is_its_own or len(t.agenda) > depth):
                break
            take(t, self._next(match))
        return self._change(t)

    def _followed(self, index: int) -> Toll:
        """What comes of an option until anything is seen of it, or until the effect is over."""
        match = self._world.fork()
        t = match._table
        depth = len(t.agenda)
        match.play(index)
        change = self._change(t)
        for _ in range(QUESTIONS):
            if abs(change.own) > SMALL or abs(change.theirs) > SMALL:
                break
            if t.actor == NOBODY or len(t.agenda) < depth:
                break
            match.play(self._next(match))
            change = self._change(t)
        return change

    def _next(self, match: Match) -> int:
        """How it goes on: whoever may do nothing does nothing; who must choose takes what is best."""
        if match.actor == CHANCE:
            return 0
        for choice in match.choices:
            if choice.key in QUIET:
                return choice.index
        some = range(min(len(match.choices), TARGETS))
        if match.actor == self._seat and not self._depth:
            judge = Judge(match, self._seat, 1)
            return max(some, key=lambda index: judge.toll(index).worth)
        sign = 1 if match.actor == self._seat else -1
        return max(some, key=lambda index: sign * self._after(match, index))

    def _after(self, match: Match, index: int) -> float:
        twin = match.fork()
        twin.play(index)
        return self._change(twin._table).worth

    def is_foolish(self, index: int) -> bool:
        """Whether a choice hurts the own side or helps the others for nothing, when another one would not."""
        mine = self.toll(index)
        if self._is_aiming:
            return self.is_misdirected(index)
        return (mine.own < -SMALL or mine.theirs > SMALL) and mine.worth < -SMALL

    def is_misdirected(self, index: int) -> bool:
        """Whether a choice aims at the wrong side, or pays for what helps the others. To give up something of
        one's own is not meant: that may be a plan."""
        if self.is_quiet(index):
            return False
        mine, side = self.toll(index), self._aims[index]
        if not self._is_aiming:
            return mine.theirs > SMALL and mine.worth < -SMALL
        return any(
            mine.worth < toll.worth - SMALL
            and (mine.own < toll.own - SMALL if side == OWN else mine.theirs > toll.theirs + SMALL)
            for toll in (self.toll(at) for at, aim in enumerate(self._aims) if aim != side)
        )


def turn_of(t: Table) -> int:
    """Which turn it is, where a game counts them."""
    return getattr(t, "turns", 0)


def take(t: Table, index: int) -> None:
    """An option runs; what it leaves on the agenda does not yet."""
    option = t.options[index]
    t.actor, t.options, t.count, t.step = NOBODY, (), 0, option
    call(t, option)


# What players make of it


class Equals(NamedTuple):
    """Choices by index, the first one among them, between which a player can hardly tell, or not at all."""

    nearly: Collection[int]
    quite: Collection[int]


class Sense(Protocol):
    """What a player makes of choices between which its evaluation cannot tell."""

    def rank(self, worlds: Sequence[Match], seat: int, chances: Sequence[float], closely: int) -> list[int]:
        """All choices, best first, of which so many will be looked at closely."""

    def settle(
        self, worlds: Sequence[Match], seat: int, found: list[Candidate], equals: Equals
    ) -> list[Candidate]:
        """The candidates in their final order, of which some are as good as the first one."""


class Plain:
    """None: equal choices stay as they come."""

    def rank(self, worlds: Sequence[Match], seat: int, chances: Sequence[float], closely: int) -> list[int]:
        """By what they look like alone."""
        return sorted(range(len(chances)), key=lambda index: -chances[index])

    def settle(
        self, worlds: Sequence[Match], seat: int, found: list[Candidate], equals: Equals
    ) -> list[Candidate]:
        """As they are."""
        return found


class Prudent(Plain):
    """Of equal choices the one that spends least and does most to the right side."""

    def rank(self, worlds: Sequence[Match], seat: int, chances: Sequence[float], closely: int) -> list[int]:
        """Where only some of equal choices can be looked at closely, the sensible ones are."""
        order = super().rank(worlds, seat, chances, closely)
        if not 0 < closely < len(order) or chances[order[closely - 1]] > chances[order[closely]]:
            return order
        judges, edge = [Judge(worlds[0], seat)], chances[order[closely]]
        prices = {index: price(judges, index) for index in order if chances[index] == edge}
        return sorted(order, key=lambda index: (-chances[index], prices.get(index, ())))

    def settle(
        self, worlds: Sequence[Match], seat: int, found: list[Candidate], equals: Equals
    ) -> list[Candidate]:
        """One that gives up something for nothing comes first only if no other is as good, one that aims at
        the wrong side only if no other is nearly as good."""
        if len(equals.nearly) == 1:
            return found
        judges = [Judge(world, seat) for world in worlds]
        first = found[0]
        equal = [one for one in found if one.chance >= first.chance - SAME]
        if len(equal) > 1:
            first = min(equal, key=lambda one: price(judges, one.index))
        for fault, among in ((Judge.is_misdirected, equals.nearly), (Judge.is_foolish, equals.quite)):
            if mostly(fault, judges, first.index):
                others = (one for one in found if one.index in among)
                first = next((one for one in others if not mostly(fault, judges, one.index)), first)
        rest = [one for one in found if one != first]
        return [first, *(Candidate(one.index, min(one.chance, first.chance), one.visits) for one in rest)]


PLAIN: Final = Plain()
PRUDENT: Final = Prudent()


def price(judges: Sequence[Judge], index: int) -> tuple[float, bool]:
    """What is lost by a choice, all in all; next to others by which nothing is, those are dear that spend
    anything. Whatever is free is as good as doing nothing, if the game says what is."""
    if judges[0].is_blind:
        return 0.0, not judges[0].is_quiet(index)
    found = [judge.toll(index) for judge in judges]
    worth, means = math.fsum(one.worth for one in found), math.fsum(one.means for one in found)
    return round(max(-worth, 0.0), 6), means < -SMALL


def mostly(fault: Callable[[Judge, int], bool], judges: Sequence[Judge], index: int) -> bool:
    """Whether a choice has a fault in most of some worlds."""
    return 2 * sum(fault(judge, index) for judge in judges) > len(judges)
