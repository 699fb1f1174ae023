"""Unmatched: what is good for a player, each time as the own team's part less that of the average opponent.

A side is looked at as it will be when the combat under way is over, as far as that can be told: damage about
to be dealt counts as dealt, a card about to be played as played. What a side could do to the others is
counted with the actions it has left and the spaces its fighters can still reach in them.
"""

import math
from operator import sub
from typing import Final

from ...games.unmatched.rules.defeat import is_out, next_seat
from ...games.unmatched.rules.maneuver import choose_boost
from ...games.unmatched.rules.movement import choose_moves
from ...games.unmatched.state.table import BIT, COMMITTED, DECK, PILES, UnmatchedTable
from .hands import Hand, Pair, Prospect, hand_of, of_combat, of_scheme, resource_of
from .sheet import FARTHEST, Sheet, sheet_for

NAMES: Final = {
    "health": "the hero's health, as a share of what it was",
    "frail": "a hero close to defeat, or defeated",
    "sidekicks": "the sidekicks' health, as a share of what it was",
    "cards": "cards in hand, up to the limit",
    "attack": "attack values in hand",
    "defence": "defence values in hand",
    "schemes": "schemes in hand, by what they bring",
    "deck": "cards in the deck, as a share of all",
    "thin": "a deck that is nearly drawn",
    "turn": "actions left, or taken by others",
    "strike": "damage to a hero that the player to act could deal this turn",
    "swipe": "damage to sidekicks that the player to act could deal this turn",
    "threat": "damage to a hero that the others could deal in their next turn",
    "menace": "damage to sidekicks that the others could deal in their next turn",
    "lethal": "damage of either kind that would defeat a hero",
    "open": "damage to a hero in a combat that is not yet decided",
    "effects": "what cards under way are still likely to bring",
    "resource": "the hero's resources",
    "pressure": "attack values in hand close to an opposing hero",
}
FRAIL: Final = 6  # health from which a hero is close to defeat
THIN: Final = 6  # cards in a deck that is nearly drawn
DECK_SIZE: Final = 30
BLOCKED: Final = 0.35  # what a blocked point of attack is worth: it takes a card
TURN: Final = 2  # actions of a turn
FAR_OFF: Final = 20  # steps to an opponent who is not there
QUIET: Final = Prospect()

Masks = tuple[int, int]  # spaces as bits: those a hero can attack, those sidekicks can


class Sight:
    """A table as the features see it."""

    __slots__ = ("first", "hands", "left", "prospect", "resources", "sheet", "t")

    def __init__(self, t: UnmatchedTable) -> None:
        self.t = t
        self.sheet = sheet = sheet_for(t)
        self.resources = [resource_of(t, sheet, s) if sheet.gathers[s] else 0 for s in sheet.seats]
        self.hands = [hand_of(t, sheet, s, self.resources[s]) for s in sheet.seats]
        self.prospect = QUIET
        if t.combat:
            self.prospect = of_combat(t, sheet, self.hands, self.resources)
        elif t.piles[PILES * t.turn + COMMITTED]:
            self.prospect = of_scheme(t, sheet, t.piles[PILES * t.turn + COMMITTED])
        self.first, self.left = t.turn, t.actions  # who acts next, and how many actions are left
        if t.actions <= 0:
            self.first, self.left = next_seat(t, t.turn), TURN


def features(t: UnmatchedTable, seat: int) -> list[float]:
    """All of them, in the order of NAMES."""
    sight = Sight(t)
    sheet = sight.sheet
    if len(sheet.seats) == 2:
        return list(map(sub, row(sight, seat), row(sight, 1 - seat)))
    rows = [OUT if is_out(t, s) else row(sight, s) for s in sheet.seats]
    mates, others = sheet.mates[seat], sheet.opponents[seat]
    return [
        math.fsum([rows[s][i] for s in mates]) / len(mates)
        - math.fsum([rows[s][i] for s in others]) / len(others)
        for i in range(len(NAMES))
    ]


def row(sight: Sight, seat: int) -> list[float]:
    """A seat's part of all features, in the order of NAMES."""
    t, sheet, prospect = sight.t, sight.sheet, sight.prospect
    heroes, hand = sheet.heroes[seat], sight.hands[seat]
    health: float = 0.0
    for hero in heroes:
        health += t.health[hero]
    sidekicks: float = 0.0
    for f in sheet.sidekicks[seat]:
        sidekicks += t.health[f]
    full = sheet.hero_health[seat]
    if sheet.toll[seat] and t.turn == seat and is_maneuver(t):
        health -= sheet.toll[seat][t.counters[sheet.state[seat]]]
    undecided = 0.0
    if prospect.damage and t.cast.owner[prospect.target] == seat:
        damage = min(prospect.damage, t.health[prospect.target])
        if prospect.target not in heroes:
            sidekicks -= damage
        else:
            health -= damage
            undecided = 0.0 if prospect.sure else damage / full
    deck = len(t.piles[PILES * seat + DECK])
    acts = seat == sight.first
    on_hero, on_sidekicks, lethal, close = reach(sight, seat, sight.left if acts else TURN)
    return [
        health / full,
        0.0 if health >= FRAIL else 1 - health / FRAIL if health > 0 else 2.0,
        sidekicks / sheet.sidekick_health[seat] if sheet.sidekicks[seat] else 1.0,
        hand.cards,
        hand.attack,
        hand.defence,
        hand.schemes,
        deck / DECK_SIZE,
        1 - deck / THIN if deck < THIN else 0.0,
        sight.left - 1.0 if acts else 0.0,
        on_hero if acts else 0.0,
        on_sidekicks if acts else 0.0,
        0.0 if acts else on_hero,
        0.0 if acts else on_sidekicks,
        lethal,
        undecided,
        prospect.effects[seat],
        sight.resources[seat],
        hand.attack * close,
    ]


# A player who is out has nothing, and the worst of what may happen to a hero.
OUT: Final = [2.0 if name == "frail" else 0.0 for name in NAMES]


def is_maneuver(t: UnmatchedTable) -> bool:
    """Whether a maneuver is under way."""
    asks = t.step[0]
    return asks is choose_boost or (asks is choose_moves and not t.piles[PILES * t.turn + COMMITTED])


def reach(sight: Sight, seat: int, left: int) -> tuple[float, float, float, float]:
    """What a seat could do to the others with so many actions: damage to a hero and to sidekicks as shares of
    what they had, whether that defeats a hero, and how close the nearest opposing hero is."""
    t, sheet, hands = sight.t, sight.sheet, sight.hands
    space, hand = t.space, hands[seat]
    here = space[sheet.hero[seat]]
    if here < 0 and len(sheet.heroes[seat]) > 1:
        here = max([space[hero] for hero in sheet.heroes[seat]])
    now, far, after = ranges(t, sheet, seat, left, sight.resources[seat])
    anywhere = now[0] | now[1] | far[0] | far[1]
    gaze = t.cast.board.in_zone[here] if sheet.gaze[seat] and seat != t.turn and here >= 0 else 0
    on_hero = on_sidekicks = lethal = 0.0
    near = FAR_OFF
    for other in sheet.opponents[seat]:
        for hero in sheet.heroes[other]:
            there = space[hero]
            if there < 0:
                continue
            if here >= 0 and sheet.distance[here][there] < near:
                near = sheet.distance[here][there]
            bit = BIT[there]
            damage: float = float(sheet.gaze[seat]) if gaze & bit else 0.0
            if anywhere & bit:
                damage += harm(hand, hands[other].defences[0], now, far, bit, left, after)
            if damage:
                health = t.health[hero]
                if damage >= health:
                    damage = float(health)
                    lethal = 1.0 if is_last(t, sheet.heroes[other], hero) else lethal
                on_hero = max(on_hero, damage / sheet.hero_health[other])
        for f in sheet.sidekicks[other]:
            bit = BIT[space[f]]
            if anywhere & bit:
                damage = harm(hand, hands[other].defences[1], now, far, bit, left, after)
                share = min(damage, t.health[f]) / sheet.sidekick_health[other]
                on_sidekicks = max(on_sidekicks, share)
    return on_hero, on_sidekicks, lethal, 1 / (1 + near)


def is_last(t: UnmatchedTable, heroes: tuple[int, ...], hero: int) -> bool:
    """Whether no other hero of the same player is left."""
    return len(heroes) == 1 or sum([t.health[other] for other in heroes]) == t.health[hero]


def ranges(t: UnmatchedTable, sheet: Sheet, seat: int, left: int, resource: int) -> tuple[Masks, Masks, int]:
    """Where a seat can attack now, where after a move, and how many attacks are possible then."""
    space, area = t.space, sheet.area
    steps, after = sheet.move[seat], left - 1
    movers: tuple[int, ...] = sheet.fighters[seat]
    if sheet.hoard[seat]:
        steps += resource
    if t.actor == seat == t.turn and t.actions:
        if t.step[0] is choose_boost:
            after = left
        elif t.step[0] is choose_moves:
            movers, steps, after = t.step[2], t.step[3], left
    if steps > FARTHEST:
        steps = FARTHEST
    now = far = hero_now = hero_far = 0
    for hero in sheet.heroes[seat]:
        hero_now |= area[hero][0][space[hero]]
        hero_far |= area[hero][steps if hero in movers else 0][space[hero]]
    for f in sheet.sidekicks[seat]:
        here = space[f]
        if here >= 0:
            now |= area[f][0][here]
            far |= area[f][steps if f in movers else 0][here]
    return (hero_now, now), (hero_far, far), after


def harm(hand: Hand, walls: Pair, now: Masks, far: Masks, there: int, left: int, after: int) -> float:
    """The damage a hand can deal to who stands there, with so many actions left or after a move."""
    by_hero, by_sidekick = now[0] & there, now[1] & there
    if not by_hero and not by_sidekick:
        left = after
        by_hero, by_sidekick = far[0] & there, far[1] & there
    if left <= 0:
        return 0.0
    attacks = hand.attacks[0] if by_hero else hand.attacks[1]
    if by_hero and by_sidekick and hand.attacks[1] > attacks:
        attacks = hand.attacks[1]
    force, wall = attacks[0], walls[0]
    damage = force - wall + BLOCKED * wall if force > wall else BLOCKED * force
    if left > 1:
        force, wall = attacks[1], walls[1]
        damage += force - wall + BLOCKED * wall if force > wall else BLOCKED * force
    return damage
