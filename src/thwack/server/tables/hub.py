"""All matches that somebody looks at: loaded when first asked for, forgotten when nobody looks any more."""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ...kernel.errors import SetupError
from ...match import game_named
from ...players import BotError
from ..logs import Log
from ..minds.opponents import Opponents
from ..showing import frames
from ..showing.refusals import Refused
from ..showing.shows import Shows, Watching
from ..showing.sight import Sight
from ..store import Row, Store
from ..store import statements as sql
from .entries import BY_PROGRAM, Chair, Facts
from .live import Live
from .watching import Gallery

Json = Any
ERA: Final = 10**9  # versions of one start of the server
CALM: Final = 10.0  # seconds without any change after which everybody may wait a moment
LATEST: Final = 30  # sweeps after which the memory is tidied anyway


def facts_of(row: Row) -> Facts:
    """What is kept of a match."""
    which, room, game, setup, seed, _, listed, rated, *_, watch = row
    return Facts(which, room, game, msgspec.json.decode(setup), seed, bool(listed), bool(rated), watch)


def chairs_of(rows: list[Row]) -> list[Chair]:
    """Who sits at its table."""
    return [Chair(kind, level, person, bot or name or "") for _, kind, level, bot, person, name in rows]


class Place:
    """A live match and those who look at it."""

    def __init__(self, live: Live, opponents: Opponents, shows: Shows, log: Log, pace: float) -> None:
        self.live = live
        self.sight = Sight(live)
        self.gallery = Gallery(live)
        self.watchers: set[Watching] = set()
        self.used = time.monotonic()
        self._opponents = opponents
        self._shows = shows
        self._log = log
        self._pace = pace
        self._thinking: asyncio.Task[None] | None = None
        live.changed = self.changed

    # Who looks

    @property
    def online(self) -> set[str]:
        """The people who are here."""
        return {watcher.person for watcher in self.watchers if watcher.person}

    def enter(self, watcher: Watching) -> None:
        """Somebody comes to look; the others see it, and an opponent who waited goes on."""
        self.watchers.add(watcher)
        self.changed(but=watcher)

    def leave(self, watcher: Watching) -> None:
        """Somebody has gone, if they ever came in."""
        if watcher not in self.watchers:
            return
        self.watchers.discard(watcher)
        self._shows.drop(watcher)
        self.live.version += 1
        self.changed()

    def changed(self, but: Watching | None = None) -> None:
        """Show everybody how things are, and let an opponent think if it is its turn."""
        self.used = time.monotonic()
        if but is not None:
            self.live.version += 1
        self._shows.add(watcher for watcher in self.watchers if watcher is not but)
        self._wake()

    # Opponents

    @property
    def thinker(self) -> int | None:
        """The seat of the opponent program that must choose now."""
        actor = self.live.actor
        return actor if actor is not None and self.live.chairs[actor].player is not None else None

    def _wake(self) -> None:
        if self.thinker is not None and self.watchers and self._thinking is None:
            self._thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        """Let opponents choose as long as it is their turn and somebody looks."""
        live = self.live
        try:
            while (seat := self.thinker) is not None and self.watchers:
                question, began = live.question, time.monotonic()
                index = await self._opponents.choose(live.case(), seat, live.chairs[seat].player or "random")
                took = time.monotonic() - began
                await asyncio.sleep(max(0.0, self._pace - took))
                if live.question == question and self.thinker == seat:
                    await live.choose(seat, question, live.match.choices[index].key, BY_PROGRAM)
                    self._log.tell(
                        "opponent", match=live.facts.id, seat=seat, ply=live.match.ply, s=round(took, 3)
                    )
        except Refused as refusal:
            self._log.tell("opponent_refused", match=live.facts.id, code=refusal.code)
        except BotError as fault:
            self._log.tell("bot_failed", match=live.facts.id, why=str(fault))
            if seat is not None and live.question == question and self.thinker == seat:
                await live.resign(seat, BY_PROGRAM)  # a program that cannot choose has lost
        except Exception as fault:
            self._log.tell("fault", where="opponent", match=live.facts.id, kind=type(fault).__name__)
        finally:
            self._thinking = None

    async def hint(self, seat: int, question: int, lang: str) -> frames.Hint:
        """What a strong player thinks of the choices of that seat."""
        live = self.live
        if live.facts.rated:
            raise Refused("rated")
        live.check_actor(seat, question)
        choices = live.match.choices
        advice = await self._opponents.advise(live.case(), seat)
        found = [(choices[one.number], one.chance) for one in advice]
        told = [frames.Candidate(choice.key, choice.text(lang), chance) for choice, chance in found]
        return frames.Hint(question, told)

    async def rest(self) -> None:
        """Stop thinking: the server stops."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)


class Hub:
    """The live matches by id."""

    def __init__(
        self, store: Store, opponents: Opponents, log: Log, start: int, pace: float, idle: float
    ) -> None:
        self.store = store
        self.log = log
        self._opponents = opponents
        self._shows = Shows(log)
        self._start = start
        self._pace = pace
        self._idle = idle
        self._places: dict[str, Place] = {}
        self._loading: dict[str, asyncio.Task[Place]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._untidied = 0  # sweeps since the memory was tidied
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
        which = {"which": match}
        rows = await self.store.rows(sql.GET_MATCH, which)
        if not rows:
            raise Refused("not_found")
        facts = facts_of(rows[0])
        content, rules, game = rows[0][5], rows[0][11], game_named(facts.game)
        if rules != game.rules:
            raise Refused("rules")
        chairs = chairs_of(await self.store.rows(sql.GET_SEATS, which))
        try:
            live = Live(self.store, facts, chairs, self._start * ERA)
        except SetupError:  # a card of it is no more
            raise Refused("content") from None
        if content not in (live.match.content, game.content_hash):  # once all content was named
            raise Refused("content")
        live.rematch = rows[0][10]
        live.take_in(await self.store.rows(sql.GET_ENTRIES, {**which, "since": 0}))
        place = Place(live, self._opponents, self._shows, self.log, self._pace)
        self._places[match] = place
        return place

    def rename(self, person: str, name: str) -> None:
        """Somebody is called otherwise now, wherever they sit."""
        for place in self._places.values():
            for seat in place.live.seats_of(person):
                place.live.chairs[seat].name = name
            if place.live.seats_of(person):
                place.live.version += 1
                place.changed()

    # News from other servers

    def hear(self, match: str) -> None:
        """Another server has written to a match."""
        if match in self._places:
            self._do(self._refresh(self._places[match]))

    async def _refresh(self, place: Place) -> None:
        live, which = place.live, {"which": place.live.facts.id}
        async with live.lock:
            rows = await self.store.rows(sql.GET_MATCH, which)
            live.rematch = rows[0][10]
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
            if not place.watchers and not place.live.lock.locked() and now - place.used > self._idle:
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
        await self._shows.close()
