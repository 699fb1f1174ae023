"""Reading positions that people have written: what is wrong with one is a SceneError that says what may stand
there instead."""

from collections.abc import Collection, Mapping
from typing import Any, NoReturn

from .errors import SceneError

Json = Any


def fail(message: str) -> NoReturn:
    """A position that cannot be."""
    raise SceneError(message)


def known(row: Mapping[str, Json], names: Collection[str], what: str) -> None:
    """Refuse what nobody would read."""
    for name in row:
        if name not in names:
            fail(f"{what} has no field {name!r}; its fields are {', '.join(sorted(names))}")


def number_in(found: Json, least: int, most: int, what: str) -> int:
    """A whole number between two others."""
    if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
        fail(f"{what} must be a whole number from {least} to {most}, not {found!r}")
    return found


def ids(row: Mapping[str, Json], name: str, what: str) -> list[str]:
    """A list of card ids; none, if it is left out."""
    found = row.get(name)
    if found is None:
        return []
    if not isinstance(found, list) or not all(isinstance(card, str) for card in found):
        fail(f"{name!r} of {what} must be a list of card ids")
    return found
