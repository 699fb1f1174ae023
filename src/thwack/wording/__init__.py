"""Wording: a card's tree told in English, Portuguese, Spanish and Italian."""

from .book import LANGUAGES, Book, Names, language, read_book
from .grammar import NP, Noun
from .narrator import Narrator

__all__ = [
    "LANGUAGES",
    "NP",
    "Book",
    "Names",
    "Narrator",
    "Noun",
    "language",
    "read_book",
]
