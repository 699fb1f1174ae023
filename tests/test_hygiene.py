"""The promises of ARCHITECTURE.md that no type can keep: who writes columns, what rules are made of."""

import ast
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import thwack
from tests.hygiene import impurities, writes
from tests.sources import nodes_of
from thwack.kernel.table import Table

SOURCE: Final = Path(thwack.__file__).parent
GAMES: Final = sorted(path.parent.name for path in (SOURCE / "games").glob("*/game.py"))
PURE: Final = ("state", "rules")
WRITERS: Final = {
    *("state/atoms.py", "state/records.py", "state/combats.py", "state/bodies.py", "state/zones.py"),
    *("state/table.py", "rules/setup.py"),
}
FRONT: Final = ("choices.py", "options.py", "pointing.py", "view.py")
MACHINE: Final = ("chance.py", "fan.py", "knowledge.py", "table.py")  # what runs while a match is played
DEALING: Final = ("deal",)  # functions of view.py that deal anew begin with this
MOST_FILES: Final = 24
MOST_LINES: Final = {"src": 400, "tests": 600}
ROOMS: Final = ("cards", "state", "rules", "front door", "speech", "game.py")


def columns_of(game: str) -> frozenset[str]:
    """The columns of a game's table."""
    module = import_module(f"thwack.games.{game}.state.table")
    tables = [
        thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Table)
    ]
    return frozenset(column for table in tables for column in table.COLUMNS)


def source_of(file: Path) -> str:
    """The text of a file, without those functions of a view that deal anew."""
    text = file.read_text(encoding="utf-8")
    if file.name != "view.py":
        return text
    tree = ast.parse(text)
    tree.body = [
        node
        for node in tree.body
        if not (isinstance(node, ast.FunctionDef) and node.name.startswith(DEALING))
    ]
    return ast.unparse(tree)


@pytest.mark.parametrize("game", GAMES)
def test_only_atoms_and_records_write_columns(game: str) -> None:
    folder, columns = SOURCE / "games" / game, columns_of(game)
    files = [file for room in ("rules", "speech", "state") for file in sorted((folder / room).rglob("*.py"))]
    files += [folder / name for name in FRONT if (folder / name).exists()]
    found = {
        file.relative_to(folder).as_posix(): writes(source_of(file), columns)
        for file in files
        if file.relative_to(folder).as_posix() not in WRITERS
    }
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("game", GAMES)
def test_state_and_rules_have_no_closures_generators_clocks_or_caches(game: str) -> None:
    files = [file for room in PURE for file in sorted((SOURCE / "games" / game / room).rglob("*.py"))]
    found = {file.name: impurities(file.read_text(encoding="utf-8")) for file in files}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_the_machine_is_as_plain_as_the_rules() -> None:
    files = [SOURCE / "kernel" / name for name in MACHINE]
    found = {file.name: impurities(file.read_text(encoding="utf-8")) for file in files}
    assert {name: lines for name, lines in found.items() if lines} == {}


# The tests above can fail: a rule file with one line more is found out.

WRITE: Final = {
    "t.life[seat] = 3": "life",
    "t.life[seat] -= 3": "life",
    "t.agenda.append((stop,))": "agenda.append",
    "del t.zones[0]": "zones",
    "t.zones, t.place = [], []": "zones",
    "life = t.life\n    life[seat] = 3": "life",
    "life, place = t.life, t.place\n    place[0] += 1": "place",
    "for t.life[0] in (1, 2):\n        pass": "life",
}
IMPURE: Final = {
    "key = lambda die: die": "lambda",
    "def inner() -> int:\n        return seat": "inside",
    "yield seat": "generator",
    "import time": "time",
    "SEEN[seat] = 1": "fills SEEN",
}


def mutated(line: str) -> str:
    """A rule file of Dice Masters with one function more."""
    text = (SOURCE / "games/dice_masters/rules/turn.py").read_text(encoding="utf-8")
    more = f"def mutant(t: DiceTable, seat: int) -> None:\n    {line}\n"
    return f"{text}\n\nSEEN: dict[int, int] = {{}}\n\n\n{more}"


@pytest.mark.parametrize(("line", "column"), WRITE.items())
def test_a_rule_that_writes_a_column_is_found(line: str, column: str) -> None:
    columns = columns_of("dice_masters")
    assert writes(mutated("pass"), columns) == []
    assert any(column in found for found in writes(mutated(line), columns))


@pytest.mark.parametrize(("line", "word"), IMPURE.items())
def test_a_rule_that_is_not_plain_is_found(line: str, word: str) -> None:
    assert impurities(mutated("pass")) == []
    assert any(word in found for found in impurities(mutated(line)))


def test_a_cached_rule_is_found() -> None:
    assert impurities("from functools import cache\n\n\n@cache\ndef cost(die: int) -> int:\n    return die\n")


# Rooms


def room_of(parts: tuple[str, ...]) -> str:
    """The room of a module of a game, by its path below the game's folder."""
    if len(parts) > 1:
        return parts[0]
    return "game.py" if parts[0] in ("game", "__init__") else "front door"


@pytest.mark.parametrize("game", GAMES)
def test_a_room_imports_only_rooms_before_it(game: str) -> None:
    """cards < state < rules < front door < speech < game.py"""
    folder = SOURCE / "games" / game
    upwards = []
    for file in sorted(folder.rglob("*.py")):
        here = file.relative_to(folder).with_suffix("").parts
        for other in own_imports(file, folder):
            if other and ROOMS.index(room_of(other)) > ROOMS.index(room_of(here)):
                upwards.append(f"{'/'.join(here)} imports {'/'.join(other)}")
    assert upwards == []


def own_imports(file: Path, folder: Path) -> list[tuple[str, ...]]:
    """The modules of the same game that a file imports, by their paths below the game's folder."""
    package = file.relative_to(folder).parts[:-1]
    found = []
    for node in nodes_of(file):
        if not isinstance(node, ast.ImportFrom) or not 0 < node.level <= len(package) + 1:
            continue
        base = (*package[: len(package) + 1 - node.level], *(node.module.split(".") if node.module else ()))
        for alias in node.names:
            inner = (*base, alias.name)
            path = folder.joinpath(*inner)
            found.append(inner if path.with_suffix(".py").exists() or path.is_dir() else base)
    return [other for other in found if not (len(other) == 1 and (folder / other[0]).is_dir())]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    folder = SOURCE / "games" / game
    rooms = {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms == {"cards", "state", "rules", "speech"}
    doors = {"game.py", "options.py", "choices.py", "view.py", "view_types.py", "scene.py"}
    there = {path.name for path in folder.glob("*.py")} - {"__init__.py"}
    assert doors <= there <= doors | {"pointing.py", "scene_data.py", "scene_ties.py"}
    assert {"table.py", "cast.py", "atoms.py", "invariants.py"} <= {
        path.name for path in (folder / "state").glob("*.py")
    }


# Sizes


def test_no_folder_holds_more_files_than_one_can_look_over() -> None:
    folders: dict[Path, int] = {}
    for file in SOURCE.rglob("*.py"):
        folders[file.parent] = folders.get(file.parent, 0) + 1
    assert [str(folder.relative_to(SOURCE)) for folder, count in folders.items() if count > MOST_FILES] == []


@pytest.mark.parametrize("where", MOST_LINES)
def test_no_file_is_longer_than_one_reads_at_a_sitting(where: str) -> None:
    root = SOURCE if where == "src" else Path(__file__).parent
    long = {
        file.relative_to(root).as_posix(): count
        for file in root.rglob("*.py")
        if (count := len(file.read_text(encoding="utf-8").splitlines())) > MOST_LINES[where]
    }
    assert long == {}
