"""Information-set Monte Carlo tree search for one observer.

Every round imagines a new world. In it each choice that is still in the running is tried once: a walk down
the tree as far as it is known, one node more, and then greedily on through the turn and the answer to it,
where the position is valued. All choices meet the same worlds, so luck in the draw speaks for none of them,
and a choice that has fallen clearly behind is tried no more.

A node stands for the choices that led to it, not for a world: a choice may be possible in one world and not
in another, so a child is weighed against how often it was available (Cowling, Powley and Whitehouse, 2012).
Children are keyed by the step that an option is, which speaks of identities and so is the same in every
world.
"""

import math
import random
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..kernel.table import NOBODY, Step, Table, take
from ..match import Choice, Match
from .candidates import Candidate
from .evaluation import Evaluations, evaluation_of
from .greedy import Look, turns_of
from .prudence import OWN, PRUDENT, Equals, Sense, measure_of
from .seen import Seen
from .solver import Solver


class Race(NamedTuple):
    """How a search goes about it."""

    exploration: float = 0.1  # evaluations are close to one another: little is needed
    sights: int = 3  # worlds in which the open question's choices are looked at before any is tried
    running: int = 12  # choices that are tried: those that look best
    looked_at: int = 24  # choices of a later question that are looked at in a world, if there are more
    widening: float = 0.6  # those of them that are tried: one, and so many more per square root of the visits
    inner: int = 5  # options that are looked at on the way to the end of a walk
    ahead: int = 1  # turns after the own one that a walk goes through: the answer
    sure: int = 4  # rounds before anybody falls behind ...
    behind: float = 1.5  # ... and by how many standard errors
    proofs: int = 0  # positions at which a sure win is looked for before anything is tried ...
    likely: float = 0.6  # ... if a choice looks as good as this at first sight ...
    halving: bool = False  # of the choices that run, the worse half falls behind at set times instead
    alike: bool = False  # the walks of a round roll the same dice
    tilt: float = 0.0  # what scores count for beside chances, which are flat where a match is all but decided


RACE: Final = Race(proofs=3_000, likely=0.5)
CONFIRMED: Final = 3  # ... and must be there in so many worlds more
TALL: Final = 10.0  # the score of a match that is won
DOUBT: Final = RACE._replace(
    sure=12, behind=3.0
)  # how clearly what aims at the wrong side must be better ...
PLAINLY: Final = 0.1  # ... unless it is by so much
FIRST_SIGHT: Final = 1.0  # visits that the first look at a choice counts for


class Node:
    """What is known about a choice: how it looks, how often it was possible and taken, and what came of it
    for whoever took it."""

    __slots__ = ("available", "children", "first_sight", "total", "visits")

    def __init__(self, first_sight: float = 0.5) -> None:
        self.children: dict[Step, Node] = {}
        self.first_sight = first_sight
        self.visits = 0
        self.available = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What it seems to be worth."""
        return (self.total + FIRST_SIGHT * self.first_sight) / (self.visits + FIRST_SIGHT)


class Ismcts:
    """Searches for so many walks (and the rest of their round), or for so many seconds, or until only one
    choice is left in the running."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 400,
        seconds: float = 0.0,
        race: Race | None = None,
        evaluations: Evaluations = evaluation_of,
        sense: Sense = PRUDENT,
    ) -> None:
        self._dice = random.Random(seed)
        self._sense = sense
        self._race = race or RACE
        self._evaluations = evaluations
        self._iterations = iterations
        self._seconds = seconds
        self._root = Node()
        self._ply = -1  # where the tree was left

    def choose(self, seen: Seen) -> Choice:
        """The choice that came out best."""
        if len(seen.choices) == 1:
            return seen.choices[0]
        choice = seen.choices[self.explain(seen)[0].index]
        self._root = self._root.children.get(choice.step) or Node()
        self._ply = seen.ply + 1
        return choice

    def explain(self, seen: Seen) -> list[Candidate]:
        """All choices with their estimated chances, best first."""
        if seen.ply != self._ply:  # somebody else has chosen: nothing is left of the tree
            self._root = Node()
        look, count = Look(seen, self._dice, self._evaluations), len(seen.choices)
        imagined = [look.imagine(self._dice.getrandbits(48)) for _ in range(self._race.sights)]
        worlds = [match._table for match in imagined]
        sights = [
            math.fsum(look.first_sight(t, index, look.seat) for t in worlds) / self._race.sights
            for index in range(count)
        ]
        order = self._sense.rank(imagined, look.seat, sights, self._race.running)
        sure = self.sure_wins(look, imagined, order) if max(sights) >= self._race.likely else []
        if sure:
            wins = [Candidate(index, 1.0) for index in sure]
            rest = [Candidate(index, sights[index]) for index in order if index not in sure]
            return self._sense.settle(imagined, look.seat, wins + rest, Equals(sure, sure))
        race = self.race(look, order[: self._race.running])
        best = max(race, key=lambda index: (len(race[index]), math.fsum(race[index])))
        found = [Candidate(index, fair(race[index], race[best]), len(race[index])) for index in race]
        found.sort(key=lambda one: (one.index != best, -one.chance))
        nearly = [index for index in race if is_nearly(race[index], race[best])]
        quite = [index for index in race if not is_behind(race[index], race[best], self._race)]
        found = self._sense.settle(imagined, look.seat, found, Equals(nearly, quite))
        least = min(one.chance for one in found)
        return found + [Candidate(index, min(sights[index], least)) for index in order[self._race.running :]]

    def sure_wins(self, look: Look, imagined: list[Match], order: Sequence[int]) -> list[int]:
        """Choices that can be proved to win: the soonest, and others too if those aim at the own side."""
        if not self._race.proofs:
            return []
        worlds = [match._table for match in imagined]
        solver = Solver(look.seat, look.seats, self._race.proofs)
        found = solver.sure_wins(worlds, order)
        if not found:
            return []
        measure = measure_of(imagined[0].game)
        if measure is not None:
            options = worlds[0].options
            if all(measure.aim(worlds[0], options[index], look.seat) == OWN for index in found):
                found += solver.later_wins(worlds, order, found)
        more = [look.world(self._dice.getrandbits(48)) for _ in range(CONFIRMED)]
        kept = []
        for index in found:
            solver.left = self._race.proofs
            if solver.holds(more, index, turns_of(worlds[0]), solver.depth):
                kept.append(index)
        return kept

    def race(self, look: Look, running: Sequence[int]) -> dict[int, list[float]]:
        """What came of each of these choices, round by round; who is clearly behind runs no more."""
        found: dict[int, list[float]] = {index: [] for index in running}
        if self._race.halving and not self._seconds:
            self.halve(look, running, found)
            return found
        until = time.monotonic() + self._seconds
        walks = 0
        while len(running) > 1 or not walks:
            self.go_round(look, running, found)
            walks += len(running)
            if time.monotonic() >= until if self._seconds else walks >= self._iterations:
                break
            first = max(running, key=lambda index: math.fsum(found[index]))
            running = [index for index in running if not is_behind(found[index], found[first], self._race)]
        return found

    def halve(self, look: Look, running: Sequence[int], found: dict[int, list[float]]) -> None:
        """Each stage has the same share of the walks, and the better half goes on (Karnin, Koren and Somekh,
        2013)."""
        stages = max(1, (len(running) - 1).bit_length())
        for _ in range(stages):
            for _ in range(max(1, self._iterations // (stages * len(running)))):
                self.go_round(look, running, found)
            better = sorted(running, key=lambda index: -math.fsum(found[index]))
            running = better[: (len(running) + 1) // 2]

    def go_round(self, look: Look, running: Sequence[int], found: dict[int, list[float]]) -> None:
        """Walk once from each of these choices, all in the same world."""
        seed = self._dice.getrandbits(48)
        world = look.world(seed)
        for index in running:
            if self._race.alike:
                look.dice = random.Random(seed)
            found[index].append(self.walk(world.fork(), index, look))

    def walk(self, t: Table, index: int, look: Look) -> float:
        """From a choice down the tree to a new node of this turn, and greedily on to the end."""
        turns = turns_of(t)
        node = self._root.children.setdefault(t.options[index], Node())
        take(t, index)
        path = [(node, look.seat)]
        is_new = False
        while t.actor != NOBODY and turns_of(t) == turns and not is_new:
            is_new = not node.children
            seat = max(t.actor, 0)
            index, node = self.descend(node, t, look)
            take(t, index)
            path.append((node, seat))
        for turn in range(turns, turns + self._race.ahead + 1):
            t = look.play_on(t, turn, self._race.inner)
        chances = look.evaluation.chances(t, look.seats)
        for node, seat in path:
            node.visits += 1
            node.total += chances[seat]
        return tilted(chances[look.seat], self._race.tilt, turns_of(t) - turns)

    def descend(self, node: Node, t: Table, look: Look) -> tuple[int, Node]:
        """The choice to try next: the one that promises most, of those that look best; the more visits, the
        more of them."""
        known = self.look_around(node, t, look)
        exploration = self._race.exploration
        tried = 1 + int(self._race.widening * math.sqrt(node.visits))
        if len(known) > tried:
            known.sort(key=by_first_sight)
            del known[tried:]
        best, found = -1.0, known[0]
        for pair in known:
            child = pair[1]
            child.available += 1
            visits = child.visits + FIRST_SIGHT
            mean = (child.total + FIRST_SIGHT * child.first_sight) / visits
            promise = mean + exploration * math.sqrt(math.log(child.available + 1) / visits)
            if promise > best:
                best, found = promise, pair
        return found

    def look_around(self, node: Node, t: Table, look: Look) -> list[tuple[int, Node]]:
        """The choices of this world that are known by now; if very many are new, only some become known each
        time."""
        options, children, seat = t.options, node.children, max(t.actor, 0)
        known: list[tuple[int, Node]] = []
        fresh: list[int] = []
        for index in range(t.count):
            child = children.get(options[index])
            if child is not None:
                known.append((index, child))
            else:
                fresh.append(index)
        if len(fresh) > self._race.looked_at:
            fresh = look.dice.sample(fresh, self._race.looked_at)
        for index in fresh:
            child = children[options[index]] = Node(look.first_sight(t, index, seat))
            known.append((index, child))
        return known


def by_first_sight(pair: tuple[int, Node]) -> float:
    """What looks best comes first."""
    return -pair[1].first_sight


def tilted(chance: float, tilt: float, later: int) -> float:
    """A chance, and a little of the score behind it: where nearly everything wins or loses, what is better
    still counts, and so does how many turns later a match is won or lost."""
    if not tilt:
        return chance
    if chance in (0.0, 1.0):
        score = (TALL - later) * (2 * chance - 1)
    else:
        score = min(max(math.log(chance / (1 - chance)), 1 - TALL), TALL - 1)
    return chance + tilt * score / TALL


def fair(mine: list[float], best: list[float]) -> float:
    """What a choice seems to be worth next to the best one, which may have met more worlds."""
    rounds, most = len(mine), math.fsum(best) / len(best)
    most = min(max(most, 0.0), 1.0)
    return min(max(most + (math.fsum(mine) - math.fsum(best[:rounds])) / rounds, 0.0), most)


def is_behind(mine: list[float], first: list[float], race: Race = RACE) -> bool:
    """Whether a choice has done clearly worse than the first in the same worlds, which may have met more."""
    rounds = len(mine)
    if rounds < race.sure or mine is first:
        return False
    gaps = [a - b for a, b in zip(first[:rounds], mine, strict=True)]
    mean = math.fsum(gaps) / rounds
    variance = math.fsum((gap - mean) ** 2 for gap in gaps) / (rounds - 1)
    return mean > race.behind * math.sqrt(variance / rounds)


def is_nearly(mine: list[float], first: list[float]) -> bool:
    """Whether a choice may be as good as the first for all that is known."""
    gap = (math.fsum(first[: len(mine)]) - math.fsum(mine)) / len(mine)
    return gap <= PLAINLY and not is_behind(mine, first, DOUBT)
