"""A whole match of each game by ear: by the accessibility tree alone, and by the keyboard."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.thorough import dear

from .dealer import Dealer
from .test_whole_matches import SHORT, TOO_MANY
from .visits import GAMES, Visit

Json = Any


class Ears:
    """What a screen reader knows of the page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")
        self._nodes: dict[str, Json] = {}

    def listen(self) -> None:
        """Take in the tree as it is now."""
        tree = self._session.send("Accessibility.getFullAXTree")["nodes"]
        self._nodes = {node["nodeId"]: node for node in tree}

    def find(self, role: str, name: str = "") -> Iterator[Json]:
        """Everything with this role whose name begins so."""
        for node in self._nodes.values():
            if not node["ignored"] and node["role"]["value"] == role and self.name(node).startswith(name):
                yield node

    def within(self, node: Json, role: str) -> list[Json]:
        """Everything with this role in another thing."""
        found = [] if node["ignored"] or node["role"]["value"] != role else [node]
        for child in node.get("childIds", ()):
            if child in self._nodes:
                found += self.within(self._nodes[child], role)
        return found

    @staticmethod
    def name(node: Json) -> str:
        """What it is called."""
        return str(node.get("name", {}).get("value", ""))

    def press(self, node: Json) -> None:
        """Go there, and press Enter."""
        self._session.send("DOM.focus", {"backendNodeId": node["backendDOMNodeId"]})
        self._page.keyboard.press("Enter")


def choose(ears: Ears, dealer: Dealer) -> str:
    """Choose from the list of all choices, which may have to be opened; what was heard then."""
    before = len(dealer.chosen)
    ears.listen()
    region = next(ears.find("region", "All choices"), None)
    if region is None:
        ears.press(next(ears.find("button", "All choices")))
        ears.listen()
        region = next(ears.find("region", "All choices"))
    buttons = [one for one in ears.within(region, "button") if ears.name(one) != "Close"]
    assert len(buttons) == len(dealer.shown["choices"])
    ears.press(dealer.chance.choice(buttons))
    for _ in range(100):
        if len(dealer.chosen) > before:
            break
        dealer.page.wait_for_timeout(10)
    assert len(dealer.chosen) == before + 1
    dealer.drawn()
    return dealer.page.inner_text("[role=log][aria-live]")


@dear(0)
@pytest.mark.parametrize("game", GAMES)
def test_whole_match_by_ear(desk: Visit, game: str) -> None:
    dealer = Dealer(desk.page, game, seed=6, **SHORT.get(game, {}))
    dealer.open(desk.url)
    ears = Ears(desk.page)
    for _ in range(TOO_MANY):
        if dealer.match.actor is None:
            break
        heard = choose(ears, dealer)
        told = [line["text"] for line in dealer.shown["lines"]]
        assert all(text in heard for text in told), "what has happened is said"
        lost = desk.page.evaluate("document.activeElement === document.body")
        assert not lost or dealer.match.actor is None, "the focus stays somewhere"
    assert dealer.match.actor is None, "the match did not come to its end"
    desk.page.wait_for_selector("dialog[open]")  # its part of the page may have to come first
    ears.listen()
    assert next(ears.find("dialog"), None), "and its end is told"


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_told_in_words(desk: Visit, game: str) -> None:
    """Everything that can be pointed at is in it; and a command that is typed is a choice."""
    dealer = Dealer(desk.page, game, seed=8)
    dealer.walk(30)
    while dealer.match.actor != 0 or len(dealer.match.choices) < 2:
        dealer.walk(1)
    dealer.open(desk.url)
    page = desk.page
    desk.menu()
    page.click("[data-item=board-text]")
    page.wait_for_selector("[data-spoken] li")
    told = page.inner_text("[data-spoken]")
    for ref in page.evaluate(
        """() => [...document.querySelectorAll("[data-table] button[data-ref][aria-label]")]
          .map((e) => e.getAttribute("aria-label"))"""
    ):
        assert " ".join(ref.split()) in " ".join(told.split())
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    text = dealer.shown["choices"][-1]["text"]
    page.locator("[data-choices] input").fill(text)
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    dealer.drawn()
    assert len(dealer.chosen) == 1
