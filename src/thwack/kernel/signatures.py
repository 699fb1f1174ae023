"""What a step function takes: how many arguments, and which of them are numbers."""

import ast
import sys
from functools import cache
from importlib import resources
from types import FunctionType
from typing import Any, NamedTuple


class Signature(NamedTuple):
    """The parameters of a function, without the table."""

    numbers: tuple[bool, ...]  # for each, whether it is a plain number
    defaults: int  # how many of the last may be left out


def signature_of(function: Any) -> Signature | None:
    """The signature of a function; None if it is none."""
    if isinstance(function, FunctionType):
        code = function.__code__
        names = code.co_varnames[1 : code.co_argcount]
        numbers = tuple(function.__annotations__.get(name) is int for name in names)
        return Signature(numbers, len(function.__defaults__ or ()))
    module = getattr(function, "__module__", None)  # a compiled function tells nothing: its source does
    return declared(module).get(function.__name__) if isinstance(module, str) else None


@cache
def declared(module: str) -> dict[str, Signature]:
    """The functions of a module, as its source has them."""
    package, _, name = module.rpartition(".")
    file = resources.files(package) / f"{name}.py"
    names = {name for name, thing in vars(sys.modules[module]).items() if thing is int} | {"int"}
    found = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            kinds = [argument.annotation for argument in node.args.args[1:]]
            numbers = tuple(isinstance(kind, ast.Name) and kind.id in names for kind in kinds)
            found[node.name] = Signature(numbers, len(node.args.defaults))
    return found
