"""Imports only go downwards."""

import ast
from pathlib import Path

import thwack

ROOT = Path(thwack.__file__).parent
LAYERS = (
    "extras",
    "kernel",
    "cardlang",
    "wording",
    "games",
    "content",
    "plain",
    "choice",
    "match",
    "position",
    "undo",
    "players",
    "arena",
    "envs",
    "server",
    "web",
    "cli",
)


def layer_of(parts: tuple[str, ...], other: int = len(LAYERS)) -> int:
    """The layer of a module; `other` is that of the package itself."""
    name = parts[0].removesuffix(".py") if parts else ""
    return LAYERS.index(name) if name in LAYERS else other


def imports(file: Path) -> list[tuple[str, ...]]:
    """The modules of ours that a file imports, as parts below the package."""
    found = []
    here = file.relative_to(ROOT).parts[:-1]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else ()
            name = tuple((node.module or "").split(".")) if node.module else ()
            if node.level:
                found += [(*base, *name, alias.name) for alias in node.names]
            elif name[:1] == ("thwack",):
                found += [(*name[1:], alias.name) for alias in node.names]
        elif isinstance(node, ast.Import):
            found += [tuple(a.name.split(".")[1:]) for a in node.names if a.name.split(".")[0] == "thwack"]
    return found


def test_imports_only_go_downwards() -> None:
    upwards = []
    for file in sorted(ROOT.rglob("*.py")):
        own = layer_of(file.relative_to(ROOT).parts)
        face = LAYERS.index("match")  # names taken from the package itself are the public face
        upwards += [f"{file.name} imports {'.'.join(t)}" for t in imports(file) if layer_of(t, face) > own]
    assert upwards == []


def test_one_game_does_not_import_another() -> None:
    for file in (ROOT / "games").rglob("*.py"):
        parts = file.relative_to(ROOT).parts
        for target in imports(file):
            if target[:1] == ("games",) and len(parts) > 2 and len(target) > 1:
                assert target[1] == parts[1], f"{file} imports {target}"


def test_the_rules_know_no_clock_no_files_and_no_other_randomness() -> None:
    """Below the server the same seed and choices give the same match."""
    for package in ("kernel", "cardlang", "games"):
        for file in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom) and not node.level:
                    names = [node.module or ""]
                assert not {"random", "time", "datetime", "os", "logging", "pickle", "copy"} & set(names), (
                    file
                )
