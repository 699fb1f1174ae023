"""Matches as files: taken away, checked, and brought to a server, where they are like any other."""

import json
import random
from typing import Any

import pytest

from thwack import proof
from thwack.server.tables import rooms

from .kit import Json, Running, Visitor, running
from .test_playing import play_on

GAMES = ("unmatched", "dice_masters", "battle_scenes", "mission_arena")


@pytest.fixture(autouse=True)
def true_luck(same_matches: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds follow from secrets here, as they do at a real table."""
    monkeypatch.setattr(rooms, "seed_of", proof.seed_of)
    monkeypatch.setattr(rooms, "new_secret", proof.new_secret)


def taken_away(ann: Visitor, game: str, end: str = "resign") -> tuple[Json, str]:
    """A match that has ended in that way, and its file."""
    room = ann.room(game, "me", "me")
    page = ann.enter(room["room"])
    if end == "played":
        while not page.state["result"]:
            play_on([page], random.Random(page.state["ply"]), 20)
    else:
        play_on([page], random.Random(1), 7)
        page.act("resign")
    page.close()
    return room, ann.http.get(f"/api/matches/{room['match']}/record").text


def bring(visitor: Visitor, text: str, status: int = 200) -> Json:
    """Bring a file."""
    return visitor.post("/api/matches?lang=en", {"text": text}, status)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_from_server_to_server(server: Running, tmp_path: Any, game: str) -> None:
    ann = Visitor(server.url)
    room, text = taken_away(ann, game)
    with running(f"sqlite:///{tmp_path}/other.sqlite3") as other:
        bob = Visitor(other.url)
        found = bring(bob, text)
        assert found["fair"] is True
        path = f"/api/matches/{found['match']}"
        before = ann.get(f"/api/matches/{room['match']}/replay", lang="en", seat=0)
        after = bob.get(f"{path}/replay", lang="en", seat=0)
        assert after["plies"] == before["plies"] == 7
        assert after["result"]["winners"] == before["result"]["winners"]
        assert after["result"]["text"].startswith("Somebody ")
        theirs = ann.get(f"/api/matches/{room['match']}/at/5", lang="en", seat=0)
        assert bob.get(f"{path}/at/5", lang="en", seat=0)["view"] == theirs["view"]
        assert json.loads(bob.http.get(f"{path}/record").text) == json.loads(text), "and away once more"
        assert bob.get("/api/me/matches", lang="en")["past"] == [], "it is nobody's"
        seats = [{"kind": "me"}, {"kind": "level", "level": 1}]
        bob.post(f"{path}/branch", {"ply": 3, "seats": seats})


def test_one_that_was_played_to_its_end(ann: Visitor, bob: Visitor) -> None:
    room, text = taken_away(ann, "mission_arena", "played")
    assert "ended" not in json.loads(text)
    match = bring(bob, text)["match"]
    told = [one.get(f"/api/matches/{which}/replay", lang="en")["result"]
            for one, which in ((ann, room["match"]), (bob, match))]  # fmt: skip
    assert told[0] == told[1]


def test_a_draw_by_agreement(ann: Visitor, bob: Visitor) -> None:
    room = ann.room("unmatched", "me", "open")
    bob.post(f"/api/rooms/{room['room']}/join", {})
    pages = [one.enter(room["room"]) for one in (ann, bob)]
    pages[0].act("offer", what="draw")
    pages[1].until(lambda state: state["offers"])
    pages[1].act("answer", what="draw", agree=True)
    text = ann.http.get(f"/api/matches/{room['match']}/record").text
    match = bring(bob, text)["match"]
    result = bob.get(f"/api/matches/{match}/replay", lang="en")["result"]
    assert (result["winners"], result["text"]) == ([], "A draw by agreement.")


def changed(text: str, **changes: Json) -> str:
    """A file in which somebody has changed something; what is None is not there."""
    found = {**json.loads(text), **changes}
    return json.dumps({name: value for name, value in found.items() if value is not None})


def test_dice_that_somebody_chose_are_found_out(ann: Visitor) -> None:
    _, text = taken_away(ann, "dice_masters")
    said = bring(ann, changed(text, seed=5), 422)["error"]["text"]
    assert "the seed is another" in said
    secret = {**json.loads(text)["proof"], "secret": "00" * 32}
    assert "the secret is not the one" in bring(ann, changed(text, proof=secret), 422)["error"]["text"]
    assert bring(ann, changed(text, proof=None))["fair"] is False, "without a proof nothing is promised"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"ended": None}, "record_unfinished"),
        ({"ended": {"by": "resigned", "seat": 9}}, "record_kind"),
        ({"ended": {"by": "luck", "seat": 0}}, "record_kind"),
        ({"ended": []}, "record_kind"),
        ({"choices": ["fly"]}, "setup"),
        ({"choices": [7]}, "setup"),
        ({"choices": None}, "setup"),
        ({"setup": {"heroes": ["nobody", "medusa"]}}, "setup"),
        ({"setup": 3, "proof": None}, "setup"),
        ({"rules": 99}, "setup"),
        ({"game": "chess"}, "setup"),
        ({"chance": "ask", "proof": None}, "record_kind"),
        ({"proof": 7}, "setup"),
        ({"scene": {}}, "record_kind"),
    ],
)
def test_what_is_no_match_is_refused_with_a_sentence(ann: Visitor, changes: Json, code: str) -> None:
    _, text = taken_away(ann, "unmatched")
    said = bring(ann, changed(text, **changes), 422)["error"]
    assert said["code"] == code
    assert said["text"].strip()


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '{"game": "unmatched"}', "[" * 30_000, "\x00"])
def test_what_is_no_record_at_all(ann: Visitor, text: str) -> None:
    assert bring(ann, text, 422)["error"]["code"] in ("record_kind", "setup")


def test_who_brings_it_is_known(server: Running) -> None:
    ann = Visitor(server.url)
    _, text = taken_away(ann, "unmatched")
    ann.http.cookies.clear()
    bring(ann, text, 401)
