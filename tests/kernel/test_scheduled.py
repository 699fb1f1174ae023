"""Whatever a game puts on its agenda can be saved there and found again."""

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from thwack.content import game_named, games
from thwack.kernel.record import step_name

SOURCE = Path(__file__).parents[2] / "src/thwack"


def trees(game: str) -> dict[str, ast.Module]:
    """The syntax trees of a game's rules, by the names of their modules."""
    found = {}
    for file in sorted((SOURCE / "games" / game / "rules").rglob("*.py")):
        parts = (part for part in file.relative_to(SOURCE).with_suffix("").parts if part != "__init__")
        found[".".join(("thwack", *parts))] = ast.parse(file.read_text(encoding="utf-8"))
    return found


def giving_nothing(modules: dict[str, ast.Module]) -> set[tuple[str, str]]:
    """The functions that give nothing back: steps, and what only looks like one is none of them."""
    return {
        (name, node.name)
        for name, tree in modules.items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and ast.dump(node.returns or node) == ast.dump(ast.Constant(None))
    }


def scheduled(modules: dict[str, ast.Module]) -> set[str]:
    """What stands first in a tuple, by the names that steps are saved by."""
    known, found = giving_nothing(modules), set()
    for name, tree in modules.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[0], ast.Name):
                thing: Any = getattr(import_module(name), node.elts[0].id, None)
                if (getattr(thing, "__module__", ""), getattr(thing, "__name__", "")) in known:
                    found.add(step_name(thing))
    return found


@pytest.mark.parametrize("game", games())
def test_every_step_can_be_saved(game: str) -> None:
    steps = scheduled(trees(game))
    known: Any = game_named(game)
    assert len(steps) > 20
    assert sorted(steps - known.steps.keys()) == []
