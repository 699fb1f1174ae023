"""What conditions and amounts on cards mean."""

from ....cardlang.meaning import candidates, value
from ....cardlang.node import Context
from ....cardlang.shared import Is, ThereIs, YourTurn
from ..cards.words import (
    ActionsUsed,
    DamageTaken,
    EarlierUses,
    EnergyOf,
    FromTo,
    InAttackStep,
    LoadedNow,
    Minus,
    Plus,
    ScenarioInScene,
    ShieldOf,
    StageOf,
    TheirPreparation,
    TypesOf,
    X,
)
from ..state.table import ATTACK, NOTHING, PLAYER, PREPARATION, USER, X_VALUE, SceneTable, sheet_of
from .matching import passes
from .shields import energy, shield
from .terms import MEANING as MEANING
from .terms import Cards

# Conditions


def _is(t: SceneTable, node: Is, ctx: Context) -> bool:
    return any(passes(t, thing, node.where, ctx) for thing in candidates(t, node.things, ctx))


def _there_is(t: SceneTable, node: ThereIs, ctx: Context) -> bool:
    found: Cards = MEANING.kinds[type(node.kind)](t, node.where, ctx)
    for f in node.where:
        found = MEANING.filters[type(f)](t, found, f, node.kind, ctx)
    return bool(found)


def _scenario_in_scene(t: SceneTable, node: ScenarioInScene, ctx: Context) -> bool:
    return t.scenario != NOTHING


def _your_turn(t: SceneTable, node: YourTurn, ctx: Context) -> bool:
    return t.turn == ctx.seat


def _in_attack_step(t: SceneTable, node: InAttackStep, ctx: Context) -> bool:
    return t.phase == ATTACK


def _their_preparation(t: SceneTable, node: TheirPreparation, ctx: Context) -> bool:
    return t.phase == PREPARATION and t.turn != ctx.seat


def _loaded_now(t: SceneTable, node: LoadedNow, ctx: Context) -> bool:
    return ctx.card in t.fresh


# Amounts


def _x(t: SceneTable, node: X, ctx: Context) -> int:
    """Of the action under way, or of one that is only asked about."""
    asked = ctx.that("x")
    if asked:
        return asked[0]
    return t.using[X_VALUE] if t.using else 0


def _plus(t: SceneTable, node: Plus, ctx: Context) -> int:
    return value(t, node.first, ctx) + value(t, node.second, ctx)


def _minus(t: SceneTable, node: Minus, ctx: Context) -> int:
    return max(value(t, node.first, ctx) - value(t, node.second, ctx), 0)


def _from_to(t: SceneTable, node: FromTo, ctx: Context) -> int:
    return value(t, node.most, ctx)


def _stage_of(t: SceneTable, node: StageOf, ctx: Context) -> int:
    return sum(t.stage[thing] for thing in candidates(t, node.things, ctx))


def _shield_of(t: SceneTable, node: ShieldOf, ctx: Context) -> int:
    return sum(shield(t, thing) for thing in candidates(t, node.things, ctx))


def _energy_of(t: SceneTable, node: EnergyOf, ctx: Context) -> int:
    return sum(energy(t, thing) for thing in candidates(t, node.things, ctx))


def _damage_taken(t: SceneTable, node: DamageTaken, ctx: Context) -> int:
    return sum(t.taken[thing] for thing in candidates(t, node.things, ctx))


def _earlier_uses(t: SceneTable, node: EarlierUses, ctx: Context) -> int:
    """The use under way is already noted, so it is left out."""
    card = t.identity[ctx.card]
    mine = sum(1 for _, user, used in t.uses if user == ctx.user and used == card)
    return mine - (1 if t.using and t.using[USER] == ctx.user else 0)


def _actions_used(t: SceneTable, node: ActionsUsed, ctx: Context) -> int:
    seats = [thing - PLAYER for thing in candidates(t, node.who, ctx)]
    return sum(1 for seat, _, _ in t.uses if seat in seats)


def _types_of(t: SceneTable, node: TypesOf, ctx: Context) -> int:
    return len({sheet_of(t, thing).type for thing in candidates(t, node.things, ctx)})


MEANING.conditions.update(
    {
        Is: _is,
        ThereIs: _there_is,
        ScenarioInScene: _scenario_in_scene,
        YourTurn: _your_turn,
        InAttackStep: _in_attack_step,
        TheirPreparation: _their_preparation,
        LoadedNow: _loaded_now,
    }
)
MEANING.amounts.update(
    {
        X: _x,
        Plus: _plus,
        Minus: _minus,
        FromTo: _from_to,
        StageOf: _stage_of,
        ShieldOf: _shield_of,
        EnergyOf: _energy_of,
        DamageTaken: _damage_taken,
        EarlierUses: _earlier_uses,
        ActionsUsed: _actions_used,
        TypesOf: _types_of,
    }
)
