"""Other people's players: a class in a module of theirs, or one that an installed package offers.

A bot is a class with `choose(seen)`, made anew for every match with a seed. It goes by `module:Class`, where
the module is looked for in the current folder too, or by the name under which a package has entered it in the
group `thwack.players`. What goes wrong inside a bot is told in one sentence that names it.
"""

import operator
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, SupportsIndex

from ..kernel.errors import SetupError, ThwackError
from ..match import Choice, Choices
from .seen import Seen

GROUP: Final = "thwack.players"


class BotError(ThwackError):
    """A bot cannot be had, or does what no player may."""


class Bot:
    """Somebody else's player at a seat: it is handed the same as ours, and what it answers is checked."""

    def __init__(self, name: str, inner: Any) -> None:
        self.name = name
        self._inner = inner

    def choose(self, seen: Seen) -> Choice:
        """One of the choices: the bot may name it itself, by its key or by its index."""
        try:
            found = self._inner.choose(seen)
        except Exception as fault:
            raise BotError(f"the bot {self.name} failed: {type(fault).__name__}: {fault}") from fault
        index = index_in(seen.choices, found)
        if index is None:
            raise BotError(
                f"the bot {self.name} chose {found!r}, which is not among its {len(seen.choices)} choices;"
                " `choose` gives one of seen.choices"
            )
        return seen.choices[index]


def index_in(choices: Choices, found: object) -> int | None:
    """The index of what a bot has named: a choice, its key or its index; None if there is no such choice."""
    if isinstance(found, Choice):  # perhaps of a world that the bot has imagined: the same key will do
        found = found.key
    if isinstance(found, str):
        keys = choices.keys()
        return keys.index(found) if found in keys else None
    if isinstance(found, SupportsIndex) and not isinstance(found, bool):
        index = operator.index(found)
        return index if 0 <= index < len(choices) else None
    return None


@cache
def installed() -> Mapping[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=str)}


def bot_named(name: str, seed: int) -> Bot | None:
    """The bot of that name; nothing if it is no bot's name."""
    module, _, attribute = name.partition(":")
    if name in installed():
        return made(name, from_package(installed()[name]), seed)
    if attribute.isidentifier() and all(part.isidentifier() for part in module.split(".")):
        return made(name, from_module(name, module, attribute), seed)
    return None


def from_package(point: EntryPoint) -> Callable[[int], Any]:
    """The class of a bot that a package offers."""
    try:
        found: Callable[[int], Any] = point.load()
    except Exception as fault:
        raise BotError(f"the bot {point.name} ({point.value}) cannot be loaded: {fault}") from fault
    return found


def from_module(name: str, module: str, attribute: str) -> Callable[[int], Any]:
    """The class of a bot in a module, which may be a file in the current folder."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # behind what is installed: a file here never stands in for a package
    try:
        found: Callable[[int], Any] = getattr(import_module(module), attribute)
    except ModuleNotFoundError as fault:
        if fault.name != module:
            raise BotError(f"the bot {name} cannot be loaded: {fault}") from fault
        raise SetupError(
            f"there is no player {name!r}: no module {module} in this folder or among the installed packages"
        ) from None
    except AttributeError:
        raise SetupError(f"there is no player {name!r}: the module {module} has no {attribute}") from None
    except Exception as fault:
        raise BotError(f"the bot {name} cannot be loaded: {type(fault).__name__}: {fault}") from fault
    return found


def made(name: str, make: Callable[[int], Any], seed: int) -> Bot:
    """A bot for one match."""
    try:
        inner = make(seed)
    except Exception as fault:
        raise BotError(f"the bot {name} cannot be made with a seed: {fault}") from fault
    if not callable(getattr(inner, "choose", None)):
        raise BotError(f"the bot {name} has no method choose(seen)")
    return Bot(name, inner)
