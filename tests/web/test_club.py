"""Around a match: matches found again, offers and answers, phrases, tables that wait; two browsers each."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from tests.server.kit import Running
from tests.thorough import dear

from .cut import FAULTS, LONG
from .test_screens import axe
from .visits import LANGUAGES, Visit, visit

SIZES = ((1366, 768), (390, 844))


def invite(desk: Visit, game: str = "unmatched") -> str:
    """Open a table for a friend; gives its address."""
    desk.go(f"/play/{game}?friend")
    desk.page.click("[data-play]")
    desk.page.wait_for_selector("#room-link")
    return desk.page.input_value("#room-link")


def meet(desk: Visit, friend: Visit) -> str:
    """Two people at a table; gives its address."""
    link = invite(desk)
    friend.page.goto(link)
    friend.page.click("[data-sit]")
    for one in (desk, friend):
        one.page.wait_for_selector("[data-table] *")
    return link


def item(one: Visit, name: str) -> None:
    """Something in the menu of the top bar."""
    one.menu()
    one.page.click(f"[data-item={name}]")


def cut(one: Visit) -> list[str]:
    """What cannot be read on the page; what lies below the fold is only scrolled."""
    found: list[str] = one.page.evaluate(FAULTS, LONG)
    return [fault for fault in found if not fault.startswith("beyond")]


# One's own matches


def test_a_match_that_was_left_goes_on(desk: Visit, friend: Visit) -> None:
    link = meet(desk, friend)
    actor = desk.state["actor"]
    mover, waiter = (desk, friend) if desk.state["seat"] == actor else (friend, desk)
    for one in (mover, waiter):
        one.go("/")
        tile = one.page.locator("[data-continue] [data-own]").first
        expect(tile).to_be_visible()
    expect(mover.page.locator("[data-continue] [data-own]").first).to_contain_text("Your turn")
    expect(waiter.page.locator("[data-continue] [data-own]").first).to_contain_text("to move")
    expect(mover.page.locator("header [data-calls]")).to_contain_text("1")
    expect(waiter.page.locator("header [data-calls='0']")).to_be_visible()
    assert mover.page.title() == "(1) Thwack"
    assert waiter.page.title() == "Thwack"
    mover.page.click("[data-continue] [data-own] a")
    mover.page.wait_for_url(link)
    mover.page.wait_for_selector("[data-legal]")


def test_a_finished_match_is_found_with_replay_and_analysis(desk: Visit, friend: Visit) -> None:
    meet(desk, friend)
    item(friend, "resign")
    friend.page.click("dialog .danger")
    desk.page.wait_for_selector("[data-result]")
    for one, told in ((desk, "Won"), (friend, "Lost")):
        one.go("/matches")
        tile = one.page.locator("[data-own][data-state=over]").first
        expect(tile).to_contain_text(told)
    desk.page.click("[data-own][data-state=over] a.go")
    desk.page.wait_for_url("**/replay/*")
    desk.page.go_back()
    desk.page.click("[data-own] [data-analysis]")
    desk.page.wait_for_url("**/replay/*?analysis*")


def test_who_signs_up_keeps_matches_and_decks(browser: Browser, server: Running, desk: Visit) -> None:
    desk.start("unmatched")
    room = desk.state["room"]
    desk.go("/")
    deck = '[{"name": "Claws", "text": "4 hulk", "ok": true}]'
    desk.page.evaluate("(deck) => localStorage.setItem('thwack.decks.dice_masters', deck)", deck)
    sign(desk, "Marguerite", register=True)
    with visit(browser, server.url) as other:
        other.go("/")
        sign(other, "Marguerite")
        other.go("/matches")
        expect(other.page.locator(f"[data-own='{room}']")).to_be_visible()
        kept = other.page.evaluate("localStorage.getItem('thwack.decks.dice_masters')")
        assert "Claws" in kept
        other.page.click("header button[title=Account]")
        other.page.click("dialog button:has-text('Sign out') >> nth=0")
        expect(other.page.locator("dialog [role=status]")).to_be_visible()
        assert other.page.evaluate("localStorage.getItem('thwack.decks.dice_masters')") is None


def sign(one: Visit, name: str, register: bool = False) -> None:
    """Make an account, or sign in to it."""
    one.page.click("header button[title=Account]")
    one.page.fill("dialog [autocomplete=username]", name)
    one.page.fill("dialog [autocomplete=current-password]", "sieben raben 7")
    one.page.click(f"dialog button:has-text('{'Create account' if register else 'Sign in'}')")
    expect(one.page.locator("dialog [role=status]")).to_be_visible()
    one.page.keyboard.press("Escape")


# Offers and answers


@dear(0)
@pytest.mark.parametrize("agree", [True, False])
def test_a_draw_by_offer_and_answer(desk: Visit, friend: Visit, agree: bool) -> None:
    meet(desk, friend)
    item(desk, "offer-draw")
    expect(desk.page.locator("[data-offered=draw]")).to_be_visible()
    friend.page.click(f"[data-asked=draw] [data-{'agree' if agree else 'decline'}]")
    if agree:
        for one in (desk, friend):
            expect(one.page.locator("[data-result]")).to_have_text("A draw by agreement.")
    else:
        expect(desk.page.locator("[data-offered=draw]")).to_have_count(0)
        assert desk.state["result"] is None


def test_a_pause_and_its_end(desk: Visit, friend: Visit) -> None:
    meet(desk, friend)
    item(friend, "offer-pause")
    desk.page.click("[data-asked=pause] [data-agree]")
    for one in (desk, friend):
        expect(one.page.locator("[data-paused]")).to_be_visible()
        expect(one.page.locator("[data-table] [data-legal]")).to_have_count(0)
    desk.page.click("[data-resume]")
    friend.page.click("[data-asked=resume] [data-agree]")
    one = desk if desk.state["seat"] == desk.wait_for_state("not state['paused']")["actor"] else friend
    one.page.wait_for_selector("[data-table] [data-legal]")


def test_a_rematch_takes_nobody_along_who_has_not_agreed(desk: Visit, friend: Visit, phone: Visit) -> None:
    link = meet(desk, friend)
    phone.page.goto(link)
    phone.page.wait_for_selector("[data-watching]")
    item(friend, "resign")
    friend.page.click("dialog .danger")
    for one in (desk, friend, phone):
        one.page.wait_for_selector("[data-result]")
    desk.page.click("[data-rematch]")
    expect(desk.page.locator("[data-offered=rematch]")).to_be_visible()
    expect(friend.page.locator("[data-asked=rematch]")).to_be_visible()
    assert desk.page.url == friend.page.url == link
    friend.page.click("dialog [data-agree]")
    for one in (desk, friend):
        one.page.wait_for_url(lambda url: url != link)
    assert phone.page.url == link, "who watches stays, and has a link"
    expect(phone.page.locator("footer a:has-text('Watch the rematch')")).to_be_visible()


# Talking


def test_a_phrase_is_read_in_the_own_language(browser: Browser, server: Running, desk: Visit) -> None:
    with visit(browser, server.url, lang="it") as friend:
        meet(desk, friend)
        desk.page.click("header [data-talk]")
        desk.page.wait_for_selector("dialog[open]")
        assert axe(desk.page, "dialog[open]") == []
        desk.page.click("[data-say=luck]")
        expect(friend.page.locator("header [data-said=luck]")).to_have_text("Buona fortuna!")
        expect(desk.page.locator("header [data-said=luck]")).to_have_text("Good luck!")
        friend.page.click("header [data-talk]")
        friend.page.click("[data-mute]")
        expect(friend.page.locator("[data-mute][aria-pressed=true]")).to_be_visible()
        friend.page.keyboard.press("Escape")
        desk.page.click("header [data-talk]")
        desk.page.click("[data-say=wow]")
        expect(desk.page.locator("header [data-said=wow]")).to_be_visible()
        assert not [frame for frame in friend.received if '"wow"' in frame], "it did not even come"


# A table that waits


def test_who_is_invited_sees_by_whom_and_what_and_chooses(desk: Visit, friend: Visit) -> None:
    link = invite(desk)
    friend.page.goto(link)
    expect(friend.page.locator("h1")).to_contain_text("invites you to Unmatched")
    expect(friend.page.locator("[data-chair='1']")).to_contain_text("Medusa")
    desk.page.click("[data-swap]")
    expect(friend.page.locator("[data-chair='0'] [data-sit]")).to_be_visible()
    expect(friend.page.locator("[data-chair='0']")).to_contain_text("King Arthur")
    assert axe(friend.page) == []
    friend.page.click("[data-sit]")
    friend.page.wait_for_selector("[data-table] *")
    assert friend.state["seat"] == 0


def test_who_waits_may_close_the_table(desk: Visit, friend: Visit) -> None:
    link = invite(desk)
    friend.page.goto(link)
    friend.page.wait_for_selector("[data-sit]")
    desk.page.click("[data-leave]")
    desk.page.wait_for_url(desk.url + "/")
    expect(friend.page.locator("h2")).to_contain_text("no longer there")


# How it looks


@contextmanager
def sized(browser: Browser, url: str, size: tuple[int, int], lang: str) -> Iterator[Visit]:
    """Somebody with a screen of that size."""
    with visit(browser, url, lang=lang, small=size[0] < 640) as found:
        found.page.set_viewport_size({"width": size[0], "height": size[1]})
        yield found


@dear(1)
@pytest.mark.parametrize(("size", "lang"), [(size, lang) for lang in LANGUAGES for size in SIZES])
def test_nothing_is_cut_and_axe_finds_nothing(
    browser: Browser, server: Running, friend: Visit, size: tuple[int, int], lang: str
) -> None:
    with sized(browser, server.url, size, lang) as one:
        link = invite(one)
        assert cut(one) == []
        friend.page.goto(link)
        friend.page.click("[data-sit]")
        one.page.wait_for_selector("[data-table] *")
        item(friend, "offer-draw")
        one.page.wait_for_selector("[data-asked=draw]")
        assert axe(one.page) == []
        item(one, "phrases")
        one.page.wait_for_selector("dialog[open]")
        assert [fault for fault in cut(one) if "phrases" in fault or "signs" in fault] == []
        one.page.keyboard.press("Escape")
        one.page.click("[data-asked=draw] [data-agree]")
        one.page.wait_for_selector("[data-result]")
        for path in ("/matches", "/"):
            one.go(path)
            one.page.wait_for_selector("[data-own]" if path == "/matches" else "[data-tile]")
            assert axe(one.page) == [], path
            assert [fault for fault in cut(one) if "blurb" not in fault] == [], path
            assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
