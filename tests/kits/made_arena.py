"""Cards of Mission Arena made up for a test, where no card of the content shows a rule."""

import json
from typing import Any

from thwack.games.mission_arena.game import MissionArena

Json = Any
DEFAULTS: dict[str, Json] = {
    "rarity": "common",
    "alignment": "good",
    "skill": "combat",
    "affiliation": "avengers",
    "attack": 800,
    "defence": 700,
    "resistance": 300,
    "points": 2,
}


def made(card: str, name: str, **parts: Json) -> str:
    """A card as the text of a file: made("HM01", "thor", attack=500, ability="brute_force")."""
    rows = {"id": card, "name": name, **DEFAULTS, **parts}
    lines = [f"{key} = {json.dumps(found)}" for key, found in rows.items()]
    return "\n".join(["[[card]]", *lines]) + "\n"


def game_with(cards: str) -> MissionArena:
    """The game with one file of cards more; that of the program stays as it is."""
    game = MissionArena()
    game.add_content([("home-made.toml", cards)])
    return game
