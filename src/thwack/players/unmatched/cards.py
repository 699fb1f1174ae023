"""Unmatched: what cards are likely to do, read from their effects once per match.

Everything is counted in health of a hero: a card drawn is about as good as one point of damage dealt. Nothing
here looks at a table, so these are rough numbers; what really happens is seen when it has happened.
"""

from typing import Final, NamedTuple

from ...cardlang.amounts import AnyNumber, Count, Spent, Stat, Times, UpTo
from ...cardlang.control import And, Choose, If, May, Not, Or, Pay, Seq, Unless
from ...cardlang.node import Amount, Condition, Effect, Node, Number, Things
from ...cardlang.nouns import Each, That, This, You
from ...cardlang.verbs import Become, Damage, Defeat, Draw, Gain, Heal, Look, Switch, Take
from ...games.unmatched.cards import (
    combat_words,
    deck_words,
    duel_words,
    field_words,
    lasting,
    oneoff_words,
    piece_words,
    pile_words,
    show_words,
    special,
    turn_words,
    turns,
    verbs,
    words,
    zone_words,
)
from ...games.unmatched.cards.reading import CardDef

SOME: Final = 1.2  # a number that depends on the table
LIKELY: Final = 0.5  # a condition that depends on the table
RANSOMED: Final = 0.7  # an effect that others can buy off
BOOST: Final = 2.0  # the boost value of any card
PRINTED: Final = 3.0  # the value of any card
ROLL: Final = 3.0  # a die, and the better of two rolls now and then

# What one of these is worth, each time.
EACH: Final[dict[type[Node], float]] = {Draw: 1.0, Damage: 1.0, Heal: 0.8, Gain: 0.4}
ONCE: Final[dict[type[Node], float]] = {
    verbs.Move: 0.3,
    verbs.Place: 0.4,
    verbs.TradePlaces: 0.3,
    verbs.BringBack: 1.2,
    verbs.GainAction: 1.2,
    verbs.Cancel: 0.7,
    verbs.SetHealth: 2.0,
    verbs.Fetch: 1.5,
    verbs.Keep: 1.0,
    verbs.PutBack: -0.8,
    Take: 1.0,
    Look: 0.2,
    Become: 0.2,
    Switch: 0.2,
    Defeat: 1.5,
    lasting.ThisTurn: 1.0,
    lasting.Hold: 0.5,
    lasting.NoDraw: 0.7,
    turns.EndTurn: 1.0,
    turns.FreeAttack: 1.2,
    turns.ChooseNew: 1.2,
    turns.SpendAction: -1.2,
    turns.DrawTo: 2.0,
    pile_words.ToBottom: 0.2,
    pile_words.Reorder: 0.5,
    combat_words.CancelLater: 0.6,
    special.Vanish: 1.0,
    field_words.Walk: 0.3,
    field_words.Scatter: 0.4,
    field_words.StepIn: 1.0,
    deck_words.ShuffleIn: 0.5,
    turn_words.Win: 0.5,
    turn_words.BonusAttack: 2.0,
    turn_words.GiveAction: -1.2,
    turn_words.Endure: 1.0,
    deck_words.ToTop: 0.4,
    special.ConfirmSuspicion: 1.5,
    special.TimeOut: 2.5,
    special.GuessCard: 1.0,
    special.LayBare: -1.0,
    special.AccordingToPlan: 1.0,
    oneoff_words.Deploy: 0.5,
    special.LodgeOfSorceresses: 0.6,
    oneoff_words.Go: 0.5,
    oneoff_words.Ride: 0.4,
    oneoff_words.Silence: 0.5,
    piece_words.Remove: -0.3,
    piece_words.Summon: 1.2,
    piece_words.TakeOver: 0.3,
    special.ChosenFate: 0.5,
    special.Salvage: 1.0,
    zone_words.Lay: 0.6,
    zone_words.Activate: 0.6,
    zone_words.Deactivate: -0.4,
    zone_words.Acquire: 1.2,
    zone_words.Fade: -0.5,
    show_words.Rise: 2.0,
    show_words.Conjure: 2.2,
    show_words.Mend: 0.8,
    show_words.SwapCard: 1.0,
    show_words.StandIn: 0.5,
    show_words.Recall: 1.0,
    zone_words.SendBack: 1.0,
    zone_words.Transfer: 0.5,
    combat_words.CancelAfter: 0.5,
    combat_words.SpareFromEffects: 0.3,
    duel_words.Search: 1.2,
    special.MistsOfMunnopor: 0.7,
}
# What one of these adds to the value of its own card.
ADDED: Final[dict[type[Node], float]] = {
    verbs.IgnoreValue: 2.0,
    verbs.PreventDamage: 4.0,
    verbs.CapDamage: 2.0,
    verbs.BlindBoost: BOOST,
    special.LockValue: 2.0,
    special.Deduce: 1.0,
    piece_words.Reflect: 4.0,
    special.DoMyBidding: 1.5,
}


class Promise(NamedTuple):
    """What an effect is likely to bring."""

    value: float = 0.0  # added to the value of its card
    grows: float = 0.0  # added to it for each of a resource of the hero
    sure: float = 0.0  # points, whoever wins the combat
    won: float = 0.0  # points if its player wins
    lost: float = 0.0  # points if its player loses

    def plus(self, other: "Promise") -> "Promise":
        """Both."""
        return Promise(*[a + b for a, b in zip(self, other, strict=True)])

    def times(self, share: float) -> "Promise":
        """Not quite all of it."""
        return Promise(*[share * a for a in self])


class Worth(NamedTuple):
    """What a card is likely to do."""

    kind: int  # bits of ATTACK, DEFENSE, SCHEME
    value: float  # in combat, with what its effects add
    grows: float  # the value it gets for each of a resource
    sure: float  # points its effects bring in combat, or as a scheme
    won: float  # and if the combat is won
    lost: float  # or lost
    state: int  # the state of the hero that it needs, -1 if any will do


NOTHING: Final = Promise()


def worth_of(card: CardDef, states: tuple[str, ...]) -> Worth:
    """What a card is likely to do in the hands of a hero with these states."""
    total = NOTHING
    for effect in card.effects.values():
        total = total.plus(promise(effect, card.value or 0))
    if any(isinstance(rule, special.Predict) for rule in card.rules):
        total = total._replace(value=total.value + 1)
    state = states.index(card.needs.state) if isinstance(card.needs, words.InState) else -1
    value = (card.value or 0) + total.value
    return Worth(card.kind, value, total.grows, total.sure, total.won, total.lost, state)


def promise(effect: Effect, printed: int) -> Promise:
    """What an effect is likely to bring on a card with this value."""
    kind = type(effect)
    if kind in ONCE:
        return Promise(sure=ONCE[kind])
    if kind in ADDED:
        return Promise(value=ADDED[kind])
    if isinstance(effect, verbs.Boost):
        return Promise(value=BOOST, sure=-EACH[Draw])
    if isinstance(effect, Seq):
        total = NOTHING
        for part in effect.parts:
            total = total.plus(promise(part, printed))
        return total
    if isinstance(effect, May):
        return promise(effect.effect, printed)
    if isinstance(effect, If):
        return under(effect.condition, promise(effect.then, printed), promise(effect.else_, printed))
    if isinstance(effect, Choose):
        found = sorted((promise(part, printed) for part in effect.effects), key=sum, reverse=True)
        total = NOTHING
        for one in found[: round(number(effect.amount))]:
            total = total.plus(one)
        return total
    if isinstance(effect, Pay):
        return promise(effect.effect, printed).times(LIKELY)
    if isinstance(effect, Unless):
        return promise(effect.effect, printed).times(LIKELY)
    if isinstance(effect, zone_words.Ransom):
        return promise(effect.effect, printed).times(RANSOMED)
    if isinstance(effect, zone_words.BuyDown):
        return Promise(value=-number(effect.amount))
    if isinstance(effect, special.Drawback):
        return promise(effect.effect, printed)
    if isinstance(effect, turns.TheyMay):
        return promise(effect.effect, printed).times(-LIKELY)
    return by_amount(effect, printed)


def by_amount(effect: Effect, printed: int) -> Promise:
    """What an effect with a number is likely to bring."""
    if isinstance(effect, verbs.SetValue | verbs.AddValue) and isinstance(effect.of, words.TheirCard):
        before = PRINTED if isinstance(effect, verbs.SetValue) else 0.0
        return Promise(value=before - number(effect.amount))
    if isinstance(effect, combat_words.SubtractValue):
        sign = 1 if isinstance(effect.of, words.TheirCard) else -1
        return Promise(value=sign * number(effect.amount))
    if isinstance(effect, verbs.SetValue):
        return Promise(value=number(effect.amount) - printed)
    if isinstance(effect, verbs.AddValue):
        each = growth(effect.amount)
        return Promise(grows=each) if each else Promise(value=number(effect.amount))
    if isinstance(effect, verbs.Discard):
        return Promise(sure=0.0 if isinstance(effect.who, You) else number(effect.amount))
    if isinstance(effect, Draw):
        if effect.as_:
            return NOTHING  # something is done with the cards, and that counts
        sign = 1 if isinstance(effect.who, You) else -1
        return Promise(sure=sign * EACH[Draw] * number(effect.amount))
    if isinstance(effect, Damage):
        sign = -1 if is_own(effect.target) else 1
        return Promise(sure=sign * EACH[Damage] * number(effect.amount))
    if isinstance(effect, Heal | Gain):
        return Promise(sure=EACH[type(effect)] * number(effect.amount))
    return NOTHING


def under(condition: Condition, yes: Promise, no: Promise) -> Promise:
    """What is likely under a condition; what winning brings counts when it is won."""
    if any(isinstance(part, words.Won) for part in parts(condition)):
        return Promise(value=yes.value, grows=yes.grows, won=yes.sure, lost=no.sure)
    if isinstance(condition, words.Lost):
        return Promise(won=no.sure, lost=yes.sure)
    return yes.times(LIKELY).plus(no.times(1 - LIKELY))


def parts(condition: Condition) -> tuple[Condition, ...]:
    """The conditions that a condition is made of."""
    if isinstance(condition, And | Or):
        return tuple(part for one in condition.conditions for part in parts(one))
    return parts(condition.condition) if isinstance(condition, Not) else (condition,)


def growth(amount: Amount) -> float:
    """How an amount grows with a resource of the hero: rage, or voyages in the discard pile."""
    if isinstance(amount, Stat):
        return 1.0
    if isinstance(amount, Times) and isinstance(amount.amount, Spent):
        return 1.5  # less than what it adds: the resource is gone
    if isinstance(amount, Count) and isinstance(amount.things, Each):
        if isinstance(amount.things.kind, words.TokenKind) and not amount.things.where:
            return 1.0
        return float(any(isinstance(f, words.Discarded | zone_words.Lying) for f in amount.things.where))
    return 0.0


def is_own(things: Things) -> bool:
    """Whether an effect means a fighter of its own player."""
    return isinstance(things, words.The | This)


def number(amount: Amount) -> float:
    """About how much this is."""
    if isinstance(amount, Number):
        return float(amount.n)
    if isinstance(amount, UpTo):
        return number(amount.most)
    if isinstance(amount, Times):
        return number(amount.factor) * number(amount.amount)
    if isinstance(amount, words.BoostOf):
        return BOOST
    if isinstance(amount, words.PrintedValue):
        return PRINTED
    if isinstance(amount, oneoff_words.Rolled):
        return ROLL
    if isinstance(amount, Count) and isinstance(amount.things, That):
        return SOME / 2  # cards paid for it
    return 1.0 if isinstance(amount, AnyNumber) else SOME
