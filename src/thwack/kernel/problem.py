"""What is wrong with a set-up, a deck or a team: a sentence, and the same as data for other languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Part = str | int | Mapping[str, str]  # a word, a number, another problem, or a name in each language
Parts = Mapping[str, Part]


class Problem(str):
    """An English sentence that knows what it says: a code, and what fills its blanks.

    Whoever speaks another language words it anew from these (`server/showing/problems.py`); all
    others have a text.
    """

    code: str
    parts: Parts

    def __new__(cls, code: str, sentence: str, parts: Parts | None = None) -> Problem:
        """The sentence with its data."""
        found = super().__new__(cls, sentence)
        found.code = code
        found.parts = parts or {}
        return found


def either(words: Iterable[str]) -> str:
    """Words of which one is right."""
    told, *more = words
    for word in more:
        told = Problem("or", f"{told} or {word}", {"one": told, "other": word})
    return told


def both(words: Iterable[str]) -> str:
    """Words that belong together."""
    told, *more = words
    for word in more:
        told = Problem("and", f"{told} and {word}", {"one": told, "other": word})
    return told


def in_one(problems: Iterable[str]) -> str:
    """All that is wrong, in one go."""
    told, *more = problems
    for problem in more:
        told = Problem("also", f"{told}; {problem}", {"one": told, "other": problem})
    return told


def at(place: Problem, what: Problem) -> Problem:
    """What is wrong somewhere."""
    return Problem("at", f"{place}: {what}", {"place": place, "what": what})


def line(number: int) -> Problem:
    """A line of a text, counted from 1."""
    return Problem("line", f"line {number}", {"number": number})
