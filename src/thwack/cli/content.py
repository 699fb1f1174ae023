"""Home-made heroes and boards: loaded before anything else, and known to whoever asks afterwards."""

from collections.abc import Sequence
from pathlib import Path

from ..match import load
from ..wording import LANGUAGES
from . import lore
from .check import texts_of


def load_content(game: str, paths: Sequence[str]) -> list[str]:
    """Add files or folders, and see to it that every card can be worded; gives their full paths."""
    for path in paths:
        known = set(lore.content().heroes)
        load(game, path)
        for hero in lore.content().heroes.values():
            if hero.id not in known:
                for lang in LANGUAGES:
                    texts_of(hero, lang, path)
    return [str(Path(path).resolve()) for path in paths]
