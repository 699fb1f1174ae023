"""Whether plain data is what a type declares: views are held against their TypedDicts."""

from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import thwack
from tests.games.properties import play_on
from thwack import Match
from thwack.match import game_named


def faults(value: Any, kind: Any, where: str = "view") -> list[str]:
    """All that a value has, lacks or holds against its declaration, each with its place."""
    if is_typeddict(kind):
        return table_faults(value, kind, where)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return [] if value in args else [f"{where}: {value!r} is none of {args}"]
    if origin in (Union, UnionType):
        tried = [faults(value, one, where) for one in args]
        return [] if not all(tried) else max(tried, key=lambda found: found[0].count("."))
    if origin is list:
        if not isinstance(value, list):
            return [f"{where}: {value!r} is no list"]
        return [fault for i, one in enumerate(value) for fault in faults(one, args[0], f"{where}.{i}")]
    if origin is dict:
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no table"]
        return [fault for name, one in value.items() for fault in faults(one, args[1], f"{where}.{name}")]
    if kind is None:
        kind = NoneType
    return [] if type(value) is kind else [f"{where}: {value!r} is no {kind.__name__}"]


def table_faults(value: Any, kind: Any, where: str) -> list[str]:
    """The same for a TypedDict: nothing is missing, and nothing is there that it does not know."""
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is no {kind.__name__}"]
    hints = get_type_hints(kind, include_extras=True)
    found = [f"{where}.{name} is not declared" for name in value if name not in hints]
    for name, part in hints.items():
        may_lack = get_origin(part) is NotRequired
        if name in value:
            found += faults(value[name], get_args(part)[0] if may_lack else part, f"{where}.{name}")
        elif not may_lack:
            found.append(f"{where}.{name} is missing")
    return found


def check_declared(match: Match) -> None:
    """What every seat and a spectator sees is what the game has declared."""
    kind = game_named(match.game).view_type
    for seat in (None, *range(match.seats)):
        assert faults(match.view(seat), kind) == []


def check_views(match: Match, seed: int, every: int = 7) -> None:
    """The same all through a random match."""
    while match.actor is not None:
        check_declared(match)
        play_on(match, seed + match.ply, every)
    check_declared(match)


def games_with_views() -> list[str]:
    """The games that have declared what their views hold."""
    return [name for name in thwack.games() if is_typeddict(game_named(name).view_type)]
