"""What can be looked at beside the cards, as plain data: the Sidekick's die, which has no card (DM-1.3)."""

from typing import Any

from ..cards.faces import face_data
from ..cards.library import Library

Json = Any


def things(library: Library, lang: str) -> list[dict[str, Json]]:
    """The Sidekick: id, the refs it goes by, name, kind, side, facts, text."""
    die = library.sidekick
    name = str(die.name[lang]["one"])
    facts = {"type": "sidekick", "cost": 0, "energy": None, "faces": [face_data(face) for face in die.faces]}
    shown = name[:1].upper() + name[1:]
    row = {"id": "sidekick", "refs": ["sidekick"], "name": shown, "kind": "sidekick", "side": None}
    return [{**row, "facts": facts, "text": ""}]
