"""From expression to tree. The text is read with `ast` against a whitelist of words and never evaluated."""

import ast
import difflib
from collections.abc import Mapping
from dataclasses import MISSING
from typing import Any, Final, NoReturn

from ..kernel.errors import ContentError
from .node import (
    Amount,
    Condition,
    Effect,
    Event,
    Field,
    Filter,
    Kind,
    Moment,
    Name,
    Node,
    Number,
    Rule,
    Slug,
    Things,
    examples_of,
    fields_of,
)

EXPECTED: dict[Any, str] = {
    Amount: "an amount such as 2 or count(...)",
    Condition: "a condition such as won",
    Effect: "an effect such as draw(2)",
    Event: "an event such as damaged(this)",
    Filter: "a filter such as yours",
    Kind: "a kind of thing such as card",
    Moment: "a moment such as turn_start",
    Rule: "a rule such as at(turn_start, ...)",
    Things: "things such as this or one(...)",
    Slug: "a plain name such as king_arthur",
    Name: 'a name in quotes such as "taken"',
}

USUAL: Final = {"begin": "start", "begins": "start", "beginning": "start", "finish": "end", "finished": "end"}


class Parser:
    """Reads expressions with one vocabulary; `expected` says what may stand where, in words of its own."""

    def __init__(self, words: Mapping[str, type[Node]], expected: Mapping[Any, str] = EXPECTED) -> None:
        self.words = words
        self.expected = expected

    def parse(self, text: str, expected: Any = Effect) -> Any:
        """The tree of an expression; ContentError with column and hint if it has none."""
        try:
            root = ast.parse(text.strip(), mode="eval").body
        except SyntaxError as fault:
            column = max((fault.offset or 1) - 1, 0)
            raise ContentError(
                "this expression cannot be read",
                text=text.strip(),
                column=min(column, len(text.strip())),
                hint="check brackets, commas and quotes",
            ) from None
        except (ValueError, RecursionError, MemoryError):
            raise ContentError(
                "this expression cannot be read", hint="it is too deep or holds a NUL"
            ) from None
        return _Reader(self.words, self.expected, text.strip()).read(root, expected)


class _Reader:
    def __init__(self, words: Mapping[str, type[Node]], expected: Mapping[Any, str], text: str) -> None:
        self.words = words
        self.expected = expected
        self.text = text

    def fail(self, where: ast.AST, message: str, hint: str = "") -> NoReturn:
        raw = self.text.encode()[: getattr(where, "col_offset", 0)]
        raise ContentError(message, text=self.text, column=len(raw.decode(errors="ignore")), hint=hint)

    def read(self, at: ast.expr, expected: Any) -> Any:
        if expected is Slug:
            return self.read_slug(at)
        if expected is Name:
            if isinstance(at, ast.Constant) and isinstance(at.value, str) and at.value.isidentifier():
                return at.value
            self.fail(at, f"expected {self.expected[Name]}")
        if expected is int:
            return self.read_int(at)
        node = self.read_node(at)
        if not isinstance(node, expected):
            self.fail(at, f"expected {self.expected[expected]}, not {node.shown()}")
        return node

    def read_slug(self, at: ast.expr) -> str:
        if isinstance(at, ast.Name):
            return at.id.replace("_", "-")
        self.fail(at, f"expected {self.expected[Slug]}")

    def read_int(self, at: ast.expr) -> int:
        sign = 1
        if isinstance(at, ast.UnaryOp) and isinstance(at.op, ast.USub | ast.UAdd):
            sign = -1 if isinstance(at.op, ast.USub) else 1
            at = at.operand
        if isinstance(at, ast.Constant) and type(at.value) is int and abs(at.value) < 1000:
            return sign * at.value
        self.fail(at, "expected a whole number below 1000")

    def read_node(self, at: ast.expr) -> Node:
        if isinstance(at, ast.Constant | ast.UnaryOp):
            return Number(self.read_int(at))
        if isinstance(at, ast.Name):
            return self.build(at, at.id, [], [])
        if isinstance(at, ast.Call) and isinstance(at.func, ast.Name):
            return self.build(at, at.func.id, at.args, at.keywords)
        self.fail(at, "only words, calls and numbers can stand here")

    def build(self, at: ast.expr, word: str, args: list[ast.expr], keywords: list[ast.keyword]) -> Node:
        cls = self.words.get(word)
        if cls is None:
            usual = "_".join(USUAL.get(part, part) for part in word.split("_"))
            near = difflib.get_close_matches(usual, self.words, n=1, cutoff=0.5)
            self.fail(
                at,
                f"unknown verb `{word}`" if isinstance(at, ast.Call) else f"unknown word `{word}`",
                f"did you mean `{near[0]}`?" if near else "the catalogue of verbs lists all words",
            )
        shape = fields_of(cls)
        if len(args) > len(shape) and not any(f.many for f in shape):
            most = f"{len(shape)} argument{'' if len(shape) == 1 else 's'}"
            self.fail(args[len(shape)], f"`{word}` takes no more than {most}", self.usage(cls))
        values: dict[str, Any] = {}
        rest = list(args)
        for f in shape:
            if f.many:
                values[f.name] = tuple(self.read(arg, f.type) for arg in rest)
                rest = []
            elif rest and f.default is MISSING:
                values[f.name] = self.read(rest.pop(0), f.type)
        for f in shape:  # optional arguments may also be given by position, when all before them are
            if rest and not f.many and f.default is not MISSING:
                values[f.name] = self.read_optional(cls, f, rest.pop(0))
        if rest:
            self.fail(rest[0], f"`{word}` takes no more than {len(shape)} arguments", self.usage(cls))
        for keyword in keywords:
            self.read_keyword(at, word, shape, keyword, values)
        missing = [f.name for f in shape if f.name not in values and f.default is MISSING and not f.many]
        if missing:
            self.fail(at, f"`{word}` needs {', '.join(missing)}", self.usage(cls))
        return cls(**values)

    def read_optional(self, cls: type[Node], field: Field, at: ast.expr) -> Any:
        """An argument that may be left out: one that does not fit is perhaps one too many."""
        try:
            return self.read(at, field.type)
        except ContentError as fault:
            if fault.hint:
                raise
            told = f"`{cls.word}` has too many arguments, or a wrong `{field.name}`: {fault.message}"
            raise ContentError(told, text=fault.text, column=fault.column, hint=self.usage(cls)) from None

    def read_keyword(
        self, at: ast.expr, word: str, shape: tuple[Field, ...], keyword: ast.keyword, values: dict[str, Any]
    ) -> None:
        named = next((f for f in shape if f.name == keyword.arg and not f.many), None)
        if named is None:
            names = [f.name for f in shape if not f.many]
            near = difflib.get_close_matches(keyword.arg or "", names, n=1, cutoff=0.4)
            hint = f"did you mean `{near[0]}`?" if near else f"it takes {', '.join(names) or 'no names'}"
            self.fail(keyword, f"`{word}` has no argument `{keyword.arg}`", hint)
        if named.name in values:
            self.fail(keyword, f"`{word}` is given `{named.name}` twice")
        values[named.name] = self.read(keyword.value, named.type)

    def usage(self, cls: type[Node]) -> str:
        examples = examples_of(cls)
        return f"for example {examples[0]}" if examples else ""
