"""Wording: a card's tree told in English, Portuguese, Spanish and Italian."""

from .book import LANGUAGES, Book, Names, names_of, read_book
from .cards import card_texts, effect_text, rule_text, rule_texts, template
from .grammar import NP, Noun

__all__ = [
    "LANGUAGES",
    "NP",
    "Book",
    "Names",
    "Noun",
    "card_texts",
    "effect_text",
    "names_of",
    "read_book",
    "rule_text",
    "rule_texts",
    "template",
]
