"""Every card on offer has a line in printed.py, and every line goes to tests that would fail if the card did
nothing: of its numbers (test_numbers.py), and of its ability (test_abilities.py)."""

import ast
from pathlib import Path

import pytest

from tests.cards.mission_arena.printed import BY_ID, PRINTED
from thwack.games.mission_arena.cards.library import library

HERE = Path(__file__).parent
OFFERED = [card.id for card in library().cards.values() if card.on_offer]


def abilities_with_a_test() -> set[str]:
    """The abilities that a test of this folder is for."""
    tree = ast.parse((HERE / "test_abilities.py").read_text(encoding="utf-8"))
    marks = [mark for node in tree.body if isinstance(node, ast.FunctionDef) for mark in node.decorator_list]
    found = [
        mark for mark in marks if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "with_ability"
    ]
    return {ast.literal_eval(mark.args[0]) for mark in found}


@pytest.mark.parametrize("card", OFFERED)
def test_every_card_has_its_test(card: str) -> None:
    """A card that did nothing would not go unnoticed."""
    assert card in BY_ID
    assert BY_ID[card].word in abilities_with_a_test()


def test_every_line_is_a_card() -> None:
    assert [row.card for row in PRINTED] == OFFERED
