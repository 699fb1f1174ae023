"""A question as the terminal puts it: numbered choices, sorted by verb; and what a typed answer means."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Self

from ..match import Choice

DECLINE: Final = "0"
ENTER: Final = ""  # typed alone it goes back to the whole question
REFUSALS: Final = frozenset({"decline"})


class Unclear(NamedTuple):
    """An answer that means nothing, or too many things."""

    reason: str  # "wrong" or "which"
    word: str
    example: str = ""


class Several(NamedTuple):
    """Choices that one answer takes one after the other, and the one that ends such choices."""

    choices: tuple[Choice, ...]


@dataclass
class Question:
    """The choices of a seat, sorted for a person."""

    listed: list[Choice] = field(default_factory=list)  # numbered from 1
    refusal: Choice | None = None  # number 0

    @classmethod
    def of(cls, choices: Sequence[Choice], refusals: Collection[str] = REFUSALS) -> Self:
        """Sort the choices: by verb, and the one that refuses or ends something apart."""
        found = cls()
        rest = list(choices)
        apart = [choice for choice in rest if choice.verb in refusals]
        if len(apart) == 1:
            found.refusal = apart[0]
            rest.remove(apart[0])
        verbs = list(dict.fromkeys(choice.verb for choice in rest))
        found.listed = sorted(rest, key=lambda choice: verbs.index(choice.verb))
        return found

    def groups(self) -> dict[str, list[tuple[int, Choice]]]:
        """The listed choices by verb, with their numbers."""
        found: dict[str, list[tuple[int, Choice]]] = {}
        for number, choice in enumerate(self.listed, 1):
            found.setdefault(choice.verb, []).append((number, choice))
        return found

    def every(self) -> list[Choice]:
        """All choices."""
        return self.listed + ([self.refusal] if self.refusal is not None else [])

    def answers(self) -> str:
        """What can be typed, in short: 0, 1–7."""
        return self.numbers_to(len(self.listed))

    def numbers_to(self, last: int) -> str:
        """The numbers up to this one, and that of the refusal."""
        found = [DECLINE] if self.refusal is not None else []
        found += [f"1–{last}" if last > 1 else "1"] if last else []
        return ", ".join(found)

    def path_to(self, choice: Choice) -> tuple[str, ...]:
        """What is to be typed for a choice, one answer after the other."""
        indices = [one.index for one in self.listed]
        return (str(indices.index(choice.index) + 1) if choice.index in indices else DECLINE,)


Answer = Choice | Several | Question | Unclear  # a question again: it has become a narrower one


def by_key_or_number(question: Question, typed: str) -> Choice | Unclear:
    """A choice by its key, or by its number."""
    for choice in question.every():
        if typed == choice.key:
            return choice
    if typed == DECLINE and question.refusal is not None:
        return question.refusal
    if typed.isdecimal() and 1 <= int(typed) <= len(question.listed):
        return question.listed[int(typed) - 1]
    return Unclear("wrong", typed)


def several(question: Question, typed: str, verbs: Collection[str]) -> Several | None:
    """All that several numbers name, if each is a choice of one of these verbs, and then no more of them."""
    numbers = typed.replace(",", " ").split()
    if len(numbers) < 2 or question.refusal is None or not all(word.isdecimal() for word in numbers):
        return None
    if not all(1 <= int(word) <= len(question.listed) for word in numbers):
        return None
    named = [question.listed[int(word) - 1] for word in numbers]
    if not all(choice.verb in verbs for choice in named):
        return None
    return Several((*named, question.refusal))


def choice_again(choice: Choice, offered: Sequence[Choice]) -> Choice | None:
    """A choice of an earlier question, if it is offered again: by its key, or by what it is about, for what
    is left may be named otherwise."""
    like = [one for one in offered if one.verb == choice.verb]
    same = [one for one in like if one.key == choice.key]
    same = same or [one for one in like if one.things == choice.things]
    return same[0] if same else None
