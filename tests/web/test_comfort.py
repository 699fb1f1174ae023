"""Nothing moves that should stay, and no click is lost: the page never scrolls away, the zoom waits to be
asked, a die takes a click while it rolls."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.kit import Running, Visitor
from tests.thorough import dear

from .dealer import Dealer
from .visits import GAMES, Visit, visit

Json = Any

SCROLLS = "[document.documentElement.scrollHeight, innerHeight]"
LEGAL = "[data-legal]"


def begin(visit: Visit, game: str, ann: Visitor) -> None:
    """Sit down at a table for two on one screen, in which nothing is handed over."""
    visit.go(f"/play/{game}")
    visit.page.click("label:has([value=hot])")
    visit.page.click("[data-play]")
    visit.page.wait_for_selector(LEGAL)


def choose(visit: Visit) -> None:
    """Whoever holds the device makes the first choice of the list."""
    ply = visit.state["ply"]
    if visit.page.query_selector("[data-pass]"):
        visit.page.click("[data-pass]")
    visit.choose()
    visit.wait_for_state(f"state['ply'] > {ply}")
    visit.page.wait_for_selector(f"[data-pass], {LEGAL}, [data-result]")


@dear(0)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_never_scrolls_away(desk: Visit, ann: Visitor, game: str) -> None:
    begin(desk, game, ann)
    for _ in range(30):
        if desk.page.query_selector("[data-result]"):
            break
        choose(desk)
    whole, window = desk.page.evaluate(SCROLLS)
    assert whole == window
    desk.page.mouse.move(600, 30)
    desk.page.mouse.wheel(0, 800)
    desk.page.wait_for_timeout(200)
    assert desk.page.evaluate("scrollY") == 0


@dear(0)
def test_the_zoom_waits_until_the_pointer_moves(desk: Visit, ann: Visitor) -> None:
    begin(desk, "unmatched", ann)
    page = desk.page
    card = page.locator("[data-table] [data-ref]").first
    box = card.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(2, 2)
    page.mouse.move(*at)
    page.wait_for_selector("[data-zoom]")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector("[data-zoom]", state="detached")
    page.mouse.move(at[0] + 1, at[1] + 1)
    page.wait_for_timeout(1400)
    assert page.query_selector("[data-zoom]") is None, "it rests where it was clicked"
    page.mouse.move(at[0] + 9, at[1] + 3)
    page.wait_for_selector("[data-zoom]")


def test_the_zoom_hides_nothing_that_could_be_clicked(desk: Visit, ann: Visitor) -> None:
    begin(desk, "mission_arena", ann)
    page = desk.page
    page.mouse.move(2, 2)
    page.locator("[data-table] [data-ref]").first.hover()
    page.wait_for_selector("[data-zoom]")
    covered = """() => {
      const zoom = document.querySelector("[data-zoom]").getBoundingClientRect();
      return [...document.querySelectorAll("[data-table] [data-legal]")].filter((thing) => {
        const box = thing.getBoundingClientRect();
        const [beside, apart] = [box.right <= zoom.left || zoom.right <= box.left,
          box.bottom <= zoom.top || zoom.bottom <= box.top];
        return !beside && !apart;
      }).length;
    }"""
    assert page.evaluate(covered) == 0
    assert page.evaluate("getComputedStyle(document.querySelector('[data-zoom]')).pointerEvents") == "none"


def test_a_click_on_a_rolling_die_counts(desk: Visit, ann: Visitor) -> None:
    """What got the press went away when the roll was skipped, and the browser made no click of it."""
    desk.page.emulate_media(reduced_motion="no-preference")
    page = desk.page
    clicked = 0
    for _ in range(4):
        begin(desk, "dice_masters", ann)
        box = page.evaluate("""() => {
          const die = document.querySelector(".die.rolling")?.closest("[data-legal]");
          return die ? die.getBoundingClientRect().toJSON() : null;
        }""")
        if not box:
            continue
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.wait_for_timeout(70)
        page.mouse.up()
        page.wait_for_selector("[data-die][aria-pressed=true]")
        clicked += 1
    assert clicked, "no roll was seen"


def boxes(visit: Visit) -> Json:
    """Where the parts of the frame are, and the board and the hand in it."""
    return visit.page.evaluate(
        """() => ["[data-banner]", "[data-stage]", "[data-dock]", "[data-main]", "[data-undo]", ".rail"]
          .map((part) => document.querySelector(part)?.getBoundingClientRect().toJSON() ?? null)"""
    )


@dear(0)
@pytest.mark.parametrize("game", GAMES)
def test_the_frame_keeps_its_places(desk: Visit, game: str) -> None:
    """From choice to choice nothing moves: the banner, the stage, the rail, the dock and its buttons."""
    dealer = Dealer(desk.page, game, seed=11)
    dealer.open(desk.url)
    first = boxes(desk)
    assert None not in first
    for _ in range(40):
        dealer.walk(1)
        dealer.send(dealer.match.actor)
        dealer.drawn()
        if not dealer.shown["result"]:
            assert boxes(desk) == first, dealer.shown["prompt"]


def test_a_question_with_one_answer_is_answered_for_the_player(browser: Browser, server: Running) -> None:
    """After the same wait whatever is asked, and never where there are two answers."""
    with visit(browser, server.url, auto=True) as desk:
        dealer = Dealer(desk.page, "unmatched", seed=3)
        dealer.walk(30)
        while dealer.match.actor != 0 or len(dealer.match.choices) < 2:
            dealer.walk(1)
        dealer.open(server.url)
        dealer.send()
        desk.page.wait_for_timeout(1300)
        assert dealer.chosen == [], "there was something to choose"
        only = dealer.shown["choices"][0]
        asked = dealer.shown | {"choices": [only], "question": 900, "version": 900}
        dealer.version = 900
        dealer.put(asked)
        desk.page.wait_for_selector("[data-forced]")
        desk.page.wait_for_timeout(500)
        assert dealer.chosen == [], "not before its time"
        desk.page.wait_for_timeout(900)
        assert dealer.chosen == [only["key"]]


def test_what_is_no_longer_asked_is_not_answered(browser: Browser, server: Running) -> None:
    with visit(browser, server.url, auto=True) as desk:
        dealer = Dealer(desk.page, "unmatched", seed=3)
        dealer.walk(30)
        while dealer.match.actor != 0 or len(dealer.match.choices) < 2:
            dealer.walk(1)
        dealer.open(server.url)
        dealer.send()
        both = dealer.shown
        dealer.put(both | {"choices": both["choices"][:1], "question": 900, "version": 900})
        desk.page.wait_for_selector("[data-forced]")
        dealer.put(both | {"question": 901, "version": 901})
        desk.page.wait_for_selector("[data-forced]", state="detached")
        desk.page.wait_for_timeout(1300)
        assert dealer.chosen == []


@dear(0)
def test_the_turn_of_others_can_be_followed(desk: Visit) -> None:
    """Their steps have their time; they can be stopped, and whoever touches the table sees the newest."""
    desk.page.emulate_media(reduced_motion="no-preference")
    dealer = Dealer(desk.page, "unmatched", seed=5)
    dealer.open(desk.url)
    while dealer.match.actor != 1:
        dealer.walk(1)
    dealer.send()
    dealer.drawn()
    first = dealer.version
    for _ in range(3):
        dealer.play(0)
        dealer.send()
    shown = "Number(document.querySelector('[data-version]').dataset.version)"
    desk.page.wait_for_selector("[data-paces]")
    assert desk.page.evaluate(shown) < first + 3
    desk.page.click("[data-paces] button")  # pause
    stopped = desk.page.evaluate(shown)
    desk.page.wait_for_timeout(900)
    assert desk.page.evaluate(shown) == stopped
    desk.page.mouse.click(300, 300)
    assert desk.page.evaluate(shown) == dealer.version
    desk.page.wait_for_selector("[data-paces]", state="detached")


def test_what_happens_is_said_once(desk: Visit) -> None:
    dealer = Dealer(desk.page, "mission_arena", seed=5)
    dealer.open(desk.url)
    told = desk.page.locator("[data-told]")
    assert told.inner_text() == "", "what was before is read in the log"
    dealer.walk(12)
    dealer.send()
    dealer.drawn()
    assert told.inner_text() == " ".join(line["text"] for line in dealer.shown["lines"])


def test_a_match_ends_with_a_page_of_its_own(desk: Visit) -> None:
    dealer = Dealer(desk.page, "battle_scenes", seed=7)
    dealer.open(desk.url)
    while dealer.match.actor is not None:
        dealer.walk(1)
    dealer.send()
    dealer.drawn()
    desk.page.wait_for_selector("dialog [data-result]")
    points = [row["points"] for row in dealer.shown["view"]["seats"]]
    shown = desk.page.locator("[data-tally=points] dd b").all_inner_texts()
    assert shown == [str(n) for n in points]
    assert desk.page.locator("[data-course] path").count() == 4
