"""Replays by URL: at any choice, and only through eyes that may look."""

import random

import pytest

import thwack

from .kit import Running, Visitor
from .test_playing import play_on, two_at


@pytest.mark.parametrize("game", thwack.games())
def test_a_position_is_the_engines_own(game: str, server: Running) -> None:
    pages, room = two_at(server.url, game)
    play_on(pages, random.Random(11), 60)
    if not pages[0].state["result"]:
        pages[0].act("resign")
    anybody, match = Visitor(server.url), room["match"]
    record = anybody.get(f"/api/matches/{match}/record")
    whole = anybody.get(f"/api/matches/{match}/replay", lang="pt")
    assert whole["plies"] == len(record["choices"])
    assert whole["result"]
    for ply in (0, 1, whole["plies"] // 2, whole["plies"], 3):
        engine = thwack.replay({**record, "choices": record["choices"][:ply]})
        for seat in (0, 1):
            state = anybody.get(f"/api/matches/{match}/at/{ply}", lang="pt", seat=seat)
            assert state["view"] == engine.view(seat)
            assert state["choices"] == []
            texts = [line["text"] for line in state["lines"] if line["kind"] != "resigned"]
            assert texts == engine.log("pt", seat)
    assert anybody.get(f"/api/matches/{match}/at/{whole['plies'] + 1}", 404)
    turns = whole["turns"]
    assert turns == sorted(set(turns))
    numbers = [
        thwack.replay({**record, "choices": record["choices"][:ply]}).view(None)["turn"] for ply in turns
    ]
    assert numbers == sorted(set(numbers))


def test_while_it_goes_on_everybody_looks_through_their_own_eyes(server: Running) -> None:
    pages, room = two_at(server.url)
    play_on(pages, random.Random(12), 20)
    match = f"/api/matches/{room['match']}"
    for seat, page in enumerate(pages):
        asker = page.visitor
        assert asker.get(f"{match}/at/20")["view"] == page.state["view"]
        assert asker.get(f"{match}/replay")["lines"] == page.lines
        assert asker.get(f"{match}/at/3", seat=seat)["seat"] == seat
        assert asker.get(f"{match}/at/3", 403, seat=1 - seat)["error"]["code"] == "forbidden"
        assert asker.get(f"{match}/replay", 403, seat=1 - seat)
        assert asker.get(f"{match}/record", 403)
    anybody = Visitor(server.url)
    assert anybody.get(f"{match}/at/20")["seat"] is None
    assert anybody.get(f"{match}/at/20")["view"] == server.match(room["match"]).view(None)
    assert anybody.get("/api/matches/nothing/replay", 404)
