"""Lessons over the socket: played to the end, other choices answered, gone on with after a restart."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.thorough import dear
from thwack.lessons import Lesson, Tutor, lesson_named, lessons
from thwack.server.showing.frames import LANGS

from .kit import Frame, Page, Running, Visitor, free_port, running
from .nursery import nursery

Json = Any
TAUGHT = ("unmatched", "dice_masters", "battle_scenes", "mission_arena")
FIRST = [f"{game}/first" for game in TAUGHT]


def begin(visitor: Visitor, name: str, lang: str = "en") -> Page:
    """Open a room for a lesson, and go in."""
    return visitor.enter(visitor.post(f"/api/lessons/{name}", {})["room"], lang)


def settled(state: Frame) -> bool:
    """Whether it is for the learner to go on."""
    lesson = state["lesson"]
    return bool(lesson["done"] or lesson["reads"] or lesson["expected"])


def step_on(page: Page, choice: int = 0) -> None:
    """Do what the lesson wants next."""
    lesson = page.until(settled)["lesson"]
    if lesson["reads"]:
        told = page.act("read", question=page.state["question"])
    else:
        told = page.choose(lesson["expected"][choice % len(lesson["expected"])])
    assert told["t"] == "ack", told


def play(page: Page, most: int = 1000) -> list[Frame]:
    """Do what the lesson wants, up to its end or so many times; gives what was seen meanwhile."""
    seen = []
    for _ in range(most):
        seen.append(page.until(settled))
        if page.state["lesson"]["done"]:
            break
        step_on(page)
    return seen


def ask(page: Page, key: str) -> Frame:
    """Make a choice that does not lead on; gives the answer."""
    page.seq += 1
    page.send({"t": "choose", "seq": page.seq, "question": page.state["question"], "key": key})
    while (frame := page.read())["t"] not in ("why", "ack", "error"):
        pass
    return frame


def test_lessons_are_listed_in_order_and_language(server: Running) -> None:
    ann = Visitor(server.url)
    found = ann.get("/api/lessons", lang="pt")
    assert [row["id"] for row in found if row["game"] == "unmatched"] == [
        lesson.id for lesson in lessons("unmatched")
    ]
    assert {row["game"] for row in found} >= set(TAUGHT)
    first = next(row for row in found if row["id"] == "unmatched/first")
    assert first["title"] == lesson_named("unmatched/first").title["pt"]
    assert 2 <= first["minutes"] <= 10
    assert (first["done"], first["room"]) == (False, None)
    assert all(row["minutes"] <= 10 for row in found)


@pytest.mark.parametrize("name", FIRST)
def test_a_lesson_is_played_to_its_end_over_the_socket(name: str, server: Running) -> None:
    ann = Visitor(server.url)
    page = begin(ann, name)
    lesson = lesson_named(name)
    seen = play(page)
    told = [state["lesson"] for state in seen]
    assert {one["step"] for one in told} == set(range(1, len(lesson.steps) + 1))
    tutor = Tutor(lesson)  # the same lesson without a server says and points at the same
    for one in told:
        now = tutor.now("en")
        assert (one["words"], one["points"], one["expected"]) == (
            now["words"],
            now["points"],
            now["expected"],
        )
        if one["reads"]:
            tutor.go_on()
        elif not one["done"]:
            tutor.choose(one["expected"][0])
    assert page.state["lesson"]["done"]
    assert page.state["choices"] == []
    assert lesson.seat in page.state["result"]["winners"]
    assert page.state["view"] == tutor.match.view(lesson.seat)
    row = next(row for row in ann.get("/api/lessons") if row["id"] == name)
    assert (row["done"], row["room"]) == (True, None)


@dear(2)
@pytest.mark.parametrize("name", [one.id for game in TAUGHT for one in lessons(game)[1:]])
def test_short_lessons_are_played_to_their_end(name: str, server: Running) -> None:
    ann = Visitor(server.url)
    page = begin(ann, name, "it")
    play(page)
    assert page.state["lesson"]["done"]
    assert page.state["lesson"]["words"] == lesson_named(name).say(lesson_named(name).closing, "it")
    assert page.state["actor"] is None
    assert next(row for row in ann.get("/api/lessons") if row["id"] == name)["done"]


def test_other_choices_are_answered_with_the_reason_in_the_language_of_the_page(server: Running) -> None:
    for game, lang in zip(TAUGHT, LANGS, strict=True):
        page = begin(Visitor(server.url), f"{game}/first", lang)
        tutor, asked = Tutor(lesson_named(f"{game}/first")), 0
        while not tutor.done:
            state = page.until(settled)
            assert state["lesson"]["words"] == tutor.now(lang)["words"]
            if state["lesson"]["reads"]:
                assert state["choices"] == []
                tutor.go_on()
            else:
                for choice in state["choices"]:
                    if choice["key"] not in state["lesson"]["expected"]:
                        told = ask(page, choice["key"])
                        why = tutor.choose(choice["key"]).why
                        assert why is not None
                        assert (told["t"], told["key"]) == ("why", choice["key"])
                        assert told["text"] == tutor.lesson.say(why, lang)
                        asked += 1
                        break
                tutor.choose(state["lesson"]["expected"][0])
            step_on(page)
        assert asked > 3
        assert page.rest(0.05) == [] or page.state["lesson"]["done"]


def test_reading_and_choosing_cannot_be_mixed_up(server: Running) -> None:
    page = begin(Visitor(server.url), "unmatched/first")
    assert page.state["lesson"]["reads"]
    page.send({"t": "choose", "seq": 90, "question": page.state["question"], "key": "maneuver"})
    assert page.next("error")["code"] == "illegal"
    while page.state["lesson"]["reads"]:
        step_on(page)
        page.until(settled)
    assert page.act("read", question=page.state["question"])["code"] == "illegal"
    assert page.act("resign")["code"] == "lesson"
    assert page.act("undo")["code"] == "undo_lesson"
    page.send({"t": "hint", "question": page.state["question"]})
    assert page.next("error")["code"] == "lesson"
    assert page.state["undo"]["can"] is False


def test_what_was_read_is_not_read_twice(server: Running) -> None:
    """A page sends again what it does not know to have arrived."""
    ann = Visitor(server.url)
    room = ann.post("/api/lessons/unmatched/first", {})["room"]
    page = ann.enter(room, client="same")
    question = page.state["question"]
    page.act("read", question=question)
    assert page.state["lesson"]["step"] == 2
    again = ann.enter(room, client="same")
    again.send({"t": "read", "seq": 1, "question": question})
    assert again.next("ack")["seq"] == 1
    assert again.next("state")["lesson"]["step"] == 2
    again.seq = 1
    assert again.act("read", question=question)["code"] == "stale"


def test_a_match_that_is_no_lesson_has_nothing_to_read(server: Running) -> None:
    ann = Visitor(server.url)
    page = ann.enter(ann.room("unmatched", "me", 1)["room"])
    assert page.state["lesson"] is None
    assert page.act("read", question=page.state["question"])["code"] == "illegal"
    ann.post("/api/lessons/unmatched/none", {}, 404)
    ann.post("/api/lessons/chess/first", {}, 404)


@pytest.mark.parametrize("name", FIRST)
def test_a_lesson_goes_on_after_a_restart(name: str, db: str) -> None:
    with running(db) as first:
        ann = Visitor(first.url)
        page = begin(ann, name)
        play(page, 9)
        before, cookie = page.until(settled), ann.cookie()
        assert ann.get("/api/lessons")
        page.close()
    with running(db) as second:
        ann = Visitor(second.url, cookie)
        row = next(row for row in ann.get("/api/lessons") if row["id"] == name)
        assert (row["done"], row["room"]) == (False, before["room"])
        page = ann.enter(before["room"])
        for what in ("lesson", "view", "choices", "question", "ply"):
            assert page.state[what] == before[what], what
        play(page)
        assert page.state["result"]


@dear(1)
def test_a_lesson_survives_kill_nine_while_the_others_play(file_db: str, tmp_path: Path) -> None:
    name, port = "dice_masters/first", free_port()
    with nursery(tmp_path / "log") as servers:
        ann = Visitor(servers.start(file_db, port))
        page = begin(ann, name)
        room = page.state["room"]
        while not page.state["lesson"]["done"]:
            step_on(page)
            last = page.state["ply"]
            assert servers.end(signal.SIGKILL) == -signal.SIGKILL
            ann = Visitor(servers.start(file_db, port), ann.cookie())
            page = ann.enter(room)
            assert page.state["ply"] >= last
            if page.state["lesson"]["step"] > 5:
                break
        play(page)
        assert page.state["lesson"]["done"]


def test_nothing_hidden_and_nothing_to_come_is_told(server: Running) -> None:
    """Neither the opponent's hand and deck nor what it will choose reaches the page before it happens."""
    lesson = lesson_named("unmatched/first")
    page = begin(Visitor(server.url), lesson.id)
    hidden = {"hiss-and-slither", "second-shot"}  # in Medusa's hand
    while not page.state["lesson"]["done"]:
        said = {name for name in hidden if name in json.dumps({**page.state, "lines": page.lines})}
        shown = json.dumps([page.state["view"], page.lines])
        assert {name for name in said if name not in shown} <= spoken_of(lesson, page.state)
        if page.state["ply"] < 6:
            assert not said
        step_on(page)
        page.until(settled)


def spoken_of(lesson: Lesson, state: Frame) -> set[str]:
    """The cards that the tutor itself names at this step."""
    step = lesson.steps[state["lesson"]["step"] - 1]
    return {name for name in ("hiss-and-slither", "second-shot") if f"{{{name}}}" in step.words["en"]}


def test_nobody_else_looks_on_while_somebody_learns(server: Running) -> None:
    ann, bob = Visitor(server.url), Visitor(server.url)
    room = ann.post("/api/lessons/unmatched/first", {})
    assert [seat["kind"] for seat in room["seats"]] == ["person", "tutor"]
    page = Page(bob, room["room"], hello=False)
    assert page.read()["code"] == "private"
    assert bob.post(f"/api/rooms/{room['room']}/join", {}, 409)["error"]["code"] == "full"
    bob.get(f"/api/matches/{room['match']}/analysis", 409)


def test_a_lesson_that_has_become_another_says_so(file_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(file_db) as first:
        ann = Visitor(first.url)
        page = begin(ann, "unmatched/first")
        play(page, 6)
        room, cookie = page.state["room"], ann.cookie()
    lesson = lesson_named("unmatched/first")
    other = lesson._replace(steps=lesson.steps[2:])
    monkeypatch.setattr("thwack.server.tables.courses.lesson_named", lambda _: other)
    with running(file_db) as second:
        page = Visitor(second.url, cookie).enter(room)
        assert page.state["result"]["text"].startswith("This lesson has changed")
        assert page.state["choices"] == []
