"""Everything can be looked at closely: by hovering, by focus, by a long press, from the log too."""

import re
from typing import Any

import pytest

from tests.server.kit import Visitor
from tests.thorough import dear

from .dealer import Dealer
from .visits import GAMES, Visit

Json = Any
FIRST = "[data-table] [data-ref]"


def words(text: str) -> set[str]:
    """The words of a text."""
    return set(re.findall(r"\w+", text.lower()))


def check(visit: Visit, cards: dict[str, Json]) -> None:
    """What is shown is the card: its name, its text, its reminders."""
    box = visit.page.wait_for_selector("[data-zoom]")
    assert box
    card = cards[box.get_attribute("data-zoom") or ""]
    shown = words(box.inner_text())
    assert words(card["name"]) <= shown
    assert len(words(card["text"]) - shown) <= len(words(card["text"])) // 5, "icons may stand for some words"
    for reminder in card["reminders"]:
        assert reminder["text"] in box.inner_text()


def close(visit: Visit) -> None:
    """Esc closes it."""
    visit.page.keyboard.press("Escape")
    visit.page.wait_for_selector("[data-zoom]", state="detached")


@dear(0)
@pytest.mark.parametrize("game", GAMES)
def test_zoom_by_hover_focus_and_press(desk: Visit, phone: Visit, ann: Visitor, game: str) -> None:
    cards = {card["id"]: card for card in ann.get(f"/api/games/{game}/cards", lang="en")}
    dealer = Dealer(desk.page, game)
    dealer.walk(40)
    dealer.open(desk.url)
    page = desk.page

    page.locator(FIRST).first.hover()
    check(desk, cards)
    close(desk)

    page.mouse.move(2, 2)
    page.evaluate("document.querySelector('[data-log] [data-ref]').scrollIntoView()")
    page.locator("[data-log] [data-ref]").first.hover()
    check(desk, cards)
    close(desk)

    page.mouse.move(2, 2)
    page.keyboard.press("ArrowDown")
    page.evaluate("""() => {
      const thing = document.querySelector("button[data-ref], [tabindex][data-ref]");
      thing.focus({ focusVisible: true });
    }""")
    check(desk, cards)
    close(desk)

    dealer = Dealer(phone.page, game)
    dealer.walk(40)
    dealer.open(phone.url)
    thing = phone.page.locator(FIRST).first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    hand = phone.page.context.new_cdp_session(phone.page)
    spot = {"x": box["x"] + min(box["width"], 24) / 2, "y": box["y"] + box["height"] / 2}
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    phone.page.wait_for_timeout(700)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    check(phone, cards)
    assert not dealer.chosen, "a long press is no tap"
