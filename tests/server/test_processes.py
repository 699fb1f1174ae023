"""Several processes on one port: a room is always found in the same one, and one that dies is replaced."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.thorough import dear
from thwack.kernel.errors import SetupError
from thwack.server.http.processes import run_all, server_of
from thwack.server.logs import Log
from thwack.server.settings import Settings

from .kit import UNUSED, Visitor, free_port
from .postgres import Cluster
from .test_playing import play_on

SERVE = """
import sys
from thwack.server.http.processes import run_all
from thwack.server.logs import Log
from thwack.server.settings import Settings
if __name__ == "__main__":
    more = {"limits": None, "pace": 0.0, "workers": 2, "warm": False}
    run_all(Settings(port=int(sys.argv[1]), db=sys.argv[2], processes=2, **more), Log())
"""
PATIENCE = 60.0


def is_there(url: str) -> bool:
    """Whether a server answers; each request is a connection of its own."""
    try:
        return httpx.get(f"{url}/api/health", timeout=5, verify=UNUSED).status_code == 200
    except httpx.TransportError:
        return False


@contextmanager
def two_processes(db: str, folder: Path) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """Two servers on one port: their address, and the process that listens."""
    program, port = folder / "serve.py", free_port()
    program.write_text(SERVE)
    url, end = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen([sys.executable, program, str(port), db], stderr=log)
    try:
        while not is_there(url):
            assert process.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < end
            time.sleep(0.05)
        yield url, process
    finally:
        process.kill()
        process.wait()


def children_of(process: int) -> list[int]:
    """The servers that a process has started, in order."""
    told = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    commands = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in told}
    return [child for child, line in commands.items() if b"resource_tracker" not in line]


def test_a_room_is_always_found_in_the_same_process() -> None:
    for asked in (b"GET /api/rooms/abc/socket HTTP/1.1\r\n", b"POST /api/rooms/abc/join HTTP/1.1\r\n"):
        assert server_of(asked, 4) == server_of(b"GET /api/rooms/abc HTTP/1.1\r\n", 4)
    assert {server_of(b"GET /api/rooms/r%d/socket" % n, 4) for n in range(50)} == {0, 1, 2, 3}
    for asked in (b"GET /api/rooms HTTP/1.1\r\n", b"GET / HTTP/1.1\r\n", b"\x16\x03\x01"):
        assert server_of(asked, 4) is None


def test_a_file_is_not_shared_by_processes(file_db: str) -> None:
    with pytest.raises(SetupError, match="only a PostgreSQL database"):
        run_all(Settings(db=file_db, processes=2), Log())


@dear(0)
def test_people_play_while_processes_die_and_come_back(postgres: Cluster | None, tmp_path: Path) -> None:
    if postgres is None or not Path("/proc/self/task").exists():
        pytest.skip("PostgreSQL is not installed, or processes cannot be listed")
    with two_processes(postgres.database(), tmp_path) as (url, process):
        ann, bob = Visitor(url), Visitor(url)
        rooms = [ann.room("unmatched", "me", "open")["room"] for _ in range(4)]
        for room in rooms:
            bob.post(f"/api/rooms/{room}/join", {})
        first = children_of(process.pid)
        assert len(first) == 2
        for room in rooms:
            pages = [ann.enter(room), bob.enter(room)]
            for page in pages:  # each knows that the other is there: they are in one process
                page.until(lambda state: all(seat["online"] for seat in state["seats"]))
            play_on(pages, random.Random(1), 6)
        for child in first:
            os.kill(child, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while not (is_there(url) and is_there(url)) or set(children_of(process.pid)) & set(first):
            assert time.monotonic() < end
            time.sleep(0.1)
        pages = [ann.enter(rooms[0]), bob.enter(rooms[0])]
        assert pages[0].state["ply"] == 6
        play_on(pages, random.Random(2), 4)
        servers = children_of(process.pid)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert not any(Path(f"/proc/{child}").exists() for child in servers)
    told = (tmp_path / "log").read_text()
    assert told.count('"event":"server_ended"') == 2
    assert told.count('"event":"stopped"') == 2
    assert "Traceback" not in told
