"""The server decides everything: whatever a socket sends, the match is as it was, and others play on."""

import json
import random
import string
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .kit import Page, Running, Visitor
from .test_playing import two_at

WRONG = [
    b"",
    b"\x00\xff\xfe",
    b"null",
    b"[]",
    b'"hello"',
    b"{}",
    b'{"t": "nonsense"}',
    b'{"t": "choose"}',
    b'{"t": "choose", "seq": 1, "question": 1, "key": 7}',
    b'{"t": "choose", "seq": -1, "question": 1, "key": "maneuver"}',
    b'{"t": "choose", "seq": 1.5, "question": 1, "key": "maneuver"}',
    b'{"t": "choose", "seq": 1, "question": 1, "key": ""}',
    b'{"t": "choose", "seq": 1, "question": 1, "key": "maneuver", "seat": 1}',
    b'{"t": "choose", "seq": 99999999999999999999, "question": 1, "key": "maneuver"}',
    b'{"t": "hello", "lang": "de", "lines": 0}',
    b'{"t": "undo", "seq": true}',
    b'{"t": "answer", "seq": 1, "what": "undo", "agree": "yes"}',
    b'{"t": "offer", "seq": 1, "what": "undo"}',
    b'{"t": "say", "phrase": "<b>anything</b>"}',
    b'{"t": "mute", "seq": 1, "seat": 9, "mute": true}',
    b"[" * 3000,
    b'{"t": "lang", "lang": {"t": "lang"}}',
]


def same(page: Page, before: dict[str, Any]) -> None:
    """Nothing has changed for this page."""
    for part in ("ply", "question", "view", "choices", "result", "actor"):
        assert page.state[part] == before[part], part


@pytest.mark.parametrize("frame", WRONG)
def test_what_is_no_frame_is_said_so(frame: bytes, server: Running) -> None:
    pages, _ = two_at(server.url)
    before = pages[0].state
    for data in (frame, frame.decode("latin-1")):
        pages[0].send(data)
        assert pages[0].next("error")["code"] == "bad_frame"
        pages[0].next("state")
    same(pages[0], before)
    next(page for page in pages if page.state["choices"]).choose(0)


def test_random_bytes_change_nothing_and_end_in_a_code(server: Running) -> None:
    pages, room = two_at(server.url)
    before, rng = pages[0].state, random.Random(1)
    with suppress(ConnectionClosed):  # it may be closed before all of them are sent
        for _ in range(30):
            pages[0].send(rng.randbytes(rng.randrange(400)))
    assert pages[0].closed() == 1008
    again = pages[0].visitor.enter(room["room"])
    same(again, before)


def test_the_first_frame_is_a_greeting(server: Running) -> None:
    pages, room = two_at(server.url)
    rude = Page(pages[0].visitor, room["room"], hello=False)
    rude.send({"t": "choose", "seq": 1, "question": 0, "key": "maneuver"})
    assert rude.read()["code"] == "hello_first"
    same(pages[0], pages[0].state)


def test_a_frame_of_more_than_16_kb_ends_the_connection(server: Running) -> None:
    pages, room = two_at(server.url)
    pages[0].send(json.dumps({"t": "choose", "seq": 1, "question": 0, "key": "x" * 17_000}))
    assert pages[0].closed() == 1009
    pages[0].visitor.enter(room["room"])


def test_stale_illegal_and_foreign_choices_are_refused_with_a_state(server: Running) -> None:
    pages, _ = two_at(server.url)
    page = next(page for page in pages if page.state["choices"])
    other = next(one for one in pages if one is not page)
    before, question = page.state, page.state["question"]
    key = before["choices"][0]["key"]
    letters = string.ascii_lowercase + ":-/0123456789é"
    rng = random.Random(2)
    for _ in range(50):
        wrong = "".join(rng.choices(letters, k=rng.randrange(1, 60)))
        assert page.act("choose", question=question, key=wrong)["code"] == "illegal"
        same(page, before)
    for number in (question + 1, question + 1000, 2**53 - 1):
        assert page.act("choose", question=number, key=key)["code"] == "stale"
    assert other.act("choose", question=question, key=key)["code"] == "not_yours"
    same(page, before)
    assert page.act("choose", question=question, key=key)["t"] == "ack"
    assert page.act("choose", question=question, key=key)["code"] == "stale"
    assert page.state["ply"] == before["ply"] + 1


def test_refusals_are_told_in_the_language_of_the_page(server: Running) -> None:
    pages, _ = two_at(server.url)
    told = set()
    for lang in ("en", "pt", "es", "it"):
        pages[0].send({"t": "lang", "lang": lang})
        pages[0].next("state")
        told.add(pages[0].act("choose", question=77, key="maneuver")["text"])
    assert len(told) == 4


def test_a_room_that_is_not_there(ann: Visitor) -> None:
    page = Page(ann, "nothing-here", hello=False)
    assert page.read()["code"] == "not_found"
    assert page.closed() == 4404


def test_a_fault_of_ours_tells_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    from thwack.server.tables.live import Live

    async def broken(self: Live, *given: Any) -> None:
        raise ValueError("the seed is 42 and the hand holds a Feint")

    monkeypatch.setattr(Live, "choose", broken)
    pages, _ = two_at(server.url)
    page = next(page for page in pages if page.state["choices"])
    key = page.state["choices"][0]["key"]
    refused = page.act("choose", question=page.state["question"], key=key)
    assert refused["code"] == "broken"
    assert "42" not in "".join(page.raw[-2:-1])
    told = server.log.getvalue()
    assert '"kind":"ValueError"' in told
    assert "Feint" not in told
    assert "the seed" not in told
