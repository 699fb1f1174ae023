"""The table of Unmatched: a map that keeps its place, pieces before places, attacks foretold."""

from typing import Any

from tests.thorough import dear

from .dealer import Dealer
from .visits import Visit

Json = Any
BOXES = """() => ["[data-table] .map", "[data-table] .mine", "[data-table] .foes"].map((query) => {
  const { x, y, width, height } = document.querySelector(query).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
STRIKES = "() => [...document.querySelectorAll('[data-strike]')].map((strike) => strike.dataset.strike)"
LIT = "() => [...document.querySelectorAll('[data-lit]')].map((space) => space.dataset.space)"


def duel(desk: Visit, verb: str, several: bool = False) -> Dealer:
    """King Arthur and Merlin against Medusa, at such a choice of the first seat (of several fighters)."""
    dealer = Dealer(desk.page, "unmatched", seed=6, heroes=["king-arthur", "medusa"], board="sarpedon")
    while True:
        dealer.others()
        found = {choice.things.start for choice in dealer.match.choices if choice.verb == verb}
        if dealer.match.actor == 0 and len(found) > (1 if several else 0):
            break
        dealer.walk(1)
    dealer.open(desk.url)
    desk.page.wait_for_selector("[data-space]")
    return dealer


@dear(0)
def test_map_hand_and_strips_keep_their_places(desk: Visit) -> None:
    dealer = duel(desk, "maneuver")
    boxes = dealer.look(BOXES)
    for _ in range(25):
        dealer.walk(1)
        dealer.others()
        dealer.send()
        assert dealer.look(BOXES) == boxes, f"after {dealer.match.ply} choices"


def test_the_piece_first_then_only_its_places(desk: Visit) -> None:
    dealer = duel(desk, "move", several=True)
    page = desk.page
    reach: dict[str, set[str]] = {}
    for choice in dealer.shown["choices"]:
        if choice["verb"] == "move":
            reach.setdefault(choice["refs"][0], set()).add(choice["refs"][1])
    page.mouse.move(2, 2)
    assert page.evaluate(LIT) == [], "nothing until somebody is picked"
    fighter = next(iter(reach))
    page.click(f"g[data-ref={fighter}]", force=True)
    page.mouse.move(2, 2)
    assert set(page.evaluate(LIT)) == reach[fighter]


def test_who_would_strike_and_how_is_shown_at_the_target(desk: Visit) -> None:
    dealer = duel(desk, "attack")
    attack = next(choice for choice in dealer.shown["choices"] if choice["verb"] == "attack")
    things = (*attack["things"]["start"], *attack["things"]["goal"])
    attacker, target = (thing.split(":")[-1] for thing in things)
    desk.page.hover(f"g[data-ref={target}]", force=True)
    told = desk.page.evaluate(STRIKES)
    assert f"{attacker} {target}" in told


def test_a_combat_is_fought_over_the_middle_of_the_map(desk: Visit) -> None:
    dealer = duel(desk, "attack")
    dealer.play(next(choice.key for choice in dealer.match.choices if choice.verb == "attack"))
    dealer.others()
    dealer.send()
    dealer.drawn()
    middle = """(query) => {
      const { x, y, width, height } = document.querySelector(query).getBoundingClientRect();
      return [x + width / 2, y + height / 2].map(Math.round);
    }"""
    page = desk.page
    assert page.evaluate(middle, "[data-combat=now]") == page.evaluate(middle, "[data-table] .map")


def test_a_card_without_text_has_a_face(desk: Visit) -> None:
    """V4: the strongest card must not be the emptiest."""
    dealer = duel(desk, "maneuver")
    hand = dealer.shown["view"]["seats"][0]["hand"]
    assert hand
    pictures = desk.page.locator("[data-table] .hand .face .art svg.ground")
    assert pictures.count() == len(hand)
