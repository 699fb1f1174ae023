"""Whole matches of all four games: by tapping alone, and by the keyboard alone."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.thorough import dear

from .dealer import Dealer
from .visits import GAMES, Visit

Json = Any
SHORT: dict[str, Json] = {"dice_masters": {"mode": "first-game"}}  # so that a match takes seconds
TOO_MANY = 1500

# Where to tap next: an entry of the open menu, a thing on the table, or else the list of all choices.
TARGET = """(lot) => {
  const at = (thing) => {
    thing.scrollIntoView({ block: "center", inline: "center" });
    const box = thing.getBoundingClientRect();
    for (const [dx, dy] of [[.5, .5], [.5, .15], [.15, .5], [.85, .5], [.5, .85], [.1, .1], [.06, .5]]) {
      const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
      if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
  };
  const all = (query) => [...document.querySelectorAll(query)].filter((e) => e.getBoundingClientRect().width);
  for (const query of lot.queries) {
    const found = all(query);
    for (let i = 0; i < found.length; i++) {
      const point = at(found[(i + lot.number) % found.length]);
      if (point) return point;
    }
  }
  return null;
}"""
TABLE = [
    "[role=menu] [data-legal]",
    "button[data-main]:not([data-legal], [aria-expanded])",  # what was put together on the table
    ":is([data-table], [data-dock]) [data-legal]",
    "[data-choices] [data-legal]",
]
LIST = ["[role=menu] [data-legal]", "[data-choices] [data-legal]", "[data-list]"]


def tap(page: Page, dealer: Dealer, queries: list[str]) -> bool:
    """Tap something that glows; whether a choice was made."""
    before = len(dealer.chosen)
    point = page.evaluate(TARGET, {"number": dealer.chance.randrange(1000), "queries": queries})
    if point is None:
        return False
    page.touchscreen.tap(*point)
    for _ in range(6):
        if len(dealer.chosen) > before:
            return True
        page.wait_for_timeout(10)
    return False


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_whole_match_by_tapping(phone: Visit, game: str) -> None:
    dealer = Dealer(phone.page, game, seed=2, **SHORT.get(game, {}))
    dealer.open(phone.url)
    by_table = 0
    for _ in range(TOO_MANY):
        if dealer.match.actor is None:
            break
        before = len(dealer.chosen)
        by_hand = tap(phone.page, dealer, TABLE) or tap(phone.page, dealer, TABLE)
        if not by_hand and not tap(phone.page, dealer, LIST):
            tap(phone.page, dealer, LIST)
        dealer.drawn()
        by_table += len(dealer.chosen) - before if by_hand else 0
    assert dealer.match.actor is None, "the match did not come to its end"
    assert by_table > len(dealer.chosen) * 0.8, "the table itself must be the usual way"
    phone.page.wait_for_selector("[data-result]")
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@dear(0)
@pytest.mark.parametrize("game", GAMES)
def test_whole_match_by_keyboard(desk: Visit, game: str) -> None:
    page = desk.page
    dealer = Dealer(page, game, seed=3, **SHORT.get(game, {}))
    dealer.open(desk.url)
    for number in range(TOO_MANY):
        if dealer.match.actor is None:
            break
        before = len(dealer.chosen)
        if number % 3:
            page.keyboard.press(str(dealer.chance.randrange(min(9, len(dealer.shown["choices"]))) + 1))
        else:
            for _ in range(dealer.chance.randrange(1, 3)):
                page.keyboard.press(dealer.chance.choice(("ArrowDown", "ArrowRight")))
            page.keyboard.press("Enter")
            if len(dealer.chosen) == before and page.query_selector("[role=menu]"):
                page.keyboard.press("Enter")
        page.wait_for_timeout(5)
        dealer.drawn()
    assert dealer.match.actor is None, "the match did not come to its end"


def test_focus_is_seen_and_keys_are_listed(desk: Visit) -> None:
    page = desk.page
    dealer = Dealer(page, "unmatched", seed=4)
    dealer.open(desk.url)
    box = page.locator("[data-table]").bounding_box()
    assert box
    before = page.screenshot()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.closest('[data-legal]') !== null")
    assert focused
    assert page.screenshot() != before, "the focus cannot be seen"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")
    listed = page.locator("dialog[open] kbd").all_inner_texts()
    assert {"1", "Enter", "Esc", "Space", "?"} <= set(listed)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
