"""A game that is nothing but rules, in the browser: a whole match by clicking, on the plain table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.fifth.installed import GAME, toy_duel
from tests.server.kit import Running, running
from tests.thorough import dear

from .visits import Visit, visit

TOO_MANY = 60
CHOICE = "[data-table] [data-legal]"


@pytest.fixture
def fifth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server where the fifth game is installed."""
    with toy_duel(monkeypatch), running(f"sqlite:///{tmp_path}/thwack.sqlite3") as found:
        yield found


def play_by_clicking(guest: Visit) -> None:
    """Click choices until there is a result."""
    for number in range(TOO_MANY):
        state = guest.wait_for_state("state['choices'] or state['result']")
        if state["result"]:
            return
        choices = guest.page.locator(CHOICE)
        choices.nth(number % choices.count()).click()
        guest.wait_for_state(f"state['question'] > {state['question']} or state['result']")
    raise AssertionError("the match did not come to its end")


@dear(1)
@pytest.mark.parametrize("small", [False, True], ids=["desk", "phone"])
def test_a_whole_match_by_clicking(browser: Browser, fifth: Running, small: bool) -> None:
    with visit(browser, fifth.url, small=small) as guest:
        guest.go("/")
        tile = guest.page.locator(f"[data-tile={GAME}]")
        assert "Toy Duel" in tile.inner_text()
        tile.click()
        guest.page.click("[data-play]")
        guest.page.wait_for_selector(CHOICE)
        table = guest.page.locator("[data-table]")
        assert table.get_by_label("face down").count() == 9, "three decks and hands of three are hidden"
        play_by_clicking(guest)
        guest.page.wait_for_selector("[data-result]")
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_fifth_game_speaks_the_languages_it_has(browser: Browser, fifth: Running) -> None:
    for lang, title in (("pt", "Duelo de Brinquedo"), ("it", "Toy Duel")):
        with visit(browser, fifth.url, lang=lang) as guest:
            guest.go("/")
            assert title in guest.page.locator(f"[data-tile={GAME}]").inner_text()
            assert not guest.page.locator(f"[href='/cards/{GAME}']").count()
            guest.go(f"/build/{GAME}")
            guest.page.wait_for_selector(".nothing h1")
