"""SQLite: one thread writes, and commits what many have brought meanwhile all at once."""

import asyncio
import os
import queue
import re
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.expression import ClauseElement

from ...kernel.errors import SetupError
from . import Row, Taken, Trouble, Values, Work
from .compiled import Compiled, compile_for
from .migrate import bring_sqlite_up_to_date

DIALECT: Final = sqlite.dialect(paramstyle="named")
MANY: Final = 512  # pieces of work in one commit
WAIT: Final = 30.0  # seconds that another process may keep the file to itself
PATIENCE: Final = 3.0  # seconds that a server which is just stopping may still use it
PLAIN: Final = re.compile(r"(?P<head>INSERT INTO .+ VALUES )\((?P<row>:\w+(?:, :\w+)*)\)")
NAME: Final = re.compile(r":(\w+)")
GONE: Final = "its file was deleted or replaced; put it back, or restart the server"


class Job(NamedTuple):
    """What one caller wants kept, and where the caller waits."""

    work: tuple[Work, ...]
    done: asyncio.Future[None]


def settle(jobs: list[Job], outcomes: list[Exception | None]) -> None:
    """Tell all who wait for a commit what came of it; some may have gone."""
    for job, fault in zip(jobs, outcomes, strict=True):
        if job.done.done():
            continue
        if fault is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(fault)


@cache
def text_of(statement: ClauseElement) -> Compiled:
    """A statement as SQLite reads it."""
    return compile_for(DIALECT, statement)


def as_one(jobs: Sequence[Job]) -> tuple[str, list[Any]] | None:
    """Many rows for one table as one statement, if that is all there is to do: the usual case, for most of
    what is kept are choices."""
    statement = jobs[0].work[0].statement
    if any(len(job.work) > 1 or job.work[0].statement is not statement for job in jobs):
        return None
    plain = PLAIN.fullmatch(text_of(statement).sql)
    if plain is None:
        return None
    names = NAME.findall(plain["row"])
    marks = f"({', '.join('?' * len(names))})"
    values = [text_of(statement).named(job.work[0].values) for job in jobs]
    sql = plain["head"] + ", ".join([marks] * len(jobs))
    return sql, [row[name] for row in values for name in names]


def path_of(url: str) -> str:
    """The file of a URL such as sqlite:///thwack.sqlite3, as SQLAlchemy writes them."""
    scheme, mark, path = url.partition(":///")
    if scheme != "sqlite" or not mark or not path:
        raise SetupError(f"{url!r} is not a database; write sqlite:///FILE or postgresql://USER@HOST/NAME")
    return unquote(path)


async def open_sqlite(url: str) -> "SqliteStore":
    """The database in that file; the file and its folder are made if need be."""
    path = path_of(url)
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    await asyncio.to_thread(prepare, path)
    return SqliteStore(path)


def locked(path: str) -> sqlite3.Connection:
    """The right to be the only server on this file, for as long as this is open: two would show each other's
    matches as they were. It ends with the process, however that ends."""
    found = sqlite3.connect(f"{path}-server", timeout=PATIENCE, check_same_thread=False, isolation_level=None)
    try:
        found.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        found.close()
        raise SetupError(
            f"another server uses {path}; stop it first, or use PostgreSQL, which several can share"
        ) from None
    return found


def file_at(path: str) -> tuple[int, int] | None:
    """Which file lies there, so that we notice when it is deleted or replaced."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def prepare(path: str) -> None:
    """The tables, and the mode in which readers do not wait for the writer: it stays with the file."""
    bring_sqlite_up_to_date(path)
    with closing(sqlite3.connect(path, timeout=WAIT)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")


class SqliteStore:
    """A database in a file."""

    def __init__(self, path: str) -> None:
        self._path = path
        self.shared = False
        self.trouble = ""
        self._lock = locked(path)
        self._file = file_at(path)
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(2, "reader")
        self._reading = threading.local()

    def _connect(self) -> sqlite3.Connection:
        found = sqlite3.connect(self._path, timeout=WAIT, isolation_level=None, check_same_thread=False)
        found.execute("PRAGMA synchronous = FULL")  # committed is committed, even if the power fails
        found.execute("PRAGMA foreign_keys = ON")
        return found

    # Writing

    async def write(self, *work: Work, tell: str = "") -> None:
        """Keep it; when this returns, it is committed. Nobody else has this file, so nobody is told."""
        job = Job(work, self._loop.create_future())
        self._jobs.put(job)
        await job.done

    def _write_all(self) -> None:
        """The writer thread: whatever waits when it comes back from a commit goes into the next one."""
        with closing(self._connect()) as connection:
            while (first := self._jobs.get()) is not None:
                jobs, last = self._waiting(first)
                outcomes = self._keep(connection, jobs)
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    self._loop.call_soon_threadsafe(settle, jobs, outcomes)
                if last:
                    return

    def _keep(self, connection: sqlite3.Connection, jobs: list[Job]) -> list[Exception | None]:
        """Commit; what is told as kept lies in a file that others find, too."""
        try:
            outcomes = self._commit(connection, jobs)
            self.trouble = "" if file_at(self._path) == self._file else GONE
        except sqlite3.Error as fault:  # a full disk, say: nothing of it is kept
            with suppress(sqlite3.Error):
                connection.rollback()
            self.trouble = self._why(fault)
        return [Trouble(self.trouble)] * len(jobs) if self.trouble else outcomes

    def _why(self, fault: sqlite3.Error) -> str:
        """What is wrong; SQLite itself says strange things of a file that is gone."""
        return str(fault) if file_at(self._path) == self._file else GONE

    def _waiting(self, first: Job) -> tuple[list[Job], bool]:
        jobs = [first]
        while len(jobs) < MANY:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> list[Exception | None]:
        """All jobs in one transaction. Every statement lets other threads run and may wait long to get its
        turn again, so there are as few as can be: one alone is its own transaction."""
        if len(jobs) == 1 and len(jobs[0].work) == 1:
            return [self._do(connection, jobs[0])]
        if (rows := as_one(jobs)) is not None:
            with suppress(sqlite3.IntegrityError):  # then none is kept yet, and each is tried by itself
                connection.execute(*rows)
                return [None] * len(jobs)
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [
            self._do(connection, job) if len(job.work) == 1 else self._do_whole(connection, job)
            for job in jobs
        ]
        connection.execute("COMMIT")
        return outcomes

    @staticmethod
    def _do(connection: sqlite3.Connection, job: Job) -> Exception | None:
        """The statements of a job; a single one is done whole or not at all."""
        try:
            for statement, values in job.work:
                text = text_of(statement)
                connection.execute(text.sql, text.named(values))
        except sqlite3.IntegrityError as fault:
            return Taken(str(fault))
        return None

    def _do_whole(self, connection: sqlite3.Connection, job: Job) -> Exception | None:
        """A job of several statements: all of them, or none."""
        connection.execute("SAVEPOINT job")
        fault = self._do(connection, job)
        if fault is not None:
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return fault

    # Reading

    async def rows(self, statement: ClauseElement, values: Values) -> list[Row]:
        """What a SELECT finds."""
        text = text_of(statement)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, text.sql, text.named(values))

    def _read(self, sql: str, values: dict[str, Any]) -> list[Row]:
        connection: sqlite3.Connection | None = getattr(self._reading, "connection", None)
        try:
            if connection is None:
                connection = self._reading.connection = self._connect()
            return connection.execute(sql, values).fetchall()
        except sqlite3.Error as fault:
            self.trouble = self._why(fault)
            raise Trouble(self.trouble) from None

    def on_news(self, hear: Callable[[str], None]) -> None:
        """There is no other server."""

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._lock.close()
