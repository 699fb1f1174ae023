"""The syntax trees of our own files: many tests read them, and each file is parsed once."""

import ast
from functools import cache
from pathlib import Path


@cache
def nodes_of(file: Path) -> tuple[ast.AST, ...]:
    """All nodes of a file, from the top down. Nobody changes them."""
    return tuple(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
