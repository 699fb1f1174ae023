"""The rows that sentences are made of: those of the common words, and those a game brings along."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from ..cardlang.form import LANGUAGES as LANGUAGES
from ..cardlang.node import (
    Amount,
    Condition,
    Effect,
    Event,
    Filter,
    Kind,
    Moment,
    Node,
    Rule,
    Things,
    fields_of,
)
from ..kernel.errors import Broken, ContentError, SetupError
from .grammar import NP, Grammar, Noun, slots

# What a row must at least say, by the sort of word; one of the names in each group is enough.
NEEDED: Final[dict[type[Node], tuple[tuple[str, ...], ...]]] = {
    Effect: (("do",), ("inf",)),
    Condition: (("if",), ("not",)),
    Filter: (("pre", "post", "noun"), ("is",), ("not",)),
    Kind: (("one",), ("many",), ("gender",)),
    Things: (("one",),),
    Amount: (("value",),),
    Moment: (("text",),),
    Event: (("text",),),
    Rule: (("text",),),
}


def language(lang: str) -> str:
    """A language we word in; SetupError for any other."""
    if lang not in LANGUAGES:
        raise SetupError(f"there is no language {lang!r}; choose from {', '.join(LANGUAGES)}")
    return lang


class Book:
    """All rows of all languages: by language, then by the word of the node."""

    def __init__(self, rows: Mapping[str, Mapping[str, Any]], labels: Mapping[str, Any]) -> None:
        self.rows = rows
        self.labels = labels
        self.grammars = {lang: common_grammar(lang) for lang in LANGUAGES}

    def label(self, group: str, name: str, lang: str) -> str:
        """A name of the game: a timing, a card type, ANY on a banner."""
        return str(self.labels[group][name][lang])

    def missing(self, words: Mapping[str, type[Node]]) -> list[str]:
        """What these words lack, as `lang: word: form`; a test keeps this list empty."""
        found = []
        for lang in LANGUAGES:
            for word, cls in sorted(words.items()):
                row = self.rows[lang].get(word)
                if row is None:
                    found.append(f"{lang}: {word}: no row")
                    continue
                found.extend(f"{lang}: {word}: {fault}" for fault in _faults(row, cls))
        return found


def _faults(row: Mapping[str, Any], cls: type[Node]) -> list[str]:
    found: list[str] = []
    for sort, groups in NEEDED.items():
        if issubclass(cls, sort):
            found.extend(" or ".join(group) for group in groups if not any(name in row for name in group))
    names = {f.name for f in fields_of(cls)}
    if issubclass(cls, Effect) and "subject" in row and not ("they" in row and "make" in row):
        found.append("they and make")
    for text in _texts(row):
        for slot in slots(text):
            name = slot.lstrip("-").partition("|")[0].partition(":")[2 if slot.startswith("-") else 0]
            name = name.partition(" ")[0]
            if "." in slot:
                continue  # an article
            if name and name not in names and name not in FREE_SLOTS:
                found.append(f"slot {{{slot}}}")
    return found


# Slots that are no field of the node: names, what a row counts, and what it is wrapped around.
FREE_SLOTS: Final = ("speaker", "this", "tokens", "rest", "one", "many", "told", "who")


def _texts(row: Any) -> list[str]:
    """All texts of a row, but not the conditions of its cases."""
    if isinstance(row, str):
        return [row]
    if isinstance(row, list):
        return [text for item in row for text in _texts(item)]
    if isinstance(row, Mapping):
        return [text for name, item in row.items() if name != "when" for text in _texts(item)]
    return []


@cache
def common_rows(lang: str) -> dict[str, Any]:
    """The rows of the common words, from `en.toml` and its like."""
    text = (resources.files(__package__) / f"{lang}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def common_grammar(lang: str) -> Grammar:
    """The grammar of a language, for texts that need no rows."""
    return Grammar(common_rows(lang)["grammar"])


def read_book(game: Mapping[str, Any]) -> Book:
    """The common rows and those of a game's `words.toml`: [node.<word>.<lang>], [noun], [extend], [label]."""
    rows: dict[str, dict[str, Any]] = {}
    for lang in LANGUAGES:
        rows[lang] = {**common_rows(lang), "noun": dict(common_rows(lang)["noun"])}
        for word, row in game.get("node", {}).items():
            if word in common_rows(lang):
                raise _bad_row(word, "is one of the common rows", "leave it out, or use [extend]")
            if lang not in row:
                raise _bad_row(word, f"lacks {lang}", f"add [node.{word}.{lang}]")
            rows[lang][word] = row[lang]
        for word, row in game.get("noun", {}).items():
            rows[lang]["noun"][word] = row[lang]
        for word, row in game.get("extend", {}).items():  # a common word beside the game's own
            rows[lang][word] = merged(rows[lang][word], row.get(lang, {}))
    return Book(rows, game.get("label", {}))


def _bad_row(word: str, fault: str, hint: str) -> ContentError:
    return ContentError(f"the row of {word} {fault}", file="words.toml", hint=hint)


def merged(row: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """A row with more in it; where both have a table of a name, with both tables; new cases come first."""
    found = dict(row)
    for name, value in more.items():
        if isinstance(value, dict) and isinstance(found.get(name), dict):
            found[name] = merged(found[name], value)
        elif name == "case" and name in found:
            found[name] = [*value, *found[name]]
        else:
            found[name] = value
    return found


@dataclass(frozen=True)
class Names:
    """The names inside sentences: persons, cards, and words that only this text has."""

    book: Book
    speaker: str = ""  # the person whose texts they are: a hero, the character on a card
    persons: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(default_factory=dict)
    counts: Mapping[str, int] = field(default_factory=dict)
    words: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    cards: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    rules: Mapping[str, str] = field(default_factory=dict)  # what the ability calls its tokens

    def person_noun(self, slug: str, lang: str) -> Noun:
        """A person's name as a noun."""
        if slug not in self.persons:
            raise Broken(f"no person {slug}")
        row = self.persons[slug][lang]
        one = str(row.get("inline", row["one"]))
        return Noun(one, str(row.get("many", one)), str(row.get("gender", "m")), animate=True)

    def person(self, slug: str, lang: str) -> NP:
        """A person by name, with the article its name has: "the Jabberwock"."""
        noun = self.person_noun(slug, lang)
        row = self.persons[slug][lang]
        det = "the" if row.get("article") else ""
        pair = bool(row.get("pair"))
        mark = self.book.grammars[lang].determiner(det, noun.gender, pair)
        return NP(mark + noun.one, noun.gender, pair, animate=True)

    def word(self, slug: str, lang: str) -> Noun:
        """A resource, a state, a kind of token or a tag."""
        row = self.words.get(slug, {}).get(lang)
        if row is None:
            raise ContentError(f"no word for {slug} in {lang}", hint=f'add [words.{slug}] {lang} = "..."')
        if isinstance(row, str):
            return Noun(row, row, mass=True)
        one = str(row["one"])
        counted = str(row.get("counted", one))
        both = (counted, str(row.get("counted_many", counted)))
        return Noun(one, str(row.get("many", one)), str(row.get("gender", "m")), mass=True, counted=both)

    def is_alone(self, slug: str) -> bool:
        """Whether there is just one of that name."""
        return self.counts.get(slug, 0) == 1
