"""A question as the terminal puts it, numbered or by fighter and space; and what a typed answer means."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ..match import Choice

SPACE_VERBS: Final = frozenset({"move", "place"})
DECLINE: Final = "0"


class Mover(NamedTuple):
    """Somebody who can go somewhere, or something that can be put there."""

    slug: str
    verb: str
    spaces: dict[str, Choice]  # by the id of the space


class Unclear(NamedTuple):
    """An answer that means nothing, or too many things."""

    reason: str  # "wrong" or "which"
    word: str
    example: str = ""


Answer = Choice | Mover | Unclear


@dataclass
class Question:
    """The choices of a seat, sorted for a person."""

    listed: list[Choice] = field(default_factory=list)  # numbered from 1
    refusal: Choice | None = None  # number 0
    movers: list[Mover] = field(default_factory=list)  # instead of the list, when it is all about spaces

    @property
    def lit(self) -> set[str]:
        """The spaces that can be chosen."""
        return {space for mover in self.movers for space in mover.spaces}

    def groups(self) -> dict[str, list[tuple[int, Choice]]]:
        """The listed choices by verb, with their numbers."""
        found: dict[str, list[tuple[int, Choice]]] = {}
        for number, choice in enumerate(self.listed, 1):
            found.setdefault(choice.verb, []).append((number, choice))
        return found

    def every(self) -> list[Choice]:
        """All choices."""
        moves = [choice for mover in self.movers for choice in mover.spaces.values()]
        return self.listed + moves + ([self.refusal] if self.refusal is not None else [])


def question_of(choices: Sequence[Choice]) -> Question:
    """Sort the choices: by verb, and the refusal apart."""
    found = Question()
    rest = list(choices)
    refusals = [choice for choice in rest if choice.verb == "decline"]
    if len(refusals) == 1:
        found.refusal = refusals[0]
        rest.remove(refusals[0])
    if rest and all(choice.verb in SPACE_VERBS and len(choice.refs) == 2 for choice in rest):
        movers: dict[tuple[str, str], Mover] = {}
        for choice in rest:
            slug, space = choice.refs
            mover = movers.setdefault((choice.verb, slug), Mover(slug, choice.verb, {}))
            mover.spaces[space] = choice
        found.movers = list(movers.values())
    else:
        verbs = list(dict.fromkeys(choice.verb for choice in rest))
        found.listed = sorted(rest, key=lambda choice: verbs.index(choice.verb))
    return found


def find_space(word: str, spaces: dict[str, Choice]) -> Choice | None:
    """The choice of a space by its id or its number: S07, s7 and 7 are the same."""
    wanted = plain(word)
    for slug, choice in spaces.items():
        if wanted in (
            plain(slug),
            plain(slug.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")),
        ):
            return choice
    return None


def plain(word: str) -> str:
    """A space's id without capitals and leading noughts."""
    letters = word.rstrip("0123456789")
    return letters.casefold() + (word[len(letters) :].lstrip("0") or ("0" if word[len(letters) :] else ""))


def understand(question: Question, typed: str, marks: dict[str, str], picked: Mover | None = None) -> Answer:
    """What somebody means who types this. `marks`: the letters on the map by slug; `picked`: who moves."""
    for choice in question.every():
        if typed == choice.key:
            return choice
    if typed == DECLINE and question.refusal is not None:
        return question.refusal
    if not question.movers:
        return listed(question, typed)
    words = typed.replace(":", " ").split()
    only = picked or (question.movers[0] if len(question.movers) == 1 else None)
    if len(words) == 1 and only is not None:
        return find_space(words[0], only.spaces) or Unclear("wrong", typed)
    mover = find_mover(question, words[0], marks) if words else None
    if mover is not None and len(words) == 2:
        return find_space(words[1], mover.spaces) or Unclear("wrong", typed)
    if mover is not None and len(words) == 1:
        return mover
    if len(words) == 1:
        return anybody(question, words[0])
    return Unclear("wrong", typed)


def listed(question: Question, typed: str) -> Answer:
    """A choice by its number."""
    if typed.isdecimal() and 1 <= int(typed) <= len(question.listed):
        return question.listed[int(typed) - 1]
    return Unclear("wrong", typed)


def find_mover(question: Question, word: str, marks: dict[str, str]) -> Mover | None:
    """Who is meant: by number, by the letters on the map or by slug."""
    if word.isdecimal():
        number = int(word)
        return question.movers[number - 1] if 1 <= number <= len(question.movers) else None
    folded = word.casefold()
    for mover in question.movers:
        if folded in (mover.slug, marks.get(mover.slug, "").casefold()):
            return mover
    return None


def anybody(question: Question, word: str) -> Answer:
    """A space alone, when only one can go there."""
    able = [(n, c) for n, mover in enumerate(question.movers, 1) if (c := find_space(word, mover.spaces))]
    if len(able) == 1:
        return able[0][1]
    return Unclear("which", word, f"{able[0][0]} {word}") if able else Unclear("wrong", word)
