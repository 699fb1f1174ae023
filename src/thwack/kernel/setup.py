"""Set-up options: what is said about one that cannot stand, and who begins."""

import difflib
from collections.abc import Iterable, Mapping
from typing import Any, Final, NoReturn

from .errors import SetupError

RANDOM: Final = -1  # instead of the seat that begins
FIRST: Final[dict[object, int]] = {"random": RANDOM, "0": 0, "1": 1, 0: 0, 1: 1, None: RANDOM}


def fail(message: str, wrong: object = None, right: Iterable[str] = ()) -> NoReturn:
    """An option that cannot stand, with the nearest one that can."""
    right = tuple(right)
    near = difflib.get_close_matches(str(wrong), right, n=1, cutoff=0.5)
    hint = f"; did you mean {near[0]!r}?" if near else f"; choose from {', '.join(right)}" if right else ""
    raise SetupError(message + hint)


def check_names(game: str, given: Mapping[str, Any], names: tuple[str, ...]) -> None:
    """A game has these options and no others."""
    for name in given:
        if name not in names:
            fail(f"{game} has no set-up option {name!r}", name, names)


def first_of(given: object) -> int:
    """The seat that begins in a game for two, or RANDOM."""
    if isinstance(given, bool) or not isinstance(given, str | int | None) or given not in FIRST:
        fail(f"first cannot be {given!r}", given, ("random", "0", "1"))
    return FIRST[given]
