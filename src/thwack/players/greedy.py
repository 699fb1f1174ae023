"""The greedy player: what looks best at the end of its own turn, over several worlds it imagines."""

import math
import random
from collections.abc import Sequence
from typing import Final

from ..kernel.table import NOBODY, Step, Table, glance, put, take
from ..match import Choice, Match
from .candidates import Candidate, by_chance
from .evaluation import Evaluation, Evaluations, evaluation_of
from .prudence import PRUDENT, Equals, Sense
from .seen import Seen

WORLDS: Final = 3
WIDTH: Final = 4  # candidates that are played on to the end of the turn
INNER: Final = 8  # options that are looked at on the way there
FRESH: Final = 3  # one in so many of them is taken by chance, the others for what they have gained before
LEARNED: Final = 0.3  # how much the newest gain of an option says
STEPS: Final = 24  # choices on the way at most
MARGIN: Final = 0.03  # by so much a choice must be better that aims at the wrong side


class Greedy:
    """Looks at every choice, and at the best of them as far as the end of the turn."""

    def __init__(
        self,
        seed: int = 0,
        worlds: int = WORLDS,
        width: int = WIDTH,
        evaluations: Evaluations = evaluation_of,
        sense: Sense = PRUDENT,
    ) -> None:
        self._dice = random.Random(seed)
        self._evaluations = evaluations
        self._worlds = worlds
        self._width = width
        self._sense = sense

    def choose(self, seen: Seen) -> Choice:
        """The choice that looks best."""
        choices = seen.choices
        return choices[self.explain(seen)[0].index if len(choices) > 1 else 0]

    def explain(self, seen: Seen) -> list[Candidate]:
        """All choices with their estimated chances, best first."""
        look = Look(seen, self._dice, self._evaluations)
        imagined = [look.imagine(self._dice.getrandbits(48)) for _ in range(self._worlds)]
        worlds = [match._table for match in imagined]
        count = len(seen.choices)
        chances = [
            math.fsum(look.first_sight(t, index, look.seat) for t in worlds) / len(worlds)
            for index in range(count)
        ]
        if self._width:
            order = self._sense.rank(imagined, look.seat, chances, self._width)
            for index in order[: self._width]:
                ends = [look.at_end_of_turn(t, index) for t in worlds]
                chances[index] = math.fsum(ends) / len(ends)
            for index in order[self._width :]:  # those were not looked at as closely
                chances[index] = min(chances[index], chances[order[self._width - 1]])
        found = by_chance(chances, self._dice)
        best = found[0].chance
        nearly, quite = ([one.index for one in found if one.chance >= best - gap] for gap in (MARGIN, 0))
        return self._sense.settle(imagined, look.seat, found, Equals(nearly, quite))


class Look:
    """A seat's look ahead from the question it is asked."""

    def __init__(self, seen: Seen, dice: random.Random, evaluations: Evaluations = evaluation_of) -> None:
        self._seen = seen
        self.dice = dice
        self.game = seen.game
        self.seat = seen.seat
        self.seats = seen.seats
        self.evaluation: Evaluation = evaluations(seen.game)
        self.gains: dict[Step, float] = {}  # by option, what it has changed where it was looked at

    def imagine(self, seed: int) -> Match:
        """A match the seat could be in."""
        match = self._seen.imagine(seed)
        match.listen(False)
        return match

    def world(self, seed: int) -> Table:
        """A table the seat could be at."""
        return self.imagine(seed)._table

    def chance(self, t: Table, seat: int) -> float:
        """A seat's chance of winning from here."""
        return self.evaluation.chances(t, self.seats)[seat]

    def first_sight(self, world: Table, index: int, seat: int) -> float:
        """The chance of a seat right after a choice."""
        t = world.fork()
        glance(t, index)
        return self.chance(t, seat)

    def after(self, world: Table, index: int) -> Table:
        """The table after a choice."""
        t = world.fork()
        take(t, index)
        return t

    def at_end_of_turn(self, world: Table, index: int) -> float:
        """The chance at the end of the turn in which a choice is made, if all go on greedily."""
        return self.chance(self.play_on(self.after(world, index), turns_of(world), INNER), self.seat)

    def play_on(self, t: Table, turns: int, inner: int) -> Table:
        """All go on greedily, looking at so many options each time, until that turn is over."""
        steps = 0
        chances = self.evaluation.chances(t, self.seats)
        while t.actor != NOBODY and turns_of(t) == turns and steps < STEPS:
            t, chances = self.best(t, chances, inner)
            steps += 1
        return t

    def best(self, t: Table, before: list[float], inner: int) -> tuple[Table, list[float]]:
        """The table after what whoever is asked likes best at first sight, of some options, and the chances
        there."""
        seat, count, options, gains = max(t.actor, 0), t.count, t.options, self.gains
        some = range(count) if count <= inner else self.promising(options, count, inner)
        best, found, chances = -1.0, t, before
        for index in some:
            twin = t.fork()
            glance(twin, index)
            after = self.evaluation.chances(twin, self.seats)
            gain = after[seat] - before[seat]
            step = options[index]
            gains[step] = gains[step] + LEARNED * (gain - gains[step]) if step in gains else gain
            if after[seat] > best:
                best, found, chances = after[seat], twin, after
        put(found)
        return found, chances

    def promising(self, options: Sequence[Step], count: int, inner: int) -> list[int]:
        """Of many options those that have gained most where they were taken before, and some by chance: what
        was good in one world or one choice ago is likely to be good again."""
        gains = self.gains
        known: list[tuple[float, int]] = []
        for index, step in enumerate(options):
            gain = gains.get(step)
            if gain is not None:
                known.append((-gain, index))
        known.sort()
        some = [index for _, index in known[: inner - inner // FRESH]]
        others = [index for index in range(count) if index not in some]
        return some + self.dice.sample(others, min(inner - len(some), len(others)))


def turns_of(t: Table) -> int:
    """How many turns have begun; where a game does not count them, one lasts as long as one seat is asked."""
    return getattr(t, "turns", t.actor)
