"""Every card on offer has a test in a file of this folder that would fail if the card did nothing.

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
OFFERED = [card.id for card in library().cards.values() if card.on_offer]


def trees() -> Iterator[ast.Module]:
    """The test files of this folder."""
    for file in sorted(HERE.rglob("test_*.py")):
        yield ast.parse(file.read_text(encoding="utf-8"))


def by_function() -> set[str]:
    """The cards that a test function is named after; of several that fit, the longest name counts."""
    found = set()
    for tree in trees():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                named = [card for card, name in CARDS.items() if node.name.startswith(f"test_{name}_")]
                found |= {max(named, key=len)} if named else set()
    return found


def by_row() -> set[str]:
    """The cards that a row of a table begins with."""
    found = set()
    for tree in trees():
        for table in (node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)):
            if "FACTS" not in ast.unparse(table).partition("=")[0]:
                found |= {card for node in ast.walk(table) for card in named_in(node)}
    return found & set(CARDS)


def named_in(node: ast.AST) -> Iterator[str]:
    """The cards of a row, or of the lines of a text; the last cell of an action's line is its effect."""
    if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
        yield str(node.args[0].value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        for line in node.value.splitlines():
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) > 1 and (len(cells) != ACTION_CELLS or cells[-1]):
                yield cells[0]


def by_play() -> set[str]:
    """The cards that are played in a scene of the tables here, where every text of theirs shows."""
    files = sorted(HERE.glob("*/tables/*.txt"))
    return {line.split(" | ")[0] for file in files for line in file.read_text(encoding="utf-8").splitlines()}


def test_every_card_has_its_test() -> None:
    """A card that did nothing would not go unnoticed."""
    tested = by_function() | by_row() | by_play()
    assert [card for card in OFFERED if card not in tested] == []
