"""Information-set Monte Carlo tree search for one observer.

Every iteration imagines a new world, walks down the tree as far as it is known, adds one node, goes on
greedily to the end of that turn and values the position there. A choice is born with what it looks like at
first sight, which is soon outweighed by what comes of it.

A node stands for the choices that led to it, not for a world: a choice may be possible in one world and not
in another, so a child is weighed against how often it was available (Cowling, Powley and Whitehouse, 2012).
Children are keyed by the step that an option is, which speaks of identities and so is the same in every
world.
"""

import math
import random
import time
from typing import Final

from ..kernel.table import NOBODY, Step, Table, answer
from ..match import Choice
from .candidates import Candidate
from .greedy import Look, turns_of
from .seen import Seen

EXPLORATION: Final = 0.1  # evaluations are close to one another: little is needed
FIRST_SIGHT: Final = 1.0  # visits that the first look at a choice counts for
OPENED: Final = 24  # children that a node may have at once ...
WIDENING: Final = 2.0  # ... and so many more per square root of its visits
INNER: Final = 4  # options that are looked at on the way to the end of the turn
DEPTH: Final = 60  # choices below the root at most


class Node:
    """What is known about a choice: how often it was possible and taken, and what came of it for whoever took
    it."""

    __slots__ = ("available", "children", "first_sight", "total", "visits")

    def __init__(self, first_sight: float = 0.5) -> None:
        self.children: dict[Step, Node] = {}
        self.first_sight = first_sight
        self.visits = 0
        self.available = 1
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What it seems to be worth."""
        return (self.total + FIRST_SIGHT * self.first_sight) / (self.visits + FIRST_SIGHT)


class Ismcts:
    """Searches for so many iterations, or for so many seconds."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 400,
        seconds: float = 0.0,
        exploration: float = EXPLORATION,
    ) -> None:
        self._dice = random.Random(seed)
        self._iterations = iterations
        self._seconds = seconds
        self._exploration = exploration
        self._root = Node()
        self._ply = -1  # where the tree was left

    def choose(self, seen: Seen) -> Choice:
        """The choice that was tried most often."""
        found = self.explain(seen)[0].index
        choice = seen.choices[found]
        self._root = self._root.children.get(choice.step) or Node()
        self._ply = seen.ply + 1
        return choice

    def explain(self, seen: Seen) -> list[Candidate]:
        """All choices with their estimated chances, the most visited first."""
        if seen.ply != self._ply:  # somebody else has chosen: nothing is left of the tree
            self._root = Node()
        look = Look(seen, self._dice)
        if self._seconds:
            until = time.monotonic() + self._seconds
            while time.monotonic() < until:
                self.iterate(look)
        else:
            for _ in range(self._iterations):
                self.iterate(look)
        children = self._root.children
        found = []
        for index, choice in enumerate(seen.choices):
            node = children.get(choice.step)
            found.append(Candidate(index, node.mean, node.visits) if node else Candidate(index, 0.0))
        return sorted(found, key=lambda one: (-one.visits, -one.chance))

    def iterate(self, look: Look) -> None:
        """One world, one walk, one node more."""
        t = look.world(self._dice.getrandbits(48))
        node, path = self._root, [(self._root, look.seat)]
        for _ in range(DEPTH):
            if t.actor == NOBODY:
                break
            is_new = not node.children
            seat = max(t.actor, 0)
            index, node = self.descend(node, t, look)
            turns = turns_of(t)
            answer(t, index)
            path.append((node, seat))
            if is_new:
                look.play_on(t, turns, INNER)
                break
        chances = look.evaluation.chances(t, look.seats)
        for node, seat in path:
            node.visits += 1
            node.total += chances[seat]

    def descend(self, node: Node, t: Table, look: Look) -> tuple[int, Node]:
        """The child to look at next: the one that promises most, of those that are possible in this world."""
        options, children, count = t.options, node.children, t.count
        known: list[tuple[int, Node]] = []
        fresh: list[int] = []
        for index in range(count):
            child = children.get(options[index])
            if child is None:
                fresh.append(index)
            else:
                child.available += 1
                known.append((index, child))
        room = int(OPENED + WIDENING * math.sqrt(node.visits)) - len(known)
        if fresh and room > 0:
            if len(fresh) > room:
                fresh = self._dice.sample(fresh, room)
            seat = max(t.actor, 0)
            for index in fresh:
                child = children[options[index]] = Node(look.first_sight(t, index, seat))
                known.append((index, child))
        best, found = -1.0, known[0]
        for pair in known:
            child = pair[1]
            visits = child.visits + FIRST_SIGHT
            mean = (child.total + FIRST_SIGHT * child.first_sight) / visits
            promise = mean + self._exploration * math.sqrt(math.log(child.available + 1) / visits)
            if promise > best:
                best, found = promise, pair
        return found
