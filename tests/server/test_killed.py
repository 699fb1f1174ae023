"""No acknowledged choice is lost, even when the server is killed in the middle of it."""

import random
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.thorough import THOROUGH, dear

from .kit import Page, Visitor, free_port
from .nursery import Nursery, nursery

KILLS = 20 if THOROUGH else 1
CHOICES = 12  # at least, between two kills
PLAYERS = 4


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Nursery]:
    """Servers that write to a log in the test's folder."""
    with nursery(tmp_path / "log") as found:
        yield found


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


@dear(0)
def test_kill_nine_again_and_again_under_load(db: str, servers: Nursery, tmp_path: Path) -> None:
    port = free_port()
    url = servers.start(db, port)
    players = []
    for seed in range(PLAYERS):
        visitor = Visitor(url)
        room = visitor.room("unmatched" if seed % 2 else "mission_arena", "me", "me")
        players.append(Player(visitor.cookie(), room["room"], seed))
    rng = random.Random(5)
    for _ in range(KILLS):
        before = kept_by(players)
        players = [again(player, url) for player in players]
        for player in players:
            player.start()
        while kept_by(players) < before + CHOICES and any(player.is_alive() for player in players):
            time.sleep(0.01)
        time.sleep(rng.uniform(0.0, 0.2))
        assert servers.end(signal.SIGKILL) == -signal.SIGKILL
        for player in players:
            player.join(20)
            assert not player.is_alive()
        servers.start(db, port)
        for player in players:
            check(player, url)
    assert kept_by(players) >= KILLS * CHOICES
    assert servers.end(signal.SIGTERM) == 0
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


@dear(0)
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_graceful_stop_hangs_up_and_keeps_all(
    how: signal.Signals, file_db: str, servers: Nursery, tmp_path: Path
) -> None:
    visitor = Visitor(servers.start(file_db, free_port()))
    page = visitor.enter(visitor.room("unmatched", "me", 1)["room"])
    began = time.monotonic()
    assert servers.end(how) == 0
    assert time.monotonic() - began < 10
    assert page.closed() in (1001, 1012)
    told = (tmp_path / "log").read_text()
    assert '"event":"stopped"' in told
    assert "Traceback" not in told
