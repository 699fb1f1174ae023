"""Battle Scenes: what the features need to know about the cards of a match, which never change in it."""

import math
from functools import lru_cache
from typing import Any, Final, NamedTuple

from ...cardlang.node import Condition, Effect, Filter
from ...cardlang.nouns import Each, Other, This, Yours
from ...cardlang.shared import Is
from ...games.battle_scenes.cards.keywords import (
    Arm,
    Camouflage,
    Clone,
    Host,
    Link,
    Materialize,
    Platoon,
    SurpriseAnticipation,
    SurpriseAttack,
)
from ...games.battle_scenes.cards.reading import NO_COST
from ...games.battle_scenes.cards.special import StopsAnticipation, StopsDraw
from ...games.battle_scenes.cards.standing import Gains, OnlyFor, Shielded, ShieldEquals
from ...games.battle_scenes.cards.words import Affiliated, Aligned, Named
from ...games.battle_scenes.state.cast import (
    ABILITY,
    ALIGNMENT_BIT,
    ANTICIPATE,
    EV,
    POWER_BIT,
    SCENARIO_CARD,
    SUPPORT,
    Action,
    Cast,
    Sheet,
    Text,
)
from .cards import LIKELY, Promise, number, price_of, promise_of, repeats, scenario_worth
from .texts import text_sum

STAGES: Final = 3  # 0, 1 and 2
KITS: Final = 30_000  # that are kept
MATCHES: Final = 64  # casts that are kept
SPARE: Final = 0.15  # an action beyond the best one, as part of what it is worth

# What a card in hand can be.
FODDER: Final = 0  # of use only when it is discarded
PERSON: Final = 1  # a character that enters by itself
HEIR: Final = 2  # a character that needs another to evolve from
EXTRA: Final = 3  # a support, a scenario, a surprise

Three = tuple[float, float, float]


class Aura(NamedTuple):
    """What a card gives to characters: shield, powers."""

    yours: bool  # only to those of its own player
    other: bool  # not to itself
    affiliations: int  # only to those with one of these; 0: to all
    alignments: int
    shield: float
    powers: int


class Kit(NamedTuple):
    """What a character is and can do with what it carries; fields of three numbers are by its stage."""

    force: Three  # what its best action is worth, and a little of the others
    damage: Three  # what its most dangerous one deals
    pierce: Three
    guard: Three  # what its best anticipate action is worth
    texts: float  # what its texts and those of its cards are worth
    climbs: bool  # whether it has an action that costs stages
    shield: float
    powers: int
    affiliations: int
    alignments: int
    auras: tuple[Aura, ...]


class Use(NamedTuple):
    """An action as its user sees it."""

    cost: int
    early: bool  # may be used in an opponent's turn
    promises: tuple[Promise, ...]  # by stage
    price: float
    more: float  # further actions that it gives


class Book:
    """A cast, as the features see it. Lists are by the number of a card."""

    def __init__(self, cast: Cast) -> None:
        sheets = cast.sheets
        self.cast = cast
        self.role = [role_of(sheet) for sheet in sheets]
        self.energy = cast.energy
        self.powers = [sheet.powers for sheet in sheets]
        # Whether another of the same alter ego keeps it out, and how many resources it needs
        self.single = [Platoon not in sheet.sorts and Clone not in sheet.sorts for sheet in sheets]
        self.needs = [
            0 if Materialize in sheet.sorts else sheet.extra if sheet.type == EV else sheet.energy
            for sheet in sheets
        ]
        # The power of an ability that is worth loading, -1 for one that needs none; 0 for all other cards
        self.useful = [useful_power(sheet) for sheet in sheets]
        self.uses = [use_of(sheet.action) if sheet.action else None for sheet in sheets]
        self.texts = [text_sum(sheet) for sheet in sheets]
        self.auras = [auras_of(cast, sheet) for sheet in sheets]
        self.scenario = [
            scenario_worth(sheet.card.rules) if sheet.type == SCENARIO_CARD else 0.0 for sheet in sheets
        ]
        self.kits: dict[tuple[int, ...], Kit] = {}
        self.effects: dict[tuple[int, int], tuple[Effect, Promise]] = {}

    def kit(self, key: tuple[int, ...]) -> Kit:
        """What a character is and can do: its number, the powers that others give it, and the numbers of what
        it carries."""
        found = self.kits.get(key)
        if found is None:
            if len(self.kits) >= KITS:
                self.kits.clear()
            found = self.kits[key] = make_kit(self, key[0], key[1], key[2:])
        return found

    def promise(self, effect: Effect, x: int) -> Promise:
        """What an effect is likely to bring; read once."""
        key = (id(effect), x)
        found = self.effects.get(key)
        if found is None:
            if len(self.effects) >= KITS:
                self.effects.clear()
            found = self.effects[key] = effect, promise_of(effect, x)  # kept, so that no other gets its id
        return found[1]


@lru_cache(maxsize=MATCHES)
def book_of(cast: Cast) -> Book:
    """The book of a cast; made once."""
    return Book(cast)


def role_of(sheet: Sheet) -> int:
    """What a card in hand is good for."""
    if sheet.type == EV:
        return HEIR
    if sheet.is_character:
        return PERSON
    surprises = (SurpriseAnticipation, SurpriseAttack, StopsAnticipation, StopsDraw)
    if sheet.type in (SUPPORT, SCENARIO_CARD) or not sheet.sorts.isdisjoint(surprises):
        return EXTRA
    return FODDER


def useful_power(sheet: Sheet) -> int:
    """The power that makes an ability worth loading."""
    if sheet.type != ABILITY or (sheet.action is None and Camouflage not in sheet.sorts):
        return 0
    return sheet.powers or -1


def use_of(action: Action) -> Use:
    """What an action promises, by stage."""
    promises = []
    for stage in range(STAGES):
        modes = [promise_of(mode, stage) for mode in action.modes[: action.printed]]
        promises.append(max(modes, key=lambda found: found.value))
    early = bool(action.timing & ANTICIPATE)
    return Use(action.cost, early, tuple(promises), price_of(action.pay), repeats(action))


# What characters have by their texts


def auras_of(cast: Cast, sheet: Sheet) -> tuple[Aura, ...]:
    """What a card gives to others, or to all."""
    found = []
    for sort in (Shielded, Gains):
        for text in sheet.texts.get(sort, ()):
            rule: Any = text.rule
            if not isinstance(rule.target, Each):
                continue
            where = rule.target.where
            shield, powers = 0.0, 0
            if sort is Shielded:
                shield = number(rule.amount, 0) * (LIKELY if text.conditions else 1.0)
            else:
                for power in rule.powers:
                    powers |= POWER_BIT[power]
            yours, other = (any(isinstance(f, one) for f in where) for one in (Yours, Other))
            found.append(
                Aura(yours, other, affiliation_bits(cast, where), alignment_bits(where), shield, powers)
            )
    return tuple(found)


def affiliation_bits(cast: Cast, where: tuple[Filter, ...]) -> int:
    """The affiliations that filters ask for."""
    found = 0
    for f in where:
        if isinstance(f, Affiliated):
            for slug in f.affiliations:
                found |= cast.affiliation_bit.get(slug, 0)
    return found


def alignment_bits(where: tuple[Filter, ...]) -> int:
    """The alignments that filters ask for."""
    found = 0
    for f in where:
        if isinstance(f, Aligned):
            for slug in f.alignments:
                found |= ALIGNMENT_BIT[slug]
    return found


def passes(where: tuple[Filter, ...], cast: Cast, sheet: Sheet) -> bool:
    """Whether a character passes filters of the simple sort; others are taken for granted."""
    wanted = affiliation_bits(cast, where)
    if wanted and not wanted & sheet.affiliations:
        return False
    return not any(isinstance(f, Named) and sheet.called not in f.names for f in where)


def share_of(conditions: tuple[Condition, ...], cast: Cast, sheet: Sheet) -> float:
    """How likely it is that conditions of a text are met."""
    share = 1.0
    for condition in conditions:
        if isinstance(condition, Is) and isinstance(condition.things, This):
            share *= float(passes(condition.where, cast, sheet))
        else:
            share *= LIKELY
    return share


def own_shield(cast: Cast, kind: int, cards: list[int], size: int) -> float:
    """The shield of a character by itself and by its cards."""
    sheets = cast.sheets
    sheet = sheets[kind]
    found = float(size if ShieldEquals in sheet.sorts else sheet.shield)
    for card in cards:
        for text in sheets[card].texts.get(Shielded, ()):
            rule: Any = text.rule
            if isinstance(rule.target, This) and is_meant(cast, sheet, text):
                found += number(rule.amount, 0) * share_of(text.conditions, cast, sheet)
    return found


def is_meant(cast: Cast, sheet: Sheet, text: Text) -> bool:
    """Whether a text that works only while some carry it works on this one."""
    return text.carried is None or passes(text.carried, cast, sheet)


def own_powers(cast: Cast, kind: int, cards: list[int]) -> int:
    """The powers that a character has by itself and by its cards."""
    sheets = cast.sheets
    sheet = sheets[kind]
    found = sheet.powers
    for card in cards:
        other = sheets[card]
        if cast.kin[kind] >> card & 1:
            found |= other.powers
        for text in other.texts.get(Gains, ()):
            rule: Any = text.rule
            if isinstance(rule.target, This):
                for power in rule.powers:
                    found |= POWER_BIT[power]
        for text in other.texts.get(Arm, ()):
            if passes(text.rule.where, cast, sheet):  # type: ignore[attr-defined]
                found |= other.powers
        if Host in sheet.sorts and Link in other.sorts and other.action is not None:
            found |= other.action.power
    return found


# What they can do


def make_kit(book: Book, kind: int, given: int, load: tuple[int, ...]) -> Kit:
    """A character with these cards."""
    cast = book.cast
    cards = list(dict.fromkeys((kind, *load)))
    powers = own_powers(cast, kind, cards) | given
    working = [card for card in cards if works(cast, kind, card, powers)]
    uses = [use for card in cards if (use := usable(book, kind, card, powers)) is not None]
    early = [use for use in uses if use.early]
    strikes = [strike(uses, stage) for stage in range(STAGES)]
    auras: list[Aura] = []
    affiliations = alignments = 0
    for card in working:
        auras += book.auras[card]
        if cast.kin[kind] >> card & 1:
            affiliations |= cast.sheets[card].affiliations
            alignments |= cast.sheets[card].alignments
    return Kit(
        three([force(uses, stage) for stage in range(STAGES)]),
        three([damage for damage, _ in strikes]),
        three([pierce for _, pierce in strikes]),
        three([force(early, stage) for stage in range(STAGES)]),
        math.fsum(book.texts[card] for card in working),
        any(use.cost not in (0, NO_COST) for use in uses),
        own_shield(cast, kind, working, len(load)),
        powers,
        affiliations,
        alignments,
        tuple(auras),
    )


def three(numbers: list[float]) -> Three:
    """By stage."""
    return numbers[0], numbers[1], numbers[2]


def works(cast: Cast, kind: int, card: int, powers: int) -> bool:
    """BS-6.3, BS-6.4: Whether the texts of a card work for its bearer, or those that say so do."""
    sheet = cast.sheets[card]
    if card == kind or cast.kin[kind] >> card & 1:
        return True
    if sheet.type == ABILITY:
        return not sheet.powers or bool(sheet.powers & powers)
    return any(text.carried is not None for texts in sheet.texts.values() for text in texts)


def usable(book: Book, kind: int, card: int, powers: int) -> Use | None:
    """The action of a card, if its bearer may use it."""
    cast = book.cast
    use, sheet, bearer = book.uses[card], cast.sheets[card], cast.sheets[kind]
    action = sheet.action
    if use is None or action is None or (action.power and not action.power & powers):
        return None
    if card != kind and sheet.type != ABILITY and not cast.kin[kind] >> card & 1 and Link not in sheet.sorts:
        return None
    for text in sheet.texts.get(OnlyFor, ()):
        if not passes(text.rule.where, cast, bearer):  # type: ignore[attr-defined]
            return None
    for text in sheet.texts.get(Arm, ()):
        if passes(text.rule.where, cast, bearer):  # type: ignore[attr-defined]
            return use._replace(early=True)
    return use


def force(uses: list[Use], stage: int) -> float:
    """What the best action is worth, with a first one that gives it, and a little of the others."""
    best = first = total = 0.0
    for use in uses:
        if use.cost <= stage:
            worth = max(use.promises[stage].value - use.price, 0.0)
            total += worth
            if use.more == 1.0 and use.cost <= 0:
                first = max(first, worth)
            else:
                best = max(best, worth)
    return best + first + SPARE * (total - best - first)


def strike(uses: list[Use], stage: int) -> tuple[float, float]:
    """The damage and piercing damage of the most dangerous action."""
    best, found = 0.0, (0.0, 0.0)
    for use in uses:
        if use.cost <= stage:
            promise = use.promises[stage]
            danger = promise.damage + 1.5 * promise.pierce
            if danger > best and promise.hits > 0:
                best, found = danger, (promise.damage + promise.strip, promise.pierce)
    return found
