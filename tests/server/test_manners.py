"""Offers and answers at a table, what people say to each other, and tables that wait."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from thwack.server.settings import Limits
from thwack.server.store.migrate import upgrade

from .former import in_db, rows
from .kit import Page, Running, Visitor, running

Json = Any


def table(url: str, game: str = "unmatched", people: int = 2) -> list[Page]:
    """A match of so many people who have come in."""
    visitors = [Visitor(url) for _ in range(people)]
    room = visitors[0].room(game, "me", *["open"] * (people - 1))["room"]
    for visitor in visitors[1:]:
        visitor.post(f"/api/rooms/{room}/join", {})
    return [visitor.enter(room) for visitor in visitors]


@pytest.fixture
def pages(any_server: Running) -> list[Page]:
    """Two people at a table."""
    return table(any_server.url)


def offered(what: str, seat: int, agreed: bool = False) -> Callable[[Json], bool]:
    """Whether that is what is offered."""
    return lambda state: {"what": what, "seat": seat, "agreed": agreed} in state["offers"]


def nothing(state: Json) -> bool:
    """Whether nothing is offered."""
    return not state["offers"]


# A draw


def test_a_draw_is_offered_and_accepted(pages: list[Page]) -> None:
    assert pages[0].act("offer", what="draw")["t"] == "ack"
    pages[1].until(offered("draw", 0))
    assert pages[1].state["result"] is None
    pages[1].act("answer", what="draw", agree=True)
    for page in pages:
        result = page.until(lambda state: state["result"])["result"]
        assert (result["winners"], result["reason"]) == ([], "agreed")
        assert result["text"] == "A draw by agreement."
        assert page.state["offers"] == []
        assert page.state["choices"] == []
        assert page.lines[-1]["kind"] == "drawn"
    past = pages[0].visitor.get("/api/me/matches")["past"]
    assert [(one["state"], one["winners"]) for one in past] == [("over", [])]
    replay = pages[0].visitor.get(f"/api/matches/{pages[0].state['match']}/replay")
    assert replay["result"]["reason"] == "agreed"


def test_a_draw_is_declined_or_not_offered_any_more(pages: list[Page]) -> None:
    for who in (1, 0):  # the one who is asked, and the one who has asked
        pages[0].act("offer", what="draw")
        for page in pages:
            page.until(offered("draw", 0))
        assert pages[who].act("answer", what="draw", agree=False)["t"] == "ack"
        for page in pages:
            page.until(nothing)
    assert pages[1].act("answer", what="draw", agree=True)["code"] == "nothing_asked"
    assert pages[0].state["result"] is None


def test_nobody_accepts_an_offer_of_their_own(pages: list[Page]) -> None:
    pages[0].act("offer", what="draw")
    assert pages[0].act("answer", what="draw", agree=True)["code"] == "nothing_asked"
    assert pages[0].state["result"] is None


def test_two_who_offer_the_same_agree(pages: list[Page]) -> None:
    pages[0].act("offer", what="draw")
    pages[1].act("offer", what="draw")
    pages[0].until(lambda state: state["result"])


def test_an_offer_outlives_choices(pages: list[Page]) -> None:
    pages[0].act("offer", what="draw")
    for turn in range(6):
        page = pages[pages[0].state["actor"]]
        page.choose(random.Random(turn).randrange(len(page.state["choices"])))
        for one in pages:
            one.until(lambda state, ply=page.state["ply"]: state["ply"] >= ply)
    assert offered("draw", 0)(pages[1].state)


def test_an_offer_changes_no_question(pages: list[Page]) -> None:
    """Whoever is about to choose is not too late because somebody offers something."""
    page = pages[pages[0].state["actor"]]
    other = pages[1 - pages[0].state["actor"]]
    question = page.state["question"]
    other.act("offer", what="draw")
    page.until(lambda state: state["offers"])
    assert page.state["question"] == question
    assert page.choose(0)["t"] == "ack"


def test_a_repeat_is_not_a_second_offer(server: Running) -> None:
    pages = table(server.url)
    pages[0].act("offer", what="draw")
    pages[1].act("answer", what="draw", agree=False)
    pages[0].until(nothing)
    pages[0].send({"t": "offer", "seq": pages[0].seq, "what": "draw"})  # the same frame once more
    assert pages[0].kept()["t"] == "ack"
    assert pages[0].state["offers"] == []


@pytest.mark.parametrize("what", ["draw", "pause"])
def test_programs_are_not_asked(ann: Visitor, what: str) -> None:
    page = ann.enter(ann.room("unmatched", "me", 1)["room"])
    assert page.act("offer", what=what)["code"] == "nobody_to_ask"


def test_only_those_at_the_table_offer_answer_and_are_told(server: Running) -> None:
    pages = table(server.url)
    eve = Visitor(server.url).enter(pages[0].state["room"])
    pages[0].act("offer", what="draw")
    pages[1].until(offered("draw", 0))
    assert eve.act("answer", what="draw", agree=True)["code"] == "spectator"
    assert eve.act("offer", what="draw")["code"] == "spectator"
    assert eve.state["offers"] == []


def test_all_others_must_agree(server: Running) -> None:
    pages = table(server.url, people=3)
    pages[2].act("offer", what="draw")
    pages[0].until(offered("draw", 2))
    pages[0].act("answer", what="draw", agree=True)
    pages[0].until(offered("draw", 2, agreed=True))
    assert pages[0].state["result"] is None
    pages[1].act("answer", what="draw", agree=True)
    pages[0].until(lambda state: state["result"])


# A pause


def test_in_a_pause_nobody_chooses(pages: list[Page]) -> None:
    page = pages[pages[0].state["actor"]]
    other = pages[1 - pages[0].state["actor"]]
    choices = page.state["choices"]
    other.act("offer", what="pause")
    page.until(lambda state: state["offers"])
    page.act("answer", what="pause", agree=True)
    assert page.state["paused"]
    assert page.state["prompt"] == "The match is paused."
    assert (page.state["actor"], page.state["choices"], page.state["why_not"]) == (None, [], {})
    page.send({"t": "choose", "seq": 99, "question": page.state["question"], "key": choices[0]["key"]})
    assert page.kept()["code"] == "paused"
    assert page.act("undo")["code"] == "undo_paused"
    assert page.act("offer", what="pause")["code"] == "paused"
    assert page.visitor.get("/api/me/matches")["running"][0]["state"] == "paused"
    assert page.visitor.get("/api/me/turns")["mine"] == []
    page.act("offer", what="resume")
    other.until(lambda state: state["offers"])
    other.act("answer", what="resume", agree=True)
    page.until(lambda state: not state["paused"])
    assert page.state["choices"] == choices
    assert page.visitor.get("/api/me/turns")["mine"] == [page.state["room"]]
    assert page.act("offer", what="resume")["code"] == "not_paused"


def test_who_waits_for_a_day_goes_on_alone(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = table(server.url)
    pages[0].act("offer", what="pause")
    pages[1].act("offer", what="pause")
    pages[0].act("offer", what="resume")
    pages[0].act("offer", what="resume")
    assert pages[0].state["paused"], "a moment later it is too early"
    monkeypatch.setattr("thwack.server.tables.manners.ALONE", 0)
    pages[1].until(lambda state: state["offers"])
    pages[0].act("offer", what="resume")
    assert not pages[0].state["paused"]
    pages[1].until(lambda state: not state["paused"])


# A rematch


def test_a_rematch_is_declined(server: Running) -> None:
    pages = table(server.url)
    eve = Visitor(server.url).enter(pages[0].state["room"])
    pages[0].act("resign")
    pages[1].act("offer", what="rematch")
    pages[0].until(offered("rematch", 1))
    pages[0].act("answer", what="rematch", agree=False)
    pages[1].until(nothing)
    for page in (*pages, eve):
        assert page.state["rematch"] is None


def test_against_programs_a_rematch_begins_at_once(ann: Visitor) -> None:
    page = ann.enter(ann.room("unmatched", "me", 1)["room"])
    page.act("resign")
    page.act("offer", what="rematch")
    assert page.state["rematch"]


# A restart


@pytest.mark.parametrize("what", ["undo", "draw", "pause", "rematch"])
def test_an_offer_outlives_a_restart(db: str, what: str) -> None:
    with running(db) as server:
        pages = table(server.url)
        if what == "rematch":
            pages[0].act("resign")
        asker = pages[0]
        if what == "undo":
            asker = pages[pages[0].state["actor"]]
            while asker.state["undo"]["can"] or not asker.state["undo"]["ask"]:
                asker = pages[pages[0].state["actor"]]
                asker.choose(0)
                for one in pages:
                    one.until(lambda state, ply=asker.state["ply"]: state["ply"] >= ply)
        seat = asker.state["seat"]
        asker.act(what) if what == "undo" else asker.act("offer", what=what)
        assert offered(what, seat)(asker.state)
        room, cookies, ply = asker.state["room"], [page.cookie for page in pages], asker.state["ply"]
    with running(db) as server:
        pages = [Visitor(server.url, cookie).enter(room) for cookie in cookies]
        assert offered(what, seat)(pages[1 - seat].state)
        assert pages[1 - seat].act("answer", what=what, agree=True)["t"] == "ack"
        state = pages[1 - seat].state
        done = {"undo": state["ply"] < ply, "draw": state["result"], "pause": state["paused"]}
        assert done.get(what, state["rematch"])
        assert state["offers"] == []


def test_a_pause_and_a_draw_outlive_a_restart(db: str) -> None:
    with running(db) as server:
        paused, drawn = table(server.url), table(server.url)
        for pages, what in ((paused, "pause"), (drawn, "draw")):
            for page in pages:
                page.act("offer", what=what)
        rooms = [(pages[0].state["room"], pages[0].cookie) for pages in (paused, drawn)]
    with running(db) as server:
        first, second = (Visitor(server.url, cookie).enter(room) for room, cookie in rooms)
        assert first.state["paused"]
        assert first.state["choices"] == []
        assert second.state["result"]["text"] == "A draw by agreement."


def test_the_migration_adds_what_was_not_there(db: str) -> None:
    in_db(db, lambda connection: upgrade(connection, "0008"))
    in_db(db, upgrade)
    assert rows(db, "SELECT count(*) FROM offers") == rows(db, "SELECT count(*) FROM muted") == [(0,)]


# What is said


def test_a_phrase_reaches_those_at_the_table_and_nobody_else(server: Running) -> None:
    pages = table(server.url)
    eve = Visitor(server.url).enter(pages[0].state["room"])
    pages[1].rest()
    version = pages[1].state["version"]
    pages[0].send({"t": "say", "phrase": "luck"})
    for page in pages:
        assert page.next("said") == {"t": "said", "seat": 0, "phrase": "luck"}
    assert all(frame["t"] != "said" for frame in eve.rest())
    assert pages[1].state["version"] == version, "nothing has changed at the table"
    eve.send({"t": "say", "phrase": "luck"})
    assert eve.next("error")["code"] == "spectator"


def test_who_is_muted_is_not_heard_anywhere(any_server: Running) -> None:
    pages = table(any_server.url)
    assert pages[1].act("mute", seat=0, mute=True)["t"] == "ack"
    assert [seat["muted"] for seat in pages[1].state["seats"]] == [True, False]
    assert [seat["muted"] for seat in pages[0].state["seats"]] == [False, False], "they are not told"
    pages[0].send({"t": "say", "phrase": "wow"})
    assert pages[0].next("said")["phrase"] == "wow"
    assert all(frame["t"] != "said" for frame in pages[1].rest())
    again = pages[1].visitor.enter(pages[1].state["room"])
    assert again.state["seats"][0]["muted"], "it is remembered"
    again.act("mute", seat=0, mute=False)
    pages[0].send({"t": "say", "phrase": "cheer"})
    assert again.next("said")["phrase"] == pages[1].next("said")["phrase"] == "cheer"
    assert pages[1].act("mute", seat=1, mute=True)["code"] == "nobody_to_mute"
    assert pages[1].act("mute", seat=3, mute=True)["code"] == "nobody_to_mute"


def test_nobody_says_too_much(file_db: str) -> None:
    with running(file_db, limits=Limits()) as server:
        pages = table(server.url)
        for _ in range(5):
            pages[0].send({"t": "say", "phrase": "wow"})
        assert pages[0].next("error")["code"] == "too_fast"


# A table that waits


def test_who_waits_may_cancel(any_server: Running) -> None:
    ann, bob = Visitor(any_server.url), Visitor(any_server.url)
    room = ann.room("unmatched", "me", "open", listed=True)["room"]
    page, other = ann.enter(room), bob.enter(room)
    assert other.state["prompt"] == "Somebody has invited you to this table."
    assert bob.post(f"/api/rooms/{room}/leave", {}, status=400)["error"]["code"] == "spectator"
    ann.post(f"/api/rooms/{room}/leave", {})
    for one in (page, other):
        assert one.closed() == 4404
        assert '"code":"cancelled"' in one.raw[-1]
    assert bob.post(f"/api/rooms/{room}/join", {}, status=410)["error"]["code"] == "cancelled"
    assert bob.get(f"/api/rooms/{room}", status=410)
    assert bob.get("/api/rooms") == []
    assert ann.get("/api/me/matches")["running"] == []


def test_of_several_who_wait_one_may_leave(server: Running) -> None:
    ann, bob = Visitor(server.url), Visitor(server.url)
    room = ann.room("unmatched", "me", "open", "open")["room"]
    bob.post(f"/api/rooms/{room}/join", {})
    bob.post(f"/api/rooms/{room}/leave", {})
    assert [seat["kind"] for seat in ann.get(f"/api/rooms/{room}")["seats"]] == ["person", "open", "open"]


def test_seats_are_swapped_before_the_match_begins(any_server: Running) -> None:
    ann, bob = Visitor(any_server.url), Visitor(any_server.url)
    room = ann.room("unmatched", "me", "open")["room"]
    page = ann.enter(room)
    told = ann.post(f"/api/rooms/{room}/move", {"seat": 1})
    assert [seat["you"] for seat in told["seats"]] == [False, True]
    page.until(lambda state: state["own"] == [1])
    assert bob.post(f"/api/rooms/{room}/move", {"seat": 0}, status=403)
    assert bob.post(f"/api/rooms/{room}/join", {"seat": 0})["state"] == "playing"
    assert page.until(lambda state: state["actor"] is not None)["own"] == [1]
    for visitor in (ann, bob):
        said = visitor.post(f"/api/rooms/{room}/move", {"seat": 0}, status=409)["error"]["code"]
        assert said == "begun"
        assert visitor.post(f"/api/rooms/{room}/leave", {}, status=409)["error"]["code"] == "begun"
