"""Sessions: a browser keeps a secret, the database its hash, and what is not in the database is over."""

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from ..store import Row, Store, Work
from ..store import statements as sql

DAY: Final = 24 * 3600
IDLE: Final = 180 * DAY  # seconds without a visit after which a session is over
LINGER: Final = 30 * DAY  # seconds for which a guest who never sat down is remembered
TOUCH: Final = 3600  # seconds after which it is written down again that somebody was here
NEWS: Final = "people:"  # how servers tell each other that sessions of somebody are over


class Opened(NamedTuple):
    """A new session: what the browser keeps, and how it is written down."""

    secret: str
    work: Work


class Found(NamedTuple):
    """A session, who has it (id, name, login), and whether it was written down again just now."""

    id: str
    row: Row
    touched: bool


def is_secret(cookie: str) -> bool:
    """Whether a cookie is the secret of a session; what is signed has a dot."""
    return "." not in cookie


def hashed(secret: str) -> str:
    """What the database knows of a secret. It has 256 random bits, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Sessions:
    """Who is where."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock

    @property
    def now(self) -> int:
        """The time, in whole seconds."""
        return int(self._clock())

    def open(self, person: str) -> Opened:
        """A session for somebody, to be written down with what else changes."""
        secret, now = secrets.token_urlsafe(32), self.now
        row = {"id": hashed(secret), "person": person, "created": now, "seen": now}
        return Opened(secret, Work(sql.ADD_SESSION, row))

    async def find(self, secret: str) -> Found | None:
        """A session that is not over."""
        which = hashed(secret)
        rows = await self._store.rows(sql.GET_SESSION, {"which": which})
        if not rows:
            return None
        away = self.now - rows[0][3]
        if away > IDLE:
            return None
        if away > TOUCH:
            await self._store.write(Work(sql.TOUCH_SESSION, {"which": which, "seen": self.now}))
        return Found(which, rows[0][:3], away > TOUCH)

    async def of(self, person: str) -> set[str]:
        """All sessions of somebody."""
        return {row[0] for row in await self._store.rows(sql.SESSIONS_OF, {"which": person})}

    async def end(self, person: str, session: str | None) -> None:
        """One session is over; so is what might have been exchanged for one."""
        over = (Work(sql.END_SESSION, {"which": session or ""}), shut(person))
        await self._store.write(*over, tell=NEWS + person)

    async def end_all(self, person: str) -> None:
        """All sessions of somebody are over."""
        await self._store.write(*over_for(person), tell=NEWS + person)

    async def sweep(self) -> None:
        """Forget sessions that are over, and guests who never sat down and have not come back for long."""
        stale = {"before": self.now - IDLE}
        lost = {"before": self.now - LINGER}
        await self._store.write(
            Work(sql.END_IDLE, stale), Work(sql.END_LOST, lost), Work(sql.FORGET_GUESTS, lost)
        )


def shut(person: str) -> Work:
    """No other cookie of that person can be exchanged for a session any more."""
    return Work(sql.SET_EXCHANGED, {"which": person, "exchanged": 0})


def over_for(person: str) -> tuple[Work, Work]:
    """Every session of somebody is over, and nothing can be exchanged for a new one."""
    return Work(sql.END_SESSIONS, {"which": person}), shut(person)
