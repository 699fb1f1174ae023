"""Small things that people mind: reasons that are out of date, names, notices in the way."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.kit import Running
from tests.thorough import dear

from .dealer import Dealer
from .visits import Visit, visit


def test_a_reason_is_that_of_the_position_that_is_shown(desk: Visit) -> None:
    """What was looked at keeps no sentence of a turn that is over."""
    dealer = Dealer(desk.page, "unmatched", seed=12)
    dealer.open(desk.url)
    page = desk.page
    while not (barred := page.query_selector(".hand [aria-disabled=true][aria-describedby]")):
        dealer.walk(1)
        dealer.others()
        dealer.send()
        dealer.drawn()
    barred.focus()
    page.keyboard.press("i")
    page.wait_for_selector("[data-zoom]")
    state = dealer.shown
    reasons = dict.fromkeys(state["why_not"], "Another reason.")
    dealer.version += 1
    dealer.put(state | {"why_not": reasons, "version": dealer.version})
    page.wait_for_function("document.querySelector('[data-zoom]')?.textContent.includes('Another reason.')")


def test_the_device_is_handed_to_somebody_by_name(desk: Visit) -> None:
    desk.go("/play/battle_scenes")
    desk.page.click("label:has([value=hot])")
    desk.page.click("[data-play]")
    desk.page.wait_for_selector("[data-legal]")
    first = desk.state["seat"]
    while not desk.page.query_selector("[data-pass]"):
        ply = desk.state["ply"]
        desk.choose()
        desk.wait_for_state(f"state['ply'] > {ply}")
        desk.page.wait_for_selector("[data-pass], [data-legal]")
    assert f"Player {2 - first}" in desk.page.inner_text(".cover h2")


def test_no_notice_lies_over_what_is_asked(desk: Visit) -> None:
    page = desk.page
    dealer = Dealer(page, "unmatched", seed=12)
    dealer.open(desk.url)
    while not (barred := page.query_selector(".hand [aria-disabled=true][aria-describedby]")):
        dealer.walk(1)
        dealer.others()
        dealer.send()
        dealer.drawn()
    barred.click(force=True)  # it says why it cannot be used
    page.wait_for_selector("[data-notice], .notice")
    notice, prompt = page.evaluate(
        """() => [document.querySelector("[data-notice], .notice"), document.querySelector("[data-prompt]")]
          .map((one) => one.getBoundingClientRect().toJSON())"""
    )
    apart = notice["top"] >= prompt["bottom"] or notice["bottom"] <= prompt["top"]
    assert apart or notice["left"] >= prompt["right"] or notice["right"] <= prompt["left"]


# What one goes to and finds something else over it: down the page, and up again.
HIDDEN = """() => {
  const all = [...document.querySelectorAll("form :is(label, select, summary, button)")];
  const lost = (thing) => {
    thing.scrollIntoView({ block: "nearest" });
    const box = thing.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.height > 0 && !(top && (thing.contains(top) || top.contains(thing)));
  };
  return [...all, ...all.toReversed()].filter(lost).map((thing) => thing.textContent.trim());
}"""


@pytest.mark.parametrize("small", [False, True])
def test_the_way_on_hides_no_option(desk: Visit, phone: Visit, small: bool) -> None:
    """B15: Nor does the head of the page."""
    guest = phone if small else desk
    guest.go("/play/unmatched?friend")
    guest.page.wait_for_selector("label.chip")
    guest.page.click("details summary")
    assert guest.page.evaluate(HIDDEN) == []
    assert guest.page.is_visible("[data-play]")


@dear(1)
@pytest.mark.parametrize("game", ["dice_masters", "battle_scenes", "mission_arena"])
def test_sides_are_named_in_the_readers_language(browser: Browser, server: Running, game: str) -> None:
    """B12: As the game has them, though the set-up may tell them card by card."""
    with visit(browser, server.url, lang="pt") as guest:
        guest.start(game)
        ours = guest.state["plays"]
        english = [row.get("team") or row["name"] for row in guest.state["view"]["seats"]]
        assert all(one != other for one, other in zip(ours, english, strict=True))
        for name in ours:
            expect(guest.page.locator("[data-table]")).to_contain_text(name, ignore_case=True)
