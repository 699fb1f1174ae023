"""What a ladder found: Elo with intervals, and for every pairing who is better."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .contest import outcome
from .elo import Rating, Unit, difference, ratings
from .job import Played
from .report import Interval, summary, wilson
from .sprt import FIRST, OPEN, SECOND, Sprt

if TYPE_CHECKING:  # a ladder ends with its standings
    from .ladder import Ladder

Json = Any
ENOUGH: Final = 10  # pairs, before an interval may say who is better


class Standing(NamedTuple):
    """How a player has fared."""

    name: str
    rating: Rating
    games: int
    wins: int
    draws: int

    @property
    def share(self) -> float:
        """The share of the points."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5


class Pairing(NamedTuple):
    """How two players have fared against each other."""

    first: str
    second: str
    counts: tuple[int, ...]  # pairs in which the first had 0, 1/2, 1, 3/2 and 2 points
    wins: int
    draws: int
    losses: int
    difference: Rating
    llr: tuple[float, float]  # that the first is better, that the second is
    verdict: str  # by the test if it could end the pairing, otherwise by the interval

    @property
    def share(self) -> float:
        """The first one's share of the points."""
        games = self.wins + self.draws + self.losses
        return (self.wins + self.draws / 2) / games if games else 0.5


@dataclass(frozen=True)
class Standings:
    """The numbers of a ladder. Everything but the seconds follows from the plan alone."""

    game: str
    players: tuple[Standing, ...]  # best first
    pairings: tuple[Pairing, ...]
    games: int
    first_turn_wins: int
    first_turn_interval: Interval
    lengths: tuple[int, ...]
    test: Sprt
    tested: bool  # whether the test has ended pairings, or only looks on
    seed: int
    setup: dict[str, Json]
    sides: tuple[str, ...]
    stopped: bool
    seconds: float

    def as_json(self) -> dict[str, Json]:
        """The standings as plain data."""
        return {
            "game": self.game,
            "players": [
                {
                    "name": one.name,
                    "rank": rank,
                    "elo": one.rating.elo,
                    "interval": [one.rating.low, one.rating.high],
                    "games": one.games,
                    "wins": one.wins,
                    "draws": one.draws,
                    "share": round(one.share, 6),
                }
                for rank, one in enumerate(self.players, start=1)
            ],
            "pairings": [
                {
                    "players": [one.first, one.second],
                    "wins": [one.wins, one.losses],
                    "draws": one.draws,
                    "share": round(one.share, 6),
                    "elo": one.difference.elo,
                    "interval": [one.difference.low, one.difference.high],
                    "pairs": list(one.counts),
                    "llr": [round(value, 4) for value in one.llr],
                    "better": one.verdict,
                }
                for one in self.pairings
            ],
            "games": self.games,
            "first_turn_wins": self.first_turn_wins,
            "first_turn_interval": list(self.first_turn_interval),
            "decisions": sum(self.lengths),
            "lengths": summary(self.lengths),
            "test": {**self.test._asdict(), "bounds": [round(value, 4) for value in self.test.bounds]},
            "tested": self.tested,
            "seed": self.seed,
            "setup": self.setup,
            "sides": list(self.sides),
            "stopped": self.stopped,
            "seconds": round(self.seconds, 3),
        }


def standings_of(
    ladder: Ladder, played: Mapping[int, Played], test: Sprt, stopped: bool, seconds: float
) -> Standings:
    """Count what was played; a pair of which only one match was played is left out."""
    whole = {number: one for number, one in played.items() if number ^ 1 in played}
    units: list[list[Unit]] = [[] for _ in ladder.pairings]
    wins = [[0, 0, 0] for _ in ladder.pairings]  # of the first, draws, of the second
    for number in sorted(whole):
        pairing, _, game = ladder.place(number)
        one = whole[number]
        wins[pairing][1 if one.drawn else 0 if one.points(game) else 2] += 1
        if not game:
            points = outcome(one, whole[number + 1]) / 2
            units[pairing].append(Unit(*ladder.pairings[pairing], points, 2))
    rated = ratings(len(ladder.players), [unit for some in units for unit in some])
    standings = [
        _standing(name, rated[at], at, ladder.pairings, wins) for at, name in enumerate(ladder.players)
    ]
    decided = [one for one in whole.values() if not one.drawn]
    began = sum(one.began in one.winners for one in decided)
    return Standings(
        game=ladder.game,
        players=tuple(sorted(standings, key=lambda one: -one.rating.elo)),
        pairings=tuple(_pairing(ladder, at, units[at], wins[at], test) for at in range(len(ladder.pairings))),
        games=len(whole),
        first_turn_wins=began,
        first_turn_interval=wilson(began, len(decided)),
        lengths=tuple(whole[number].decisions for number in sorted(whole)),
        test=test,
        tested=ladder.test is not None,
        seed=ladder.seed,
        setup=ladder.setup,
        sides=ladder.field.names,
        stopped=stopped,
        seconds=seconds,
    )


def _standing(
    name: str, rated: Rating, player: int, pairings: list[tuple[int, int]], wins: list[list[int]]
) -> Standing:
    """One player's part of all pairings."""
    own = [
        row if player == first else row[::-1]
        for (first, second), row in zip(pairings, wins, strict=True)
        if player in (first, second)
    ]
    return Standing(name, rated, sum(map(sum, own)), sum(row[0] for row in own), sum(row[1] for row in own))


def _pairing(ladder: Ladder, at: int, units: list[Unit], wins: list[int], test: Sprt) -> Pairing:
    """How two have fared, and what the test says."""
    first, second = ladder.pairings[at]
    counts = [0] * 5
    for unit in units:
        counts[round(2 * unit.points)] += 1
    apart = difference(unit._replace(first=0, second=1) for unit in units)
    return Pairing(
        first=ladder.players[first],
        second=ladder.players[second],
        counts=tuple(counts),
        wins=wins[0],
        draws=wins[1],
        losses=wins[2],
        difference=apart,
        llr=(test.llr(counts), test.llr(counts[::-1])),
        verdict=test.verdict(counts) if ladder.test else by_interval(apart, len(units)),
    )


def by_interval(apart: Rating, pairs: int) -> str:
    """Who is better after a number of pairs that was fixed before: an interval does not hold 0."""
    if pairs < ENOUGH or apart.low <= 0 <= apart.high:
        return OPEN
    return FIRST if apart.low > 0 else SECOND
