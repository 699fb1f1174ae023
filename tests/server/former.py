"""Databases as a former version left them, and what is done to them between two starts of a server."""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from itsdangerous import URLSafeSerializer
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from thwack.server.store.migrate import upgrade

T = TypeVar("T")
KEY = "the key of a former server"
PASSWORD = "correct horse"
BEFORE_SESSIONS = "0005"


def in_db(db: str, use: Callable[[Connection], T]) -> T:
    """Do something in a database, past any server."""
    if db.startswith("sqlite"):
        engine = create_engine(db)
        with engine.begin() as connection:
            found = use(connection)
        engine.dispose()
        return found

    async def run() -> T:
        engine = create_async_engine(db.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.begin() as connection:
            found = await connection.run_sync(use)
        await engine.dispose()
        return found

    return asyncio.run(run())


def rows(db: str, statement: str) -> list[tuple[object, ...]]:
    """What a SELECT finds."""
    return in_db(db, lambda connection: [tuple(row) for row in connection.execute(text(statement))])


def do(db: str, statement: str, **values: object) -> None:
    """Change something."""
    in_db(db, lambda connection: connection.execute(text(statement), values) and None)


def former_database(db: str, *people: tuple[str, str, bool], revision: str = BEFORE_SESSIONS) -> None:
    """A database of before there were sessions, with people in it: id, name, whether there is an account."""
    hashed = PasswordHasher(1, 8, 1).hash(PASSWORD)

    def fill(connection: Connection) -> None:
        upgrade(connection, revision)
        connection.execute(text("INSERT INTO kept VALUES ('signing-key', :key)"), {"key": KEY})
        for at, (which, name, account) in enumerate(people):
            login = " ".join(name.split()).casefold() if account else None
            row = {"id": which, "name": name, "login": login, "password": hashed if account else None}
            columns = "(id, name, login, password, created)"
            values = f"(:id, :name, :login, :password, {int(time.time()) + at})"
            connection.execute(text(f"INSERT INTO people {columns} VALUES {values}"), row)

    in_db(db, fill)


def former_cookie(which: str) -> str:
    """The cookie that a former server gave somebody: the signed id, for ever the same."""
    return str(URLSafeSerializer(KEY, salt="person").dumps(which))
