"""No choice is made twice, none is lost: frames repeated, mixed up, dropped; pages that were away."""

import random

from .kit import Page, Running, Visitor, running
from .test_playing import play_on, two_at


def test_a_repeated_choice_is_made_once(any_server: Running) -> None:
    pages, _ = two_at(any_server.url)
    page = next(page for page in pages if page.state["choices"])
    frame = {
        "t": "choose",
        "seq": 5,
        "question": page.state["question"],
        "key": page.state["choices"][0]["key"],
    }
    for _ in range(4):
        page.send(frame)
    for _ in range(4):
        ack = page.next("ack")
        assert ack["seq"] == 5
    page.rest(0.1)
    assert page.state["ply"] == 1


def test_a_repeat_is_known_after_a_lost_connection_and_after_a_restart(db: str) -> None:
    with running(db) as first:
        ann = Visitor(first.url)
        room = ann.room("unmatched", "me", "me")["room"]
        page = ann.enter(room, client="tab")
        frame = {"t": "choose", "seq": 1, "question": 0, "key": page.state["choices"][0]["key"]}
        page.send(frame)
        page.next("ack")
        page.close()
        again = ann.enter(room, client="tab")
        again.send(frame)
        assert again.next("ack")["seq"] == 1
        assert again.state["ply"] == 1
    with running(db) as second:
        late = Visitor(second.url, ann.cookie()).enter(room, client="tab")
        late.send(frame)
        assert late.next("ack")["seq"] == 1
        assert late.state["ply"] == 1
        other = Visitor(second.url, ann.cookie()).enter(room, client="another tab")
        other.send(frame)
        assert other.next("error")["code"] == "stale"


class Careless:
    """A page on a bad line: frames come twice, late, or not at all, and the line breaks."""

    def __init__(self, visitor: Visitor, room: str, seed: int) -> None:
        self.visitor, self.room, self.rng = visitor, room, random.Random(seed)
        self.page = visitor.enter(room, client="careless")
        self.old: list[dict[str, object]] = []
        self.acknowledged: dict[int, str] = {}

    def line_breaks(self) -> None:
        self.page.close()
        self.page = self.visitor.enter(self.room, client="careless")

    def choose(self, seq: int) -> None:
        """One choice, until it is acknowledged."""
        state = self.page.state
        key = self.rng.choice(state["choices"])["key"]
        frame = {"t": "choose", "seq": seq, "question": state["question"], "key": key}
        while seq not in self.acknowledged:
            luck = self.rng.random()
            if luck < 0.15:
                self.line_breaks()  # the frame is lost
            elif luck < 0.3:
                self.page.send(frame)
                self.line_breaks()  # the acknowledgement is lost
                self.page.send(frame)
            else:
                for late in self.rng.sample(self.old, min(2, len(self.old))):
                    self.page.send(late)
                for _ in range(self.rng.randrange(1, 4)):
                    self.page.send(frame)
            self.listen(seq, key, wait=luck >= 0.15)
        self.page.until(lambda state: state["question"] > frame["question"])
        self.old.append(frame)

    def listen(self, seq: int, key: str, wait: bool) -> None:
        while wait:
            frame = self.page.read()
            if frame["t"] == "ack" and frame["seq"] == seq:
                self.acknowledged[seq] = key
                break
        for frame in self.page.rest(0.02):
            assert frame["t"] != "error" or frame["code"] == "stale"


def test_a_bad_line_neither_loses_nor_repeats(server: Running, ann: Visitor) -> None:
    room = ann.room("unmatched", "me", "me")
    careless = Careless(ann, room["room"], 3)
    for seq in range(1, 61):
        if careless.page.state["result"]:
            break
        careless.choose(seq)
    careless.page.rest(0.1)
    careless.page.seq = 1000
    if not careless.page.state["result"]:
        careless.page.act("resign")
    record = ann.get(f"/api/matches/{room['match']}/record")
    assert record["choices"] == [careless.acknowledged[seq] for seq in sorted(careless.acknowledged)]


def test_who_comes_back_gets_exactly_what_was_missed(server: Running) -> None:
    pages, room = two_at(server.url, "dice_masters")
    play_on(pages, random.Random(4), 10)
    page = next(page for page in pages if page.state["choices"])
    away = next(one for one in pages if one is not page)
    had = list(away.lines)
    away.close()
    for _ in range(12):
        if not page.state["choices"]:
            break
        page.choose(0)
    back = Page(away.visitor, room["room"], lines=len(had), hello=False)
    back.lines = list(had)
    back.send({"t": "hello", "lang": "en", "lines": len(had), "client": ""})
    back.next("state")
    assert back.state["from"] == len(had)
    assert len(back.lines) > len(had)
    whole = away.visitor.enter(room["room"])
    assert back.lines == whole.lines
    assert back.state["view"] == whole.state["view"]


def test_ping_pong(server: Running) -> None:
    pages, _ = two_at(server.url)
    pages[0].send({"t": "ping"})
    assert pages[0].next("pong") == {"t": "pong"}
