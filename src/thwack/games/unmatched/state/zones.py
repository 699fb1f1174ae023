"""What writes zones: places of single heroes for cards, beside everybody's piles."""

from ....kernel.ids import Seat, Slot
from ....kernel.knowledge import PUBLIC, shuffle
from ..cards.zone_words import Stands
from .atoms import put, seen
from .table import DECK, HAND, PILES, ZONE, UnmatchedTable


def lay_card(t: UnmatchedTable, slot: Slot, source: int, seat: Seat, zone: str) -> None:
    """R-55: A card goes face up to the end of a zone; what it says of lying there stands from now on."""
    put(t, slot, source, ZONE + t.cast.zone[seat, zone])
    t.known[slot] = PUBLIC
    rules = t.cast.card(t.identity[slot]).rules
    if any(isinstance(rule, Stands) and rule.zone == zone for rule in rules):
        t.ongoing = (*t.ongoing, slot)
    t.emit("laid", seat, seen(t, slot), zone)


def shuffle_zone(t: UnmatchedTable, seat: Seat, zone: str) -> None:
    """The cards of a zone are shuffled face down."""
    shuffle(t, t.piles[PILES * t.cast.seats + t.cast.zone[seat, zone]])
    t.emit("zone_shuffled", seat, zone)


def fill_zone(t: UnmatchedTable, zone: int, slots: tuple[int, ...], hidden: bool) -> None:
    """R-55: What lies in a zone at the start: face down and shuffled, or open to all."""
    t.piles[PILES * t.cast.seats + zone] = slots
    if hidden:
        shuffle(t, slots)
    for slot in slots:
        t.known[slot] = 0 if hidden else PUBLIC


def hide_card(t: UnmatchedTable, slot: Slot) -> None:
    """A card lies face down, and nobody knows it."""
    t.known[slot] = 0


def start_with(t: UnmatchedTable, slot: Slot) -> None:
    """R-59: A card of the deck is in hand before any is drawn; everybody knows it."""
    put(t, slot, DECK, HAND)
    t.known[slot] = PUBLIC
