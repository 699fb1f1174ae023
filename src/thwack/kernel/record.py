"""Tables as plain JSON and as a digest. Steps are saved as the names of their functions and their
arguments."""

import hashlib
import json
from collections.abc import Callable
from types import ModuleType
from typing import Any, Final, Protocol

from .errors import SceneError
from .signatures import signature_of
from .table import Table

Json = Any  # plain JSON data: no type can say it without repeating itself
STEPS: Final = ("agenda", "step")  # columns that hold steps
FREE: Final = ("it", "result")  # columns that may have any length


class Names(Protocol):
    """How a game's functions and effect nodes are called in a file."""

    def step_named(self, name: str) -> Callable[..., None]:
        """The step function of that name."""

    def node_named(self, text: str) -> object:
        """The effect node of that expression."""

    def context_of(self, parts: tuple[Any, ...]) -> object:
        """The context an effect runs in, from its parts."""


def step_name(function: Callable[..., None]) -> str:
    """The name of a step in a file: its module's last part and its own name."""
    return f"{function.__module__.rpartition('.')[2]}.{function.__name__}"


def step_functions(modules: tuple[ModuleType, ...]) -> dict[str, Callable[..., None]]:
    """All functions that may stand in a saved agenda of a game whose rules are in these modules."""
    found: dict[str, Callable[..., None]] = {}
    for module in modules:
        for thing in vars(module).values():
            if (
                callable(thing)
                and getattr(thing, "__module__", "") == module.__name__
                and not isinstance(thing, type)
            ):
                found[step_name(thing)] = thing
    return found


def encode(value: Any) -> Json:
    """A column, a step or an argument as JSON: tuples are lists, functions and nodes are objects with one
    key."""
    if value is None or isinstance(value, int | str):
        return value
    if hasattr(value, "_fields"):
        return {"context": [encode(item) for item in value]}
    if isinstance(value, list | tuple):
        return [encode(item) for item in value]
    if hasattr(value, "shown"):
        return {"node": value.shown()}
    return {"step": step_name(value)}


def decode(value: Json, names: Names) -> Any:
    """The inverse of encode; lists come back as tuples."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return tuple(decode(item, names) for item in value)
    if isinstance(value, dict) and len(value) == 1:
        ((kind, text),) = value.items()
        if kind == "node" and isinstance(text, str):
            return names.node_named(text)
        if kind == "step" and isinstance(text, str):
            return names.step_named(text)
        if kind == "context" and isinstance(text, list):
            return names.context_of(tuple(decode(item, names) for item in text))
    raise SceneError(
        f"the exact part of the scene holds {value!r}, which is not a step; leave the exact part out"
    )


def save(t: Table) -> dict[str, Json]:
    """All columns as JSON."""
    return {column: encode(getattr(t, column)) for column in t.COLUMNS}


def load(t: Table, columns: dict[str, Json], names: Names) -> None:
    """Fill the columns of a table from what save gave. It must be a table of the same position, for the
    columns have its sizes."""
    for column in t.COLUMNS:
        if column not in columns:
            raise SceneError(f"the exact part of the scene lacks {column!r}; leave the exact part out")
        value, like = decode(columns[column], names), getattr(t, column)
        kind = tuple if type(like) is list else type(like)
        if type(value) is not kind or not fits(column, value, like):
            raise SceneError(f"the exact part of the scene has a wrong {column!r}; leave the exact part out")
        setattr(t, column, list(value) if type(like) is list else value)


def fits(column: str, value: Any, like: Any) -> bool:
    """Whether a column can be that of a position in which it is like this: steps are steps, and there are as
    many numbers, or lists of numbers. What is empty may grow."""
    if column in STEPS:
        return all(map(is_step, value if column == "agenda" else (value,) if value else ()))
    if column in FREE or type(like) not in (list, tuple) or not like:
        return True
    if all(type(item) is int for item in like):
        return len(value) == len(like) and all(type(item) is int for item in value)
    if all(type(item) is tuple for item in like):
        return len(value) == len(like) and all(type(item) is tuple and is_plain(item) for item in value)
    return True


def is_plain(value: Any) -> bool:
    """Whether there is nothing but numbers in it, however deep."""
    return all(map(is_plain, value)) if type(value) is tuple else type(value) is int


def is_step(value: Any) -> bool:
    """Whether it is a function with as many arguments as that takes behind the table, and numbers where it
    takes numbers."""
    if type(value) is not tuple or not value:
        return False
    takes = signature_of(value[0])
    if takes is None or not 0 <= len(takes.numbers) - len(value[1:]) <= takes.defaults:
        return False
    return all(type(item) is int for item, number in zip(value[1:], takes.numbers, strict=False) if number)


def digest(t: Table) -> str:
    """A short name of the whole state: equal states have equal digests, on every machine."""
    text = json.dumps(save(t), separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
