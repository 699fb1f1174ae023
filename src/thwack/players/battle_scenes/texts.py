"""Battle Scenes: what texts are worth as long as they stand, in cards that an opposing character loses."""

import math
from typing import Final

from ...cardlang.moments import At, TurnStart, When
from ...cardlang.node import Node, Rule
from ...games.battle_scenes.cards import arrivals as later
from ...games.battle_scenes.cards import changes as c
from ...games.battle_scenes.cards import deeds, further, limits, named, outcomes, stances
from ...games.battle_scenes.cards import keywords as k
from ...games.battle_scenes.cards import occasions as o
from ...games.battle_scenes.cards import standing as r
from ...games.battle_scenes.cards.answers import guards
from ...games.battle_scenes.cards.answers import words as answers
from ...games.battle_scenes.cards.entry import bonds, gates, sights
from ...games.battle_scenes.state.cast import Sheet, sort_of
from .cards import number, promise_of

# What texts of characters, supports and carried cards are worth as long as they stand.
TEXTS: Final[dict[type[Node], float]] = {
    c.Boosts: 0.6,
    guards.AbsorbsNew: 1.0,
    guards.Clings: 0.4,
    guards.GivesWay: 1.0,
    guards.MoreEnergy: 0.3,
    guards.UnhurtOtherwise: 0.5,
    c.Capped: 1.5,
    c.Diverts: 0.8,
    c.Evades: 1.0,
    c.Harmless: 1.0,
    c.MayCountAlone: 0.6,
    c.Shelters: 0.3,
    c.Shrugs: 1.2,
    c.Sudden: 0.4,
    k.Delay: 0.8,
    k.Enhancement: 0.4,
    k.Lead: 1.0,
    k.Potentiate: 0.6,
    k.Predator: 0.6,
    k.Share: 0.2,
    k.Spy: 0.2,
    k.Tactic: 0.1,
    o.AdjustmentStart: -0.5,
    outcomes.AttackBegins: 0.5,
    outcomes.IsFed: 0.4,
    outcomes.Menaced: 0.8,
    outcomes.Receives: 0.3,
    outcomes.YouUnload: 0.3,
    stances.AllEffects: 0.6,
    stances.Attracts: 0.8,
    stances.GivesSurprise: 0.3,
    stances.HoldsFewer: 0.4,
    stances.KeepsLoad: 0.6,
    stances.StandsIn: 0.4,
    stances.TwoEffects: 0.6,
    r.Borrows: 0.5,
    r.CountsAlone: 1.5,
    r.DrawsMore: 1.0,
    r.Gains: 0.3,
    r.Guards: 1.0,
    r.Hastens: 0.4,
    o.Hurt: 0.6,
    o.HurtByAction: 0.6,
    r.IgnoresPower: 0.6,
    r.InPreparation: 0.8,
    o.IsPotentiated: 0.4,
    o.IsTargeted: 1.0,
    r.Lends: 0.8,
    r.LendsTo: 0.8,
    r.LessDamage: 0.8,
    r.MoreDamage: 0.8,
    r.MoreToTargets: 0.8,
    r.Pierces: 0.6,
    r.PowersOf: 0.4,
    r.Unhurt: 0.4,
    r.Untargetable: 1.2,
    bonds.Confines: 2.0,
    bonds.DoesAll: 0.5,
    bonds.Learns: 0.3,
    bonds.Tamed: 0.3,
    gates.Doubles: 0.3,
    gates.EvolvesFrom: 0.5,
    gates.Excludes: 0.5,
    gates.LetsMaterialize: 0.5,
    sights.OpenHands: 0.5,
    limits.Averts: 1.0,
    limits.Forbids: 0.6,
    limits.Halved: 0.8,
    limits.HoldsMore: 0.3,
    limits.UnhurtBut: 0.8,
    limits.UnhurtBy: 0.6,
    deeds.ActsFree: 0.6,
    deeds.Eludes: 0.8,
    deeds.LendsAbilities: 0.8,
    deeds.LetsBorrow: 0.5,
    deeds.Lures: 0.5,
    deeds.PiercesThrough: 0.6,
    further.ForeseesMore: 0.2,
    named.Freely: 0.6,
    named.InTheirAnticipation: 0.5,
    r.Idle: 0.6,
    r.Locked: 0.6,
    r.Ready: 0.3,
    stances.LeastCost: 0.3,
    stances.Spares: 0.6,
}
# What happens again and again, so that a text which waits for it is worth a part of its effect.
RECURRING: Final[frozenset[type[Node]]] = frozenset(
    (
        TurnStart,
        answers.HasSearched,
        answers.TheirCombat,
        deeds.Fells,
        deeds.HarmedBy,
        deeds.IsEnhanced,
        deeds.Rises,
        deeds.TargetedBy,
        further.CountdownPhase,
        further.HasUsed,
        further.Uses,
        later.AimedAt,
        later.CombatBegins,
        later.DrawPhase,
        later.IsLowered,
        later.Suffers,
        later.ToResources,
        later.UnloadedFrom,
        later.WasTargeted,
        named.Draws,
        named.EachTurn,
        sights.Divines,
        sights.EachCombat,
        sights.FelledBy,
        sights.TheirCountdownOver,
        sights.TurnOver,
    )
)
OFTEN: Final = 0.4  # how much of it
MOST: Final = 2.0


def text_worth(rule: Rule) -> float:
    """What a text is worth while it stands."""
    sort = sort_of(rule)
    if sort in RECURRING and isinstance(rule, When | At):
        return OFTEN * max(-MOST, min(promise_of(rule.effect, 1).value, MOST))
    worth = TEXTS.get(sort, 0.0)
    if isinstance(rule, k.Potentiate):
        return worth * number(rule.amount, 0)
    return worth


def text_sum(sheet: Sheet) -> float:
    """All texts of a card together, but those that work from the hand."""
    worths = [text_worth(text.rule) for texts in sheet.texts.values() for text in texts if not text.from_hand]
    return math.fsum(worths)
