"""The sides that matches are dealt from: heroes, decks or teams, as a game has them on offer or as given."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..kernel.errors import SetupError
from ..match import Match, game_named, new, setups
from .plan import side_name

Json = Any
SEATS: Final = 2


@dataclass(frozen=True)
class Field:
    """Sides, and what they are called. A game in which nobody brings anything has none."""

    option: str = ""  # the set-up option that takes them, such as heroes
    sides: tuple[Json, ...] = ()
    names: tuple[str, ...] = ()

    def setup(self, *sides: int) -> dict[str, Json]:
        """The part of a set-up that gives each seat its side."""
        return {self.option: [self.sides[side] for side in sides]} if self.option else {}


def dealt_option(game: str) -> str:
    """The option that gives each seat a side of its own; nothing if there is none."""
    return game_named(game).about.sides


def on_offer(game: str, setup: Mapping[str, Json]) -> list[str]:
    """The ids of all sides that can be played in this set-up."""
    option = dealt_option(game)
    row = setups(game)[option]
    mode = two_seats(game, setup).record()["setup"].get("mode")
    return [one["id"] for one in row["choices"] if mode in one.get("modes", [mode])]


def two_seats(game: str, setup: Mapping[str, Json]) -> Match:
    """A match of a set-up, which must be for two."""
    match = new(game, **setup)
    if match.seats != SEATS:
        raise SetupError(f"two are compared at a time, and this set-up has {match.seats} seats")
    return match


def field_of(game: str, setup: Mapping[str, Json], sides: Sequence[Json] | None = None) -> Field:
    """The sides that were given, or all on offer; each is tried out before anything is played."""
    option = dealt_option(game)
    match = two_seats(game, setup)
    if not option or not match.record()["setup"].get(option):
        if sides:
            raise SetupError(f"in this set-up of {game} players bring no {option or 'sides'}")
        return Field()
    found = list(sides) if sides else on_offer(game, setup)
    names: list[str] = []
    for at, side in enumerate(found):
        other = found[(at + 1) % len(found)]
        filled = new(game, **{**setup, option: [side, other]}).record()["setup"][option]
        names.append(unlike(side_name(side, filled[0]), names))
    return Field(option, tuple(found), tuple(names))


def unlike(name: str, others: Sequence[str]) -> str:
    """A name that nobody has yet: Mine, Mine (2), Mine (3)."""
    found, number = name, 1
    while found in others:
        number += 1
        found = f"{name} ({number})"
    return found
