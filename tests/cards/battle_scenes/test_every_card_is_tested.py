"""Every card on offer has a test in a file of this folder that would fail if the card did nothing.

That is a function of its own, `test_<card>_<claim>`, or a row of a table that begins with its id and goes to
a test that looks at each row. `FACTS` do not count: they are about numbers, not about what a card does.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from thwack.games.battle_scenes.library import library

HERE = Path(__file__).parent
CARDS = {card.id: card.id.replace("-", "_") for card in library().cards.values()}
OFFERED = [card.id for card in library().cards.values() if card.on_offer]


def trees() -> Iterator[ast.Module]:
    """The test files of this folder."""
    for file in sorted(HERE.glob("test_*.py")):
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
            if "FACTS" in ast.unparse(table).partition("=")[0]:
                continue
            for node in ast.walk(table):
                parts = node.args if isinstance(node, ast.Call) else getattr(node, "elts", ())
                if parts and isinstance(parts[0], ast.Constant) and parts[0].value in CARDS:
                    found.add(parts[0].value)
    return found


TESTED = by_function() | by_row()


@pytest.mark.parametrize("card", OFFERED)
def test_every_card_has_its_test(card: str) -> None:
    """A card that did nothing would not go unnoticed."""
    assert card in TESTED
