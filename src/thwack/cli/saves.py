"""Matches in files: saved, kept when somebody leaves, and taken up again."""

import json
import os
from pathlib import Path
from typing import Any, Final

from ..match import Match, games, replay, scene
from .arguments import Usage, read_json
from .content import load_content
from .host import DEFAULT

Json = Any
SEATING: Final = "seating"  # our part of a record: who sat where


def state_file() -> Path:
    """Where a match is kept when somebody leaves."""
    home = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    folder = Path(home) if home else Path.home() / ".local" / "state"
    return folder / "thwack" / "last.json"


def save(match: Match, seating: dict[str, Json], path: Path) -> None:
    """Write a record; whoever reads the file meanwhile sees the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.write_text(json.dumps({**match.record(), SEATING: seating}, ensure_ascii=False), encoding="utf-8")
    new.replace(path)


def seating_of(data: dict[str, Json], own_content: bool) -> dict[str, Json]:
    """Who sat where. The home-made content of that match is loaded, unless somebody brought their own."""
    found = data.pop(SEATING, {})
    seating: dict[str, Json] = found if isinstance(found, dict) else {}
    content = seating.get("content")
    if not own_content and isinstance(content, list):
        load_content(str(data.get("game")), [str(path) for path in content])
    return seating


def game_in(path: str) -> str:
    """The game of a record or a scene."""
    found = read_json(path).get("game", DEFAULT)
    return found if found in games() else DEFAULT


def load(path: str, own_content: bool = False) -> tuple[Match, dict[str, Json]]:
    """A match from a record or a scene, and who sat where."""
    data = read_json(path)
    seating = seating_of(data, own_content)
    if isinstance(data.get("choices"), list):
        return replay(data), seating
    if "seats" in data or "draft" in data:
        return scene(str(data.get("game", DEFAULT)), data), seating
    raise Usage(f"{path} is neither a record (with choices) nor a scene (with seats or a draft)")
