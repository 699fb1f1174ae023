"""Questions with much to choose: choices that are alike lie under one number, which opens them.

What they share is what their keys name first, so that a fold reads like the beginning of its sentences. It is
not where they start on the table (`Choice.things`): a hand points at a card first, and cards are mostly what
there is much of.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ..match import Choice
from . import question as plain
from .drawing import flow, numbered
from .question import DECLINE, ENTER, Answer, Unclear, by_key_or_number
from .words import Words

FEW: Final = 9  # so many choices are never folded


@dataclass(frozen=True)
class Fold:
    """Several choices under one number."""

    verb: str
    unit: str  # the ref they share, if any
    choices: tuple[Choice, ...]


Entry = Choice | Fold


@dataclass
class Question(plain.Question, ABC):
    """The choices of a seat; `picked` is the fold that has been opened."""

    picked: Fold | None = None

    @abstractmethod
    def fold_of(self, choice: Choice) -> str | None:
        """What a choice shares with those under the same number, "" with all of its verb; None if it stands
        alone."""

    def is_short(self) -> bool:
        """Whether there is so little to choose that nothing is folded."""
        return len(self.listed) <= FEW or len({choice.verb for choice in self.listed}) < 2

    def entries(self) -> list[Entry]:
        """What is numbered: choices, and where there are many, folds."""
        if self.picked is not None:
            return list(self.picked.choices)
        if self.is_short():
            return list(self.listed)
        found: dict[tuple[str, str], list[Choice]] = {}
        units: dict[tuple[str, str], str] = {}
        for choice in self.listed:
            shared = self.fold_of(choice)
            key = (choice.verb, f"={choice.key}" if shared is None else shared)
            found.setdefault(key, []).append(choice)
            units[key] = shared or ""
        return [
            some[0] if len(some) == 1 else Fold(key[0], units[key], tuple(some))
            for key, some in found.items()
        ]

    def by_verb(self) -> dict[str, list[tuple[int, Entry]]]:
        """The entries with their numbers."""
        found: dict[str, list[tuple[int, Entry]]] = {}
        for number, entry in enumerate(self.entries(), 1):
            found.setdefault(entry.verb, []).append((number, entry))
        return found

    def answers(self) -> str:
        """The numbers of the entries; from an open fold one goes back before one refuses."""
        shown = self if self.picked is None else replace(self, refusal=None)
        return shown.numbers_to(len(self.entries()))

    def path_to(self, choice: Choice) -> tuple[str, ...]:
        """The number of a choice, after that of the fold it lies in; what is not in an open fold lies a way
        back."""
        for number, entry in enumerate(self.entries(), 1):
            inside = entry.choices if isinstance(entry, Fold) else (entry,)
            for place, one in enumerate(inside, 1):
                if one.index == choice.index:
                    return (str(number), str(place)) if isinstance(entry, Fold) else (str(number),)
        return (DECLINE,) if self.picked is None else (ENTER, *replace(self, picked=None).path_to(choice))


def understand(question: Question, typed: str) -> Answer:
    """A choice by its key or number; the number of a fold opens it, and a second one may follow at once."""
    words = typed.split()
    if len(words) > 1 and all(word.isdecimal() for word in words):
        first = understand(question, words[0])
        return (
            understand(first, " ".join(words[1:])) if isinstance(first, Question) else Unclear("wrong", typed)
        )
    if typed.isdecimal() and int(typed) > 0:
        entries = question.entries()
        if int(typed) > len(entries):
            return Unclear("wrong", typed)
        found = entries[int(typed) - 1]
        return replace(question, picked=found) if isinstance(found, Fold) else found
    return by_key_or_number(question, typed)


def refusal_apart(
    choices: Sequence[Choice], is_refusal: Callable[[Choice], bool]
) -> tuple[list[Choice], Choice | None]:
    """The choices, and the one that does nothing, if there is just one and something else to choose."""
    apart = [choice for choice in choices if is_refusal(choice)]
    refusal = apart[0] if len(apart) == 1 and len(choices) > 1 else None
    return [one for one in choices if refusal is None or one.index != refusal.index], refusal


@dataclass(frozen=True)
class Manner:
    """How the entries of a question are shown."""

    head: Text | None  # what stands above them
    label: Callable[[str], str]  # of a verb
    line: Callable[[Entry], Text]  # an entry in a line
    short: Callable[[Entry], Text]  # an entry in a few words, behind its verb
    text: Callable[[Entry], str]  # of the card that an entry is about


def ways(
    question: Question, manner: Manner, say: Words, width: int, texts: Collection[str]
) -> tuple[Group, Group, Group]:
    """The entries from the fullest way to the shortest: with the texts of cards for these verbs, without, and
    in few lines."""
    return (
        listed(question, manner, say, texts),
        listed(question, manner, say, ()),
        brief(question, manner, say, width),
    )


def listed(question: Question, manner: Manner, say: Words, texts: Collection[str]) -> Group:
    """One entry a line under the heading of its verb; with the texts of cards for the verbs in `texts`."""
    lines: list[RenderableType] = [] if manner.head is None else [manner.head]
    groups = question.by_verb()
    for verb, rows in groups.items():
        if len(groups) > 1 or (manner.head is None and any(isinstance(one, Fold) for _, one in rows)):
            lines.append(Text(manner.label(verb), style="bold underline"))
        for number, entry in rows:
            lines.append(numbered(number, manner.line(entry)))
            told = manner.text(entry) if verb in texts else ""
            if told:
                lines.append(Padding(Text(told, style="dim"), (0, 0, 0, 4)))
    if question.refusal is not None and question.picked is None:  # from an open fold one goes back first
        lines.append(numbered(0, Text(question.refusal.text(say.lang))))
    return Group(*lines)


def brief(question: Question, manner: Manner, say: Words, width: int) -> Group:
    """The entries in few lines: each verb once, and behind it what there is to choose."""
    groups = question.by_verb()
    lines: list[RenderableType] = [] if manner.head is None else [manner.head]
    labels = {verb: manner.label(verb) if manner.head is None else "" for verb in groups}
    wide = max((len(one) for one in labels.values()), default=0) + 2
    for verb, rows in groups.items():
        parts = [Text.assemble((f"{number:>2} ", "bold cyan"), manner.short(entry)) for number, entry in rows]
        for part in parts:
            part.truncate(width - wide, overflow="ellipsis")
        start = Text(f" {labels[verb]:<{wide - 2}} ", style="bold")
        parts[0] = Text.assemble(start, parts[0])
        lines.append(flow(parts, width, "  ", hang=wide))
    if question.refusal is not None and question.picked is None:
        lines.append(Text.assemble(" " * wide, (" 0 ", "bold cyan"), question.refusal.text(say.lang)))
    return Group(*lines)
