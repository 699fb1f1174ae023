"""Battle Scenes: what is good for a player, each time as the own part less the opponent's.

Damage about to be dealt counts as dealt, cards about to be loaded as loaded, an action under way as what it
promises. Who is not on turn will draw next: half of these cards count as drawn, so that to end a turn, after
which the other one will draw next, changes nothing.
"""

from operator import sub
from typing import Final

from ...games.battle_scenes.rules.shields import shield
from ...games.battle_scenes.state.table import (
    DECK,
    HAND,
    HAND_LIMIT,
    NEW,
    NOTHING,
    PILES,
    PRIZES,
    RESOURCES,
    WINNING,
    SceneTable,
)
from .coming import Coming, coming
from .sheet import EXTRA, HEIR, PERSON, Aura, Book, Kit, book_of

NAMES: Final = {
    "points": "points in the prizes",
    "near": "the square of the points: the last ones count most",
    "life": "cards carried by characters",
    "characters": "characters in scene",
    "alone": "no character in scene",
    "peril": "energies of characters that have lost cards, over what still protects them",
    "shield": "shields of characters",
    "force": "what the best actions of characters are worth at their stages",
    "guard": "what their best anticipate actions are worth",
    "stages": "stages of characters that can use them",
    "texts": "what texts in scene are worth",
    "supports": "cards carried by supports",
    "cards": "cards in hand, with half of those to be drawn next",
    "people": "characters in hand that could enter, and other cards with a use there",
    "playable": "how near the resources are to what a character in hand needs",
    "resources": "cards in resources, the first of them most",
    "stock": "abilities in resources that own characters could use",
    "deck": "how short the deck is, below fifteen cards",
    "menace": "the energy of an opposing character that all together could knock out",
    "lethal": "whether that would win",
    "lasting": "rules of this turn that a player has made",
    "promise": "what effects under way will bring besides damage",
}
KNOCK_OUT: Final = 0.4  # damage that does not knock out, as part of what would
COVER: Final = 0.8  # a point of shield, as part of a carried card
MANY_PEOPLE: Final = 3.0  # in hand
SOAKED: Final = 0.1  # a point of shield that is gone for this turn
PASSING: Final = 0.7  # a point of shield that will be gone after this turn
FAR: Final = 5.0  # cards that are missing to put a character in scene
RICH: Final = 8.0  # resources beyond these count less
STOCKED: Final = 6  # useful abilities in resources
SHORT: Final = 15  # cards in a deck
DUE: Final = 0.4  # characters among cards that will be drawn
KITS: Final = "kits"  # a key of the table's cache

Target = tuple[float, float, int, int]  # what it carries, its shield, the damage it has soaked, its energy


class Side:
    """What a player has, and what the other one may aim at."""

    __slots__ = ("able", "all", "characters", "counts", "kin", "ready", "taken", "targets")

    def __init__(self) -> None:
        self.targets: list[Target] = []
        self.all = [0.0, 0.0]  # damage and piercing damage of everybody
        self.ready = [0.0, 0.0]  # of those who may act this turn
        self.taken = 0.0  # points the opponent is about to get
        self.characters = 0
        self.kin = 0  # the numbers of characters in scene, as bits
        self.able = 0  # the powers of all of them
        self.counts: list[float] = []


def features(t: SceneTable, seat: int) -> list[float]:
    """All of them, in the order of NAMES."""
    book = book_of(t.cast)
    under_way = coming(t, book)
    kits = t.cache.get(KITS)
    if kits is None:
        kits = t.cache[KITS] = kits_of(t, book)
    mine, theirs = side(t, seat, book, under_way, kits), side(t, 1 - seat, book, under_way, kits)
    own, other = points(t, seat, book) + theirs.taken, points(t, 1 - seat, book) + mine.taken
    menace, wins = threat(t, seat, mine, theirs, own)
    danger, loses = threat(t, 1 - seat, theirs, mine, other)
    lasting = 0.0
    for _, ctx, _ in t.lasting:
        lasting += 1.0 if ctx.seat == seat else -1.0
    promise = under_way.promise
    return [
        own - other,
        (own * own - other * other) / WINNING,
        *map(sub, mine.counts, theirs.counts),
        *map(sub, stores(t, seat, book, under_way, mine), stores(t, 1 - seat, book, under_way, theirs)),
        menace - danger,
        wins - loses,
        lasting,
        promise[seat] - promise[1 - seat],
    ]


def points(t: SceneTable, seat: int, book: Book) -> float:
    """BS-9.1: The energies of the characters in the prizes."""
    found = 0
    for slot in t.piles[PILES * (1 - seat) + PRIZES]:
        kind = t.identity[slot]
        if book.role[kind] in (PERSON, HEIR):
            found += book.energy[kind]
    return float(found)


def kits_of(t: SceneTable, book: Book) -> dict[int, tuple[Kit, float]]:
    """By character in scene: what it can do, and its shield."""
    identity, load, cast = t.identity, t.load, t.cast
    keys: list[tuple[int, tuple[int, ...], Kit]] = []
    auras: list[tuple[int, int, Aura]] = []
    for seat in (0, 1):
        for unit in t.units[seat]:
            kind = identity[unit]
            if cast.is_character[kind]:
                key = (kind, 0, *[identity[card] for card in load[unit]])
                kit = book.kit(key)
                keys.append((unit, key, kit))
                given = kit.auras
            else:
                given = book.auras[kind]
            for aura in given:
                auras.append((seat, unit, aura))
    if t.scenario != NOTHING:
        for aura in book.auras[identity[t.scenario]]:
            auras.append((cast.owner[t.scenario], NOTHING, aura))
    found = {}
    for unit, key, kit in keys:
        wall = kit.shield + t.bonus[unit]
        if auras:
            more, powers = given_to(kit, auras, unit, cast.owner[unit])
            wall += more
            if powers & ~kit.powers:
                kit = book.kit((key[0], powers, *key[2:]))
        if t.lasting:
            wall = float(shield(t, unit))
        found[unit] = kit, wall if wall > 0 else 0.0
    return found


def given_to(kit: Kit, auras: list[tuple[int, int, Aura]], unit: int, seat: int) -> tuple[float, int]:
    """The shield and the powers that a character has by others."""
    wall, powers = 0.0, 0
    affiliations, alignments = kit.affiliations, kit.alignments
    for owner, source, aura in auras:
        if (aura.yours and owner != seat) or (aura.other and source == unit):
            continue
        if aura.affiliations and not aura.affiliations & affiliations:
            continue
        if aura.alignments and not aura.alignments & alignments:
            continue
        wall += aura.shield
        powers |= aura.powers
    return wall, powers


def side(t: SceneTable, seat: int, book: Book, under_way: Coming, kits: dict[int, tuple[Kit, float]]) -> Side:
    """What a player has in scene."""
    found = Side()
    identity, cast, change = t.identity, t.cast, under_way.change
    on_turn = t.turn == seat
    life = peril = walls = force = guard = texts = supports = 0.0
    stages = 0
    all_, ready = found.all, found.ready
    for unit in t.units[seat]:
        kind = identity[unit]
        load: float = float(len(t.load[unit]))
        if change:
            load += change.get(unit, 0.0)
        if unit not in kits:
            if load > 0:
                supports += load
                texts += book.texts[kind]
            continue
        energy = book.energy[kind]
        if load <= 0:
            found.taken += energy
            continue
        kit, wall = kits[unit]
        found.characters += 1
        found.kin |= 1 << kind
        found.able |= kit.powers
        stage = t.stage[unit]
        life += load
        soaked = t.soaked[unit]
        walls += wall - SOAKED * (soaked if soaked < wall else wall) - PASSING * t.bonus[unit]
        cover = COVER * wall
        if load < energy:
            peril += energy / (load + cover) - energy / (energy + cover)
        force += kit.force[stage]
        guard += kit.guard[stage]
        texts += kit.texts
        if kit.climbs:
            stages += stage
        all_[0] += kit.damage[stage]
        all_[1] += kit.pierce[stage]
        if on_turn and not t.acted[unit] and not t.flags[unit] & NEW:
            ready[0] += kit.damage[stage]
            ready[1] += kit.pierce[stage]
        found.targets.append((load, wall, soaked, energy))
    if t.scenario != NOTHING and cast.owner[t.scenario] == seat:
        texts += book.scenario[identity[t.scenario]]
    count = found.characters
    found.counts = [life, count, float(not count), peril, walls, force, guard, stages, texts, supports]
    return found


def stores(t: SceneTable, seat: int, book: Book, under_way: Coming, found: Side) -> list[float]:
    """What a player has in hand, resources and deck."""
    identity, piles = t.identity, t.piles
    pile = piles[PILES * seat + RESOURCES]
    rich = len(pile) - under_way.spent[seat]
    people, missing, able = hand(t, seat, book, found, rich)
    stock = 0
    useful = book.useful
    for slot in pile:
        power = useful[identity[slot]]
        if power & able or power < 0:
            stock += 1
    held: float = float(len(piles[PILES * seat + HAND]) - under_way.lost[seat])
    deck = len(piles[PILES * seat + DECK])
    if t.turn != seat or not t.turns:
        due = 1.0 if found.characters else 0.5
        held += due
        people += DUE * due
    if held > HAND_LIMIT:  # BS-5.4
        held = HAND_LIMIT + 0.4 * (held - HAND_LIMIT)
    short = (SHORT - deck) / SHORT if deck < SHORT else 0.0
    return [
        held,
        people if people < MANY_PEOPLE else MANY_PEOPLE + 0.3 * (people - MANY_PEOPLE),
        1.0 - missing / FAR,
        rich if rich < RICH else RICH + 0.25 * (rich - RICH),
        stock if stock < STOCKED else STOCKED,
        short * short,
    ]


def hand(t: SceneTable, seat: int, book: Book, found: Side, rich: int) -> tuple[float, float, int]:
    """How many in hand could enter, how many cards are missing in resources for one of them, and the powers
    of all own characters."""
    identity, like, roles = t.identity, t.cast.kin, book.role
    able, seen = found.able, found.kin
    people, missing = 0.0, FAR
    for slot in t.piles[PILES * seat + HAND]:
        kind = identity[slot]
        role = roles[kind]
        if role == EXTRA:
            people += 0.4
        elif role == PERSON and book.single[kind] and like[kind] & seen:
            people += 0.3  # good for an extra capacitation
        elif role == HEIR and not like[kind] & found.kin:
            people += 0.3
        elif role:
            seen |= 1 << kind
            able |= book.powers[kind]
            people += 1.0
            missing = min(missing, max(book.needs[kind] - rich, 0))
    return people, missing, able


def threat(t: SceneTable, seat: int, attacker: Side, target: Side, has: float) -> tuple[float, float]:
    """What a player could do to one opposing character: with those who may act now, or next time with all."""
    best, knocked = focus(attacker.all, target.targets, 0)
    if t.turn == seat:
        now, out = focus(attacker.ready, target.targets, 1)
        best, knocked = max(best, now), max(knocked, out)
    return best, float(knocked and has + knocked >= WINNING)


def focus(strength: list[float], targets: list[Target], soaked: int) -> tuple[float, float]:
    """The best that damage can do to one character, and the most energy it could knock out; what shields have
    soaked this turn counts if it is said so."""
    damage, pierce = strength
    best = most = 0.0
    for load, wall, spent, energy in targets:
        left = max(wall - spent, 0) if soaked else wall
        loss = pierce + max(damage - left, 0.0)
        if loss >= load:
            most = max(most, energy)
            best = max(best, energy)
        else:
            best = max(best, KNOCK_OUT * energy * loss / load)
    return best, most
