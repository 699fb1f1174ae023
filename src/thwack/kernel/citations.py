"""Which rule stands behind what a game says: behind each kind of question, of reason and of event, and behind
each word that is explained.

It stands in `speech/rulebook.toml` in the game's folder, or in `rulebook.toml` beside its `game.py`; a game
without such a file cites nothing. The rules themselves are in docs/rules, by the same ids.
"""

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final, NamedTuple

from .errors import ContentError
from .spoken import Words, read_words

Json = Any
PLACES: Final = ("speech/rulebook.toml", "rulebook.toml")
GROUPS: Final = frozenset({"prompt", "reason", "keyword", "event", "number"})


class Told(str):
    """A sentence that knows which kind it is: the row of a game's texts that it was made from."""

    __slots__ = ("kind", "plain")
    kind: str
    plain: str  # the sentence alone

    def __new__(cls, text: str, kind: str) -> "Told":
        made = super().__new__(cls, text)
        made.kind, made.plain = kind, str(text)
        return made


def kind_of(text: str) -> str:
    """Which kind a sentence is; empty if it does not know."""
    return text.kind if isinstance(text, Told) else ""


def told_apart(text: str, rules: Mapping[str, str]) -> tuple[str, str]:
    """A sentence alone, and the rule of its kind; empty if it has none."""
    return (text.plain, rules.get(text.kind, "")) if isinstance(text, Told) else (text, "")


class Cited(NamedTuple):
    """The rule behind a kind of event, and what its numbers are: a row of `numbers` for each slot."""

    rule: str
    numbers: Mapping[str, str]


class Citations(NamedTuple):
    """The ids of rules by kind."""

    prompts: Mapping[str, str]
    reasons: Mapping[str, str]
    keywords: Mapping[str, str]
    events: Mapping[str, Cited]
    numbers: Mapping[str, Words]  # what a number is called

    def all(self) -> set[str]:
        """Every rule that is cited."""
        found = {*self.prompts.values(), *self.reasons.values(), *self.keywords.values()}
        return found | {cited.rule for cited in self.events.values()}


NONE: Final = Citations({}, {}, {}, {}, {})


def citations_in(package: str) -> Citations:
    """What the game in a package cites."""
    folder = resources.files(package) if package else None
    for place in PLACES:
        file = folder.joinpath(*place.split("/")) if folder else None
        if file is not None and file.is_file():
            return read_citations(file.read_text(encoding="utf-8"), f"{package}/{place}")
    return NONE


def read_citations(text: str, file: str) -> Citations:
    """A rulebook.toml; ContentError if it cannot be read."""
    try:
        data: Json = tomllib.loads(text)
        if unknown := data.keys() - GROUPS:
            raise ValueError(f"unknown entry {min(unknown)}; there are {', '.join(sorted(GROUPS))}")
        numbers = {name: read_words(row) for name, row in data.get("number", {}).items()}
        events = {name: _cited(name, row, numbers) for name, row in data.get("event", {}).items()}
        prompts, reasons, keywords = (data.get(group, {}) for group in ("prompt", "reason", "keyword"))
        return Citations(prompts, reasons, keywords, events, numbers)
    except tomllib.TOMLDecodeError as fault:
        raise ContentError(f"it is not TOML: {fault}", file=file) from None
    except (AttributeError, KeyError, TypeError, ValueError) as fault:
        raise ContentError(f"it cannot be read: {fault}", file=file) from None


def _cited(name: str, row: Json, numbers: Mapping[str, Words]) -> Cited:
    """An event: the rule alone, or a table of the rule and what its numbers are."""
    if isinstance(row, str):
        return Cited(row, {})
    slots = {slot: word for slot, word in row.items() if slot != "rule"}
    if missing := set(slots.values()) - numbers.keys():
        raise ValueError(f"event.{name} has a number {min(missing)}, which [number] does not explain")
    return Cited(row["rule"], slots)
