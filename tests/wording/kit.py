"""What tests of wording are made of: the rows of Unmatched, its heroes, and expressions."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from thwack.cardlang.node import Effect, Rule
from thwack.games.unmatched.cards.library import PARSER, HeroDef, library
from thwack.wording import Book, Names, effect_text, names_of, read_book, rule_text


@cache
def book() -> Book:
    """The rows of the common words and of Unmatched."""
    return read_book(rows())


@cache
def rows() -> dict[str, Any]:
    """Unmatched's own rows."""
    file = resources.files("thwack.games.unmatched.speech") / "words.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def hero(slug: str) -> HeroDef:
    """A hero of the library."""
    return library().heroes[slug]


@cache
def names(slug: str) -> Names:
    """The names of a hero."""
    return names_of(hero(slug), book())


def say(expression: str, lang: str = "en", of: str = "alice", this: str = "") -> str:
    """An effect in words."""
    return effect_text(PARSER.parse(expression, Effect), lang, names(of), this)


def say_rule(expression: str, lang: str = "en", of: str = "alice") -> str:
    """A rule in words."""
    return rule_text(PARSER.parse(expression, Rule), lang, names(of))
