"""Wording: a card's tree told in English, Portuguese, Spanish and Italian."""

from .book import LANGUAGES, Book, Names, language, names_of, read_book
from .cards import card_texts, effect_phrase, effect_text, rule_text, rule_texts, template
from .grammar import NP, Noun
from .narrator import Narrator

__all__ = [
    "LANGUAGES",
    "NP",
    "Book",
    "Names",
    "Narrator",
    "Noun",
    "card_texts",
    "effect_phrase",
    "effect_text",
    "language",
    "names_of",
    "read_book",
    "rule_text",
    "rule_texts",
    "template",
]
