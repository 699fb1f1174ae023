"""Ratings on the page: at the table, under My matches, on one's own page, on the list of leaders."""

from zlib import crc32

import pytest
from playwright.sync_api import Browser, expect

from tests.server.kit import Json, Running, Visitor
from tests.thorough import dear

from .test_club import SIZES, cut, item, sign, sized
from .test_screens import axe
from .visits import LANGUAGES, Visit, visit

PASSWORD = "sieben raben 7"


def name_of(request: pytest.FixtureRequest, who: str) -> str:
    """A name that nobody has at the server that these tests share."""
    return f"{who} {crc32(request.node.nodeid.encode()) % 10**6}"


def rated_table(one: Visitor, other: Visitor) -> Json:
    """A rated match of two accounts."""
    room = one.room("unmatched", "me", "open", rated=True)
    other.post(f"/api/rooms/{room['room']}/join", {})
    return room


def past(server: Running, name: str, matches: int) -> tuple[Visitor, Visitor]:
    """Two accounts with some rated matches behind them: the first wins two out of three."""
    one, other = Visitor(server.url), Visitor(server.url)
    one.post("/api/accounts", {"name": name, "password": PASSWORD})
    other.post("/api/accounts", {"name": f"{name} II", "password": PASSWORD})
    for at in range(matches):
        loser = one if at % 3 == 1 else other
        page = loser.enter(rated_table(one, other)["room"])
        page.act("resign")
        page.until(lambda state: state["seats"][0]["rating"] and state["seats"][0]["rating"]["gained"])
        page.close()
    return one, other


def test_a_rated_match_is_seen_everywhere(desk: Visit, friend: Visit, request: pytest.FixtureRequest) -> None:
    ann, bob = name_of(request, "Ann"), name_of(request, "Bob")
    for one, name in ((desk, ann), (friend, bob)):
        one.go("/")
        sign(one, name, register=True)
    desk.go("/play/unmatched?friend")
    desk.page.click("summary")
    desk.page.click("label:has-text('Rated, between two accounts')")
    desk.page.click("[data-play]")
    desk.page.wait_for_selector("#room-link")
    friend.page.goto(desk.page.input_value("#room-link"))
    friend.page.click("[data-sit]")
    desk.page.wait_for_selector("[data-table] *")
    item(friend, "resign")
    friend.page.click("dialog .danger")
    expect(desk.page.locator("[data-ending-who] >> nth=0")).to_have_text(f"{ann} · 1662? (+162)")
    expect(friend.page.locator("[data-ending-who] >> nth=1")).to_have_text(f"{bob} · 1338? (−162)")
    desk.go("/matches")
    expect(desk.page.locator("[data-own-rating]")).to_have_text("1662? (+162)")
    desk.page.click("[data-my-page]")
    expect(desk.page.locator("[data-rating]")).to_have_text("1662?")
    assert [point.get_attribute("data-point") for point in desk.page.query_selector_all("[data-point]")] == [
        "1500",
        "1662",
    ]
    expect(desk.page.locator("[data-tally=person]")).to_contain_text(bob)
    shown = desk.page.url
    friend.page.goto(shown)
    expect(friend.page.locator("main [role=alert]")).to_contain_text("not shown to you")
    desk.page.check("input[value=all]")
    expect(desk.page.locator("[data-showing=all]")).to_be_visible()
    friend.page.reload()
    expect(friend.page.locator("[data-rating]")).to_have_text("1662?")
    expect(friend.page.locator("[data-showing]")).to_have_count(0)


def test_the_list_of_leaders_by_keyboard(
    browser: Browser, server: Running, request: pytest.FixtureRequest
) -> None:
    name = name_of(request, "Cleo")
    cleo, _ = past(server, name, 1)
    with visit(browser, server.url) as one:
        one.page.context.add_cookies([{"name": "thwack", "value": cleo.cookie(), "url": server.url}])
        one.go("/leaders/unmatched")
        row = one.page.locator(f"[data-leader='{name}']")
        expect(one.page.locator("[data-leader='3']")).to_contain_text("1500")
        expect(row).to_have_count(0)
        one.go("/matches")
        one.page.focus("[data-my-page]")
        one.page.keyboard.press("Enter")
        one.page.wait_for_selector("[data-showing=me]")
        one.page.focus("[data-showing] input[value=me]")
        one.page.keyboard.press("ArrowDown")
        one.page.wait_for_selector("[data-showing=met]")
        one.page.keyboard.press("Tab")
        one.page.keyboard.press("Space")
        expect(one.page.locator("[data-showing] input[type=checkbox]")).to_be_checked()
        one.page.focus("main a[href='/leaders']")
        one.page.keyboard.press("Enter")
        one.page.wait_for_url("**/leaders")
        expect(row).to_contain_text("1662?")


@dear(1)
@pytest.mark.parametrize(("size", "lang"), [(size, lang) for lang in LANGUAGES for size in SIZES])
def test_nothing_is_cut_and_axe_finds_nothing(
    browser: Browser, server: Running, size: tuple[int, int], lang: str, request: pytest.FixtureRequest
) -> None:
    name = name_of(request, "Dora")
    dora, other = past(server, name, 8)
    for account in (dora, other):
        account.post("/api/me/profile", {"seen": "all", "listed": True})
    room = rated_table(dora, other)["room"]
    with sized(browser, server.url, size, lang) as one:
        one.page.context.add_cookies([{"name": "thwack", "value": dora.cookie(), "url": server.url}])
        waits = {
            f"/people/{name}": "[data-rating-graph] path",
            "/leaders/unmatched": f"[data-leader='{name}']",
            "/matches": "[data-own-rating]",
            f"/room/{room}": "[data-seat-rating]",
        }
        for path, there in waits.items():
            one.go(path)
            one.page.wait_for_selector(there, state="attached")
            assert axe(one.page) == [], path
            if not path.startswith("/room"):
                found = cut(one)
                assert not found, (path, found)
            assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
