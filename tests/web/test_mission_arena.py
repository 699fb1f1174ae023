"""The table of Mission Arena: nothing moves, and the sums of a challenge stand before whom it is aimed at."""

from typing import Any

from tests.thorough import dear

from .dealer import Dealer
from .visits import Visit

Json = Any
BOXES = """() => [".arena", ".home", "[data-place='0:active-2']", "[data-place='1:reserve-1']"]
  .map((query) => {
    const { x, y, width, height } = document.querySelector(`[data-table] ${query}`).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  })"""
COLUMNS = """() => [...document.querySelectorAll("[data-duel]")].map((duel) => {
  const { x, width } = duel.getBoundingClientRect();
  return [Number(duel.dataset.duel), Math.round(x + width / 2)];
})"""
MIDDLE = """(query) => {
  const { x, width } = document.querySelector(query).getBoundingClientRect();
  return Math.round(x + width / 2);
}"""


def table(desk: Visit, verb: str) -> Dealer:
    """A match at the first such choice of the first seat."""
    dealer = Dealer(desk.page, "mission_arena", seed=4)
    while not (dealer.match.actor == 0 and any(choice.verb == verb for choice in dealer.match.choices)):
        dealer.walk(1)
        dealer.others()
    dealer.open(desk.url)
    desk.page.wait_for_selector("[data-place]")
    return dealer


@dear(0)
def test_arena_places_and_hand_keep_their_places(desk: Visit) -> None:
    dealer = table(desk, "challenge")
    boxes = dealer.look(BOXES)
    for _ in range(25):
        dealer.walk(1)
        dealer.others()
        dealer.send()
        assert dealer.look(BOXES) == boxes, f"after {dealer.match.ply} choices"


def test_sums_stand_before_whom_a_challenge_is_aimed_at(desk: Visit) -> None:
    dealer = table(desk, "challenge")
    dealer.play(next(choice.key for choice in dealer.match.choices if choice.verb == "challenge"))
    dealer.send()
    dealer.drawn()
    view = dealer.shown["view"]
    shown = dict(desk.page.evaluate(COLUMNS))
    assert len(shown) == len(view["challenges"]) > 0
    for number, duel in enumerate(view["challenges"]):
        target = f"[data-place='{1 - view['active']}:{duel['to']}']"
        assert abs(shown[number] - desk.page.evaluate(MIDDLE, target)) <= 2


def test_everybody_bears_arms_and_a_team_those_of_its_members(desk: Visit) -> None:
    dealer = table(desk, "challenge")
    seats = dealer.shown["view"]["seats"]
    seen = sum(1 for row in seats for place in (*row["active"], *row["reserve"]) if place["card"])
    assert desk.page.locator("[data-place] .bearer").count() >= seen
    assert desk.page.locator("[data-place] .bearer:not(:has(svg))").count() == 0
