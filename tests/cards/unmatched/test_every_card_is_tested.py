"""Every card on offer has a test of its own: `test_<card>_<claim>` in the file of its hero."""

import ast
from pathlib import Path

import pytest

from thwack.games.unmatched.cards.library import library
from thwack.games.unmatched.cards.reading import HeroDef

HERE = Path(__file__).parent


def functions_of(hero: str) -> list[str]:
    """The names of the test functions in a hero's file."""
    file = HERE / f"test_{hero.replace('-', '_')}.py"
    if not file.exists():
        return []
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]


def untested(hero: HeroDef) -> list[str]:
    """The cards of a hero, and the ability, that no test is named after; the longest fitting name counts."""
    wanted = ["ability", *[card.id for card in hero.cards if not card.incomplete]]
    tested = set()
    for name in functions_of(hero.id):
        named = [slug for slug in wanted if name.startswith(f"test_{slug.replace('-', '_')}_")]
        tested |= {max(named, key=len)} if named else set()
    return [slug for slug in wanted if slug not in tested]


@pytest.mark.parametrize(
    "hero", [h for h in library().heroes.values() if not h.incomplete], ids=lambda hero: hero.id
)
def test_every_card_has_its_test(hero: HeroDef) -> None:
    """A card that did nothing would not go unnoticed."""
    assert untested(hero) == []
