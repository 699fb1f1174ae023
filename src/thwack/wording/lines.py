"""Lines: choices and events as sentences, from the rows of a game's `telling.toml`."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import cached_property, lru_cache, wraps
from importlib import resources
from typing import Any, Final, TypeVar

from ..kernel.citations import Told
from .book import common_grammar
from .grammar import NP, REMEMBERED

Part = NP | str | int
Said = tuple[str, dict[str, Part]]  # a row of telling.toml, and what fills its slots
Key = TypeVar("Key", bound=Hashable)
Words = TypeVar("Words")
REASONS: Final = "why"  # the group of reasons in a game's texts


def keep(known: dict[Key, Words], key: Key, words: Words) -> Words:
    """Remember words; once there are too many, all are forgotten, and made again when asked for."""
    if len(known) >= REMEMBERED:
        known.clear()
    known[key] = words
    return words


Tell = Callable[[Any, Any, str, int | None], Words]  # a table, an event of it, a language, who reads it


def told_once(key: Callable[[Any, Any, str, int | None], Hashable]) -> Callable[[Tell[Words]], Tell[Words]]:
    """What is told of an event is remembered by all that it hangs on; where that is None, it is told anew."""

    def remember(tell: Tell[Words]) -> Tell[Words]:
        known: dict[Hashable, Words] = {}

        @wraps(tell)
        def once(t: Any, event: Any, lang: str, seat: int | None) -> Words:
            at = key(t, event, lang, seat)
            if at is None:
                return tell(t, event, lang, seat)
            words = known.get(at)
            return keep(known, at, tell(t, event, lang, seat)) if words is None else words

        return once

    return remember


def until_over(t: Any, event: Any, lang: str, seat: int | None) -> Hashable:
    """What the words of an event hang on where it names all it is about; only the end of a match does not."""
    return None if event[0] == "over" else (t.cast, event, lang, seat)


@lru_cache(maxsize=REMEMBERED)
def as_line(text: str) -> str:
    """A capital at the start, no full stop after a name that has one."""
    text = re.sub(r"([.!?])\.(?= |$)", r"\1", text)
    return re.sub(r"\w", lambda found: found[0].upper(), text, count=1)


class Lines:
    """The sentences and words of one game. Its row `word` has "player", "and", "a_card", "some_cards" and
    "more_cards", if it tells these.

    Slots: {who} is a part; {who:object} puts the Spanish "a" before persons; {who:of} is the English
    possessive; {who|attacks|attack} and {n|card|cards} are for one or many; {-o:who} is an ending that
    agrees.
    """

    def __init__(self, package: str, file: str = "telling.toml") -> None:
        self.package = package
        self.file = file
        self._plain: dict[tuple[str, str, str], str] = {}  # lines without slots

    @cached_property
    def found(self) -> dict[str, Any]:
        """The file, once it is read."""
        text = (resources.files(self.package) / self.file).read_text(encoding="utf-8")
        return tomllib.loads(text)

    def rows(self) -> dict[str, Any]:
        """The sentences and words of the file."""
        return self.found

    def say(self, group: str, row: str, lang: str, **parts: Part) -> str:
        """A row with its slots filled, as a part of a sentence."""
        return common_grammar(lang).said(self.found[group][row][lang], tuple(parts.items()))

    def line(self, group: str, row: str, lang: str, **parts: Part) -> str:
        """A row as a line of its own: a capital at the start, no full stop after a name that has one."""
        if parts:
            return _known(group, row, as_line(self.say(group, row, lang, **parts)))
        key = (group, row, lang)
        found = self._plain.get(key)
        if found is None:
            found = self._plain[key] = _known(group, row, as_line(self.say(group, row, lang)))
        return found

    def listed(self, texts: Sequence[str], lang: str) -> str:
        """Several things: a, b and c; where a name has a comma itself, a stronger one stands between."""
        *first, last = texts
        comma = "; " if any("," in text for text in texts) else ", "
        return comma.join(first) + self.say("word", "and", lang) + last if first else last

    def player(self, names: Sequence[str], seat: int, lang: str) -> NP:
        """A player by the name of the deck; with a number where both are called alike, or by that alone."""
        return _player(self, tuple(names), seat, lang)

    def cards(self, names: Sequence[str], hidden: int, lang: str) -> str:
        """Some cards by name; and of those that whoever reads does not know, how many they are."""
        found = [f"{count}× " * (count > 1) + name for name, count in Counter(names).items()]
        if hidden == 1 and not found:
            found.append(self.say("word", "a_card", lang))
        elif hidden:
            found.append(self.say("word", "more_cards" if found else "some_cards", lang, n=hidden))
        return self.listed(found, lang)


def _known(group: str, row: str, text: str) -> str:
    """A reason knows its row, by which the rule behind it is found."""
    return Told(text, row) if group == REASONS else text


@lru_cache(maxsize=REMEMBERED)
def _player(lines: Lines, names: tuple[str, ...], seat: int, lang: str) -> NP:
    names = tuple(name.strip() for name in names)
    if not all(names):
        return NP(lines.say("word", "player", lang, n=seat + 1), animate=True)
    same = f" {seat + 1}" if names[0] == names[1] else ""
    return NP(names[seat] + same, animate=True)
