"""One's own matches, found again: whose turn it is and since when, how they ended; what an account keeps."""

import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from thwack.server.store.migrate import upgrade

from .former import do, in_db, rows
from .kit import Json, Page, Running, Visitor, running


def own(visitor: Visitor, **params: int) -> Json:
    """The matches of somebody."""
    return visitor.get("/api/me/matches", 200, lang="en", **params)


def two_at_a_table(ann: Visitor, bob: Visitor, game: str = "unmatched") -> tuple[str, list[Page]]:
    """A match of two people, and their pages."""
    room = ann.room(game, "me", "open")["room"]
    bob.post(f"/api/rooms/{room}/join", {})
    return room, [ann.enter(room), bob.enter(room)]


def test_a_match_that_was_left_is_found_again(any_server: Running) -> None:
    ann, bob = Visitor(any_server.url), Visitor(any_server.url)
    assert own(ann) == {"running": [], "past": [], "more": False}
    before = int(time.time() * 1000)
    room, pages = two_at_a_table(ann, bob)
    for page in pages:
        page.close()
    (mine,), (his,) = own(ann)["running"], own(bob)["running"]
    assert (mine["room"], mine["state"], mine["winners"]) == (room, "playing", None)
    assert [seat["you"] for seat in mine["seats"]] == [True, False]
    assert [seat["you"] for seat in his["seats"]] == [False, True]
    assert mine["plays"] == ["King Arthur", "Medusa"]
    assert before <= int(str(mine["since"])) <= time.time() * 1000
    assert mine["actor"] == pages[0].state["actor"]
    assert own(Visitor(any_server.url))["running"] == [], "nobody else's"


def test_whose_turn_follows_every_choice_undo_and_restart(db: str) -> None:
    with running(db) as server:
        ann, bob = Visitor(server.url), Visitor(server.url)
        room, pages = two_at_a_table(ann, bob)
        while len({page.state["actor"] for page in pages}) > 1 or pages[0].state["ply"] < 8:
            page = pages[pages[0].state["actor"]]
            page.choose(0)
            for one in pages:
                one.until(lambda state, ply=page.state["ply"]: state["ply"] >= ply)
            assert own(ann)["running"][0]["actor"] == page.state["actor"]
        actor = pages[0].state["actor"]
        if pages[actor].state["undo"]["can"]:
            pages[actor].act("undo")
        for page in pages:
            page.close()
        while server.app.state.server.hub.sockets:  # those who have gone are not there any more
            time.sleep(0.01)
        told = own(ann)["running"], own(bob)["running"]
        cookies = ann.cookie(), bob.cookie()
    with running(db) as server:
        ann, bob = (Visitor(server.url, cookie) for cookie in cookies)
        assert (own(ann)["running"], own(bob)["running"]) == told
        assert server.app.state.server.hub.places == 0, "no match was played again to know that"
        waits = [visitor.get("/api/me/turns") for visitor in (ann, bob)]
        assert [one["running"] for one in waits] == [1, 1]
        assert [one["mine"] for one in waits] == [[room], []] if actor == 0 else [[], [room]]


def test_programs_wait_for_nobody(ann: Visitor) -> None:
    ann.room("unmatched", "me", 1)
    assert ann.get("/api/me/turns") == {"running": 0, "mine": []}
    assert own(ann)["running"][0]["actor"] == 0


def test_past_matches_tell_who_has_won(ann: Visitor, bob: Visitor) -> None:
    _, pages = two_at_a_table(ann, bob)
    pages[1].act("resign")
    (mine,), (his,) = own(ann)["past"], own(bob)["past"]
    assert own(ann)["running"] == own(bob)["running"] == []
    assert (mine["state"], mine["winners"], mine["actor"]) == ("over", [0], None)
    assert his["winners"] == [0]
    assert ann.get("/api/me/turns") == {"running": 0, "mine": []}
    assert ann.get(f"/api/matches/{mine['match']}/replay")["plies"] == 0


def test_a_table_that_waits_is_told_as_such(ann: Visitor) -> None:
    room = ann.room("unmatched", "me", "open")["room"]
    (mine,) = own(ann)["running"]
    assert (mine["room"], mine["state"], mine["actor"]) == (room, "waiting", None)


def test_older_ones_come_page_by_page(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thwack.server.tables.own.PAGE", 2)
    ended: list[str] = []
    for _ in range(5):
        room = ann.room("mission_arena", "me", 1)["room"]
        page = ann.enter(room)
        page.act("resign")
        page.close()
        ended.insert(0, room)
    found: list[str] = []
    before: dict[str, int] = {}
    for more in (True, True, False):
        told = own(ann, **before)
        assert told["more"] is more
        found += [str(one["room"]) for one in told["past"]]
        before = {"before": told["past"][-1]["since"]}
    assert found == ended


@pytest.mark.usefixtures("quick_passwords")
def test_a_guest_who_signs_up_keeps_everything(any_server: Running) -> None:
    ann, bob = Visitor(any_server.url), Visitor(any_server.url)
    room, pages = two_at_a_table(ann, bob)
    pages[0].choose(0)
    over = ann.room("unmatched", "me", 1)["room"]
    page = ann.enter(over)
    page.act("resign")
    before = own(ann)
    ann.post("/api/accounts", {"name": "Ann of Arc", "password": "sieben raben 7"})
    after = own(ann)
    assert [one["room"] for one in after["running"]] == [room]
    assert [one["room"] for one in after["past"]] == [over]
    assert [one["since"] for one in after["past"]] == [one["since"] for one in before["past"]]
    elsewhere = Visitor(any_server.url)
    elsewhere.post("/api/login", {"name": "ann of arc", "password": "sieben raben 7"})
    assert own(elsewhere) == after, "on every device"


@pytest.mark.usefixtures("quick_passwords")
def test_an_account_keeps_decks_and_settings(any_server: Running) -> None:
    ann = Visitor(any_server.url)
    ann.post("/api/me/belongings/settings", {"value": "{}"}, status=403)
    ann.get("/api/me/belongings", status=403)
    ann.post("/api/accounts", {"name": "Ann of Arc", "password": "sieben raben 7"})
    assert ann.get("/api/me/belongings") == {"kept": {}}
    ann.post("/api/me/belongings/decks.dice_masters", {"value": '[{"name": "Claws"}]'})
    ann.post("/api/me/belongings/settings", {"value": '{"theme": "dark"}'})
    ann.post("/api/me/belongings/settings", {"value": '{"theme": "light"}'})
    elsewhere = Visitor(any_server.url)
    elsewhere.post("/api/login", {"name": "Ann of Arc", "password": "sieben raben 7"})
    kept = {"decks.dice_masters": '[{"name": "Claws"}]', "settings": '{"theme": "light"}'}
    assert elsewhere.get("/api/me/belongings")["kept"] == kept
    elsewhere.post("/api/me/belongings/settings", {"value": None})
    assert ann.get("/api/me/belongings")["kept"].keys() == {"decks.dice_masters"}
    ann.post("/api/me/belongings/No%20name", {"value": "1"}, status=400)
    ann.post("/api/me/belongings/settings", {"value": "x" * 60_001}, status=400)


@pytest.mark.usefixtures("quick_passwords")
def test_an_account_keeps_so_many_things_and_no_more(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thwack.server.people.belongings.MOST", 2)
    ann.post("/api/accounts", {"name": "Ann of Arc", "password": "sieben raben 7"})
    for name in ("a", "b", "b"):
        ann.post(f"/api/me/belongings/{name}", {"value": "1"})
    said = ann.post("/api/me/belongings/c", {"value": "1"}, status=409)
    assert said["error"]["code"] == "too_many_things"


def test_matches_of_before_this_was_kept_are_played_again(db: str) -> None:
    """A database that a former version left: it says nothing of turns, and yet they are told."""
    with running(db) as server:
        ann, bob = Visitor(server.url), Visitor(server.url)
        _, pages = two_at_a_table(ann, bob)
        for _ in range(3):
            page = pages[pages[0].state["actor"]]
            page.choose(0)
            for one in pages:
                one.until(lambda state, ply=page.state["ply"]: state["ply"] >= ply)
        told, cookie = own(ann)["running"], ann.cookie()
    do(db, "UPDATE entries SET next = NULL")
    do(db, "UPDATE matches SET first = NULL, begun = NULL")
    with running(db) as server:
        found = own(Visitor(server.url, cookie))["running"]
        assert [one["actor"] for one in found] == [one["actor"] for one in told]


def test_the_migration_leaves_matches_as_they_were(db: str) -> None:
    def former(connection: Connection) -> None:
        upgrade(connection, "0007")
        row = "('m', 'r', 'unmatched', '{}', 1, '', '', 0, 0, 'over', NULL, NULL, 5)"
        columns = "id, room, game, setup, seed, content, program, listed, rated, state, result, rematch"
        connection.execute(text(f"INSERT INTO matches ({columns}, created) VALUES {row}"))

    in_db(db, former)
    in_db(db, upgrade)
    assert rows(db, "SELECT id, created, begun, first FROM matches") == [("m", 5, None, None)]
    assert rows(db, "SELECT count(*) FROM belongings") == [(0,)]


def test_of_other_rules_it_cannot_go_on(file_db: str) -> None:
    with running(file_db) as server:
        ann = Visitor(server.url)
        ann.room("unmatched", "me", 1)
        cookie = ann.cookie()
    do(file_db, "UPDATE matches SET rules = rules - 1")
    with running(file_db) as server:
        found = own(Visitor(server.url, cookie))
        assert found["running"] == []
        assert [one["state"] for one in found["past"]] == ["stopped"]
    assert Path(file_db.removeprefix("sqlite:///")).exists()
