"""Cards of Mission Arena made up for a test, where no card of the set shows a rule."""

import json
from typing import Any

from thwack.games.mission_arena.cards.library import library

Json = Any
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


def hero(card: str, name: str = "", **parts: Json) -> dict[str, Json]:
    """A card, called like its id unless a name is given: hero("Rex", attack=900, nemesis="thanos")."""
    return {"id": card, "name": name or card.lower(), **PLAIN, **parts}


def made(*cards: dict[str, Json]) -> str:
    """Such cards as the text of a file, with the names that the set does not have."""
    known = library().protagonists
    names = dict.fromkeys(card["name"] for card in cards if card["name"] not in known)
    lines = ["[protagonists]"]
    lines += [f"{name} = {{ it = {json.dumps(name.replace('-', ' ').title())} }}" for name in names]
    for card in cards:
        lines += ["[[card]]", *(f"{key} = {json.dumps(found)}" for key, found in card.items())]
    return "\n".join(lines) + "\n"
