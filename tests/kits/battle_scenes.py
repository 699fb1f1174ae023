"""Positions of Battle Scenes for tests, in few words."""

import json
import random
from typing import Any

import thwack
from thwack.games.battle_scenes.cards.library import library
from thwack.games.battle_scenes.game import BattleScenes
from thwack.kernel.table import run
from thwack.match import Match

from .forced import answer_forced

Json = Any


def unit(card: str, *loaded: str, **parts: Json) -> dict[str, Json]:
    """A character or support in scene with what it carries: unit("A06", "A08", "A19", stage=2). A number
    loads so many copies of A08."""
    cards = [card for text in loaded for card in (["A08"] * int(text) if text.isdigit() else [text])]
    return {"card": card, "loaded": cards, **parts}


def seat(*scene: dict[str, Json], **parts: Json) -> dict[str, Json]:
    """One player: the scene, then hand, deck, resources, prizes by name."""
    return {"scene": list(scene), **parts}


def position(
    mine: dict[str, Json], theirs: dict[str, Json] | None = None, phase: str = "preparation", **parts: Json
) -> Match:
    """A match from a position; seat 0 is active unless `active` says otherwise."""
    data = {"game": "battle_scenes", "phase": phase, **parts}
    return answer_forced(thwack.scene("battle_scenes", {**data, "seats": [mine, theirs or {}]}, chance="ask"))


def home_made(cards: str, mine: dict[str, Json], theirs: dict[str, Json], **parts: Json) -> Match:
    """A position in a game that knows one file of cards more, given as its text."""
    game = BattleScenes()
    game.add_content([("home-made.toml", cards)])
    table = game.from_scene({"phase": "preparation", **parts, "seats": [mine, theirs]}, 0, True)
    run(table)
    return answer_forced(Match(game, table, table.fork()))


def keys(match: Match) -> list[str]:
    """The keys of all choices."""
    return [choice.key for choice in match.choices]


def play(match: Match, *wanted: str) -> None:
    """Take choices by their keys, one after the other; a wrong one tells what there was."""
    for key in wanted:
        answer_forced(match, key)
        offered = keys(match)
        assert key in offered, f"{key!r} is not among {offered} of seat {match.actor}"
        match.play(key)
        match.check()
    answer_forced(match)


def verbs(match: Match) -> set[str]:
    """The verbs of all choices."""
    return {choice.verb for choice in match.choices}


def seat_view(match: Match, number: int) -> dict[str, Json]:
    """A seat as it sees itself."""
    found: dict[str, Json] = match.view(number)["seats"][number]
    return found


def row(match: Match, number: int, ref: str) -> dict[str, Json]:
    """A character or support in scene by its ref."""
    rows = match.view(None)["seats"][number]["scene"]
    found: dict[str, Json] = next((r for r in rows if r["ref"] == ref), {})
    assert found, f"{ref!r} is not among {[r['ref'] for r in rows]} of seat {number}"
    return found


def scene(match: Match, number: int) -> list[str]:
    """The refs of a seat's characters and supports."""
    return [r["ref"] for r in match.view(None)["seats"][number]["scene"]]


def carried(match: Match, number: int, ref: str) -> list[str]:
    """What a character or support carries."""
    return list(row(match, number, ref)["loaded"])


def stage(match: Match, number: int, ref: str) -> int:
    """The stage of a character."""
    return int(row(match, number, ref)["stage"])


def hand(match: Match, number: int) -> list[str]:
    """The hand of a seat, sorted."""
    return list(seat_view(match, number)["hand"])


def resources(match: Match, number: int) -> list[str]:
    """The resources of a seat."""
    return list(seat_view(match, number)["resources"])


def points(match: Match, number: int) -> int:
    """The points of a seat."""
    return int(seat_view(match, number)["points"])


def phase(match: Match) -> str:
    """The phase or step of the turn."""
    return str(match.view(None)["phase"])


def random_deck(rng: random.Random) -> dict[str, Json]:
    """A legal deck of cards on offer, with enough characters to play."""
    cards = [card for card in library().cards.values() if card.on_offer]
    people = [card for card in cards if card.type == "character"]
    found: dict[str, int] = {}
    versions: dict[tuple[str, str], int] = {}
    while sum(found.values()) < 60:
        card = rng.choice(people if sum(found.values()) < 26 else cards)
        version = (card.called, card.version)
        if versions.get(version, 0) < (1 if card.is_unique else 3):
            found[card.id] = found.get(card.id, 0) + 1
            versions[version] = versions.get(version, 0) + 1
    return {"name": "Random", "cards": found}


# Cards made up for a test, where no card of the content shows a rule


def made(card: str, kind: str, *rules: str, action: dict[str, Json] | None = None, **parts: Json) -> str:
    """A card as the text of a file: made("pin", "ability", "tactic", powers=["agility"])."""
    name = json.dumps(parts.pop("name", card.title()))
    rows = {"id": card, "version": "V1", "type": kind, "printed": ["Test"], **parts}
    lines = ["[[card]]", f"name = {{ pt = {name} }}"]
    lines += [f"{key} = {json.dumps(found)}" for key, found in rows.items()]
    if rules:
        lines.append(f"rules = {json.dumps(rules)}")
    if action:
        lines += ["[card.action]", *(f"{key} = {found}" for key, found in action.items())]
    return "\n".join(lines) + "\n"


def acts(name: str, effect: str, cost: Json = 1, timing: str = "normal", **parts: Json) -> dict[str, Json]:
    """The action of such a card."""
    rows = {"cost": cost, "timing": timing.split(), "effect": effect, **parts}
    return {
        "name": f"{{ pt = {json.dumps(name)} }}",
        **{key: json.dumps(found) for key, found in rows.items()},
    }
