"""A match behind the page without a server: so that thousands of positions can be looked at in seconds.

The page's socket ends here; catalogues and the page itself still come from the server.
"""

import json
import random
import re
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

import thwack
from thwack.match import Match
from thwack.players import player_named
from thwack.players.seen import Seen
from thwack.server.tables.chronicle import Chronicle
from web.fixtures import setup, state

Json = Any
ROOM = re.compile(r"/api/rooms/.*/socket")


class Dealer:
    """Deals states to a page that sits at seat 0; a quick program that knows how to end a match is at the
    other seats."""

    def __init__(self, page: Page, game: str, seed: int = 1, **setup: Json) -> None:
        self.page = page
        self.game = game
        self.lang = "en"  # until the page says otherwise
        self.setup = setup
        self.chance = random.Random(f"{game} {seed}")
        self.match: Match = self._new()
        self._opponent = player_named("level:2", seed)
        self._log = Chronicle()
        self.version = 0
        self.told = 0  # lines of the log that the page has
        self.shown: Json = None  # the last state that was sent
        self.chosen: list[str] = []
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(ROOM, self._serve)

    def _new(self) -> Match:
        options = self.setup or setup(self.game, self.chance)
        return thwack.new(self.game, seed=self.chance.randrange(10**6), **options)

    def _serve(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda data: self._take(json.loads(data)))

    def _take(self, frame: Json) -> None:
        if frame["t"] in ("hello", "lang"):
            self.lang, self.told = frame["lang"], 0
            self.send()
        elif frame["t"] == "choose" and frame["question"] != self.shown["question"]:  # two keys at once
            self._answer({"t": "error", "seq": frame["seq"], "code": "stale", "text": "Too late."})
            self.send()
        elif frame["t"] == "choose":
            self.chosen.append(frame["key"])
            self.play(frame["key"])
            self._answer({"t": "ack", "seq": frame["seq"], "version": self.version + 1})
            self.others()
            self.send()

    def play(self, choice: str | int) -> None:
        """Make a choice, and take in what it brings about."""
        self._log.follow(self.match)
        self.match.play(choice)
        self._log.follow(self.match)

    def lines(self, seat: int | None) -> list[Json]:
        """The log as the server would tell it to that seat."""
        self._log.follow(self.match)
        return [msgspec.json.decode(line) for line in self._log.lines(self.match, seat, self.lang, [])]

    def last(self) -> set[str]:
        """What the lines of the last choice that brought any name."""
        lines = self.lines(0)
        return {ref["ref"] for line in lines if line["ply"] == lines[-1]["ply"] for ref in line["refs"]}

    def _answer(self, frame: Json) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(frame))

    def hang_up(self) -> None:
        """The line breaks; the page comes back by itself."""
        assert self._socket is not None
        self._socket.close()

    def others(self) -> None:
        """Whoever else must choose does."""
        while self.match.actor not in (0, None):
            self.play(self._opponent.choose(Seen(self.match, self.match.actor)).key)

    def send(self, seat: int | None = 0, *, log: bool = True) -> None:
        """Send the position as that seat sees it, and what is new in its log."""
        self.version += 1
        if self.shown and self.shown["seat"] != seat:
            self.told = 0  # each seat has a log of its own
        new = self.lines(seat)[self.told :] if log else []
        frame = state(self.match, seat, self.lang)
        frame |= {"version": self.version, "question": self.version, "lines": new, "from": self.told}
        self.told += len(new)
        self.put(frame)

    def put(self, frame: Json) -> None:
        """Send this frame."""
        self.shown = frame
        self._answer(frame)

    def open(self, url: str) -> None:
        """Open the page and wait until the first position is drawn."""
        self.others()
        self.page.goto(f"{url}/room/dealt")
        self.page.wait_for_selector("[data-table] > h2 + :not([hidden])", state="attached")  # type has come
        self.page.evaluate(SETTLED)
        self.drawn()

    def drawn(self) -> None:
        """Wait until the page shows what was sent."""
        self.look("() => null")

    def look(self, what: str) -> Any:
        """What a function finds in the page, once it shows what was sent."""
        return self.page.evaluate(SHOWN % what, self.version)

    def walk(self, steps: int) -> None:
        """Choose at random so many times for everybody; a new match when one is over."""
        for _ in range(steps):
            if self.match.actor is None:
                self.match, self.told, self._log = self._new(), 0, Chronicle()
            self.play(self.chance.randrange(len(self.match.choices)))


# All cards have come, and what they say is drawn.
SETTLED = """() => new Promise((done) => {
  const came = () => performance.getEntriesByType("resource").some((one) => one.name.includes("/cards?"));
  const look = () => document.readyState === "complete" && came()
    ? setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done(null))), 50)
    : setTimeout(look, 10);
  look();
})"""

# The position is shown, and boxes whose contents hang on their size know it, which is after a layout.
SHOWN = """(version) => new Promise((done) => {
  const look = () => Number(document.querySelector("[data-version]")?.dataset.version) >= version
    ? requestAnimationFrame(() => setTimeout(() => done((%s)()))) : setTimeout(look, 2);
  look();
})"""
