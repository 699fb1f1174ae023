"""What a protagonist is worth now. Printed numbers are never overwritten."""

from ....kernel.ids import Place
from ..state.cast import BRUTE, COUNTER, DOUBLE, WEAK_BONUS, WEAK_HIT
from ..state.table import (
    ATTACK,
    BOARD,
    BOOST_ATTACK,
    BOOST_DEFENCE,
    DEFEATED,
    DEFENCE,
    EXHAUSTED,
    INEFFECTIVE,
    MISSION,
    MOST_COUNTED,
    NOTHING,
    NOWHERE,
    PLACES,
    SUPER,
    TARGET,
    WEAK_POINT,
    ArenaTable,
    Challenge,
    missions_of,
)


def top_of(t: ArenaTable, place: Place) -> int:
    """MA-6.2: The identity of the card on top of a stack, which alone counts."""
    return t.identity[t.stack[place][0]]


def target_card(t: ArenaTable, target: int) -> int:
    """The identity of whoever is challenged: a protagonist, or the first mission (MA-R45)."""
    if target == MISSION:
        return t.identity[missions_of(t, 1 - t.turn)[0]]
    return t.identity[t.stack[target][0]]


def wounds_counted(t: ArenaTable, place: Place) -> int:
    """MA-6.5, MA-R5, MA-R49: The wound points of a stack, at most 3 of them."""
    return min(len(t.stack[place]), MOST_COUNTED)


def power_count(t: ArenaTable, place: Place) -> int:
    """MA-R26: All power points of a place, engaged or not."""
    return len(t.power[place]) + len(t.engaged[place])


def is_barred(t: ArenaTable, place: Place) -> bool:
    """MA-2.1, MA-R16, MA-R17: Whether Duty Call keeps a protagonist from acting in the own turn."""
    if t.duty == NOTHING or place // PLACES != t.turn:
        return False
    return t.cast.name[t.duty] == t.cast.name[t.identity[t.stack[place][0]]]


def bonus(t: ArenaTable, place: Place, what: int) -> int:
    """MA-6.15, MA-6.21: What abilities add to the Attack or Defence of a protagonist."""
    total = t.plus[BOARD * what + place]
    if t.bonuses:
        seat, card = place // PLACES, t.identity[t.stack[place][0]]
        for whose, sort, amount, source in t.bonuses:
            if whose == seat and sort == what and t.cast.reach[source] >> card & 1:
                total += amount
    return total


def attack(t: ArenaTable, place: Place) -> int:
    """The Attack of a protagonist with its bonuses."""
    return t.cast.attack[t.identity[t.stack[place][0]]] + bonus(t, place, ATTACK)


def defence(t: ArenaTable, place: Place) -> int:
    """The Defence of a protagonist with its bonuses."""
    return t.cast.defence[t.identity[t.stack[place][0]]] + bonus(t, place, DEFENCE)


def boosted(t: ArenaTable, place: Place) -> int:
    """MA-8.1, MA-8.2: How many cards were discarded for a protagonist."""
    seat = place // PLACES
    return t.boosts[2 * seat + 1] if t.boosts[2 * seat] == place else 0


# A challenge


def is_weak_point(t: ArenaTable, challenge: Challenge) -> bool:
    """MA-10.8, MA-R48, MA-H12: Whether the challenged one has the skill after the launcher's."""
    skill = t.cast.skill
    mine, theirs = skill[top_of(t, challenge[0])], skill[target_card(t, challenge[2])]
    return (mine + 1) % 5 == theirs


def final_attack(t: ArenaTable, challenge: Challenge) -> int:
    """MA-10.1: The Attack of all who take part, with all that was added."""
    challenger, partner = challenge[:2]
    total = attack(t, challenger) + BOOST_ATTACK * boosted(t, challenger)
    hit = t.hits[t.turn]
    if partner != NOWHERE:
        total += attack(t, partner) + BOOST_ATTACK * boosted(t, partner)
    if hit != NOWHERE and hit in (challenger, partner):  # MA-R28
        total += SUPER
    if t.cast.weak_points == WEAK_BONUS and is_weak_point(t, challenge):
        total += WEAK_POINT
    return total


def final_defence(t: ArenaTable, target: int) -> int:
    """MA-10.1, MA-R42: The Defence of whoever is challenged, with all that was added."""
    other = 1 - t.turn
    total = SUPER if t.hits[other] == target else 0
    if target == MISSION:
        return total + t.cast.defence[target_card(t, target)]
    return total + defence(t, target) + BOOST_DEFENCE * boosted(t, target)


def has_mark(t: ArenaTable, challenge: Challenge, mark: int) -> bool:
    """MA-H2: Whether one of those who attack together has an ability active."""
    challenger, partner = challenge[:2]
    return bool((t.marks[challenger] | (t.marks[partner] if partner != NOWHERE else 0)) & mark)


def is_brutal(t: ArenaTable, challenge: Challenge) -> bool:
    """MA-6.12: Whether Defence is ignored."""
    return has_mark(t, challenge, BRUTE)


def hits_of(t: ArenaTable, challenge: Challenge) -> int:
    """MA-6.14, MA-10.8, MA-R47: How many wound points a defeat costs."""
    weak = t.cast.weak_points == WEAK_HIT and is_weak_point(t, challenge)
    return 2 if weak or has_mark(t, challenge, DOUBLE) else 1


def sums(t: ArenaTable, challenge: Challenge) -> tuple[int, int, int]:
    """MA-10.1, MA-6.12, MA-R40, MA-R41: What is compared: Attack, the Defence that counts, Resistance."""
    target = challenge[TARGET]
    wall = 0 if is_brutal(t, challenge) else final_defence(t, target)
    return final_attack(t, challenge), wall, t.cast.resistance[target_card(t, target)]


def outcome_of(force: int, wall: int, resistance: int, endures: bool) -> int:
    """MA-10.2 to MA-10.4, MA-R12, MA-R15: Below Defence, below Defence and Resistance, or not; whoever has no
    power card to lose cannot endure and is defeated."""
    if force < wall:
        return INEFFECTIVE
    return EXHAUSTED if endures and force < wall + resistance else DEFEATED


def endures(t: ArenaTable, target: int) -> bool:
    """MA-10.3, MA-R15, MA-R42: Whether whoever is challenged could be exhausted; a mission cannot."""
    return target != MISSION and power_count(t, target) > 0


def outlook(t: ArenaTable, challenge: Challenge) -> int:
    """MA-10.2 to MA-10.4: What comes of a challenge by its sums as they are now."""
    return outcome_of(*sums(t, challenge), endures(t, challenge[TARGET]))


def strikes_back(t: ArenaTable, target: int) -> bool:
    """MA-6.20: Whether the challenged one has Counter Attack active."""
    return target != MISSION and bool(t.marks[target] & COUNTER)
