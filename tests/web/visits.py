"""Somebody who visits the page: with all that came over the line, and all that went wrong."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, Request, WebSocket

Json = Any
GAMES = ("unmatched", "dice_masters", "battle_scenes", "mission_arena")
LANGUAGES = {"en": "en-US", "pt": "pt-BR", "es": "es-ES", "it": "it-IT"}
LOOPBACK = ("http://127.0.0.1", "ws://127.0.0.1", "http://localhost", "ws://localhost", "data:", "blob:")


class Visit:
    """An open page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.sent: list[Json] = []
        self.received: list[str] = []
        self._states: list[Json] = []  # those among the first so many that were received
        self._read = 0
        self.strangers: list[str] = []  # requests to anywhere else
        self.failed: list[str] = []
        self.faults: list[str] = []
        page.on("websocket", self._socket)
        page.on("request", self._request)
        page.on("requestfailed", self._fail)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))
        socket.on("framereceived", lambda data: self.received.append(str(data)))

    def _request(self, request: Request) -> None:
        if not request.url.startswith(LOOPBACK):
            self.strangers.append(request.url)

    def _fail(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before it had come
            self.failed.append(request.url)

    def go(self, path: str) -> None:
        """Open an address."""
        self.page.goto(self.url + path)

    def start(self, game: str) -> None:
        """From the home page to a match in two clicks."""
        self.go("/")
        self.page.click(f"[data-tile={game}]")
        self.page.click("[data-play]")
        self.page.wait_for_selector("[data-legal]")

    @property
    def states(self) -> list[Json]:
        """Every state that came."""
        while self._read < len(self.received):
            frame = json.loads(self.received[self._read])
            self._read += 1
            if frame["t"] == "state":
                self._states.append(frame)
        return self._states

    @property
    def state(self) -> Json:
        """The newest state."""
        return self.states[-1]

    def wait_for_state(self, condition: str) -> Json:
        """Wait until the newest state is such: an expression of `state`."""
        for _ in range(400):
            if self.received and self.states and eval(condition, {"state": self.state}):
                return self.state
            self.page.wait_for_timeout(25)
        raise AssertionError(f"no state with {condition}")

    def choose(self) -> None:
        """Make the first choice of the list of all choices."""
        if not self.page.query_selector("[data-choices]"):
            self.page.click("[data-list]")
        self.page.click("[data-choices] [data-legal]")

    def menu(self) -> None:
        """Open the menu of the top bar, where there is one."""
        handle = self.page.query_selector("header [data-menu][aria-expanded=false]")
        if handle:
            handle.click()

    def legal(self) -> set[str]:
        """The keys of all that glows."""
        found: list[str] = self.page.evaluate(LEGAL)
        return set(found)


LEGAL = """() => [...document.querySelectorAll("[data-legal]")].flatMap((e) => e.dataset.legal.split(" "))"""


UNASKED = """(() => {
  const kept = localStorage.getItem("thwack.settings");
  if (kept === null) localStorage.setItem("thwack.settings", '{"auto": false}');
})()"""


@contextmanager
def visit(
    browser: Browser,
    url: str,
    *,
    small: bool = False,
    lang: str = "en",
    dark: bool = False,
    auto: bool = False,
) -> Iterator[Visit]:
    """A new visitor, with nothing in the browser yet; unless `auto`, the page answers nothing by itself."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740} if small else {"width": 1280, "height": 800},
        has_touch=small,
        is_mobile=small,
        locale=LANGUAGES[lang],
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        permissions=["clipboard-read", "clipboard-write"],
    )
    context.set_default_timeout(30_000)
    if not auto:
        context.add_init_script(UNASKED)
    found = Visit(context.new_page(), url)
    yield found
    context.close()
    assert not found.faults, found.faults
