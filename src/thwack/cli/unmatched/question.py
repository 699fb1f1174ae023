"""Questions of Unmatched: numbered, or by fighter and space; and what a typed answer means."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from ...match import Choice
from .. import question as plain_question
from ..question import DECLINE, REFUSALS, Unclear, by_key_or_number


class Mover(NamedTuple):
    """Somebody who can go somewhere, or something that can be put there."""

    slug: str
    verb: str
    spaces: dict[str, Choice]  # by the id of the space


def goes_to_space(choice: Choice) -> bool:
    """Whether somebody or something goes to a space by it."""
    return any(goal.startswith("space:") for goal in choice.things.goal)


@dataclass
class Question(plain_question.Question):
    """The choices of a seat; when they are all about spaces, by who can go where."""

    movers: list[Mover] = field(default_factory=list)  # instead of the list
    picked: Mover | None = None  # who was picked to go first
    prefix: str = ""  # of the board's spaces, which the map leaves out

    @classmethod
    def of(cls, choices: Sequence[Choice], refusals: Collection[str] = REFUSALS) -> Self:
        """Sort the choices: by verb or by mover, and the refusal apart."""
        found = super().of(choices, refusals)
        rest = found.listed
        if rest and all(goes_to_space(choice) for choice in rest):
            movers: dict[tuple[str, str], Mover] = {}
            for choice in rest:
                slug, space = choice.refs
                mover = movers.setdefault((choice.verb, slug), Mover(slug, choice.verb, {}))
                mover.spaces[space] = choice
            found.listed, found.movers = [], list(movers.values())
        return found

    @property
    def lit(self) -> set[str]:
        """The spaces that can be chosen."""
        movers = self.movers if self.picked is None else [self.picked]
        return {space for mover in movers for space in mover.spaces}

    @property
    def only(self) -> Mover | None:
        """The one who moves, if there is no doubt."""
        return self.picked or (self.movers[0] if len(self.movers) == 1 else None)

    def every(self) -> list[Choice]:
        """All choices."""
        moves = [choice for mover in self.movers for choice in mover.spaces.values()]
        return self.listed + moves + ([self.refusal] if self.refusal is not None else [])

    def answers(self) -> str:
        """Numbers, or the spaces to which the one who moves can go."""
        if self.only is None:
            return self.numbers_to(len(self.movers) or len(self.listed))
        spaces = [space.removeprefix(self.prefix) for space in self.only.spaces]
        return ", ".join(([DECLINE] if self.refusal is not None else []) + spaces)

    def path_to(self, choice: Choice) -> tuple[str, ...]:
        """A number, or a space as the map shows it, behind the number of whoever goes there."""
        for number, mover in enumerate(self.movers, 1):
            for space, one in mover.spaces.items():
                if one.index == choice.index:
                    name = space.removeprefix(self.prefix)
                    return (name if mover is self.only else f"{number} {name}",)
        return super().path_to(choice)


def question_of(choices: Sequence[Choice]) -> Question:
    """Sort the choices."""
    return Question.of(choices)


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


def understand(
    question: Question, typed: str, marks: dict[str, str], picked: Mover | None = None
) -> Choice | Mover | Unclear:
    """What somebody means who types this. `marks`: the letters on the map by slug; `picked`: who moves."""
    for choice in question.every():
        if typed == choice.key:
            return choice
    if not question.movers or (typed == DECLINE and question.refusal is not None):
        return by_key_or_number(question, typed)
    words = typed.replace(":", " ").split()
    only = picked or question.only
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


def anybody(question: Question, word: str) -> Choice | Unclear:
    """A space alone, when only one can go there."""
    able = [(n, c) for n, mover in enumerate(question.movers, 1) if (c := find_space(word, mover.spaces))]
    if len(able) == 1:
        return able[0][1]
    return Unclear("which", word, f"{able[0][0]} {word}") if able else Unclear("wrong", word)
