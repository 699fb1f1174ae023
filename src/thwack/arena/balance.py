"""Balance: all sides against each other, or one against the field, in the hands of one player."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

from ..kernel.errors import SetupError
from ..players import player_named
from .backends import Backend
from .contest import Contest, Referee, play
from .field import Field, field_of, on_offer
from .job import Job, derive
from .ledger import ledger_of
from .matrix import Band, Matrix, matrix_of

Json = Any


@dataclass(frozen=True)
class Balance(Contest):
    """A cell is two sides that meet. Its matches come in pairs: the same seed, the sides' seats swapped.

    Matches are numbered pair by pair over all cells, so that more can be added to what was played.
    """

    one: bool = False  # the first side against all others, and nobody else
    early: Band | None = None  # two sides play no more when it is clear whether they lie in it

    kind = "balance"

    @cached_property
    def cells(self) -> list[tuple[int, int]]:
        """Which sides meet."""
        sides = range(len(self.field.sides))
        return [(0, side) for side in sides[1:]] if self.one else list(combinations(sides, 2))

    def place(self, number: int) -> tuple[int, int, int]:
        """The cell, the pair and which match of it."""
        rest, game = divmod(number, 2)
        pair, cell = divmod(rest, len(self.cells))
        return cell, pair, game

    def number(self, cell: int, pair: int, game: int) -> int:
        """The number of a match."""
        return 2 * (pair * len(self.cells) + cell) + game

    def numbers(self, games: int) -> list[int]:
        """The matches of so many games a cell."""
        found = range(2 * len(self.cells) * ((games + 1) // 2))
        return [number for number in found if 2 * self.place(number)[1] + number % 2 < games]

    def sides(self, number: int) -> tuple[int, int]:
        """The sides by seat."""
        cell, _, game = self.place(number)
        first, second = self.cells[cell]
        return (second, first) if game else (first, second)

    def deal(self, number: int) -> int:
        """The seed of a match: both of a pair have the same."""
        cell, pair, _ = self.place(number)
        return derive(self.seed, "cell", *self.cells[cell], pair)

    def job(self, number: int) -> Job:
        """The match of that number."""
        seed, sides = self.deal(number), self.sides(number)
        return Job(
            number,
            self.players * 2,
            self.setup | self.field.setup(*sides),
            seed,
            tuple(derive(seed, "player", side, number % 2) for side in sides),
        )

    def seats(self, number: int) -> dict[str, Json]:
        """Who sits where."""
        return {"sides": [self.field.names[side] for side in self.sides(number)], "seed": self.deal(number)}

    def asked(self) -> dict[str, Json]:
        """Whether one side meets all others, and the band: matches beyond a clear result are not kept."""
        return {"one": self.one, "early": list(self.early) if self.early else None}


def balance_of(
    game: str,
    player: str = "greedy",
    seed: int = 0,
    setup: Mapping[str, Json] | None = None,
    sides: Sequence[Json] | None = None,
    content: Sequence[str] = (),
    early: Band | None = None,
) -> Balance:
    """A matrix that can be played: of all sides on offer, of those that were given, or one against all."""
    player_named(player)
    if early is not None:
        early.check()
    given = dict(setup or {})
    one = sides is not None and len(sides) == 1
    if sides is not None and len(sides) == 1:
        sides = [*sides, *(other for other in on_offer(game, given) if other != sides[0])]
    field = field_of(game, given, sides)
    check_field(game, field)
    return Balance(game, (player,), seed, given, field, content=tuple(content), one=one, early=early)


def check_field(game: str, field: Field) -> None:
    """Sides can be compared if there are two, and nobody twice."""
    if len(field.sides) < 2:
        raise SetupError(f"there are no two sides of {game} to compare in this set-up")
    for at, side in enumerate(field.sides):
        if side in field.sides[:at]:
            raise SetupError(f"{field.names[field.sides.index(side)]} is listed twice; name each side once")


def weigh(
    balance: Balance,
    games: int = 20,
    backend: Backend | None = None,
    results: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Matrix:
    """Play so many games a cell, or go on where the results end; Ctrl-C ends it early, nothing is lost."""
    began = time.perf_counter()
    numbers = balance.numbers(games)
    referee = Referee(balance, balance.early.is_clear if balance.early else None)
    with ledger_of(balance, results) as ledger:
        for one in ledger.played.values():
            referee.saw(one)
        if progress is not None:
            progress(sum(number in ledger for number in numbers))
        ledger.observer = referee.saw
        wanted = (number for number in numbers if referee.is_wanted(number))
        stopped = play(balance, wanted, ledger, backend or Backend(), progress)
        if not stopped:
            ledger.settle(referee.is_wanted)
        found = {
            number: ledger.played[number]
            for number in numbers
            if number in ledger and referee.is_wanted(number)
        }
    return matrix_of(balance, found, stopped, time.perf_counter() - began)
