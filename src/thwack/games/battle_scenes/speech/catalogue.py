"""The words on cards as plain data, for tables that draw them: powers, affiliations and the like by name."""

from typing import Any

from ..cards.library import Library
from .prompts import LINES

Json = Any
GROUPS = {"power": "powers", "alignment": "alignments", "affiliation": "affiliations", "keyword": "keywords"}


def things(library: Library, lang: str) -> list[dict[str, Json]]:
    """Every word: its id is its group and slug, such as power/flight; keywords say what they mean."""
    reminders = LINES.rows()["reminder"]
    return [
        {
            "id": f"{group}/{slug}",
            "refs": [f"{group}/{slug}"],
            "name": names[lang],
            "kind": "word",
            "side": None,
            "facts": {"group": group},
            "text": reminders[slug][lang] if group == "keyword" and slug in reminders else "",
        }
        for group, field in GROUPS.items()
        for slug, names in getattr(library, field).items()
        if group != "affiliation" or slug in used(library)
    ]


def used(library: Library) -> set[str]:
    """The affiliations of cards on offer."""
    return {name for card in library.cards.values() if card.on_offer for name in card.affiliations}
