"""What tests of wording are made of: the rows of Unmatched, its heroes, and expressions."""

from typing import Any

from thwack.cardlang.node import Effect, Rule
from thwack.games.unmatched.cards.library import library
from thwack.games.unmatched.cards.reading import PARSER, HeroDef
from thwack.games.unmatched.speech import naming
from thwack.games.unmatched.speech.card_texts import effect_text, rule_text
from thwack.games.unmatched.speech.naming import book as book
from thwack.wording import Names


def rows() -> dict[str, Any]:
    """Unmatched's own rows."""
    return naming.all_rows()


def hero(slug: str) -> HeroDef:
    """A hero of the library."""
    return library().heroes[slug]


def names(slug: str) -> Names:
    """The names of a hero."""
    return naming.names(hero(slug))


def say(expression: str, lang: str = "en", of: str = "alice", this: str = "") -> str:
    """An effect in words."""
    return effect_text(PARSER.parse(expression, Effect), lang, names(of), this)


def say_rule(expression: str, lang: str = "en", of: str = "alice") -> str:
    """A rule in words."""
    return rule_text(PARSER.parse(expression, Rule), lang, names(of))
