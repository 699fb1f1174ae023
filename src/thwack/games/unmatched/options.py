"""The set-up options of a match: what may stand there, and what stands there by itself."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...kernel.option_faults import cannot_be, check_names, fail
from ...kernel.problem import Problem, either
from .cards.field_words import Reach
from .cards.library import Library, boxes
from .cards.reading import HeroDef
from .state.cast import Cast, Mode, Settings, reach_of

Json = Any
MODES: Final[tuple[Mode, ...]] = ("duel", "free-for-all", "teams")
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
    heroes = [library.heroes[h] for h in library.offered]
    return {
        "heroes": {
            "default": list(DEFAULT_HEROES[:2]),
            "choices": [hero_on_offer(hero) for hero in heroes],
            "groups": grouped(heroes),
            "list": True,
        },
        "board": {"default": DEFAULT_BOARD, "choices": boards},
        "mode": {"default": "duel", "choices": list(MODES)},
        "seats": {"default": 2, "choices": [2, 3, 4]},
        **{name: {"default": values[0], "choices": list(values)} for name, values in RULINGS.items()},
    }


def hero_on_offer(hero: HeroDef) -> dict[str, Json]:
    """A hero as somebody chooses it: what it is called, how it plays, and its numbers."""
    own = next(f for f in hero.fighters if f.role == "hero")
    steps = next((reach_of(rule) for rule in hero.ability if isinstance(rule, Reach)), 0)
    traits = {
        "difficulty": hero.difficulty,
        "health": own.health,
        "move": hero.move,
        "reach": steps or ("ranged" if own.ranged else "melee"),
        "sidekicks": sum(f.count for f in hero.fighters if f is not own),
    }
    return {"id": hero.id, "name": hero.name, "about": hero.style, "traits": traits}


def grouped(heroes: Sequence[HeroDef]) -> list[dict[str, Json]]:
    """The heroes by their boxes, oldest first; home-made ones by the sets that their files name."""
    told: dict[str, dict[str, Json]] = {
        box.id: {"id": box.id, "name": box.name, "year": box.year, "sides": []} for box in boxes()
    }
    for hero in heroes:
        box = told.setdefault(hero.set, {"id": hero.set, "name": hero.set, "year": None, "sides": []})
        box["sides"].append(hero.id)
    return [box for box in told.values() if box["sides"]]


def settings_of(library: Library, options: Mapping[str, Any]) -> Settings:
    """U-2.1, U-12.1, U-13.1: All options filled in, or a sentence about the first that cannot stand."""
    check_names("unmatched", options, NAMES)
    mode = options.get("mode")
    heroes = options.get("heroes")
    if heroes is not None and (not isinstance(heroes, list | tuple) or isinstance(heroes, str)):
        told = f"heroes must be a list such as ['king-arthur', 'medusa'], not {heroes!r}"
        fail(Problem("heroes-list", told, {"given": repr(heroes)}))
    if mode is None:
        mode = "duel" if heroes is None or len(heroes) <= 2 else "free-for-all"
    if not isinstance(mode, str) or mode not in MODES:
        fail(Problem("no-mode", f"there is no mode {mode!r}", {"given": repr(mode)}), mode, MODES)
    people = options.get("seats")
    if people is not None and (isinstance(people, bool) or people not in (2, 3, 4)):
        told = f"seats is the number of players, 2, 3 or 4, not {people!r}"
        fail(Problem("seats-number", told, {"given": repr(people)}))
    if heroes is None:
        count = {"duel": 2, "teams": 4}.get(mode, people or 3)
        heroes = DEFAULT_HEROES[:count]
    check_heroes(library, heroes)
    people = check_numbers(mode, len(heroes), people)
    board = board_of(library, mode, options.get("board", DEFAULT_BOARD))
    rulings = []
    for name, values in RULINGS.items():
        found = options.get(name, values[0])
        if found not in values:
            cannot_be(name, found, values)
        rulings.append(found)
    return Settings(tuple(heroes), board, MODES[MODES.index(mode)], people, *rulings)


def check_heroes(library: Library, heroes: Sequence[object]) -> None:
    """U-2.1, R-70: Heroes on offer; like ones may meet."""
    offered = library.offered
    for hero in heroes:
        if not isinstance(hero, str) or hero not in offered:
            what = Problem("no-hero", f"there is no hero {hero!r} on offer", {"given": repr(hero)})
            fail(what, hero, offered)


def board_of(library: Library, mode: str, board: object) -> str:
    """U-12.1, U-13.1: A board with a start space for everybody."""
    if not isinstance(board, str) or board not in library.boards:
        what = Problem("no-board", f"there is no board {board!r}", {"given": repr(board)})
        fail(what, board, tuple(library.boards))
    if mode != "duel" and len(library.boards[board].starts) < 4:
        four = tuple(b.id for b in library.boards.values() if len(b.starts) == 4)
        told = f"{mode} needs a board with four start spaces, but {board} has two"
        fail(Problem("board-starts", told, {"mode": mode, "board": board}), "", four)
    return board


def check_numbers(mode: str, heroes: int, people: int | None) -> int:
    """How many heroes and players a mode takes."""
    wanted = {"duel": (2,), "free-for-all": (3, 4), "teams": (4,)}[mode]
    if heroes not in wanted:
        numbers = either(str(n) for n in wanted)
        told = f"{mode} takes {numbers} heroes, not {heroes}"
        fail(Problem("hero-count", told, {"mode": mode, "numbers": numbers, "has": heroes}))
    if people is None:
        return heroes
    if people != heroes and not (mode == "teams" and people == 3):  # U-13.3
        told = f"{mode} with {heroes} heroes cannot have {people} players"
        fail(Problem("player-count", told, {"mode": mode, "heroes": heroes, "people": people}))
    return people


def as_json(settings: Settings) -> dict[str, Json]:
    """Settings as plain data."""
    return {**settings._asdict(), "heroes": list(settings.heroes)}


_KNOWN: dict[tuple[str, Settings], Cast] = {}


def cast_of(library: Library, settings: Settings) -> Cast:
    """The cast of these settings; made once, since many matches share it."""
    key = (library.hash, settings)
    if key not in _KNOWN:
        if len(_KNOWN) > 500:
            _KNOWN.clear()
        _KNOWN[key] = Cast(library, settings)
    return _KNOWN[key]
