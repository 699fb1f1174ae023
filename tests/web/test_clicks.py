"""A click is never lost, and seldom more than one is needed: at a desk, with a mouse, in each game."""

import pytest
from playwright.sync_api import Browser

from tests.server.kit import Running
from tests.thorough import THOROUGH, dear
from thwack.players import player_named
from thwack.players.seen import Seen

from .dealer import Dealer
from .test_whole_matches import SHORT
from .visits import GAMES, visit

CLICKS = 125 if THOROUGH else 25  # in each of four games
MOST = 1.2  # for a decision with two answers or more

# Where whoever wants to make this choice clicks next: the fewer choices a thing stands for, the better.
AIM = """(key) => {
  const at = (thing) => {
    const box = thing.getBoundingClientRect();
    for (const [dx, dy] of [[.5, .5], [.5, .15], [.15, .5], [.85, .5], [.5, .85], [.1, .1], [.06, .5]]) {
      const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
      if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
  };
  const keys = (thing) => thing.dataset.legal.split(" ");
  const menu = document.querySelector("[role=menu]");
  const found = [...(menu ?? document).querySelectorAll("[data-legal]")];
  const all = found.filter((one) => keys(one).includes(key));
  all.sort((one, other) => keys(one).length - keys(other).length);
  const together = document.querySelector("button[data-main]:not([data-legal], [aria-expanded])");
  if (together && !menu) return at(together); // what was put together on the table
  for (const thing of all.filter((one) => !one.matches("[aria-pressed=true]"))) {
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const point = at(thing);
    if (point) return point;
  }
  const rest = document.querySelector("[data-main][aria-expanded], [data-list]");
  return rest ? at(rest) : null;
}"""

# What a click may change besides making a choice: something is picked, a menu opens, the dock offers more.
SEEN = """() => [...document.querySelectorAll("[aria-pressed=true], [role=menu], dialog[open]")]
  .map((one) => one.outerHTML.slice(0, 200)).join()
  + document.querySelector("[data-dock]")?.textContent
  + document.querySelectorAll("[data-lit], .planned, .marked, .picked").length"""


@dear(0)
@pytest.mark.parametrize("game", GAMES)
def test_no_click_is_lost_and_few_are_needed(browser: Browser, server: Running, game: str) -> None:
    with visit(browser, server.url) as desk:
        page = desk.page
        page.set_viewport_size({"width": 1440, "height": 900})
        dealer = Dealer(page, game, seed=9, **SHORT.get(game, {}))
        dealer.open(desk.url)
        clicks = decisions = 0
        lost = []
        wanted = ""
        player = player_named("level:2", 9)
        while clicks < CLICKS:
            if dealer.match.actor is None:
                dealer.walk(1)
                dealer.others()
                dealer.send()
                dealer.drawn()
            open_to = len(dealer.match.choices)
            before, seen = len(dealer.chosen), page.evaluate(SEEN)
            if wanted not in dealer.match.choices:
                wanted = player.choose(Seen(dealer.match, 0)).key
            point = page.evaluate(AIM, wanted)
            assert point, f"{wanted}: {dealer.shown['prompt']}"
            page.mouse.move(*point)
            page.mouse.down()
            page.mouse.up()
            for _ in range(30):
                if len(dealer.chosen) > before or page.evaluate(SEEN) != seen:
                    break
                page.wait_for_timeout(10)
            else:
                lost.append((dealer.shown["prompt"], point))
            page.wait_for_timeout(5)
            dealer.drawn()
            if open_to > 1 or len(dealer.chosen) == before:
                clicks += 1
                decisions += len(dealer.chosen) - before
        assert lost == []
        assert clicks <= MOST * decisions, f"{clicks} clicks for {decisions} decisions"
