"""The words on cards as plain data, for tables that draw them: skills, affiliations, protagonists and the
like by name."""

from typing import Any

from ..cards.library import Library
from ..state.cast import ABILITIES
from .prompts import reminder_of

Json = Any
GROUPS = {
    "skill": "skills",
    "alignment": "alignments",
    "affiliation": "affiliations",
    "rarity": "rarities",
    "ability": "abilities",
    "kind": "kinds",
    "protagonist": "protagonists",
}


def things(library: Library, lang: str) -> list[dict[str, Json]]:
    """Every word: its id is its group and slug, such as skill/cosmic; special abilities say what they do."""
    told = {ability.word: reminder_of(ability, lang) for ability in ABILITIES}
    return [
        {
            "id": f"{group}/{slug}",
            "refs": [f"{group}/{slug}"],
            "name": names[lang],
            "kind": "word",
            "side": None,
            "facts": {"group": group},
            "text": told.get(slug, "") if group == "ability" else "",
        }
        for group, field in GROUPS.items()
        for slug, names in getattr(library, field).items()
    ]
