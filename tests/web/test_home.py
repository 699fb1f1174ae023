"""From nothing to a match: at once, without an account, without the internet, without pictures."""

import gzip

import pytest
from playwright.sync_api import Response

from tests.thorough import dear

from .visits import GAMES, Visit


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_to_a_match(desk: Visit, game: str) -> None:
    """How long they take is for a quiet machine to tell: no test asks a clock."""
    desk.start(game)  # two clicks
    assert desk.legal()


@dear(0)
def test_works_without_the_internet(desk: Visit) -> None:
    desk.page.context.route(
        lambda address: not address.startswith(desk.url), lambda route: route.abort("internetdisconnected")
    )
    desk.start("unmatched")
    for path in ("/", "/cards/dice_masters", "/build/battle_scenes", "/play/mission_arena"):
        desk.go(path)
        desk.page.wait_for_selector("main h1")
    assert desk.strangers == []


@dear(0)
def test_playable_without_pictures(desk: Visit) -> None:
    for game in GAMES:
        desk.start(game)
        broken = desk.page.evaluate("[...document.images].filter((image) => !image.naturalWidth).length")
        assert broken == 0
    assert [address for address in desk.failed if "/socket" not in address and "/api/" not in address] == []


def test_first_load_is_small(desk: Visit) -> None:
    bodies: list[bytes] = []
    type_: list[bytes] = []
    desk.page.on("response", lambda one: (type_ if one.url.endswith(".woff2") else bodies).append(one.body()))
    desk.go("/")
    desk.page.wait_for_selector("[data-tile]")
    desk.page.wait_for_load_state("networkidle")
    packed = sum(len(gzip.compress(body)) for body in bodies)
    assert packed < 110_000, f"{packed} bytes, packed"
    assert sum(map(len, type_)) <= 40_000, "type for the page around the tables"


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_home_and_one_match_are_small(desk: Visit, game: str) -> None:
    """Code and styles, packed; type comes besides."""
    code: dict[str, bytes] = {}

    def take(one: Response) -> None:
        if one.url.endswith((".js", ".css")):
            code[one.url] = one.body()

    desk.page.on("response", take)
    desk.start(game)
    desk.page.wait_for_load_state("networkidle")
    packed = sum(len(gzip.compress(body)) for body in code.values())
    assert packed < 250_000, f"{packed} bytes, packed"


def test_play_now_is_one_click(desk: Visit) -> None:
    desk.go("/")
    desk.page.click("[data-now]")
    desk.page.wait_for_selector("[data-legal]")
    assert desk.state["seats"][1]["level"] == 2


def test_heroes_are_chosen_by_their_faces(desk: Visit) -> None:
    desk.go("/play/unmatched")
    desk.page.click("label.chip:has([value=dracula])")
    assert "Dracula" in desk.page.inner_text("[data-choose-for='0']")
    desk.page.wait_for_selector(".about:has-text('Bloodthirsty')")
    desk.page.click("[data-choose-for='1']")
    desk.page.click("label.chip:has([value=alice])")
    desk.page.click("[data-play]")
    desk.page.wait_for_selector("[data-legal]")
    assert desk.state["setup"]["heroes"] == ["dracula", "alice"]
