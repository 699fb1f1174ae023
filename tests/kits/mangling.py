"""Plain data with something wrong in it: what a file may hold that was broken, or written by somebody who did
not know how."""

import copy
import random
from collections.abc import Iterator
from typing import Any

Json = Any
Path = tuple[int | str, ...]
STRANGE: tuple[Json, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 99, 10**6, -(10**30), 10**30, 1.5, -0.5, float("nan"), float("inf")),
    *("", "x", "0", "MA01", "deck", "nobody", "\x00", "é" * 50, [], {}, [[]], [None], {"x": 1}, [0] * 300),
    *({"node": "draw(1)"}, {"step": "turn.end_turn"}, {"context": [1, 2]}, {"id": []}, [{}, []]),
)


def parts(data: Json, above: Path = ()) -> Iterator[Path]:
    """The ways to all parts of some data, but to the whole of it."""
    if isinstance(data, dict):
        inner: list[tuple[int | str, Json]] = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    else:
        return
    for key, part in inner:
        yield (*above, key)
        yield from parts(part, (*above, key))


def at(data: Json, path: Path) -> Json:
    """The part at the end of a way."""
    for key in path:
        data = data[key]
    return data


def mangled(data: Json, dice: random.Random, times: int = 1) -> Json:
    """A copy with so many things wrong: of another type, missing, negative, huge, nested, twice, unknown."""
    found = copy.deepcopy(data)
    for _ in range(times):
        ways = list(parts(found))
        if ways:
            mangle(found, dice.choice(ways), dice, ways)
    return found


def mangle(data: Json, path: Path, dice: random.Random, ways: list[Path]) -> None:
    """One thing goes wrong at the end of this way."""
    holder, key = at(data, path[:-1]), path[-1]
    old = holder[key]
    match dice.randrange(8):
        case 0:
            del holder[key]
        case 1:
            holder[key] = [copy.deepcopy(old)]
        case 2 if isinstance(holder, list):
            holder.insert(dice.randrange(len(holder) + 1), copy.deepcopy(old))
        case 2:
            holder[f"{key}_"] = copy.deepcopy(old)
        case 3 if isinstance(old, int):
            holder[key] = old + dice.choice((-1000, -2, -1, 1, 2, 1000))
        case 3 if isinstance(old, list):
            dice.shuffle(old)
        case 4:
            holder[key] = copy.deepcopy(at(data, dice.choice(ways)))
        case _:
            holder[key] = copy.deepcopy(dice.choice(STRANGE))
