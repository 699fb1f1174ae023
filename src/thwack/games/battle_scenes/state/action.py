"""BS-1.4: The actions of cards, ready to be asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....cardlang.control import Choose, Seq
from ....cardlang.node import Effect, Number, walk
from ....cardlang.verbs import Damage
from ..cards import outcomes, stances
from ..cards.entry import bonds
from ..cards.keywords import Arm
from ..cards.standing import Cheaper, OnlyFor
from ..cards.verbs import Clairvoyance, Pierce
from ..cards.words import AnyTargets, SupportKind, Target, Targets, Unit
from .texts import sort_of, texts_of

if TYPE_CHECKING:
    from ..cards.library import CardDef

POWERS: Final = (
    "agility",
    "ranged-attack",
    "energy-attack",
    "elasticity",
    "genius",
    "blades",
    "magic",
    "cosmic-power",
    "regeneration",
    "super-strength",
    "telekinesis",
    "telepathy",
    "flight",
)
POWER_BIT: Final = {power: 1 << i for i, power in enumerate(POWERS)}
TIMING_BIT: Final = {"normal": 1, "anticipate": 2, "unforeseen": 4}
PAIR: Final = AnyTargets(Number(2), Unit(), ())


def targets_in(effect: Effect) -> Target | Targets | AnyTargets | None:
    """The target noun of an effect: there is at most one, modes apart."""
    for node in walk(effect):
        if isinstance(node, Target | Targets | AnyTargets):
            return node
    return None


class Action:
    """BS-1.4: The action of a card, ready to be asked for."""

    def __init__(self, card: CardDef) -> None:
        action = card.action
        assert action is not None
        assert action.effect is not None
        self.slug = action.slug
        self.power = POWER_BIT[action.power] if action.power else 0
        self.cost = action.cost
        self.timing = sum(TIMING_BIT[timing] for timing in action.timing)
        self.pay = action.pay
        self.effect = action.effect
        self.single = "single-action" in action.keywords
        self.singular = "singularity" in action.keywords
        self.one_per_turn = "one-per-turn" in action.keywords
        # BS-H1: the modes of which one is announced before targets are chosen, each with its target noun
        self.modes: tuple[Effect, ...] = modes_of(action.effect)
        sorts = {sort_of(text.rule) for text in texts_of(card.rules)}
        self.whole = -1  # the mode that has all effects, where a text may ask for that
        if bonds.DoesAll in sorts and isinstance(action.effect, Choose):
            self.whole = len(self.modes)
            self.modes = (*self.modes, Seq(action.effect.effects))
        self.nouns = tuple(targets_in(mode) for mode in self.modes)
        # Whether it needs no further cost, and no target or one that anybody can be
        self.is_easy = self.pay is None and any(
            noun is None or (not noun.where and not isinstance(noun.kind, SupportKind)) for noun in self.nouns
        )
        # BS-H165: beside the printed modes, those that are several of them, by which
        self.printed = len(self.modes)
        self.joint: dict[int, tuple[int, ...]] = {}
        self.all_of_them = -1
        self.join_modes(card)
        self.pays_x = factor_of(action.pay)
        self.foresees = any(isinstance(node, Clairvoyance) for node in walk(action.effect))
        self.may_be_early = Arm in sorts
        self.may_be_cheaper = Cheaper in sorts
        self.is_reserved = OnlyFor in sorts
        self.damages = tuple(  # by mode
            any(isinstance(node, Damage | Pierce) for node in walk(mode)) for mode in self.modes
        )

    def join_modes(self, card: CardDef) -> None:
        """BS-H165: Two of the effects, each with its own target, or all of them, where a text allows it."""
        printed = self.modes
        for text in texts_of(card.rules):
            if isinstance(text.rule, stances.TwoEffects):
                for i in range(len(printed)):
                    for j in range(i + 1, len(printed)):
                        self.joint[len(self.modes)] = (i, j)
                        self.modes += (Seq((printed[i], printed[j])),)
                        self.nouns += (PAIR,)
            elif isinstance(text.rule, stances.AllEffects):
                self.all_of_them = len(self.modes)
                self.modes += (Seq(printed),)
                self.nouns += (self.nouns[0],)


def factor_of(pay: Effect | None) -> int:
    """BS-H171: Of how many cards for each X a cost is; 0 if it names no X."""
    for node in walk(pay) if pay is not None else ():
        if isinstance(node, outcomes.CosmicX):
            return node.factor.n if isinstance(node.factor, Number) else 1
    return 0


def modes_of(effect: Effect) -> tuple[Effect, ...]:
    """The effects a player may choose between before targets are chosen."""
    if isinstance(effect, Choose) and any(targets_in(part) for part in effect.effects):
        return effect.effects
    if isinstance(effect, Clairvoyance) and len(modes_of(effect.effect)) > 1:
        return tuple(Clairvoyance(effect.amount, part) for part in modes_of(effect.effect))
    return (effect,)
