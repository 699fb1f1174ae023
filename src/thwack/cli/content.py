"""Home-made content: loaded before anything else, and known to whoever asks afterwards."""

from collections.abc import Sequence
from pathlib import Path

from .host import host_of


def load_content(game: str, paths: Sequence[str]) -> list[str]:
    """Add files or folders, and see to it that every card can be worded; gives their full paths."""
    for path in paths:
        host_of(game).load(path)
    return [str(Path(path).resolve()) for path in paths]
