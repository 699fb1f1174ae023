"""How each game is looked at by a learner: a lens tells a view as fields can read it (`fields.py`)."""

from functools import lru_cache

from ...match import game_named
from .battle_scenes import BattleScenesLens
from .dice_masters import DiceMastersLens
from .lens import Lens
from .mission_arena import MissionArenaLens
from .unmatched import UnmatchedLens

LENSES: dict[str, type[Lens]] = {
    "battle_scenes": BattleScenesLens,
    "dice_masters": DiceMastersLens,
    "mission_arena": MissionArenaLens,
    "unmatched": UnmatchedLens,
}


def lens_of(game: str, seats: int) -> Lens:
    """The lens of a game for so many seats, with the content there is now."""
    return _ground(game, seats, game_named(game).content_hash)


@lru_cache(maxsize=32)
def _ground(game: str, seats: int, content: str) -> Lens:
    return LENSES[game](seats)


__all__ = ["Lens", "lens_of"]
