"""After the match, and beside it: the graph, the costliest choices, playing on, watching, the title."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.kit import Running, Visitor
from tests.thorough import THOROUGH, dear
from thwack import proof

from .test_replay import played
from .test_screens import CLIPPED, RAW, SMALL, axe, narrow
from .visits import GAMES, LANGUAGES, Visit, visit

Json = Any
DONE = "[data-analysis=done]"


@pytest.fixture
def patient(desk: Visit) -> Visit:
    """Somebody who waits until a program has thought about a match."""
    desk.page.set_default_timeout(60_000)
    return desk


@dear(0)
@pytest.mark.parametrize("game", GAMES)
def test_a_point_for_each_decision(patient: Visit, ann: Visitor, game: str) -> None:
    match = played(ann, game, 24)["match"]
    page = patient.page
    patient.go(f"/replay/{match}#3")
    page.click("[data-analyse]")
    page.wait_for_selector(DONE)
    found = ann.get(f"/api/matches/{match}/analysis", lang="en")
    assert page.locator("[data-point]").count() == len(found["moments"]) == 24
    assert "24" in (page.get_attribute("[data-graph]", "aria-label") or "")
    assert page.url.endswith("?analysis#3"), "the address says that it is open"
    page.locator("input[type=range]").fill("7")
    page.wait_for_selector("[data-ply='7'][data-version]")
    chance = found["moments"][7]["best"]
    shown = round(100 * (chance if found["moments"][7]["seat"] == 0 else 1 - chance))
    assert abs(int(page.get_attribute("[data-chance]", "data-chance") or "") - shown) <= 1
    page.keyboard.press("a")
    page.wait_for_selector("[data-analysis]", state="detached")


@dear(0)
def test_the_costliest_choices_say_what_was_better(patient: Visit, ann: Visitor) -> None:
    match = played(ann, "unmatched", 60)["match"]
    page = patient.page
    patient.go(f"/replay/{match}?analysis#0")
    page.wait_for_selector(DONE)
    worst = ann.get(f"/api/matches/{match}/analysis", lang="en")["worst"]
    assert worst
    assert page.locator("[data-worst]").count() == len(worst)
    one = worst[0]
    page.click(f"[data-worst='{one['ply']}']")
    page.wait_for_selector(f"[data-ply='{one['ply']}'][data-version]")
    assert one["text"] in page.inner_text("[data-chosen]")
    assert one["better"] in page.inner_text("[data-better]")
    page.keyboard.press("Home")
    first = min(found["ply"] for found in worst if found["ply"] > 0)
    page.keyboard.press("m")
    page.wait_for_selector(f"[data-worst='{first}'][aria-current]")
    patient.menu()
    page.select_option("header select", "es")
    told = ann.get(f"/api/matches/{match}/analysis", lang="es")["worst"]
    better = next(found["better"] for found in told if found["ply"] == first)
    page.wait_for_function(
        "(text) => document.querySelector('[data-better]')?.textContent.includes(text)", arg=better
    )


@dear(0)
@pytest.mark.parametrize("small", [False, True])
def test_it_fits_and_speaks(browser: Browser, server: Running, ann: Visitor, small: bool) -> None:
    match = played(ann, "unmatched", 40)["match"]
    for lang in LANGUAGES if small else ("en", "it"):
        dark = lang in ("pt", "it")
        with visit(browser, server.url, small=small, lang=lang, dark=dark) as guest:
            guest.page.set_default_timeout(60_000)
            guest.go(f"/replay/{match}?analysis#5")
            guest.page.wait_for_selector(DONE)
            guest.page.locator("[data-worst]").first.click()
            guest.page.wait_for_selector("[data-better]")
            narrow(guest.page)
            assert guest.page.evaluate(SMALL) == []
            assert guest.page.evaluate(CLIPPED) == []
            assert RAW.findall(guest.page.inner_text("body")) == []
            judged = THOROUGH or lang in ("en", "it")  # once light, once dark
            assert not judged or axe(guest.page) == []
            if small:
                the_log_lies_over_the_table(guest)
            guest.page.click("[data-branch]")
            guest.page.wait_for_selector("[data-branch-start]")
            narrow(guest.page)
            assert guest.page.evaluate(CLIPPED) == []
            assert not judged or axe(guest.page) == []


def the_log_lies_over_the_table(phone: Visit) -> None:
    """On a small screen players and log take the place of the table, and nothing else."""
    boxes = "(parts) => parts.map((part) => document.querySelector(part).getBoundingClientRect().toJSON())"
    phone.page.click(".button.log")
    aside, felt, bar = phone.page.evaluate(boxes, [".rail > .told", ".frame > .stage", ".frame > .bar"])
    assert (aside["top"], aside["bottom"]) == (felt["top"], felt["bottom"])
    assert aside["bottom"] <= bar["top"] + 1
    assert bar["bottom"] <= 741
    phone.page.click(".button.log")


def test_a_match_that_is_over_is_seen_through_any_eyes(desk: Visit, ann: Visitor) -> None:
    match = played(ann, "mission_arena", 12)["match"]
    page = desk.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    desk.go(f"/replay/{match}#6")
    page.wait_for_selector("[data-ply='6'][data-version]")
    assert page.input_value("[data-eyes]") == ""
    for seat in ("1", "0"):
        with page.expect_response(f"**/at/6?lang=en&seat={seat}"):
            page.select_option("[data-eyes]", seat)
        hand = ann.get(f"/api/matches/{match}/at/6", seat=int(seat))["view"]["seats"][int(seat)]["hand"]
        assert all(card is not None for card in hand)
    assert any(f"/replay?lang=en&seat={seat}" in url for url in asked), "the log is that seat's, too"


@dear(1)
@pytest.mark.parametrize("seat", [0, 1])
def test_playing_on_from_a_position(patient: Visit, ann: Visitor, seat: int) -> None:
    match = played(ann, "mission_arena", 20)["match"]
    page = patient.page
    patient.go(f"/replay/{match}#11")
    page.wait_for_selector("[data-ply='11'][data-version]")
    page.click("[data-branch]")
    page.select_option("[data-branch-seat]", str(seat))
    page.select_option("[data-branch-against]", "1")
    page.click("[data-branch-start]")
    page.wait_for_selector("[data-table] [data-legal]")
    first = patient.states[0]
    assert first["own"] == [seat]
    if first["ply"] == 11:
        assert first["view"] == ann.get(f"/api/matches/{match}/at/11", seat=seat)["view"]
    patient.choose()
    patient.wait_for_state(f"state['ply'] > {first['ply']}")


@dear(0)
def test_playing_on_with_a_friend_is_dealt_anew(desk: Visit, friend: Visit, ann: Visitor) -> None:
    match = played(ann, "mission_arena", 20)["match"]
    desk.go(f"/replay/{match}#11")
    desk.page.wait_for_selector("[data-ply='11'][data-version]")
    desk.page.click("[data-branch]")
    desk.page.select_option("[data-branch-against]", "friend")
    desk.page.click("[data-branch-start]")
    desk.page.wait_for_selector("[data-source]")
    friend.go(desk.page.url.removeprefix(friend.url))
    friend.page.wait_for_selector("[data-source]")
    friend.page.click("[data-sit]")
    desk.wait_for_state("state['actor'] is not None")
    assert desk.state["source"] == {"match": match, "ply": 11, "same_luck": False}
    hands = [
        ann.get(f"/api/matches/{match}/at/11", seat=seat)["view"]["seats"][seat]["hand"] for seat in (0, 1)
    ]
    dealt = [who.state["view"]["seats"][seat]["hand"] for seat, who in enumerate((desk, friend))]
    assert dealt != hands


def test_the_luck_is_checked_in_the_browser(
    desk: Visit, monkeypatch: pytest.MonkeyPatch, same_matches: None
) -> None:
    monkeypatch.setattr("thwack.server.tables.rooms.seed_of", proof.seed_of)
    desk.go("/play/mission_arena")
    desk.page.click("label:has([value=hot])")
    desk.page.click("[data-play]")
    desk.page.wait_for_selector("[data-table] [data-legal]")
    promised = desk.state["proof"]["commitment"]
    desk.menu()
    desk.page.click("[data-item=resign]")
    desk.page.click("button.danger")
    desk.page.click("[data-fairness] summary")
    assert promised in desk.page.inner_text("[data-fairness]")
    desk.page.click("[data-fairness] [data-check]")
    desk.page.wait_for_selector("[data-verdict=fair]")
    assert desk.page.evaluate(CLIPPED) == []
    assert axe(desk.page) == []


def test_nothing_of_it_before_the_end(desk: Visit, ann: Visitor) -> None:
    room = ann.room("unmatched", "me", "me")
    ann.enter(room["room"]).choose(0)
    desk.go(f"/replay/{room['match']}?analysis#0")
    desk.page.wait_for_selector("input[type=range]")
    assert desk.page.query_selector("[data-analyse], [data-branch], [data-analysis]") is None


def open_table(desk: Visit, watch: str) -> str:
    """A table for two on one screen, with a wish about those who watch: its address."""
    desk.go("/play/mission_arena")
    desk.page.click("label:has([value=hot])")
    desk.page.click("summary")
    desk.page.select_option("[data-watch]", watch)
    desk.page.click("[data-play]")
    desk.page.wait_for_selector("[data-table] [data-legal]")
    return desk.page.url


def choose(desk: Visit) -> None:
    """Whoever holds the device makes a choice."""
    ply = desk.state["ply"]
    if desk.page.query_selector("[data-pass]"):
        desk.page.click("[data-pass]")
    desk.choose()
    desk.wait_for_state(f"state['ply'] > {ply}")
    desk.page.wait_for_selector("[data-pass], [data-table] [data-legal]")


@dear(0)
def test_somebody_watches_by_link(desk: Visit, friend: Visit) -> None:
    link = open_table(desk, "5")
    desk.menu()
    desk.page.click("[data-item=watch-link]")
    assert desk.page.evaluate("navigator.clipboard.readText()") == link
    friend.page.goto(link)
    friend.page.wait_for_selector("[data-watching]")
    assert "5" in friend.page.inner_text("[data-watching]")
    for made in range(1, 9):
        choose(desk)
        shown = friend.wait_for_state(f"state['version'] >= {desk.state['version']}")
        assert shown["ply"] == max(0, made - 5)
        friend.page.wait_for_selector(f"[data-ply='{shown['ply']}'][data-version]")
    for state in friend.states:
        assert (state["seat"], state["own"], state["choices"]) == (None, [], [])
        for row in state["view"]["seats"]:
            assert not [card for card in row["hand"] if card is not None], "nobody's hand is open"
        assert '"seed"' not in json.dumps(state)


def test_a_table_that_nobody_may_watch(desk: Visit, friend: Visit) -> None:
    link = open_table(desk, "null")
    assert desk.page.query_selector("[data-item=watch-link]") is None
    friend.page.goto(link)
    friend.page.wait_for_selector("h2:has-text('do not want spectators')")
    assert friend.page.query_selector("[data-table]") is None
    assert friend.states == []


@dear(0)
def test_the_title_calls_from_a_hidden_tab(desk: Visit) -> None:
    desk.start("unmatched")
    page = desk.page
    calling = page.title()
    assert calling.startswith("● Your turn")
    page.wait_for_timeout(1200)
    assert page.title() == calling, "it stands still as long as somebody looks"
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    page.wait_for_function("(title) => document.title !== title", arg=calling)
    page.wait_for_function("(title) => document.title === title", arg=calling)
    page.click("header a")
    page.wait_for_selector("[data-tile]")
    page.wait_for_timeout(1200)
    assert page.title() == "Thwack"
