"""A browser, and a server for it. Where there is none the tests are skipped, but not where CI=true."""

import os
import shutil
from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from tests.server.kit import Running, Visitor, running

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
MISSING = "" if CHROMIUM and find_spec("playwright") else "Chromium or playwright is not installed"

if MISSING and os.environ.get("CI") != "true":
    pytest.skip(MISSING, allow_module_level=True)

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402  # only where it is installed

from .visits import Visit, visit  # noqa: E402

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
