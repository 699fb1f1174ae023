"""The texts of the page and of the server: the same messages, with the same blanks, in all four languages."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import thwack

TEXTS = Path(thwack.__file__).parent / "texts"
SOURCES = Path(__file__).parent.parent / "web" / "src"
AREAS = sorted(path.name for path in (TEXTS / "en").glob("*.ftl"))
ASKED = re.compile(r"""\bt\(\s*["'`]([a-z_]+-[a-zA-Z0-9_-]*[a-zA-Z0-9_])["'`]""")


class Blanks(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str, area: str) -> dict[str, set[str]]:
    """Every message of a file, and its blanks; a file that cannot be read is a failure."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((TEXTS / lang / area).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), (lang, area, entry.content)
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}/{area}"
            blanks = Blanks()
            blanks.visit(entry)
            found[entry.id.name] = blanks.names
    return found


@pytest.mark.parametrize("area", AREAS)
def test_all_languages_have_the_same_messages(area: str) -> None:
    english = messages("en", area)
    for lang in ("pt", "es", "it"):
        other = messages(lang, area)
        assert other.keys() == english.keys()
        for name, blanks in other.items():
            assert blanks <= english[name], (lang, name)


def test_whatever_the_page_says_is_written() -> None:
    known = {name for area in AREAS for name in messages("en", area)}
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".svelte", ".ts"):
            asked = set(ASKED.findall(path.read_text(encoding="utf-8")))
            assert asked <= known, path.name


def test_messages_are_named_after_their_area() -> None:
    for area in AREAS:
        start = area.removesuffix(".ftl")
        if start != "server":
            assert all(name.startswith(f"{start}-") for name in messages("en", area))
