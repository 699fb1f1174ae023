"""What writes the combat under way, and the cards that were played when it is over."""

from ....kernel.ids import Seat, Slot
from ....kernel.knowledge import PUBLIC
from .atoms import discard_card, seen
from .table import (
    CAP,
    CARDS,
    COMBAT_PARTS,
    COMMITTED,
    EXTRA,
    FLIPPED,
    HAND,
    NO_CARD,
    PILES,
    PREDICTED,
    PRINTED,
    SET,
    TOLD,
    USED,
    WINNER,
    UnmatchedTable,
    holder_of,
)


def start_combat(t: UnmatchedTable, attacker: int, target: int) -> None:
    """U-9.1: Attacker and target are named."""
    t.combat = [0] * COMBAT_PARTS
    t.combat[0] = attacker
    t.combat[1] = target
    for part in (CARDS, EXTRA, FLIPPED, USED):
        t.combat[part] = t.combat[part + 1] = NO_CARD
    for part in (SET, PRINTED):
        t.combat[part] = t.combat[part + 1] = -1
    t.combat[PREDICTED] = t.combat[TOLD] = t.combat[CAP] = t.combat[WINNER] = -1
    t.emit("attacked", attacker, target)


def set_combat(t: UnmatchedTable, part: int, number: int) -> None:
    """Write one part of the combat."""
    t.combat[part] = number


def end_combat(t: UnmatchedTable) -> None:
    """U-9.14: All action cards of the combat go to their owners' discard piles."""
    for seat in range(t.cast.seats):
        for slot in t.piles[PILES * seat + COMMITTED]:
            if slot not in t.ongoing:
                clear_away(t, slot)
    t.combat = []


def clear_away(t: UnmatchedTable, slot: Slot) -> None:
    """U-9.14: A card that was played goes to the discard pile; R-89: a trick to the opponent's hand."""
    seat = t.cast.slot_owner[slot]
    if t.cast.given and t.identity[slot] in t.cast.given and holder_of(t, slot) == seat:
        others = [t.cast.owner[f] for f in t.combat[:2]] or list(t.cast.opponents[seat])
        for other in others:
            if other in t.cast.opponents[seat] and any(t.health[f] for f in t.cast.fighters[other]):
                give_card(t, slot, other)
                return
    discard_card(t, slot, COMMITTED)


def give_card(t: UnmatchedTable, slot: Slot, seat: Seat) -> None:
    """R-89: A card that was played goes to the hand of another player; everybody has seen it."""
    owner = t.cast.slot_owner[slot]
    own, theirs = PILES * owner + COMMITTED, PILES * seat + HAND
    t.piles[own] = tuple([s for s in t.piles[own] if s != slot])
    t.piles[theirs] = tuple(sorted((*t.piles[theirs], slot)))
    t.known[slot] = PUBLIC
    t.emit("given", owner, seen(t, slot), seat)


def take_back(t: UnmatchedTable, slot: Slot) -> None:
    """R-89: A card that was given away comes back from the other player's hand."""
    owner, theirs = t.cast.slot_owner[slot], PILES * holder_of(t, slot) + HAND
    t.piles[theirs] = tuple([s for s in t.piles[theirs] if s != slot])
    t.piles[PILES * owner + HAND] = tuple(sorted((*t.piles[PILES * owner + HAND], slot)))
    t.emit("took", owner, seen(t, slot))
