"""All parts of a running server, put together."""

import asyncio
import gc
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ..discovery import faults, playable
from ..match import new
from .http.doors import Doors
from .http.limits import Buckets
from .http.origins import allowed_origins
from .http.outbox import Held
from .logs import Log
from .minds.analyses import Analyses
from .minds.opponents import Opponents
from .people import People
from .people.belongings import Belongings
from .people.kept import alike, beat, count_start, signing_key
from .people.muted import Muted
from .people.sessions import TOUCH
from .settings import Settings
from .showing import gallery
from .showing.frames import LANGS
from .standing.profiles import Profiles
from .standing.ratings import Ratings
from .store import Store, open_store
from .tables.hours import Hours
from .tables.hub import Hub
from .tables.imports import Imports
from .tables.manners import Manners
from .tables.own import OwnMatches
from .tables.replays import Replays
from .tables.rooms import Rooms

BEAT: Final = 1.0  # seconds between two looks at the database


@dataclass
class Server:
    """The parts, each with one purpose."""

    settings: Settings
    log: Log
    store: Store
    people: People
    opponents: Opponents
    hub: Hub
    rooms: Rooms
    replays: Replays
    own: OwnMatches
    profiles: Profiles
    imports: Imports
    belongings: Belongings
    manners: Manners
    muted: Muted
    analyses: Analyses
    requests: Buckets
    entrances: Buckets
    making: Buckets
    guesses: Buckets
    doors: Doors
    origins: frozenset[str]
    held: Held  # what waits to be read
    sockets: Counter[str] = field(default_factory=Counter)  # open ones by address
    beaten: float = 0.0  # when the database was looked at last
    sweeper: "asyncio.Task[Any] | None" = None
    reader: "asyncio.Task[Any] | None" = None  # reads all cards while the first people come in
    cards_read: asyncio.Event = field(default_factory=asyncio.Event)  # who asks for cards waits for this
    timer: "asyncio.Task[Any] | None" = None  # judges whose time is up
    porter: "asyncio.Task[Any] | None" = None  # ends sessions that nobody has used for long

    async def storage_trouble(self) -> str:
        """What is wrong with the database, found out by writing to it now and then; nothing if it is well."""
        now = time.monotonic()
        if now - self.beaten >= BEAT:
            self.beaten = now
            await beat(self.store, int(time.time()))
        return self.store.trouble

    async def close(self) -> None:
        """Stop in order: nobody thinks any more, all that was accepted is kept."""
        for task in (self.sweeper, self.reader, self.porter, self.timer):
            if task is not None:
                task.cancel()
        await self.hub.close()
        self.opponents.close()
        await self.store.close()
        self.log.tell("stopped")


async def read_cards(log: Log, read: asyncio.Event, bots: Sequence[str]) -> None:
    """Read the cards of one game after the other: whoever stops the server waits for one of them at most.
    Then put into words what every page asks for first."""
    try:
        for sentence in await asyncio.to_thread(faults):
            log.tell("game_refused", why=sentence)
        for game in playable():
            await asyncio.to_thread(new, game)
    finally:
        read.set()
    for lang in LANGS:
        await asyncio.to_thread(gallery.games, lang, bots)
    gc.freeze()  # they stay: nobody need ever look through them again to tidy the memory


async def tidy_up(people: People, ratings: Ratings, log: Log) -> None:
    """End sessions that nobody has used for long, forget guests who never played, and reckon rated matches
    that a server left when it died; now and every hour."""
    while True:
        for what, do in (("sessions", people.sessions.sweep), ("ratings", ratings.catch_up)):
            try:
                await do()
            except Exception as fault:  # there is another time
                log.tell("fault", where=what, kind=type(fault).__name__)
        await asyncio.sleep(TOUCH)


async def start(settings: Settings, log: Log) -> Server:
    """Open the database and get ready."""
    store = await open_store(settings.db)
    people = People(store, await signing_key(store))
    for name, like in await alike(store):
        log.tell("names_alike", name=name, like=like)
    opponents = Opponents(settings.workers)
    hours = Hours(store, log)
    await hours.start()
    hub = Hub(store, opponents, log, await count_start(store), settings.pace, settings.idle, hours)
    rooms = Rooms(hub, people, settings.bots)
    replays = Replays(hub)
    limits = settings.limits
    server = Server(
        settings=settings,
        log=log,
        store=store,
        people=people,
        opponents=opponents,
        hub=hub,
        rooms=rooms,
        replays=replays,
        own=OwnMatches(hub),
        profiles=Profiles(store, people),
        imports=Imports(rooms),
        belongings=Belongings(store),
        manners=Manners(rooms),
        muted=Muted(store),
        analyses=Analyses(hub, opponents, replays),
        requests=Buckets(limits.requests if limits else None),
        entrances=Buckets(limits.entrances if limits else None),
        making=Buckets(limits.rooms if limits else None),
        guesses=Buckets(limits.guesses if limits else None),
        doors=Doors(people),
        origins=allowed_origins(settings),
        held=Held(limits.held if limits else None),
    )
    server.sweeper = asyncio.create_task(hub.sweep())
    server.timer = asyncio.create_task(hours.run())
    server.porter = asyncio.create_task(tidy_up(people, hub.ratings, log))
    store.on_news(server.doors.hear)
    server.reader = asyncio.create_task(read_cards(log, server.cards_read, settings.bots))
    if settings.warm:
        opponents.warm_up()
    return server
