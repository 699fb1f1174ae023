"""The page of a person, private unless its owner says otherwise, and the leaders."""

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple, cast

from ..people import People, Person
from ..showing import standing as bodies
from ..showing.refusals import Refused
from ..store import Row, Store, Work
from ..store import standings as sql
from .ratings import is_sure
from .results import Seated, results
from .yardstick import levels

SHOWN: Final = 200  # points of a rating's history
SEATS: Final = 2000  # of matches that are over; that many rows are looked through
PRIVATE: Final = ("me", 0)


class Shown(NamedTuple):
    """Who may see somebody's page, and whether they are listed."""

    seen: str
    listed: bool


class Profiles:
    """What people show of themselves."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    async def settings(self, person: str) -> Shown:
        """What somebody has said; nothing is private."""
        rows = await self._store.rows(sql.GET_PROFILE, {"which": person})
        seen, listed = rows[0] if rows else PRIVATE
        return Shown(seen, bool(listed))

    async def set(self, person: str, seen: str, listed: bool) -> None:
        """Show so much from now on."""
        row = {"person": person, "seen": seen, "listed": int(listed)}
        await self._store.write(Work(sql.DROP_PROFILE, {"which": person}), Work(sql.ADD_PROFILE, row))

    async def page(self, viewer: Person | None, name: str, lang: str) -> bodies.Profile:
        """Somebody's page. That there is none, and that one may not see it, is the same answer."""
        account = await self._people.account_named(name)
        if account is None:
            raise Refused("no_profile")
        shown, you = await self.settings(account.id), viewer is not None and viewer.id == account.id
        if not you and not await self._may_see(viewer, account.id, shown.seen):
            raise Refused("no_profile")
        history = await self._store.rows(sql.HISTORY, {"which": account.id})
        played = await self._store.rows(sql.PLAYED, {"which": account.id, "most": SEATS})
        seats = [Seated(*row) for row in played]
        return bodies.Profile(
            name=account.name,
            you=you,
            seen=cast(Any, shown.seen) if you else None,
            listed=shown.listed if you else None,
            ratings=[
                rating_of(game, list(rows), you) for game, rows in groupby(history, lambda row: str(row[0]))
            ],
            results=await asyncio.to_thread(results, seats, account.id, you, lang),
        )

    async def _may_see(self, viewer: Person | None, owner: str, seen: str) -> bool:
        if seen != "met":
            return seen == "all"
        asked = {"which": owner, "whom": viewer.id if viewer else ""}
        return bool((await self._store.rows(sql.HAVE_MET, asked))[0][0])

    async def leaders(self, viewer: Person | None, game: str) -> bodies.Leaders:
        """Those who agree to be listed; a rating that is still a guess has no place."""
        found: list[bodies.Leader] = []
        for which, name, rating, deviation, matches, seen in await self._store.rows(
            sql.LEADERS, {"of_game": game}
        ):
            you = viewer is not None and which == viewer.id
            place = len(found) + 1 if is_sure(deviation) else None
            numbers = (round(rating), round(deviation), matches)
            found.append(bodies.Leader(place, name, *numbers, you, you or seen == "all"))
        return bodies.Leaders(game, found, levels(game))


def rating_of(game: str, rows: Sequence[Row], you: bool) -> bodies.GameRating:
    """How somebody stands in a game, and how that came about."""
    _, n, rating, deviation, *_ = rows[-1]
    points = [
        bodies.RatingPoint(at, round(then), match if you else None)
        for _, _, then, _, at, match in rows[-SHOWN:]
    ]
    sure = is_sure(deviation)
    return bodies.GameRating(game, round(rating), round(deviation), sure, n, points, levels(game))
