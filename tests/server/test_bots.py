"""Somebody's own bot at the web table: offered, sat down against, and out of the match when it fails."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.thorough import dear

from .kit import Running, Visitor, settings_for

Json = Any
BOTS = """
class Last:
    def __init__(self, seed):
        pass

    def choose(self, seen):
        return len(seen.choices) - 1


class Crash(Last):
    def choose(self, seen):
        raise ValueError("no idea")
"""


@pytest.fixture
def server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file_db: str, leaving: list[Running]
) -> Iterator[Running]:
    """A server in a folder with bots."""
    (tmp_path / "web_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield (found := Running(settings_for(file_db, bots=("web_bots:Last", "web_bots:Crash"))))
    found.leave()
    leaving.append(found)


def against(ann: Visitor, bot: str, status: int = 200) -> Json:
    """A room with a bot in the second seat."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    wish = {"game": "mission_arena", "setup": {}, "seats": seats, "listed": False, "rated": False}
    return ann.post("/api/rooms", wish, status)


def test_bots_are_offered_and_play(server: Running, ann: Visitor) -> None:
    assert ann.get("/api/games")[0]["bots"] == ["web_bots:Last", "web_bots:Crash"]
    page = ann.enter(against(ann, "web_bots:Last")["room"])
    assert page.state["seats"][1]["name"] == "web_bots:Last"
    assert page.state["seats"][1]["kind"] == "bot"
    live = server.app.state.server.hub.known(page.state["match"]).live
    while not any(made.seat == 1 for made in live.made):
        page.until(lambda state: state["actor"] == 0)
        page.choose(0)
    page.until(lambda state: state["actor"] == 0)
    assert server.match(page.state["match"]).ply == len(live.made)


def test_a_bot_that_nobody_offers_is_refused(ann: Visitor) -> None:
    assert against(ann, "web_bots:Other", 400)["error"]["code"] == "bot"


@dear(0)
def test_a_bot_that_fails_resigns(server: Running, ann: Visitor) -> None:
    page = ann.enter(against(ann, "web_bots:Crash")["room"])
    while page.state["result"] is None:
        page.until(lambda state: state["actor"] == 0 or state["result"] is not None)
        if page.state["result"] is None:
            page.choose(0)
    assert page.state["result"]["winners"] == [0]
    assert "web_bots:Crash failed: ValueError: no idea" in server.log.getvalue()
