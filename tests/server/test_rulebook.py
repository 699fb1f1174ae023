"""The rulebook of each game is sent, whole and in four languages."""

import pytest

import thwack
from tests.server.kit import Visitor
from thwack.rulebook import rulebook
from thwack.wording import LANGUAGES


@pytest.mark.parametrize("game", thwack.games())
def test_every_rule_is_sent_in_every_language(ann: Visitor, game: str) -> None:
    for lang in LANGUAGES:
        book = ann.http.get(f"/api/games/{game}/rules?lang={lang}").json()
        told = rulebook(game, lang)
        assert (book["game"], book["lang"], book["title"]) == (game, lang, told.title)
        blocks = [block for part in book["sections"] for block in part["blocks"]]
        sent = {block["id"]: block["text"] for block in blocks if block["id"]}
        assert sent == {name: rule.text for name, rule in told.rules().items()}
        assert [part["id"] for part in book["sections"]] == [part.id for part in rulebook(game).sections]
        assert {one["rule"] for one in book["events"].values()} <= sent.keys()
        assert {rule for part in book["quick"] for _, _, rule in part["rows"] if rule} <= sent.keys()


def test_it_is_sent_once(ann: Visitor) -> None:
    first = ann.http.get("/api/games/unmatched/rules?lang=en")
    assert first.headers["content-encoding"] == "gzip"
    again = ann.http.get(
        "/api/games/unmatched/rules?lang=en", headers={"if-none-match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    other = ann.http.get("/api/games/unmatched/rules?lang=pt")
    assert other.headers["etag"] != first.headers["etag"]
    assert ann.http.get("/api/games/tiddlywinks/rules").status_code == 404


def test_games_say_whether_they_have_one(ann: Visitor) -> None:
    assert {one["game"]: one["rules"] for one in ann.http.get("/api/games").json()} == dict.fromkeys(
        thwack.games(), True
    )


def test_words_on_cards_name_their_rules(ann: Visitor) -> None:
    cards = ann.http.get("/api/games/battle_scenes/cards?lang=es").json()
    found = [reminder for card in cards for reminder in card["reminders"]]
    assert found
    assert all(reminder["rule"] in rulebook("battle_scenes").rules() for reminder in found)
