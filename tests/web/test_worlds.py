"""Dice Masters and Battle Scenes: every zone keeps its place, forecasts are right."""

from typing import Any

import pytest

from tests.kits import battle_scenes as scenes
from tests.kits import dice_masters as dice
from tests.thorough import dear

from .dealer import Dealer
from .visits import Visit

Json = Any
WORLDS = {
    "dice_masters": ".player, .arena, .basics, .cards.whole, .tray",
    "battle_scenes": ".side, .row, .band, .foot, .cards",
}
BOXES = """(query) => [...document.querySelectorAll(query)].map((zone) => {
  const { x, y, width, height } = zone.getBoundingClientRect();
  return [zone.className.replace(/ ?(active|fighting|tight|rolls|svelte-\\w+)/g, ""), x, y, width, height]
    .map((one) => typeof one === "number" ? Math.round(one) : one);
})"""


@dear(0)
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
