"""How each game is looked at by a learner: a lens tells a view as fields can read it (`fields.py`).

The lens of a game is the class in the file beside this one that has the game's name; a game that has none is
seen through a plain one.
"""

from functools import lru_cache
from importlib import import_module, util

from ...match import game_named
from . import plain
from .lens import Lens


def lens_of(game: str, seats: int) -> Lens:
    """The lens of a game for so many seats, with the content there is now."""
    return _ground(game, seats, game_named(game).content_hash)


@lru_cache(maxsize=32)
def _ground(game: str, seats: int, content: str) -> Lens:
    if game == plain.__name__.rpartition(".")[2] or util.find_spec(f"{__package__}.{game}") is None:
        return plain.PlainLens(game, seats)
    module = import_module(f".{game}", __package__)
    own = (one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Lens))
    return next(one for one in own if getattr(one, "game", "") == game)(seats)


__all__ = ["Lens", "lens_of"]
