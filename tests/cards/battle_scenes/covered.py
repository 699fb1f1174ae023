"""Where each card is tested, read from the test files of this folder.

That is a function of its own, `test_<card>_<claim>`, or a row of a table that begins with its id and goes to
a test that looks at each row: `Plain("fera-v1", ...)`, or in a text the line of an action with its effect, as
"fera-v1 | agility | 1 | normal | | damage 2", or of a keyword. `FACTS` say nothing about what a card does.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from thwack.games.battle_scenes.cards.library import library

HERE = Path(__file__).parent
CARDS = {card.id: card.id.replace("-", "_") for card in library().cards.values()}
ACTION_CELLS = 6  # card, power, cost, timing, further costs, effect

Places = dict[str, list[str]]


def places_of_tests() -> Places:
    """Where each card is tested, by its id."""
    found: Places = {}
    for places in (by_play(), by_function(), by_row()):
        for card, where in places.items():
            found[card] = found.get(card, []) + where
    return found


def trees() -> Iterator[tuple[str, ast.Module]]:
    """The test files of this folder."""
    for file in sorted(HERE.rglob("test_*.py")):
        yield file.relative_to(HERE).as_posix(), ast.parse(file.read_text(encoding="utf-8"))


def by_function() -> Places:
    """The cards that a test function is named after; of several that fit, the longest name counts."""
    found: Places = {}
    for file, tree in trees():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                named = [card for card, name in CARDS.items() if node.name.startswith(f"test_{name}_")]
                if named:
                    found.setdefault(max(named, key=len), []).append(f"{file}::{node.name}")
    return found


def by_row() -> Places:
    """The cards that a row of a table begins with."""
    found: Places = {}
    for file, tree in trees():
        for table in (node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)):
            name = ast.unparse(table).partition("=")[0].partition(":")[0].strip()
            if "FACTS" not in name:
                for card in {card for node in ast.walk(table) for card in named_in(node)} & set(CARDS):
                    found.setdefault(card, []).append(f"{file}::{name}")
    return found


def named_in(node: ast.AST) -> Iterator[str]:
    """The cards of a row, or of the lines of a text; the last cell of an action's line is its effect."""
    if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
        yield str(node.args[0].value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        for line in node.value.splitlines():
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) > 1 and (len(cells) != ACTION_CELLS or cells[-1]):
                yield cells[0]


def by_play() -> Places:
    """The cards that are played in a scene of the tables here, where every text of theirs shows."""
    found: Places = {}
    for file in sorted(HERE.glob("*/tables/*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            place = file.relative_to(HERE).as_posix()
            places = found.setdefault(line.split(" | ")[0], [])
            if place not in places:
                places.append(place)
    return found
