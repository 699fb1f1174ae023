"""No word and no number is cut, covered or broken: in all games, languages and sizes of a window."""

import os

import pytest
from playwright.sync_api import Browser

from tests.server.kit import Running
from tests.thorough import THOROUGH, dear

from .cut import FAULTS, LONG
from .dealer import Dealer
from .visits import GAMES, LANGUAGES, visit

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
CASES = [(lang, game) for lang in LANGUAGES for game in GAMES]
EACH = int(os.environ.get("THWACK_POSITIONS", 12 if THOROUGH else 3))  # in a language

# What is measured to fit is drawn a moment later.
STILL = """() => new Promise((done) => {
  let frames = 5;
  const go = () => frames-- ? requestAnimationFrame(go) : done(null);
  go();
})"""


@dear(1)
@pytest.mark.parametrize(("lang", "game"), CASES)
def test_every_word_and_number_can_be_read(browser: Browser, server: Running, lang: str, game: str) -> None:
    """Each position in another size, seen by who must choose or by who waits."""
    turn = list(LANGUAGES).index(lang) + GAMES.index(game)
    with visit(browser, server.url, lang=lang) as guest:
        dealer = Dealer(guest.page, game, seed=100 + turn)
        dealer.open(server.url)
        for number in range(EACH):
            width, height = SIZES[(number * (1 if THOROUGH else 3) + turn) % len(SIZES)]
            guest.page.set_viewport_size({"width": width, "height": height})
            dealer.walk(1 if number < 6 else 7)
            dealer.send(dealer.match.actor if number % 4 else 0)
            dealer.drawn()
            guest.page.evaluate(STILL)
            if not dealer.shown["result"]:
                found = guest.page.evaluate(FAULTS, LONG)
                assert found == [], f"{width}x{height}, after {dealer.match.ply} choices"
