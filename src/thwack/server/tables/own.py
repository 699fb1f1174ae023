"""The matches of one person: those that go on, whose turn it is there and since when; those that are over."""

from typing import Any, Final, cast

import msgspec

from ...match import game_named
from ..people import Person
from ..showing import bodies, sight
from ..showing.gallery import side_names
from ..showing.refusals import Refused
from ..store import Row
from ..store import statements as sql
from .entries import NOBODY
from .hub import Hub, chairs_of

PAGE: Final = 20  # matches that are over, told at once
LATEST: Final = 2**53


def winners_of(result: str | None) -> list[int]:
    """The seats that have won, as it is kept."""
    return list(msgspec.json.decode(result)["winners"]) if result else []


class OwnMatches:
    """What somebody finds again."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def of(self, person: Person, lang: str, before: int | None = None) -> bodies.OwnMatches:
        """All that go on, and the newest of those that are over; or only such as ended before a time."""
        store = self._hub.store
        running = [] if before is not None else await store.rows(sql.RUNNING_OF, {"person": person.id})
        asked = {"person": person.id, "before": before or LATEST, "most": PAGE + 1}
        past = await store.rows(sql.PAST_OF, asked)
        told = [await self._told(row, person, lang) for row in running]
        return bodies.OwnMatches(
            running=[one for one in told if one.state != "stopped"],
            past=[one for one in told if one.state == "stopped"]
            + [await self._told(row, person, lang) for row in past[:PAGE]],
            more=len(past) > PAGE,
        )

    async def turns(self, person: Person) -> bodies.Turns:
        """Where other people wait for somebody. A program waits for nobody."""
        rows = await self._hub.store.rows(sql.TURNS_OF, {"person": person.id})
        return bodies.Turns(len(rows), sorted(room for room, mine in rows if mine))

    async def _told(self, row: Row, person: Person, lang: str) -> bodies.OwnMatch:
        match, room, game, setup, state, result, rules, rated, since, turn = row
        if state == "playing":
            if rules != game_named(game).rules:
                state, turn = "stopped", None
            elif turn is None:
                state, turn = await self._look(match)
            elif turn == NOBODY:
                state = "paused"
        place = self._hub.known(match)
        chairs = chairs_of(await self._hub.store.rows(sql.GET_SEATS, {"which": match}))
        return bodies.OwnMatch(
            room=room,
            match=match,
            game=game,
            seats=sight.seats(chairs, person.id, place.online if place else set(), lang),
            plays=side_names(game, msgspec.json.decode(setup), lang),
            state=cast(Any, state),
            rated=bool(rated),
            actor=turn if state == "playing" else None,
            since=since,
            winners=winners_of(result) if state == "over" else None,
        )

    async def _look(self, match: str) -> tuple[str, int | None]:
        """Whose turn it is in a match that was begun before that was kept: it has to be played again."""
        try:
            live = (await self._hub.place(match)).live
        except Refused:  # it cannot be read, or its cards are gone
            return "stopped", None
        if live.ended:
            return "stopped", None
        return ("paused", None) if live.paused else ("playing", live.actor)
