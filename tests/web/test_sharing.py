"""Passing things on: decks as links and QR codes, positions, a match in a frame."""

import http.server
import threading
from base64 import b64encode
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Frame, expect

from tests.server.kit import Running, Visitor
from tests.thorough import dear
from thwack import proof

from .test_club import SIZES, cut, invite, sized
from .test_screens import axe
from .visits import GAMES, LANGUAGES, Visit, visit

DECK = "name: Claws & more\n4 hulk\n2 thor\n"


def over(server: Running, plies: int = 6, game: str = "unmatched") -> str:
    """A match that is over after some choices."""
    ann = Visitor(server.url)
    room = ann.room(game, "me", "me")
    page = ann.enter(room["room"])
    for _ in range(plies):
        page.choose(0)
    page.act("resign")
    page.close()
    return str(room["match"])


def share(one: Visit, text: str) -> str:
    """The link of a deck that is typed in the builder."""
    one.go("/build/dice_masters")
    one.page.wait_for_selector("[data-deck-text]", state="attached")
    one.page.fill("[data-deck-text]", text)
    one.page.click("[data-share-deck]")
    return one.page.input_value("dialog [data-share=link]")


def test_a_deck_travels_in_its_link(desk: Visit, friend: Visit) -> None:
    link = share(desk, DECK)
    expect(desk.page.locator("dialog [data-qr] path")).to_be_attached()
    assert axe(desk.page, "dialog[open]") == []
    desk.page.click("[data-copy=link]")
    assert desk.page.evaluate("navigator.clipboard.readText()") == link
    asked: list[str] = []
    friend.page.on("request", lambda request: asked.append(request.url))
    friend.page.goto(link)
    expect(friend.page.locator("[data-deck-text]")).to_have_value(DECK)
    assert "#" not in friend.page.url, "and once it is taken, the address is the builder's"
    assert not [url for url in asked if link.partition("#")[2] in url], "the server was not told"


def test_a_link_without_a_deck_says_so(desk: Visit) -> None:
    desk.go("/build/dice_masters#deck=AAAA")
    expect(desk.page.locator("text=no readable deck")).to_be_visible()
    expect(desk.page.locator("[data-deck-text]")).to_have_value("\n")


def test_the_table_that_waits_has_a_code(desk: Visit) -> None:
    link = invite(desk)
    desk.page.click("[data-qr-open]")
    assert desk.page.input_value("dialog [data-share=link]") == link
    size = desk.page.locator("dialog [data-qr]").get_attribute("data-qr")
    assert int(size or 0) in range(29, 60)


def test_a_match_is_saved_as_a_file_and_opened_again(
    desk: Visit, friend: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thwack.server.tables.rooms.seed_of", proof.seed_of)  # as at a real table
    desk.go(f"/replay/{over(server)}#2")
    desk.page.click("[data-share-position]")
    with desk.page.expect_download() as saved:
        desk.page.click("dialog [data-record]")
    file = saved.value.path()
    friend.go("/matches")
    friend.page.set_input_files("[data-import]", file)
    friend.page.wait_for_url("**/replay/*#0")
    friend.page.wait_for_selector("[data-table] *")
    expect(friend.page.locator("header .seats b >> nth=0")).to_have_text("Somebody")
    friend.go("/matches")
    friend.page.set_input_files("[data-import]", {"name": "x.json", "mimeType": "", "buffer": b"{}"})
    expect(friend.page.locator("text=This file is not the record")).to_be_visible()


@dear(0)
@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_what_is_on_the_table(desk: Visit, server: Running, game: str) -> None:
    desk.go(f"/replay/{over(server, 6, game)}#4")
    desk.page.wait_for_selector("[data-table] *")
    desk.page.wait_for_load_state("networkidle")
    desk.page.evaluate("document.fonts.ready")
    shown = desk.page.locator("[data-stage]").screenshot()
    desk.page.click("[data-share-position]")
    with desk.page.expect_download() as saved:
        desk.page.click("[data-picture]")
    made = saved.value.path().read_bytes()
    names = [f"data:image/png;base64,{b64encode(one).decode()}" for one in (shown, made)]
    found = desk.page.evaluate(ALIKE, names)
    assert found["sizes"][1] == [2 * length for length in found["sizes"][0]]
    assert found["other"] < 0.05, "of a hundred dots hardly any are of another colour"
    assert found["colours"] > 20, "and they are not all of the same"


ALIKE = """async (names) => {
  const images = await Promise.all(names.map(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image;
  }));
  const sizes = images.map((image) => [image.naturalWidth, image.naturalHeight]);
  const [one, two] = images.map((image) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [sizes[0][0] / 4, sizes[0][1] / 4];
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return pen.getImageData(0, 0, canvas.width, canvas.height).data;
  });
  let other = 0;
  const colours = new Set();
  for (let i = 0; i < one.length; i += 4) {
    if ([0, 1, 2].some((part) => Math.abs(one[i + part] - two[i + part]) > 48)) other += 1;
    colours.add([0, 1, 2].map((part) => two[i + part] >> 5).join());
  }
  return { sizes, other: other / (one.length / 4), colours: colours.size };
}"""


# Frames


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """Another page: so near that a browser would send our cookies to its frames."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Framing) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{site.server_address[1]}"
        site.shutdown()


class Framing(http.server.BaseHTTPRequestHandler):
    """A page of somebody else that shows what its address says."""

    def do_GET(self) -> None:
        """The page: `/http://...` is what it shows."""
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(f'<iframe src="{self.path[1:]}" width=900 height=600></iframe>'.encode())

    def log_message(self, *_: object) -> None:
        """Nothing."""


def framed(one: Visit, site: str, url: str) -> Frame:
    """What another site shows in its frame."""
    one.page.goto(f"{site}/{url}")
    handle = one.page.wait_for_selector("iframe")
    assert handle is not None
    found = handle.content_frame()
    assert found is not None
    return found


def test_a_match_in_a_frame_knows_nobody(browser: Browser, server: Running, elsewhere: str) -> None:
    match = over(server)
    with visit(browser, server.url) as one:
        one.go("/")  # somebody with a cookie
        expect(one.page.locator("header")).to_be_visible()
        one.page.wait_for_function("document.querySelector('[data-tile]')")
        asked: list[dict[str, str]] = []
        one.page.on("request", lambda request: asked.append(request.all_headers() | {"url": request.url}))
        frame = framed(one, elsewhere, f"{server.url}/embed/{match}")
        frame.wait_for_selector("[data-table] *")
        assert axe(frame) == []
        frame.focus("input[type=range]")
        frame.press("input[type=range]", "ArrowRight")
        frame.wait_for_url("**#1")
        assert frame.query_selector("[data-branch]") is None
        assert frame.query_selector("[data-share-position]") is None
        whole = frame.query_selector("[data-whole]")
        assert whole is not None
        assert whole.get_attribute("href") == f"/replay/{match}#1"
        ours = [one for one in asked if one["url"].startswith(server.url)]
        assert len(ours) > 5
        assert not [one["url"] for one in ours if "cookie" in one and "/api/" in one["url"]]
        assert not [one["url"] for one in ours if one["url"].endswith("/api/me")]


def test_nothing_else_can_be_framed(browser: Browser, server: Running, elsewhere: str) -> None:
    match = over(server)
    with visit(browser, server.url, auto=True) as one:
        for path in ("/", f"/replay/{match}", "/embed", "/api/health"):
            frame = framed(one, elsewhere, f"{server.url}{path}")
            frame.wait_for_url("chrome-error://**")
        frame = framed(one, elsewhere, f"{server.url}/embed/{match}")
        frame.wait_for_selector("[data-table] *")


@dear(1)
@pytest.mark.parametrize(("size", "lang"), [(size, lang) for lang in LANGUAGES for size in SIZES])
def test_nothing_is_cut_and_axe_finds_nothing(
    browser: Browser, server: Running, size: tuple[int, int], lang: str
) -> None:
    match = over(server)
    with sized(browser, server.url, size, lang) as one:
        one.go(f"/replay/{match}#3")
        one.page.wait_for_selector("[data-table] *")
        one.page.click("[data-share-position]")
        assert one.page.input_value("dialog [data-share=link]").endswith(f"/replay/{match}#3")
        assert f"/embed/{match}#3" in one.page.input_value("dialog [data-share=embed]")
        one.page.wait_for_selector("[data-qr]")
        assert axe(one.page, "dialog[open]") == []
        one.go(f"/embed/{match}#3")
        one.page.wait_for_selector("[data-table] *")
        assert axe(one.page) == []
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        one.go("/build/dice_masters")
        one.page.wait_for_selector("[data-share-deck]", state="attached")
        assert [fault for fault in cut(one) if "share" in fault] == []
