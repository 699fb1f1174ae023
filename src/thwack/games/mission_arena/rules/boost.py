"""MA-8, MA-9: Boost and Super Hit."""

from ....kernel.fan import Fan
from ....kernel.ids import Identity, Place, Seat
from ..state.atoms import enter_phase
from ..state.records import boost, super_hit
from ..state.table import BOOST, MISSION, NOWHERE, PLACES, SUPER_HIT, ArenaTable, hand_of, holdable
from .stats import power_count, target_card


def boost_phase(t: ArenaTable) -> None:
    """MA-8.1, MA-8.2, MA-R29: The turn player first."""
    if t.challenges:
        enter_phase(t, BOOST)
        t.do((choose_boost, t.turn), (choose_boost, 1 - t.turn))


def fighters(t: ArenaTable, seat: Seat) -> list[int]:
    """The own protagonists that take part in challenges; a challenged mission is MISSION."""
    found = []
    for challenge in t.challenges:
        challenger, partner, target = challenge[:3]
        if seat == t.turn:
            found.append(challenger)
            if partner != NOWHERE:
                found.append(partner)
        else:
            found.append(target)
    return found


def hand_mask(t: ArenaTable, seat: Seat) -> int:
    """The cards in hand, as bits."""
    found, identity = 0, t.identity
    for slot in hand_of(t, seat):
        found |= 1 << identity[slot]
    return found


def choose_boost(t: ArenaTable, seat: Seat) -> None:
    """MA-8.1, MA-R24 to MA-R27: For one protagonist, up to as many cards as it has power points."""
    cards = hand_mask(t, seat)
    if cards:
        pairs = [
            (place, cards) for place in fighters(t, seat) if place != MISSION and power_count(t, place) > 0
        ]
        if pairs:
            t.ask(seat, Fan(boost_with, pairs, (), ((no_boost, seat),)))


def boost_with(t: ArenaTable, place: Place, identity: Identity) -> None:
    """MA-8.1: This card; then perhaps another for the same one."""
    seat = place // PLACES
    boost(t, seat, place, identity)
    if t.boosts[2 * seat + 1] < power_count(t, place):
        t.then((boost_more, place))


def boost_more(t: ArenaTable, place: Place) -> None:
    """MA-R24: Another card, or enough."""
    seat = place // PLACES
    cards = hand_mask(t, seat)
    if cards:
        t.ask(seat, Fan(boost_with, [(place, cards)], (), ((no_boost, seat),)))


def no_boost(t: ArenaTable, seat: Seat) -> None:
    """MA-R24: Enough."""


def super_hit_phase(t: ArenaTable) -> None:
    """MA-9.1, MA-R29: The turn player first."""
    if t.challenges:
        enter_phase(t, SUPER_HIT)
        t.do((choose_hit, t.turn), (choose_hit, 1 - t.turn))


def choose_hit(t: ArenaTable, seat: Seat) -> None:
    """MA-9.1, MA-R28, MA-R42: A card of the name of somebody in a challenge; also of a challenged mission."""
    same = t.cast.same_name
    wanted = [(place, same[target_card(t, place)]) for place in fighters(t, seat)]
    could = holdable(t, seat)
    if any(could & cards for _, cards in wanted):
        hand = hand_mask(t, seat)
        pairs = [(place, hand & cards) for place, cards in wanted if hand & cards]
        t.ask(seat, Fan(hit_with, pairs, (seat,), ((no_hit, seat),)), 2)


def hit_with(t: ArenaTable, place: Place, identity: Identity, seat: Seat) -> None:
    """MA-9.1: Once per turn."""
    super_hit(t, seat, place, identity)


def no_hit(t: ArenaTable, seat: Seat) -> None:
    """None."""
