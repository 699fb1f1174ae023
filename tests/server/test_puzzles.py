"""Puzzles over the socket: solved, tried wrongly, gone on with, and rewarded."""

from collections.abc import Iterator
from typing import Any

import pytest

from thwack.lessons import lessons
from thwack.puzzles import SHOWN, Puzzle, Ways, puzzle_of_day, shipped

from .kit import Frame, Page, Running, Visitor

Json = Any
GAMES = ("battle_scenes", "dice_masters", "mission_arena", "unmatched")


def begin(visitor: Visitor, puzzle: Puzzle, lang: str = "en") -> Page:
    """Open a room for a puzzle, and go in."""
    game, _, number = puzzle.id.partition("/puzzle-")
    return visitor.enter(visitor.post(f"/api/puzzles/{game}/{number}", {})["room"], lang)


def still(state: Frame) -> bool:
    """Whether it is for the solver to go on."""
    return bool(state["puzzle"]["state"] != "plays")


def solution(ways: Ways | None) -> Iterator[str]:
    """The right choices, one after the other."""
    while ways is not None:
        key, way = next(iter(ways.right.items()))
        yield key
        ways = way.ways


def try_(page: Page, key: str) -> Json:
    """Make a choice; gives how the puzzle is when it is answered."""
    assert page.choose(key)["t"] == "ack"
    return page.until(still)["puzzle"]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_over_the_socket(game: str, server: Running) -> None:
    ann = Visitor(server.url)
    puzzle = shipped(game)[0]
    page = begin(ann, puzzle)
    before = page.until(still)
    assert before["puzzle"]["state"] == "asks"
    assert (before["puzzle"]["moves"], before["puzzle"]["stars"]) == (puzzle.moves, 3)
    assert {choice["key"] for choice in before["choices"]} == {
        *(puzzle.ways.right if puzzle.ways else ()),
        *(puzzle.ways.wrong if puzzle.ways else ()),
    }
    for key in solution(puzzle.ways):
        now = try_(page, key)
    assert (now["state"], now["stars"]) == ("solved", 3)
    assert page.state["result"]["winners"] == [before["seat"]]
    row = next(one for one in ann.get("/api/puzzles") if one["id"] == puzzle.id)
    assert (row["stars"], row["room"]) == (3, None)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_try_is_answered_and_taken_back(game: str, server: Running) -> None:
    ann = Visitor(server.url)
    puzzle = next(one for one in shipped(game) if one.ways and any(w.then for w in one.ways.wrong.values()))
    assert puzzle.ways
    page = begin(ann, puzzle)
    view = page.until(still)["view"]
    wrong = next(key for key, way in puzzle.ways.wrong.items() if way.then)
    made = len(puzzle.ways.wrong[wrong].then) + 1
    for misses in range(1, SHOWN + 1):
        page.send({"t": "hint", "question": page.state["question"]})
        assert page.next("error")["code"] == "untried"
        now = try_(page, wrong)
        assert (now["state"], now["misses"], now["stars"]) == ("failed", misses, max(1, 3 - misses))
        assert page.state["ply"] == made
        assert page.state["choices"] == []
        assert page.state["result"] is None
        assert page.act("undo")["t"] == "ack"
        assert page.until(lambda state: state["ply"] == 0)["view"] == view
    page.send({"t": "hint", "question": page.state["question"]})
    hint = page.next("hint")
    assert [one["key"] for one in hint["candidates"]] == list(puzzle.ways.right)
    for key in solution(puzzle.ways):
        now = try_(page, key)
    assert (now["state"], now["stars"]) == ("solved", 1)
    row = next(one for one in ann.get("/api/puzzles") if one["id"] == puzzle.id)
    assert row["stars"] == 1


def test_nobody_is_told_what_is_right_before(server: Running) -> None:
    """Neither the list nor the table gives the solution away."""
    ann = Visitor(server.url)
    puzzle = shipped("unmatched")[0]
    row = next(one for one in ann.get("/api/puzzles") if one["id"] == puzzle.id)
    assert puzzle.solution not in str(row)
    state = begin(ann, puzzle).until(still)
    assert puzzle.solution not in str({**state, "choices": []})
    other = next(seat for seat in (0, 1) if seat != state["seat"])
    assert "hand" not in state["view"]["seats"][other] or not state["view"]["seats"][other]["hand"]


def test_one_is_left_and_gone_on_with(server: Running) -> None:
    ann = Visitor(server.url)
    puzzle = next(one for one in shipped("unmatched") if one.deep > 1)
    page = begin(ann, puzzle)
    page.until(still)
    first = next(solution(puzzle.ways))
    now = try_(page, first)
    room = page.state["room"]
    row = next(one for one in ann.get("/api/puzzles") if one["id"] == puzzle.id)
    assert row["room"] == room
    again = ann.enter(room, "it").until(still)
    assert again["puzzle"] == now


def test_one_puzzle_a_day(server: Running) -> None:
    rows = Visitor(server.url).get("/api/puzzles", lang="es")
    assert sum(row["today"] for row in rows) == 1
    assert all(row["plays"][0] and row["seat"] in (0, 1) and 1 <= row["grade"] <= 5 for row in rows)
    week = [puzzle_of_day(day) for day in range(160)]
    assert len({one.id for one in week}) > 100
    assert {one.game for one in week[:4]} == set(GAMES)


def test_lessons_and_puzzles_do_not_mix(server: Running) -> None:
    ann = Visitor(server.url)
    names = [row["id"] for row in ann.get("/api/lessons")]
    assert names == [
        one.id for game in dict.fromkeys(name.split("/")[0] for name in names) for one in lessons(game)
    ]
    assert ann.post("/api/puzzles/unmatched/1", {}, status=404)["error"]["code"] == "not_found"
