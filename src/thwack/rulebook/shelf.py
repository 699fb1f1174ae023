"""The digests as they lie in the package, or in the docs of a checkout; read when somebody looks."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..wording import LANGUAGES
from .reading import Block, Section, read


class Rulebook(NamedTuple):
    """The rules of a game in a language; without sections if there is no digest."""

    game: str
    lang: str
    title: str
    sections: tuple[Section, ...]

    def rules(self) -> dict[str, Block]:
        """Every rule by its id, in their order."""
        return {block.id: block for part in self.sections for block in part.blocks if block.id}


def folder() -> Path:
    """Where the digests are: a wheel has them in this folder, a checkout in docs/rules."""
    packed = Path(__file__).with_name("digests")
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def digest(game: str, lang: str) -> tuple[Section, ...]:
    """A digest as it is written in one language; nothing if it is not."""
    file = folder() / ("" if lang == "en" else lang) / f"{game}.md"
    return read(file.read_text(encoding="utf-8"), lang) if file.is_file() else ()


@cache
def rulebook(game: str, lang: str = "en") -> Rulebook:
    """The rules of a game in a language, and in English what it lacks."""
    english = digest(game, "en")
    told = digest(game, lang) if lang != "en" and english else ()
    sections = _translated(english, told) if told else english
    return Rulebook(game, lang, sections[0].title if sections else "", sections)


def _translated(english: tuple[Section, ...], told: tuple[Section, ...]) -> tuple[Section, ...]:
    """Each rule by its id. Headings and what has no id go by their places, so only where these are alike."""
    rules = {block.id: block for part in told for block in part.blocks if block.id}
    alike = [part.level for part in english] == [part.level for part in told]
    found = []
    for at, part in enumerate(english):
        other = told[at] if alike else part
        same = [block.kind for block in part.blocks] == [block.kind for block in other.blocks]
        theirs = other.blocks if same else part.blocks
        blocks = [
            rules.get(own.id, own) if own.id else its for own, its in zip(part.blocks, theirs, strict=True)
        ]
        found.append(Section(part.id, part.level, other.title, tuple(blocks)))
    return tuple(found)


@cache
def games() -> tuple[str, ...]:
    """The games that have a digest."""
    return tuple(sorted(file.stem for file in folder().glob("*.md")))


def rule_texts(lang: str = "en") -> dict[str, str]:
    """Every rule of every game by its id, with where it comes from."""
    assert lang in LANGUAGES
    found: dict[str, str] = {}
    for game in games():
        for name, rule in rulebook(game, lang).rules().items():
            found.setdefault(name, f"{rule.text} [{rule.source}]" if rule.source else rule.text)
    return found
