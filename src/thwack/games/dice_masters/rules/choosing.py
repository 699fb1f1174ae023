"""DM-7.2, G-17, G-20: How the things that an effect is about are chosen, and who may slip away from it."""

from ....cardlang.meaning import candidates, is_open, perform, remember, select, select_nothing, value
from ....cardlang.node import Context, Effect, Things
from ....cardlang.nouns import Player
from ....cardlang.shared import Some
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.special import SlipsAway
from ..cards.words import AnyOf, CharacterKind, DieKind
from ..state.table import PLAYER, DiceTable, in_field, seat_of
from .energy import is_affordable
from .stats import distinct, listeners, own_rules
from .terms import MEANING


def pick_die(t: DiceTable, die: int) -> None:
    """A die is chosen."""
    t.it = (die,)


def pick_player(t: DiceTable, thing: int) -> None:
    """A player is chosen."""
    t.it = (thing,)


def pick_thing(t: DiceTable, thing: int) -> None:
    """A die or a player is chosen."""
    t.it = (thing,)


def select_any_of(t: DiceTable, node: AnyOf, ctx: Context, seat: Seat) -> None:
    """any_of: one out of all of them."""
    found = distinct(t, candidates(t, node, ctx))
    options: list[Step] = [(pick_thing, thing) for thing in found]
    if ctx.optional and found:
        options.append((select_nothing,))
    if options:
        t.ask(seat, options)
    else:
        t.it = ()


def select_some(t: DiceTable, node: Some, ctx: Context, seat: Seat) -> None:
    """G-17, G-20: some: as many as there are, chosen one at a time by the player the noun names."""
    chooser = candidates(t, node.by, ctx)[0] - PLAYER
    t.then((choose_more, node, ctx, chooser, ()))


def choose_more(t: DiceTable, node: Some, ctx: Context, seat: Seat, chosen: tuple[int, ...]) -> None:
    """The next of some dice."""
    most = value(t, node.amount, ctx)
    found = [die for die in candidates(t, node, ctx) if die not in chosen]
    if len(chosen) >= most or not found:
        t.then((remember, chosen))
        return
    options: list[Step] = [(choose_also, node, ctx, seat, (*chosen, die)) for die in distinct(t, found)]
    if is_open(node.amount) or ctx.optional:
        options.append((remember, chosen))
    t.ask(seat, options)


def choose_also(t: DiceTable, node: Some, ctx: Context, seat: Seat, chosen: tuple[int, ...]) -> None:
    """One more of some dice."""
    t.then((choose_more, node, ctx, seat, chosen))


# Slipping away: Spider-Man "Tiger"


def aim(t: DiceTable, target: Things, ctx: Context, step: Step) -> None:
    """Choose, let those concerned slip away, then act on `t.it`."""
    if SlipsAway in t.cast.listeners:
        t.then((select, target, ctx, ctx.seat), (let_slip, ctx), step)
    else:
        t.then((select, target, ctx, ctx.seat), step)


def let_slip(t: DiceTable, ctx: Context) -> None:
    """H-4: Those whose text cancels what an opposing effect would do to them may use it."""
    if listeners(t, SlipsAway):
        t.then((offer_to_slip, t.it, 0, ctx))


def offer_to_slip(t: DiceTable, things: tuple[int, ...], index: int, ctx: Context) -> None:
    """The next of the things chosen."""
    while index < len(things):
        die = things[index]
        cost = slip_cost(t, die, ctx)
        if cost is not None:
            seat = seat_of(t, die)
            t.ask(seat, [(slip_away, things, index, cost, ctx), (stay, things, index, ctx)])
            return
        index += 1
    t.then((remember, things))


def slip_cost(t: DiceTable, die: int, ctx: Context) -> Effect | None:
    """What it costs a die to slip away, if it may and can."""
    if die >= PLAYER or not in_field(t) >> die & 1 or seat_of(t, die) == ctx.seat:
        return None
    for rule, own in own_rules(t, die, SlipsAway):
        assert isinstance(rule, SlipsAway)
        if is_affordable(t, rule.cost, own.seat):
            return rule.cost
    return None


def slip_away(t: DiceTable, things: tuple[int, ...], index: int, cost: Effect, ctx: Context) -> None:
    """DM-10.1: The effect does nothing to this die."""
    die = things[index]
    t.emit("slipped", die)
    rest = (*things[:index], *things[index + 1 :])
    t.then((perform, cost, Context(seat_of(t, die))), (offer_to_slip, rest, index, ctx))


def stay(t: DiceTable, things: tuple[int, ...], index: int, ctx: Context) -> None:
    """No."""
    t.then((offer_to_slip, things, index + 1, ctx))


def fielded_only(t: DiceTable) -> list[int]:
    """Those of `t.it` that are in the field."""
    mask = in_field(t)
    return [die for die in t.it if die < PLAYER and mask >> die & 1]


MEANING.picks.update({CharacterKind: pick_die, DieKind: pick_die, Player: pick_player})
MEANING.selects.update({AnyOf: select_any_of, Some: select_some})
