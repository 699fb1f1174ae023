"""What the lenses of all games have in common."""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ...match import cards
from ..fields import Field, Group, Numbers

Json = Any


class Lens(ABC):
    """A game as a learner sees it: a layout of fields, and facts about whatever a choice speaks of.

    All of it is made from views and from content that everybody can read, never from a match.
    """

    game: str
    verbs: ClassVar[tuple[str, ...]]  # of its choices
    actions: ClassVar[int]  # more than the choices of nearly every question
    printed: ClassVar[tuple[str, ...]]  # what is known of a card, as `facts_on` gives it
    standing: ClassVar[tuple[str, ...]]  # what is known of a thing on the table

    def __init__(self, seats: int) -> None:
        self.seats = seats
        offered = [card for card in cards(self.game) if card.on_offer]
        self.cards: tuple[str, ...] = tuple(card.id for card in offered) + self.more_cards()
        self.numbers = {card: number for number, card in enumerate(self.cards)}
        self.facts = {card: array("f", [0.0] * len(self.printed)) for card in self.cards}
        self.facts |= {card.id: array("f", self.facts_on(card.facts)) for card in offered}
        self.layout = Group(self.game, self.fields())
        self.unknown = array("f", [0.0] * len(self.printed))
        self.nowhere = array("f", [0.0] * len(self.standing))

    def more_cards(self) -> tuple[str, ...]:
        """What is no card but counted among them."""
        return ()

    @abstractmethod
    def facts_on(self, facts: Mapping[str, Json]) -> Sequence[float]:
        """What is printed on a card, as numbers; their names are in `printed`."""

    @abstractmethod
    def fields(self) -> Sequence[Field]:
        """The layout of an observation."""

    @abstractmethod
    def tell(self, view: Mapping[str, Json]) -> dict[str, Json]:
        """A view as the layout reads it: its own seat first."""

    @abstractmethod
    def things(self, view: Mapping[str, Json]) -> dict[str, Numbers]:
        """What stands on the table, by the ref that choices use for it; the names are in `standing`."""

    def card_of(self, view: Mapping[str, Json], ref: str) -> Numbers:
        """What is printed on the card that a ref speaks of."""
        return self.facts.get(ref, self.unknown)


def turned(view: Mapping[str, Json]) -> dict[str, Json]:
    """A view with the seats counted from its own: 0 is oneself, 1 the next in turn order."""
    seats, me = view["seats"], view["seat"]
    found = {**view, "seats": [*seats[me:], *seats[:me]]}
    for name in ("active", "actor", "first"):
        if view.get(name) is not None:
            found[name] = (view[name] - me) % len(seats)
    return found
