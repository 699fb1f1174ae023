"""What a balance found: who beats whom, how sure that is, and how good each side is all in all."""

from __future__ import annotations

import csv
import io
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..kernel.errors import SetupError
from .elo import SCALE, Rating, Unit, ratings
from .job import Played
from .nash import nash
from .report import Interval, summary, wilson
from .usage import Use, uses_of

if TYPE_CHECKING:  # a balance ends with its matrix
    from .balance import Balance

Json = Any
COLUMNS: Final = ("side", "against", "games", "wins", "draws", "losses", "share", "low", "high", "decisions")
INSIDE: Final = "inside"
OUTSIDE: Final = "outside"
UNCLEAR: Final = "unclear"
LOOKS: Final = 3.0  # standard errors: who looks after every pair needs a wider interval than who looks once
ENOUGH: Final = 5  # pairs, before anything is clear


class Band(NamedTuple):
    """From one share to another, such as 0.4 to 0.6."""

    low: float
    high: float

    def check(self) -> None:
        """A sentence about what cannot be."""
        if not 0 <= self.low < 0.5 < self.high <= 1:
            raise SetupError("a band goes from less than half of the wins to more, such as 40:60")

    def holds(self, share: float) -> bool:
        """Whether a share lies in it."""
        return self.low <= share <= self.high

    def verdict(self, interval: Interval) -> str:
        """Whether an interval lies wholly inside or outside."""
        low, high = interval
        if self.holds(low) and self.holds(high):
            return INSIDE
        return OUTSIDE if high < self.low or low > self.high else UNCLEAR

    def is_clear(self, counts: Sequence[int]) -> bool:
        """Whether pairs of matches have told: so many with 0, 1/2, 1, 3/2 and 2 points for the first side."""
        pairs = sum(counts)
        points = sum(half * count for half, count in enumerate(counts)) / 2
        return pairs >= ENOUGH and self.verdict(wilson(points, 2 * pairs, LOOKS)) != UNCLEAR


class Tally(NamedTuple):
    """Some matches of a side."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    decisions: int = 0

    def __add__(self, other: Tally) -> Tally:  # type: ignore[override]  # tallies add up; a tuple would grow
        return Tally(*map(sum, zip(self, other, strict=True)))

    @property
    def games(self) -> int:
        """How many there are."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """A draw is half a win."""
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        """The share of the points."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the share."""
        return wilson(self.points, self.games)

    @property
    def length(self) -> float:
        """Decisions a game."""
        return self.decisions / self.games if self.games else 0.0

    def turned(self) -> Tally:
        """The same matches, as the other side has seen them."""
        return Tally(self.losses, self.draws, self.wins, self.decisions)

    def as_json(self) -> dict[str, Json]:
        """Plain data."""
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "share": round(self.share, 6),
            "interval": list(self.interval),
            "length": round(self.length, 1),
        }


class Row(NamedTuple):
    """How a side has fared."""

    name: str
    all: Tally
    first: Tally  # with the first turn
    rating: Rating
    weight: float | None  # in the equilibrium; nothing if not all have met
    score: float | None  # against the equilibrium, in Elo


@dataclass(frozen=True)
class Matrix:
    """The numbers of a balance. Everything but the seconds follows from the plan alone."""

    game: str
    option: str
    player: str
    rows: tuple[Row, ...]  # best first
    cells: dict[tuple[str, str], Tally]  # by side and opponent, in both directions
    games: int
    first_turn: Tally  # of whoever began
    lengths: tuple[int, ...]
    turns: tuple[int, ...]
    endings: dict[str, int]  # how often matches ended for which reason, the most frequent first
    uses: tuple[Use, ...]  # cards, where the game tells which of them a side has
    seed: int
    setup: dict[str, Json]
    one: str  # the side that has met all others, if it was only one
    stopped: bool
    seconds: float

    def apart(self, band: Band) -> list[tuple[str, str, Tally]]:
        """The pairs whose interval lies wholly outside a band: the better side first, the worst pair too."""
        found = [
            (*pair, tally)
            for pair, tally in self.cells.items()
            if tally.share >= 0.5 and band.verdict(tally.interval) == OUTSIDE
        ]
        return sorted(found, key=lambda one: -one[2].share)

    def beyond(self, band: Band) -> list[Row]:
        """The sides whose share against the field lies outside a band, the best first."""
        return [row for row in self.rows if not band.holds(row.all.share)]

    def judged(self, band: Band) -> dict[str, Json]:
        """What lies outside a band, as plain data."""
        return {
            "low": band.low,
            "high": band.high,
            "sides": [row.name for row in self.beyond(band)],
            "pairs": [
                {
                    "side": side,
                    "against": other,
                    "share": round(tally.share, 6),
                    "interval": [*tally.interval],
                }
                for side, other, tally in self.apart(band)
            ],
        }

    def as_json(self) -> dict[str, Json]:
        """The matrix as plain data."""
        return {
            "game": self.game,
            "option": self.option,
            "player": self.player,
            "games": self.games,
            "sides": [
                {
                    "name": row.name,
                    "rank": rank,
                    **row.all.as_json(),
                    "elo": row.rating.elo,
                    "elo_interval": [row.rating.low, row.rating.high],
                    "nash_weight": row.weight,
                    "nash_score": row.score,
                    "with_first_turn": row.first.as_json(),
                }
                for rank, row in enumerate(self.rows, start=1)
            ],
            "cells": [
                {"side": side, "against": other, **tally.as_json()}
                for (side, other), tally in self.cells.items()
            ],
            "first_turn": self.first_turn.as_json(),
            "lengths": summary(self.lengths),
            "turns": {**summary(self.turns), "counts": dict(sorted(Counter(self.turns).items()))},
            "endings": self.endings,
            "cards": [use.as_json() for use in self.uses],
            "one": self.one,
            "seed": self.seed,
            "setup": self.setup,
            "stopped": self.stopped,
            "seconds": round(self.seconds, 3),
        }

    def as_csv(self) -> str:
        """The cells as a table: a line for each side and opponent, best sides first."""
        paper = io.StringIO()
        writer = csv.writer(paper, lineterminator="\n")
        writer.writerow(COLUMNS)
        for (side, other), tally in self.cells.items():
            writer.writerow(
                [
                    side,
                    other,
                    tally.games,
                    tally.wins,
                    tally.draws,
                    tally.losses,
                    f"{tally.share:.4f}",
                    *(f"{bound:.4f}" for bound in tally.interval),
                    f"{tally.length:.1f}",
                ]
            )
        return paper.getvalue()


def tally_of(one: Played, seat: int) -> Tally:
    """One match, as a seat has seen it."""
    won = not one.drawn and seat in one.winners
    return Tally(int(won), int(one.drawn), int(not won and not one.drawn), one.decisions)


def matrix_of(balance: Balance, played: Mapping[int, Played], stopped: bool, seconds: float) -> Matrix:
    """Count what was played."""
    names = balance.field.names
    cells = {pair: Tally() for first, second in balance.cells for pair in ((first, second), (second, first))}
    begun = [Tally() for _ in names]
    for number, one in played.items():
        sides = balance.sides(number)
        for seat, side in enumerate(sides):
            cells[side, sides[1 - seat]] += tally_of(one, seat)
        begun[sides[one.began]] += tally_of(one, one.began)
    rows = rows_of(balance, cells, begun, units_of(balance, played))
    order = {row.name: at for at, row in enumerate(rows)}
    ranked = sorted(cells, key=lambda pair: [order[names[side]] for side in pair])
    return Matrix(
        game=balance.game,
        option=balance.field.option,
        player=balance.players[0],
        rows=tuple(rows),
        cells={(names[side], names[other]): cells[side, other] for side, other in ranked},
        games=len(played),
        first_turn=sum(begun, Tally()),
        lengths=tuple(played[number].decisions for number in sorted(played)),
        turns=tuple(played[number].turns for number in sorted(played)),
        endings=dict(Counter(played[number].ending for number in sorted(played)).most_common()),
        uses=uses_of(balance, played),
        seed=balance.seed,
        setup=balance.setup,
        one=names[0] if balance.one else "",
        stopped=stopped,
        seconds=seconds,
    )


def units_of(balance: Balance, played: Mapping[int, Played]) -> list[Unit]:
    """Pairs of matches, and single ones where the other was not played."""
    found = []
    for number in sorted(played):
        cell, _, game = balance.place(number)
        points = played[number].points(game)
        if number ^ 1 not in played:
            found.append(Unit(*balance.cells[cell], points, 1))
        elif not game:
            found.append(Unit(*balance.cells[cell], points + played[number + 1].points(1), 2))
    return found


def rows_of(
    balance: Balance, cells: Mapping[tuple[int, int], Tally], begun: list[Tally], units: list[Unit]
) -> list[Row]:
    """Every side's numbers, the best first."""
    names = balance.field.names
    rated = ratings(len(names), units)
    weights: list[float | None] = [None] * len(names)
    scores: list[float | None] = [None] * len(names)
    if not balance.one:
        odds = [
            [log_odds(cells[a, b]) if a != b else 0.0 for b in range(len(names))] for a in range(len(names))
        ]
        found = nash(odds)
        weights = [round(weight, 4) for weight in found.weights]
        scores = [round(SCALE * score, 1) for score in found.scores]
    rows = [
        Row(
            name,
            sum((tally for (side, _), tally in cells.items() if side == at), Tally()),
            begun[at],
            rated[at],
            weights[at],
            scores[at],
        )
        for at, name in enumerate(names)
    ]
    return sorted(rows, key=lambda row: -row.rating.elo)


def log_odds(tally: Tally) -> float:
    """How much better a side is in a cell; half a win more for both keeps it finite."""
    return math.log((tally.points + 0.5) / (tally.games - tally.points + 0.5))
