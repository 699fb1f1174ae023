"""PostgreSQL: a pool of connections, and news to all servers on the same database by LISTEN and NOTIFY."""

import os
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import asyncpg
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.expression import ClauseElement

from . import Row, Taken, Trouble, Values, Work
from .compiled import Compiled, compile_for
from .migrate import bring_postgres_up_to_date

DIALECT: Final[Dialect] = dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy leaves it open
CHANNEL: Final = "thwack"
CONNECTIONS: Final = 8
FAULTS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)  # a full disk, a server that is gone
NOTIFY: Final = "SELECT pg_notify($1, $2)"
TELLING: Final = "WITH done AS ({sql}) SELECT pg_notify(${channel}, ${news})"


@cache
def text_of(statement: ClauseElement) -> Compiled:
    """A statement as PostgreSQL reads it."""
    return compile_for(DIALECT, statement)


@cache
def telling(statement: ClauseElement) -> str:
    """A statement that tells the other servers as well: to say it apart would take as long again."""
    text = text_of(statement)
    return TELLING.format(sql=text.sql, channel=len(text.order) + 1, news=len(text.order) + 2)


async def leave_as_it_is(connection: Any) -> None:
    """What a connection needs before somebody else has it: nothing, since nobody sets anything on it."""


async def open_postgres(url: str) -> "PostgresStore":
    """The database of that URL."""
    plain = url.replace("postgres://", "postgresql://", 1) if url.startswith("postgres://") else url
    engine = create_async_engine(plain.replace("postgresql://", "postgresql+asyncpg://", 1))
    await bring_postgres_up_to_date(engine)
    await engine.dispose()
    pool = await asyncpg.create_pool(plain, min_size=2, max_size=CONNECTIONS, reset=leave_as_it_is)
    ear = await asyncpg.connect(plain)
    store = PostgresStore(pool, ear)
    await ear.add_listener(CHANNEL, store.hear)
    return store


class PostgresStore:
    """A database on a PostgreSQL server, which other servers may use too."""

    def __init__(self, pool: Any, ear: Any) -> None:
        self._pool = pool
        self.shared = True
        self.trouble = ""
        self._ear = ear
        self._me = os.urandom(6).hex()  # so that we do not listen to ourselves
        self._hearers: list[Callable[[str], None]] = []

    async def write(self, *work: Work, tell: str = "") -> None:
        """Keep it; when this returns, it is committed, and the other servers are told."""
        try:
            await (self._write_one(work[0], tell) if len(work) == 1 else self._write_all(work, tell))
        except asyncpg.IntegrityConstraintViolationError as fault:
            raise Taken(type(fault).__name__) from None
        except FAULTS as fault:
            raise self._troubled(fault) from None
        self.trouble = ""

    async def _write_one(self, work: Work, tell: str) -> None:
        """A single statement is a transaction of its own."""
        text = text_of(work.statement)
        values = text.in_order(work.values)
        if tell:
            await self._pool.execute(telling(work.statement), *values, CHANNEL, f"{self._me} {tell}")
        else:
            await self._pool.execute(text.sql, *values)

    async def _write_all(self, work: Sequence[Work], tell: str) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            for statement, values in work:
                text = text_of(statement)
                await connection.execute(text.sql, *text.in_order(values))
            if tell:
                await connection.execute(NOTIFY, CHANNEL, f"{self._me} {tell}")

    def _troubled(self, fault: Exception) -> Trouble:
        self.trouble = str(fault).splitlines()[0] if str(fault) else type(fault).__name__
        return Trouble(self.trouble)

    async def rows(self, statement: ClauseElement, values: Values) -> list[Row]:
        """What a SELECT finds."""
        text = text_of(statement)
        try:
            found = await self._pool.fetch(text.sql, *text.in_order(values))
        except FAULTS as fault:
            raise self._troubled(fault) from None
        return [tuple(row) for row in found]

    def on_news(self, hear: Callable[[str], None]) -> None:
        """Whom else to call when another server has written something."""
        self._hearers.append(hear)

    def hear(self, connection: Any, process: int, channel: str, news: str) -> None:
        """Another server, or we ourselves, have written something."""
        who, _, what = news.partition(" ")
        if who != self._me:
            for hear in self._hearers:
                hear(what)

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        await self._ear.close()
        await self._pool.close()
