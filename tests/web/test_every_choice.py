"""Every table shows every choice: what can be pointed at glows, and what cannot is a button of the dock. So
the list of all choices need not open by itself."""

import pytest

from tests.thorough import dear

from .dealer import Dealer
from .visits import GAMES, Visit

POSITIONS = 25
THERE = """() => [...document.querySelectorAll(":is([data-table], [data-dock]) [data-legal]")]
  .flatMap((thing) => thing.dataset.legal.split(" "))"""


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_shows_every_choice(phone: Visit, game: str) -> None:
    dealer = Dealer(phone.page, game, seed=5)
    dealer.open(phone.url)
    for _ in range(POSITIONS):
        if dealer.match.actor is None:
            break
        keys = dealer.match.choices.keys()
        there = set(dealer.look(THERE))
        rest = phone.page.query_selector("[data-main][aria-expanded]")  # too many: it opens the list
        assert rest or set(keys) <= there, f"after {dealer.match.ply} choices"
        dealer.play(dealer.chance.choice(keys))
        dealer.others()
        dealer.send()
    assert phone.page.locator("[data-choices] [data-legal]:visible").count() == 0
