"""Imports go downwards only, as the table in ARCHITECTURE.md says."""

import ast
import re
from functools import cache
from pathlib import Path

import thwack
from tests.docs.pages import ROOT, page
from tests.sources import nodes_of

SOURCE = ROOT / "src"


def allowed() -> dict[str, set[str]]:
    """For each layer of the table, the layers it may import."""
    rows = re.findall(r"^\| `(\w+)` \| [^|]* \| ([^|]*) \|$", page("ARCHITECTURE.md"), re.MULTILINE)
    found = {layer: set(re.findall(r"`(\w+)`", text)) for layer, text in rows}
    for layer, text in rows:
        if text.startswith("all"):
            found[layer] = set(found)
    return found


def layer_of(module: list[str]) -> str:
    """The layer of a module, given as the parts of its name; the package itself is the public face."""
    return module[1] if len(module) > 1 else "match"


@cache
def imports(file: Path) -> list[tuple[list[str], list[str]]]:
    """Pairs of a module and one of ours that it imports, as parts of their names."""
    here = list(file.relative_to(SOURCE).with_suffix("").parts)
    package = here[:-1]
    found = []
    for node in nodes_of(file):
        if isinstance(node, ast.Import):
            found += [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            base = base + (node.module.split(".") if node.module else [])
            for alias in node.names:
                part = SOURCE.joinpath(*base, alias.name)
                inner = part.is_dir() or part.with_suffix(".py").exists()
                found.append([*base, alias.name] if inner else base)
    return [(here, other) for other in found if other[:1] == ["thwack"]]


def test_imports_go_downwards_only() -> None:
    may = allowed()
    files = [file for file in (SOURCE / "thwack").rglob("*.py") if file.parent != SOURCE / "thwack"]
    for file in [*files, SOURCE / "thwack/match.py"]:
        for here, other in imports(file):
            layer, below = layer_of(here), layer_of(other)
            assert layer in may, f"{layer} is not in the table of ARCHITECTURE.md"
            assert below == layer or below in may[layer], f"{'.'.join(here)} imports {'.'.join(other)}"


def test_the_table_tells_of_every_layer() -> None:
    there = {path.stem for path in (SOURCE / "thwack").iterdir() if path.suffix in ("", ".py")}
    assert {name for name in there if not name.startswith("_")} == set(allowed())


def test_the_files_of_all_games_are_where_the_table_says() -> None:
    table = page("ARCHITECTURE.md").partition("## Rooms")[2].partition("\n## ")[0]
    rows = [line.split("|")[1:-1] for line in table.splitlines() if line.startswith("| ")][1:]
    for room, what in rows:
        folder = "".join(re.findall(r"`(\w+/)`", room))
        names = [folder, *(folder + name for name in re.findall(r"`(\w+\.py|\w+/)`", what))]
        for game in thwack.games():
            for name in names:
                assert (SOURCE / "thwack" / "games" / game / name).exists(), f"{game} has no {name}"


def test_one_game_does_not_import_another() -> None:
    for file in (SOURCE / "thwack" / "games").rglob("*.py"):
        for here, other in imports(file):
            if other[1:2] == ["games"] and len(here) > 3 and len(other) > 2:
                assert other[2] == here[2], f"{'.'.join(here)} imports {'.'.join(other)}"


def test_the_rules_know_no_clock_no_files_and_no_other_randomness() -> None:
    """Below the server the same seed and choices give the same match."""
    forbidden = {"random", "time", "datetime", "os", "logging", "pickle", "copy"}
    for package in ("kernel", "cardlang", "games"):
        for file in (SOURCE / "thwack" / package).rglob("*.py"):
            for node in nodes_of(file):
                names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom) and not node.level:
                    names = [node.module or ""]
                assert not forbidden & set(names), file


def test_it_is_one_page() -> None:
    assert len(page("ARCHITECTURE.md").splitlines()) <= 120
