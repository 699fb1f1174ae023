"""The first things that a newcomer asks of a game: its goal, the steps of a turn, and what its words mean.

It stands in `speech/primer.toml` in the game's folder, or in `primer.toml` beside its `game.py`. Terminal,
page and lessons take it from the game object; a game without such a file has an empty one.

`quick.toml`, in the same place, has the whole game on one sheet: what wins, the turn, what one can do, the
words to know. Each row may name the rule it sums up.
"""

import re
import tomllib
from importlib import resources
from typing import Any, Final, NamedTuple

from .errors import ContentError
from .spoken import Words, in_words, read_words

Json = Any
PLACES: Final = ("speech/primer.toml", "primer.toml")
OR: Final = "|"  # between several beginnings of words
FIELDS: Final = frozenset({"name", "text", "seen"})
SHEETS: Final = ("speech/quick.toml", "quick.toml")
ROW_FIELDS: Final = frozenset({"name", "text", "rule"})


class Term(NamedTuple):
    """A word of a game, or a step of its turn: what it is called, and what it means, by language."""

    id: str
    name: Words
    text: Words
    seen: Words  # beginnings of the words by which it is seen, where the name is not enough

    def stands_in(self, text: str, lang: str) -> bool:
        """Whether a text has this word: one that begins like the name, or like what it is seen by. A sign may
        stand anywhere."""
        for stem in in_words(self.seen or self.name, lang).split(OR):
            start = r"(?<!\w)" if stem[0].isalnum() else ""
            if re.search(start + re.escape(stem), text, re.IGNORECASE):
                return True
        return False


class Primer(NamedTuple):
    """What a game says to a newcomer."""

    goal: Words
    steps: tuple[Term, ...]  # of a turn, in their order
    terms: tuple[Term, ...]

    def found_in(self, text: str, lang: str) -> list[Term]:
        """The steps and words that a text names, such as all that is on a screen."""
        plain = " ".join(text.split())
        return [term for term in (*self.steps, *self.terms) if term.stands_in(plain, lang)]


EMPTY: Final = Primer({"en": ""}, (), ())


# Reading


def primer_in(package: str) -> Primer:
    """What the game in a package says to a newcomer."""
    folder = resources.files(package) if package else None
    for place in PLACES:
        file = folder.joinpath(*place.split("/")) if folder else None
        if file is not None and file.is_file():
            return read_primer(file.read_text(encoding="utf-8"), f"{package}/{place}")
    return EMPTY


def read_primer(text: str, file: str) -> Primer:
    """A primer.toml; ContentError if it cannot be read."""
    try:
        data = tomllib.loads(text)
        unknown = data.keys() - {"goal", "step", "term"}
        if unknown:
            raise ValueError(f"unknown entry {min(unknown)}; there are goal, step and term")
        return Primer(read_words(data["goal"]), _terms(data, "step"), _terms(data, "term"))
    except tomllib.TOMLDecodeError as fault:
        raise ContentError(f"it is not TOML: {fault}", file=file) from None
    except (AttributeError, KeyError, TypeError, ValueError) as fault:
        raise ContentError(f"it cannot be read: {fault}", file=file) from None


def _terms(data: Json, group: str) -> tuple[Term, ...]:
    return tuple(_term(f"{group}.{name}", name, row) for name, row in data.get(group, {}).items())


def _term(where: str, name: str, row: Json) -> Term:
    if not row.keys() <= FIELDS or not {"name", "text"} <= row.keys():
        raise ValueError(f"{where} needs a name and a text, and may say how it is seen")
    seen = read_words(row["seen"]) if "seen" in row else {}
    return Term(name, read_words(row["name"]), read_words(row["text"]), seen)


# On one sheet


class QuickRow(NamedTuple):
    """A word, if there is one, and what is to be known of it."""

    name: Words
    text: Words
    rule: str


class QuickPart(NamedTuple):
    """A heading of the sheet. Without rows of its own it has the words on cards, as the glossary has them."""

    title: Words
    rows: tuple[QuickRow, ...]


def quick_in(package: str) -> tuple[QuickPart, ...]:
    """The sheet of the game in a package."""
    folder = resources.files(package) if package else None
    for place in SHEETS:
        file = folder.joinpath(*place.split("/")) if folder else None
        if file is not None and file.is_file():
            return read_quick(file.read_text(encoding="utf-8"), f"{package}/{place}")
    return ()


def read_quick(text: str, file: str) -> tuple[QuickPart, ...]:
    """A quick.toml; ContentError if it cannot be read."""
    try:
        parts: Json = tomllib.loads(text)["part"]
        return tuple(
            QuickPart(read_words(part["title"]), tuple(_row(row) for row in part.get("row", ())))
            for part in parts
        )
    except tomllib.TOMLDecodeError as fault:
        raise ContentError(f"it is not TOML: {fault}", file=file) from None
    except (AttributeError, KeyError, TypeError, ValueError) as fault:
        raise ContentError(f"it cannot be read: {fault}", file=file) from None


def _row(row: Json) -> QuickRow:
    if unknown := row.keys() - ROW_FIELDS:
        raise ValueError(f"unknown entry {min(unknown)}; a row has a name, a text and a rule")
    name = read_words(row["name"]) if "name" in row else {"en": ""}
    return QuickRow(name, read_words(row["text"]), row.get("rule", ""))
