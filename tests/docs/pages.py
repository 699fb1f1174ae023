"""What tests of the pages are made of: pages, and the blocks of code in them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def page(name: str) -> str:
    """The text of a page, by its path from the root."""
    return (ROOT / name).read_text(encoding="utf-8")


def pages() -> list[str]:
    """All pages, by their paths from the root."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")]
    return sorted(file.relative_to(ROOT).as_posix() for file in found)


def blocks(name: str, language: str) -> list[str]:
    """The blocks of code in a page that are in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page(name), re.DOTALL | re.MULTILINE)


def block_with(name: str, language: str, part: str) -> str:
    """The one block of a page that has this in it."""
    (found,) = [block for block in blocks(name, language) if part in block]
    return found


def prose(name: str) -> list[str]:
    """The lines of a page that are neither code nor in a table."""
    bare = re.sub(r"^```.*?^```$", "", page(name), flags=re.DOTALL | re.MULTILINE)
    return [line for line in bare.splitlines() if not line.startswith("|")]
