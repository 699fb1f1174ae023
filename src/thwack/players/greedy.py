"""The greedy player: what looks best at the end of its own turn, over several worlds it imagines."""

import math
import random
from typing import Final

from ..kernel.table import NOBODY, Table, answer
from ..match import Choice
from .candidates import Candidate, by_chance
from .evaluation import Evaluation, evaluation_of
from .seen import Seen

WORLDS: Final = 3
WIDTH: Final = 4  # candidates that are played on to the end of the turn
INNER: Final = 8  # options that are looked at on the way there
STEPS: Final = 24  # choices on the way at most


class Greedy:
    """Looks at every choice, and at the best of them as far as the end of the turn."""

    def __init__(self, seed: int = 0, worlds: int = WORLDS, width: int = WIDTH) -> None:
        self._dice = random.Random(seed)
        self._worlds = worlds
        self._width = width

    def choose(self, seen: Seen) -> Choice:
        """The choice that looks best."""
        return seen.choices[self.explain(seen)[0].index]

    def explain(self, seen: Seen) -> list[Candidate]:
        """All choices with their estimated chances, best first."""
        look = Look(seen, self._dice)
        worlds = [look.world(self._dice.getrandbits(48)) for _ in range(self._worlds)]
        count = len(seen.choices)
        chances = [
            math.fsum(look.first_sight(t, index, look.seat) for t in worlds) / len(worlds)
            for index in range(count)
        ]
        if self._width:
            order = sorted(range(count), key=lambda index: -chances[index])
            for index in order[: self._width]:
                ends = [look.at_end_of_turn(t, index) for t in worlds]
                chances[index] = math.fsum(ends) / len(ends)
            for index in order[self._width :]:  # those were not looked at as closely
                chances[index] = min(chances[index], chances[order[self._width - 1]])
        return by_chance(chances, self._dice)


class Look:
    """A seat's look ahead from the question it is asked."""

    def __init__(self, seen: Seen, dice: random.Random) -> None:
        self._seen = seen
        self._dice = dice
        self.game = seen.game
        self.seat = seen.seat
        self.seats = seen.seats
        self.evaluation: Evaluation = evaluation_of(seen.game)

    def world(self, seed: int) -> Table:
        """A table the seat could be at."""
        t = self._seen.imagine(seed)._table
        t.recording = False
        return t

    def chance(self, t: Table, seat: int) -> float:
        """A seat's chance of winning from here."""
        return self.evaluation.chances(t, self.seats)[seat]

    def first_sight(self, world: Table, index: int, seat: int) -> float:
        """The chance of a seat right after a choice."""
        t = world.fork()
        answer(t, index)
        return self.chance(t, seat)

    def at_end_of_turn(self, world: Table, index: int) -> float:
        """The chance at the end of the turn in which a choice is made, if all go on greedily."""
        t = world.fork()
        turns = turns_of(t)
        answer(t, index)
        return self.chance(self.play_on(t, turns, INNER), self.seat)

    def play_on(self, t: Table, turns: int, inner: int) -> Table:
        """All go on greedily, looking at so many options each time, until that turn is over."""
        steps = 0
        while t.actor != NOBODY and turns_of(t) == turns and steps < STEPS:
            t = self.best(t, inner)
            steps += 1
        return t

    def best(self, t: Table, inner: int) -> Table:
        """The table after what whoever is asked likes best at first sight, of some options."""
        seat, count = max(t.actor, 0), t.count
        some = range(count) if count <= inner else self._dice.sample(range(count), inner)
        best, found = -1.0, t
        for index in some:
            twin = t.fork()
            answer(twin, index)
            chance = self.chance(twin, seat)
            if chance > best:
                best, found = chance, twin
        return found


def turns_of(t: Table) -> int:
    """How many turns have begun."""
    turns: int = t.turns  # type: ignore[attr-defined]  # every game counts its turns
    return turns
