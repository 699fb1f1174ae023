"""Cards that an effect puts in scene, and characters that give way to others."""

from .....cardlang.meaning import candidates, remember, select, value
from .....cardlang.node import Context
from .....cardlang.nouns import THIS
from .....kernel.ids import Identity, Seat
from .....kernel.table import Step
from ...cards.named import (
    Alike,
    AnotherTurn,
    BearerOf,
    Bring,
    ByAction,
    CommonWith,
    SharingPower,
    Shift,
    Twinned,
    Unlike,
    Versed,
)
from ...cards.standing import Ready
from ...cards.words import In
from ...state.cast import CHARACTER
from ...state.records import give_turn, make_last
from ...state.table import HAND, SCENE, SceneTable, deck_of, hand_of, holdable, is_character, sheet_of
from ..choosing import slot_in, units_only
from ..entry.admission import ways_of_doubles
from ..entry.gatekeeping import is_immaterial
from ..knockout import shift_away
from ..loading import may_enter
from ..matching import passes
from ..measures import MEANING
from ..preparation import MATERIALIZED, ask_shape, plays, take_shape
from ..stances.belonging import card_affiliations
from ..stats import bearer_of, powers
from ..terms import TESTS, keep_each
from ..triggers import aftermath
from .sides import affiliations

# Putting cards in scene


def do_bring(t: SceneTable, node: Bring, ctx: Context) -> None:
    """bring: which card, if one could be there for all that everybody knows."""
    ways = openings(t, node, ctx)
    if ways:
        hand = {t.identity[slot] for slot in hand_of(t, ctx.seat)}
        options: list[Step] = [
            (bring_in, ctx.seat, kind, way, node.way) for kind, way in ways if kind in hand
        ]
        t.ask(ctx.seat, [*options, (bring_nobody, ctx.seat)], 2)
    else:
        t.it = ()


def openings(t: SceneTable, node: Bring, ctx: Context) -> list[tuple[int, int]]:
    """The cards that the hand could have and that may enter, and how they are loaded."""
    seat = ctx.seat
    where = tuple(f for f in node.cards.where if not isinstance(f, In))  # type: ignore[attr-defined]
    found = []
    for kind in holdable(t, seat):
        sheet = t.cast.sheets[kind]
        slots = [s for s in t.cast.slots[seat] if t.identity[s] == kind and t.place[s] != SCENE]
        if not slots or not passes(t, slots[0], where, ctx):
            continue
        if node.way == "materialize":
            if sheet.type != CHARACTER and sheet.is_character:
                continue
            if sheet.energy <= len(deck_of(t, seat)) and may_enter(t, seat, kind, sheet, -1):
                if not is_immaterial(t, seat, sheet):
                    found.append((kind, MATERIALIZED))
        elif node.way == "double":
            found += [(kind, way) for way in ways_of_doubles(t, seat, sheet)]
        else:
            found += [(kind, step[3]) for step in plays(t, seat, kind, HAND)]
    return found


def bring_in(t: SceneTable, seat: Seat, identity: Identity, way: int, manner: str) -> None:
    """It enters; with Readiness it may act at once."""
    slot = slot_in(t, hand_of(t, seat), identity)
    t.do((remember, (slot,)))
    if manner == "readiness":
        t.do((make_ready, slot, seat))
    take_shape(t, seat, identity, way)


def make_ready(t: SceneTable, slot: int, seat: Seat) -> None:
    """BS-D1: It may act in the turn it entered."""
    make_last(t, Ready(THIS, ()), Context(seat, slot, slot), t.turns)


def bring_nobody(t: SceneTable, seat: Seat) -> None:
    """Nobody enters."""
    t.it = ()


def do_shift(t: SceneTable, node: Shift, ctx: Context) -> None:
    """BS-D9: shift"""
    t.then((select, node.target, ctx, ctx.seat), (shift_it, ctx.seat))


def shift_it(t: SceneTable, seat: Seat) -> None:
    """It goes to resources, and another may enter."""
    for unit in units_only(t, t.it):
        shift_away(t, unit, seat)
        t.do((aftermath,), (ask_shape, seat))


# Words


def _bearer_of(t: SceneTable, node: BearerOf, ctx: Context) -> tuple[int, ...]:
    found = [bearer_of(t, card) for card in candidates(t, node.things, ctx)]
    return tuple(unit for unit in found if unit >= 0)


def _versed(t: SceneTable, thing: int, node: Versed, ctx: Context) -> bool:
    kin = t.cast.kin[t.identity[thing]]
    return any(kin >> t.identity[card] & 1 and is_character(t, card) for card in t.load[thing])


def _unlike(t: SceneTable, thing: int, node: Unlike, ctx: Context) -> bool:
    """Whoever chooses several sees to it."""
    return True


def _common_with(t: SceneTable, thing: int, node: CommonWith, ctx: Context) -> bool:
    mine = affiliations(t, thing) if t.place[thing] == SCENE else card_affiliations(t, thing)
    found = sum(bool(mine & affiliations(t, other)) for other in candidates(t, node.things, ctx))
    return found >= value(t, node.least, ctx)


def _sharing_power(t: SceneTable, thing: int, node: SharingPower, ctx: Context) -> bool:
    return any(powers(t, thing) & powers(t, other) for other in candidates(t, node.things, ctx))


def _twinned(t: SceneTable, thing: int, node: Twinned, ctx: Context) -> bool:
    if not sheet_of(t, thing).card.alter_ego:
        return False
    kin = t.cast.kin[t.identity[thing]]
    others = [unit for side in t.units for unit in side if unit != thing and is_character(t, unit)]
    return any(kin >> t.identity[unit] & 1 for unit in others)


def do_another_turn(t: SceneTable, node: AnotherTurn, ctx: Context) -> None:
    """another_turn"""
    give_turn(t, 1)
    for rule in node.rules:
        make_last(t, rule, ctx.must(), t.turns + 1)


def _alike(t: SceneTable, node: Alike, ctx: Context) -> bool:
    return len({sheet_of(t, card).type for card in ctx.that(node.name)}) <= 1


def _by_action(t: SceneTable, node: ByAction, ctx: Context) -> bool:
    return bool(t.using)


MEANING.things.update({BearerOf: _bearer_of})
TESTS.update({Twinned: _twinned})
MEANING.filters.update({Twinned: keep_each})
TESTS.update({Versed: _versed, Unlike: _unlike, CommonWith: _common_with, SharingPower: _sharing_power})
MEANING.filters.update({Versed: keep_each, Unlike: keep_each, CommonWith: keep_each, SharingPower: keep_each})
MEANING.conditions.update({ByAction: _by_action, Alike: _alike})
MEANING.effects.update({Bring: do_bring, Shift: do_shift, AnotherTurn: do_another_turn})
