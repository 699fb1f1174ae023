"""R-55: How zones are laid out, and hands with a card of their own."""

from .....kernel.ids import Seat
from ...cards.zoning import hidden_zones
from ...state.table import UnmatchedTable, deck_of
from ...state.zones import fill_zone, start_with


def lay_out_zones(t: UnmatchedTable) -> None:
    """R-55: Cards that are no action cards lie where they start, shuffled if face down, else open."""
    cast = t.cast
    for (seat, name), zone in cast.zone.items():
        mine = [slot for slot, owner in enumerate(cast.slot_owner) if owner == seat]
        slots = tuple([slot for slot in mine if cast.card(t.identity[slot]).deck == name])
        fill_zone(t, zone, slots, name in hidden_zones(cast.heroes[seat].ability))


def take_first_card(t: UnmatchedTable, seat: Seat) -> None:
    """R-59: The card that is in hand before any is drawn."""
    for slot in deck_of(t, seat):
        if t.cast.card(t.identity[slot]).id == t.cast.starts_with[seat]:
            start_with(t, slot)
            return
