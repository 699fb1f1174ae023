"""Pages that do not read, bodies that do not come, and whoever goes in between: none of them costs much."""

import asyncio
import socket
import time
from collections.abc import Iterator

import pytest

from thwack.server.http import requests
from thwack.server.http.outbox import BYTES, FRAMES, Held, Outbox
from thwack.server.settings import Limits

from .kit import Page, Running, Visitor, running


class Line:
    """A line that takes nothing until it is let go."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sent: list[str] = []

    async def send(self, text: str) -> None:
        await self.free.wait()
        self.sent.append(text)


def test_a_newer_state_replaces_one_that_waits() -> None:
    async def run() -> list[str]:
        line, made = Line(), iter(range(100))
        box = Outbox(Held(None), "here", lambda: show())

        def show() -> None:
            if box.wants_state():
                assert box.put(f"state {next(made)}".encode(), state=True)

        writer = asyncio.create_task(box.empty_into(line.send))
        show()
        await asyncio.sleep(0)
        for _ in range(50):
            show()
        assert box.put(b"ack")
        line.free.set()
        await asyncio.sleep(0.01)
        show()
        await asyncio.sleep(0.01)
        writer.cancel()
        return line.sent

    assert asyncio.run(run()) == ["state 0", "ack", "state 1", "state 2"]


def test_short_frames_are_bounded_by_number_and_bytes() -> None:
    async def run() -> None:
        many = Outbox(Held(None), "here", lambda: None)
        assert all(many.put(b"pong") for _ in range(FRAMES))
        assert not many.put(b"pong")
        large = Outbox(Held(None), "here", lambda: None)
        assert large.put(b"x" * (2 * BYTES), state=True)  # alone it may be larger
        assert not large.put(b"x")

    asyncio.run(run())


def test_an_address_is_bounded_and_what_was_sent_or_dropped_counts_no_more() -> None:
    async def run() -> None:
        held, line = Held(100), Line()
        one, two = (Outbox(held, "here", lambda: None) for _ in range(2))
        other = Outbox(held, "there", lambda: None)
        assert one.put(b"x" * 60)
        assert not two.put(b"x" * 60)
        assert other.put(b"x" * 60)
        one.close()
        assert two.put(b"x" * 60)
        writer = asyncio.create_task(two.empty_into(line.send))
        line.free.set()
        await asyncio.sleep(0.01)
        writer.cancel()
        assert held.total() == 60
        other.drop()
        assert held.total() == 0

    asyncio.run(run())


@pytest.fixture
def strict(file_db: str) -> Iterator[Running]:
    """A server whose pages may let half a megabyte wait."""
    with running(file_db, limits=Limits(frames=(10_000, 10_000), held=512 * 1024)) as found:
        yield found


def test_a_page_that_does_not_read_holds_little(strict: Running) -> None:
    ann = Visitor(strict.url)
    room = ann.room("unmatched", "me", "me")["room"]
    pages = [Page(ann, room) for _ in range(8)]  # which stop reading when 16 frames wait on their side
    held = strict.app.state.server.held
    most = 0
    for turn in range(60):
        for page in pages:
            page.send({"t": "lang", "lang": ("en", "pt", "es", "it")[turn % 4]})
        most = max(most, held.total())
    time.sleep(0.3)
    most = max(most, held.total())
    assert most <= 512 * 1024
    for page in pages:  # who does not read does not say goodbye either
        page.socket.socket.shutdown(socket.SHUT_RDWR)
    end = time.monotonic() + 10
    while held.total() and time.monotonic() < end:
        time.sleep(0.01)
    assert held.total() == 0
    assert Page(ann, room).state["ply"] == 0


def test_a_page_that_reads_slowly_gets_the_newest_state_and_all_lines(server: Running) -> None:
    ann = Visitor(server.url)
    room = ann.room("unmatched", "me", "me")["room"]
    slow, quick = Page(ann, room), Page(ann, room)
    for _ in range(40):
        quick.choose(0)
        quick.until(lambda state: state["choices"])
    quick.rest(0.2)
    slow.until(lambda state: state["ply"] == quick.state["ply"])
    assert slow.state["view"] == quick.state["view"]
    assert slow.lines == quick.lines


def half_a_body(url: str, path: str) -> socket.socket:
    """A request that says there is more to come."""
    host, port = url.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)), timeout=10)
    head = (f"POST {path} HTTP/1.1", f"Host: {host}", "Content-Type: application/json", "Content-Length: 50")
    line.sendall("\r\n".join((*head, "", '{"name": ')).encode())
    return line


def test_half_a_body_is_not_waited_for_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "PATIENCE", 0.2)
    with half_a_body(server.url, "/api/login") as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 408")


def test_whoever_goes_in_the_middle_of_a_body_is_no_fault(server: Running) -> None:
    half_a_body(server.url, "/api/login").close()
    end = time.monotonic() + 10
    while '"gone"' not in server.log.getvalue():
        assert time.monotonic() < end
        time.sleep(0.01)
    assert '"fault"' not in server.log.getvalue()
