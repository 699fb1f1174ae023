"""The database: what is written together stands or falls together, and many commits are one."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from thwack.kernel.errors import SetupError
from thwack.server import settings
from thwack.server.store import Store, Taken, Trouble, Work, open_store
from thwack.server.store import statements as sql
from thwack.server.store.migrate import upgrade
from thwack.server.store.schema import METADATA
from thwack.server.store.sqlite import Job, SqliteStore, as_one, path_of

Use = Callable[[Store], Awaitable[None]]


def with_store(db: str, use: Use) -> None:
    """Open a database, use it, close it."""

    async def run() -> None:
        store = await open_store(db)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def person(name: str, login: str | None = None) -> Work:
    """Somebody to be kept."""
    row = {"id": name, "name": name, "login": login, "password": None, "created": 1}
    return Work(sql.ADD_PERSON, {**row, "looks": name, "claims": login, "exchanged": None})


def test_what_is_written_together_stands_or_falls_together(db: str) -> None:
    async def use(store: Store) -> None:
        await store.write(person("ann", "ann"))
        with pytest.raises(Taken):
            await store.write(person("bob"), person("cid", "ann"))
        found = [await store.rows(sql.GET_PERSON, {"which": name}) for name in ("ann", "bob", "cid")]
        assert found == [[("ann", "ann", "ann", None)], [], []]

    with_store(db, use)


def test_one_who_fails_does_not_spoil_the_others(db: str) -> None:
    async def use(store: Store) -> None:
        await store.write(person("ann"))
        work = [store.write(person(f"p{number}" if number % 5 else "ann")) for number in range(50)]
        outcomes = await asyncio.gather(*work, return_exceptions=True)
        assert [isinstance(one, Taken) for one in outcomes] == [number % 5 == 0 for number in range(50)]
        assert await store.rows(sql.GET_PERSON, {"which": "p49"})

    with_store(db, use)


def test_many_choices_are_one_commit(file_db: str) -> None:
    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        sizes: list[int] = []
        commit = store._commit

        def counted(connection: sqlite3.Connection, jobs: list[Any]) -> Any:
            sizes.append(len(jobs))
            return commit(connection, jobs)

        store._commit = counted  # type: ignore[method-assign]  # to count
        await asyncio.gather(*(store.write(person(f"p{number}")) for number in range(200)))
        assert sum(sizes) == 200
        assert len(sizes) < 100

    with_store(file_db, use)


def test_rows_for_one_table_are_one_statement() -> None:
    waiting: Any = None  # nobody waits
    jobs = [Job((person(name),), waiting) for name in ("ann", "bob")]
    found = as_one(jobs)
    assert found is not None
    text, values = found
    assert text.startswith("INSERT INTO people ")
    assert text.count("?") == len(values)
    assert "ann" in values[: len(values) // 2]
    other = Work(sql.SET_KEPT, {"which": "starts", "value": "2"})
    assert as_one([*jobs, jobs[0]._replace(work=(other,))]) is None
    assert as_one([jobs[0]._replace(work=(other,))] * 2) is None


def test_a_full_disk_is_told_and_the_next_one_is_kept(file_db: str) -> None:
    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        commit, broken = store._commit, threading.Event()

        def full(connection: sqlite3.Connection, jobs: list[Any]) -> Any:
            if not broken.is_set():
                broken.set()
                connection.execute("BEGIN IMMEDIATE")
                raise sqlite3.OperationalError("database or disk is full")
            return commit(connection, jobs)

        store._commit = full  # type: ignore[method-assign]  # to fail once
        with pytest.raises(Trouble, match="disk is full"):
            await store.write(person("ann"))
        assert store.trouble == "database or disk is full"
        await store.write(person("bob"))
        assert store.trouble == ""
        assert not await store.rows(sql.GET_PERSON, {"which": "ann"})
        assert await store.rows(sql.GET_PERSON, {"which": "bob"})

    with_store(file_db, use)


def test_the_migrations_make_the_tables_that_the_code_speaks_of(file_db: str) -> None:
    async def use(store: Store) -> None:
        engine = create_engine(file_db)
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        engine.dispose()

    with_store(file_db, use)
    with_store(file_db, use)  # once more: nothing is left to be done


def test_matches_of_an_older_database_may_be_watched_and_have_the_first_rules(tmp_path: Path) -> None:
    path = f"{tmp_path}/old.sqlite3"
    columns = "id, room, game, setup, seed, content, program, listed, rated, state, created"
    values = "'m', 'r', 'unmatched', '{}', 1, '', '', 0, 0, 'over', 0"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.exec_driver_sql(f"INSERT INTO matches ({columns}) VALUES ({values})")
    engine.dispose()

    async def use(store: Store) -> None:
        rows = await store.rows(sql.GET_MATCH, {"which": "m"})
        which, *_, rules, watch, secret, source, _, scene, same_luck, practice = rows[0]
        assert (which, rules, watch) == ("m", 1, 0)  # the first rules; watched by all
        assert (secret, source, scene) == (None, None, None)  # nothing was promised
        assert (same_luck, practice) == (0, 0)
        assert await store.rows(sql.GET_ANALYSIS, {"which": "m"}) == []

    with_store(f"sqlite:///{path}", use)


def test_committed_is_committed_even_if_the_power_fails(file_db: str) -> None:
    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        connection = store._connect()
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        connection.close()

    with_store(file_db, use)


def test_urls() -> None:
    assert path_of("sqlite:///a%20b.sqlite3") == "a b.sqlite3"
    assert path_of("sqlite:////var/lib/thwack.sqlite3") == "/var/lib/thwack.sqlite3"
    for wrong in ("mysql://x/y", "sqlite://", "file.sqlite3"):
        with pytest.raises(SetupError, match="is not a database"):
            path_of(wrong)


def test_the_data_folder_is_the_systems(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert settings.default_url().startswith("sqlite:///")
    assert settings.default_url().endswith("thwack.sqlite3")
