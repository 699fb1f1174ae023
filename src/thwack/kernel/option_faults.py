"""Set-up options: what is said about one that cannot stand, and who begins."""

import difflib
from collections.abc import Iterable, Mapping
from typing import Any, Final, NoReturn

from .errors import SetupError
from .problem import Problem
from .whole import whole

RANDOM: Final = -1  # instead of the seat that begins
FIRST: Final[dict[object, int]] = {"random": RANDOM, "0": 0, "1": 1, 0: 0, 1: 1, None: RANDOM}


def fail(what: Problem, wrong: object = None, right: Iterable[str] = ()) -> NoReturn:
    """An option that cannot stand, with the nearest one that can."""
    right = tuple(right)
    near = difflib.get_close_matches(str(wrong), right, n=1, cutoff=0.5)
    if near:
        meant = repr(near[0])
        what = Problem("did-you-mean", f"{what}; did you mean {meant}?", {"what": what, "meant": meant})
    elif right:
        words = ", ".join(right)
        what = Problem("choose-from", f"{what}; choose from {words}", {"what": what, "words": words})
    raise SetupError(what)


def cannot_be(option: str, given: object, right: Iterable[str]) -> NoReturn:
    """An option that has another value than those that it can have."""
    parts = {"option": option, "given": repr(given)}
    fail(Problem("cannot-be", f"{option} cannot be {given!r}", parts), given, right)


def check_names(game: str, given: Mapping[str, Any], names: tuple[str, ...]) -> None:
    """A game has these options and no others."""
    for name in given:
        if name not in names:
            parts = {"game": game, "option": repr(name)}
            fail(Problem("no-option", f"{game} has no set-up option {name!r}", parts), name, names)


def first_of(given: object) -> int:
    """The seat that begins in a game for two, or RANDOM."""
    number = whole(given)
    if number is not None:
        given = number
    if isinstance(given, bool) or not isinstance(given, str | int | None) or given not in FIRST:
        cannot_be("first", given, ("random", "0", "1"))
    return FIRST[given]
