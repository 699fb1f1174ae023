"""People: open tables, links, the same screen, secrets, rematch, decks."""

import json
from typing import Any

import pytest

from tests.server.kit import Visitor
from tests.thorough import dear

from .visits import Visit

Json = Any


def test_a_link_brings_two_together(desk: Visit, friend: Visit) -> None:
    desk.go("/play/unmatched")
    desk.page.click("label:has([value=link])")
    desk.page.click("[data-play]")
    desk.page.wait_for_selector("#room-link")
    link = desk.page.input_value("#room-link")
    friend.page.goto(link)
    friend.page.click("[data-sit]")
    for one in (desk, friend):
        one.page.wait_for_selector("[data-table] *")
        one.page.wait_for_selector("[data-prompt]")
    assert desk.state["seat"] != friend.state["seat"]
    assert desk.page.inner_text("[data-prompt]") != friend.page.inner_text("[data-prompt]")

    friend.menu()
    friend.page.click("[data-item=resign]")
    friend.page.click("dialog .danger")
    desk.page.wait_for_selector("[data-result]")
    first = (desk.state["seat"], desk.state["setup"]["heroes"])
    desk.page.click("[data-rematch]")
    friend.page.click("dialog [data-agree]")
    desk.page.wait_for_url(lambda url: url != link)
    friend.page.wait_for_url(lambda url: url != link)
    desk.wait_for_state("state['result'] is None and state['room'] != " + repr(link.rsplit("/", 1)[1]))
    assert (desk.state["seat"], desk.state["setup"]["heroes"]) != first, "sides are swapped"


def test_open_tables_are_on_the_home_page(desk: Visit, ann: Visitor) -> None:
    ann.room("mission_arena", "me", "open", listed=True)
    desk.go("/")
    desk.page.click("section.open li button")
    desk.page.wait_for_selector("[data-table] *")
    assert desk.state["seat"] == 1


def test_same_screen_hides_hands_in_between(desk: Visit) -> None:
    desk.go("/play/unmatched")
    desk.page.click("label:has([value=hot])")
    desk.page.click("[data-play]")
    desk.page.wait_for_selector("[data-table] [data-legal]")
    first = desk.state["seat"]
    while desk.state["seat"] == first:
        version = desk.state["version"]
        desk.choose()
        desk.wait_for_state(f"state['version'] > {version}")
    desk.page.wait_for_selector("[data-pass]")
    assert not desk.page.query_selector("[data-table]"), (
        "nobody's hand is shown before the device is passed on"
    )
    desk.page.click("[data-pass]")
    desk.page.wait_for_selector("[data-table] [data-legal]")


@dear(1)
@pytest.mark.parametrize("game", ["unmatched", "battle_scenes", "mission_arena"])
def test_nothing_hidden_reaches_the_page(desk: Visit, game: str) -> None:
    desk.start(game)
    for _ in range(12):
        state = desk.state
        if state["result"]:
            break
        desk.choose()
        desk.wait_for_state(
            f"state['ply'] > {state['ply']} and (state['actor'] == state['seat'] or state['result'])"
        )
    for frame in desk.received:
        assert '"seed"' not in frame
    for state in desk.states:
        other = state["view"]["seats"][1 - state["seat"]]
        assert len(other["hand"]) < other["hand_size"] or not other["hand_size"], "the other hand is not open"
        known = [card for card in other["hand"] if card is not None]
        mentioned = json.dumps(state["lines"])
        assert not known or mentioned


def test_builder_checks_imports_and_exports(desk: Visit) -> None:
    page = desk.page
    desk.go("/build/mission_arena")
    page.wait_for_selector("[data-verdict=false]")
    page.select_option("section.deck select", "avengers")
    page.wait_for_selector("[data-verdict=true]")
    text = page.input_value("[data-deck-text]")
    page.fill("[data-deck-text]", text.replace("4 MA07", "9 MA07"))
    page.wait_for_selector("[data-verdict=false]")
    assert page.locator(".problems li").count() >= 1
    page.fill("[data-deck-text]", text)
    page.wait_for_selector("[data-verdict=true]")
    page.locator("[data-deck-text]").blur()
    assert page.input_value("[data-deck-text]") == text, "text, deck and text again are the same"
    page.fill("[data-search]", "thor")
    assert page.locator("[data-card]").count() < 10
    page.click("text=Save and play")
    page.wait_for_selector("label.chip:has-text('Avengers') >> nth=1")  # ours, and that of the game


def test_settings_are_kept(desk: Visit) -> None:
    desk.go("/")
    desk.page.click("header button[aria-label='Light or dark']")
    desk.page.select_option("header select", "it")
    desk.page.wait_for_selector("html[lang=it][data-theme=dark]")
    desk.page.reload()
    desk.page.wait_for_selector("html[lang=it][data-theme=dark]")
