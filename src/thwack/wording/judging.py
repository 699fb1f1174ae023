"""Content files, judged: whether cards can be read and worded beside those of other files, and whether a deck
or a team may be played. What a game says of a good file is in its speech/judging.py."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from ..cardlang.decklist import Deck
from ..cardlang.shelf import Group
from ..kernel.errors import Broken, ContentError
from ..kernel.problem import Problem
from ..kernel.verdict import Files, Verdict, counted
from . import LANGUAGES

Json = Any


class InFile(Protocol):
    """A card."""

    @property
    def id(self) -> str:
        """What choices and decks call it."""

    @property
    def set(self) -> str:
        """The file it stands in, by its name without ending."""


class HasCards(Protocol):
    """A library."""

    @property
    def cards(self) -> Mapping[str, Any]:
        """Every card by its id."""


C = TypeVar("C", bound=InFile)
L = TypeVar("L", bound=HasCards)
Judged = TypeVar("Judged", bound=HasCards, contravariant=True)


class Reading(Protocol[L]):
    """The part of a game that reads its content: its library.py."""

    def extended(self, base: L, files: Files, /) -> L:
        """A library with more files in it."""


class Judge(ABC, Generic[C, L]):
    """Whether files of cards, and of what players bring, are good."""

    library: Reading[L]

    # What a game says

    @abstractmethod
    def verdict_of(self, cards: Sequence[C], name: str) -> Verdict:
        """What a good file of cards holds."""

    @abstractmethod
    def judge_list(self, known: L, name: str, text: str) -> Verdict:
        """A deck or a team; all that is wrong with it is said in one go."""

    @abstractmethod
    def wording(self, card: C, lang: str, known: L) -> str:
        """What a card says."""

    def other(self, name: str, text: str) -> Verdict | None:
        """What a file that comes with the game holds, if it is neither cards nor what players bring."""
        return None

    # What all do alike

    def judge(self, known: L, name: str, text: str, others: Files | None = None) -> Verdict:
        """Read a file as the game would, beside others; one that comes with the game (None) is known
        already."""
        known = self.known_with(known, others)
        if name.endswith(".txt"):
            return self.judge_list(known, name, text)
        if others is None and (found := self.other(name, text)):
            return found
        cards, known = self.cards_of(known, name, text, others)
        if not cards:
            raise ContentError("there is no card in this file", file=name, hint="a card begins with [[card]]")
        for card in cards:
            for lang in LANGUAGES:
                self.text_of(card, lang, known, name)
        return self.verdict_of(cards, name)

    def known_with(self, known: L, others: Files | None) -> L:
        """What is known, and the cards of other files as far as they are good."""
        cards = [one for one in others or () if one[0].endswith(".toml")]
        try:
            return self.library.extended(known, cards) if cards else known
        except ContentError:
            for one in cards:
                with suppress(ContentError):
                    known = self.library.extended(known, [one])
            return known

    def cards_of(self, known: L, name: str, text: str, others: Files | None) -> tuple[list[C], L]:
        """The cards of a file, and a library that holds them; one that comes with the game is known
        already."""
        if others is None:
            stem = Path(name).stem
            return [card for card in known.cards.values() if card.set == stem], known
        found = self.library.extended(known, [(name, text)])
        return [card for card in found.cards.values() if card.id not in known.cards], found

    def text_of(self, card: C, lang: str, known: L, name: str) -> str:
        """What a card says, or the fault that keeps it from being worded."""
        return worded(card.id, lang, name, lambda: self.wording(card, lang, known))


def worded(card: str, lang: str, name: str, wording: Callable[[], str]) -> str:
    """What a card of a file says, or the fault that keeps it from being worded."""
    try:
        return wording()
    except ContentError as fault:
        raise fault.at(file=name, card=f"card {card}") from None
    except (Broken, KeyError) as fault:
        message = f"it cannot be worded in {lang}: {fault}"
        raise ContentError(message, file=name, card=f"card {card}") from None


# Games of decks


class NamedReading(Reading[L], Protocol[L]):
    """A library.py that has a file with what things are called."""

    @property
    def NAMES(self) -> str:
        """That file."""

    @property
    def GROUPS(self) -> Sequence[Group]:
        """The groups of names in it."""

    def read_names(self, text: str, file: str, /) -> Any:
        """A library without cards."""


class Lists(Protocol[Judged]):
    """The part of a game that knows decks: its decks.py."""

    def sheet_of(self, text: str, file: str = "") -> tuple[Deck, list[Problem]]:
        """A deck as far as its text can be read, and the faults of single lines."""

    def faults_of(self, library: Judged, deck: Deck, /) -> list[Problem]:
        """Everything that keeps a deck from play."""

    def resolved(self, library: Any, deck: Deck, /) -> Deck:
        """The deck with the ids of its cards."""


class DeckJudge(Judge[C, L]):
    """Whether files of a game of decks are good."""

    library: NamedReading[L]
    decks: Lists[L]

    @abstractmethod
    def summed(self, deck: Deck, known: L) -> tuple[Mapping[str, Json], str]:
        """What a good deck holds: for programs, and for people."""

    def other(self, name: str, text: str) -> Verdict | None:
        """The file that says what things are called."""
        if Path(name).name != self.library.NAMES:
            return None
        found = self.library.read_names(text, name)
        count = sum(len(getattr(found, group.name)) for group in self.library.GROUPS)
        return Verdict(name, "names", Path(name).stem, facts={"names": count}, told=counted(count, "name"))

    def judge_list(self, known: L, name: str, text: str) -> Verdict:
        """A deck."""
        deck, faults = self.decks.sheet_of(text, name)
        faults = faults + self.decks.faults_of(known, deck)
        if faults:
            raise ContentError("; ".join(faults), file=name)
        deck = self.decks.resolved(known, deck)
        facts, told = self.summed(deck, known)
        facts = {"size": deck.size, "cards": dict(deck.cards), **facts}
        return Verdict(name, "deck", deck.name, facts=facts, told=told)
