"""Sessions live on the server: they end at logout, turn at the door, and can be ended everywhere."""

import asyncio
from pathlib import Path

import httpx
import pytest
from alembic import command

from thwack.server.http.doors import SIGNED_OUT
from thwack.server.people.sessions import DAY, IDLE, LINGER, TOUCH, hashed
from thwack.server.settings import Limits
from thwack.server.store.migrate import config_for, upgrade

from .former import BEFORE_SESSIONS, PASSWORD, do, former_cookie, former_database, in_db, rows
from .kit import Running, Visitor, running
from .postgres import Cluster

pytestmark = pytest.mark.usefixtures("quick_passwords")


def who(server: Running, cookie: str) -> str | None:
    """Who has that cookie, as far as a socket or a request is concerned."""
    found = asyncio.run_coroutine_threadsafe(
        server.app.state.server.people.who(cookie), server.app.state.server.store._loop
    ).result(10)
    return found.person.id if found else None


def with_account(server: Running, name: str = "Ann") -> Visitor:
    """Somebody who has just made an account."""
    found = Visitor(server.url)
    found.post("/api/accounts", {"name": name, "password": PASSWORD})
    return found


def signed_in(server: Running, name: str = "Ann") -> Visitor:
    """The same person in another browser."""
    found = Visitor(server.url)
    found.post("/api/login", {"name": name, "password": PASSWORD})
    return found


# What is kept


def test_the_database_knows_only_the_hash_of_what_a_browser_keeps(file_db: str) -> None:
    with running(file_db) as server:
        ann = with_account(server)
        secret = ann.cookie()
    assert len(secret) == 43  # 256 bits
    (row,) = rows(file_db, "SELECT id, person FROM sessions")
    assert row == (hashed(secret), ann.me["id"])
    assert secret not in str(row)


def test_guests_who_only_look_are_not_kept(file_db: str) -> None:
    with running(file_db) as server:
        for _ in range(20):
            found = httpx.Client(base_url=server.url)
            found.get("/api/me")
            assert found.post("/api/me", json={"name": "Someone"}).json()["name"] == "Someone"
            assert found.get("/api/me").json()["name"] == "Someone"
        ann = Visitor(server.url)
        guest, ticket = ann.me, ann.cookie()
        room = ann.room("unmatched", "me", 1)
        assert room["seats"][0]["you"]
        assert (ann.get("/api/me"), ann.cookie() == ticket) == (guest, False)
    assert rows(file_db, "SELECT id FROM people") == [(guest["id"],)]
    assert len(rows(file_db, "SELECT id FROM sessions")) == 1


def test_a_ticket_is_exchanged_once(file_db: str) -> None:
    with running(file_db) as server:
        ann = Visitor(server.url)
        ticket = ann.cookie()
        ann.room("unmatched", "me", 1)
        late = Visitor(server.url, ticket)  # another tab, a moment later
        assert late.me == ann.get("/api/me")
        assert late.cookie() not in (ticket, ann.cookie())
        do(file_db, "UPDATE people SET exchanged = exchanged - 61")
        assert Visitor(server.url, ticket).me["id"] != ann.me["id"]
        assert ann.get("/api/me")["id"] == ann.me["id"]


def test_who_is_refused_after_the_exchange_keeps_the_session(server: Running, ann: Visitor) -> None:
    ticket = ann.cookie()
    ann.post("/api/rooms", {"game": "chess", "setup": {}, "seats": [{"kind": "me"}] * 2, "listed": False,
                            "rated": False}, 422)  # fmt: skip
    assert ann.cookie() != ticket
    assert ann.get("/api/me")["id"] == ann.me["id"]


# Their ends


def test_logging_out_ends_the_session_on_the_server(server: Running) -> None:
    ann = with_account(server)
    secret = ann.cookie()
    assert who(server, secret) == ann.me["id"]
    ann.post("/api/logout", {})
    assert who(server, secret) is None
    assert ann.get("/api/me")["id"] != ann.me["id"]
    assert Visitor(server.url, secret).me["account"] is False


def test_making_an_account_leaves_nothing_to_who_had_the_guests_cookie(server: Running) -> None:
    ann = Visitor(server.url)
    ticket = ann.cookie()
    room = ann.room("unmatched", "me", 1)["room"]
    session = ann.cookie()
    spy = Visitor(server.url, session).enter(room)
    ann.post("/api/accounts", {"name": "Ann", "password": PASSWORD})
    assert [who(server, cookie) for cookie in (ticket, session)] == [None, None]
    assert who(server, ann.cookie()) == ann.me["id"]
    assert spy.closed() == SIGNED_OUT
    assert ann.get(f"/api/rooms/{room}")["seats"][0]["you"]


def test_signing_in_ends_the_guests_session(server: Running) -> None:
    with_account(server)
    bob = Visitor(server.url)
    room = bob.room("unmatched", "me", 1)["room"]
    before, page = bob.cookie(), bob.enter(room)
    bob.post("/api/login", {"name": "Ann", "password": PASSWORD})
    assert who(server, before) is None
    assert page.closed() == SIGNED_OUT


def test_each_sign_in_is_a_session_of_its_own(server: Running) -> None:
    ann, phone = with_account(server), signed_in(server)
    assert ann.cookie() != phone.cookie()
    phone.post("/api/logout", {})
    assert who(server, ann.cookie()) == ann.me["id"]


def test_all_sessions_can_be_ended_at_once(server: Running) -> None:
    ann, phone, friend = with_account(server), signed_in(server), with_account(server, "Bob")
    room = ann.room("unmatched", "me", 1)["room"]
    pages = [ann.enter(room), phone.enter(room)]
    other = friend.enter(room)
    cookies = [ann.cookie(), phone.cookie()]
    phone.post("/api/logout/everywhere", {})
    assert [who(server, cookie) for cookie in cookies] == [None, None]
    assert [page.closed() for page in pages] == [SIGNED_OUT, SIGNED_OUT]
    assert other.rest() is not None  # a spectator with another account stays
    other.send({"t": "ping"})
    other.next("pong")
    assert httpx.post(f"{server.url}/api/logout/everywhere", json={}).status_code == 401


def test_another_password_ends_the_other_sessions(server: Running) -> None:
    ann, phone = with_account(server), signed_in(server)
    before = [ann.cookie(), phone.cookie()]
    page = phone.enter(phone.room("unmatched", "me", 1)["room"])
    wrong = ann.post("/api/password", {"old": "wrong horse", "new": "battery staple"}, 403)
    assert wrong["error"]["code"] == "old_password"
    assert ann.post("/api/password", {"old": PASSWORD, "new": "short"}, 400)
    assert ann.post("/api/password", {"old": PASSWORD, "new": "battery staple"})["name"] == "Ann"
    assert [who(server, cookie) for cookie in (*before, ann.cookie())] == [None, None, ann.me["id"]]
    assert page.closed() == SIGNED_OUT
    bob = Visitor(server.url)
    assert bob.post("/api/login", {"name": "ann", "password": PASSWORD}, 401)
    assert bob.post("/api/login", {"name": "ann", "password": "battery staple"})["id"] == ann.me["id"]


def test_a_guest_has_no_password_to_change(ann: Visitor) -> None:
    ann.post("/api/password", {"old": PASSWORD, "new": "battery staple"}, 403)


def test_a_session_that_nobody_uses_ends(file_db: str) -> None:
    with running(file_db) as server:
        ann = with_account(server)
        for ago, known in ((IDLE - DAY, True), (IDLE + DAY, False)):
            do(file_db, f"UPDATE sessions SET seen = seen - {ago}")
            assert (who(server, ann.cookie()) is not None) is known


def test_who_comes_back_is_remembered_for_longer(file_db: str) -> None:
    with running(file_db) as server:
        ann = with_account(server)
        assert "set-cookie" not in ann.http.get("/api/me").headers
        do(file_db, f"UPDATE sessions SET seen = seen - {TOUCH + 5}")
        assert "Max-Age=31536000" in ann.http.get("/api/me").headers["set-cookie"]
        assert "set-cookie" not in ann.http.get("/api/me").headers


def test_what_is_over_and_who_never_played_is_forgotten(file_db: str) -> None:
    with running(file_db) as server:
        players = [Visitor(server.url) for _ in range(2)]
        for one in players:
            one.room("unmatched", "me", 1)
        account, looker = with_account(server), Visitor(server.url)
        looker.post("/api/rooms", {"game": "chess", "setup": {}, "seats": [{"kind": "me"}] * 2,
                                   "listed": False, "rated": False}, 422)  # fmt: skip
        looker.get("/api/me")
    do(file_db, f"UPDATE sessions SET seen = seen - {LINGER + DAY}")
    do(file_db, f"UPDATE people SET created = created - {LINGER + DAY}")
    do(file_db, f"UPDATE sessions SET seen = seen - {IDLE} WHERE person = :who", who=players[0].me["id"])
    with running(file_db) as server:
        Visitor(server.url)
    kept = {row[0] for row in rows(file_db, "SELECT id FROM people")}
    assert kept == {players[0].me["id"], players[1].me["id"], account.me["id"]}
    assert {row[0] for row in rows(file_db, "SELECT person FROM sessions")} == kept - {players[0].me["id"]}


# Cookies of a former version


def test_a_former_cookie_is_exchanged_once(db: str) -> None:
    former_database(db, ("ann-id", "Ann", True), ("guest-id", "Guest 1234", False))
    with running(db) as server:
        for which in ("ann-id", "guest-id"):
            old = former_cookie(which)
            found = Visitor(server.url, old)
            assert found.me["id"] == which
            assert found.cookie() != old
            assert Visitor(server.url, old).me["id"] == which  # the other tabs of the same browser
            do(db, "UPDATE people SET exchanged = exchanged - 61")
            assert Visitor(server.url, old).me["id"] != which
            assert found.get("/api/me")["id"] == which


def test_a_page_that_was_open_while_the_server_was_renewed_goes_on(file_db: str) -> None:
    former_database(file_db.replace("thwack.sqlite3", "old.sqlite3"), ("ann-id", "Ann", False))
    with running(file_db.replace("thwack.sqlite3", "old.sqlite3")) as server:
        ann = Visitor(server.url, former_cookie("ann-id"))
        room = ann.room("unmatched", "me", 1)["room"]
        ann.http.cookies.set("thwack", former_cookie("ann-id"), domain="127.0.0.1")
        assert ann.enter(room).state["own"] == [0]


@pytest.mark.parametrize("path", ["/api/logout", "/api/logout/everywhere", "/api/login"])
def test_leaving_ends_a_former_cookie_too(tmp_path: Path, path: str) -> None:
    """Whether it was exchanged meanwhile or not."""
    db = f"sqlite:///{tmp_path}/old.sqlite3"
    former_database(db, ("ann-id", "Ann", True), ("a", "A", False), ("b", "B", False))
    with running(db) as server:
        Visitor(server.url, former_cookie("a")).post(path, {"name": "Ann", "password": PASSWORD})
        httpx.post(
            server.url + path,
            json={"name": "Ann", "password": PASSWORD},
            cookies={"thwack": former_cookie("b")},
        )
        assert [who(server, former_cookie(one)) for one in ("a", "b")] == [None, None]


def test_nobody_new_has_a_former_cookie(server: Running, ann: Visitor) -> None:
    ann.room("unmatched", "me", 1)
    forged = server.app.state.server.people._former.dumps(ann.me["id"])
    do(server.settings.db, "UPDATE people SET exchanged = exchanged - 61")
    assert who(server, forged) is None


def test_the_former_version_can_be_gone_back_to(db: str) -> None:
    former_database(db, ("ann-id", "Ann", True), ("bob-id", "Bob", False))
    before = rows(db, "SELECT id, name, login, password, created FROM people ORDER BY id")
    in_db(db, upgrade)
    assert rows(db, "SELECT claims FROM people WHERE login IS NOT NULL") == [("ann",)]
    in_db(db, lambda connection: command.downgrade(config_for(connection), BEFORE_SESSIONS))
    assert rows(db, "SELECT * FROM people ORDER BY id") == before
    with running(db) as server:  # and forward once more
        assert Visitor(server.url, former_cookie("ann-id")).me["account"]


# Several servers


def test_a_session_that_ends_at_one_server_ends_at_the_other(postgres: Cluster | None) -> None:
    if postgres is None:
        pytest.skip("PostgreSQL is not installed")
    db = postgres.database()
    with running(db) as east, running(db) as west:
        ann = with_account(east)
        room = ann.room("unmatched", "me", 1)["room"]
        page = Visitor(west.url, ann.cookie()).enter(room)
        assert page.state["own"] == [0]
        secret = ann.cookie()
        ann.post("/api/logout", {})
        assert page.closed() == SIGNED_OUT
        assert Visitor(west.url, secret).me["id"] != ann.me["id"]


# Guessing


def guess(visitor: Visitor, status: int, name: str = "Ann", password: str = "wrong horse") -> str:
    """Try a password."""
    found = visitor.post("/api/login", {"name": name, "password": password}, status)
    return str(found.get("error", found).get("code", "in"))


def test_many_addresses_get_no_more_guesses_at_one_account(file_db: str) -> None:
    limits = Limits(entrances=(1000, 1000), guesses=(0.001, 5))
    with running(file_db, limits=limits, proxies="127.0.0.1") as server:
        owner = with_account(server)
        strangers = [Visitor(server.url) for _ in range(8)]
        for at, one in enumerate(strangers):
            one.http.headers["x-forwarded-for"] = f"10.0.0.{at}"
        told = [guess(one, 401 if at < 5 else 429) for at, one in enumerate(strangers)]
        assert told == ["wrong_password"] * 5 + ["too_many_guesses"] * 3
        assert guess(strangers[0], 429, password=PASSWORD) == "too_many_guesses"
        owner.post("/api/logout", {})
        assert guess(owner, 200, password=PASSWORD) == "in"  # this browser was here before
        assert guess(strangers[0], 401, name="Bob") == "wrong_password"


def test_a_name_that_nobody_has_is_limited_in_the_same_way(file_db: str) -> None:
    with running(file_db, limits=Limits(entrances=(1000, 1000), guesses=(0.001, 2))) as server:
        ann = Visitor(server.url)
        assert [guess(ann, status, "Nobody") for status in (401, 401, 429)][-1] == "too_many_guesses"


def test_a_browser_that_is_known_may_not_guess_for_ever(file_db: str) -> None:
    with running(file_db, limits=Limits(entrances=(1000, 1000), guesses=(0.001, 2))) as server:
        ann = with_account(server)
        assert [guess(ann, status) for status in (401, 401, 429)][-1] == "too_many_guesses"
        wish = {"old": "wrong horse", "new": "battery staple"}
        for status in (403, 403, 429):
            ann.post("/api/password", wish, status)
