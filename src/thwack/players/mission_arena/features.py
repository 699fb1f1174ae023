"""Mission Arena: what is good for a player, each time as the own part less the opponent's."""

from typing import Final

from ...games.mission_arena.rules.stats import attack, bonus, defence, outlook, power_count
from ...games.mission_arena.state.cast import TRAP
from ...games.mission_arena.state.table import (
    ACTIVATED,
    ACTIVE,
    ATTACK,
    BOARD,
    DEFEATED,
    DEFENCE,
    EXHAUSTED,
    HAND,
    LAST_TURN,
    MISSION,
    MISSIONS,
    OPEN,
    OUTCOME,
    PILES,
    PLACES,
    SPOILED,
    TARGET,
    WON,
    ArenaTable,
    active_places,
    all_places,
)
from ...kernel.ids import Place

NAMES: Final = {
    "points": "mission points",
    "late_points": "mission points, more as the end comes near",
    "active": "Attack, Defence and Resistance of the Active squad, in thousands",
    "reserve": "those of the Reserve squad",
    "wounds": "wound points beyond the first",
    "power": "power points in places with a protagonist, at most four each",
    "empty": "empty places",
    "hand": "cards in hand, at most ten",
    "missions": "mission points of the missions to come",
    "turn": "whose turn it is",
    "won": "an activated mission that will count",
    "defeats": "challenges under way that will defeat somebody",
    "dents": "challenges under way that will exhaust somebody",
    "marks": "special abilities that are active",
    "fate": "nemeses of own Active protagonists in the opposing squads",
    "prey": "those among them who would fall to plain Attack",
}
MOST_POWER: Final = 4
MOST_HAND: Final = 10


def features(t: ArenaTable, seat: int) -> list[float]:
    """All of them, in the order of NAMES."""
    mine, theirs = side(t, seat), side(t, 1 - seat)
    found = [a - b for a, b in zip(mine, theirs, strict=True)]
    points = found[0]
    sign = 1.0 if t.turn == seat else -1.0
    won = t.flags & (ACTIVATED | WON | SPOILED) == ACTIVATED | WON
    defeats, dents = prospects(t)
    return [
        points,
        points * t.turns / LAST_TURN,
        *found[1:8],
        sign,
        sign * won,
        sign * defeats,
        sign * dents,
        *found[8:],
    ]


def side(t: ArenaTable, seat: int) -> list[float]:
    """What one player has."""
    cast, identity, stack, plus, marked = t.cast, t.identity, t.stack, t.plus, t.marks
    might, has_bonuses, loose, engaged = cast.might, bool(t.bonuses), t.power, t.engaged
    active = reserve = 0.0
    wounds = power = empty = marks = 0
    nemeses = 0
    first = PLACES * seat
    for place in range(first, first + PLACES):
        cards = stack[place]
        if not cards:
            empty += 1
            continue
        top = identity[cards[0]]
        worth = might[top]
        if has_bonuses:
            worth += bonus(t, place, ATTACK) + bonus(t, place, DEFENCE)
        else:
            worth += plus[place] + plus[BOARD + place]
        if place - first < ACTIVE:
            active += worth
            nemeses |= cast.nemesis[top]
        else:
            reserve += worth
        wounds += len(cards) - 1
        points = len(loose[place]) + len(engaged[place])
        power += points if points < MOST_POWER else MOST_POWER
        if marked[place]:
            marks += marked[place].bit_count()
    fate = prey = 0
    if nemeses:
        for place in all_places(1 - seat):
            if stack[place] and cast.name[identity[stack[place][0]]] & nemeses:
                fate += 1
                prey += is_prey(t, place)
    to_come = 0
    for slot in t.piles[PILES * seat + MISSIONS]:
        to_come += cast.points[identity[slot]]
    return [
        t.points[seat],
        active / 1000,
        reserve / 1000,
        wounds,
        power,
        empty,
        min(len(t.piles[PILES * seat + HAND]), MOST_HAND),
        to_come,
        marks,
        fate,
        prey,
    ]


def is_prey(t: ArenaTable, place: Place) -> bool:
    """MA-0.7: Whether somebody opposite whose nemesis stands there would defeat it by plain Attack.

    Without power points it is enough to reach Defence (MA-10.3); in Reserve only Trap Attack reaches it."""
    cast, card = t.cast, t.identity[t.stack[place][0]]
    needed = defence(t, place) + (cast.resistance[card] if power_count(t, place) else 0)
    for hunter in active_places(1 - place // PLACES):
        if t.stack[hunter]:
            top = t.identity[t.stack[hunter][0]]
            if cast.nemesis[top] & cast.name[card] and attack(t, hunter) >= needed:
                if place % PLACES < ACTIVE or cast.mark[top] & TRAP:
                    return True
    return False


def prospects(t: ArenaTable) -> tuple[int, int]:
    """The challenges that are still open: how many will defeat, how many exhaust."""
    defeats = dents = 0
    for challenge in t.challenges:
        if challenge[OUTCOME] == OPEN:
            ends = outlook(t, challenge)
            defeats += ends == DEFEATED and challenge[TARGET] != MISSION
            dents += ends == EXHAUSTED
    return defeats, dents
