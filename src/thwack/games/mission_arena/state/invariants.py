"""What holds at every moment of a match."""

from ....kernel.errors import Broken
from ....kernel.ids import Seat
from .table import DISCARD, HAND, MISSIONS, MOST_WOUNDS, PILES, PLACES, ArenaTable, all_places


def check(t: ArenaTable) -> None:
    """Cards conserved, each with its owner; squads, stacks and points as they can be."""
    slots = [slot for cards in (*t.piles, *t.stack, *t.power, *t.engaged) for slot in cards]
    if sorted(slots) != list(range(len(t.cast.owner))):
        raise Broken("cards were lost or doubled")
    if sorted(t.identity) != sorted(t.cast.identities):
        raise Broken("a card turned into another")
    for seat in (0, 1):
        check_seat(t, seat)


def check_seat(t: ArenaTable, seat: Seat) -> None:
    """One player's side: own cards only, nobody twice, stacks of one name, nothing open hidden."""
    cast, first = t.cast, PILES * seat
    places = all_places(seat)
    mine = [slot for pile in t.piles[first : first + PILES] for slot in pile]
    mine += [slot for place in places for slot in t.stack[place] + t.power[place] + t.engaged[place]]
    if any(cast.owner[slot] != seat for slot in mine):
        raise Broken("a card lies with another player than its owner")
    names = 0
    for place in places:
        cards = t.stack[place]
        if len(cards) > MOST_WOUNDS:
            raise Broken("a stack has more than five wound points (MA-12.3)")
        if len({cast.name[t.identity[slot]] for slot in cards}) > 1:
            raise Broken("a stack has cards of two names (MA-12.3)")
        if cards:
            bars = cast.bars[t.identity[cards[0]]]
            if names & bars:
                raise Broken("a protagonist is in the squads twice (MA-R23, MA-12.4)")
            names |= bars
        elif t.marks[place] or t.used[place] or t.plus[place] or t.plus[2 * PLACES + place]:
            raise Broken("an empty place remembers somebody")
    if any(not t.known[slot] >> seat & 1 for slot in t.piles[first + HAND]):
        raise Broken("a player does not know the own hand")
    if any(
        not t.known[slot] >> 1 - seat & 1 for zone in (DISCARD, MISSIONS) for slot in t.piles[first + zone]
    ):
        raise Broken("an open card is hidden")
