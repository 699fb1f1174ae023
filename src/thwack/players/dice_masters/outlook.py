"""Dice Masters: what will probably come of the attack and the damage that are under way."""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from ...cardlang.meaning import value
from ...games.dice_masters.cards.faces import ENERGY, Face
from ...games.dice_masters.cards.standing import Have, Overflows
from ...games.dice_masters.rules.attack import assign_next, choose_attackers, choose_blockers, split
from ...games.dice_masters.rules.damage import do_damage
from ...games.dice_masters.rules.matching import matches
from ...games.dice_masters.rules.stats import listeners, printed, standing, stands_for
from ...games.dice_masters.state.cast import Cast
from ...games.dice_masters.state.table import (
    ATTACK,
    ATTACKERS,
    BLOCKERS,
    CANNOT_BLOCK,
    DAMAGE,
    DEALS_NOTHING,
    FIELD,
    PLAYER,
    TAKES_NOTHING,
    ZONES,
    DiceTable,
    in_field,
)
from ...kernel.table import NOBODY

# What things are worth, in energy.
FACE: Final = 0.6  # each A and D of a character that is rolled
FIELDING: Final = 0.8  # each energy that it takes to field it
ACTION: Final = 0.5  # an action that is rolled, for each energy that its die costs

# The same in life.
PLACE: Final = 0.45  # each A and D of a character in the field
SOON: Final = 0.7  # a die in the prep area ...
SOONER: Final = 0.2  # ... and so much more for each energy that it costs
VICTORY: Final = 100.0

Numbers = dict[int, int]  # by die


class Prices(NamedTuple):
    """What follows from the cards of a match."""

    cost: tuple[int, ...]  # by die
    faces: tuple[tuple[float, ...], ...]  # by slot and face: what it is worth to roll that
    mean: tuple[float, ...]  # by slot


@lru_cache(maxsize=64)
def prices_of(cast: Cast) -> Prices:
    """Made once for a match."""
    rows = zip(cast.faces, cast.price, strict=True)
    faces = tuple(tuple(face_worth(face, price) for face in six) for six, price in rows)
    mean = tuple(math.fsum(six) / len(six) for six in faces)
    return Prices(
        tuple(cast.price[slot] for slot in cast.slot),
        faces,
        mean,
    )


def face_worth(face: Face, price: int) -> float:
    """What it is worth to roll a face."""
    if face.sort == ENERGY:
        return face.amount * {"generic": 0.9, "wild": 1.2}.get(face.energy, 1.0)
    if face.level:
        return FACE * (face.attack + face.defense) - FIELDING * face.cost
    return ACTION * price


@lru_cache(maxsize=16_384)
def together(cast: Cast, dice: int) -> tuple[int, float, int, int]:
    """Of the bought ones among these dice: what they have cost, what their faces are worth on average, what
    those of characters have cost, and how many they are."""
    mean, cost, quality, people, count = prices_of(cast).mean, 0, 0.0, 0, 0
    for die in cast.dice_in[dice]:
        slot = cast.slot[die]
        if slot > 1:
            count += 1
            cost += cast.price[slot]
            quality += mean[slot]
            people += cast.price[slot] if cast.character_die[slot] else 0
    return cost, quality, people, count


class Fate:
    """What damage under way will do."""

    __slots__ = ("beaten", "gone", "loss")

    def __init__(self) -> None:
        self.loss = [0, 0]  # life, by seat
        self.beaten = 0  # dice that go to the prep area, as bits
        self.gone = 0  # attackers that go to the used pile

    def copy(self) -> "Fate":
        """Another one that begins the same way."""
        twin = Fate()
        twin.loss, twin.beaten, twin.gone = self.loss[:], self.beaten, self.gone
        return twin


class Battle:
    """Who is in the field, and what they can do in this turn."""

    __slots__ = ("attack", "defense", "force", "left", "over")

    def __init__(self, t: DiceTable) -> None:
        self.attack, self.defense = strengths(t)
        self.force: Numbers = {}  # A in this turn
        self.left: Numbers = {}  # damage that is missing to a KO
        self.over = 0  # attackers whose damage beyond goes to the player, as bits

    def draw_up(self, t: DiceTable, attackers: int) -> None:
        """What this turn has made of them."""
        flags = t.flags
        for die, attack in self.attack.items():
            nothing = flags[die] & DEALS_NOTHING
            self.force[die] = 0 if nothing else attack + t.plus_attack[die]
            left = self.defense[die] + t.plus_defense[die] - t.damage[die]
            self.left[die] = 99 if flags[die] & TAKES_NOTHING else left
        if t.lasting or listeners(t, Overflows):
            self.over = sum(1 << die for die in t.cast.dice_in[attackers] if stands_for(t, Overflows, die))

    def meet(self, a: int, blockers: list[int], fate: Fate) -> int:
        """An attacker and its blockers, the weakest first; what goes on to the player."""
        force, left = self.force, self.left
        might = force[a]
        back = 0
        for die in sorted(blockers, key=left.__getitem__) if len(blockers) > 1 else blockers:
            back += force[die]
            if might >= left[die]:
                fate.beaten |= 1 << die
            might -= left[die]
        if back >= left[a]:
            fate.beaten |= 1 << a
        return might if might > 0 and self.over >> a & 1 else 0


def strengths(t: DiceTable) -> tuple[Numbers, Numbers]:
    """DM-8.2: A and D of everybody in the field, without what lasts only for this turn."""
    cast, slot, face = t.cast, t.cast.slot, t.face
    attack: Numbers = {}
    defense: Numbers = {}
    fielded = in_field(t)
    for die in t.cast.dice_in[fielded]:
        if t.stats[die] >= 0:
            attack[die], defense[die] = printed(t, die)
        else:
            attack[die] = cast.attack[slot[die]][face[die]]
            defense[die] = cast.defense[slot[die]][face[die]]
    if t.modified or fielded & (cast.listeners.get(Have, 0) | t.copying):
        for rule, ctx in standing(t, Have):
            assert isinstance(rule, Have)
            more, harder = value(t, rule.attack, ctx), value(t, rule.defense, ctx)
            for die in attack:
                if matches(t, rule.target, die, ctx):
                    attack[die] = max(attack[die] + more, 0)
                    defense[die] = max(defense[die] + harder, 0)
    return attack, defense


def outlook(t: DiceTable, battle: Battle) -> Fate:
    """What will probably be when the attack and the damage under way are over."""
    fate = Fate()
    attackers = t.zones[ZONES * t.turn + ATTACK]
    if not attackers and not t.packets:
        return fate
    battle.draw_up(t, attackers)
    if t.packets and any(step[0] is do_damage for step in t.agenda):
        take_packets(t, fate, battle.left)
        if t.combat:
            fate.gone = attackers & ~t.blocked & ~fate.beaten
        return fate
    asks = t.step[0] if t.actor != NOBODY else None
    free = attackers & ~t.blocked
    if t.phase == DAMAGE and asks is not split and not any(step[0] is assign_next for step in t.agenda):
        fate.gone = free
        return fate
    if t.phase >= BLOCKERS:
        take_blocks(t, fate, attackers & t.blocked, battle)
    if t.phase == ATTACKERS or asks is choose_blockers:
        return expected(t, fate, free, battle, asks is choose_attackers)
    fate.gone |= free
    fate.loss[1 - t.turn] += sum(battle.force[die] for die in t.cast.dice_in[free])
    return fate


def take_packets(t: DiceTable, fate: Fate, left: Numbers) -> None:
    """Damage that is about to be dealt."""
    for _, target, amount, _, _ in t.packets:
        if target >= PLAYER:
            fate.loss[target - PLAYER] += amount
        elif target in left:
            left[target] -= amount
            if left[target] <= 0:
                fate.beaten |= 1 << target


def take_blocks(t: DiceTable, fate: Fate, attackers: int, battle: Battle) -> None:
    """Attackers and the blockers they have."""
    blockers: dict[int, list[int]] = {die: [] for die in t.cast.dice_in[attackers]}
    for die in t.cast.dice_in[t.zones[ZONES * (1 - t.turn) + ATTACK]]:
        for attacker in t.cast.dice_in[t.blocks[die] & attackers]:
            blockers[attacker].append(die)
    for attacker, dice in blockers.items():
        fate.loss[1 - t.turn] += battle.meet(attacker, dice, fate)


def expected(t: DiceTable, fate: Fate, attackers: int, battle: Battle, may_grow: bool) -> Fate:
    """What comes of attackers nobody blocks yet; or of an attack with all, when more may join them and that
    is better."""
    found, gain = answered(t, fate, attackers, battle)
    able = t.zones[ZONES * t.turn + FIELD]
    if may_grow and attackers and able:
        other, more = answered(t, fate, attackers | able, battle)
        if more > gain:
            return other
    return found


def answered(t: DiceTable, fate: Fate, attackers: int, battle: Battle) -> tuple[Fate, float]:
    """What comes of these attackers when they are blocked wherever that pays, and what it is worth to who
    attacks."""
    found = fate.copy()
    force, left = battle.force, battle.left
    cost, foe = prices_of(t.cast).cost, 1 - t.turn
    worth = {die: PLACE * (attack + battle.defense[die]) for die, attack in battle.attack.items()}
    ko = {die: max(whole - SOON - SOONER * cost[die], 0.1) for die, whole in worth.items()}
    free = [die for die in t.cast.dice_in[t.zones[ZONES * foe + FIELD]] if not t.flags[die] & CANNOT_BLOCK]
    through = []
    for a in sorted(t.cast.dice_in[attackers], key=force.__getitem__, reverse=True):
        best, most = -1, 0.0
        for b in free:
            saved = force[a] - worth[a]
            if force[b] >= left[a]:
                saved += ko[a]
            if force[a] >= left[b]:
                saved -= ko[b]
            if saved > most:
                best, most = b, saved
        if best >= 0:
            free.remove(best)
            found.loss[foe] += battle.meet(a, [best], found)
        else:
            through.append(a)
    loss = sum(force[die] for die in through)
    while through and free and loss + found.loss[foe] >= t.life[foe]:
        a, b = through.pop(0), min(free, key=worth.__getitem__)
        free.remove(b)
        loss += battle.meet(a, [b], found) - force[a]
    found.loss[foe] += loss
    gain = found.loss[foe] - fate.loss[foe] + (VICTORY if found.loss[foe] >= t.life[foe] else 0.0)
    for die in through:
        found.gone |= 1 << die
        gain -= worth[die]
    for die in t.cast.dice_in[found.beaten & ~fate.beaten]:
        gain -= ko[die] if attackers >> die & 1 else -ko[die]
    return found, gain
