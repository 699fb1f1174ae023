"""A server that runs for a test, and people who use it as a page would."""

import io
import json
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from thwack.match import Match
from thwack.server.http.running import uvicorn_server
from thwack.server.logs import Log
from thwack.server.settings import Settings

Json = Any
Frame = dict[str, Any]
PATIENCE = 20.0
UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # httpx would read all certificates for every client


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = replace(settings, port=free_port())
        self.log = io.StringIO()
        self._server = uvicorn_server(self.settings, Log(self.log, clock=lambda: 0.0))
        self.app: Any = self._server.config.app
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < end, "the server takes too long"
            time.sleep(0.01)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.settings.port}"

    def match(self, which: str) -> Match:
        """The match itself, as only the server knows it."""
        found: Match = self.app.state.server.hub.known(which).live.match
        return found

    def leave(self) -> None:
        """Stop it as SIGTERM would, and do not wait for it."""
        self._server.should_exit = True

    def stop(self) -> None:
        """Stop it, and wait until it has stopped."""
        self.leave()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


def settings_for(db: str, **more: Any) -> Settings:
    """A server without limits and without waiting, unless the test wants them."""
    return Settings(**{"db": db, "pace": 0.0, "limits": None, "workers": 1, "warm": False, **more})


@contextmanager
def running(db: str, **more: Any) -> Iterator[Running]:
    """A server on that database, for as long as it takes."""
    found = Running(settings_for(db, **more))
    try:
        yield found
    finally:
        found.stop()


class Visitor:
    """Somebody with a browser."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=UNUSED)
        if cookie:
            self.http.cookies.set("thwack", cookie, domain=httpx.URL(url).host)
        self.me: Json = self.get("/api/me")

    def get(self, path: str, status: int = 200, **params: Any) -> Json:
        """What an address answers."""
        found = self.http.get(path, params=params)
        assert found.status_code == status, (path, found.status_code, found.text)
        return found.json()

    def post(self, path: str, body: Json, status: int = 200, **headers: str) -> Json:
        """What an address answers to this."""
        found = self.http.post(path, json=body, headers=headers)
        assert found.status_code == status, (path, found.status_code, found.text)
        return found.json()

    def room(self, game: str, *seats: str | int, **more: Json) -> Json:
        """A new room; a number is an opponent of that level."""
        rows = [{"kind": "level", "level": s} if isinstance(s, int) else {"kind": s} for s in seats]
        wish = {"game": game, "setup": {}, "seats": rows, "listed": False, "rated": False, **more}
        return self.post("/api/rooms", wish)

    def cookie(self) -> str:
        """What the browser sends."""
        return self.http.cookies["thwack"]

    def enter(self, room: str, lang: str = "en", lines: int = 0, client: str = "") -> "Page":
        """Open a room."""
        return Page(self, room, lang, lines, client)


class Page:
    """An open page with its socket. It keeps every frame that came, as bytes too."""

    def __init__(
        self,
        visitor: Visitor,
        room: str,
        lang: str = "en",
        lines: int = 0,
        client: str = "",
        hello: bool = True,
    ) -> None:
        address = visitor.url.replace("http", "ws") + f"/api/rooms/{room}/socket"
        self.visitor = visitor
        self._open = ExitStack()
        self.cookie = visitor.cookie()
        headers = {"Cookie": f"thwack={self.cookie}", "Origin": visitor.url}
        opening = connect(
            address, additional_headers=headers, max_size=None, ping_interval=None, compression=None
        )
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.raw: list[str] = []
        self.state: Frame = {}
        self.lines: list[Frame] = []
        self.seq = 0
        if hello:
            self.send({"t": "hello", "lang": lang, "lines": lines, "client": client})
            self.next("state")

    def send(self, frame: Frame | bytes | str) -> None:
        """Send a frame."""
        self.socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    def read(self, timeout: float = PATIENCE) -> Frame:
        """The next frame."""
        data = self.socket.recv(timeout)
        assert isinstance(data, str)
        self.raw.append(data)
        frame: Frame = json.loads(data)
        if frame["t"] == "state":
            self.state = frame
            del self.lines[frame["from"] :]
            self.lines += frame["lines"]
            assert [line["n"] for line in self.lines] == list(range(len(self.lines)))
        return frame

    def next(self, kind: str) -> Frame:
        """The next frame of that kind."""
        while (frame := self.read())["t"] != kind:
            pass
        return frame

    def until(self, wanted: Any) -> Frame:
        """Read until the state is as wanted."""
        while not (self.state and wanted(self.state)):
            self.read()
        return self.state

    def rest(self, quiet: float = 0.2) -> list[Frame]:
        """All frames until nothing comes any more."""
        found = []
        try:
            while True:
                found.append(self.read(quiet))
        except TimeoutError:
            return found

    def choose(self, key: str | int, seq: int | None = None) -> Frame:
        """Make a choice, by its key or its number, and wait until it is kept."""
        if isinstance(key, int):
            key = self.state["choices"][key]["key"]
        self.seq = self.seq + 1 if seq is None else seq
        self.send({"t": "choose", "seq": self.seq, "question": self.state["question"], "key": key})
        return self.kept()

    def act(self, kind: str, **more: Json) -> Frame:
        """Something else that is acknowledged."""
        self.seq += 1
        self.send({"t": kind, "seq": self.seq, **more})
        return self.kept()

    def kept(self) -> Frame:
        """The acknowledgement, and the state that follows it."""
        while (frame := self.read())["t"] not in ("ack", "error"):
            pass
        self.next("state")
        return frame

    def closed(self) -> int:
        """Wait until the server hangs up; gives the code."""
        try:
            while True:
                self.read()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def close(self) -> None:
        """Go."""
        self._open.close()
