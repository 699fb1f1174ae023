"""Nodes: the frozen parts of an effect's tree, and the context a tree runs in.

A node class says its word, its typed fields and, in the docstring, a line and examples for the catalogue.
What it means is a function of the game (see `meaning.py`), how it reads a row per language (see `wording/`).
"""

import re
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar, NamedTuple, NewType, dataclass_transform, get_type_hints

Slug = NewType("Slug", str)  # a bare name in the language: king_arthur stands for "king-arthur"
Name = NewType("Name", str)  # a quoted name for an earlier result: as_="taken"


@dataclass_transform(frozen_default=True)
class Node:
    """A part of a tree. Subclasses become frozen dataclasses; two nodes are equal when all their parts
    are."""

    word: ClassVar[str] = ""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        dataclass(frozen=True, repr=False)(cls)

    def shown(self) -> str:
        """The expression that parses to this node."""
        return show(self)

    def __repr__(self) -> str:
        return show(self)


class Effect(Node):
    """Something that happens."""


class Condition(Node):
    """Something that holds or not."""


class Amount(Node):
    """A number, or a way to find one."""


class Things(Node):
    """Fighters, cards, players, spaces or tokens, one or many."""


class Filter(Node):
    """Narrows down things."""


class Kind(Node):
    """What sort of things."""


class Moment(Node):
    """When something happens."""


class Event(Node):
    """What a trigger waits for."""


class Rule(Node):
    """A standing part of a card or an ability: a trigger, a continuous effect, a permission."""


class Number(Amount):
    """A plain number.            2"""

    word = "number"
    n: int


class Context(NamedTuple):
    """Whose effect runs, and what it remembers. Plain data: it lives in steps."""

    seat: int
    card: int = -1  # the slot of the card it stands on
    user: int = -1  # who uses the card: a fighter, a die, a character
    optional: int = 0  # 1: the next choice may be declined
    bound: tuple[tuple[str, tuple[int, ...]], ...] = ()  # results by name

    def may(self) -> "Context":
        """The same context in which the next choice may be declined."""
        return Context(self.seat, self.card, self.user, 1, self.bound)

    def must(self) -> "Context":
        """The same context in which it may not."""
        return Context(self.seat, self.card, self.user, 0, self.bound) if self.optional else self

    def bind(self, name: str, things: tuple[int, ...]) -> "Context":
        """The same context that also remembers these things by this name."""
        return Context(self.seat, self.card, self.user, self.optional, (*self.bound, (name, things)))

    def that(self, name: str) -> tuple[int, ...]:
        """What was remembered last by this name; nothing if that never happened."""
        for known, things in reversed(self.bound):
            if known == name:
                return things
        return ()


class Field(NamedTuple):
    """One argument of a node class, as the parser and the catalogue see it."""

    name: str
    type: Any
    many: bool  # takes all remaining positional arguments
    default: Any  # MISSING when it must be given


_FIELDS: dict[type[Node], tuple[Field, ...]] = {}


def fields_of(cls: type[Node]) -> tuple[Field, ...]:
    """The arguments of a node class, in order."""
    known = _FIELDS.get(cls)
    if known is None:
        hints = get_type_hints(cls)
        found = []
        for f in fields(cls):  # type: ignore[arg-type]  # __init_subclass__ made it a dataclass
            kind = hints[f.name]
            many = getattr(kind, "__origin__", None) is tuple
            found.append(Field(f.name, kind.__args__[0] if many else kind, many, f.default))
        known = _FIELDS[cls] = tuple(found)
    return known


def show(node: Node) -> str:
    """The expression of a tree: `parse(show(tree)) == tree`."""
    if isinstance(node, Number):
        return str(node.n)
    parts: list[str] = []
    for f in fields_of(type(node)):
        value = getattr(node, f.name)
        if f.many:
            parts.extend(_shown(item, f.type) for item in value)
        elif f.default is MISSING:
            parts.append(_shown(value, f.type))
        elif value != f.default:
            parts.append(f"{f.name}={_shown(value, f.type)}")
    return f"{node.word}({', '.join(parts)})" if parts else node.word


def _shown(value: Any, kind: Any) -> str:
    if isinstance(value, Node):
        return show(value)
    if kind is Name:
        return f'"{value}"'
    return str(value).replace("-", "_")


def summary_of(cls: type[Node]) -> str:
    """What a word means, from its docstring."""
    return re.split(r" {6,}|\n", (cls.__doc__ or "").strip())[0].strip()


def examples_of(cls: type[Node]) -> list[str]:
    """The examples in a word's docstring: what follows its first sentence."""
    parts = re.split(r" {6,}|\n", (cls.__doc__ or "").strip())
    return [part.strip() for part in parts[1:] if part.strip()]


def walk(node: Node) -> list[Node]:
    """The node and all nodes below it, top first."""
    found = [node]
    for f in fields_of(type(node)):
        value = getattr(node, f.name)
        for item in value if f.many else (value,):
            if isinstance(item, Node):
                found.extend(walk(item))
    return found
