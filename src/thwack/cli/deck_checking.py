"""Content files of games of decks: whether cards and decks are good, and what they say. What a game says of
its own cards and decks is in its check.py."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ..cardlang.decklist import Deck
from ..kernel.errors import ContentError
from ..kernel.problem import Problem
from . import checking
from .host import Files
from .verdict import Verdict
from .words import Words

Json = Any
C = TypeVar("C", bound=checking.HasId)
L = TypeVar("L", bound=checking.HasCards)
Judged = TypeVar("Judged", bound=checking.HasCards, contravariant=True)


class Reading(checking.Reads, Protocol[L]):
    """The part of a game that reads its content: its library.py."""

    __file__: str | None

    def extended(self, base: L, files: Files, /) -> L:
        """A library with more files in it."""


class Lists(Protocol[Judged]):
    """The part of a game that knows decks: its decks.py."""

    def sheet_of(self, text: str, file: str = "") -> tuple[Deck, list[Problem]]:
        """A deck as far as its text can be read, and the faults of single lines."""

    def faults_of(self, library: Judged, deck: Deck, /) -> list[Problem]:
        """Everything that keeps a deck from play."""

    def resolved(self, library: Any, deck: Deck, /) -> Deck:
        """The deck with the ids of its cards."""


class Kind(NamedTuple, Generic[C]):
    """Cards of a deck that are listed together, each with its copies."""

    title: str
    ink: str
    rows: Sequence[tuple[C, int]]


class DeckChecks(ABC, Generic[C, L]):
    """Whether files of a game of decks are good, and what they say."""

    library: Reading[L]
    decks: Lists[L]

    def __init__(self, content: Callable[[], L]) -> None:
        self.content = content  # cards, decks and names, home-made ones too

    # What a game says

    @abstractmethod
    def verdict_of(self, cards: Sequence[C], name: str) -> Verdict:
        """What a good file of cards holds."""

    @abstractmethod
    def summed(self, deck: Deck, known: L) -> tuple[Mapping[str, Json], str]:
        """What a good deck holds: for programs, and for people."""

    @abstractmethod
    def wording(self, card: C, lang: str, known: L) -> str:
        """What a card says."""

    @abstractmethod
    def head(self, card: C, say: Words) -> Text:
        """A card in a line: its name and numbers."""

    @abstractmethod
    def kinds(self, rows: Sequence[tuple[C, int]], known: L, say: Words) -> Iterable[Kind[C]]:
        """The cards of a deck, in the groups in which they are listed."""

    # What all do alike

    def built_in(self) -> Path:
        """The content that comes with the package."""
        return Path(str(self.library.__file__)).parent / "content"

    def known_with(self, others: Files | None) -> L:
        """What comes with the game, and the cards of other files as far as they are good."""
        return checking.known_with(self.content(), others, self.library.extended)

    def cards_of(self, text: str, name: str, others: Files | None) -> tuple[list[C], L]:
        """The cards of a file, and a library that holds them."""
        return checking.cards_of(text, name, others, self.known_with(others), self.library.extended)

    def text_of(self, card: C, lang: str, known: L, name: str) -> str:
        """What a card says, or the fault that keeps it from being worded."""
        return checking.worded(card, lang, name, lambda: self.wording(card, lang, known))

    def judge(self, text: str, name: str, others: Files | None = None) -> Verdict:
        """Read a file as the game would, beside others; one that comes with the game (None) is known
        already."""
        if name.endswith(".txt"):
            return self.judge_deck(text, name, self.known_with(others))
        if names := checking.names_in(text, name, others, self.library):
            return names
        cards, known = self.cards_of(text, name, others)
        checking.see_to_texts(cards, name, lambda card, lang: self.text_of(card, lang, known, name))
        return self.verdict_of(cards, name)

    def judge_deck(self, text: str, name: str, known: L) -> Verdict:
        """All that is wrong with a deck is said in one go."""
        deck, faults = self.decks.sheet_of(text, name)
        faults = faults + self.decks.faults_of(known, deck)
        if faults:
            raise ContentError("; ".join(faults), file=name)
        deck = self.decks.resolved(known, deck)
        facts, told = self.summed(deck, known)
        return Verdict(
            name, "deck", deck.name, facts={"size": deck.size, "cards": dict(deck.cards), **facts}, told=told
        )

    def shown_texts(self, text: str, name: str, lang: str, others: Files = ()) -> list[RenderableType]:
        """What the cards of a file say; of a deck, which cards it brings."""
        say = Words(lang)
        if name.endswith(".txt"):
            return self.deck_texts(text, name, say, self.known_with(others))
        cards, known = self.cards_of(text, name, others)
        shown: list[RenderableType] = []
        for card in cards:
            head = self.head(card, say)
            shown += [head, Padding(Text(self.text_of(card, lang, known, name)), (0, 0, 0, 2))]
        return shown

    def deck_texts(self, text: str, name: str, say: Words, known: L) -> list[RenderableType]:
        """The cards of a good deck, group by group."""
        deck = self.decks.resolved(known, self.decks.sheet_of(text, name)[0])
        shown: list[RenderableType] = [Text(f"\n{deck.name}", style="bold underline")]
        if deck.about:
            shown.append(Text(deck.about, style="italic"))
        rows = [(known.cards[card], copies) for card, copies in deck.cards]
        for title, ink, some in self.kinds(rows, known, say):
            if some:
                shown.append(Text(f"{title}: {sum(n for _, n in some)}", style=f"bold {ink}"))
            for card, copies in some:
                head = self.head(card, say)
                head.stylize("not bold")
                shown.append(Padding(Text.assemble(f"{copies}× ", head), (0, 0, 0, 2)))
        return shown
