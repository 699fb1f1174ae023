"""Ratings follow from rated matches between two accounts, and each match is reckoned exactly once.

A match that is over and rated is due until it is in `counted`. That row and the new ratings are kept together
or not at all; who comes second, on this server or another, finds the match counted or the number of a rating
taken, and looks again. So a server may die at any moment: what is due stays due.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from ..logs import Log
from ..store import Row, Store, Taken, Work
from ..store import standings as sql
from .glicko import Strength, rated

PERIOD: Final = 4.66 * 24 * 3600 * 1000  # milliseconds; in a year without play a deviation of 60 becomes 110
TRIES: Final = 20  # others may end a match of the same people meanwhile


class Standing(NamedTuple):
    """How somebody stands in a game: after how many rated matches, and when the last one was reckoned."""

    n: int = 0
    strength: Strength = Strength()
    at: int = 0


class Pair(NamedTuple):
    """Two who have played against each other, and the score of the first: 1, 0.5 or 0."""

    one: str
    other: str
    score: float


def is_sure(deviation: float | None) -> bool:
    """Whether a rating is more than a guess."""
    return deviation is not None and deviation <= sql.ESTABLISHED


def pair_of(rows: Sequence[Row]) -> Pair | None:
    """The two accounts that played, if all seats are theirs: nobody plays for a rating against a program, a
    guest, oneself or several at once."""
    people = list(dict.fromkeys(person for *_, person, login in rows if login is not None))
    if len(people) != 2 or any(login is None for *_, login in rows):
        return None
    won = set(msgspec.json.decode(rows[0][1])["winners"]) if rows[0][1] else set()
    points = [any(seat in won for _, _, seat, person, _ in rows if person == who) for who in people]
    return Pair(people[0], people[1], 0.5 + (points[0] - points[1]) / 2)


class Ratings:
    """What matches do to ratings."""

    def __init__(self, store: Store, log: Log, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._log = log
        self._clock = clock
        self._one_at_a_time = asyncio.Lock()

    async def catch_up(self) -> None:
        """Reckon what is due: a server may have ended between a match and its reckoning."""
        for (match,) in await self._store.rows(sql.DUE, {}):
            await self.count(match)

    async def count(self, match: str) -> bool:
        """Reckon a match that is over, if it is due; whether ratings have changed."""
        async with self._one_at_a_time:
            for _ in range(TRIES):
                rows = await self._store.rows(sql.TO_COUNT, {"which": match})
                if not rows:
                    return False
                pair = pair_of(rows)
                work = await self._reckoned(match, rows[0][0], pair) if pair else []
                try:
                    await self._store.write(*work, Work(sql.ADD_COUNTED, {"match": match}), tell=match)
                except Taken:
                    continue
                self._log.tell("counted", match=match, rated=pair is not None)
                return pair is not None
        return False

    async def _reckoned(self, match: str, game: str, pair: Pair) -> list[Work]:
        now = int(self._clock() * 1000)
        stood = {who: await self.standing(who, game) for who in pair[:2]}
        scores = {pair.one: pair.score, pair.other: 1 - pair.score}
        work = []
        for who, other in sorted((pair[:2], pair[1::-1])):  # in the same order everywhere: nobody waits
            before = stood[who]
            periods = max(0, now - before.at) / PERIOD if before.n else 0.0
            after = rated(before.strength, [(stood[other].strength, scores[who])], periods)
            row = {"person": who, "game": game, "n": before.n + 1, "match": match, "score": scores[who]}
            row |= {"before": before.strength.rating, **after._asdict(), "at": now}
            work.append(Work(sql.ADD_RATING, row))
        return work

    async def standing(self, person: str, game: str) -> Standing:
        """How somebody stands now."""
        rows = await self._store.rows(sql.LAST_RATING, {"which": person, "of_game": game})
        if not rows:
            return Standing()
        n, rating, deviation, volatility, at = rows[0]
        return Standing(n, Strength(rating, deviation, volatility), at)
