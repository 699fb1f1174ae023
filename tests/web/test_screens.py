"""Small screens, four languages, colours: every screen of the page."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Frame, Page

from tests.server.kit import Running
from tests.thorough import dear

from .dealer import Dealer
from .visits import GAMES, LANGUAGES, Visit, visit

Json = Any
AXE = "web/node_modules/axe-core/axe.min.js"
SCREENS = [
    "/",
    "/learn",
    *(f"/play/{game}" for game in GAMES),
    "/cards/unmatched",
    "/build/dice_masters",
    "/nowhere",
]

SMALL = """() => [...document.querySelectorAll("button, a[href], input, select, summary, [role=button]")]
  .filter((e) => !e.closest("[data-log] .text, p, footer"))  // a word may be as high as its line
  .map((e) => [e.outerHTML.slice(0, 120), (/radio|checkbox/.test(e.type) ? e.closest("label") ?? e : e)
    .getBoundingClientRect()])
  .filter(([, box]) => box.width && box.height && (box.width < 24 || box.height < 24))
  .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""

WORDS = "button, a, label, h1, h2, h3, p, legend, summary, dt, dd, li, span"
CLIPPED = """() => [...document.querySelectorAll("WORDS")]
  .filter((e) => e.clientWidth > 1 && !e.closest("svg, .sr, [data-log], [data-table], [data-card]"))
  .filter((e) => !e.querySelector("[data-card]"))  // ribbons and badges stick out of a card
  .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "auto")
  .map((e) => `${e.className} ${e.textContent.trim().slice(0, 60)}: ${e.scrollWidth}>${e.clientWidth}`)
""".replace("WORDS", WORDS)

# What cards say is more than their name, so that rule (visible text within the name) is left out.
COMPLAINTS = """async (where) => {
  const rules = { "label-content-name-mismatch": { enabled: false } };
  const { violations } = await axe.run(where ?? document, { resultTypes: ["violations"], rules });
  const told = (node) => [node.html.slice(0, 160), ...node.any.map((check) => check.message)];
  return violations.map((one) => [one.id, one.nodes.slice(0, 3).map(told)]);
}"""

RAW = re.compile(r"\b(?:shell|unmatched|dice_masters|battle_scenes|mission_arena)-[a-z][a-z0-9-]*\b")


def settle(page: Page) -> None:
    """Wait until the screen stands."""
    page.wait_for_selector("h1, [data-table] *")
    page.wait_for_load_state("networkidle")


def narrow(page: Page) -> None:
    """Nothing sticks out at the side."""
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room, (page.url, wide, room)


@dear(1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_and_14_screens_fit_and_speak(browser: Browser, server: Running, lang: str) -> None:
    with visit(browser, server.url, small=True, lang=lang) as phone:
        for path in SCREENS:
            phone.go(path)
            settle(phone.page)
            narrow(phone.page)
            assert phone.page.evaluate(SMALL) == [], path
            assert phone.page.evaluate(CLIPPED) == [], path
            assert RAW.findall(phone.page.inner_text("body")) == [], path


@dear(0)
@pytest.mark.parametrize("game", GAMES)
def test_tables_fit_a_phone_in_four_languages(browser: Browser, server: Running, game: str) -> None:
    for lang in LANGUAGES:
        with visit(browser, server.url, small=True, lang=lang) as phone:
            dealer = Dealer(phone.page, game, seed=5)
            dealer.open(server.url)
            for steps in (0, 25, 60):
                dealer.walk(steps)
                dealer.send(dealer.match.actor)
                dealer.drawn()
                narrow(phone.page)
                assert phone.page.evaluate(SMALL) == []
                assert phone.page.evaluate(CLIPPED) == []
                assert RAW.findall(phone.page.inner_text("body")) == []


@dear(0)
def test_language_changes_without_reload(desk: Visit) -> None:
    desk.start("unmatched")
    desk.page.evaluate("window.stays = true")
    english = desk.page.inner_text("[data-prompt]")
    for lang in ("pt", "es", "it"):
        desk.menu()
        desk.page.select_option("header select", lang)
        said = desk.wait_for_state("state['prompt'] != " + repr(english))["prompt"]
        desk.page.wait_for_function(
            "(said) => document.querySelector('[data-prompt]').textContent === said", arg=said
        )
        assert desk.page.evaluate("document.documentElement.lang").startswith(lang)
        english = said
    assert desk.page.evaluate("window.stays") is True


def test_browser_language_comes_first(browser: Browser, server: Running) -> None:
    told = {}
    for lang in LANGUAGES:
        with visit(browser, server.url, lang=lang) as desk:
            desk.go("/")
            told[lang] = desk.page.inner_text("h1")
    assert len(set(told.values())) == len(LANGUAGES)


@dear(0)
@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(browser: Browser, server: Running, dark: bool) -> None:
    with visit(browser, server.url, dark=dark) as desk:
        for path in ("/", "/play/unmatched", "/cards/unmatched", "/build/mission_arena"):
            desk.go(path)
            settle(desk.page)
            assert axe(desk.page) == [], path
        for button in ("Settings", "Help", "Account"):
            desk.page.click(f"header button[title={button}]")
            desk.page.wait_for_selector("dialog[open]")
            assert axe(desk.page, "dialog[open]") == [], button
            desk.page.keyboard.press("Escape")


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_the_tables(browser: Browser, server: Running, game: str) -> None:
    for dark in (False, True):
        with visit(browser, server.url, dark=dark) as desk:
            dealer = Dealer(desk.page, game, seed=6)
            dealer.walk(30)
            dealer.open(server.url)
            assert axe(desk.page) == []
            for part in (zoomed, offered, looked_through):
                if selector := part(desk.page):
                    assert axe(desk.page, selector) == [], selector
                    desk.page.keyboard.press("Escape")


def zoomed(page: Page) -> str:
    """A card, large."""
    page.locator("[data-table] [data-ref]").first.hover()
    page.wait_for_selector("[data-zoom]")
    return "[data-zoom]"


def offered(page: Page) -> str:
    """The menu of a thing that stands for several choices, if there is one."""
    page.mouse.move(2, 2)
    things = page.locator("[data-table] [data-legal*=' ']")
    for number in range(4):
        if things.count() <= number:  # two of them were one choice, and it was made
            break
        things.nth(number).click(force=True)
        if page.locator("[role=menu]").count():
            return "[role=menu]"
    page.keyboard.press("Escape")
    return ""


def looked_through(page: Page) -> str:
    """A pile that lies open."""
    piles = page.locator("[data-table] [aria-haspopup=dialog], [data-count=discard]:enabled")
    if piles.count():
        piles.first.click()
        page.wait_for_selector("dialog[open]")
        return "dialog[open]"
    return ""


def axe(page: Page | Frame, where: str | None = None) -> list[Json]:
    """What axe complains of."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found = page.evaluate(COMPLAINTS, where)
    assert isinstance(found, list)
    return found


def test_zones_have_patterns_of_their_own(desk: Visit) -> None:
    Dealer(desk.page, "unmatched").open(desk.url)
    pairs = desk.page.evaluate(
        """[...document.querySelectorAll("[data-zone][data-pattern]")]
          .map((e) => [e.dataset.zone, e.dataset.pattern])"""
    )
    patterns = dict(pairs)
    assert len(patterns) > 2
    assert len(set(patterns.values())) == len(patterns)


@dear(1)
@pytest.mark.parametrize("eyes", ["achromatopsia", "deuteranopia", "protanopia", "tritanopia"])
def test_zones_differ_in_all_eyes(desk: Visit, eyes: str) -> None:
    Dealer(desk.page, "unmatched").open(desk.url)
    sight = desk.page.context.new_cdp_session(desk.page)
    sight.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
    signs = desk.page.locator("span[data-zone][data-pattern] svg").all()
    pictures = [sign.screenshot() for sign in signs]
    assert len(pictures) > 2
    assert len(set(pictures)) == len(pictures), "two zones look alike"
