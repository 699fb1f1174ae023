"""The set-up options of a match: what may stand there, and what stands there by itself."""

from collections.abc import Mapping
from typing import Any, Final

from ...kernel.setup import check_names, fail
from .cast import Settings
from .library import Library

Json = Any
MODES: Final = ("duel", "free-for-all", "teams")
DEFAULT_HEROES: Final = ("king-arthur", "medusa", "alice", "sinbad")
DEFAULT_BOARD: Final = "sarpedon"
RULINGS: Final = {
    "occupied_place": ("not-offered", "fails"),
    "simultaneous": ("active-first", "active-last"),
}
NAMES: Final = ("heroes", "board", "mode", "seats", *RULINGS)


def setups(library: Library) -> dict[str, Json]:
    """Each option, its default, and what may stand there."""
    boards = [
        {"id": b.id, "name": b.name, "starts": len(b.starts), "kind": b.kind} for b in library.boards.values()
    ]
    heroes = [{"id": h, "name": library.heroes[h].name} for h in library.offered]
    return {
        "heroes": {"default": list(DEFAULT_HEROES[:2]), "choices": heroes, "list": True, "distinct": True},
        "board": {"default": DEFAULT_BOARD, "choices": boards},
        "mode": {"default": "duel", "choices": list(MODES)},
        "seats": {"default": 2, "choices": [2, 3, 4]},
        **{name: {"default": values[0], "choices": list(values)} for name, values in RULINGS.items()},
    }


def settings_of(library: Library, options: Mapping[str, Any]) -> Settings:
    """U-2.1, U-12.1, U-13.1: All options filled in, or a sentence about the first that cannot stand."""
    check_names("unmatched", options, NAMES)
    mode = options.get("mode")
    heroes = options.get("heroes")
    if heroes is not None and (not isinstance(heroes, list | tuple) or isinstance(heroes, str)):
        fail(f"heroes must be a list such as ['king-arthur', 'medusa'], not {heroes!r}")
    if mode is None:
        mode = "duel" if heroes is None or len(heroes) <= 2 else "free-for-all"
    if not isinstance(mode, str) or mode not in MODES:
        fail(f"there is no mode {mode!r}", mode, MODES)
    people = options.get("seats")
    if people is not None and (isinstance(people, bool) or people not in (2, 3, 4)):
        fail(f"seats is the number of players, 2, 3 or 4, not {people!r}")
    if heroes is None:
        count = {"duel": 2, "teams": 4}.get(mode, people or 3)
        heroes = DEFAULT_HEROES[:count]
    offered = library.offered
    for hero in heroes:
        if not isinstance(hero, str) or hero not in offered:
            fail(f"there is no hero {hero!r} on offer", hero, offered)
    if len(set(heroes)) != len(heroes):
        fail("each hero can be chosen once")
    people = check_numbers(mode, len(heroes), people)
    board = options.get("board", DEFAULT_BOARD)
    if not isinstance(board, str) or board not in library.boards:
        fail(f"there is no board {board!r}", board, tuple(library.boards))
    if mode != "duel" and len(library.boards[board].starts) < 4:
        four = tuple(b.id for b in library.boards.values() if len(b.starts) == 4)
        fail(f"{mode} needs a board with four start spaces, and {board} has two", "", four)
    rulings = []
    for name, values in RULINGS.items():
        found = options.get(name, values[0])
        if found not in values:
            fail(f"{name} cannot be {found!r}", found, values)
        rulings.append(found)
    return Settings(tuple(heroes), board, mode, people, *rulings)


def check_numbers(mode: str, heroes: int, people: int | None) -> int:
    """How many heroes and players a mode takes."""
    wanted = {"duel": (2,), "free-for-all": (3, 4), "teams": (4,)}[mode]
    if heroes not in wanted:
        numbers = " or ".join(str(n) for n in wanted)
        fail(f"{mode} takes {numbers} heroes, not {heroes}")
    if people is None:
        return heroes
    if people != heroes and not (mode == "teams" and people == 3):  # U-13.3
        fail(f"{mode} with {heroes} heroes cannot have {people} players")
    return people
