"""Positions of Mission Arena for tests, in few words."""

import json
from collections.abc import Sequence
from typing import Any

import thwack
from thwack.games.mission_arena.cards.library import library
from thwack.games.mission_arena.game import MissionArena
from thwack.kernel.table import run
from thwack.match import Match

from .forced import answer_forced

Json = Any
Place = dict[str, Json] | str | None
FILLER = ["MA15", "MA16", "MA17", "MA18"]  # nobody's nemesis: cards to draw and to discard


def at(card: str | None, power: int | list[str] = 0, *wounds: str, engaged: int = 0) -> dict[str, Json]:
    """A place: its top card, its power points, the cards below: at("MB08", 2, "MB07", "MB07")."""
    return {"card": card, "power": power, "wounds": list(wounds), "engaged": engaged}


def side(active: Sequence[Place] = (), reserve: Sequence[Place] = (), **parts: Json) -> dict[str, Json]:
    """One player: the squads, then hand, deck, discard, missions, points by name; ten cards to draw."""
    deck = parts.pop("deck", (FILLER * 3)[:10])
    return {"active": list(active), "reserve": list(reserve), "deck": deck, **parts}


def position(
    mine: dict[str, Json],
    theirs: dict[str, Json] | None = None,
    phase: str | int = "challenge",
    **parts: Json,
) -> Match:
    """A match from a position; seat 0 is active unless `active` says otherwise, in the third turn."""
    data = {"game": "mission_arena", "phase": phase, **parts}
    return answer_forced(thwack.scene("mission_arena", {**data, "seats": [mine, theirs or side()]}))


def home_made(
    cards: str,
    mine: dict[str, Json],
    theirs: dict[str, Json],
    phase: str | int = "challenge",
    **parts: Json,
) -> Match:
    """A position in a game that knows one file of cards more, given as its text."""
    game = game_with(cards)
    t = game.from_scene({"phase": phase, **parts, "seats": [mine, theirs]}, 0, False)
    run(t)
    return answer_forced(Match(game, t, t.fork()))


def keys(match: Match) -> list[str]:
    """The keys of all choices."""
    return [choice.key for choice in match.choices]


def verbs(match: Match) -> set[str]:
    """The verbs of all choices."""
    return {choice.verb for choice in match.choices}


def play(match: Match, *wanted: str) -> None:
    """Take choices by their keys, one after the other; a wrong one tells what there was."""
    for key in wanted:
        answer_forced(match, key)
        offered = keys(match)
        assert key in offered, f"{key!r} is not among {offered} of seat {match.actor}"
        match.play(key)
        match.check()
    answer_forced(match)


def pass_to(match: Match, phase: str, turn: int | None = None) -> None:
    """Pass (or take the first choice where nobody may pass) until that phase, of that turn if given."""
    for _ in range(300):
        view = match.view(None)
        if view["phase"] == phase and (turn is None or view["turn"] == turn):
            return
        assert match.actor is not None, f"it was over before {phase}"
        offered = keys(match)
        match.play("pass" if "pass" in offered else offered[0])
        match.check()
    raise AssertionError(f"{phase} never came")


def seat_view(match: Match, number: int) -> dict[str, Json]:
    """A seat as it sees itself."""
    found: dict[str, Json] = match.view(number)["seats"][number]
    return found


def place(match: Match, number: int, name: str) -> dict[str, Json]:
    """A place of a seat, such as active-2, as its owner sees it."""
    squad, _, at_ = name.partition("-")
    found: dict[str, Json] = seat_view(match, number)[squad][int(at_) - 1]
    return found


def squad(match: Match, number: int) -> list[str | None]:
    """The top cards of a seat's five places."""
    view = seat_view(match, number)
    return [row["card"] for row in view["active"] + view["reserve"]]


def hand(match: Match, number: int) -> list[str]:
    """The hand of a seat, sorted."""
    return list(seat_view(match, number)["hand"])


def discard(match: Match, number: int) -> list[str]:
    """The discard pile of a seat, oldest first."""
    return list(seat_view(match, number)["discard"])


def missions(match: Match, number: int) -> list[str]:
    """The missions of a seat from the top."""
    return [row["card"] for row in seat_view(match, number)["missions"]]


def points(match: Match, number: int) -> int:
    """The mission points of a seat."""
    return int(seat_view(match, number)["points"])


def phase(match: Match) -> str:
    """The phase of the turn."""
    return str(match.view(None)["phase"])


def sums(match: Match, number: int = 0) -> tuple[int, int, int]:
    """Attack, Defence and Resistance of a challenge as they are compared."""
    row = match.view(None)["challenges"][number]
    return row["attack"], row["defence"], row["resistance"]


def outcome(match: Match, number: int = 0) -> str | None:
    """How a challenge ended."""
    found: str | None = match.view(None)["challenges"][number]["outcome"]
    return found


# Cards made up for a test, where none of the content shows a rule


PLAIN = {
    "rarity": "common",
    "alignment": "neutral",
    "skill": "combat",
    "affiliation": "unaligned",
    "attack": 1000,
    "defence": 500,
    "resistance": 200,
    "points": 1,
}
AVENGER = {
    **PLAIN,
    "alignment": "good",
    "affiliation": "avengers",
    "attack": 800,
    "defence": 700,
    "resistance": 300,
    "points": 2,
}


def hero(card: str, name: str = "", **parts: Json) -> dict[str, Json]:
    """A card, called like its id unless a name is given: hero("Rex", attack=900, nemesis="thanos")."""
    return {"id": card, "name": name or card.lower(), **PLAIN, **parts}


def made(*cards: dict[str, Json]) -> str:
    """Such cards as the text of a file, with the names that the set does not have."""
    known = library().protagonists
    names = dict.fromkeys(card["name"] for card in cards if card["name"] not in known)
    lines = ["[protagonists]"]
    lines += [f"{name} = {{ it = {json.dumps(name.replace('-', ' ').title())} }}" for name in names]
    return "\n".join([*lines, *map(table, cards)]) + "\n"


def avenger(card: str, name: str, **parts: Json) -> str:
    """A version of a known protagonist, as a part of such a text: avenger("HM01", "thor", attack=500)."""
    return table({"id": card, "name": name, **AVENGER, **parts}) + "\n"


def table(card: dict[str, Json]) -> str:
    """A card as a table of a file."""
    return "\n".join(["[[card]]", *(f"{key} = {json.dumps(found)}" for key, found in card.items())])


def game_with(cards: str) -> MissionArena:
    """The game with one file of cards more; that of the program stays as it is."""
    game = MissionArena()
    game.add_content([("home-made.toml", cards)])
    return game
