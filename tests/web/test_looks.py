"""Expectations that hold in every position: hundreds of each game, each looked at once."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.kit import Running
from tests.thorough import dear

from .looks import Look, looks
from .marks import DRAWN, in_hand
from .visits import GAMES

Json = Any


@dear(0)
@pytest.mark.parametrize("game", GAMES)
def test_in_every_position(browser: Browser, server: Running, game: str) -> None:
    found = looks(browser, server.url, game)
    assert any(look.seen["marked"] for look in found)
    for look in found:
        legal_things_and_only_they_glow(look)
        prompt_says_the_decision(look)
        log_tells_every_public_event(look)
        counters_are_those_of_the_view(look)
        whatever_cannot_be_used_says_why(look)
        what_happened_last_is_marked_and_nothing_else(look)


def legal_things_and_only_they_glow(look: Look) -> None:
    """01."""
    keys = {choice["key"] for choice in look.state["choices"]}
    legal = set(look.seen["legal"])
    assert legal == keys or (look.seen["listed"] and legal < keys), "what is too long is behind one button"
    assert not look.seen["idle"], "what glows must be a button"


def prompt_says_the_decision(look: Look) -> None:
    """03."""
    assert look.seen["prompt"] == look.state["prompt"] != ""


def log_tells_every_public_event(look: Look) -> None:
    """05: Every line that was sent, in order."""
    begin = look.state["from"]
    assert look.seen["lines"][begin:] == [line["text"] for line in look.state["lines"]]


def counters_are_those_of_the_view(look: Look) -> None:
    """17: Hand, deck, bag, discard, health and the like."""
    shown: dict[int, Json] = {}
    for seat, counts in look.seen["counts"]:
        shown.setdefault(seat, {}).update(counts)
    rows = look.state["view"]["seats"]
    for seat, row in enumerate(rows):
        wanted = counters(look.state["game"], row)
        assert {name: shown[seat].get(name) for name in wanted} == wanted
    fighters = {slug: one["health"] for row in rows for slug, one in row.get("fighters", {}).items()}
    for slug, health in look.seen["health"]:
        assert fighters[slug] == health


def counters(game: str, row: Json) -> Json:
    """The numbers of a seat, by the names that the tables have for them."""
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


def whatever_cannot_be_used_says_why(look: Look) -> None:
    """19: With the engine's reason."""
    reasons = set(look.state["why_not"].values())
    assert set(look.seen["disabled"]) <= reasons


def what_happened_last_is_marked_and_nothing_else(look: Look) -> None:
    """24: By id: one of several like dice, the card of this side and not of the other."""
    if look.last is None:
        return
    game, view, last = look.state["game"], look.state["view"], look.last
    marked = {tuple(thing) for thing in look.seen["marked"]}
    wanted = {(ref, which) for line, ref, which in DRAWN[game](view) if line in last}
    held = {(ref, which) for line, ref, which in in_hand(game, view, look.state["seat"]) if line in last}
    assert wanted <= marked <= wanted | held
