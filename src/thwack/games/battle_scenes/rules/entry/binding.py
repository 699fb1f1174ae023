"""What binds characters and actions: whom they aim at, what else they cost, what they do instead."""

from typing import Any

from .....cardlang.meaning import candidates, is_payable, select, value
from .....cardlang.node import Context, Effect, Name, walk
from .....cardlang.nouns import THIS, That
from .....kernel.ids import Seat
from ...cards.entry.bonds import (
    AtTarget,
    Confines,
    HoldDown,
    NextCheaper,
    OneEach,
    Opposing,
    Solitary,
    SwapsKinds,
    Taxes,
    Thorns,
)
from ...cards.standing import CannotRise
from ...cards.verbs import Discard
from ...cards.words import CharacterKind, SupportKind
from ...state.cast import Action
from ...state.records import end_lasting, make_last
from ...state.table import CARD, KIND, USER, SceneTable, hand_of, is_character
from ..choosing import units_only
from ..matching import includes
from ..measures import MEANING
from ..stats import standing
from ..terms import TESTS, keep_each
from ..texts.which import FITS, About, fits

# Whom actions aim at


def permit_for(t: SceneTable, unit: int, card: int) -> int:
    """BS-H3: Which permission for one more action is used up: the narrowest that fits; one that ties the
    action to a target comes last. -1 if there is none."""
    kind = t.identity[card]
    fitting = [
        (any(isinstance(f, AtTarget) for f in which), -len(which), index)
        for index, (user, same, which) in enumerate(t.permits)
        if user == unit and fits(t, which, kind, same, unit, card)
    ]
    return min(fitting)[2] if fitting else -1


def confinements(t: SceneTable, unit: int, card: int) -> list[tuple[int, ...]]:
    """The groups of which an action of this character must have a target."""
    found: list[tuple[int, ...]] = []
    if not t.using and t.acted[unit] and t.permits:
        index = permit_for(t, unit, card)
        ties = [f for f in t.permits[index][2] if isinstance(f, AtTarget)] if index >= 0 else []
        found += [(f.target.n,) for f in ties]  # type: ignore[attr-defined]
    for rule, own in standing(t, Confines):
        if own.that("action") in ((), (-len(t.uses),)) and includes(t, rule.target, unit, own):
            found.append(candidates(t, rule.to, own))
    return found


def is_confined_from(t: SceneTable, unit: int, card: int, legal: list[int]) -> bool:
    """BS-F6: Whether none of those that an action must aim at is among its legal targets."""
    if not t.cast.may_lure and not t.lasting and not t.permits:
        return False
    return any(not any(one in legal for one in group) for group in confinements(t, unit, card))


def confine_use(t: SceneTable, unit: int, which: tuple[Any, ...]) -> None:
    """One more action that must aim at somebody is this one; its number, which is no card's, is below 0."""
    for f in which:
        if isinstance(f, AtTarget):
            own = Context(t.cast.owner[unit], unit, unit).bind("quarry", (f.target.n,))  # type: ignore[attr-defined]
            own = own.bind("action", (-len(t.uses) - 1,))
            make_last(t, Confines(THIS, That(Name("quarry"))), own, t.turns)


def _opposing(t: SceneTable, node: Opposing, action: Action, about: About) -> bool:
    own = about[4]
    return own is not None and about[2] >= 0 and t.cast.owner[about[2]] != own.seat


def _at_target(t: SceneTable, node: AtTarget, action: Action, about: About) -> bool:
    """Whether it has targets at all: whom it may aim at is looked at with them."""
    return any(noun is not None for noun in action.nouns)


def _one_each(t: SceneTable, thing: int, node: OneEach, ctx: Context) -> bool:
    """Whoever chooses several sees to it."""
    return True


def swaps_kinds(t: SceneTable, kind: Any) -> bool:
    """Whether an action that targets characters may target supports, or the other way round."""
    if SwapsKinds not in t.cast.sorts or type(kind) not in (CharacterKind, SupportKind):
        return False
    return bool(standing(t, SwapsKinds))


def of_fitting_kinds(t: SceneTable, noun: Any, chosen: tuple[int, ...], left: list[int]) -> list[int]:
    """Of targets that are left, those that go with the ones chosen."""
    if not chosen:
        return left
    kinds = [is_character(t, unit) for unit in chosen]
    if any(isinstance(f, OneEach) for f in noun.where):
        return [unit for unit in left if is_character(t, unit) not in kinds]
    if swaps_kinds(t, noun.kind):
        return [unit for unit in left if is_character(t, unit) in kinds]
    return left


# What actions cost


def taxes(t: SceneTable, unit: int, card: int) -> list[tuple[Effect, Context]]:
    """What a character pays besides for an action."""
    if not t.lasting and Taxes not in t.cast.sorts:
        return []
    seat = t.cast.owner[unit]
    return [
        (rule.cost, Context(seat, own.card, unit))
        for rule, own in standing(t, Taxes)
        if includes(t, rule.target, unit, own) and fits(t, rule.which, t.identity[card], -1, unit, card, own)
    ]


def cannot_pay_taxes(t: SceneTable, unit: int, card: int, action: Action) -> bool:
    """BS-H14: Whether the hand is too small for all that an action and texts ask for."""
    found = taxes(t, unit, card)
    if not found:
        return False
    own = Context(t.cast.owner[unit], card, unit)
    wanted = sum(discards(t, cost, ctx) for cost, ctx in found)
    wanted += discards(t, action.pay, own) if action.pay is not None else 0
    return wanted > len(hand_of(t, own.seat)) or not all(is_payable(t, cost, ctx) for cost, ctx in found)


def discards(t: SceneTable, cost: Effect, ctx: Context) -> int:
    """How many cards of the hand a cost takes."""
    return sum(value(t, node.amount, ctx) for node in walk(cost) if isinstance(node, Discard))


def discount(t: SceneTable, unit: int, card: int) -> int:
    """BS-7.1: By how much the next action of somebody is cheaper."""
    return sum(value(t, rule.amount, own) for rule, own in discounts(t, unit, card))


def discounts(t: SceneTable, unit: int, card: int) -> list[tuple[Any, Context]]:
    """The texts that say so."""
    return [
        (rule, own)
        for rule, own, _ in t.lasting
        if isinstance(rule, NextCheaper)
        and includes(t, rule.target, unit, own)
        and fits(t, rule.which, t.identity[card], -1, unit, card, own)
    ]


def use_discounts(t: SceneTable, unit: int, card: int) -> None:
    """They are used up by the action."""
    for rule, own in discounts(t, unit, card) if t.lasting else ():
        end_lasting(t, next(i for i, row in enumerate(t.lasting) if row[0] == rule and row[1] == own))


def is_solitary(t: SceneTable, unit: int, action: Action) -> bool:
    """BS-11.15: Whether an action has Singularity, by itself or by a text about its user."""
    if action.singular or not t.lasting:
        return action.singular
    return any(includes(t, rule.target, unit, own) for rule, own in standing(t, Solitary))


# What effects do instead


def is_thorny(t: SceneTable, ctx: Context) -> bool:
    """Whether the effect of the action under way deals damage where it would lower a shield."""
    if Thorns not in t.cast.sorts or not t.using or ctx.user != t.using[USER] or ctx.card != t.using[CARD]:
        return False
    return any(
        fits(t, rule.which, t.using[KIND], -1, t.using[USER], t.using[CARD], own)
        for rule, own in standing(t, Thorns)
    )


def do_hold_down(t: SceneTable, node: HoldDown, ctx: Context) -> None:
    """hold_down"""
    t.then((select, node.target, ctx, ctx.seat), (hold_down, ctx))


def hold_down(t: SceneTable, ctx: Context) -> None:
    """BS-H137: In its controller's next turn; that turn's number, which is no card's, stands below 0."""
    for unit in units_only(t, t.it):
        turn = next_turn_of(t, t.cast.owner[unit])
        own = ctx.bind("held", (unit,)).bind("in_turn", (-turn,))
        make_last(t, CannotRise(That(Name("held"))), own, turn)


def next_turn_of(t: SceneTable, seat: Seat) -> int:
    """The number of a player's next turn, extra turns counted."""
    if seat == t.turn:
        return t.turns + (1 if t.extra_turns else 2)
    return t.turns + 1 + t.extra_turns


FITS.update({Opposing: _opposing, AtTarget: _at_target})
TESTS.update({OneEach: _one_each})
MEANING.filters.update({OneEach: keep_each})
MEANING.effects.update({HoldDown: do_hold_down})
