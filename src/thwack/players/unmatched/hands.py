"""Unmatched: what hands can do, and what is about to happen in a combat or scheme under way."""

from functools import lru_cache
from typing import Final, NamedTuple

from ...games.unmatched.cards.reading import ATTACK, DEFENSE, SCHEME
from ...games.unmatched.rules.attack import combat_value, most_damage
from ...games.unmatched.rules.hands import boost_value
from ...games.unmatched.rules.measures import attacker_won
from ...games.unmatched.rules.turn import HAND_LIMIT
from ...games.unmatched.state.table import (
    ATTACKER,
    CANCELED,
    CARDS,
    DISCARD,
    EXTRA,
    HAND,
    NO_CARD,
    OVER,
    PILES,
    REVEALED,
    TARGET,
    UnmatchedTable,
)
from .sheet import BY_HERO, BY_SIDEKICK, Sheet, modified

SPARE: Final = 0.3  # what a card beyond the hand limit is worth, of another
LIKELY: Final = 0.8  # the value of the defence that is played, of the best one
CARE: Final = 1.2  # damage that a defender takes rather than play a card
SIDE_EFFECT: Final = 0.6  # what a point of a card's effects is worth, of a point of attack
FIXED: Final = 8  # added to a state that cannot be changed before the next action
HANDS: Final = 20_000  # hands that are remembered
NO_MORE: Final = (0, 0)

Pair = tuple[float, float]  # the best and the next best


class Hand(NamedTuple):
    """What a hand can do in the hands of who is left. Attacks and defences are those of the hero, then of
    sidekicks."""

    cards: float
    attack: float
    defence: float
    schemes: float
    attacks: tuple[Pair, Pair]
    defences: tuple[Pair, Pair]


class Prospect(NamedTuple):
    """What is about to happen."""

    target: int = -1  # the fighter about to be wounded
    damage: float = 0.0
    sure: bool = True
    effects: tuple[float, ...] = (0.0,) * 4  # per seat, what its cards under way may still bring


def resource_of(t: UnmatchedTable, sheet: Sheet, seat: int) -> int:
    """How much of what a hero gathers there is: rage, voyages in the discard pile, tokens on the board."""
    if seat in t.cast.patrols:
        return t.counters[t.cast.patrols[seat]].bit_count()
    if sheet.tokens[seat]:
        return sum([t.token[k] >= 0 for k in sheet.tokens[seat]])
    if sheet.counter[seat] >= 0:
        return t.counters[sheet.counter[seat]]
    if sheet.assets[seat]:
        return sum([len(t.piles[pile]) for pile in sheet.assets[seat]])
    hoard, identity = sheet.hoard[seat], t.identity
    return sum([identity[slot] in hoard for slot in t.piles[PILES * seat + DISCARD]])


def hand_of(t: UnmatchedTable, sheet: Sheet, seat: int, resource: int) -> Hand:
    """A player's hand."""
    health, identity = t.health, t.identity
    able = 0
    for hero in sheet.heroes[seat]:
        if health[hero]:
            able = BY_HERO
    for f in sheet.sidekicks[seat]:
        if health[f]:
            able |= BY_SIDEKICK
            break
    form = -1
    if sheet.state[seat] >= 0:
        form = t.counters[sheet.state[seat]]
        if seat == t.turn:
            form |= FIXED
    cards = tuple([identity[slot] for slot in t.piles[PILES * seat + HAND]])
    more = modified(t, sheet, seat) if sheet.modifiers[seat] or t.ongoing else NO_MORE
    return looked_through(sheet, cards, able, form, resource, more)


@lru_cache(maxsize=HANDS)
def looked_through(
    sheet: Sheet, cards: tuple[int, ...], able: int, form: int, resource: int, more: tuple[int, int]
) -> Hand:
    """What these cards can do for who is able to use them; the hero's attacks and defences are so much
    better."""
    attack = defence = schemes = 0.0
    attacks: list[tuple[float, int]] = []
    defences: list[tuple[float, int]] = []
    for card in cards:
        worth, users = sheet.worth[card]
        users &= able
        if not users:
            continue
        if worth.kind & SCHEME:
            schemes += worth.sure
            continue
        other_form = worth.state >= 0 and worth.state != form & ~FIXED
        value = worth.value + worth.grows * resource
        strength = value + SIDE_EFFECT * (worth.sure + (worth.won + worth.lost) / 2)
        if worth.kind & ATTACK:
            attack += strength
            if not other_form or not form & FIXED:
                attacks.append((strength, users))
        if worth.kind & DEFENSE:
            defence += strength
            if not other_form:
                defences.append((LIKELY * value, users))
    count = len(cards)
    return Hand(
        float(count) if count <= HAND_LIMIT else HAND_LIMIT + SPARE * (count - HAND_LIMIT),
        attack,
        defence,
        schemes,
        (best(attacks, BY_HERO, more[0]), best(attacks, BY_SIDEKICK, 0)),
        (best(defences, BY_HERO, more[1]), best(defences, BY_SIDEKICK, 0)),
    )


def best(cards: list[tuple[float, int]], who: int, more: int) -> Pair:
    """The best two that these can use, each so much better."""
    found = sorted([strength + more for strength, users in cards if users & who], reverse=True)
    first, second, *_ = (*found, 0.0, 0.0)
    return first, second


def less_an_attack(hand: Hand) -> Hand:
    """The hand when its best attack card has been played."""
    (one, two), (three, four) = hand.attacks
    left = (two, two / 2), (four, four / 2)
    return hand._replace(cards=hand.cards - 1, attack=hand.attack - max(one, three), attacks=left)


def less_a_defence(hand: Hand) -> Hand:
    """The hand when its best defence card has been played."""
    (one, two), (three, four) = hand.defences
    left = (two, two / 2), (four, four / 2)
    return hand._replace(cards=hand.cards - 1, defence=hand.defence - max(one, three), defences=left)


def of_scheme(t: UnmatchedTable, sheet: Sheet, committed: tuple[int, ...]) -> Prospect:
    """A scheme that is being resolved still has something to bring."""
    effects = [0.0] * len(sheet.seats)
    for slot in committed:
        effects[t.turn] += sheet.worth[t.identity[slot]][0].sure
    return Prospect(effects=tuple(effects))


def of_combat(t: UnmatchedTable, sheet: Sheet, hands: list[Hand], resources: list[int]) -> Prospect:
    """The damage about to be dealt and what the cards may bring; cards about to be played leave the hands."""
    combat, owner = t.combat, t.cast.owner
    attacker, target = combat[ATTACKER], combat[TARGET]
    seat, other = owner[attacker], owner[target]
    if combat[OVER]:
        won, damage = attacker_won(combat), 0.0
    else:
        if combat[REVEALED]:
            force = float(combat_value(t, 0))
            wall = float(combat_value(t, 1))
        else:
            force = attack_of(t, sheet, hands, seat, resources[seat])
            wall = defence_of(t, sheet, hands, other, force)
        damage = min(max(force - wall, 0.0), float(most_damage(t)))
        won = damage > 0
    effects = [0.0] * len(sheet.seats)
    for side, player in ((0, seat), (1, other)):
        slot = combat[CARDS + side]
        if slot != NO_CARD and not combat[CANCELED + side]:
            worth = sheet.worth[t.identity[slot]][0]
            effects[player] = worth.sure + (worth.won if won == (side == 0) else worth.lost)
    return Prospect(target, damage, bool(combat[REVEALED]), tuple(effects))


def attack_of(t: UnmatchedTable, sheet: Sheet, hands: list[Hand], seat: int, resource: int) -> float:
    """The value an attack is likely to have."""
    combat = t.combat
    by_hero = combat[ATTACKER] in sheet.heroes[seat]
    slot = combat[CARDS]
    if slot == NO_CARD:  # the best one will be played
        force = hands[seat].attacks[not by_hero][0]
        hands[seat] = less_an_attack(hands[seat])
        return force
    worth = sheet.worth[t.identity[slot]][0]
    force = worth.value + worth.grows * resource
    if combat[EXTRA] != NO_CARD:
        force += boost_value(t, combat[EXTRA])
    if by_hero and (sheet.modifiers[seat] or t.ongoing):
        force += modified(t, sheet, seat)[0]
    return force


def defence_of(t: UnmatchedTable, sheet: Sheet, hands: list[Hand], seat: int, force: float) -> float:
    """The value a defence is likely to have; none when the damage is not worth a card."""
    target = t.combat[TARGET]
    on_hero = target in sheet.heroes[seat]
    slot = t.combat[CARDS + 1]
    if slot != NO_CARD:
        more = modified(t, sheet, seat)[1] if on_hero and (sheet.modifiers[seat] or t.ongoing) else 0
        return sheet.worth[t.identity[slot]][0].value + more
    wall = hands[seat].defences[not on_hero][0]
    health = t.health[target]
    if min(force, health) - min(max(force - wall, 0.0), health) < CARE:
        return 0.0
    hands[seat] = less_a_defence(hands[seat])
    return wall
