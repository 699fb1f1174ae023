"""Those who only watch see what everybody may see, and no more of it than whoever opened the table allows."""

import json
import random
from typing import Any

import pytest

import thwack
from tests.thorough import dear
from thwack.match import Match

from .kit import Page, Running, Visitor

Json = Any
BEHIND = 5


class Table:
    """Two people who play, and the positions of their match as the engine has them."""

    def __init__(self, url: str, game: str, watch: int | None) -> None:
        self.people = [Visitor(url), Visitor(url)]
        self.room: Json = self.people[0].room(game, "me", "open", watch=watch)
        self.people[1].post(f"/api/rooms/{self.room['room']}/join", {})
        self.pages = [person.enter(self.room["room"]) for person in self.people]

    def settle(self, *more: Page) -> None:
        """Wait until all have the newest state."""
        newest = max(page.state["version"] for page in self.pages)
        for page in (*self.pages, *more):
            page.until(lambda state: state["version"] >= newest)

    def choose(self, rng: random.Random, *more: Page) -> None:
        """Whoever must choose does, at random; all others see it."""
        page = next(page for page in self.pages if page.state["choices"])
        assert page.choose(rng.randrange(len(page.state["choices"])))["t"] == "ack"
        self.settle(*more)


def shows(page: Page, position: Match) -> None:
    """The page of somebody who watches shows that position, as everybody may see it, and nothing else."""
    state = page.state
    assert state["ply"] == state["question"] == position.ply
    assert (state["seat"], state["own"], state["choices"], state["why_not"]) == (None, [], [], {})
    assert (state["actor"], state["prompt"]) == (position.actor, position.prompt("en", None))
    assert state["view"] == position.view(None)
    assert state["undo"] == {"can": False, "why": "", "ask": False}
    assert (state["result"], state["thinking"]) == (None, False)
    assert [line["text"] for line in page.lines] == position.log("en", None)


@dear(2)
@pytest.mark.parametrize("game", thwack.games())
def test_those_who_watch_are_behind(game: str, server: Running) -> None:
    table = Table(server.url, game, BEHIND)
    watching = Visitor(server.url).enter(table.room["room"])
    positions, rng = [server.match(table.room["match"]).fork()], random.Random(21)
    for _ in range(40):
        table.choose(rng, watching)
        positions.append(server.match(table.room["match"]).fork())
        shows(watching, positions[max(0, len(positions) - 1 - BEHIND)])
    late = Visitor(server.url).enter(table.room["room"])
    shows(late, positions[-1 - BEHIND])
    for page in table.pages:
        assert page.state["ply"] == 40, "who plays is not behind"
    table.pages[0].act("resign")
    over = watching.until(lambda state: state["result"])
    assert (over["ply"], over["view"]) == (40, positions[-1].view(None)), "when it is over, all is shown"
    assert [line["n"] for line in watching.lines] == list(range(len(watching.lines)))


def test_looking_back_is_behind_too(server: Running) -> None:
    table, rng = Table(server.url, "unmatched", BEHIND), random.Random(22)
    for _ in range(30):
        table.choose(rng)
    anybody, match = Visitor(server.url), f"/api/matches/{table.room['match']}"
    whole = anybody.get(f"{match}/replay")
    then = anybody.get(f"{match}/at/{30 - BEHIND}")
    assert whole["plies"] == 30 - BEHIND
    assert max(whole["turns"]) <= 30 - BEHIND
    assert whole["lines"] == then["lines"]
    for ply in range(30 - BEHIND + 1, 31):
        assert anybody.get(f"{match}/at/{ply}", 404)
    assert table.people[0].get(f"{match}/replay")["plies"] == 30
    assert table.people[1].get(f"{match}/at/30")["ply"] == 30


def received(server: Running, game: str, last: int) -> tuple[list[str], str]:
    """Play some choices, then as many in another way as are held back: all that somebody who watches gets,
    and what the state is."""
    table, watcher = Table(server.url, game, BEHIND), Visitor(server.url)
    watching = watcher.enter(table.room["room"])
    rng = random.Random(23)
    for _ in range(25):
        table.choose(rng, watching)
    rng = random.Random(last)
    for _ in range(BEHIND):
        table.choose(rng, watching)
    wrong = {"t": "choose", "seq": 1, "question": 25, "key": "nothing:like:this"}
    for frame in (wrong, {"t": "hint", "question": 25}, {"t": "lang", "lang": "pt"}):
        watching.send(frame)  # one after the other: of states that follow closely a page gets the last
        watching.next("state")
    watching.rest(0.3)
    match = f"/api/matches/{table.room['match']}"
    paths = [f"{match}/replay", f"{match}/record", f"{match}/analysis", f"/api/rooms/{table.room['room']}"]
    paths += [f"{match}/at/{ply}" for ply in range(20, 32)]
    texts = [*watching.raw, *(watcher.http.get(path).text for path in paths)]
    names = [table.room["room"], table.room["match"], *(person.me["name"] for person in table.people)]
    for at, name in enumerate(names):
        texts = [text.replace(name, f"<{at}>") for text in texts]
    return texts, server.match(table.room["match"]).digest()


@dear(1)
@pytest.mark.parametrize("game", thwack.games())
def test_nothing_of_what_is_held_back_leaves_the_server(
    game: str, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the last choices are, somebody who watches gets the same bytes."""
    monkeypatch.setattr("thwack.server.tables.rooms.seed_of", lambda *_: 7)
    (first, one), (second, other) = received(server, game, 1), received(server, game, 2)
    assert one != other, "the last choices were not the same"
    assert first == second
    assert json.loads(first[-13])["state"] == "playing"


def test_what_was_taken_back_is_not_shown(server: Running) -> None:
    ann = Visitor(server.url)
    room = ann.room("unmatched", "me", "me", watch=BEHIND)
    page, rng = ann.enter(room["room"]), random.Random(24)
    watching = Visitor(server.url).enter(room["room"])
    for _ in range(12):
        page.choose(rng.randrange(len(page.state["choices"])))
    for _ in range(3):
        page.act("undo")
    watching.until(lambda state: state["version"] >= page.state["version"])
    match = server.match(room["match"])
    record = {**match.record(), "choices": match.record()["choices"][: match.ply - BEHIND]}
    shows(watching, thwack.replay(record))


def test_a_table_that_nobody_may_watch(server: Running) -> None:
    ann, bob, cat = (Visitor(server.url) for _ in range(3))
    room = ann.room("unmatched", "me", "open", watch=None)
    assert room["watch"] is None
    curious = cat.enter(room["room"])
    assert curious.state["actor"] is None, "whoever has the link may sit down"
    page = ann.enter(room["room"])
    bob.post(f"/api/rooms/{room['room']}/join", {})
    curious.closed()
    assert json.loads(curious.raw[-1])["ply"] == 0
    other = Page(cat, room["room"], hello=False)
    assert other.closed() == 4404
    assert json.loads(other.raw[-1])["code"] == "private"
    match = f"/api/matches/{room['match']}"
    for path in ("replay", "at/0"):
        assert cat.get(f"{match}/{path}", 403)["error"]["code"] == "private"
    assert bob.enter(room["room"]).state["own"] == [1]
    assert cat.get(f"/api/rooms/{room['room']}")["watch"] is None
    page.act("resign")
    assert cat.get(f"{match}/replay")["result"]
    assert cat.enter(room["room"]).state["result"], "when it is over, anybody may look"


def test_a_rematch_and_playing_on_keep_the_wish(server: Running) -> None:
    table = Table(server.url, "unmatched", 3)
    table.choose(random.Random(25))
    table.pages[0].act("resign")
    for page in table.pages:  # who is offered the same agrees
        page.act("offer", what="rematch")
    room = table.pages[1].state["rematch"]
    assert table.people[0].get(f"/api/rooms/{room}")["watch"] == 3
    body = {"ply": 1, "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert table.people[0].post(f"/api/matches/{table.room['match']}/branch", body)["watch"] == 3


@pytest.mark.parametrize("watch", [-1, 101, "none", 1.5])
def test_a_wish_that_cannot_be(watch: Json, server: Running, ann: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": "unmatched", "setup": {}, "seats": seats, "listed": False, "rated": False, "watch": watch}
    assert ann.post("/api/rooms", wish, 400)
