"""What the rooms of a game may not do, read off the syntax trees: write columns, and be other than plain."""

import ast
from collections.abc import Iterator
from typing import Final

CHANGES: Final = frozenset(
    {"append", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault", "sort"}
    | {"update"}
)
CACHES: Final = frozenset({"cache", "cached_property", "lru_cache"})
CLOCKS: Final = frozenset(
    {"asyncio", "datetime", "logging", "os", "pickle", "random", "secrets", "threading", "time", "uuid"}
)
Function = ast.FunctionDef | ast.AsyncFunctionDef
REGISTER: Final = "it"  # what the last selection was about: whoever selects sets it


def column_of(node: ast.expr, columns: frozenset[str], aliases: dict[str, str]) -> str | None:
    """The column that an expression is, or is a part of: t.life, t.life[0], or a name that stands for it.

    What a class calls its own (self.points) is no column of a table: tables write theirs in table.py."""
    while isinstance(node, ast.Subscript | ast.Starred):
        node = node.value
    if isinstance(node, ast.Attribute):
        table = node.value.id if isinstance(node.value, ast.Name) else "self"
        return node.attr if node.attr in columns and table != "self" else None
    return aliases.get(node.id) if isinstance(node, ast.Name) else None


def targets(node: ast.AST) -> list[ast.expr]:
    """What a statement binds, changes or deletes."""
    if isinstance(node, ast.Assign | ast.Delete):
        found = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For | ast.NamedExpr):
        found = [node.target]
    else:
        return []
    return [part for one in found for part in (one.elts if isinstance(one, ast.Tuple | ast.List) else [one])]


def aliases_in(function: Function, columns: frozenset[str]) -> dict[str, str]:
    """Names inside a function that stand for a whole column: life = t.life."""
    found: dict[str, str] = {}
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            pairs = (
                zip(target.elts, node.value.elts, strict=True)
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
                else [(target, node.value)]
            )
            for name, value in pairs:
                if isinstance(name, ast.Name) and isinstance(value, ast.Attribute):
                    column = column_of(value, columns, {})
                    if column is not None:
                        found[name.id] = column
    return found


def writes(source: str, columns: frozenset[str]) -> list[str]:
    """Every place in a module where a column of a table is written: function, line and column."""
    found = []
    columns -= {REGISTER}
    for function in [node for node in ast.walk(ast.parse(source)) if isinstance(node, Function)]:
        aliases = aliases_in(function, columns)
        for node in ast.walk(function):
            for target in targets(node):
                plain = isinstance(target, ast.Name)  # binding a name writes nothing
                column = None if plain else column_of(target, columns, aliases)
                if column is not None:
                    found.append(f"{function.name}, line {target.lineno}: {column}")
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                column = column_of(node.func.value, columns, aliases)
                if node.func.attr in CHANGES and column is not None:
                    found.append(f"{function.name}, line {node.lineno}: {column}.{node.func.attr}")
    return found


def inner_functions(tree: ast.AST) -> Iterator[str]:
    """Functions that are made while others run."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Lambda):
            yield f"line {node.lineno}: a lambda"
        elif isinstance(node, Function):
            for inner in ast.walk(node):
                if inner is not node and isinstance(inner, Function):
                    yield f"line {inner.lineno}: {inner.name} is made inside {node.name}"


def impurities(source: str) -> list[str]:
    """Closures, generators, clocks and caches in a module."""
    tree = ast.parse(source)
    found = list(inner_functions(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Yield | ast.YieldFrom | ast.Await):
            found.append(f"line {node.lineno}: a generator")
        elif isinstance(node, ast.Global | ast.Nonlocal):
            found.append(f"line {node.lineno}: a name outside the function is bound")
        elif isinstance(node, Function | ast.ClassDef):
            names = {
                part.id
                for deco in node.decorator_list
                for part in ast.walk(deco)
                if isinstance(part, ast.Name)
            }
            names |= {
                part.attr
                for deco in node.decorator_list
                for part in ast.walk(deco)
                if isinstance(part, ast.Attribute)
            }
            found += [f"line {node.lineno}: {node.name} is cached" for _ in names & CACHES]
        elif isinstance(node, ast.Import | ast.ImportFrom):
            level = getattr(node, "level", 0)
            named = (
                [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            )
            found += [
                f"line {node.lineno}: {name}" for name in named if not level and name.split(".")[0] in CLOCKS
            ]
    return found + module_caches(tree)


def module_caches(tree: ast.Module) -> list[str]:
    """Dicts, lists and sets of a module that its functions fill."""
    found, holders = [], set()
    for statement in tree.body:
        value = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign) else None
        if isinstance(value, ast.Dict | ast.List | ast.Set | ast.DictComp | ast.ListComp | ast.Call):
            holders |= {target.id for target in targets(statement) if isinstance(target, ast.Name)}
    for function in [node for node in ast.walk(tree) if isinstance(node, Function)]:
        for node in ast.walk(function):
            changed = [one.value for one in targets(node) if isinstance(one, ast.Subscript)]
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                changed += [node.func.value] if node.func.attr in CHANGES else []
            for one in changed:
                if isinstance(one, ast.Name) and one.id in holders:
                    found.append(f"line {one.lineno}: {function.name} fills {one.id}")
    return found
