"""Grammar: noun phrases, agreement, and the finish of a sentence.

While a sentence is put together, determiners and pronouns are only marks in the text. The finish chooses
their form by the word that follows ("il", "lo", "l'") and then contracts them with a preposition before them
("nella"). So a row writes plain prepositions, and only what a noun brought along can contract.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from ..kernel.errors import Broken

OPEN = "\x01"  # a determiner to choose: OPEN the.ms CLOSE
CLOSE = "\x02"
JOINT = "\x03"  # the next word contracts with a preposition before it
SOFT = "\x04"  # and is left out when there is nothing to contract with: "seu oponente", but "do seu oponente"
SILENT = "\x05"  # a subject that is not said: it goes, and the space after it
DOT = "\x06"  # a dot inside a name: no sentence ends there

_DETERMINER = re.compile(f"{OPEN}([a-z]+)\\.([mfn][sp]){CLOSE}")
_JOINT = re.compile(f"(?:(?<![^\\s(])([^\\s{JOINT}{SOFT}]+) )?([{JOINT}{SOFT}])(\\w+'?)( ?)")
_SENTENCE = re.compile(r"(?:^|(?<=[.!?] ))(?:(?:\*[*/]*|★) )?[¿¡(\"]*\w")  # a mark may stand before it
_SLOT = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True)
class Noun:
    """A noun as a language file or a content file gives it."""

    one: str
    many: str
    gender: str = "m"
    mass: bool = False  # has no plural of its own: damage, health
    counted: tuple[str, str] = ("", "")  # after a number, when that differs: 2 "de dano"
    animate: bool = False
    det: str = ""  # the determiner it always has


@dataclass(frozen=True)
class NP:
    """A noun phrase: its text, still with marks, and what other words must agree with."""

    text: str
    gender: str = "m"
    many: bool = False
    animate: bool = False
    of: str = ""  # an own possessive form: "its"

    def __hash__(self) -> int:
        return hash(self.text)  # the rest hardly ever tells two apart


REMEMBERED: Final = 20_000  # sentences of each kind


class Grammar:
    """The grammar rows of one language."""

    def __init__(self, rows: Mapping[str, Any]) -> None:
        self.determiners: Mapping[str, Any] = rows["determiners"]
        self.contractions: Mapping[str, Mapping[str, str]] = rows["contractions"]
        self.endings: Mapping[str, list[str]] = rows["endings"]
        self.pronouns: Mapping[str, Mapping[str, str]] = rows["pronouns"]
        self.possessive: str = rows["possessive"]
        self.object: str = rows["object"]
        self.euphony: list[tuple[str, str]] = [(old, new) for old, new in rows.get("euphony", ())]
        self.starts: list[tuple[str, re.Pattern[str]]] = [
            (name, re.compile(pattern, re.IGNORECASE)) for name, pattern in rows["starts"].items()
        ]
        self._finished: dict[str, str] = {}
        self.said = lru_cache(maxsize=REMEMBERED)(self._said)

    def determiner(self, name: str, gender: str, many: bool) -> str:
        """The mark of a determiner, ready to stand before a noun; no text when there is none."""
        return f"{OPEN}{name}.{gender}{'p' if many else 's'}{CLOSE}" if name else ""

    def ending(self, name: str, np: NP) -> str:
        """An ending that agrees: -o may be o, a, os or as."""
        if name not in self.endings:
            raise Broken(f"no ending -{name}")
        return self.endings[name][2 * np.many + (np.gender == "f")]

    def pronoun(self, np: NP) -> NP:
        """It, him, them: what stands for a phrase named before."""
        row = self.pronouns[self._person(np)]
        return NP(JOINT + row["text"], np.gender, np.many, np.animate, of=row.get("of", ""))

    def subject(self, np: NP) -> str:
        """It, he, they: what does something again; a mark where the language leaves that out."""
        return self.pronouns[self._person(np)]["subject"] or SILENT

    def _person(self, np: NP) -> str:
        if not np.many:
            return np.gender
        return f"{np.gender}p" if f"{np.gender}p" in self.pronouns else "p"

    def inflect(self, np: NP, form: str) -> str:
        """A noun phrase as it is, as an object, or as an owner."""
        if form == "of" and self.possessive:
            owner = "'" if np.many and np.text.endswith("s") else self.possessive
            return np.of or np.text + owner
        if form == "object" and np.animate and self.object:
            return self.object + np.text
        if form == "pronoun":
            return self.pronoun(np).text
        if form == "own":
            return self.pronoun(np).of
        return np.text

    def fill(self, text: str, parts: Mapping[str, NP | str | int]) -> str:
        """A row with its slots filled: {who}, {who:object}, {who|attacks|attack}, {-o:who}."""
        pieces = list(_pieces(text))
        for i in range(1, len(pieces), 2):
            pieces[i] = self._slot(pieces[i], parts)
        return "".join(pieces)

    def _slot(self, slot: str, parts: Mapping[str, NP | str | int]) -> str:
        if slot.startswith("-"):
            ending, _, name = slot[1:].partition(":")
            return self.ending(ending, as_phrase(parts[name]))
        if "|" in slot:
            name, one, many = slot.split("|")
            return many if as_phrase(parts[name]).many else one
        name, _, form = slot.partition(":")
        return self.inflect(as_phrase(parts[name]), form)

    def _said(self, text: str, parts: tuple[tuple[str, NP | str | int], ...]) -> str:
        """A row with its slots filled and all marks resolved. `said` remembers: where people play, the same
        rows are asked for with the same parts again and again."""
        return self.finish(self.fill(text, dict(parts)))

    def finish(self, text: str) -> str:
        """The text with all marks resolved: determiners chosen, contractions made. Where people play the same
        few sentences come again and again, so they are remembered."""
        found = self._finished.get(text)
        if found is None:
            if len(self._finished) >= REMEMBERED:
                self._finished.clear()
            found = self._finished[text] = self._finish(text)
        return found

    def _finish(self, text: str) -> str:
        parts = _DETERMINER.split(text.replace(f"{SILENT} ", "").replace(SILENT, ""))
        for i in range(len(parts) - 3, 0, -3):
            parts[i] = self._choose(parts[i], parts[i + 1], parts[i + 2])
            parts[i + 1] = ""
        found = "".join(parts)
        pieces = _JOINT.split(found)
        for i in range(1, len(pieces), 5):
            before, mark, word, space = pieces[i] or "", pieces[i + 1], pieces[i + 2], pieces[i + 3]
            joined = self.contractions.get(before.lower(), {}).get(word)
            if joined is None:
                joined = f"{before} " if before else ""
                joined, space = (joined, "") if mark == SOFT else (joined + word, space)
            pieces[i : i + 4] = [joined, space, "", ""]
        found = "".join(pieces)
        for old, new in self.euphony:
            found = re.sub(old, new, found)
        return found

    def _choose(self, name: str, agreement: str, following: str) -> str:
        row = self.determiners[name]
        form = row.get(agreement, row.get("any"))
        if not isinstance(form, str):
            start = next((s for s, pattern in self.starts if s in form and pattern.match(following)), "plain")
            form = form[start]
        mark = SOFT if name == "soft" else JOINT
        return f"{mark}{form}" if form.endswith("'") else f"{mark}{form} "


def as_phrase(part: NP | str | int) -> NP:
    """Plain text and numbers as noun phrases."""
    if isinstance(part, NP):
        return part
    return NP(str(part), many=isinstance(part, int) and part != 1)


def slots(text: str) -> list[str]:
    """The slots of a row."""
    return _SLOT.findall(text)


def split_slots(text: str) -> list[str]:
    """A row cut into plain text and slots, in turn."""
    return _SLOT.split(text)


@lru_cache(maxsize=REMEMBERED)
def _pieces(text: str) -> tuple[str, ...]:
    return tuple(_SLOT.split(text))


@lru_cache(maxsize=REMEMBERED)
def capitalise(text: str) -> str:
    """A capital letter at the start of every sentence."""
    pieces = []
    last = 0
    for found in _SENTENCE.finditer(text):
        pieces.append(text[last : found.start()])
        pieces.append(found.group().upper())
        last = found.end()
    return "".join(pieces) + text[last:]
