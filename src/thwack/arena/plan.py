"""What a simulation will play: every match follows from the plan and its number alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..kernel.errors import SetupError
from ..match import new, setups
from ..players import player_named
from .job import Job
from .job import derive as derive

Json = Any


@dataclass(frozen=True)
class Plan:
    """What is to be played. Match `i` follows from the plan and `i` alone."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: int
    setup: dict[str, Json] = field(default_factory=dict)
    content: tuple[str, ...] = ()  # home-made files and folders that were loaded, in order
    names: dict[str, tuple[str, ...]] = field(default_factory=dict)  # what sides are called, per option

    def seating(self, number: int) -> tuple[int, ...]:
        """Which player sits at each seat: everybody moves on by one seat from match to match."""
        n = len(self.players)
        return tuple((seat + number) % n for seat in range(n))

    def sides(self, number: int) -> dict[str, tuple[int, ...]]:
        """Which side of each dealt option (which hero, say) each seat has.

        Sides move on once everybody sat everywhere. Over n * n matches every player has every side at every
        seat, and what a player, a side and the first seat are worth can be told apart.
        """
        n = len(self.players)
        turn = number // n
        return {name: tuple((seat + turn) % n for seat in range(n)) for name in self.dealt()}

    def dealt(self) -> list[str]:
        """The options that give each seat something of its own."""
        n = len(self.players)
        return [name for name, value in self.setup.items() if isinstance(value, list) and len(value) == n]

    def job(self, number: int) -> Job:
        """The match of that number."""
        setup, seating = dict(self.setup), self.seating(number)
        for name, order in self.sides(number).items():
            setup[name] = [self.setup[name][side] for side in order]
        return Job(
            number,
            tuple(self.players[player] for player in seating),
            setup,
            derive(self.seed, number, "match"),
            tuple(derive(self.seed, number, "player", player) for player in seating),
        )


def plan_of(
    game: str,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    setup: Mapping[str, Json] | None = None,
    content: Sequence[str] = (),
) -> Plan:
    """A plan that can be played, or a sentence about what cannot."""
    if games < 1:
        raise SetupError(f"at least one game must be played, not {games}")
    given = dict(setup or {})
    match = new(game, seed=seed, **given)
    for name in players:
        player_named(name)
    if len(players) != match.seats:
        raise SetupError(
            f"this match has {match.seats} seats, so it needs {match.seats} players, not {len(players)}"
        )
    filled = match.record()["setup"]
    names = {}
    for name, option in setups(game).items():
        if isinstance(option, dict) and option.get("list"):
            sides = given.setdefault(name, filled[name])
            full = filled[name] if len(filled[name]) == len(sides) else sides
            names[name] = tuple(side_name(*both) for both in zip(sides, full, strict=True))
    return Plan(game, tuple(players), games, seed, given, tuple(content), names)


def side_name(given: Json, filled: Json) -> str:
    """What a side is called: the name of a team, however it was given, or its id."""
    return str(filled["name"] if isinstance(filled, dict) and filled.get("name") else given)
