"""Thwack plays hero-duel tabletop games by their rulebooks.

The names here are fixed: programs rely on them.
"""

from . import compiled as _compiled  # noqa: F401  # before all that it may take from elsewhere
from . import games as _package  # noqa: F401  # so early that the function below keeps the name `games`
from .kernel.errors import (
    Broken,
    ContentError,
    IllegalChoice,
    RecordError,
    SceneError,
    SetupError,
    ThwackError,
)
from .match import (
    CHANCE,
    Choice,
    Match,
    Result,
    card,
    cards,
    games,
    glossary,
    load,
    new,
    replay,
    scene,
    setups,
)

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "Broken",
    "Choice",
    "ContentError",
    "IllegalChoice",
    "Match",
    "RecordError",
    "Result",
    "SceneError",
    "SetupError",
    "ThwackError",
    "card",
    "cards",
    "games",
    "glossary",
    "load",
    "new",
    "replay",
    "scene",
    "setups",
]
