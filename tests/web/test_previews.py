"""25: What a choice would bring is shown before it is made, in the engine's numbers."""

import json
from collections import Counter
from typing import Any

from tests.kits.dice_masters import position, seat
from tests.server.kit import Visitor

from .dealer import Dealer
from .visits import Visit

Json = Any
LIT = "[...document.querySelectorAll('[data-lit]')].map((e) => e.dataset.space)"
ODDS = "[...document.querySelectorAll('[data-odds]')].map((e) => Number(e.dataset.odds))"


def test_reach_and_way_of_a_fighter(desk: Visit) -> None:
    dealer = Dealer(desk.page, "unmatched", seed=8, heroes=["robin-hood", "medusa"], board="sarpedon")
    while not any(choice.verb == "move" and dealer.match.actor == 0 for choice in dealer.match.choices):
        dealer.walk(1)
    dealer.open(desk.url)
    page = desk.page
    reach: dict[str, set[str]] = {}
    for choice in dealer.shown["choices"]:
        if choice["verb"] == "move":
            reach.setdefault(choice["refs"][0], set()).add(choice["refs"][1])
    fighter, spaces = next(iter(reach.items()))
    page.hover(f"g[data-ref={fighter}]", force=True)
    assert set(page.evaluate(LIT)) == spaces, "just the spaces that it can reach"

    start = dealer.shown["view"]["seats"][0]["fighters"][fighter]["space"]
    if len(reach) > 1:
        page.click(f"g[data-ref={fighter}]", force=True)
    goal = next(space for space in sorted(spaces) if space != start)
    page.hover(f"[data-space={goal}]", force=True)
    way = (page.get_attribute("[data-way]", "data-way") or "").split()
    assert (way[0], way[-1]) == (start, goal)


def test_odds_of_a_die_are_its_faces(desk: Visit, ann: Visitor) -> None:
    dealer = Dealer(desk.page, "dice_masters")
    dealer.match = position(seat(rolling=["sidekick fist"]), seat(), step="roll", chance="seed")
    dealer.open(desk.url)
    desk.page.hover("[data-die][data-face=fist]")
    desk.page.wait_for_selector("[data-zoom=sidekick]")
    shown = desk.page.evaluate(ODDS)
    cards: Json = ann.get("/api/games/dice_masters/cards", lang="en")
    faces = next(card["facts"]["faces"] for card in cards if card["id"] == "sidekick")
    assert sorted(shown) == sorted(Counter(map(json.dumps, faces)).values())
    assert sum(shown) == 6
