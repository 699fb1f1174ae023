"""Small mistakes that can be made in a piece of Python, found and made in its syntax tree."""

import ast
from collections.abc import Iterator
from copy import deepcopy
from typing import Final, NamedTuple

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mistake(NamedTuple):
    """Which node of the tree, counted as `ast.walk` meets them, and what becomes of it."""

    node: int
    line: int
    was: str
    now: str


def mistakes(source: str) -> list[Mistake]:
    """Every mistake that can be made in a source, from its first line to its last."""
    tree = ast.parse(source)
    silent = nodes_that_do_nothing(tree)
    found = []
    for number, node in enumerate(ast.walk(tree)):
        if number in silent:
            continue
        wrong = mistaken(node)
        if wrong is not None:
            line: int = node.lineno  # type: ignore[attr-defined]  # all that can be mistaken have one
            found.append(Mistake(number, line, short(node), short(wrong)))
    return sorted(found, key=lambda mistake: (mistake.line, mistake.node))


def mutated(source: str, mistake: Mistake) -> str:
    """The source with that one mistake."""
    tree = ast.parse(source)
    target = list(ast.walk(tree))[mistake.node]
    wrong = mistaken(target)
    assert wrong is not None, "the mistake belongs to another source"
    return ast.unparse(ast.fix_missing_locations(Put(target, wrong).visit(tree)))


class Put(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return ast.copy_location(self.new, node)
        return self.generic_visit(node)


def mistaken(node: ast.AST) -> ast.AST | None:
    """The node with a mistake in it; None if there is none to make."""
    wrong = deepcopy(node)
    match wrong:
        case ast.Compare(ops=[first, *_]) if type(first) in COMPARED:
            wrong.ops[0] = COMPARED[type(first)]()
        case ast.BoolOp():
            wrong.op = ast.Or() if isinstance(wrong.op, ast.And) else ast.And()
        case ast.BinOp() | ast.AugAssign() if type(wrong.op) in RECKONED:
            wrong.op = RECKONED[type(wrong.op)]()
        case ast.UnaryOp(op=ast.Not()):
            return wrong.operand
        case ast.Constant(value=bool() as value):
            wrong.value = not value
        case ast.Constant(value=int() as value):
            wrong.value = value + 1
        case ast.If(test=ast.Name() | ast.Call() | ast.Attribute() | ast.Subscript()):
            wrong.test = ast.UnaryOp(ast.Not(), wrong.test)
        case ast.Expr(value=ast.Call()):
            return ast.Pass()
        case _:
            return None
    return wrong


def nodes_that_do_nothing(tree: ast.Module) -> set[int]:
    """Numbers of nodes that no test can notice: types, `__all__`, messages of asserts."""
    silent: set[int] = set()
    numbers = {id(node): number for number, node in enumerate(ast.walk(tree))}
    for node in ast.walk(tree):
        for part in parts_that_do_nothing(node):
            silent |= {numbers[id(inner)] for inner in ast.walk(part)}
    return silent


def parts_that_do_nothing(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that are only read by people and type checkers."""
    match node:
        case ast.arg(annotation=ast.AST() as found):
            yield found
        case ast.FunctionDef(returns=ast.AST() as found):
            yield found
        case ast.AnnAssign():
            yield node.annotation
        case ast.Assert():
            yield node


def short(node: ast.AST) -> str:
    """A node as code, in one line; of an `if` only its condition."""
    text = f"if {ast.unparse(node.test)}" if isinstance(node, ast.If) else ast.unparse(node)
    line = " ".join(text.split())
    return line if len(line) <= 70 else f"{line[:67]}..."
