"""A match can be looked at again, at every choice, forwards and backwards."""

import random
from typing import Any

import pytest

import thwack
from tests.server.kit import Visitor
from tests.thorough import dear

from .visits import GAMES, Visit

Json = Any


def played(ann: Visitor, game: str, most: int) -> Json:
    """A match of somebody with herself, some choices long and then given up: its last state."""
    room = ann.room(game, "me", "me")["room"]
    page = ann.enter(room)
    chance = random.Random(game)
    while page.state["ply"] < most and page.state["actor"] is not None:
        page.choose(chance.choice(page.state["choices"])["key"])
    if page.state["result"] is None:
        page.act("resign")
        page.until(lambda state: state["result"] is not None)
    last = page.state
    page.close()
    return last


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_replay_shows_every_position(desk: Visit, ann: Visitor, game: str) -> None:
    match = played(ann, game, 30)["match"]
    record = ann.get(f"/api/matches/{match}/record")
    info = ann.get(f"/api/matches/{match}/replay", lang="en")
    last = info["plies"]
    for ply in (0, 1, last // 2, last - 1, last):
        then = thwack.replay({**record, "choices": record["choices"][:ply]})
        found = ann.get(f"/api/matches/{match}/at/{ply}", lang="en")
        assert found["ply"] == ply
        if found["seat"] is not None:
            assert found["view"] == then.view(found["seat"])

    page = desk.page
    desk.go(f"/replay/{match}#{last // 2}")
    at = "[data-ply='%d'][data-version]"
    page.wait_for_selector(at % (last // 2))
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(at % (last // 2 + 1))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(at % (last // 2 - 1))
    assert page.url.endswith(f"#{last // 2 - 1}")
    page.keyboard.press("Shift+ArrowLeft")
    turns = [turn for turn in info["turns"] if turn < last // 2 - 1]
    page.wait_for_selector(at % (turns[-1] if turns else 0))
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert page.get_attribute("[data-pace]", "data-pace") == "4"
    page.keyboard.press("-")
    page.keyboard.press("End")
    page.wait_for_selector(at % last)
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    page.wait_for_selector("main[data-version]:not([data-ply='0'], [data-ply='1'])")
    page.keyboard.press(" ")
    page.locator("input[type=range]").fill(str(last - 1))
    page.wait_for_selector(at % (last - 1))
    page.locator(".jump").first.click()
    page.wait_for_selector(at % info["lines"][0]["ply"])
    assert desk.legal() == set(), "nothing can be chosen in the past"


def test_turns_are_marked_and_the_next_hit_is_one_press_away(desk: Visit, ann: Visitor) -> None:
    match = played(ann, "unmatched", 160)["match"]
    info = ann.get(f"/api/matches/{match}/replay", lang="en")
    hits = sorted({line["ply"] for line in info["lines"] if line["kind"] == "hurt"})
    assert hits
    desk.go(f"/replay/{match}#0")
    desk.page.wait_for_selector("[data-ply='0'][data-version]")
    assert desk.page.locator(".track i").count() == len(info["turns"])
    desk.page.click("[data-next-hit]")
    desk.page.wait_for_selector(f"[data-ply='{hits[0]}'][data-version]")
