"""A browser, a server for it, and the people who visit."""

import random
import string
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.kit import Running, Visitor, running

from .chromium import CHROMIUM, MISSING
from .visits import Visit, visit

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a screen."""
    assert CHROMIUM, MISSING
    with sync_playwright() as tools:
        found = tools.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on a database of its own."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('web')}/thwack.sqlite3") as found:
        yield found


@pytest.fixture(autouse=True)
def same_matches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test plays the same matches whenever it is run; opponents think by the name of the match and its
    secret, so those are the same, too."""
    chance = random.Random(request.node.nodeid)
    letters = string.ascii_letters + string.digits
    monkeypatch.setattr("thwack.server.tables.rooms.seed_of", lambda *_: chance.getrandbits(62))
    monkeypatch.setattr("thwack.server.tables.rooms.new_secret", lambda: f"{chance.getrandbits(256):064x}")
    monkeypatch.setattr("thwack.server.tables.rooms.new_id", lambda: "".join(chance.choices(letters, k=12)))


@pytest.fixture
def ann(server: Running) -> Visitor:
    """Somebody who needs no browser."""
    return Visitor(server.url)


@pytest.fixture
def desk(browser: Browser, server: Running) -> Iterator[Visit]:
    """Somebody at a desk."""
    with visit(browser, server.url) as found:
        yield found


@pytest.fixture
def friend(browser: Browser, server: Running) -> Iterator[Visit]:
    """Somebody else at a desk."""
    with visit(browser, server.url) as found:
        yield found


@pytest.fixture
def phone(browser: Browser, server: Running) -> Iterator[Visit]:
    """Somebody with a phone."""
    with visit(browser, server.url, small=True) as found:
        yield found


@pytest.fixture
def page(desk: Visit) -> Page:
    """The page of somebody at a desk."""
    return desk.page
