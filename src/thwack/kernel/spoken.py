"""Text in several languages, as games write it in their files about themselves."""

from collections.abc import Mapping
from typing import Any

Json = Any
Words = Mapping[str, str]  # by language; whoever speaks another reads English


def in_words(words: Words, lang: str) -> str:
    """The words of a language, or the English ones."""
    return words[lang] if lang in words else words["en"]


def read_words(row: Json) -> Words:
    """Text in English, or one text for each language; ValueError if it is neither."""
    words: dict[str, str] = {"en": row} if isinstance(row, str) else dict(row)
    if "en" not in words or not all(isinstance(told, str) for told in words.values()):
        raise ValueError(f"{row!r} is neither text in English nor one text for each language")
    return words
