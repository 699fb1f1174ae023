"""What the server says, in four languages: Fluent files, read with a small resolver.

The whole of Fluent's runtime brings calendars and currencies of the world with it; our files need messages,
terms, variables and plurals.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.syntax import FluentParser, ast

from ...kernel.errors import Broken
from ...wording import language

Value = str | int
AREA: Final = "server"


@cache
def messages(lang: str, area: str = AREA) -> Mapping[str, ast.Message | ast.Term]:
    """The messages of a file by name."""
    text = (resources.files("thwack") / "texts" / lang / f"{area}.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise Broken(f"{lang}/{area}.ftl: {(entry.content or '').strip()[:60]!r} cannot be read")
        if isinstance(entry, ast.Message | ast.Term):
            mark = "-" if isinstance(entry, ast.Term) else ""
            found[mark + entry.id.name] = entry
    return found


def has(name: str) -> bool:
    """Whether there is such a message."""
    return f"{AREA}-{name}" in messages("en")


def say(name: str, lang: str, /, **parts: Value) -> str:
    """The message of that name, with its parts filled in."""
    return _message(f"{AREA}-{name}", language(lang), parts) if parts else _plain(name, lang)


@cache
def _plain(name: str, lang: str) -> str:
    return _message(f"{AREA}-{name}", language(lang), {})


def _message(name: str, lang: str, parts: Mapping[str, Value]) -> str:
    found = messages(lang)[name].value
    if found is None:
        raise Broken(f"the text {name} is empty in {lang}")
    return _pattern(found, lang, parts)


def _pattern(pattern: ast.Pattern, lang: str, parts: Mapping[str, Value]) -> str:
    told = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            told.append(element.value)
        else:
            told.append(str(_value(element.expression, lang, parts)))
    return "".join(told)


def _value(found: object, lang: str, parts: Mapping[str, Value]) -> Value:
    if isinstance(found, ast.Placeable):
        return _value(found.expression, lang, parts)
    if isinstance(found, ast.VariableReference):
        return parts[found.id.name]
    if isinstance(found, ast.StringLiteral | ast.NumberLiteral):
        return str(found.value)
    if isinstance(found, ast.MessageReference):
        return _message(found.id.name, lang, parts)
    if isinstance(found, ast.TermReference):
        return _message("-" + found.id.name, lang, parts)
    if isinstance(found, ast.SelectExpression):
        return _pattern(_variant(_value(found.selector, lang, parts), found.variants, lang), lang, parts)
    raise Broken(f"the text has a part that is not known here: {type(found).__name__}")


def _variant(value: Value, variants: Iterable[ast.Variant], lang: str) -> ast.Pattern:
    """The variant for a value: the exact one, or that of its plural, or the default."""
    rows = list(variants)
    by_key = {row.key.name if isinstance(row.key, ast.Identifier) else row.key.value: row for row in rows}
    default = next(row for row in rows if row.default)
    found = by_key.get(str(value))
    if found is None and isinstance(value, int):
        found = by_key.get(plural(value, lang))
    return (found or default).value


def plural(n: int, lang: str) -> str:
    """The plural category of a whole number; in Portuguese none is like one."""
    return "one" if n == 1 or (n == 0 and lang == "pt") else "other"
