"""Every table shows every choice: what can be pointed at glows, and what cannot is a plain button. So the
list of all choices need not open by itself on a small screen."""

import pytest

from .dealer import Dealer
from .visits import GAMES, Visit

POSITIONS = 25
THERE = """() => [...document.querySelectorAll("[data-table] [data-legal]")]
  .flatMap((thing) => thing.dataset.legal.split(" "))"""


@pytest.mark.parametrize("game", GAMES)
def test_the_table_shows_every_choice(phone: Visit, game: str) -> None:
    dealer = Dealer(phone.page, game, seed=5)
    dealer.open(phone.url)
    for _ in range(POSITIONS):
        if dealer.match.actor is None:
            break
        keys = dealer.match.choices.keys()
        assert set(keys) <= set(dealer.look(THERE)), f"after {dealer.match.ply} choices"
        dealer.play(dealer.chance.choice(keys))
        dealer.others()
        dealer.send()
    assert phone.page.locator("[data-choices] [data-legal]:visible").count() == 0
