"""What must hold at every moment of a match."""

from ....kernel.errors import Broken
from .bodies import body, tail_of
from .table import COMMITTED, HAND, PILES, UnmatchedTable, bits, hand_of, most_health


def check(t: UnmatchedTable) -> None:
    """Cards conserved, one fighter per space, health and counters within their bounds."""
    check_cards(t)
    check_spaces(t)
    for f, health in enumerate(t.health):
        if not 0 <= health <= most_health(t, f) or (health == 0 and t.space[f] >= 0):
            raise Broken(f"{t.cast.slug[f]} has {health} health")
    for number, most in enumerate(t.cast.counter_most):
        if not 0 <= t.counters[number] <= most:
            raise Broken("a counter is out of bounds")


def check_cards(t: UnmatchedTable) -> None:
    """Every card lies in one pile of its owner, and players know their hands."""
    cast = t.cast
    slots = sorted([slot for pile in t.piles for slot in pile])
    if slots != list(range(len(cast.identities))):
        raise Broken("cards were lost or doubled")
    if sorted(t.identity) != sorted(cast.identities):
        raise Broken("a card turned into another")
    for number, pile in enumerate(t.piles[: PILES * cast.seats]):
        lent = cast.given if number % PILES in (HAND, COMMITTED) else ()
        if any(cast.slot_owner[s] != number // PILES and t.identity[s] not in lent for s in pile):
            raise Broken("a card lies in a pile of another player")
    for seat in range(cast.seats):
        if any(not t.known[slot] & cast.eyes[seat] for slot in hand_of(t, seat)):
            raise Broken("a player does not know the own hand")


def check_spaces(t: UnmatchedTable) -> None:
    """U-3.1, R-4: A space holds one fighter and one token, and the masks of spaces say who stands where."""
    side = t.cast.side
    large = [f for f in range(len(t.space)) if not t.cast.troupe.small >> f & 1]  # all but the small ones
    for team, held in enumerate(t.held):
        if held != sum(body(t, f) for f in large if side[f] == team):
            raise Broken("the spaces a team holds are not those its fighters stand on")
    if t.full != sum(body(t, f) for f in large):
        raise Broken("the spaces that are full are not those fighters stand on")
    if t.standing != sum(1 << f for f, space in enumerate(t.space) if space >= 0):
        raise Broken("who stands on the board is not who has a space")
    taken = [space for f in large for space in bits(body(t, f))]
    if t.cast.troupe.small and any(t.space.count(s) > t.cast.troupe.crowd + 1 for s in set(t.space) - {-1}):
        raise Broken("too many fighters share a space (R-93)")
    if any(t.space[f] >= 0 > tail_of(t, f) for f in t.cast.tails):
        raise Broken("a large fighter stands in one space (R-96)")
    if len(set(taken)) != len(taken):
        raise Broken("two fighters share a space (U-3.1)")
    cast = t.cast
    lie = [
        (cast.token_owner[k], cast.token_name[k], space)
        for k, space in enumerate(t.token)
        if space >= 0 and not cast.piled[k]
    ]
    if len(set(lie)) != len(lie):
        raise Broken("two tokens share a space (R-4)")
