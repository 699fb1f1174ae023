"""Puzzles in the page: found, tried wrongly, answered, taken back, solved, and kept."""

import pytest
from playwright.sync_api import Browser

from tests.server.kit import Running
from tests.thorough import dear
from thwack.puzzles import Puzzle, Ways, shipped

from .test_screens import axe
from .visits import GAMES, LANGUAGES, Visit, visit


def pick(guest: Visit, key: str) -> None:
    """Make a choice, by the list of all, and wait until it is answered."""
    made = guest.state["ply"]
    if not guest.page.query_selector("[data-choices]"):
        guest.page.click("[data-list]")
    guest.page.click(f"[data-choices] [data-legal='{key}']")
    guest.wait_for_state(f"state['ply'] > {made} and state['puzzle']['state'] != 'plays'")


def enter(guest: Visit, puzzle: Puzzle) -> None:
    """From the list to the table."""
    guest.go("/puzzles")
    guest.page.click(f"[data-puzzle='{puzzle.id}']")
    guest.page.wait_for_selector("[data-table] [data-thing]")
    guest.wait_for_state("state['puzzle']['state'] == 'asks'")


def solve(guest: Visit, ways: Ways | None) -> None:
    """Make the right choices."""
    while ways is not None:
        key, way = next(iter(ways.right.items()))
        pick(guest, key)
        ways = way.ways


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_try_is_answered_and_the_right_one_wins(browser: Browser, server: Running, game: str) -> None:
    number = GAMES.index(game)
    puzzle = shipped(game)[0]
    assert puzzle.ways
    with visit(browser, server.url, lang=list(LANGUAGES)[3 - number], small=number % 2 == 1) as guest:
        enter(guest, puzzle)
        before = guest.state["view"]
        words = guest.page.inner_text("[data-words]")
        pick(guest, next(iter(puzzle.ways.wrong)))
        guest.page.wait_for_selector("[data-main][data-taught=press]")
        assert guest.page.inner_text("[data-words]") != words
        assert axe(guest.page) == []
        guest.page.click("[data-main]")  # try again
        guest.wait_for_state("state['puzzle']['state'] == 'asks'")
        assert guest.state["view"] == before
        solve(guest, puzzle.ways)
        guest.page.wait_for_selector("[data-teacher].done")
        assert guest.page.inner_text("[data-step-of]") == "★★☆"
        assert guest.page.query_selector(".ending") is None
        guest.page.click("[data-dock] .other >> nth=1")  # all puzzles
        tile = guest.page.wait_for_selector(f"[data-puzzle='{puzzle.id}'].solved")
        assert tile
        assert tile.query_selector_all("i.on").__len__() == 2
        guest.page.context.clear_cookies()  # another guest for the server, but the browser remembers
        guest.go("/puzzles")
        guest.page.wait_for_selector(f"[data-puzzle='{puzzle.id}'].solved")
        assert axe(guest.page) == []


def test_one_a_day_is_on_the_home_page(phone: Visit) -> None:
    phone.go("/")
    phone.page.wait_for_selector("[data-today]")
    today = phone.page.get_attribute("[data-today]", "data-today")
    assert axe(phone.page) == []
    phone.page.click("[data-today] button")
    phone.page.wait_for_selector("[data-table] [data-thing]")
    assert phone.state["puzzle"]["id"] == today
    phone.page.click("[data-dock] [data-ask-hint]")
    phone.page.wait_for_selector("[role=alert]")  # not before one has tried


def test_a_hint_says_why(desk: Visit) -> None:
    desk.start("mission_arena")
    desk.wait_for_state("len(state['choices']) > 1")
    desk.page.click("[data-ask-hint]")
    desk.page.wait_for_selector("[data-hint-why]:not(:empty)")
    why = desk.page.inner_text("[data-hint-why]")
    assert why
    assert any(f"“{choice['text']}”" in why for choice in desk.state["choices"])
    assert axe(desk.page) == []
