"""BS-H164, BS-H171: Paying a cost that something else may bear, and an X that is named."""

from .....cardlang.meaning import is_payable, perform, remember, value
from .....cardlang.node import Context, Effect
from .....kernel.table import Step
from ...cards.outcomes import CosmicX
from ...state.table import KIND, SceneTable, resources_of
from ..actions import legal_targets
from ..measures import MEANING
from ..moving import recycle
from .keeping import PAYING
from .substitutes import DONOR, borne, donors_of

# A support that bears the cost


def pay_cost(t: SceneTable, pay: Effect, ctx: Context) -> None:
    """BS-1.4: The further cost of an action; where a support may bear it, its player decides."""
    ctx = ctx.bind(PAYING, (1,))
    donors = donors_of(t, pay, ctx)
    if not donors:
        t.then((perform, pay, ctx))
        return
    options: list[Step] = [(pay_self, pay, ctx)] if is_payable(t, pay, ctx) else []
    t.ask(ctx.seat, [*options, *[(pay_from, unit, pay, ctx) for unit in donors]])


def pay_self(t: SceneTable, pay: Effect, ctx: Context) -> None:
    """The user bears it."""
    t.then((perform, pay, ctx))


def pay_from(t: SceneTable, donor: int, pay: Effect, ctx: Context) -> None:
    """The support bears it."""
    t.then((perform, borne(t, pay, ctx), ctx.bind(DONOR, (donor,))))


# An X that is named


def do_cosmic_x(t: SceneTable, node: CosmicX, ctx: Context) -> None:
    """BS-H171: cosmic_x"""
    t.then((ask_x, node, ctx))


def ask_x(t: SceneTable, node: CosmicX, ctx: Context) -> None:
    """How much? Only what some target would be within the reach of."""
    factor = value(t, node.factor, ctx)
    action = t.cast.sheets[t.using[KIND]].action
    assert action is not None
    noun = action.nouns[0]
    options: list[Step] = []
    for x in range(1, len(resources_of(t, ctx.seat)) // factor + 1):
        if noun is None or legal_targets(t, noun, ctx.user, ctx.card, ctx.bind("x", (x,))):
            options.append((name_x, ctx.seat, factor, x))
    t.ask(ctx.seat, options)


def name_x(t: SceneTable, seat: int, factor: int, x: int) -> None:
    """So much."""
    t.then((recycle, seat, factor * x, ()), (remember, (x,)))


def x_is_payable(t: SceneTable, node: CosmicX, ctx: Context) -> bool:
    """At least an X of 1."""
    return len(resources_of(t, ctx.seat)) >= value(t, node.factor, ctx)


MEANING.effects.update({CosmicX: do_cosmic_x})
MEANING.conditions.update({CosmicX: x_is_payable})
