"""Expectations that hold in every position: 500 of each game."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.kit import Running

from .looks import Look, looks
from .visits import GAMES

Json = Any
EACH = [pytest.param(game, marks=pytest.mark.xdist_group(game)) for game in GAMES]


Album = dict[str, list[Look]]


@pytest.fixture(scope="session")
def album() -> Album:
    """The positions that were looked at: once for each game."""
    return {}


@pytest.fixture(params=EACH)
def seen(request: pytest.FixtureRequest, browser: Browser, server: Running, album: Album) -> list[Look]:
    """The positions of a game."""
    if request.param not in album:
        album[request.param] = looks(browser, server.url, request.param)
    return album[request.param]


def test_01_legal_things_and_only_they_glow(seen: list[Look]) -> None:
    for look in seen:
        assert set(look.seen["legal"]) == {choice["key"] for choice in look.state["choices"]}
        assert not look.seen["idle"], "what glows must be a button"


def test_03_prompt_says_the_decision(seen: list[Look]) -> None:
    for look in seen:
        assert look.seen["prompt"] == look.state["prompt"] != ""


def test_05_log_tells_every_public_event(seen: list[Look]) -> None:
    for look in seen:
        told = look.state["from"] + len(look.state["lines"])
        assert len(look.seen["lines"]) == told
        new = [line["text"] for line in look.state["lines"]]
        assert look.seen["lines"][look.state["from"] :] == new


def test_19_whatever_cannot_be_used_says_why(seen: list[Look]) -> None:
    for look in seen:
        reasons = set(look.state["why_not"].values())
        for reason in look.seen["disabled"]:
            assert reason in reasons


def counters(state: Json, seat: int) -> Json:
    """The numbers of a seat, by the names that the tables have for them."""
    row, game = state["view"]["seats"][seat], state["game"]
    if game == "unmatched":
        return {"hand": row["hand_size"], "deck": len(row["deck"]), "discard": len(row["discard"])}
    if game == "dice_masters":
        return {"life": row["life"], **{zone: len(row[zone]) for zone in ("bag", "prep", "used")}}
    if game == "battle_scenes":
        piles = {
            "stack": len(row["deck"]),
            "card-discard": len(row["resources"]),
            "trophy": len(row["prizes"]),
        }
        return {"points": row["points"], "hand": row["hand_size"], **piles}
    return {"hand": row["hand_size"], "stack": row["deck_size"], "card-discard": len(row["discard"])}


def test_17_counters_are_those_of_the_view(seen: list[Look]) -> None:
    for look in seen:
        shown: dict[int, Json] = {}
        for seat, counts in look.seen["counts"]:
            shown.setdefault(seat, {}).update(counts)
        for seat in range(len(look.state["seats"])):
            wanted = counters(look.state, seat)
            assert {name: shown[seat].get(name) for name in wanted} == wanted
        fighters = {slug: one["health"] for row in look.state["view"]["seats"] for slug, one in healths(row)}
        for slug, health in look.seen["health"]:
            assert fighters[slug] == health


def healths(row: Json) -> list[tuple[str, Json]]:
    """The fighters of a seat, where a game has them."""
    return list(row.get("fighters", {}).items())
