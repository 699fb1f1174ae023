"""A match that was begun with other rules or cards says so; it neither crashes nor goes on wrongly."""

from typing import Any

import pytest
from sqlalchemy import create_engine

import thwack
from thwack.content import game_named

from .kept import keep
from .kit import Visitor, running


def rewrite(db: str, **columns: Any) -> None:
    """Matches in a database as another version would have left them."""
    engine = create_engine(db)
    with engine.begin() as connection:
        for name, value in columns.items():
            connection.exec_driver_sql(f"UPDATE matches SET {name} = ?", (value,))
    engine.dispose()


@pytest.mark.parametrize(
    ("column", "value", "code", "sentence"),
    [
        ("rules", 99, "rules", "a different version of the rules"),
        ("content", "0123456789abcdef", "content", "different cards"),
    ],
)
def test_other_rules_and_other_cards_are_told(
    column: str, value: Any, code: str, sentence: str, file_db: str
) -> None:
    """A match that cannot go on is shown as far as it can be made again, and says why it goes no further."""
    [kept] = keep(file_db, "unmatched", 23)
    rewrite(file_db, **{column: value})
    engine = create_engine(file_db)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE entries SET key = 'as:it:was' WHERE n = 20")
        connection.exec_driver_sql("UPDATE matches SET state = 'playing'")
    engine.dispose()
    with running(file_db) as server:
        anybody, path = Visitor(server.url), f"/api/matches/{kept.match}/replay"
        whole = anybody.get(path)
        assert whole["plies"] == 20
        assert (whole["result"]["winners"], whole["result"]["reason"]) == ([], code)
        assert sentence in whole["result"]["text"]
        told = {anybody.get(path, lang=lang)["result"]["text"] for lang in ("en", "pt", "es", "it")}
        assert len(told) == 4
        page = anybody.enter(f"room-{kept.match}")
        assert (page.state["ply"], page.state["actor"]) == (20, None)
        assert page.state["view"] == kept.positions[20].view(None)
        assert anybody.room("unmatched", "me", 1)["room"]  # the others go on


def test_how_an_older_match_ended_is_kept(file_db: str) -> None:
    [kept] = keep(file_db, "unmatched", 23)
    rewrite(file_db, rules=99, result='{"winners": [1], "reason": "hero defeated"}')
    engine = create_engine(file_db)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE entries SET key = 'as:it:was' WHERE n = 20")
    engine.dispose()
    with running(file_db) as server:
        result = Visitor(server.url).get(f"/api/matches/{kept.match}/replay")["result"]
        assert (result["winners"], result["reason"]) == ([1], "hero defeated")


def test_cards_that_are_no_more_are_told(file_db: str) -> None:
    [kept] = keep(file_db, "unmatched", 23)
    rewrite(file_db, setup='{"heroes": ["aegis", "alice"]}')
    with running(file_db) as server:
        fault = Visitor(server.url).get(f"/api/matches/{kept.match}/replay", 400)["error"]
        assert (fault["code"], "different cards" in fault["text"]) == ("content", True)


def test_a_match_kept_before_goes_on_while_all_content_is_as_it_was(file_db: str) -> None:
    [kept] = keep(file_db, "unmatched", 23)
    rewrite(file_db, content=game_named("unmatched").content_hash)
    with running(file_db) as server:
        whole = Visitor(server.url).get(f"/api/matches/{kept.match}/replay")
        assert whole["plies"] == len(kept.positions) - 1


@pytest.mark.parametrize("game", thwack.games())
def test_a_room_names_its_rules_and_its_content(game: str, file_db: str) -> None:
    with running(file_db) as server:
        room = Visitor(server.url).room(game, "me", 1)
        match = server.match(room["match"])
        engine = create_engine(file_db)
        with engine.begin() as connection:
            row = connection.exec_driver_sql("SELECT rules, content FROM matches").one()
        engine.dispose()
        assert tuple(row) == (match.rules, match.content)
