"""Take the pictures of this folder: each table at a lively moment, on a desk and on a phone; a combat, a
result, the choice of a hero, and what greets a visitor.

    python docs/screenshots/take.py [game ...]             in the environment that ./test makes, with Chromium
    python docs/screenshots/take.py --png /tmp/pictures    elsewhere, as PNG

Both seats are played by the greedy player from fixed seeds, so that the same moment comes every time.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

import thwack  # noqa: E402
from tests.server.kit import running  # noqa: E402
from tests.web.chromium import CHROMIUM, MISSING  # noqa: E402
from tests.web.dealer import Dealer  # noqa: E402
from tests.web.people import QUIET  # noqa: E402
from tests.web.visits import visit  # noqa: E402
from thwack.match import Match  # noqa: E402
from thwack.players import player_named  # noqa: E402
from thwack.players.seen import Seen  # noqa: E402

QUALITY = 84
DESK, PHONE = (1440, 900), (390, 844)


class Moment(NamedTuple):
    """A match, and how many choices were made in it when the picture is taken; seat 0 must choose then."""

    seed: int
    plies: int
    setup: dict[str, Any]


MOMENTS = {
    "unmatched": Moment(2, 46, {"heroes": ["king-arthur", "medusa"], "board": "sarpedon"}),
    "dice_masters": Moment(5, 60, {"mode": "tournament", "teams": ["all-that-burns", "avengers-assemble"]}),
    "battle_scenes": Moment(1, 48, {"decks": ["earths-mightiest", "sinister-six"]}),
    "mission_arena": Moment(2, 48, {}),
}


def begun(game: str) -> Match:
    """The match of the pictures, at its beginning."""
    moment = MOMENTS[game]
    return thwack.new(game, seed=moment.seed, **moment.setup)


def played(game: str) -> list[str]:
    """What was chosen in it until then."""
    return choices(game, lambda match: match.ply >= MOMENTS[game].plies and match.actor == 0)


def until(reached: Callable[[Match], bool]) -> list[str]:
    """What was chosen in the match of Unmatched until such a moment, after the usual one or before."""
    return choices("unmatched", reached)


def choices(game: str, reached: Callable[[Match], bool]) -> list[str]:
    """What both players choose until then."""
    match = begun(game)
    players = [player_named("greedy", seed) for seed in range(match.seats)]
    keys = []
    while not reached(match):
        assert match.actor is not None
        choice = players[match.actor].choose(Seen(match, match.actor))
        keys.append(choice.key)
        match.play(choice)
    return keys


def show(page: Page, url: str, game: str, keys: list[str]) -> None:
    """Bring the page to that moment."""
    dealer = Dealer(page, game)
    dealer.match = begun(game)
    for key in keys:
        dealer.play(key)
    dealer.open(url)
    page.mouse.move(2, 2)
    page.wait_for_timeout(400)


def take(page: Page, file: Path) -> None:
    """Write what is seen to a file: WebP or PNG."""
    if file.suffix == ".png":
        page.screenshot(path=file)
        return
    session = page.context.new_cdp_session(page)
    data = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})["data"]
    file.write_bytes(base64.b64decode(data))


def tables(browser: Browser, url: str, game: str, folder: Path, kind: str) -> None:
    """The table of a game, on a desk and on a phone."""
    keys = played(game)
    for size, device in ((DESK, "desk"), (PHONE, "phone")):
        with seen(browser, url, size) as page:
            show(page, url, game, keys)
            take(page, folder / f"{game}-{device}.{kind}")


def others(browser: Browser, url: str, folder: Path, kind: str) -> None:
    """Moments besides the usual one."""
    with seen(browser, url, DESK) as page:
        page.goto(url)
        page.wait_for_load_state("networkidle")
        take(page, folder / f"home.{kind}")
        page.goto(f"{url}/play/unmatched")
        page.click("label.chip:has([value=dracula])")
        page.wait_for_load_state("networkidle")
        take(page, folder / f"heroes.{kind}")
    with seen(browser, url, DESK) as page:
        show(page, url, "unmatched", until(lambda match: bool(match.view(0)["combat"]) and match.actor == 0))
        take(page, folder / f"combat.{kind}")
    with seen(browser, url, DESK) as page:
        show(page, url, "unmatched", until(lambda match: match.actor is None))
        page.wait_for_selector("[data-result]")
        page.wait_for_timeout(900)
        take(page, folder / f"result.{kind}")


@contextmanager
def seen(browser: Browser, url: str, size: tuple[int, int]) -> Iterator[Page]:
    """A page of this size, at night."""
    with visit(browser, url, small=size == PHONE, dark=True) as guest:
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        yield guest.page


def main() -> None:
    """Take all pictures, or those of some games."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", choices=[*MOMENTS, []])
    parser.add_argument("--png", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    assert CHROMIUM, MISSING
    folder, kind = (asked.png, "png") if asked.png else (HERE, "webp")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(f"sqlite:///{data}/thwack.sqlite3") as server,
        sync_playwright() as tools,
    ):
        browser = tools.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for game in asked.games or MOMENTS:
            tables(browser, server.url, game, folder, kind)
        if not asked.games:
            others(browser, server.url, folder, kind)
        browser.close()


if __name__ == "__main__":
    main()
