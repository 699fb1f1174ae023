"""All matches that somebody looks at: loaded when first asked for, forgotten when nobody looks any more."""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ...kernel.errors import SetupError
from ...match import game_named
from ..logs import Log
from ..minds.opponents import Opponents
from ..people import Person
from ..showing import frames
from ..showing.refusals import Refused
from ..showing.shows import Shows
from ..standing.ratings import Ratings, is_sure
from ..store import Row, Store, Trouble
from ..store import statements as sql
from .clocks import Clock
from .courses import led_by
from .entries import Chair, Facts
from .hours import Hours
from .live import Live
from .place import Place
from .timed import Timed

Json = Any
ERA: Final = 10**9  # versions of one start of the server
FRESH: Final = 5.0  # seconds for which a match that was asked for is kept up to date
CALM: Final = 10.0  # seconds without any change after which everybody may wait a moment
LATEST: Final = 30  # sweeps after which the memory is tidied anyway


def facts_of(row: Row) -> Facts:
    """What is kept of a match."""
    which, room, game, setup, seed, _, listed, rated, _, _, _, _, watch, *more = row
    secret, source, ply, scene, same_luck, practice = more
    begins = None if scene is None else msgspec.json.decode(scene)
    facts = (which, room, game, msgspec.json.decode(setup), seed, bool(listed), bool(rated), watch)
    return Facts(*facts, secret, source, ply or 0, begins, bool(same_luck), bool(practice))


def chairs_of(rows: list[Row]) -> list[Chair]:
    """Who sits at its table."""
    return [
        Chair(kind, level, person, bot or name or "", login is not None, rating_of(*rating))
        for _, kind, level, bot, person, name, login, *rating in rows
    ]


def rating_of(rating: float | None, deviation: float, gained: float | None) -> frames.Rating | None:
    """A rating as those at a rated table see it."""
    if rating is None:
        return None
    return frames.Rating(round(rating), is_sure(deviation), None if gained is None else round(gained))


class Hub:
    """The live matches by id."""

    def __init__(
        self,
        store: Store,
        opponents: Opponents,
        log: Log,
        start: int,
        pace: float,
        idle: float,
        hours: Hours,
    ) -> None:
        self.store = store
        self.log = log
        self.ratings = Ratings(store, log)
        self._opponents = opponents
        self._shows = Shows(log)
        self._start = start
        self._pace = pace
        self._idle = idle
        self._places: dict[str, Place] = {}
        self._loading: dict[str, asyncio.Task[Place]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._untidied = 0  # sweeps since the memory was tidied
        self.hours = hours
        hours.judge = self._judge
        store.on_news(self.hear)

    @property
    def places(self) -> int:
        """How many matches are in memory."""
        return len(self._places)

    @property
    def sockets(self) -> int:
        """How many connections there are."""
        return sum(len(place.watchers) for place in self._places.values())

    def known(self, match: str) -> Place | None:
        """A match that is in memory."""
        return self._places.get(match)

    async def match_of(self, room: str) -> str:
        """The match that is played in a room."""
        rows = await self.store.rows(sql.GET_ROOM, {"which": room})
        if not rows:
            raise Refused("not_found")
        if rows[0][1] == "cancelled":
            raise Refused("cancelled")
        return str(rows[0][0])

    async def place(self, match: str) -> Place:
        """A match, loaded if need be; several who ask at once get the same one."""
        if match in self._places:
            self._places[match].used = time.monotonic()
            return self._places[match]
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._load(match))
            self._loading[match].add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> Place:
        """What is kept of a match, made again. Whoever tampered with it stops that match and no other."""
        try:
            return await self._made_again(match)
        except (Refused, Trouble):
            raise
        except Exception as fault:
            self.log.tell("fault", where="loading", match=match, kind=type(fault).__name__)
            raise Refused("damaged") from None

    async def _made_again(self, match: str) -> Place:
        which = {"which": match}
        rows = await self.store.rows(sql.GET_MATCH, which)
        if not rows:
            raise Refused("not_found")
        facts = facts_of(rows[0])
        content, rules, game = rows[0][5], rows[0][11], game_named(facts.game)
        chairs = chairs_of(await self.store.rows(sql.GET_SEATS, which))
        taught = await self.store.rows(sql.GET_LESSON, which)
        clocks = await self.store.rows(sql.GET_CLOCK, which)
        try:
            if taught:
                live: Live = led_by(str(taught[0][0]), self.store, facts, chairs, self._start * ERA)
            elif clocks:
                clock = Clock(match, clocks[0], self.hours.now, self.hours.watch)
                live = Timed(self.store, facts, chairs, self._start * ERA, clock)
            else:
                live = Live(self.store, facts, chairs, self._start * ERA)
        except SetupError:  # a card of it is no more, or the lesson
            raise Refused("content") from None
        live.rematch = rows[0][10]
        if rules != game.rules:
            live.end("rules", rows[0][9])
        elif content not in (live.match.content, game.content_hash):  # once all content was named
            live.end("content", rows[0][9])
        live.take_in(await self.store.rows(sql.GET_ENTRIES, {**which, "since": 0}))
        live.offers.take_in(await self.store.rows(sql.GET_OFFERS, which), live.entries)
        place = Place(live, self._opponents, self._shows, self.log, self._pace)
        if facts.rated:
            live.over = lambda: self._do(self._rate(place))
        self._places[match] = place
        return place

    async def _judge(self, match: str) -> None:
        """Time seems to be up in a match."""
        live = (await self.place(match)).live
        if isinstance(live, Timed):
            await live.flag()

    def forget(self, match: str) -> None:
        """A match that nobody will ask for again."""
        self._places.pop(match, None)

    def rename(self, person: Person) -> None:
        """Somebody is called otherwise now, or has an account, wherever they sit."""
        for place in self._places.values():
            seats = place.live.seats_of(person.id)
            for seat in seats:
                place.live.chairs[seat].name = person.name
                place.live.chairs[seat].account = person.account
            if seats:
                place.live.version += 1
                place.changed()

    async def _rate(self, place: Place) -> None:
        """A rated match is over: the ratings change, and those at the table see it."""
        live, which = place.live, place.live.facts.id
        try:
            if not await self.ratings.count(which):
                return
            async with live.lock:
                live.chairs[:] = chairs_of(await self.store.rows(sql.GET_SEATS, {"which": which}))
                live.version += 1
        except Trouble as trouble:  # it is reckoned when the server starts anew, or within the hour
            self.log.tell("fault", where="ratings", match=which, why=str(trouble))
            return
        place.changed()

    # News from other servers

    def hear(self, match: str) -> None:
        """Another server has written to a match. If nobody looks at it here, it is loaded again when somebody
        does: most matches are played at one server."""
        place = self._places.get(match)
        if place is None:
            return
        if place.is_needed or time.monotonic() - place.used < FRESH:
            self._do(self._refresh(place))
        else:
            del self._places[match]

    async def _refresh(self, place: Place) -> None:
        live, which = place.live, {"which": place.live.facts.id}
        async with live.lock:
            rows = await self.store.rows(sql.GET_MATCH, which)
            live.rematch, live.cancelled = rows[0][10], rows[0][8] == "cancelled"
            live.chairs[:] = chairs_of(await self.store.rows(sql.GET_SEATS, which))
            live.version += 1
            await live.catch_up()

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Memory

    async def sweep(self, every: float = 60.0, clock: Callable[[], float] = time.monotonic) -> None:
        """Forget matches that nobody looks at."""
        while True:
            await asyncio.sleep(every)
            self.forget_idle(clock())
            self.tidy(clock())

    def forget_idle(self, now: float) -> None:
        """Forget those that nobody has looked at for a while; they can be loaded again."""
        for match, place in list(self._places.items()):
            if not place.is_needed and now - place.used > self._idle:
                del self._places[match]

    def tidy(self, now: float) -> bool:
        """Free what only refers to itself; whether it was done. That looks at every object of every match
        and stops everybody for some tenths of a second: so not while people play, if it can be helped."""
        self._untidied += 1
        if self._untidied < LATEST and any(now - place.used < CALM for place in self._places.values()):
            return False
        self._untidied = 0
        gc.collect()
        return True

    async def close(self) -> None:
        """Opponents stop thinking, and nobody is shown anything any more."""
        await asyncio.gather(*(place.rest() for place in self._places.values()))
        self._shows.close()
