"""What options and events must be as sentences: checks for the rows of a game's telling.toml, and for random
matches. What a game's cards are called, and which of its words are English, it says itself."""

import ast
import random
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.sources import nodes_of
from thwack import Match
from thwack.kernel.table import Event, unchain
from thwack.match import game_named
from thwack.wording import LANGUAGES

Rows = Mapping[str, Mapping[str, Mapping[str, str]]]
START = re.compile(r"[\"¡¿(']*[A-ZÁÉÍÓÚÂÊÔÃÕÀÈÌÒÙÇÑ0-9]")
CURSE = "#?@&!$"  # what an action of Barracuda is called, in print
MARKS = re.compile(r"[{}@_\x00-\x1f]|\(\)|\(\(|  | [.,:;)]|[.!?]\.$|\bNone\b")
TWICE = re.compile(r"\b([a-zà-ú]+) \1\b")
EYES = (None, 0, 1)


@dataclass(frozen=True)
class Ear:
    """How one hears that a line reads well. `english` finds words of the English rows that are no words of
    the other languages, `names` has what may stand there all the same."""

    english: re.Pattern[str]
    slugs: frozenset[str]
    names: Mapping[str, Collection[str]]
    heard: dict[tuple[str, str], bool] = field(default_factory=dict)

    def hears(self, text: str, lang: str) -> bool:
        """Whether a line is one; each is listened to once."""
        if (text, lang) not in self.heard:
            self.heard[text, lang] = self.is_sound(text, lang)
        return self.heard[text, lang]

    def is_sound(self, text: str, lang: str) -> bool:
        """Whether there is a capital, no slot, no mark, no slug, no word twice, and no English where it does
        not belong."""
        if not START.match(text) or MARKS.search(text.replace(CURSE, "Curse")) or TWICE.search(text):
            return False
        if self.slugs & set(re.findall(r"[a-z0-9]+(?:[-_][a-z0-9]+)+", text)):
            return False
        return lang == "en" or not self.english.search(without(text, self.names[lang]))


def without(text: str, names: Iterable[str]) -> str:
    """A text without some names, the longest first."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


# Rows


def check_rows(rows: Rows) -> None:
    """Every row is there in four languages, which speak of the same things."""
    for group, found in rows.items():
        for name, row in found.items():
            assert tuple(row) == LANGUAGES, (group, name)
            assert all(text.strip() for text in row.values()), (group, name)
            slots = [
                {re.split(r"[:|]", slot)[0] for slot in re.findall(r"\{([^{}]*)\}", text)}
                for text in row.values()
            ]
            assert slots.count(slots[0]) == len(LANGUAGES), (group, name)


def check_rows_are_used(rows: Rows, speech: Path, *others: str, free: Collection[str] = ()) -> None:
    """No row stands there for nothing: the code that tells names each, but for those of the free groups."""
    told = ("naming.py", "event_lines.py", "choice_lines.py", "../../../wording/lines.py", *others)
    text = "".join((speech / file).read_text(encoding="utf-8") for file in told)
    assert [
        (group, name)
        for group, found in rows.items()
        for name in found
        if group not in free and f'"{name}"' not in text
    ] == []


def emitted(game: Path) -> dict[str, int]:
    """Every event that the code of a game emits, and how many arguments it has."""
    found: dict[str, int] = {}
    for file in sorted(game.rglob("*.py")):
        for node in nodes_of(file):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "emit":
                count = len(node.args) - 1
                for name in (part for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)):
                    assert isinstance(name.value, str)
                    assert found.setdefault(name.value, count) == count, name.value
    return found


# Random matches


def watch(match: Match, dice: random.Random, choose: Callable[[Match, random.Random], int], ear: Ear) -> None:
    """Play to the end: every choice says something in every language, and unlike choices say unlike
    things."""
    while match.actor is not None:
        for lang in LANGUAGES:
            lines = [choice.text(lang) for choice in match.choices]
            assert not [text for text in lines if not ear.hears(text, lang)]
            assert len(set(lines)) == len(lines), sorted(text for text in lines if lines.count(text) > 1)
        match.play(choose(match, dice))


def watch_log(match: Match, ear: Ear, silent: Collection[str] = ()) -> None:
    """Every event says something in every language, to both players and to a spectator."""
    game, t = game_named(match.game), match._table
    events = [event for event in unchain(t.events) if event[0] not in silent and event[-1] != ()]
    for lang in LANGUAGES:
        for seat in EYES:
            lines = [game.event_text(t, event, lang, seat) for event in events]
            assert not [text for text in lines if not ear.hears(text, lang)]
            assert all(text.endswith((".", "!", "?")) for text in lines)


# Secrets


def strange_names(text: str, names: Collection[str], known: Collection[str]) -> list[str]:
    """The names in a line that are of no known card."""
    text = without(text, known)
    unknown = set(names) - set(known)
    return [name for name in unknown if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)]


def watch_secrets(
    match: Match,
    dice: random.Random,
    choose: Callable[[Match, random.Random], int],
    names: Collection[str],
    seen: Callable[[Match, int | None], set[str]],
    shown: Callable[[Match, Event], set[str]],
) -> list[str]:
    """Play on: no line that comes names a card to somebody who does not see it before or after, and was not
    shown it. All that was told."""
    game, told, so_far = game_named(match.game), list[str](), 0
    while match.actor is not None:
        before = {seat: seen(match, seat) for seat in EYES}
        match.play(choose(match, dice))
        events = unchain(match._table.events)[so_far:]
        so_far += len(events)
        for seat in EYES:
            known = before[seat].union(seen(match, seat), *(shown(match, event) for event in events))
            for event in events:
                text = game.event_text(match._table, event, "en", seat)
                assert not strange_names(text, names, known), (seat, text)
                told.append(text)
    return told
