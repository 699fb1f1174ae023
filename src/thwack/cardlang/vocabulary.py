"""The words a game's cards may use: the common ones and the game's own."""

from collections.abc import Sequence
from types import ModuleType

from . import amounts, control, moments, nouns, verbs
from .node import Node

COMMON: tuple[ModuleType, ...] = (control, nouns, amounts, moments, verbs)


def words_of(*modules: ModuleType, also: Sequence[type[Node]] = ()) -> dict[str, type[Node]]:
    """Every node class with a word, defined in these modules, by its word; and these classes besides."""
    found: dict[str, type[Node]] = {}
    for module in modules:
        for thing in vars(module).values():
            if (
                isinstance(thing, type)
                and issubclass(thing, Node)
                and thing.__module__ == module.__name__
                and thing.word
            ):
                if thing.word in found:
                    raise ValueError(f"two nodes are called {thing.word}")
                found[thing.word] = thing
    for cls in also:
        if cls.word in found:
            raise ValueError(f"two nodes are called {cls.word}")
        found[cls.word] = cls
    return found
