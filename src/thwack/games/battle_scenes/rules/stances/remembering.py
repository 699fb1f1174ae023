"""What is chosen for a card and outlasts what it was chosen from, what stands for good, and what happens as
often as something else."""

from collections.abc import Callable
from typing import Final

from .....cardlang.meaning import perform, select, value
from .....cardlang.moments import At
from .....cardlang.node import Context, Name, Node, Slug
from .....cardlang.nouns import CardKind, Each
from .....cardlang.shared import Among
from ...cards.arrivals import TurnEnds
from ...cards.outcomes import (
    EnergyMost,
    Fallen,
    Fed,
    ForEach,
    Frailest,
    Imprison,
    NotedName,
    NotedPower,
    NoteName,
    NotePower,
    Trailing,
)
from ...cards.stances import ForGood
from ...cards.verbs import Put
from ...cards.words import In
from ...state.atoms import told, unit_told
from ...state.cast import POWERS
from ...state.records import make_last, mark_name
from ...state.table import SCENE, SceneTable, is_character, sheet_of
from ..choosing import units_only
from ..knockout import leave, points
from ..measures import MEANING
from ..shields import energy
from ..stats import names, powers
from ..terms import TESTS, keep_each
from ..texts.naming import POWER, SORT, ask_name, number_of, settled

RELEASE: Final = At(
    TurnEnds(),
    Put(Each(CardKind(), (Among(Name("taken")), In((Slug("prizes"),)))), Slug("resources")),
)
FOREVER: Final = 1_000_000  # a turn that never comes
PERSON: Final = 4  # a sort of name, beside those of naming.py: the card it is taken from


def do_for_good(t: SceneTable, node: ForGood, ctx: Context) -> None:
    """for_good"""
    for rule in node.rules:
        make_last(t, settled(t, rule, ctx) if ctx.bound else rule, ctx.must(), FOREVER)


def do_for_each(t: SceneTable, node: ForEach, ctx: Context) -> None:
    """for_each: one after the other."""
    t.do(*[(perform, node.effect, ctx.must()) for _ in ctx.that(node.name)])


def do_imprison(t: SceneTable, node: Imprison, ctx: Context) -> None:
    """BS-R6: imprison"""
    t.then((select, node.target, ctx, ctx.seat), (imprison_them, ctx))


def imprison_them(t: SceneTable, ctx: Context) -> None:
    """They count as points at once, and leave the prizes at the end of the turn if they are still there."""
    for unit in units_only(t, t.it):
        leave(t, unit, "prizes")
        if t.result:
            return
        make_last(t, RELEASE, ctx.must().bind("taken", (unit,)), t.turns)


# Names


def do_note_power(t: SceneTable, node: NotePower, ctx: Context) -> None:
    """note_power"""
    t.then((ask_name, ctx.seat, tuple(number_of(POWER, i) for i in range(len(POWERS)))), (note_it, ctx.card))


def note_it(t: SceneTable, card: int) -> None:
    """It was chosen for this card."""
    if t.it:
        mark_name(t, card, t.it[0])


def do_note_name(t: SceneTable, node: NoteName, ctx: Context) -> None:
    """note_name"""
    t.then((select, node.things, ctx.must(), ctx.seat), (note_name_of, ctx.card))


def note_name_of(t: SceneTable, card: int) -> None:
    """BS-H170: The name stays when its bearer leaves."""
    for unit in units_only(t, t.it):
        mark_name(t, card, number_of(PERSON, t.identity[unit]))
        t.emit("marked", told(t, card), unit_told(t, unit))


def noted(t: SceneTable, sort: int, ctx: Context) -> list[int]:
    """The names of a sort that were chosen for a card, as the numbers behind them."""
    found = [divmod(-1 - number, SORT) for card, number in t.marks if card == ctx.card and number < 0]
    return [index for kind, index in found if kind == sort]


def _noted_power(t: SceneTable, thing: int, node: NotedPower, ctx: Context) -> bool:
    have = powers(t, thing) if t.place[thing] == SCENE else sheet_of(t, thing).powers
    return any(have >> index & 1 for index in noted(t, POWER, ctx))


def _noted_name(t: SceneTable, thing: int, node: NotedName, ctx: Context) -> bool:
    kin, called = t.cast.kin[t.identity[thing]], names(t, thing)
    sheets = t.cast.sheets
    return any(kin >> index & 1 or sheets[index].called in called for index in noted(t, PERSON, ctx))


# Others


def _frailest(t: SceneTable, thing: int, node: Frailest, ctx: Context) -> bool:
    loads = [len(t.load[unit]) for side in t.units for unit in side if is_character(t, unit)]
    return bool(loads) and len(t.load[thing]) == min(loads)


def _energy_most(t: SceneTable, thing: int, node: EnergyMost, ctx: Context) -> bool:
    return energy(t, thing) <= value(t, node.most, ctx)


def _fallen(t: SceneTable, node: Fallen, ctx: Context) -> tuple[int, ...]:
    return ctx.that("it")


def _fed(t: SceneTable, node: Fed, ctx: Context) -> int:
    return -ctx.that("fed")[0] if ctx.that("fed") else 0


def _trailing(t: SceneTable, node: Trailing, ctx: Context) -> bool:
    return points(t, 1 - ctx.seat) > points(t, ctx.seat)


MORE_TESTS: Final[dict[type[Node], Callable[..., bool]]] = {
    NotedPower: _noted_power,
    NotedName: _noted_name,
    Frailest: _frailest,
    EnergyMost: _energy_most,
}
TESTS.update(MORE_TESTS)
MEANING.filters.update(dict.fromkeys(MORE_TESTS, keep_each))
MEANING.things.update({Fallen: _fallen})
MEANING.amounts.update({Fed: _fed})
MEANING.conditions.update({Trailing: _trailing})
MEANING.effects.update({ForGood: do_for_good, ForEach: do_for_each})
MEANING.effects.update({NotePower: do_note_power, NoteName: do_note_name, Imprison: do_imprison})
