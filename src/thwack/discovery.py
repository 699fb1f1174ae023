"""Which games there are: the folders in `games/`, and other people's by the entry points of their packages.

An entry point of the group `thwack.games` has the name of the game and leads to its object (what
`kernel/game.py` lists), or to a module whose GAME it is. Beside it the package may bring a host for the
terminal, a lens for learners, and what positions are worth (`part_of`). Nothing is imported before it is
asked for. A game that cannot be loaded says why in one sentence and leaves all others alone.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module, resources, util
from importlib.metadata import EntryPoint, entry_points
from inspect import getattr_static
from types import ModuleType
from typing import Final

from .kernel.errors import SetupError
from .kernel.game import Game

GROUP: Final = "thwack.games"
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")  # it stands in addresses, file names and commands
ASKED: Final = sorted(name for name in (*Game.__annotations__, *vars(Game)) if not name.startswith("_"))
_loaded: dict[str, Game] = {}
_broken: dict[str, str] = {}  # why a game cannot be loaded


@cache
def own_games() -> tuple[str, ...]:
    """The games that come with the package: each folder with a game.py."""
    folders = resources.files(f"{__package__}.games").iterdir()
    return tuple(sorted(one.name for one in folders if one.joinpath("game.py").is_file()))


@cache
def plugins() -> Mapping[str, EntryPoint]:
    """The games that other packages bring, in whatever order those were installed."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))
    return {entry.name: entry for entry in reversed(found) if not name_fault(entry.name)}


def name_fault(name: str) -> str:
    """Why a game cannot be called that; nothing if it can."""
    if not NAME.fullmatch(name):
        return f"a game of another package is called {name!r}: small letters, digits and _ will do"
    return f"{name} is a game of ours: another package cannot have it" if name in own_games() else ""


def games() -> tuple[str, ...]:
    """The games there are."""
    return tuple(sorted((*own_games(), *plugins())))


def game_named(name: str) -> Game:
    """The game of that name, loaded when first asked for."""
    if name not in _loaded:
        _loaded[name] = _load(name)
    return _loaded[name]


def unload(game: str) -> None:
    """Forget home-made content: the game has what comes with it again. Matches under way keep theirs."""
    _loaded[game] = type(game_named(game))()


def playable() -> list[str]:
    """The games that can be loaded, as they stand on the shelf."""
    found = []
    for name in games():
        try:
            about = game_named(name).about
        except SetupError:
            continue
        found.append((about.order, about.title["en"], name))
    return [name for _, _, name in sorted(found)]


def faults() -> list[str]:
    """A sentence for each game of other packages that cannot be played."""
    playable()
    names = {entry.name for entry in entry_points(group=GROUP)}
    return [*filter(None, map(name_fault, sorted(names))), *_broken.values()]


def _load(name: str) -> Game:
    if name in own_games():
        own: Game = import_module(f".games.{name}.game", __package__).GAME
        return own
    if name in _broken:
        raise SetupError(_broken[name])
    if name not in plugins():
        raise SetupError(f"there is no game {name!r}; the games are {', '.join(games())}")
    try:
        return _plugin(plugins()[name])
    except Exception as fault:  # whatever somebody else's code raises
        told = str(fault) if isinstance(fault, SetupError) else f"{type(fault).__name__}: {fault}"
        _broken[name] = f"the game {name} of another package cannot be loaded: {told}"
        raise SetupError(_broken[name]) from fault


def _plugin(entry: EntryPoint) -> Game:
    """The game of an entry point, if it is all that a game must be."""
    found = entry.load()
    game: Game = found.GAME if isinstance(found, ModuleType) else found
    missing = [one for one in ASKED if getattr_static(game, one, None) is None]
    if missing:
        raise SetupError(f"it has no {', '.join(missing)}")
    if game.name != entry.name:
        raise SetupError(f"it calls itself {game.name!r}")
    assert game.about.title  # read now, so that nobody else stumbles over it
    return game


def part_of(game: str, name: str, *needed: str) -> ModuleType | None:
    """What another package brings beside its game: the module of that name (host, lens, features), with all
    that it needs to have. None if there is none. The parts of our own games are in folders of ours."""
    if game not in plugins():
        return None
    told = f"the {name} of the game {game} of another package cannot be loaded"
    try:
        package = package_of(plugins()[game])
        if not package or util.find_spec(f"{package}.{name}") is None:
            return None
        found = import_module(f"{package}.{name}")
    except Exception as fault:  # whatever somebody else's code raises
        raise SetupError(f"{told}: {type(fault).__name__}: {fault}") from fault
    if missing := [one for one in needed if not hasattr(found, one)]:
        raise SetupError(f"{told}: it has no {', '.join(missing)}")
    return found


def package_of(entry: EntryPoint) -> str:
    """The package that an entry point leads to, or that its module is in; nothing if it is in none."""
    spec = util.find_spec(entry.module)
    is_package = spec is not None and spec.submodule_search_locations is not None
    return entry.module if is_package else entry.module.rpartition(".")[0]
