"""Clocks at the table: what they show, what others may do when somebody has left, notices of the browser."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.kit import Page, Running, Visitor
from tests.thorough import dear

from .test_club import SIZES, cut, item, sized
from .test_screens import axe
from .visits import LANGUAGES, Visit

Json = Any
BANK = '{"kind":"bank","time":300,"plus":5}'
BELOW_FIVE = re.compile(r"^4:\d\d$")


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is away has left a moment later."""
    monkeypatch.setattr("thwack.server.tables.absence.AWAY", 50)


def meet(desk: Visit, friend: Visit, clock: str = BANK) -> str:
    """Two people at a table with a clock; gives its address."""
    desk.go("/play/unmatched?friend")
    desk.page.click("form summary")
    desk.page.select_option("[data-timing]", clock)
    desk.page.click("[data-play]")
    desk.page.wait_for_selector("#room-link")
    link = desk.page.input_value("#room-link")
    friend.page.goto(link)
    friend.page.click("[data-sit]")
    for one in (desk, friend):
        one.page.wait_for_selector("[data-table] *")
    return link


def test_both_see_whose_time_runs(desk: Visit, friend: Visit) -> None:
    link = meet(desk, friend)
    actor = desk.wait_for_state("state['times'] and state['times']['seat'] is not None")["actor"]
    for one in (desk, friend):
        running, waiting = (one.page.locator(f"[data-clock='{seat}']") for seat in (actor, 1 - actor))
        expect(running).to_have_attribute("data-runs", "true")
        expect(waiting).to_have_text("5:00")
        expect(running).to_have_text(BELOW_FIVE)
    desk.page.goto(link)  # whoever comes back finds it as it stands
    expect(desk.page.locator(f"[data-clock='{actor}']")).to_have_text(BELOW_FIVE)
    item(desk, "offer-pause")
    friend.page.click("[data-asked=pause] [data-agree]")
    for one in (desk, friend):
        expect(one.page.locator("[data-paused]")).to_be_visible()
        expect(one.page.locator("[data-runs]")).to_have_count(0)


@pytest.mark.usefixtures("soon")
def test_the_win_is_claimed_when_the_other_has_left(desk: Visit, friend: Visit) -> None:
    meet(desk, friend)
    friend.go("/")
    desk.page.wait_for_selector("[data-claim=win]")
    assert axe(desk.page) == []
    desk.page.click("[data-claim=win]")
    expect(desk.page.locator("[data-result]")).to_contain_text("the other side has left the table")
    assert desk.state["result"]["winners"] == desk.state["own"]


@pytest.mark.usefixtures("soon")
@dear(0)
def test_a_program_takes_the_seat_of_whoever_has_left(desk: Visit, friend: Visit) -> None:
    meet(desk, friend)
    friend.go("/")
    desk.page.click("[data-claim=program]")
    other = 1 - desk.state["seat"]
    state = desk.wait_for_state(f"state['seats'][{other}]['kind'] == 'level' and state['choices']")
    assert state["result"] is None
    expect(desk.page.locator(f"[data-clock='{other}']")).to_have_count(0)
    expect(desk.page.locator("[data-left]")).to_have_count(0)


@dear(0)
def test_notices_are_asked_for_on_a_click_and_tell_whose_turn_it_is(desk: Visit, friend: Visit) -> None:
    desk.page.add_init_script(
        """
        window.told = []; window.asked = 0; window.granted = localStorage.granted ?? "default";
        window.Notification = class {
          static get permission() { return window.granted; }
          static async requestPermission() {
            window.asked++; return window.granted = localStorage.granted = "granted";
          }
          constructor(title, options) { window.told.push(options.body); }
          close() {}
        };
        Object.defineProperty(document, "hidden", { get: () => !!window.elsewhere });
        """
    )
    meet(desk, friend, '{"kind":"days","time":259200,"plus":0}')
    expect(desk.page.locator("[data-clock='0']")).to_have_text(re.compile("^(3 d 0 h|2 d 23 h)$"))
    room, seat = desk.state["room"], desk.state["seat"]
    desk.go("/matches")
    assert desk.page.evaluate("window.asked") == 0, "nobody is asked before they want it"
    desk.page.click("[data-notify] button")
    expect(desk.page.locator("[data-notify=true]")).to_be_visible()
    assert desk.page.evaluate("window.asked") == 1
    mine, theirs = (by_socket(one, room) for one in (desk, friend))
    choose_until(mine, lambda state: state["actor"] != seat)
    desk.go("/matches")
    expect(desk.page.locator("header [data-calls='0']")).to_be_visible()
    desk.page.evaluate("window.elsewhere = true")
    theirs.until(lambda state: state["actor"] != seat)
    choose_until(theirs, lambda state: state["actor"] == seat)
    desk.page.wait_for_function("() => window.told.length > 0")
    assert desk.page.evaluate("window.told") == ["Your turn"]
    desk.page.click("[data-notify=true] button")
    expect(desk.page.locator("[data-notify=false]")).to_be_visible()


def by_socket(one: Visit, room: str) -> Page:
    """The same person at the same table, without a browser."""
    (cookie,) = (kept["value"] for kept in one.page.context.cookies() if kept["name"] == "thwack")
    return Visitor(one.url, cookie).enter(room)


def choose_until(page: Page, done: Callable[[Json], bool]) -> None:
    """Choose until it is so."""
    while not done(page.state):
        page.choose(0)


@dear(1)
@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize(("size", "lang"), [(size, lang) for lang in LANGUAGES for size in SIZES])
def test_nothing_is_cut_and_axe_finds_nothing(
    browser: Browser, server: Running, friend: Visit, size: tuple[int, int], lang: str
) -> None:
    with sized(browser, server.url, size, lang) as one:
        meet(one, friend)
        assert axe(one.page) == []
        assert [fault for fault in cut(one) if "clock" in fault] == []
        friend.go("/")
        one.page.wait_for_selector("[data-left]")
        assert axe(one.page) == []
        assert [fault for fault in cut(one) if "left" in fault or "clock" in fault] == []
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        one.go("/matches")
        one.page.wait_for_selector("[data-notify]")
        assert axe(one.page) == []
