"""Rulebooks as they are sent: the digest, the rules behind the log's lines, and the quick reference."""

import gzip
from functools import lru_cache
from typing import Any

import msgspec

from ...content import keyword_rules
from ...kernel.spoken import in_words
from ...match import game_named, glossary
from ...rulebook import Section, rulebook
from . import bodies


def book_of(game: str, lang: str) -> bodies.Rulebook:
    """The rules of a game in a language; without sections if it has none."""
    found, cited = rulebook(game, lang), game_named(game).citations
    events = {
        kind: bodies.EventRule(
            one.rule, {slot: in_words(cited.numbers[word], lang) for slot, word in one.numbers.items()}
        )
        for kind, one in cited.events.items()
    }
    sections = [section_of(part) for part in found.sections]
    return bodies.Rulebook(game, lang, found.title, sections, events, quick(game, lang))


def section_of(part: Section) -> bodies.RuleSection:
    """A section as it is sent."""
    blocks = []
    for one in part.blocks:
        kind: Any = one.kind  # one of those that the frame knows
        rows = [list(row) for row in one.rows]
        blocks.append(bodies.RuleBlock(kind, one.text, one.id, one.source, rows, one.lang))
    return bodies.RuleSection(part.id, part.level, part.title, blocks)


def quick(game: str, lang: str) -> list[bodies.QuickPart]:
    """All of it on one sheet: what the game has written for it, and the words on its cards."""
    found = []
    for part in game_named(game).quick:
        rows = [(in_words(row.name, lang), in_words(row.text, lang), row.rule) for row in part.rows]
        found.append(bodies.QuickPart(in_words(part.title, lang), rows or keywords(game, lang)))
    return found


def keywords(game: str, lang: str) -> list[tuple[str, str, str]]:
    """The words on cards: of several forms of a word the first stands for all."""
    rules, terms = keyword_rules(game, lang), dict[str, str]()
    for term, text in glossary(game, lang).items():
        terms.setdefault(text, term)
    return [(term, text, rules.get(text, "")) for text, term in terms.items()]


def as_bytes(game: str, lang: str, packed: bool) -> bytes:
    """A rulebook as it is sent."""
    return _as_bytes(game, lang, packed, game_named(game).content_hash)


@lru_cache(maxsize=64)
def _as_bytes(game: str, lang: str, packed: bool, content: str) -> bytes:
    data = msgspec.json.encode(book_of(game, lang))
    return gzip.compress(data, 6, mtime=0) if packed else data
