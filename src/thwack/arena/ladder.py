"""A ladder: everybody meets everybody in pairs of matches, with seats and sides swapped."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

from ..kernel.errors import SetupError
from ..players import player_named
from .backends import Backend
from .contest import Contest, Referee, play
from .field import field_of
from .job import Job, derive
from .ledger import ledger_of
from .sprt import OPEN, Sprt
from .standings import Standings, standings_of

Json = Any


@dataclass(frozen=True)
class Ladder(Contest):
    """Pair `k` of each pairing is two matches of one deal: the same seed and sides, the players swapped.

    Pairs go through all matchups of the field, in an order that follows from the seed; every pairing has the
    same. Matches are numbered pair by pair, so that more pairs can be added to what was played.
    """

    test: Sprt | None = None

    kind = "ladder"

    @cached_property
    def pairings(self) -> list[tuple[int, int]]:
        """Who meets whom."""
        return list(combinations(range(len(self.players)), 2))

    @cached_property
    def matchups(self) -> list[tuple[int, ...]]:
        """Which sides meet, by seat."""
        size = len(self.field.sides)
        if size < 2:
            return [(0, 0)] if size else [()]
        found = [(a, b) for a in range(size) for b in range(size) if a != b]
        return sorted(found, key=lambda sides: derive(self.seed, "matchup", *sides))

    def place(self, number: int) -> tuple[int, int, int]:
        """The pairing, the pair and which match of it."""
        rest, game = divmod(number, 2)
        pair, pairing = divmod(rest, len(self.pairings))
        return pairing, pair, game

    def number(self, pairing: int, pair: int, game: int) -> int:
        """The number of a match."""
        return 2 * (pair * len(self.pairings) + pairing) + game

    def seating(self, number: int) -> tuple[int, ...]:
        """The players by seat."""
        pairing, _, game = self.place(number)
        first, second = self.pairings[pairing]
        return (second, first) if game else (first, second)

    def sides(self, number: int) -> tuple[int, ...]:
        """The sides by seat."""
        return self.matchups[self.place(number)[1] % len(self.matchups)]

    def deal(self, number: int) -> int:
        """The seed of a match: both of a pair have the same."""
        pairing, pair, _ = self.place(number)
        return derive(self.seed, "pair", *self.pairings[pairing], pair)

    def job(self, number: int) -> Job:
        """The match of that number."""
        seed, seating = self.deal(number), self.seating(number)
        return Job(
            number,
            tuple(self.players[player] for player in seating),
            self.setup | self.field.setup(*self.sides(number)),
            seed,
            tuple(derive(seed, "player", player, number % 2) for player in seating),
        )

    def seats(self, number: int) -> dict[str, Json]:
        """Who sits where, and with what."""
        return {
            "players": [self.players[player] for player in self.seating(number)],
            "sides": [self.field.names[side] for side in self.sides(number)],
            "seed": self.deal(number),
        }

    def asked(self) -> dict[str, Json]:
        """The test: matches beyond its end are not kept, so it belongs to the plan."""
        return {"test": self.test._asdict() if self.test else None}


def decided_by(test: Sprt) -> Callable[[Sequence[int]], bool]:
    """Whether a test can tell after these pairs who is better."""
    return lambda counts: test.verdict(counts) != OPEN


def ladder_of(
    game: str,
    players: Sequence[str],
    seed: int = 0,
    setup: Mapping[str, Json] | None = None,
    sides: Sequence[Json] | None = None,
    content: Sequence[str] = (),
    test: Sprt | None = None,
) -> Ladder:
    """A ladder that can be played, or a sentence about what cannot."""
    if len(players) < 2:
        raise SetupError("a ladder needs at least two players, such as random,greedy")
    for name in players:
        player_named(name)
        if players.count(name) > 1:
            raise SetupError(f"{name} is on the ladder twice; a player cannot meet itself")
    if test is not None:
        test.check()
    given = dict(setup or {})
    field = field_of(game, given, sides)
    return Ladder(game, tuple(players), seed, given, field, content=tuple(content), test=test)


def climb(
    ladder: Ladder,
    pairs: int = 400,
    backend: Backend | None = None,
    results: Path | None = None,
    progress: Callable[[int], None] | None = None,
    test: Sprt | None = None,
) -> Standings:
    """Play a ladder, or go on with it where the results end; Ctrl-C ends it early, and nothing is lost.

    `test` looks on, where no test of the ladder itself ends pairings.
    """
    began = time.perf_counter()
    referee = Referee(ladder, decided_by(ladder.test) if ladder.test else None)
    total = 2 * pairs * len(ladder.pairings)
    with ledger_of(ladder, results) as ledger:
        before = list(ledger.played.values())
        for one in before:
            referee.saw(one)
        if progress is not None:
            progress(sum(one.number < total for one in before))
        ledger.observer = referee.saw
        stopped = play(ladder, _wanted(referee, total), ledger, backend or Backend(), progress)
        if not stopped:
            ledger.settle(referee.is_wanted)
        found = {
            number: one
            for number, one in ledger.played.items()
            if number < total and referee.is_wanted(number)
        }
    return standings_of(ladder, found, ladder.test or test or Sprt(), stopped, time.perf_counter() - began)


def _wanted(referee: Referee, total: int) -> Iterator[int]:
    """The numbers of the matches, as long as their pairings are open."""
    return (number for number in range(total) if referee.is_wanted(number))
