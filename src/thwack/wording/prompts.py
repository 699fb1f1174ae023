"""How an open question is put: the moment, then what is to be decided, as said to whoever must decide it and
to those who wait.

The words are in a game's asking.toml: `ask` has a row for each question, and `frame` what stands around it,
such as `chance`. A game either words whole sentences, to the one and to the others (`Prompts`), or parts of
sentences that are put into frames (`Decisions`): `mine` (in one's own turn), `answer` (in another's),
`theirs` (to those who wait) and, where cards ask, `cause`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from ..kernel.table import CHANCE, Step, Table
from .grammar import NP
from .lines import Lines, Said

T = TypeVar("T", bound=Table)
Asking = Callable[[T, Step, str], Said]  # a step that asks, as a row of asking.toml and what fills its slots
OURS: Final = 1  # forms of a verb: said to the player,
OTHERS: Final = 2  # and to those who wait


def plain(row: str) -> Callable[[Any, Step, str], Said]:
    """What is about nothing else: a row without slots."""
    return lambda t, step, lang: (row, {})


class Prompts(Generic[T]):
    """The prompts of a game. It says how a match ended, which moment it is, and how a question is put;
    `known` is what every step that asks wants to know."""

    def __init__(self, lines: Lines, known: Mapping[Callable[..., None], Asking[T]]) -> None:
        self.lines = lines
        self.known = known

    # What a game says

    def ending(self, t: T, lang: str, seat: int | None) -> str:
        """Who won and why."""
        raise NotImplementedError

    def moment(self, t: T, lang: str, seat: int | None) -> str:
        """Whose turn it is, and the phase."""
        raise NotImplementedError

    def question(self, t: T, lang: str, seat: int | None) -> str:
        """The open question, as put to whoever must answer it, or told to the others."""
        raise NotImplementedError

    def asking(self, t: T) -> Asking[T]:
        """What tells the open question: the step that asked."""
        return self.known[t.step[0]]

    # What all say alike

    def asked(self, t: T, lang: str) -> Said:
        """The open question: its row, and what fills its slots."""
        return self.asking(t)(t, t.step, lang)

    def kind(self, t: T) -> str:
        """Which question is open, by its row; "over" when none will be, nothing while chance decides."""
        if t.result:
            return "over"
        return "" if t.actor == CHANCE else self.asked(t, "en")[0]

    def prompt(self, t: T, lang: str, seat: int | None) -> str:
        """Whose turn it is, the phase, and who must decide what; at the end, who won and why."""
        if t.result:
            return self.ending(t, lang, seat)
        by_chance = t.actor == CHANCE
        said = self.lines.line("frame", "chance", lang) if by_chance else self.question(t, lang, seat)
        return " ".join(filter(None, (self.moment(t, lang, seat), said)))


class Decisions(Prompts[T]):
    """Prompts whose questions are parts of sentences ("choose who challenges whom"), put into the same few
    frames. The game says whose turn it is and who is called how."""

    # What a game says

    def turn_of(self, t: T) -> int | None:
        """Whose turn it is; nobody's, before the first."""
        raise NotImplementedError

    def player(self, t: T, seat: int, lang: str) -> NP:
        """A player by name."""
        raise NotImplementedError

    def cause(self, t: T, row: str, lang: str, seat: int | None) -> str:
        """The card because of which that row is asked, if those eyes may know it."""
        return ""

    def worded(self, asked: Said, form: int, lang: str) -> str:
        """A decision as part of a sentence, in the form for whoever decides or for the others."""
        row, parts = asked
        return self.lines.say("ask", row, lang, me=form, **parts)

    # What all say alike

    def question(self, t: T, lang: str, seat: int | None) -> str:
        """The decision, as said to whoever must take it, or to the others."""
        line, who = self.lines.line, self.player(t, t.actor, lang)
        if t.actor != seat:
            return line("frame", "theirs", lang, who=who, do=self.decision(t, lang, seat, OTHERS))
        do = self.decision(t, lang, seat)
        if t.actor == self.turn_of(t):
            return line("frame", "mine", lang, do=do)
        return line("frame", "answer", lang, who=who, do=do)

    def decision(self, t: T, lang: str, seat: int | None, form: int = OURS) -> str:
        """What is to be decided, as part of a sentence, and the card that is the cause of it."""
        asked = self.asked(t, lang)
        do = self.worded(asked, form, lang)
        card = self.cause(t, asked[0], lang, seat)
        return self.lines.say("frame", "cause", lang, do=do, card=card) if card else do
