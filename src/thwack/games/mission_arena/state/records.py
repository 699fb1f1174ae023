"""Atoms, too: what is remembered of a turn. Special abilities at work, and challenges with what was added."""

from ....kernel.ids import Identity, Place, Seat
from .atoms import in_hand, person, pull, throw, told
from .table import BOARD, HAND, MISSIONS, NOWHERE, OUTCOME, PILES, ArenaTable

# What has happened in this turn


def flag(t: ArenaTable, bit: int) -> None:
    """Remember for this turn that something has happened."""
    t.flags |= bit


def unflag(t: ArenaTable, bit: int) -> None:
    """Forget it."""
    t.flags &= ~bit


# Special abilities


def use_ability(t: ArenaTable, place: Place, mark: int) -> None:
    """MA-6.2: Once per turn."""
    t.used[place] |= mark
    t.emit("used", person(t, place))


def set_mark(t: ArenaTable, place: Place, mark: int) -> None:
    """MA-6.3: It stays active until the own Cool Down."""
    t.marks[place] |= mark


def unset_mark(t: ArenaTable, place: Place, mark: int) -> None:
    """It was used up."""
    t.marks[place] &= ~mark


def add_plus(t: ArenaTable, place: Place, what: int, amount: int) -> None:
    """MA-6.15, MA-6.21: A bonus for the protagonist itself."""
    t.plus[BOARD * what + place] += amount
    t.emit("plus", person(t, place), what, amount)


def add_bonus(t: ArenaTable, place: Place, what: int, amount: int) -> None:
    """MA-H1: A bonus for all whom the card reaches."""
    identity, seat = person(t, place)
    t.bonuses = (*t.bonuses, (seat, what, amount, identity))
    t.emit("bonus", (identity, seat), what, amount)


def deposit(t: ArenaTable, place: Place, amount: int) -> None:
    """MA-6.31: Temporary points."""
    t.bank = (*t.bank, (place, t.identity[t.stack[place][0]], amount))
    t.emit("banked", person(t, place), amount)


def withdraw(t: ArenaTable, sources: tuple[int, ...], amount: int) -> None:
    """MA-6.31: Temporary points are used, those of the first source first."""
    found = []
    for source, identity, points in t.bank:
        taken = min(points, amount) if source in sources else 0
        amount -= taken
        if points > taken:
            found.append((source, identity, points - taken))
    t.bank = tuple(found)


def close_bank(t: ArenaTable) -> None:
    """MA-R50: What was not used is gone."""
    t.bank = ()


# Challenges


def add_challenge(t: ArenaTable, challenger: int, target: int) -> None:
    """MA-7.2: Who challenges whom."""
    t.challenges = (*t.challenges, (challenger, NOWHERE, target, -1))
    if t.recording:
        t.emit("challenged", person(t, challenger), target_told(t, target))


def target_told(t: ArenaTable, target: int) -> tuple[int, int, int]:
    """Whom a challenge is about, as events speak of it; 1 if it is a mission."""
    if target == BOARD:
        other = 1 - t.turn
        return (t.identity[t.piles[PILES * other + MISSIONS][0]], other, 1)
    return (*person(t, target), 0)


def add_partner(t: ArenaTable, index: int, partner: int) -> None:
    """MA-6.10: One more takes part."""
    challenger, _, *rest = t.challenges[index]
    changed = (challenger, partner, *rest)
    t.challenges = (*t.challenges[:index], changed, *t.challenges[index + 1 :])
    t.emit("joined", person(t, partner), person(t, challenger))


def settle(t: ArenaTable, index: int, outcome: int, cards: tuple[int, ...], sums: tuple[int, ...]) -> None:
    """MA-10.1: A challenge is resolved; who took part and what was compared is kept to be seen."""
    changed = (*t.challenges[index][:OUTCOME], outcome, *cards, *sums)
    t.challenges = (*t.challenges[:index], changed, *t.challenges[index + 1 :])


def boost(t: ArenaTable, seat: Seat, place: Place, identity: Identity) -> None:
    """MA-8.1, MA-8.2: A card from hand is discarded for a protagonist."""
    slot = in_hand(t, seat, identity)
    pull(t, PILES * seat + HAND, slot)
    throw(t, seat, (slot,))
    t.boosts[2 * seat] = place
    t.boosts[2 * seat + 1] += 1
    t.emit("boosted", person(t, place), told(t, slot), int(seat != t.turn))


def super_hit(t: ArenaTable, seat: Seat, place: Place, identity: Identity) -> None:
    """MA-9.1: A card of the same name is discarded."""
    slot = in_hand(t, seat, identity)
    pull(t, PILES * seat + HAND, slot)
    throw(t, seat, (slot,))
    t.hits[seat] = place
    t.emit("super_hit", seat, target_told(t, place), told(t, slot), int(seat != t.turn))


def meet_fate(t: ArenaTable, seat: Seat) -> None:
    """MA-0.7: A nemesis was defeated."""
    t.fate |= 1 << seat
