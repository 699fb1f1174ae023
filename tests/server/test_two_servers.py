"""Two servers on one PostgreSQL database: people who came in through different doors play one match."""

import random
import time

import pytest
from websockets.sync.client import connect

from thwack.server.tables.hub import FRESH

from .kit import Running, Visitor, running
from .postgres import Cluster
from .test_playing import play_on


def test_people_at_two_servers_play_one_match(postgres: Cluster | None) -> None:
    if postgres is None:
        pytest.skip("PostgreSQL is not installed")
    db = postgres.database()
    with running(db) as east, running(db) as west:
        ann, bob = Visitor(east.url), Visitor(west.url)
        room = ann.room("unmatched", "me", "open")["room"]
        first = ann.enter(room)
        assert first.state["actor"] is None
        bob.post(f"/api/rooms/{room}/join", {})
        first.until(lambda state: state["actor"] is not None)
        pages = [first, bob.enter(room)]
        for turn in range(30):
            page = next(page for page in pages if page.state["choices"])
            assert page.choose(random.Random(turn).randrange(len(page.state["choices"])))["t"] == "ack"
            question = page.state["question"]
            for other in pages:
                other.until(lambda state, q=question: state["question"] >= q)
        assert pages[0].state["ply"] == pages[1].state["ply"] == 30
        assert len({str(page.state["view"]["seats"][0]["fighters"]) for page in pages}) == 1
        pages[0].act("resign")
        pages[1].until(lambda state: state["result"])
        pages[1].act("offer", what="rematch")
        pages[0].until(lambda state: state["offers"])
        assert pages[0].state["rematch"] is None
        pages[0].act("answer", what="rematch", agree=True)
        pages[1].until(lambda state: state["rematch"])
        assert pages[0].state["rematch"] == pages[1].state["rematch"]


def test_two_who_answer_one_question_at_two_servers_make_one_choice(postgres: Cluster | None) -> None:
    if postgres is None:
        pytest.skip("PostgreSQL is not installed")
    db = postgres.database()
    with running(db) as east, running(db) as west:
        ann = Visitor(east.url)
        room = ann.room("mission_arena", "me", "me")["room"]
        pages = [ann.enter(room, client="east"), Visitor(west.url, ann.cookie()).enter(room, client="west")]
        for _ in range(15):
            frame = {"t": "choose", "seq": pages[0].state["question"], "question": pages[0].state["question"]}
            for page in pages:
                page.send({**frame, "key": page.state["choices"][0]["key"]})
            told = [page.kept() for page in pages]
            assert sorted(one["t"] for one in told) in (["ack", "error"], ["error", "ack"])
            assert all(one.get("code", "stale") == "stale" for one in told)
            question = frame["question"]
            for page in pages:
                page.until(lambda state, q=question: state["question"] == q + 1)
        play_on(pages[:1], random.Random(1), 3)


def test_a_match_that_nobody_looks_at_is_not_followed(server: Running, ann: Visitor) -> None:
    hub = server.app.state.server.hub
    room = ann.room("unmatched", "me", "me")
    place = hub.known(room["match"])
    place.used -= 2 * FRESH
    hub.hear(room["match"])
    assert hub.known(room["match"]) is None
    assert ann.enter(room["room"]).state["choices"]  # it is loaded again


def test_whoever_is_connected_keeps_a_match_from_being_forgotten(server: Running, ann: Visitor) -> None:
    hub = server.app.state.server.hub
    room = ann.room("unmatched", "me", "me")
    address = f"{server.url.replace('http', 'ws')}/api/rooms/{room['room']}/socket"
    with connect(address) as silent:
        assert silent.ping().wait(20)
        place = hub.known(room["match"])
        while not place.is_needed:  # it is on its way in
            time.sleep(0.01)
        hub.forget_idle(time.monotonic() + 10_000)
        assert hub.known(room["match"]) is place
