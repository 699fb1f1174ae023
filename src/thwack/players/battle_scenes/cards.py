"""Battle Scenes: what actions and texts are likely to do, read from the cards once per match.

Everything is counted in cards that an opposing character loses. Nothing here looks at a table, so these are
rough numbers; what really happens is seen when it has happened.
"""

import math
from typing import Final, NamedTuple

from ...cardlang.amounts import AnyNumber, Times, UpTo
from ...cardlang.control import Choose, If, May, Pay, Seq, Unless
from ...cardlang.moments import At, When
from ...cardlang.node import Amount, Effect, Node, Number, Rule, Things, walk
from ...cardlang.nouns import Each, Theirs, This, You, Yours
from ...cardlang.shared import Some, ThisCard, ThisTurn
from ...cardlang.verbs import Damage, Draw, Look
from ...games.battle_scenes.cards import arrivals as later
from ...games.battle_scenes.cards import changes as c
from ...games.battle_scenes.cards import deeds, named, outcomes, stances
from ...games.battle_scenes.cards import special as s
from ...games.battle_scenes.cards import verbs as v
from ...games.battle_scenes.cards import words as w
from ...games.battle_scenes.cards.answers import guards
from ...games.battle_scenes.cards.answers import words as answers
from ...games.battle_scenes.cards.entry import bonds, gates, sights
from ...games.battle_scenes.cards.limits import InHand
from ...games.battle_scenes.state.cast import Action

SHIELD: Final = 1.2  # that of any target
DULLED: Final = 0.2  # the part of any damage that is good for something in spite of shields
BARED: Final = 0.2  # a point of shield that a target loses, even if it is not hurt
FURTHER: Final = 0.7  # a target beyond the first, as part of the first
CROWD: Final = 2.0  # how many "each" of the opponent are
LIKELY: Final = 0.5  # a condition that depends on the table
SOME: Final = 1.5  # a number that depends on the table
AGAIN: Final = 0.7  # one more action

# What one of these is worth, each time.
EACH: Final[dict[type[Node], float]] = {
    v.Capacitate: 0.8,
    v.Incapacitate: 0.8,
    v.Discard: 0.8,
    v.Mill: 0.05,
    Draw: 0.8,
}
# What these are worth, whatever their numbers.
ONCE: Final[dict[type[Node], float]] = {
    v.ActAgain: AGAIN,
    v.Arrange: 0.3,
    v.Cancel: 2.0,
    v.LockPower: 0.6,
    v.LosePower: 0.6,
    v.Mark: 0.3,
    v.Return: 3.0,
    v.SetShield: 0.6,
    v.Swap: 0.2,
    c.Exchange: 0.3,
    later.DiscardRandom: 0.8,
    later.Divide: 2.0,
    later.FillUp: 1.5,
    later.Makes: 0.3,
    later.Scatter: 0.3,
    deeds.Destroy: 1.5,
    outcomes.Imprison: 3.0,
    stances.ForGood: 1.0,
    named.AnotherTurn: 5.0,
    named.Bring: 2.0,
    answers.ComeIn: 1.5,
    answers.Spare: 1.0,
    answers.StopSearch: 1.0,
    answers.TakeDraw: 1.6,
    answers.Hush: 0.6,
    answers.Sink: 2.5,
    answers.Retarget: 0.4,
    guards.NextPreparation: 0.4,
    Look: 0.2,
    s.CarryOff: 2.0,
    s.ExtraTurn: 5.0,
    s.NextCountdownAlone: 0.8,
    s.Purge: 2.0,
    bonds.HoldDown: 0.8,
    gates.Introduce: 2.5,
    gates.KnockOut: -3.0,
    gates.TakePlace: 0.5,
    sights.BuryRandom: 0.8,
    sights.CountAlong: 0.2,
    sights.KeepModel: 0.3,
}


class Promise(NamedTuple):
    """What an effect is likely to bring."""

    damage: float = 0.0  # to each target
    pierce: float = 0.0
    strip: float = 0.0  # shield that each target loses
    hits: float = 0.0  # targets of them
    sure: float = 0.0  # all the rest, in cards

    def plus(self, other: "Promise") -> "Promise":
        """Both."""
        return Promise(
            self.damage + other.damage,
            self.pierce + other.pierce,
            self.strip + other.strip,
            max(self.hits, other.hits),
            self.sure + other.sure,
        )

    def times(self, share: float) -> "Promise":
        """Not quite all of it."""
        return Promise(
            share * self.damage, share * self.pierce, share * self.strip, self.hits, share * self.sure
        )

    @property
    def value(self) -> float:
        """All of it, against any targets."""
        each = max(self.damage + min(self.strip, SHIELD) - SHIELD, DULLED * self.damage) + self.pierce
        each += BARED * min(self.strip, SHIELD)
        return (1 + FURTHER * (self.hits - 1)) * each + self.sure if self.hits else self.sure


NOTHING: Final = Promise()


def promise_of(effect: Effect, x: int) -> Promise:
    """What an effect is likely to bring, with so much as the X of its cost."""
    if isinstance(effect, Seq):
        found = NOTHING
        for part in effect.parts:
            found = found.plus(promise_of(part, x))
        return found
    if isinstance(effect, If):
        yes, no = promise_of(effect.then, x), promise_of(effect.else_, x)
        return yes.times(LIKELY).plus(no.times(1 - LIKELY))
    if isinstance(effect, Choose):
        return max((promise_of(part, x) for part in effect.effects), key=lambda found: found.value)
    if isinstance(effect, v.Clairvoyance | May):
        return promise_of(effect.effect, x)
    if isinstance(effect, outcomes.ForEach):
        return promise_of(effect.effect, x).times(SOME)
    if isinstance(effect, Pay):
        return promise_of(effect.effect, x).times(LIKELY)
    if isinstance(effect, Unless):
        return promise_of(effect.effect, x).times(LIKELY)
    if isinstance(effect, Damage | v.Pierce | v.GetsShield):
        return blow(effect, x)
    return Promise(sure=sure_of(effect, x))


def blow(effect: Damage | v.Pierce | v.GetsShield, x: int) -> Promise:
    """Damage, or shields that change until the end of the turn."""
    amount, hits = number(effect.amount, x), aims(effect.target, x)
    if isinstance(effect, v.GetsShield):
        if amount < 0:
            return Promise(strip=-amount, hits=hits)
        return Promise(sure=0.3 * amount)
    if hits < 0:
        return Promise(sure=hits * amount)
    if isinstance(effect, v.Pierce):
        return Promise(pierce=amount, hits=hits)
    return Promise(damage=amount, hits=hits)


def aims(things: Things, x: int) -> float:
    """How many opposing characters and supports are meant; below 0 for own ones."""
    if isinstance(things, w.Targets | w.AnyTargets | Some):
        return number(things.amount, x)
    if isinstance(things, Each):
        if any(isinstance(f, Yours) for f in things.where):
            return -SOME
        return CROWD if things.where else 1.0  # everybody: the own ones, too
    return -1.0 if isinstance(things, This) else 1.0


def sure_of(effect: Effect, x: int) -> float:
    """What an effect without damage is worth."""
    sort = type(effect)
    if isinstance(effect, v.Return) and isinstance(effect.target, This):
        return -2.0
    if sort in ONCE:
        return ONCE[sort]
    if isinstance(effect, v.Capacitate | v.Incapacitate):
        others = max(abs(aims(effect.target, x)), 1.0)
        return EACH[sort] * number(effect.amount, x) * others
    if isinstance(effect, Draw | v.Discard | v.Mill):
        return EACH[sort] * number(effect.amount, x) * gain_of(effect)
    if isinstance(effect, v.Load):
        return 0.8 * how_many(effect.cards, x)
    if isinstance(effect, c.UnloadFrom):
        return number(effect.amount, x) * max(aims(effect.target, x), 0.0)
    if isinstance(effect, v.Unload):
        return -0.6 if is_own(effect.cards) else how_many(effect.cards, x)
    if isinstance(effect, v.Put):
        if isinstance(effect.cards, ThisCard) or is_own(effect.cards):
            return -0.6
        if isinstance(effect.cards, w.TheScenario):
            return 0.4
        if isinstance(getattr(effect.cards, "kind", None), w.Loaded):
            return how_many(effect.cards, x)
        good = effect.zone in ("hand", "scene") or any(
            isinstance(f, Theirs) for f in getattr(effect.cards, "where", ())
        )
        return 0.8 * how_many(effect.cards, x) if good else 0.0
    if isinstance(effect, ThisTurn):
        return 0.6 * len(effect.rules)
    return 0.0


def gain_of(effect: Draw | v.Discard | v.Mill) -> float:
    """How good it is for the player of the effect that so many cards are drawn or put away: the worst of the
    own hand is no great loss."""
    own = isinstance(effect.who, You)
    if isinstance(effect.who, Each):
        return 0.2
    if isinstance(effect, Draw):
        return 1.0 if own else -1.0
    return -0.6 if own else 1.0


def is_own(cards: Things) -> bool:
    """Whether cards that its own player's character carries are meant."""
    return isinstance(cards, ThisCard) or any(
        isinstance(f, w.CarriedBy) and isinstance(f.things, This) for f in getattr(cards, "where", ())
    )


def how_many(cards: Things, x: int) -> float:
    """How many cards are meant."""
    return number(cards.amount, x) if isinstance(cards, Some) else 1.0


def price_of(cost: Effect | None) -> float:
    """What the further cost of an action is worth to whoever pays it."""
    if cost is None:
        return 0.0
    if isinstance(cost, Seq):
        return math.fsum(price_of(part) for part in cost.parts)
    if isinstance(cost, v.CosmicEnergy):
        return 0.15 * number(cost.amount, 0)
    if isinstance(cost, outcomes.CosmicX):
        return 0.15 * SOME * number(cost.factor, 0)
    return -sure_of(cost, 0)


# What an amount is about, where it depends on the table.
GUESSES: Final[dict[type[Node], float]] = {
    AnyNumber: 2.0,
    w.ActionsUsed: 0.5,
    w.DamageTaken: 0.5,
    w.EarlierUses: 0.0,
    w.EnergyOf: 4.0,
    w.ShieldOf: SHIELD,
    w.StageOf: 0.7,
}


def number(amount: Amount, x: int) -> float:
    """About how much this is."""
    if isinstance(amount, Number):
        return float(amount.n)
    if isinstance(amount, w.X):
        return float(x)
    if isinstance(amount, w.Plus):
        return number(amount.first, x) + number(amount.second, x)
    if isinstance(amount, w.Minus):
        return max(number(amount.first, x) - number(amount.second, x), 0.0)
    if isinstance(amount, Times):
        return number(amount.factor, x) * number(amount.amount, x)
    if isinstance(amount, UpTo | w.FromTo):
        return number(amount.most, x)
    return GUESSES.get(type(amount), SOME)


def scenario_worth(rules: tuple[Rule, ...]) -> float:
    """What a scenario is worth to its player while it is in scene: most work for both."""
    own = 0.0
    for rule in rules:
        about_one = any(isinstance(node, Yours | You) for node in walk(rule))
        if about_one and not isinstance(rule, When | At | InHand):
            own += 1.0
    return 0.2 + own


def repeats(action: Action) -> float:
    """How many more actions the action gives: one like it counts less than any."""
    more = 0.0
    for node in walk(action.effect):
        if isinstance(node, v.ActAgain):
            more = LIKELY if any(isinstance(f, v.SameAction) for f in node.which) else 1.0
    return more
