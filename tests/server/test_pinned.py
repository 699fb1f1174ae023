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
        ("setup", '{"heroes": ["aegis", "alice"]}', "content", "different cards"),
    ],
)
def test_other_rules_and_other_cards_are_told(
    column: str, value: Any, code: str, sentence: str, file_db: str
) -> None:
    [kept] = keep(file_db, "unmatched", 23)
    rewrite(file_db, **{column: value})
    with running(file_db) as server:
        anybody, path = Visitor(server.url), f"/api/matches/{kept.match}/replay"
        fault = anybody.get(path, 400)["error"]
        assert fault["code"] == code
        assert sentence in fault["text"]
        others = {anybody.get(path, 400, lang=lang)["error"]["text"] for lang in ("en", "pt", "es", "it")}
        assert len(others) == 4
        assert anybody.room("unmatched", "me", 1)["room"]  # the others go on


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
