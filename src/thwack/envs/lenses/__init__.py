"""How each game is looked at by a learner: a lens tells a view as fields can read it (`fields.py`).

The lens of a game is the class in the file beside this one that has the game's name; that of a game of
another package is in its lens.py. A game that has none is seen through a plain one.
"""

from functools import lru_cache
from importlib import import_module, util
from types import ModuleType

from ...discovery import own_games, part_of
from ...kernel.errors import SetupError
from ...match import game_named
from . import plain
from .lens import Lens


def lens_of(game: str, seats: int) -> Lens:
    """The lens of a game for so many seats, with the content there is now."""
    return _ground(game, seats, game_named(game).content_hash)


@lru_cache(maxsize=32)
def _ground(game: str, seats: int, content: str) -> Lens:
    module = module_of(game)
    if module is None:
        return plain.PlainLens(game, seats)
    own = (one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Lens))
    found = next((one for one in own if getattr(one, "game", "") == game), None)
    if found is None:
        raise SetupError(f"{module.__name__} has no Lens whose game is {game!r}")
    return found(seats)


def module_of(game: str) -> ModuleType | None:
    """Where the lens of a game is; None if it has none."""
    if game in own_games() and util.find_spec(f"{__package__}.{game}") is not None:
        return import_module(f".{game}", __package__)
    return part_of(game, "lens")


__all__ = ["Lens", "lens_of"]
