"""Which cards of a side are used in its matches, and with which of them it wins more often than without.

A card is used when its player chooses something that starts with it: plays it, fields it, attacks with it.
What a side consists of is read from a scene; a game whose scenes do not list it cannot tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..match import new
from .job import Played
from .report import wilson

if TYPE_CHECKING:  # a balance ends with its matrix
    from .balance import Balance

Json = Any
LISTS: Final = ("list", "cards")  # what a seat of a scene calls its cards


class Use(NamedTuple):
    """A card of a side: matches in which it was used, and those in which it was not."""

    side: str
    card: str
    used: int
    points_with: float
    unused: int
    points_without: float

    @property
    def decides(self) -> bool:
        """Whether the side wins clearly more often with it: the intervals do not touch."""
        return wilson(self.points_with, self.used)[0] > wilson(self.points_without, self.unused)[1]

    def as_json(self) -> dict[str, Json]:
        """Plain data."""
        return {**self._asdict(), "decides": self.decides}


def uses_of(balance: Balance, played: Mapping[int, Played]) -> tuple[Use, ...]:
    """Every card of every side; nothing of sides that do not tell their cards."""
    matches: dict[int, list[tuple[frozenset[str], float]]] = {}
    lists: dict[int, list[str]] = {}
    for number in sorted(played):
        one = played[number]
        for seat, side in enumerate(balance.sides(number)):
            if side not in lists:
                lists[side] = cards_of(balance, number, seat)
            if lists[side]:
                chosen = frozenset(one.used[seat]) if one.used else frozenset()
                matches.setdefault(side, []).append((chosen, one.points(seat)))
    names = balance.field.names
    return tuple(use_of(names[side], card, matches[side]) for side in sorted(matches) for card in lists[side])


def use_of(side: str, card: str, matches: Iterable[tuple[frozenset[str], float]]) -> Use:
    """One card in the matches of its side."""
    with_it = [points for used, points in matches if card in used]
    without = [points for used, points in matches if card not in used]
    return Use(side, card, len(with_it), sum(with_it), len(without), sum(without))


def cards_of(balance: Balance, number: int, seat: int) -> list[str]:
    """The cards that a seat of a match brings, as far as its scene says."""
    job = balance.job(number)
    found = new(balance.game, seed=job.seed, **job.setup).scene()["seats"][seat]
    return next((sorted(found[name]) for name in LISTS if isinstance(found.get(name), dict)), [])
