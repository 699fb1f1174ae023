"""Links lead somewhere, and lines are short enough to read in an editor."""

import re
from collections import Counter
from functools import cache

import pytest

from tests.docs.pages import ROOT, page, pages, prose

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
OURS = (
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/commands.md",
    "docs/envs.md",
    "docs/python.md",
    "docs/terminal.md",
    "docs/matches.md",
    "docs/scenes.md",
    "docs/catalogue.md",
    "docs/howto/",
    "docs/decisions/",
)


@cache
def anchors(where: str) -> set[str]:
    """What headings of a page are called in links; of those that read the same the second is `name-1`."""
    headings = re.findall(r"^#+ (.*)$", page(where), re.MULTILINE)
    met: Counter[str] = Counter()
    found = set()
    for heading in headings:
        name = re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
        found.add(f"{name}-{met[name]}" if met[name] else name)
        met[name] += 1
    return found


@pytest.mark.parametrize("name", pages())
def test_every_link_to_a_file_or_heading_leads_there(name: str) -> None:
    for target in LINK.findall(page(name)):
        if "://" in target:
            continue
        path, _, heading = target.partition("#")
        file = (ROOT / name).parent / path if path else ROOT / name
        assert file.exists(), f"{name} links to {target}"
        if heading:
            assert heading in anchors(file.resolve().relative_to(ROOT).as_posix()), f"{name}: {target}"


@pytest.mark.parametrize("name", [name for name in pages() if name.startswith(OURS)])
def test_every_file_that_is_named_with_its_path_is_there(name: str) -> None:
    for path in re.findall(r"`((?:src|tests|docs)/[\w/.-]+)`", page(name)):
        assert (ROOT / path).exists(), f"{name} speaks of {path}"


@pytest.mark.parametrize("name", [name for name in pages() if name.startswith(OURS)])
def test_no_line_of_prose_is_longer_than_110(name: str) -> None:
    assert [line for line in prose(name) if len(line) > 110] == []


def test_every_decision_is_in_the_index() -> None:
    index = page("docs/decisions/README.md")
    for file in (ROOT / "docs/decisions").glob("[0-9]*.md"):
        assert f"({file.name})" in index
        text = file.read_text(encoding="utf-8")
        assert text.startswith(f"# {file.name[:4]}. ")
        assert [f"## {part}" in text for part in ("Context", "Decision", "Consequences")] == [True] * 3
