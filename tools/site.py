"""Brings the pages at the root of the repository into the documentation site, and sends links to code home.

mkdocs calls these functions by their names (`hooks` in mkdocs.yml).
"""

import re
from pathlib import Path, PurePosixPath
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[1]
GUESTS: Final = {  # pages outside docs/, and what they are called in the site
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "bench/README.md": "bench.md",
}
LINK: Final = re.compile(r"(!?\[[^\]]*\])\(([^)#\s]+)(#[^)\s]*)?\)")
AGAIN: Final = re.compile(
    r"\]\(#([\w-]+)-(\d)\)"
)  # the second heading of a name, as a repository's pages call it


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Pages that live elsewhere in the repository join those of docs/."""
    for source, name in GUESTS.items():
        if (ROOT / source).exists():
            files.append(File.generated(config, name, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links between pages lead to their places in the site; links to anything else become plain code."""
    homes = {name: source for source, name in GUESTS.items()}
    here = page.file.src_uri
    folder = PurePosixPath(homes.get(here, f"docs/{here}")).parent
    markdown = LINK.sub(lambda found: relinked(found, folder, here), markdown)
    return AGAIN.sub(r"](#\1_\2)", markdown)


def relinked(found: re.Match[str], folder: PurePosixPath, here: str) -> str:
    """A link as it must stand in the site."""
    label, target, heading = found[1], found[2], found[3] or ""
    if "://" in target:
        return found[0]
    place = normal(folder / target)
    known = GUESTS.get(place, place.removeprefix("docs/") if place.startswith("docs/") else "")
    if not known or not PurePosixPath(known).suffix:
        return f"{label.strip('![]')} (`{place}`)"
    up = "../" * (len(PurePosixPath(here).parts) - 1)
    return f"{label}({up}{known}{heading})"


def normal(path: PurePosixPath) -> str:
    """A path without its detours."""
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)
