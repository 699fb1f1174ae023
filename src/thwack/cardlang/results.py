"""Results by name: where `that("x")` can know what `as_="x"` was given to.

A name holds from the part of a `seq` after the one that gives it, or in the effect that a `pay` buys; what is
named inside a part is known outside only if it is what that part comes to. Elsewhere a name would stand for
nothing, and what speaks of it would never happen.
"""

from .amounts import Spent
from .control import Did, If, May, Nothing, Pay, Seq
from .node import Node
from .nouns import Either, OtherThan, That
from .places import parts_of
from .shared import Among

Unknown = tuple[Node, str]  # a word, and the name in it that nothing was given before


def result_name(node: Node) -> str:
    """The name under which an effect's result is remembered: its own, or that of what it comes to."""
    if isinstance(node, May | Pay):
        return result_name(node.effect)
    if isinstance(node, Seq):
        return result_name(node.parts[-1]) if node.parts else ""
    if isinstance(node, If):
        name = result_name(node.then)
        return name if isinstance(node.else_, Nothing) or result_name(node.else_) == name else ""
    return str(getattr(node, "as_", ""))


def unknown_result(tree: Node, given: tuple[str, ...] = ()) -> Unknown | None:
    """The first word that speaks of a result nobody knows there; `given` are names known from the start."""
    if isinstance(tree, That | Did | Spent | OtherThan | Among | Either):
        for name in tree.names if isinstance(tree, Either) else (tree.name,):
            if name not in given:
                return tree, str(name)
    for _, part in parts_of(tree):
        found = unknown_result(part, given)
        if found is not None:
            return found
        if isinstance(tree, Seq) or (isinstance(tree, Pay) and part is tree.cost):
            given = (*given, result_name(part))
    return None
