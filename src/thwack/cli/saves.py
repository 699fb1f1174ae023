"""Matches in files: saved, kept when somebody leaves, and taken up again."""

import json
import os
from pathlib import Path
from typing import Any, Final

from ..match import Match, replay, scene
from .arguments import Usage, read_json

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


def load(path: str) -> tuple[Match, dict[str, Json]]:
    """A match from a record or a scene, and who sat where."""
    data = read_json(path)
    seating = data.pop(SEATING, {})
    if not isinstance(seating, dict):
        seating = {}
    if isinstance(data.get("choices"), list):
        return replay(data), seating
    if "seats" in data:
        return scene(str(data.get("game", "unmatched")), data), seating
    raise Usage(f"{path} is neither a record (with choices) nor a scene (with seats)")
