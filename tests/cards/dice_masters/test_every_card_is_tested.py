"""Every card on offer has a test of its own: `test_<card>_<claim>` in a file of this folder."""

import ast
from pathlib import Path

import pytest

from thwack.games.dice_masters.cards.library import library

HERE = Path(__file__).parent
CARDS = {card: card.replace("-", "_") for card in library().cards}


def functions() -> list[str]:
    """The names of all test functions in this folder."""
    found = []
    for file in sorted(HERE.glob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found += [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return found


FUNCTIONS = functions()


@pytest.mark.parametrize("card", library().offered)
def test_every_card_has_its_test(card: str) -> None:
    """A card that did nothing would not go unnoticed; no other card's longer name counts for it."""
    longer = [name for name in CARDS.values() if name.startswith(f"{CARDS[card]}_")]
    named = [name for name in FUNCTIONS if name.startswith(f"test_{CARDS[card]}_")]
    assert [name for name in named if not any(name.startswith(f"test_{other}_") for other in longer)]
