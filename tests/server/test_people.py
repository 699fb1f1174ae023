"""Only the right people: cookies, accounts, seat tokens, the list of origins, limits."""

import json
import re
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.thorough import dear
from thwack.server.http.limits import Bucket, Buckets
from thwack.server.http.origins import allowed_origins
from thwack.server.settings import Limits, Settings

from .kit import Page, Running, Visitor, running
from .test_playing import two_at


def test_a_guest_gets_a_cookie_that_no_script_reads(server: Running) -> None:
    found = httpx.get(f"{server.url}/api/me")
    cookie = found.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert found.json()["account"] is False


@pytest.mark.parametrize(
    ("spoken", "called"),
    [("pt-BR,en;q=0.5", "Visitante"), ("es", "Invitado"), ("it-IT", "Ospite"), ("fr", "Guest")],
)
def test_a_guest_is_called_so_in_the_own_language(server: Running, spoken: str, called: str) -> None:
    found = httpx.get(f"{server.url}/api/me", headers={"accept-language": spoken}).json()
    assert re.fullmatch(rf"{called} \d{{4}}", found["name"])


def test_a_cookie_behind_https_is_secure(server: Running) -> None:
    found = httpx.get(f"{server.url}/api/me", headers={"x-forwarded-proto": "https"})
    assert "Secure" in found.headers["set-cookie"]


def test_a_forged_cookie_is_nobody(server: Running, ann: Visitor) -> None:
    forged = ann.cookie()[:-2] + "xx"
    me = httpx.get(f"{server.url}/api/me", cookies={"thwack": forged}).json()
    assert me["id"] != ann.me["id"]
    body = {"name": "Mallory"}
    answer = httpx.post(f"{server.url}/api/me", json=body, cookies={"thwack": forged})
    assert answer.status_code == 401
    assert answer.json()["error"]["code"] == "no_cookie"


@dear(1)
def test_a_guest_is_renamed_and_becomes_an_account(any_server: Running) -> None:
    ann, bob = Visitor(any_server.url), Visitor(any_server.url)
    assert ann.post("/api/me", {"name": " Ann  B "})["name"] == "Ann B"
    assert ann.post("/api/me", {"name": " \u200b "}, 400)["error"]["code"] == "bad_name"
    made = ann.post("/api/accounts", {"name": "Ann", "password": "correct horse"})
    assert made == {"id": ann.me["id"], "name": "Ann", "account": True}
    taken = bob.post("/api/accounts", {"name": " ANN", "password": "another horse"}, 409)
    assert taken["error"]["code"] == "taken"
    assert bob.post("/api/login", {"name": "ann", "password": "wrong horse"}, 401)
    assert bob.post("/api/login", {"name": "nobody", "password": "wrong horse"}, 401)
    assert bob.post("/api/login", {"name": "ann", "password": "correct horse"})["id"] == ann.me["id"]
    assert bob.get("/api/me")["name"] == "Ann"
    bob.post("/api/logout", {})
    assert bob.get("/api/me")["account"] is False
    assert ann.post("/api/me", {"name": "Anna"}, 403)


def test_a_new_name_is_seen_at_the_table(server: Running) -> None:
    pages, _ = two_at(server.url)
    pages[1].visitor.post("/api/me", {"name": "Barbara"})
    pages[0].until(lambda state: state["seats"][1]["name"] == "Barbara")


def test_a_short_password_is_refused(ann: Visitor) -> None:
    assert ann.post("/api/accounts", {"name": "Ann", "password": "short"}, 400)


def test_a_seat_moves_to_another_device_with_a_token(server: Running, ann: Visitor, bob: Visitor) -> None:
    room = ann.room("unmatched", "me", 1)["room"]
    token = ann.get(f"/api/rooms/{room}/seats/0/token")["token"]
    assert ann.get(f"/api/rooms/{room}/seats/1/token", 403)
    assert bob.get(f"/api/rooms/{room}/seats/0/token", 403)
    assert bob.post(f"/api/rooms/{room}/join", {"token": token + "x"}, 403)
    assert bob.post(f"/api/rooms/{room}/join", {"token": token})["seats"][0]["you"]
    assert not ann.get(f"/api/rooms/{room}")["seats"][0]["you"]
    assert ann.post(f"/api/rooms/{room}/join", {"token": token}, 403)  # it was for Ann's seat, which is gone


def test_a_taken_seat_is_taken(server: Running, ann: Visitor, bob: Visitor) -> None:
    room = ann.room("unmatched", "me", "open")["room"]
    assert bob.post(f"/api/rooms/{room}/join", {"seat": 0}, 409)["error"]["code"] == "full"
    assert bob.post(f"/api/rooms/{room}/join", {"seat": 3}, 409)
    assert bob.post(f"/api/rooms/{room}/join", {"seat": 1})
    assert bob.post(f"/api/rooms/{room}/join", {})["state"] == "playing"
    assert Visitor(server.url).post(f"/api/rooms/{room}/join", {}, 409)


def test_open_tables_are_listed_until_they_are_full(any_server: Running) -> None:
    ann, bob = Visitor(any_server.url), Visitor(any_server.url)
    ann.room("unmatched", "me", "open")
    room = ann.room("unmatched", "me", "open", listed=True)
    assert [one["room"] for one in bob.get("/api/rooms")] == [room["room"]]
    assert "contra" in bob.get("/api/rooms", lang="pt")[0]["title"]
    bob.post(f"/api/rooms/{room['room']}/join", {})
    assert bob.get("/api/rooms") == []


def test_another_page_cannot_speak_in_somebodys_name(server: Running, ann: Visitor) -> None:
    evil = "https://evil.example"
    assert ann.post("/api/me", {"name": "Ann"}, 403, Origin=evil)["error"]["code"] == "origin"
    assert ann.post("/api/me", {"name": "Ann"}, Origin=server.url)
    room = ann.room("unmatched", "me", 1)["room"]
    address = f"ws://127.0.0.1:{server.settings.port}/api/rooms/{room}/socket"
    for origin in (evil, server.url + "0", "null", server.url.replace("http", "https")):
        with pytest.raises(InvalidStatus), connect(address, additional_headers={"Origin": origin}):
            pass


def test_the_list_of_origins_is_exact() -> None:
    found = allowed_origins(Settings(port=8000, db="", origins=("https://play.example/",)))
    assert {"http://127.0.0.1:8000", "http://localhost:8000", "https://play.example"} <= found
    assert not any("*" in origin for origin in found)


def test_buckets_drip() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    buckets = Buckets((1, 1))
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


def test_an_address_that_asks_too_much_waits(file_db: str) -> None:
    limits = Limits(requests=(0.01, 12), entrances=(0.01, 2), rooms=(0.01, 1), frames=(1000, 1000), sockets=2)
    with running(file_db, limits=limits) as server:
        ann = Visitor(server.url)
        room = ann.room("unmatched", "me", 1)["room"]
        wish = {
            "game": "unmatched",
            "setup": {},
            "seats": [{"kind": "me"}] * 2,
            "listed": False,
            "rated": False,
        }
        assert ann.post("/api/rooms", wish, 429)["error"]["code"] == "too_fast"
        for status in (401, 401, 429):
            assert ann.post("/api/login", {"name": "ann", "password": "wrong horse"}, status)
        pages = [ann.enter(room) for _ in range(2)]
        third = Page(ann, room, hello=False)
        assert third.read()["code"] == "too_fast"
        assert third.closed() == 1008
        for page in pages:
            page.close()
        codes = {httpx.get(f"{server.url}/api/health").status_code for _ in range(12)}
        assert codes == {200, 429}


def test_a_socket_that_sends_too_much_is_told_and_then_left(file_db: str) -> None:
    with running(file_db, limits=Limits(frames=(0.01, 5))) as server:
        ann = Visitor(server.url)
        page = ann.enter(ann.room("unmatched", "me", 1)["room"])
        with suppress(ConnectionClosed):  # the server may hang up before all are sent
            for _ in range(40):
                page.send({"t": "ping"})
        assert page.closed() == 1008
        told = [json.loads(data) for data in page.raw]
        assert any(frame.get("code") == "too_fast" for frame in told)


def test_who_is_here_is_seen(server: Running) -> None:
    pages, _ = two_at(server.url)
    pages[0].until(lambda state: state["seats"][1]["online"])
    pages[1].close()
    pages[0].until(lambda state: not state["seats"][1]["online"])
