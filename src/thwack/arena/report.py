"""What a simulation found: wins with their intervals, the share of whoever begins, lengths."""

import math
import statistics
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from .job import Played
from .plan import Plan

Json = Any
Interval = tuple[float, float]
Z95: Final = 1.959963984540054  # 95 % of a normal distribution lies this many deviations around its middle


class Side(NamedTuple):
    """How often somebody with this side (this hero, say) won."""

    option: str
    name: str
    wins: int
    interval: Interval


@dataclass(frozen=True)
class Report:
    """The numbers of a simulation. Everything but the seconds follows from the plan alone."""

    game: str
    players: tuple[str, ...]
    games: int
    wins: tuple[int, ...]
    draws: int
    first_seat_wins: int
    intervals: tuple[Interval, ...]
    first_seat_interval: Interval
    first_turn_wins: int  # of whoever began: the first seat too, where the game does not choose at random
    first_turn_interval: Interval
    sides: tuple[Side, ...]
    lengths: tuple[int, ...]
    seed: int
    setup: dict[str, Json]
    stopped: bool
    seconds: float

    def as_json(self) -> dict[str, Json]:
        """The report as plain data, under the names that other programs rely on."""
        return {
            "game": self.game,
            "players": list(self.players),
            "games": self.games,
            "wins": list(self.wins),
            "draws": self.draws,
            "first_seat_wins": self.first_seat_wins,
            "intervals": [list(interval) for interval in self.intervals],
            "decisions": sum(self.lengths),
            "seconds": round(self.seconds, 3),
            "first_seat_interval": list(self.first_seat_interval),
            "first_turn_wins": self.first_turn_wins,
            "first_turn_interval": list(self.first_turn_interval),
            "sides": [
                {"option": s.option, "name": s.name, "wins": s.wins, "interval": list(s.interval)}
                for s in self.sides
            ],
            "lengths": summary(self.lengths),
            "seed": self.seed,
            "setup": self.setup,
            "stopped": self.stopped,
        }


def wilson(wins: float, games: int, z: float = Z95) -> Interval:
    """The interval of a share after Wilson, 95 % unless told: honest for few games and near 0 and 1."""
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    z2 = z * z / games
    middle = share + z2 / 2
    reach = z * math.sqrt(share * (1 - share) / games + z2 / (4 * games))
    low, high = (middle - reach) / (1 + z2), (middle + reach) / (1 + z2)
    return (round(max(0.0, low), 6), round(min(1.0, high), 6))


def summary(lengths: tuple[int, ...]) -> dict[str, Json]:
    """How many decisions matches took."""
    if not lengths:
        return {"mean": None, "median": None, "min": None, "max": None}
    return {
        "mean": round(statistics.fmean(lengths), 3),
        "median": statistics.median(lengths),
        "min": min(lengths),
        "max": max(lengths),
    }


def reported(plan: Plan, played: list[Played], stopped: bool, seconds: float) -> Report:
    """Count what was played."""
    wins = [0] * len(plan.players)
    draws = first = began = 0
    sides = {(name, side): 0 for name in plan.dealt() for side in range(len(plan.players))}
    for one in played:
        seating, dealt = plan.seating(one.number), plan.sides(one.number)
        draws += len(one.winners) in (0, len(seating))
        if len(one.winners) == len(seating):
            continue
        first += 0 in one.winners
        began += one.began in one.winners
        for seat in one.winners:
            wins[seating[seat]] += 1
            for name, order in dealt.items():
                sides[name, order[seat]] += 1
    games = len(played)
    return Report(
        game=plan.game,
        players=plan.players,
        games=games,
        wins=tuple(wins),
        draws=draws,
        first_seat_wins=first,
        intervals=tuple(wilson(w, games) for w in wins),
        first_seat_interval=wilson(first, games),
        first_turn_wins=began,
        first_turn_interval=wilson(began, games),
        sides=tuple(
            Side(name, str((plan.names.get(name) or plan.setup[name])[side]), w, wilson(w, games))
            for (name, side), w in sides.items()
        ),
        lengths=tuple(one.decisions for one in played),
        seed=plan.seed,
        setup=plan.setup,
        stopped=stopped,
        seconds=seconds,
    )
