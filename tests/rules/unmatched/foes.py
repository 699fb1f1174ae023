"""Heroes as the tests of rulings place them: one against another, the sidekicks out of the way."""

from typing import Any

from tests.kits.unmatched import (
    scene,
    seat,
)
from thwack import Match

HARPIES = {"harpy-1": "S01", "harpy-2": "S02", "harpy-3": "S08"}
OUTLAWS = {"outlaw-1": "S01", "outlaw-2": "S02", "outlaw-3": "S08", "outlaw-4": "S09"}
SISTERS = {"sister-1": "S01", "sister-2": "S02", "sister-3": "S08"}


def against_arthur(row: dict[str, Any], foes_cards: list[str] | None = None, **more: Any) -> Match:
    """Somebody against King Arthur on S21, with Merlin far away."""
    return scene(row, seat("king-arthur", foes_cards or [], {"king-arthur": "S21", "merlin": "S38"}), **more)


def sinbad(cards: list[str], **more: Any) -> dict[str, Any]:
    """Sinbad on S20, the Porter out of the way."""
    return seat("sinbad", cards, {"sinbad": "S20", "porter": "S28"}, **more)


def arthur(cards: list[str]) -> dict[str, Any]:
    """King Arthur on S20, Merlin out of the way."""
    return seat("king-arthur", cards, {"king-arthur": "S20", "merlin": "S38"})
