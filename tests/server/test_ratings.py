"""Ratings: reckoned once for each rated match between two accounts, whatever dies meanwhile."""

import asyncio
import time
from collections.abc import Callable
from functools import partial

import pytest
from alembic import command
from sqlalchemy import Connection, inspect, text

from thwack.server.store import Trouble
from thwack.server.store.migrate import config_for, upgrade

from .former import do, in_db, rows
from .kit import PATIENCE, Json, Page, Running, Visitor, running
from .postgres import Cluster

GAME = "mission_arena"
PASSWORD = "sieben raben 7"
pytestmark = pytest.mark.usefixtures("quick_passwords")


def member(server: Running, name: str) -> Visitor:
    """Somebody with an account."""
    found = Visitor(server.url)
    found.post("/api/accounts", {"name": name, "password": PASSWORD})
    return found


def table(one: Visitor, other: Visitor, rated: bool = True) -> tuple[Json, list[Page]]:
    """A match of two, and their pages."""
    room = one.room(GAME, "me", "open", rated=rated)
    other.post(f"/api/rooms/{room['room']}/join", {})
    return room, [one.enter(room["room"]), other.enter(room["room"])]


def win(one: Visitor, other: Visitor, rated: bool = True) -> Json:
    """A match that the first has won, reckoned if it is; gives its room."""
    room, pages = table(one, other, rated)
    pages[1].act("resign")
    if rated:
        pages[0].until(lambda state: state["seats"][0]["rating"] and state["seats"][0]["rating"]["gained"])
    for page in pages:
        page.close()
    return room


def wait_until(found: Callable[[], object]) -> None:
    """Wait for something that the server does by itself."""
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end
        time.sleep(0.02)


def page_of(visitor: Visitor, name: str, status: int = 200) -> Json:
    """Somebody's page as another sees it."""
    return visitor.get(f"/api/people/{name}", status, lang="en")


def rating_of(visitor: Visitor, name: str) -> Json:
    """Somebody's ratings."""
    return page_of(visitor, name)["ratings"]


def counted(db: str) -> list[tuple[object, ...]]:
    """What the database says of matches that were reckoned."""
    return rows(db, "SELECT match FROM counted")


def test_a_rated_match_changes_both_ratings_once(any_server: Running) -> None:
    ann, bob = member(any_server, "Ann"), member(any_server, "Bob")
    _, pages = table(ann, bob)
    assert [seat["rating"] for seat in pages[0].state["seats"]] == [None, None]
    pages[1].act("resign")
    for page in pages:
        seats = page.until(lambda state: state["seats"][0]["rating"])["seats"]
        assert [seat["rating"] for seat in seats] == [
            {"now": 1662, "sure": False, "gained": 162},
            {"now": 1338, "sure": False, "gained": -162},
        ]
    db = any_server.settings.db
    assert rows(db, "SELECT count(*) FROM ratings") == [(2,)]
    assert len(counted(db)) == 1
    (mine,) = page_of(ann, "Ann")["ratings"]
    assert (mine["game"], mine["rating"], mine["deviation"], mine["matches"]) == (GAME, 1662, 290, 1)
    assert mine["levels"] == [1245, 1448, 1500, 1735, 1965]
    (past,) = ann.get("/api/me/matches", lang="en")["past"]
    assert [seat["rating"]["gained"] for seat in past["seats"]] == [162, -162]


def test_it_stands_at_the_next_rated_table_and_at_no_other(server: Running) -> None:
    ann, bob = member(server, "Ann"), member(server, "Bob")
    win(ann, bob)
    _, pages = table(ann, bob)
    assert pages[1].state["seats"][0]["rating"] == {"now": 1662, "sure": False, "gained": None}
    _, pages = table(ann, bob, rated=False)
    assert [seat["rating"] for seat in pages[1].state["seats"]] == [None, None]


def test_a_draw_brings_the_two_together(server: Running) -> None:
    ann, bob = member(server, "Ann"), member(server, "Bob")
    win(ann, bob)
    _, pages = table(ann, bob)
    pages[0].act("offer", what="draw")
    pages[1].until(lambda state: state["offers"])
    pages[1].act("answer", what="draw", agree=True)
    seats = pages[0].until(lambda state: state["seats"][0]["rating"]["gained"] is not None)["seats"]
    assert seats[0]["rating"]["gained"] < 0 < seats[1]["rating"]["gained"]


def test_nothing_else_is_rated(server: Running) -> None:
    """Not what was not meant to be, not against programs or guests, nor what goes on from another match."""
    ann, bob, guest = member(server, "Ann"), member(server, "Bob"), Visitor(server.url)
    room = win(ann, bob, rated=False)
    _, pages = table(ann, guest)
    pages[1].act("resign")
    page = ann.enter(ann.room(GAME, "me", 1, rated=True)["room"])
    page.act("resign")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ann.post(f"/api/matches/{room['match']}/branch", {"ply": 0, "seats": seats})["room"]
    bob.post(f"/api/rooms/{made}/join", {})
    ann.enter(made).act("resign")
    db = server.settings.db
    wait_until(lambda: len(counted(db)) == 2)  # the two that were called rated are looked at
    assert rows(db, "SELECT count(*) FROM ratings") == [(0,)]


def test_what_a_dying_server_left_is_reckoned_when_the_next_one_starts(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(db) as server:
        ann, bob = member(server, "Ann"), member(server, "Bob")
        server.app.state.server.hub.ratings.count = lambda match: asyncio.sleep(0, False)
        room, pages = table(ann, bob)
        pages[1].act("resign")
        cookie = ann.cookie()
        for page in pages:
            page.close()
    assert rows(db, "SELECT count(*) FROM ratings") == [(0,)]
    for _ in range(2):
        with running(db) as server:
            ann = Visitor(server.url, cookie)
            wait_until(partial(rating_of, ann, "Ann"))
            assert page_of(ann, "Ann")["ratings"][0]["rating"] == 1662
            ask(server, "count", room["match"])
            ask(server, "catch_up")
            assert rows(db, "SELECT person, n FROM ratings WHERE n > 1") == [], "and never again"


def ask(server: Running, what: str, *words: str) -> None:
    """Have the ratings of a server do something, in its own loop."""
    parts = server.app.state.server
    work = getattr(parts.hub.ratings, what)(*words)
    asyncio.run_coroutine_threadsafe(work, parts.sweeper.get_loop()).result(20)


def test_what_could_not_be_kept_is_reckoned_later(server: Running) -> None:
    ann, bob = member(server, "Ann"), member(server, "Bob")
    ratings = server.app.state.server.hub.ratings
    count = ratings.count

    async def full(match: str) -> bool:
        raise Trouble("database or disk is full")

    ratings.count = full
    _, pages = table(ann, bob)
    pages[1].act("resign")
    wait_until(lambda: '"where":"ratings"' in server.log.getvalue())
    pages[0].until(lambda state: state["result"])  # the match is over all the same
    ratings.count = count
    ask(server, "catch_up")
    assert page_of(ann, "Ann")["ratings"][0]["matches"] == 1


def test_two_servers_reckon_one_match_once_and_many_matches_all(postgres: Cluster | None) -> None:
    if postgres is None:
        pytest.skip("PostgreSQL is not installed")
    db = postgres.database()
    with running(db) as east, running(db) as west:
        ann, bob, cid = (member(one, name) for one, name in ((east, "Ann"), (west, "Bob"), (east, "Cid")))
        rooms = []
        for server in (east, west):
            server.app.state.server.hub.ratings.keep = server.app.state.server.hub.ratings.count
            server.app.state.server.hub.ratings.count = lambda match: asyncio.sleep(0, False)
        for one, other in ((ann, bob), (bob, cid), (cid, ann), (ann, bob)):
            room, pages = table(one, other)
            pages[1].act("resign")
            rooms.append(room["match"])
        work = []
        for server in (east, west):
            parts = server.app.state.server
            loop = parts.sweeper.get_loop()
            work += [asyncio.run_coroutine_threadsafe(parts.hub.ratings.keep(match), loop) for match in rooms]
        for one_job in work:
            one_job.result(20)
    assert len(counted(db)) == 4
    found = rows(db, "SELECT n, count(*) FROM ratings GROUP BY n ORDER BY n")
    assert found == [(1, 3), (2, 3), (3, 2)]


# Who sees what


def test_a_page_is_private_until_its_owner_says_otherwise(server: Running) -> None:
    ann, bob, cid = (member(server, name) for name in ("Ann", "Bob", "Cid"))
    win(ann, bob)
    nobody = page_of(cid, "Zoe", 404)
    mine = page_of(ann, "Ann")
    assert (mine["you"], mine["seen"], mine["listed"]) == (True, "me", False)
    assert page_of(bob, "Ann", 404) == page_of(cid, "Ann", 404) == nobody
    ann.post("/api/me/profile", {"seen": "met", "listed": False})
    theirs = page_of(bob, "ann")
    assert (theirs["name"], theirs["you"], theirs["seen"], theirs["listed"]) == ("Ann", False, None, None)
    assert theirs["ratings"][0]["history"][0]["match"] is None
    assert page_of(cid, "Ann", 404) == page_of(Visitor(server.url), "Ann", 404) == nobody
    ann.post("/api/me/profile", {"seen": "all", "listed": False})
    assert page_of(cid, "Ann")["ratings"] == page_of(Visitor(server.url), "Ann")["ratings"]
    ann.post("/api/me/profile", {"seen": "me", "listed": False})
    assert page_of(bob, "Ann", 404) == nobody


def test_results_name_nobody_who_shows_nothing(server: Running) -> None:
    ann, bob, guest = member(server, "Ann"), member(server, "Bob"), Visitor(server.url)
    win(ann, bob)
    win(bob, ann, rated=False)
    win(ann, guest, rated=False)
    ann.enter(ann.room(GAME, "me", 2)["room"]).act("resign")
    ann.enter(ann.room(GAME, "me", "me")["room"]).act("resign")  # on one screen: nobody's win
    (mine,) = page_of(ann, "Ann")["results"]
    told = {(row["kind"], row["name"]): (row["won"], row["drawn"], row["lost"]) for row in mine["opponents"]}
    assert told == {("person", "Bob"): (1, 0, 1), ("others", ""): (1, 0, 0), ("level", "Level 2"): (0, 0, 1)}
    assert sum(row["won"] + row["lost"] for row in mine["sides"]) == 4
    ann.post("/api/me/profile", {"seen": "all", "listed": False})
    (seen,) = page_of(guest, "Ann")["results"]
    assert ("others", "") in {(row["kind"], row["name"]) for row in seen["opponents"]}
    assert "Bob" not in str(seen)
    bob.post("/api/me/profile", {"seen": "all", "listed": True})
    (seen,) = page_of(guest, "Ann")["results"]
    assert "Bob" in str(seen)


def test_only_who_agrees_is_among_the_leaders(server: Running) -> None:
    ann, bob, cid = (member(server, name) for name in ("Ann", "Bob", "Cid"))
    win(ann, bob)
    path = f"/api/games/{GAME}/leaders"
    assert ann.get(path) == {"game": GAME, "leaders": [], "levels": [1245, 1448, 1500, 1735, 1965]}
    bob.post("/api/me/profile", {"seen": "me", "listed": True})
    ann.post("/api/me/profile", {"seen": "all", "listed": True})
    cid.post("/api/me/profile", {"seen": "all", "listed": True})  # who has played nothing rated
    found = bob.get(path)["leaders"]
    assert [(row["name"], row["rating"], row["you"], row["open"]) for row in found] == [
        ("Ann", 1662, False, True),
        ("Bob", 1338, True, True),
    ]
    assert [row["place"] for row in found] == [None, None], "one match says too little"
    assert [row["open"] for row in cid.get(path)["leaders"]] == [True, False]
    do(server.settings.db, "UPDATE ratings SET deviation = 80 WHERE rating < 1500")
    assert [(row["name"], row["place"]) for row in cid.get(path)["leaders"]] == [("Bob", 1), ("Ann", None)]
    ann.get("/api/games/chess/leaders", 404)


def test_a_guest_has_no_page(server: Running) -> None:
    guest = Visitor(server.url)
    page_of(guest, guest.me["name"], 404)
    guest.post("/api/me/profile", {"seen": "all", "listed": True}, 403)
    member(server, "Ann").post("/api/me/profile", {"seen": "everybody", "listed": True}, 400)


def test_a_seat_of_an_account_is_not_handed_on_in_a_rated_match(server: Running) -> None:
    ann, bob, other = member(server, "Ann"), member(server, "Bob"), Visitor(server.url)
    room, _ = table(ann, bob)
    token = bob.get(f"/api/rooms/{room['room']}/seats/1/token")["token"]
    said = other.post(f"/api/rooms/{room['room']}/join", {"token": token}, 403)
    assert said["error"]["code"] == "rated_seat"
    room, _ = table(ann, bob, rated=False)
    token = bob.get(f"/api/rooms/{room['room']}/seats/1/token")["token"]
    other.post(f"/api/rooms/{room['room']}/join", {"token": token})


# Databases of before


def test_the_migration_counts_nothing_of_before_and_can_be_taken_back(db: str) -> None:
    def former(connection: Connection) -> None:
        upgrade(connection, "0010")
        columns = "id, room, game, setup, seed, content, program, listed, rated, state, created"
        for which, rated, state in (("old", 1, "over"), ("on", 1, "playing"), ("free", 0, "over")):
            values = f"'{which}', '{which}', 'unmatched', '{{}}', 1, '', '', 0, {rated}, '{state}', 0"
            connection.execute(text(f"INSERT INTO matches ({columns}) VALUES ({values})"))

    def back(connection: Connection) -> set[str]:
        command.downgrade(config_for(connection), "0010")
        return set(inspect(connection).get_table_names())

    in_db(db, former)
    in_db(db, upgrade)
    assert counted(db) == [("old",)]
    assert not in_db(db, back) & {"ratings", "counted", "profiles"}
    in_db(db, upgrade)
    assert counted(db) == [("old",)]
