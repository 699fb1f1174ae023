"""Positions of each game, and what the page showed of each: looked at once, judged by many tests."""

from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.thorough import THOROUGH

from .dealer import Dealer
from .visits import visit

Json = Any
POSITIONS = 500 if THOROUGH else 60

LOOK = """() => {
  const words = (element) => element?.textContent.trim() ?? null;
  const all = (query) => [...document.querySelectorAll(query)];
  return {
    legal: all("[data-legal]").flatMap((e) => e.dataset.legal.split(" ")),
    listed: !!document.querySelector("[data-main][aria-expanded]"),
    idle: all("[data-legal]").filter((e) => !e.matches("button, [role=button], [role=menuitem]")).length,
    prompt: words(document.querySelector("[role=status][data-prompt]")),
    lines: all("[data-log] .text").map(words),
    disabled: all("[data-table] [aria-disabled=true]").map(
      (e) => words(document.getElementById(e.getAttribute("aria-describedby") ?? "-"))),
    counts: all("[data-seat]").map((seat) => [
      Number(seat.dataset.seat),
      Object.fromEntries([...seat.querySelectorAll("[data-count]")].map((e) => [
        e.dataset.zone ?? e.dataset.count,
        Number(e.dataset.zone ? e.dataset.count : words(e).match(/\\d+/)?.[0]),
      ])),
    ]),
    marked: all("[data-table] [data-last]:not(.title)").map((e) => {
      const held = e.closest("[data-die], [data-unit], [data-place]")?.dataset;
      return [e.dataset.ref, held?.die ?? held?.unit ?? held?.place ?? ""];
    }),
    health: all("[data-health]").map((e) => [e.dataset.ref ?? e.dataset.fighter, Number(e.dataset.health)]),
  };
}"""


class Look(NamedTuple):
    """What was sent, and what was seen."""

    state: Json
    seen: Json
    last: set[str] | None  # what the lines of the last choice name, where the log was sent


def looks(browser: Browser, url: str, game: str) -> list[Look]:
    """Positions of random matches in which the first seat must choose, or nobody any more."""
    found: list[Look] = []
    with visit(browser, url) as desk:
        dealer = Dealer(desk.page, game)
        dealer.open(url)
        desk.page.add_style_tag(content="#app { content-visibility: hidden }")  # nobody looks: paint nothing
        while len(found) < POSITIONS:
            dealer.walk(1)
            while dealer.match.actor == 1:
                dealer.walk(1)
            told = len(found) % 10 == 0
            dealer.send(log=told)
            found.append(Look(dealer.shown, dealer.look(LOOK), dealer.last() if told else None))
    return found
