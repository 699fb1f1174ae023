"""The rulebook in the page: found, searched, linked, printed."""

import re

import pytest
from playwright.sync_api import Browser, Page

from tests.server.kit import Running
from tests.thorough import dear
from thwack.rulebook import rulebook

from .cut import FAULTS, LONG
from .test_cut import SIZES
from .test_screens import axe, narrow
from .visits import GAMES, LANGUAGES, Visit, visit

CASES = [(lang, game) for lang in LANGUAGES for game in GAMES]


def opened(page: Page) -> None:
    """Wait until the rules are there."""
    page.wait_for_selector("[data-rulebook] .rule")


@dear(1)
@pytest.mark.parametrize(("lang", "game"), CASES)
def test_every_rule_has_its_place(browser: Browser, server: Running, lang: str, game: str) -> None:
    rules = rulebook(game, lang).rules()
    with visit(browser, server.url, lang=lang) as guest:
        page, last = guest.page, list(rules)[-1]
        guest.go(f"/rules/{game}#{last}")
        opened(page)
        shown = page.evaluate("[...document.querySelectorAll('.rule')].map((one) => one.id)")
        assert shown == list(rules)
        page.wait_for_function(
            "(id) => document.getElementById(id).getBoundingClientRect().top < innerHeight", arg=last
        )
        page.fill("[data-search]", last.lower())
        page.wait_for_function("(n) => document.querySelectorAll('.rule').length < n", arg=len(rules))
        assert last in page.evaluate("[...document.querySelectorAll('.rule')].map((one) => one.id)")
        assert axe(page) == []
        page.fill("[data-search]", "")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            narrow(page)
            cut = [one for one in page.evaluate(FAULTS, LONG) if not one.startswith("beyond")]
            assert cut == [], (width, height)  # a page of text goes on below, a table does not
        assert guest.faults == []


@dear(1)
@pytest.mark.parametrize(("lang", "game"), CASES)
def test_the_quick_reference_is_one_sheet(browser: Browser, server: Running, lang: str, game: str) -> None:
    with visit(browser, server.url, lang=lang) as guest:
        page = guest.page
        guest.go(f"/rules/{game}/quick")
        page.wait_for_selector("[data-quick] section")
        paper = page.pdf(format="A4", prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", paper)) == 1
        assert axe(page) == []
        page.set_viewport_size({"width": 360, "height": 740})
        narrow(page)


def test_the_table_leads_to_its_rules(desk: Visit) -> None:
    page = desk.page
    desk.start("unmatched")
    asked = desk.state["rule"]
    assert asked in rulebook("unmatched").rules()
    page.click(f"[data-banner] [data-rule='{asked}']")
    page.wait_for_selector(f"[data-told='{asked}']")
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-ruling]", state="detached")
    page.locator("[data-log] [data-why]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ruling=log] [data-told]")
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.click("[data-books] a[href='/rules/unmatched']")
    opened(page)
    assert desk.faults == []
