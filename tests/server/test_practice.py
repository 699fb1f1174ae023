"""Practice: against programs anything may be taken back, whatever was learnt, and it says so."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .kit import Page, Running, Visitor, running


def begin(visitor: Visitor, game: str = "unmatched", **more: object) -> Page:
    page = visitor.enter(visitor.room(game, "me", 1, practice=True, **more)["room"])
    page.until(lambda state: state["choices"])
    return page


def play(page: Page, choices: int) -> Iterator[int]:
    """Make so many choices; gives after how many of all each was made."""
    for _ in range(choices):
        page.until(lambda state: state["choices"])
        yield page.state["ply"]
        page.choose(0)
        page.until(lambda state: state["choices"] or state["result"])


@pytest.mark.parametrize("game", ["unmatched", "dice_masters", "battle_scenes", "mission_arena"])
def test_choices_are_taken_back_one_after_the_other(game: str, server: Running) -> None:
    page = begin(Visitor(server.url), game)
    view, plies = page.state["view"], list(play(page, 4))
    assert page.state["practice"]
    for ply in reversed(plies):
        assert page.state["undo"]["can"]
        assert page.act("undo")["t"] == "ack"
        page.until(lambda state, at=ply: state["ply"] == at)
    assert page.state["view"] == view
    assert not page.state["undo"]["can"]


def maneuver(page: Page) -> None:
    """Draw a card: after that one has learnt something."""
    while not any(choice["key"] == "maneuver" for choice in page.state["choices"]):
        page.choose(0)
        page.until(lambda state: state["choices"])
    assert page.choose("maneuver")["t"] == "ack"


def test_elsewhere_what_was_learnt_stands(server: Running) -> None:
    page = begin(Visitor(server.url))
    other = Visitor(server.url)
    usual = other.enter(other.room("unmatched", "me", 1)["room"])
    for one in (page, usual):
        one.until(lambda state: state["choices"])
        maneuver(one)
    assert page.state["undo"]["can"]
    assert not usual.state["undo"]["can"]
    assert not usual.state["practice"]


def test_with_others_at_the_table_there_is_none(server: Running) -> None:
    ann = Visitor(server.url)
    for seats, rated in ((("me", "open"), False), (("me", 1), True)):
        wish = {
            "game": "unmatched",
            "setup": {},
            "seats": [
                {"kind": one} if isinstance(one, str) else {"kind": "level", "level": one} for one in seats
            ],
            "listed": False,
            "rated": rated,
            "practice": True,
        }
        assert ann.post("/api/rooms", wish, status=409)["error"]["code"] == "practice_alone"


def test_it_is_practice_after_a_restart_and_in_the_rematch(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'kept.db'}"
    with running(db) as first:
        ann = Visitor(first.url)
        page = begin(ann)
        maneuver(page)
        room, cookie = page.state["room"], ann.cookie()
    with running(db) as second:
        again = Visitor(second.url, cookie).enter(room)
        assert again.state["practice"]
        assert again.state["undo"]["can"]
        again.act("resign")
        again.act("offer", what="rematch")
        again.until(lambda state: state["rematch"])
        assert Visitor(second.url, again.cookie).enter(again.state["rematch"]).state["practice"]
