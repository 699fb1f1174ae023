"""The host of a game of decks: cards that share names in four languages, questions that fold."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ..match import Choice
from . import folding, sheets
from . import question as plain
from .host import Item, Look, View
from .question import Answer
from .sheets import SheetHost
from .trial import Tries


class Lore(sheets.Lore, Protocol):
    """A lore.py that knows decks, and names that cards share."""

    def content(self) -> Any:
        """Cards, decks and names."""

    def all_names(self) -> list[str]:
        """Every name of a card in any language, as slugs."""

    def called(self, name: str) -> list[str]:
        """The slugs of names that cards have in any language."""

    def seen_in(self, view: View) -> set[str]:
        """Every card that can be seen."""


class Asking(Protocol):
    """The part of a game that sorts questions: its asking.py."""

    def question_of(self, choices: Sequence[Choice], view: View) -> folding.Question:
        """The choices by verb, folded where they are many."""


class DeckTries(Tries, Protocol):
    """The part of a game that brings cards into decks: its trial.py."""

    def example(self, known: Any) -> str:
        """The cards of a deck, a line each."""


class DeckHost(SheetHost):
    """What the hosts of such games share: they say which parts are theirs."""

    sheets = "decks"
    lore: Lore
    asking: Asking
    tries: DeckTries

    def presets(self) -> Mapping[str, str]:
        """The names of the decks that come with the game, by id."""
        return {deck: found.name for deck, found in self.lore.content().decks.items()}

    def blanks(self, kind: str) -> Mapping[str, str]:
        """The cards of a deck."""
        return {"cards": self.tries.example(self.lore.content())} if kind == "deck" else {}

    # Cards

    def heroes(self) -> list[str]:
        """Every name that cards share."""
        return list(dict.fromkeys(fact.called for fact in self.lore.facts().values()))

    def hero_names(self) -> list[str]:
        """As slugs, in every language."""
        return self.lore.all_names()

    def heroes_called(self, name: str) -> list[str]:
        """By slug, or by a name in any language: those may be several in the game's own."""
        return self.lore.called(name)

    def is_here(self, item: Item, view: View) -> bool:
        """Whether it can be seen in this match."""
        return item.id in self.lore.seen_in(view)

    # A match

    def question(self, choices: Sequence[Choice], view: View) -> folding.Question:
        """The choices by verb, folded where they are many."""
        return self.asking.question_of(choices, view)

    def prompt(self, look: Look, question: plain.Question) -> str:
        """A number; from an open fold there is a way back."""
        text = super().prompt(look, question)
        is_open = isinstance(question, folding.Question) and question.picked is not None
        return f"{text}; {look.say('ask.back')}" if is_open else text

    def understand(self, look: Look, question: plain.Question, typed: str) -> Answer:
        """A choice, or a fold that is opened."""
        assert isinstance(question, folding.Question)
        return folding.understand(question, typed)
