"""The host of a game of decks: cards that share names in four languages, questions that fold."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from ..match import Choice
from . import folding
from . import question as plain
from .host import Item, Look, View
from .question import Answer
from .sheets import SheetHost
from .showing import CardItem
from .words import Words

Card = Any  # what the game's library knows of a card


class Lore(Protocol):
    """The part of a game that knows what the content says: its lore.py."""

    def content(self) -> Any:
        """Cards, decks and names."""

    def facts(self) -> Mapping[str, Card]:
        """Every card by its id."""

    def all_names(self) -> list[str]:
        """Every name of a card in any language, as slugs."""

    def called(self, name: str) -> list[str]:
        """The slugs of names that cards have in any language."""

    def find_cards(self, name: str) -> Sequence[Card]:
        """The cards somebody may mean."""

    def seen_in(self, view: View) -> set[str]:
        """Every card that can be seen."""


class Cards(Protocol):
    """The part of a game that shows single cards: its card.py."""

    def item(self, fact: Any) -> CardItem[Any]:
        """A card to look at."""

    def listing(self, facts: Sequence[Any], lang: str) -> RenderableType:
        """Cards in a list."""


class Layout(Protocol):
    """The part of a game that lays the table: its layout.py."""

    def table(self, look: Look, question: Any) -> list[RenderableType]:
        """The table and the choices."""

    def ending(self, look: Look) -> list[RenderableType]:
        """The table when all is over."""

    def shown(self, look: Look, key: str) -> RenderableType | None:
        """What somebody wants to see."""


class Screen(Protocol):
    """The part of a game that draws the table: its screen.py."""

    def seat_name(self, view: View, seat: int, say: Words) -> str:
        """Who sits there."""


class Asking(Protocol):
    """The part of a game that sorts questions: its asking.py."""

    def question_of(self, choices: Sequence[Choice], view: View) -> folding.Question:
        """The choices by verb, folded where they are many."""


class DeckHost(SheetHost):
    """What the hosts of such games share: they say which parts are theirs."""

    sheets = "decks"
    lore: Lore
    card: Cards
    layout: Layout
    screen: Screen
    asking: Asking

    def presets(self) -> Mapping[str, str]:
        """The names of the decks that come with the game, by id."""
        return {deck: found.name for deck, found in self.lore.content().decks.items()}

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

    def cards(self) -> Sequence[Item]:
        """Every card."""
        return [self.card.item(fact) for fact in self.lore.facts().values()]

    def find(self, name: str) -> Sequence[Item]:
        """Cards by id or name."""
        return [self.card.item(fact) for fact in self.lore.find_cards(name)]

    def is_here(self, item: Item, view: View) -> bool:
        """Whether it can be seen in this match."""
        return item.id in self.lore.seen_in(view)

    def listing(self, items: Sequence[Item], lang: str) -> RenderableType:
        """Cards in a list."""
        return self.card.listing([item.fact for item in items if isinstance(item, CardItem)], lang)

    # A match

    def seat_name(self, view: View, seat: int, say: Words) -> str:
        """Players go by their decks."""
        return self.screen.seat_name(view, seat, say)

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

    def table(self, look: Look, question: plain.Question) -> list[RenderableType]:
        """The table and the choices."""
        return self.layout.table(look, question)

    def ending(self, look: Look) -> list[RenderableType]:
        """The table when all is over."""
        return self.layout.ending(look)

    def show(self, look: Look, question: plain.Question, key: str) -> RenderableType | None:
        """What the game shows for this key."""
        return self.layout.shown(look, key)
