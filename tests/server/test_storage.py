"""When nothing can be stored nothing is acknowledged, and everybody is told: page, log and health."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from tests.thorough import dear
from thwack import SetupError
from thwack.server.store import Work
from thwack.server.store.sqlite import PATIENCE, SqliteStore, locked

from .kept import keep
from .kit import Page, Running, Visitor, free_port, running

Json = Any


def health(server: Running) -> tuple[int, Json]:
    """What a watchman is told."""
    server.app.state.server.beaten = 0.0
    found = httpx.get(f"{server.url}/api/health")
    return found.status_code, found.json()


def refused(page: Page) -> Json:
    """A choice that could not be kept."""
    before = page.state["ply"]
    page.send(
        {"t": "choose", "seq": 9, "question": page.state["question"], "key": page.state["choices"][0]["key"]}
    )
    error = page.next("error")
    assert page.next("state")["ply"] == before
    return error


def test_a_full_disk(file_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(file_db) as server:
        ann = Visitor(server.url)
        page = ann.enter(ann.room("unmatched", "me", "me")["room"])
        assert health(server) == (200, {**health(server)[1], "status": "ok", "why": ""})
        commit = SqliteStore._commit

        def full(*_: Any) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(SqliteStore, "_commit", full)
        assert refused(page)["code"] == "storage"
        status, found = health(server)
        assert (status, found["status"], found["why"]) == (503, "trouble", "database or disk is full")
        assert ann.post("/api/rooms", room("unmatched"), 503)["error"]["code"] == "storage"
        assert '"why":"database or disk is full"' in server.log.getvalue()
        monkeypatch.setattr(SqliteStore, "_commit", commit)
        assert health(server)[0] == 200
        page.choose(0)


def room(game: str) -> Json:
    """A wish for a room."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    return {"game": game, "setup": {}, "seats": seats, "listed": False, "rated": False}


def test_a_file_that_was_deleted(tmp_path: Path) -> None:
    """Choices were acknowledged, and gone with the process."""
    file = tmp_path / "thwack.sqlite3"
    with running(f"sqlite:///{file}") as server:
        ann = Visitor(server.url)
        page = ann.enter(ann.room("unmatched", "me", "me")["room"])
        page.choose(0)
        aside = file.rename(tmp_path / "aside")
        assert refused(page)["code"] == "storage"
        assert "deleted or replaced" in health(server)[1]["why"]
        aside.rename(file)
        assert health(server)[0] == 200


def test_a_file_in_which_somebody_has_scribbled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is noticed when it is read; so nothing of it is kept in memory here."""
    connect = SqliteStore._connect

    def forgetful(store: SqliteStore) -> sqlite3.Connection:
        found = connect(store)
        found.execute("PRAGMA cache_size = 0")
        return found

    monkeypatch.setattr(SqliteStore, "_connect", forgetful)
    file = tmp_path / "thwack.sqlite3"
    with running(f"sqlite:///{file}") as server:
        Visitor(server.url).room("unmatched", "me", "me")
    with running(f"sqlite:///{file}") as server:
        with file.open("r+b") as data:
            data.write(os.urandom(file.stat().st_size))
        for side in ("-wal", "-shm"):
            Path(f"{file}{side}").unlink(missing_ok=True)
        status, found = health(server)
        assert (status, found["status"]) == (503, "trouble")
        assert found["why"]


def test_one_server_on_one_file(file_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thwack.server.store.sqlite.PATIENCE", 0.05)
    assert PATIENCE >= 1, "a server that is just stopping is waited for"
    path = file_db.removeprefix("sqlite:///")
    with running(file_db), pytest.raises(SetupError, match=r"another server uses .*; stop it first"):
        locked(path)
    locked(path).close()  # it has stopped


@dear(2)
@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET key = 'fly' WHERE n = 3",
        "UPDATE entries SET number = 9999 WHERE n = 3",
        "DELETE FROM entries WHERE n = 3",
        "UPDATE matches SET setup = '{'",
        "UPDATE matches SET game = 'chess'",
        "UPDATE seats SET kind = 'ghost', level = -7 WHERE seat = 1",
    ],
)
def test_a_match_that_was_tampered_with_stops_no_other(change: str, file_db: str) -> None:
    [kept] = keep(file_db, "unmatched", 23)
    engine = create_engine(file_db)
    with engine.begin() as connection:
        connection.exec_driver_sql(change)
    engine.dispose()
    with running(file_db) as server:
        ann = Visitor(server.url)
        found = ann.http.get(f"/api/matches/{kept.match}/replay")
        if found.status_code != 200:
            assert found.json()["error"]["code"] == "damaged"
            page = Page(ann, f"room-{kept.match}", hello=False)
            assert page.next("error")["code"] == "damaged"
            assert page.closed() == 4404
        ann.enter(ann.room("unmatched", "me", "me")["room"]).choose(0)


def test_a_file_that_nobody_may_write_to_any_more(file_db: str) -> None:
    with running(file_db) as server:
        ann, store = Visitor(server.url), server.app.state.server.store
        page = ann.enter(ann.room("unmatched", "me", "me")["room"])
        page.choose(0)
        tell(server, store.write(Work(text("PRAGMA query_only = ON"), {})))
        assert refused(page)["code"] == "storage"
        assert health(server)[1]["why"] == "attempt to write a readonly database"
        tell(server, store.write(Work(text("PRAGMA query_only = OFF"), {})))
        page.choose(0)
        assert page.state["ply"] == 2


def tell(server: Running, work: Coroutine[Any, Any, None]) -> None:
    """Have a server do something, and wait for it."""
    asyncio.run_coroutine_threadsafe(work, server.app.state.server.store._loop).result(20)


OTHER_USER = """
import os, sys
from thwack.kernel.errors import SetupError
from thwack.server.http.running import run, uvicorn_server
from thwack.server.minds.opponents import get_ready
from thwack.server.settings import Settings
from thwack.server.store import sqlite
get_ready()
uvicorn_server(Settings()).config.load()  # all is read, for the other may not read everything
os.setgroups([])
os.setgid(65534)
os.setuid(65534)
try:
    run(Settings(port=int(sys.argv[1]), db=sys.argv[2], workers=1, warm=False))
except SetupError as fault:
    sys.exit(str(fault))
"""


@dear(0)
@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can be somebody else")
def test_a_server_that_may_only_read_its_file_does_not_start(new_file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:  # pytest's own are for root alone
        os.chmod(folder, 0o755)
        file = Path(shutil.copy(new_file, folder))
        before = file.read_bytes()
        words = [sys.executable, "-c", OTHER_USER, str(free_port()), f"sqlite:///{file}"]
        ended = subprocess.run(words, capture_output=True, timeout=60)
        assert ended.returncode == 1
        assert ended.stderr.decode().splitlines()[-1] == (
            "the database cannot be used: attempt to write a readonly database"
        )
        assert file.read_bytes() == before
