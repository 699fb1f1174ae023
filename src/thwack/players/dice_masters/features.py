"""Dice Masters: what is good for a player, each time as the own part less the opponent's.

An attack or damage under way counts as what will probably come of it, a payment as what is paid for. What was
rolled counts as soon as something can be done with it; before that a turn is a turn.
"""

import math
from typing import Final

from ...games.dice_masters.cards.costs import GENERIC, WILD
from ...games.dice_masters.rules.draft import choose_dice
from ...games.dice_masters.rules.energy import pay
from ...games.dice_masters.rules.fielding import put_in_field, take_bought
from ...games.dice_masters.rules.turn import choose_reroll
from ...games.dice_masters.state.table import (
    ATTACK,
    ATTACKERS,
    BAG,
    CANNOT_BLOCK,
    CLEAN_UP,
    DRAFT,
    FIELD,
    MAIN,
    PREP,
    RESERVE,
    ROLL,
    ROLLING,
    USED,
    ZONES,
    DiceTable,
)
from ...kernel.table import NOBODY, Step
from .outlook import ACTION, FACE, Battle, face_worth, outlook, prices_of, together

NAMES: Final = {
    "life": "life",
    "low": "life that is missing to eight",
    "doomed": "an attack under way that will take the last life",
    "attack": "A of the characters in the field",
    "defense": "D of them",
    "characters": "characters in the field that are no Sidekicks",
    "fielded": "what their dice have cost",
    "sidekicks": "Sidekicks in the field",
    "bought": "what all bought dice have cost",
    "quality": "what their faces are worth on average",
    "tricks": "what those without characters have cost",
    "dice": "bought dice",
    "prep": "dice in the prep area",
    "prep_cost": "what they have cost",
    "bag_cost": "what the dice in the bag have cost",
    "density": "what a die that can be drawn or rolled has cost on average",
    "energy": "energy that can be spent in this main step",
    "spare": "energy that is left for Global abilities",
    "fieldable": "what characters in the reserve that can be paid for are worth",
    "actions": "what action faces in the reserve are worth",
    "reroll": "what rolling the chosen dice again promises",
    "team": "what the dice picked in a draft are worth",
    "threat": "the part of the opponent's life that an attack with all would take past all blockers",
    "strike": "the same, for who attacks next",
    "turn": "who has the next whole turn",
}
LOW: Final = 8
BOTHER: Final = 0.1  # a die is rolled again if it promises so much more
SPOILT: Final = 4.0  # so much is thrown away with a good face, lest one unlucky roll tempts to others
NOTHING: Final = (0.0,) * 5


class Moment:
    """Where in a turn the table is, what is being chosen or paid, and what will be left of both fields."""

    __slots__ = (
        "battle",
        "bought",
        "chosen",
        "cost",
        "early",
        "fate",
        "fielding",
        "fields",
        "seat",
        "spends",
        "waits",
    )

    def __init__(self, t: DiceTable) -> None:
        phase, step = t.phase, t.step
        asks = step[0] if t.actor != NOBODY else None
        self.chosen: tuple[int, ...] = step[2] if asks is choose_reroll else ()
        self.early = phase <= ROLL and not self.chosen  # nothing has come of this turn yet
        self.spends = phase == MAIN or bool(self.chosen)  # energy buys and fields
        self.seat = t.turn if self.spends or ATTACKERS <= phase < CLEAN_UP else -1  # who can use actions
        self.waits = phase <= MAIN or (phase == ATTACKERS and not t.alone)  # the attack is still to come
        self.cost, self.bought, self.fielding = 0, -1, 0
        self.battle = Battle(t)
        self.fate = outlook(t, self.battle)
        staying, zones = ~(self.fate.beaten | self.fate.gone), t.zones
        self.fields = [
            (zones[FIELD] | zones[ATTACK]) & staying,
            (zones[ZONES + FIELD] | zones[ZONES + ATTACK]) & staying,
        ]
        if asks is pay:
            self.under_way(t, step[2].total, t.agenda[-1])

    def under_way(self, t: DiceTable, cost: int, what: Step) -> None:
        """A payment, and what is bought or fielded when it is made."""
        self.cost = cost
        if what[0] is take_bought:
            self.bought = what[2]
        elif what[0] is put_in_field:
            die = what[2]
            slot, face = t.cast.slot[die], t.face[die]
            self.battle.attack[die] = t.cast.attack[slot][face]
            self.battle.defense[die] = t.cast.defense[slot][face]
            self.fielding = 1 << die
            self.fields[t.turn] |= self.fielding


def features(t: DiceTable, seat: int) -> list[float]:
    """All of them, in the order of NAMES."""
    if t.phase == DRAFT:
        team = picked(t, seat) - picked(t, 1 - seat)
        return [team if name == "team" else 0.0 for name in NAMES]
    now = Moment(t)
    mine, theirs = side(t, seat, now), side(t, 1 - seat, now)
    ours, others = threat(t, seat, now), threat(t, 1 - seat, now)
    return [
        *[a - b for a, b in zip(mine, theirs, strict=True)],
        0.0,
        ours - others,
        ours if (t.turn == seat) == now.waits else -others,
        1.0 if (t.turn == seat) == now.early else -1.0,
    ]


def side(t: DiceTable, seat: int, now: Moment) -> list[float]:
    """What one player has."""
    zones, at, prices = t.zones, ZONES * seat, prices_of(t.cast)
    own = zones[at + FIELD] | zones[at + ATTACK]
    bag = zones[at + BAG]
    prep = zones[at + PREP] | (now.fate.beaten & own)
    moving = (zones[at + ROLLING] | zones[at + RESERVE]) & ~now.fielding
    cycle = bag | prep | moving | zones[at + USED] | (now.fate.gone & own)
    fielded = now.fields[seat]
    in_field, rank, people, count = together(t.cast, fielded)
    in_cycle, more, others, drawn = together(t.cast, cycle)
    quality, tricks, size = rank + more, in_field + in_cycle - people - others, cycle.bit_count()
    if now.bought >= 0 and seat == t.turn:
        price = t.cast.price[now.bought]
        size, drawn, in_cycle = size + 1, drawn + 1, in_cycle + price
        quality += prices.mean[now.bought]
        tricks += 0 if t.cast.character_die[now.bought] else price
    life = t.life[seat] - now.fate.loss[seat]
    return [
        life,
        min(life - LOW, 0),
        float(life <= 0),
        sum(map(now.battle.attack.__getitem__, t.cast.dice_in[fielded])),
        sum(map(now.battle.defense.__getitem__, t.cast.dice_in[fielded])),
        count,
        in_field,
        fielded.bit_count() - count,
        in_field + in_cycle,
        quality,
        tricks,
        count + drawn,
        prep.bit_count(),
        together(t.cast, prep)[0],
        together(t.cast, bag)[0],
        in_cycle / size if size else 0.0,
        *(NOTHING if now.early and seat == t.turn else rolled(t, seat, moving, now)),
    ]


def rolled(t: DiceTable, seat: int, moving: int, now: Moment) -> tuple[float, ...]:
    """What one player can do with the dice that were rolled: energy, energy for Global abilities only,
    characters, actions, dice rolled again."""
    cast, face, prices = t.cast, t.face, prices_of(t.cast)
    energy = float(t.loose[seat])
    if seat == t.turn:
        energy += t.change - now.cost
    actions = 0.0
    people: list[tuple[int, float]] = []
    for die in t.cast.dice_in[moving]:
        slot, number = cast.slot[die], face[die]
        amount = cast.amount[slot][number]
        if amount:
            kind = cast.energy[slot][number]
            energy += amount + (0.1 if kind == WILD else -0.05 * amount if kind == GENERIC else 0)
        elif cast.level[slot][number]:
            worth = FACE * (cast.attack[slot][number] + cast.defense[slot][number])
            people.append((cast.cost[slot][number], worth))
        else:
            actions += ACTION * prices.cost[die]
    if seat != now.seat:
        return 0.0, energy, 0.0, 0.0, 0.0
    if not now.spends:
        return 0.0, energy, 0.0, actions, 0.0
    left, fieldable = energy + 0.2, 0.0
    for cost, worth in sorted(people):
        if cost <= left:
            left -= cost
            fieldable += worth
    return energy, 0.0, fieldable, actions, promise(t, now, energy) if now.chosen else 0.0


def promise(t: DiceTable, now: Moment, energy: float) -> float:
    """DM-5.2.2: What the chosen dice will show instead of what they do."""
    cast, prices = t.cast, prices_of(t.cast)
    total = 0.0
    for die in now.chosen:
        slot, face = cast.slot[die], t.face[die]
        useless = cast.level[slot][face] and cast.cost[slot][face] > energy
        gain = prices.mean[slot] - (0.0 if useless else prices.faces[slot][face])
        total += gain if gain > BOTHER else gain - SPOILT
    return total


def threat(t: DiceTable, seat: int, now: Moment) -> float:
    """The part of the opponent's life that an attack with all would take if each blocker stopped one, the
    strongest first."""
    blockers, attack = now.fields[1 - seat], now.battle.attack
    if seat == t.turn and now.waits:
        force = sorted(attack[die] + t.plus_attack[die] for die in t.cast.dice_in[now.fields[seat]])
        if any(t.flags):
            blockers = sum(1 << die for die in t.cast.dice_in[blockers] if not t.flags[die] & CANNOT_BLOCK)
    else:
        force = sorted(attack[die] for die in t.cast.dice_in[now.fields[seat]])
    free = len(force) - blockers.bit_count()
    life = t.life[1 - seat] - now.fate.loss[1 - seat]
    if free <= 0 or life <= 0:
        return 0.0
    return min(sum(force[:free]) / life, 1.0)


def picked(t: DiceTable, seat: int) -> float:
    """DM-T.7: What the dice of a draft are worth, one at least of the card just taken."""
    cards = list(t.cast.library.cards.values())
    taken = list(t.picks[seat])
    if t.actor == seat and t.step[0] is choose_dice:
        taken.append((t.step[2], 1))
    total = 0.0
    for number, dice in taken:
        card = cards[number]
        mean = math.fsum(face_worth(face, card.cost) for face in card.faces) / len(card.faces)
        total += dice * (mean - 0.3 * card.cost)
    return total
