"""People at the table, on both databases: they play, go on after a restart, watch, and play once more."""

import random
from collections.abc import Iterator

import pytest

import thwack
from tests.thorough import dear

from .kit import Page, Running, Visitor, running


def play_on(pages: list[Page], rng: random.Random, most: int = 10_000) -> int:
    """Let people choose at random until it is over, or so many choices were made; all see it."""
    made = 0
    while made < most and not pages[0].state["result"]:
        page = next(page for page in pages if page.state["choices"])
        assert page.choose(rng.randrange(len(page.state["choices"])))["t"] == "ack"
        made += 1
        version = page.state["version"]
        for other in pages:
            other.until(lambda state, v=version: state["version"] >= v)
    return made


def two_at(url: str, game: str = "unmatched") -> tuple[list[Page], dict[str, str]]:
    """Two people who have sat down at a table."""
    ann, bob = Visitor(url), Visitor(url)
    room = ann.room(game, "me", "open")
    assert room["state"] == "waiting"
    joined = bob.post(f"/api/rooms/{room['room']}/join", {})
    assert joined["state"] == "playing"
    assert [seat["you"] for seat in joined["seats"]] == [False, True]
    return [ann.enter(room["room"]), bob.enter(room["room"])], room


@dear(2)
@pytest.mark.parametrize("game", thwack.games())
def test_two_people_play_a_match_to_its_end(game: str, server: Running) -> None:
    pages, room = two_at(server.url, game)
    play_on(pages, random.Random(1))
    ended = [page.state["result"] for page in pages]
    assert ended[0]["winners"] == ended[1]["winners"]
    assert ended[0]["text"]
    record = Visitor(server.url).get(f"/api/matches/{room['match']}/record")
    again = thwack.replay(record)
    assert again.result is not None
    assert list(again.result.winners) == ended[0]["winners"]
    for seat, page in enumerate(pages):
        assert page.state["view"] == again.view(seat)
        assert [line["text"] for line in page.lines] == again.log("en", seat)
        page.close()


def test_a_match_goes_on_after_a_restart(db: str) -> None:
    with running(db) as first:
        pages, room = two_at(first.url)
        play_on(pages, random.Random(2), 30)
        before = [page.state for page in pages]
        cookies = [page.cookie for page in pages]
    with running(db) as second:
        again = []
        for cookie in cookies:
            visitor = Visitor(second.url, cookie)
            again.append(visitor.enter(room["room"]))
        again[0].rest(0.1)
        for old, page in zip(before, again, strict=True):
            for part in ("ply", "question", "view", "choices", "prompt", "why_not", "seat", "own", "actor"):
                assert page.state[part] == old[part], part
            assert page.state["version"] > old["version"]
        play_on(again, random.Random(3))
        assert again[0].state["result"]


def test_somebody_plays_against_a_program(any_server: Running) -> None:
    ann = Visitor(any_server.url)
    page = ann.enter(ann.room("mission_arena", "me", 1)["room"])
    rng = random.Random(4)
    while page.until(lambda state: state["choices"] or state["result"])["choices"]:
        if page.state["ply"] >= 40:
            break
        page.choose(rng.randrange(len(page.state["choices"])))
    assert {line["ply"] for line in page.lines}
    assert page.state["seats"][1] == {
        "name": "Level 1", "kind": "level", "level": 1, "online": True, "you": False, "account": False,
        "muted": False, "rating": None,
    }  # fmt: skip


@pytest.fixture
def pages(any_server: Running) -> Iterator[list[Page]]:
    """Two people at a table of Unmatched."""
    found, _ = two_at(any_server.url)
    yield found
    for page in found:
        page.close()


def test_spectators_see_what_everybody_may_see(pages: list[Page], any_server: Running) -> None:
    play_on(pages, random.Random(5), 12)
    watching = Visitor(any_server.url).enter(pages[0].state["room"])
    assert watching.state["seat"] is None
    assert watching.state["own"] == []
    assert watching.state["choices"] == []
    assert watching.state["why_not"] == {}
    assert watching.state["view"] == any_server.match(watching.state["match"]).view(None)
    assert watching.act("resign")["code"] == "spectator"
    assert watching.act("choose", question=watching.state["question"], key="maneuver")["code"] == "spectator"


def test_who_gives_up_has_lost(pages: list[Page]) -> None:
    play_on(pages, random.Random(6), 5)
    assert pages[1].act("resign")["t"] == "ack"
    result = pages[0].until(lambda state: state["result"])["result"]
    assert (result["winners"], result["reason"]) == ([0], "resigned")
    assert "resigns" in result["text"]
    assert pages[0].lines[-1]["kind"] == "resigned"
    assert pages[0].act("resign")["code"] == "over"
    assert pages[1].state["choices"] == []


def test_a_rematch_swaps_the_sides(pages: list[Page], any_server: Running) -> None:
    assert pages[0].act("offer", what="rematch")["code"] == "not_over"
    pages[0].act("resign")
    assert pages[1].act("offer", what="rematch")["t"] == "ack"
    assert pages[1].state["rematch"] is None, "nobody is moved who has not agreed"
    assert pages[0].until(lambda state: state["offers"])["offers"][0]["what"] == "rematch"
    assert pages[0].act("answer", what="rematch", agree=True)["t"] == "ack"
    room = pages[1].until(lambda state: state["rematch"])["rematch"]
    assert pages[0].act("offer", what="rematch")["t"] == "ack"
    assert pages[0].state["rematch"] == room
    again = [page.visitor.enter(room) for page in pages]
    assert [page.state["own"] for page in again] == [[1], [0]]
    assert again[0].state["setup"] == pages[0].state["setup"]
    assert again[0].state["ply"] == 0


def test_two_share_a_screen_and_see_what_the_one_who_chooses_may_see(any_server: Running) -> None:
    ann = Visitor(any_server.url)
    page = ann.enter(ann.room("unmatched", "me", "me")["room"])
    rng = random.Random(7)
    for _ in range(20):
        state = page.state
        assert state["own"] == [0, 1]
        assert state["seat"] == state["actor"]
        assert state["view"] == any_server.match(state["match"]).view(state["seat"])
        page.choose(rng.randrange(len(state["choices"])))
    public = Visitor(any_server.url).enter(page.state["room"])
    assert [line["text"] for line in page.lines] == [line["text"] for line in public.lines]
    while page.state["ply"]:
        assert page.state["undo"]["can"]
        assert page.act("undo")["t"] == "ack"


def test_several_tabs_show_the_same(pages: list[Page], any_server: Running) -> None:
    tab = pages[0].visitor.enter(pages[0].state["room"], client="another")
    play_on([pages[0], pages[1], tab], random.Random(8), 10)
    tab.until(lambda state: state["version"] >= pages[0].state["version"])
    pages[0].until(lambda state: state["version"] >= tab.state["version"])
    assert tab.state["view"] == pages[0].state["view"]
    assert tab.lines == pages[0].lines


@dear(1)
@pytest.mark.parametrize(
    ("setup", "count"),
    [
        ({"seats": 3, "mode": "free-for-all", "board": "marmoreal"}, 3),
        ({"mode": "teams", "board": "marmoreal"}, 4),
        ({}, 4),
    ],
)
def test_three_and_four_play_unmatched(setup: dict[str, str], count: int, server: Running) -> None:
    people = [Visitor(server.url) for _ in range(count)]
    heroes = ["alice", "medusa", "sinbad", "king-arthur"][:count]
    room = people[0].room("unmatched", "me", *["open"] * (count - 1), setup={**setup, "heroes": heroes})
    pages = [people[0].enter(room["room"])]
    assert pages[0].state["actor"] is None
    assert pages[0].state["prompt"]
    for person in people[1:]:
        person.post(f"/api/rooms/{room['room']}/join", {})
        pages.append(person.enter(room["room"]))
    pages[0].rest(0.1)
    play_on(pages, random.Random(9), 60)
    assert [page.state["own"] for page in pages] == [[seat] for seat in range(count)]


def test_one_of_three_in_teams_runs_two_heroes(server: Running, ann: Visitor) -> None:
    setup = {"mode": "teams", "seats": 3, "board": "marmoreal"}
    room = ann.room("unmatched", "me", 1, 1, setup=setup)
    page = ann.enter(room["room"])
    assert page.state["own"] == [0, 2]
    assert page.state["view"]["seats"][2]["hand"]
    page.act("resign")
    assert page.state["result"]["winners"] == [1, 3]
