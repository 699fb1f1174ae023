"""What content files say: cards, and what players bring. Whether they are good is for the game to judge; what
a game shows of its own cards is in its check.py."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ..kernel.verdict import Files
from ..wording.judging import DeckJudge, HasCards, InFile, Judge
from .lookup import library_of
from .words import Words

C = TypeVar("C", bound=InFile)
L = TypeVar("L", bound=HasCards)


class Kind(NamedTuple, Generic[C]):
    """Cards of a deck or a team that are listed together, each with its copies."""

    title: str
    ink: str
    rows: Sequence[tuple[C, int]]


class Checks(ABC, Generic[C, L]):
    """What files of a game say."""

    judge: Judge[C, L]

    def __init__(self, game: str) -> None:
        self.game = game

    # What a game says

    @abstractmethod
    def head(self, card: C, say: Words) -> Text:
        """A card in a line: its name and numbers."""

    @abstractmethod
    def list_texts(self, known: L, name: str, text: str, say: Words) -> list[RenderableType]:
        """What players bring, card by card."""

    # What all do alike

    def shown_texts(self, name: str, text: str, lang: str, others: Files = ()) -> list[RenderableType]:
        """What the cards of a file say; of a deck or a team, which cards it brings."""
        say, known = Words(lang), self.judge.known_with(library_of(self.game), others)
        if name.endswith(".txt"):
            return self.list_texts(known, name, text, say)
        cards, known = self.judge.cards_of(known, name, text, others)
        shown: list[RenderableType] = []
        for card in cards:
            told = self.judge.text_of(card, lang, known, name)
            shown += [self.head(card, say), Padding(Text(told), (0, 0, 0, 2))]
        return shown

    def listed(self, card: C, count: int, say: Words) -> RenderableType:
        """A card in a list, with how many of it there are."""
        head = self.head(card, say)
        head.stylize("not bold")
        return Padding(Text.assemble(f"{count}× " if count else "", head), (0, 0, 0, 2))


class DeckChecks(Checks[C, L]):
    """What files of a game of decks say."""

    judge: DeckJudge[C, L]

    @abstractmethod
    def kinds(self, rows: Sequence[tuple[C, int]], known: L, say: Words) -> Iterable[Kind[C]]:
        """The cards of a deck, in the groups in which they are listed."""

    def list_texts(self, known: L, name: str, text: str, say: Words) -> list[RenderableType]:
        """The cards of a good deck, group by group."""
        decks = self.judge.decks
        deck = decks.resolved(known, decks.sheet_of(text, name)[0])
        shown: list[RenderableType] = [Text(f"\n{deck.name}", style="bold underline")]
        if deck.about:
            shown.append(Text(deck.about, style="italic"))
        rows = [(known.cards[card], copies) for card, copies in deck.cards]
        for title, ink, some in self.kinds(rows, known, say):
            if some:
                shown.append(Text(f"{title}: {sum(n for _, n in some)}", style=f"bold {ink}"))
            shown += [self.listed(card, copies, say) for card, copies in some]
        return shown
