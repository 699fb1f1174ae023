"""No acknowledged choice is lost, even when the server is killed in the middle of it."""

import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from .kit import Page, Visitor, free_port

KILLS = {"sqlite": 10, "postgresql": 3}
CHOICES = 12  # at least, between two kills
PLAYERS = 4
SERVE = """
import sys
from thwack.server.running import run
from thwack.server.settings import Settings
run(Settings(port=int(sys.argv[1]), db=sys.argv[2], limits=None, pace=0.0, workers=1, warm=False))
"""


STARTED: list[subprocess.Popen[bytes]] = []


@pytest.fixture(autouse=True)
def none_is_left() -> Iterator[None]:
    """A test that fails leaves no server behind."""
    yield
    while STARTED:
        process = STARTED.pop()
        process.kill()
        process.wait()


class Process:
    """A server in a process of its own."""

    def __init__(self, db: str, port: int, log: Path) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._log = log.open("ab")
        line = [sys.executable, "-c", SERVE, str(port), db]
        self._process = subprocess.Popen(line, stdout=self._log, stderr=self._log)
        STARTED.append(self._process)
        end = time.monotonic() + 30
        while True:
            try:
                httpx.get(f"{self.url}/api/health", timeout=1)
                return
            except httpx.TransportError:
                assert time.monotonic() < end, log.read_text()
                assert self._process.poll() is None, log.read_text()
                time.sleep(0.05)

    def end(self, how: signal.Signals) -> int:
        """Send it a signal and wait until it is gone."""
        self._process.send_signal(how)
        code = self._process.wait(20)
        self._log.close()
        return code


class Player(threading.Thread):
    """Somebody who plays both seats as fast as the server lets them, and remembers what was acknowledged."""

    def __init__(self, cookie: str, room: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.cookie, self.room = cookie, room
        self.rng = random.Random(seed)
        self.kept: dict[int, str] = {}
        self.over = False  # the match is
        self.before = 0  # choices that were acknowledged in matches before this one
        self.url = ""
        self.seq = 0

    def run(self) -> None:
        try:
            page = Visitor(self.url, self.cookie).enter(self.room, client="player")
            while not page.state["result"]:
                self.choose(page)
            self.over = True
        except (WebSocketException, httpx.TransportError, OSError, EOFError):
            return  # killed

    def choose(self, page: Page) -> None:
        state = page.state
        key = self.rng.choice(state["choices"])["key"]
        self.seq += 1
        page.send({"t": "choose", "seq": self.seq, "question": state["question"], "key": key})
        while (frame := page.read())["t"] != "ack":
            assert frame["t"] != "error", frame
        self.kept[state["question"]] = key
        page.next("state")


def test_kill_nine_ten_times_under_load(db: str, tmp_path: Path) -> None:
    port = free_port()
    server = Process(db, port, tmp_path / "log")
    players = []
    for seed in range(PLAYERS):
        visitor = Visitor(server.url)
        room = visitor.room("unmatched" if seed % 2 else "mission_arena", "me", "me")
        players.append(Player(visitor.cookie(), room["room"], seed))
    rng, kills = random.Random(5), KILLS[db.partition(":")[0]]
    for _ in range(kills):
        before = kept_by(players)
        players = [again(player, server.url) for player in players]
        for player in players:
            player.start()
        while kept_by(players) < before + CHOICES and any(player.is_alive() for player in players):
            time.sleep(0.01)
        time.sleep(rng.uniform(0.0, 0.2))
        assert server.end(signal.SIGKILL) == -signal.SIGKILL
        for player in players:
            player.join(20)
            assert not player.is_alive()
        server = Process(db, port, tmp_path / "log")
        for player in players:
            check(player, server.url)
    assert kept_by(players) >= kills * CHOICES
    assert server.end(signal.SIGTERM) == 0
    assert '"event":"stopped"' in (tmp_path / "log").read_text()


def kept_by(players: list[Player]) -> int:
    """How many choices were acknowledged."""
    return sum(player.before + len(player.kept) for player in players)


def again(player: Player, url: str) -> Player:
    """The same player on the next run of the server, in a new room if the match is over."""
    found = Player(player.cookie, player.room, player.rng.randrange(10**9))
    found.kept, found.seq, found.url, found.before = player.kept, player.seq, url, player.before
    if player.over:
        found.room = Visitor(url, player.cookie).room("unmatched", "me", "me")["room"]
        found.kept, found.before = {}, player.before + len(player.kept)
    return found


def check(player: Player, url: str) -> None:
    """All acknowledged choices are there, at most one more, and the match goes on."""
    page = Visitor(url, player.cookie).enter(player.room, client="player")
    made = page.state["question"]
    last = max(player.kept, default=-1)
    assert made - 1 in (last, last + 1)
    if page.state["result"]:
        player.over = True
        record = page.visitor.get(f"/api/matches/{page.state['match']}/record")
        assert all(key in ("", record["choices"][n]) for n, key in player.kept.items())
    else:
        page.seq = 10**6 + made
        assert page.choose(0)["t"] == "ack"
        player.kept[made] = ""  # by our own hand: which one does not matter
    page.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_graceful_stop_hangs_up_and_keeps_all(how: signal.Signals, file_db: str, tmp_path: Path) -> None:
    server = Process(file_db, free_port(), tmp_path / "log")
    visitor = Visitor(server.url)
    page = visitor.enter(visitor.room("unmatched", "me", 1)["room"])
    began = time.monotonic()
    assert server.end(how) == 0
    assert time.monotonic() - began < 10
    assert page.closed() in (1001, 1012)
    told = (tmp_path / "log").read_text()
    assert '"event":"stopped"' in told
    assert "Traceback" not in told
