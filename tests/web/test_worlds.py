"""Dice Masters and Battle Scenes: every zone keeps its place, nothing is cut, forecasts are right."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.kits import battle_scenes as scenes
from tests.kits import dice_masters as dice
from tests.server.kit import Running
from tests.thorough import dear

from .dealer import Dealer
from .visits import LANGUAGES, Visit, visit

Json = Any
WORLDS = {
    "dice_masters": ".player, .arena, .basics, .cards.whole, .tray",
    "battle_scenes": ".side, .row, .band, .foot, .cards",
}
SIZES = (
    (360, 740),
    (390, 844),
    (820, 1180),
    (1200, 750),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)

BOXES = """(query) => [...document.querySelectorAll(query)].map((zone) => {
  const { x, y, width, height } = zone.getBoundingClientRect();
  return [zone.className.replace(/ ?(active|fighting|tight|rolls|svelte-\\w+)/g, ""), x, y, width, height]
    .map((one) => typeof one === "number" ? Math.round(one) : one);
})"""

# Numbers and words that a box hides; what ends in a sign of more to come is whole in the inspector.
CUT = """() => [...document.querySelectorAll("[data-table] :is(b, small, span, p, h2, h3, em, a, li)")]
  .filter((e) => e.clientWidth > 1 && e.textContent.trim() && !e.closest(".sr") && !e.querySelector("svg"))
  .filter((e) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(e);
    if (webkitLineClamp !== "none") return e.clientHeight < 11;
    const wide = overflowX === "hidden" && e.scrollWidth > e.clientWidth + 1;
    return wide || (overflowY === "hidden" && e.scrollHeight > e.clientHeight + 4);
  })
  .map((e) => `${e.className} ${e.textContent.trim().slice(0, 50)}`)"""

# What sticks out of the table, or lies below another zone.
OUT = """() => {
  const table = document.querySelector("[data-table]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-table] button")].filter((e) => {
    const box = e.getBoundingClientRect();
    const rolls = e.closest(".cards, .lanes, .row"); // drawn sideways
    if (!box.width || rolls) return false;
    return box.top < table.top - 2 || box.bottom > table.bottom + 2 || box.left < -2;
  }).map((e) => e.outerHTML.slice(0, 120));
}"""


@dear(1)
@pytest.mark.parametrize("game", WORLDS)
def test_every_zone_keeps_its_place(desk: Visit, game: str) -> None:
    """Over forty choices, whatever lies in it."""
    dealer = Dealer(desk.page, game, seed=3)
    dealer.open(desk.url)
    first: Json = None
    for _ in range(40):
        dealer.walk(2)
        if dealer.match.actor is None:
            break
        dealer.send(dealer.match.actor and 0, log=False)
        dealer.drawn()
        seen = [
            box for box in desk.page.evaluate(BOXES, WORLDS[game]) if "tray" not in box[0] or game[0] == "d"
        ]
        first = first or seen
        assert seen == first, f"after {dealer.match.ply} choices"


@dear(2)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", WORLDS)
def test_nothing_is_cut(browser: Browser, server: Running, game: str, size: tuple[int, int]) -> None:
    """In one of four languages each time."""
    lang = list(LANGUAGES)[SIZES.index(size) % 4]
    with visit(browser, server.url, lang=lang) as guest:
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        dealer = Dealer(guest.page, game, seed=SIZES.index(size))
        dealer.open(server.url)
        for _ in range(6):
            dealer.walk(17)
            dealer.send(log=False)
            dealer.drawn()
            assert guest.page.evaluate(CUT) == []
            assert guest.page.evaluate(OUT) == []
            wide, room = guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            assert wide <= room


def test_one_press_pays_the_rest(desk: Visit) -> None:
    """DM-4.6: The dock offers the plainest way that takes what was tapped, and marks its dice."""
    reserve = ["sidekick wild", "sidekick mask", "sidekick bolt", "sidekick 1"]
    mine = dice.seat(reserve=reserve, cards={"beast-genetic-expert": 1})
    dealer = Dealer(desk.page, "dice_masters")
    dealer.match = dice.position(mine, dice.seat(), chance="seed")
    dealer.open(desk.url)
    desk.page.click("[data-ref=beast-genetic-expert][data-legal]")
    desk.page.wait_for_selector(".planned")
    planned = "[...document.querySelectorAll('.planned')].map((die) => die.dataset.face).sort()"
    assert desk.page.evaluate(planned) == ["bolt", "mask"]
    desk.page.click("[data-die][data-face=wild]")
    desk.page.wait_for_function(f"{planned}.length === 1")
    desk.page.click("[data-main]")
    desk.page.wait_for_function("!document.querySelector('.planned')")
    assert dealer.chosen[0] == "buy:beast-genetic-expert"
    assert dealer.chosen[1].startswith("pay:sidekick:wild:")


def test_an_attack_shows_what_would_come_of_it(desk: Visit) -> None:
    """What gets through, what is left of a life, and who would fall: in the engine's numbers."""
    mine = dice.seat(life=14, field=["beast-big-boy-blue", "sidekick"])
    theirs = dice.seat(field=["hulk-jade-giant 2", "wolverine-wildboy 1"])
    match = dice.position(mine, theirs, step="attack", active=1, chance="seed")
    for key in (
        "attack:hulk-jade-giant",
        "attack:wolverine-wildboy",
        "block:sidekick:hulk-jade-giant",
    ):
        match.play(key)
    dealer = Dealer(desk.page, "dice_masters")
    dealer.match = match
    dealer.open(desk.url)
    through = match.view(0)["seats"][1]["field"]
    hits = sum(die["hits"] for die in through if die["attacking"])
    assert desk.page.inner_text(".through b") == str(hits)
    assert desk.page.inner_text("[data-seat='0'] .then") == f"→ {14 - hits}"
    assert desk.page.locator(".lane:has([data-ref=hulk-jade-giant]) .falls").count() == 1


def test_an_action_is_aimed_at_its_targets_only(desk: Visit) -> None:
    """BS-R1: The action is chosen on the character, then its targets glow, each with what it would lose."""
    mine = scenes.seat(scenes.unit("A07", *["A20"] * 3, stage=2), deck=["A08"] * 8)
    theirs = scenes.seat(scenes.unit("B05", "9", "9"), scenes.unit("A04", "9"), deck=["A08"] * 8)
    dealer = Dealer(desk.page, "battle_scenes")
    dealer.match = scenes.position(mine, theirs, phase="attack")
    dealer.open(desk.url)
    page = desk.page
    page.locator("[data-unit=A07] .captions [data-legal^='act:']").first.click()
    page.wait_for_selector("[data-unit=B05] .hit")
    assert desk.legal() == {choice["key"] for choice in dealer.shown["choices"]}
    damage = next(c["things"]["facts"]["damage"] for c in dealer.shown["choices"] if c["key"] == "target:B05")
    page.hover("[data-unit=B05] .captions")
    assert page.inner_text(".sum span:first-child b") == str(damage)
    page.click("[data-unit=B05] .captions li:last-child")
    page.wait_for_selector("[data-unit] .hit", state="detached")
    page.wait_for_selector("[data-unit=B05] .hurt", state="attached")
    assert dealer.chosen[1] == "target:B05", "a tap anywhere in the panel is meant for who stands there"
