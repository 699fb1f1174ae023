"""What every answer carries, which methods an address has, and addresses that no file can have."""

import httpx
import pytest

from tests.thorough import dear
from thwack.server.settings import Limits

from .kit import Running, running

EVERY_KIND = ("/", "/api/health", "/api/nothing", "/nothing.js", "/api/accounts", "/icon.svg")


@pytest.mark.parametrize("path", EVERY_KIND)
def test_every_answer_says_what_a_browser_may_do_with_it(server: Running, path: str) -> None:
    found = httpx.get(server.url + path).headers
    assert "frame-ancestors 'none'" in found["content-security-policy"]
    assert "default-src" in found["content-security-policy"]
    assert "camera=()" in found["permissions-policy"]
    assert found["x-content-type-options"] == "nosniff"
    assert found["referrer-policy"] == "same-origin"
    assert "strict-transport-security" not in found


def test_other_pages_may_show_what_is_there_to_be_shown_and_nothing_else(server: Running) -> None:
    for path, framed in (
        ("/embed/abc", "*"),
        ("/embed", "'none'"),
        ("/embedded", "'none'"),
        ("/room/abc", "'none'"),
    ):
        found = httpx.get(server.url + path)
        assert found.headers["content-security-policy"].endswith(f"frame-ancestors {framed}"), path
        assert "set-cookie" not in found.headers


def test_an_answer_to_somebody_who_asks_too_much_says_so_too(file_db: str) -> None:
    with running(file_db, limits=Limits(requests=(0.01, 1))) as server:
        answers = [httpx.get(f"{server.url}/api/health") for _ in range(2)]
        assert [one.status_code for one in answers] == [200, 429]
        assert all("default-src 'none'" in one.headers["content-security-policy"] for one in answers)


def test_the_page_connects_to_its_own_server_alone(server: Running) -> None:
    host = server.url.removeprefix("http://")
    own = httpx.get(server.url).headers["content-security-policy"]
    assert f"connect-src 'self' ws://{host};" in own
    other = httpx.get(server.url, headers={"host": "evil.example"}).headers["content-security-policy"]
    assert "connect-src 'self';" in other
    assert "evil" not in other


def test_behind_https_browsers_never_come_back_without_it(file_db: str) -> None:
    with running(file_db, origins=("https://thwack.example",)) as server:
        asked = {"host": "thwack.example", "x-forwarded-proto": "https"}
        found = httpx.get(server.url, headers=asked).headers
        assert found["strict-transport-security"] == "max-age=31536000"
        assert "connect-src 'self' wss://thwack.example;" in found["content-security-policy"]


@dear(4)
@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/accounts", "POST"),
        ("GET", "/api/login", "POST"),
        ("GET", "/api/logout", "POST"),
        ("GET", "/api/rooms/abc/join", "POST"),
        ("HEAD", "/api/login", "POST"),
        ("OPTIONS", "/api/me", "GET, POST"),
        ("OPTIONS", "/api/rooms", "GET, POST"),
        ("DELETE", "/api/me", "GET, POST"),
        ("POST", "/api/health", "GET"),
        ("POST", "/api/openapi.json", "GET, HEAD"),
    ],
)
def test_a_wrong_method_is_told_which_are_right(
    server: Running, method: str, path: str, allowed: str
) -> None:
    found = httpx.request(method, server.url + path)
    assert (found.status_code, found.headers["allow"]) == (405, allowed)


def test_a_page_is_not_posted_to(server: Running) -> None:
    found = httpx.post(server.url + "/play/unmatched")
    assert found.status_code == 405
    assert {*found.headers["allow"].split(", ")} == {"GET", "HEAD"}


@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS"])
def test_an_address_that_does_not_exist_has_no_method(server: Running, method: str) -> None:
    found = httpx.request(method, f"{server.url}/api/nothing")
    assert (found.status_code, "allow" in found.headers) == (404, False)


@pytest.mark.parametrize(
    "path", ["/x%00.js", "/assets/%00.css", f"/{'x' * 300}.js", "/%ff.js", "/a/%2e%2e%00/b.js"]
)
def test_an_address_that_no_file_can_have_is_not_found(server: Running, path: str) -> None:
    assert httpx.get(server.url + path).status_code == 404
    assert "fault" not in server.log.getvalue()
