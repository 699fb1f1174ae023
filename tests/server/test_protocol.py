"""The open protocol: the files say what the server does, and a program of forty lines plays by them."""

import json
import random
import runpy
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tests.thorough import dear
from thwack.server.http.protocol import written
from thwack.server.showing import frames

from .kit import Json, Page, Running, Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "protocol"
GAMES = ("mission_arena", "unmatched", "dice_masters", "battle_scenes")


@pytest.mark.parametrize("kind", ["asyncapi", "openapi"])
def test_the_files_are_what_the_server_says(kind: str) -> None:
    """python -m thwack.server.http.protocol KIND > docs/protocol/KIND.json"""
    assert (FOLDER / f"{kind}.json").read_text(encoding="utf-8") == written(kind)


@cache
def protocol() -> Json:
    """What is written about the socket."""
    return json.loads((FOLDER / "asyncapi.json").read_text(encoding="utf-8"))


@cache
def judge_of(side: str, tag: str) -> Any:
    """What judges frames of a kind that go one way."""
    found = protocol()
    for reference in found["operations"][side]["messages"]:
        name = reference["$ref"].rpartition("/")[2]
        message = found["components"]["messages"][name]
        if message["name"] == tag:
            return jsonschema_rs.validator_for({**message["payload"], "components": found["components"]})
    raise AssertionError(f"nothing is written of {tag}")


def faults(side: str, frame: Json) -> list[str]:
    """What of a frame is not as it is written."""
    return [str(fault) for fault in judge_of(side, frame["t"]).iter_errors(frame)]


def references(found: Json) -> set[str]:
    """Whatever a description refers to."""
    if isinstance(found, dict):
        own = {found["$ref"]} if isinstance(found.get("$ref"), str) else set()
        return own.union(*map(references, found.values()))
    return set().union(*map(references, found)) if isinstance(found, list) else set()


def test_every_frame_is_written_down_and_nothing_refers_to_nothing() -> None:
    found = protocol()
    assert found["asyncapi"] == "3.0.0"
    for reference in references(found):
        part = found
        for name in reference.removeprefix("#/").split("/"):
            part = part[name]
        assert part
    told = {one["$ref"].rpartition("/")[2] for one in found["operations"]["tell"]["messages"]}
    every = {kind.__name__ for kind in frames.FromServer.__subclasses__()}
    assert told == every


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_what_comes_and_goes_is_as_it_is_written(server: Running, ann: Visitor, game: str) -> None:
    page, chance = ann.enter(ann.room(game, "me", "me")["room"]), random.Random(game)
    for _ in range(40):
        if page.state["result"]:
            break
        page.choose(chance.randrange(len(page.state["choices"])))
    page.act("undo")
    page.send({"t": "ping"})
    page.next("pong")
    page.act("resign")
    page.act("choose", question=0, key="nothing")
    came = [json.loads(data) for data in page.raw]
    assert {"state", "ack", "pong", "error"} <= {frame["t"] for frame in came}
    hint = frames.Hint(3, [frames.Candidate("pass", "Pass", 0.5)], "keeps a card more")
    came.append(json.loads(frames.ENCODER.encode(hint)))
    for frame in came:
        assert faults("tell", frame) == []


def test_what_the_server_does_not_read_is_not_written(ann: Visitor) -> None:
    page = Page(ann, ann.room("unmatched", "me", "me")["room"])
    good = {"t": "choose", "seq": 1, "question": page.state["question"], "key": "x"}
    wrong = ({**good, "more": 1}, {**good, "seq": -1}, {"t": "say", "phrase": "rubbish"}, {"t": "hello"})
    assert faults("hear", good) == []
    for frame in wrong:
        assert faults("hear", frame)
        page.send(frame)
        assert page.next("error")["code"] == "bad_frame"


def test_a_client_of_forty_lines_plays_to_the_end(server: Running) -> None:
    file = FOLDER / "client.py"
    assert len(file.read_text(encoding="utf-8").splitlines()) < 50
    told = runpy.run_path(str(file))["play"](server.url)
    assert told.endswith(".")


@dear(0)
def test_the_client_runs_as_the_page_says(server: Running) -> None:
    line = [sys.executable, str(FOLDER / "client.py"), server.url]
    ended = subprocess.run(line, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.count("\n") == 1
