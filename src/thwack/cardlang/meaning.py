"""How trees run: each node class has a function that a game registers; control and common amounts are here.

An effect runs as a step `(perform, node, context)`. A function that must ask leaves steps behind, so a
half-run tree is data like everything else on the agenda.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from ..kernel.native import mypyc_attr
from ..kernel.table import Step, Table
from .amounts import AnyNumber, Count, Spent, Times, UpTo
from .control import And, AtLeast, AtMost, Choose, Did, If, May, Not, Nothing, Or, Pay, Pick, Seq, Unless
from .node import Amount, Condition, Context, Effect, Filter, Kind, Node, Number, Things
from .nouns import Chance, Each, Either, One, OtherThan, That, Themselves, You
from .results import result_name

MOST = 99  # any number


class Meaning:
    """What the words of a game's cards mean."""

    def __init__(self) -> None:
        self.effects: dict[type[Node], Callable[..., None]] = {}
        self.conditions: dict[type[Node], Callable[..., bool]] = {}
        self.amounts: dict[type[Node], Callable[..., int]] = {}
        self.things: dict[type[Node], Callable[..., tuple[int, ...]]] = {}  # those that need no choice
        self.filters: dict[type[Node], Callable[..., Sequence[int]]] = {}  # each keeps what passes
        self.kinds: dict[type[Node], Callable[..., tuple[int, ...]]] = {}
        self.picks: dict[type[Node], Callable[..., None]] = {}  # kind -> the step that picks one of it
        self.offers: dict[
            type[Node], Callable[..., list[Step]]
        ] = {}  # kind -> options that are no single things
        self.selects: dict[type[Node], Callable[..., None]] = {}  # nouns with a way of their own to choose
        self.idle: dict[type[Node], Callable[..., bool]] = {}  # whether all see that an effect does nothing
        self.affords: dict[
            type[Node], Callable[..., bool]
        ] = {}  # costs that hang on what only their payer sees
        self.distinct: Callable[[Any, Sequence[int]], Sequence[int]] = all_of  # like things are one choice
        self.unseen: Callable[[Any, One, Context], int] = none_hidden  # cards that others cannot see
        self.refusable: Callable[[Effect], bool] = (
            never  # effects that offer their refusal among their choices
        )


def never(node: Effect) -> bool:
    """No effect offers its own refusal, until a game says so."""
    return False


def none_hidden(t: Any, node: One, ctx: Context) -> int:
    """Everybody sees all there is to choose from, until a game says otherwise."""
    return 0


def all_of(t: Any, things: Sequence[int]) -> Sequence[int]:
    """No two things are alike, until a game says so."""
    return things


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage(Table):
    """A table on which trees can run."""

    __slots__ = ()
    meaning: ClassVar[Meaning]


def perform(t: Stage, node: Effect, ctx: Context) -> None:
    """Run an effect."""
    t.meaning.effects[type(node)](t, node, ctx)


def holds(t: Stage, node: Condition, ctx: Context) -> bool:
    """Whether a condition is true now."""
    return t.meaning.conditions[type(node)](t, node, ctx)


def value(t: Stage, node: Amount, ctx: Context) -> int:
    """A number; for `up_to` and `any_number` the most it can be."""
    if type(node) is Number:
        return node.n
    return t.meaning.amounts[type(node)](t, node, ctx)


def is_open(node: Amount) -> bool:
    """Whether the player may take less than the value."""
    return type(node) is UpTo or type(node) is AnyNumber


def narrow(
    t: Stage, things: Sequence[int], kind: Kind, where: tuple[Filter, ...], ctx: Context
) -> Sequence[int]:
    """Those of the things that pass all filters, each of which keeps some of what the one before it kept."""
    filters = t.meaning.filters
    for f in where:
        things = filters[type(f)](t, things, f, kind, ctx)
    return things


def candidates(t: Stage, node: Things, ctx: Context) -> tuple[int, ...]:
    """All things a noun could mean; for those that need no choice, the things themselves."""
    if isinstance(node, One | Each):
        found = t.meaning.kinds[type(node.kind)](t, node.where, ctx)
        return tuple(narrow(t, found, node.kind, node.where, ctx))
    return t.meaning.things[type(node)](t, node, ctx)


# Selecting: the result of a selection is `t.it`.


def select(t: Stage, node: Things, ctx: Context, seat: int) -> None:
    """Leave in `t.it` what the noun means; the seat chooses where there is a choice."""
    way = t.meaning.selects.get(type(node))
    if way is not None:
        way(t, node, ctx, seat)
        return
    found = candidates(t, node, ctx)
    if isinstance(node, One):
        options = options_for(t, node.kind, found)
        unseen = t.meaning.unseen(t, node, ctx)
        if ctx.optional and (found or unseen):
            t.ask(seat, [*options, (select_nothing,)], 1 + unseen)
        elif found:
            t.ask(seat, options, unseen)
        else:
            t.it = ()
    else:
        t.it = found


def options_for(t: Stage, kind: Kind, found: tuple[int, ...]) -> list[Step]:
    """What there is to choose from, if one of these is wanted."""
    offer = t.meaning.offers.get(type(kind))
    if offer is not None:
        return offer(t, found)
    pick = t.meaning.picks[type(kind)]
    return [(pick, thing) for thing in t.meaning.distinct(t, found)]


def select_nothing(t: Stage) -> None:
    """The refusal of a selection."""
    t.it = ()


def remember(t: Stage, things: tuple[int, ...]) -> None:
    """Leave in `t.it` what an effect was about, after what it set off."""
    t.it = things


# Control.


def do_nothing(t: Stage, node: Nothing, ctx: Context) -> None:
    """nothing"""
    t.it = ()


def do_seq(t: Stage, node: Seq, ctx: Context) -> None:
    """seq: one part after the other, handing on what was named."""
    next_part(t, node, 0, ctx)


def next_part(t: Stage, node: Seq, index: int, ctx: Context) -> None:
    """The next part of a seq; what the part before it was about is remembered if it has a name."""
    if index:
        name = result_name(node.parts[index - 1])
        if name:
            ctx = ctx.bind(name, t.it)
    if index < len(node.parts):
        t.then((perform, node.parts[index], ctx), (next_part, node, index + 1, ctx))


def do_may(t: Stage, node: May, ctx: Context) -> None:
    """U-10.1 and its like: with "may" the player decides.

    Effects that choose offer the refusal with their choices.
    """
    if t.meaning.refusable(node.effect):
        t.then((perform, node.effect, ctx.may()))
    elif can_be_paid(t, node.effect, ctx) and not is_idle(t, node.effect, ctx):
        t.ask(ctx.seat, [(accept, node.effect, ctx), (select_nothing,)])
    else:
        t.it = ()


def accept(t: Stage, node: Effect, ctx: Context) -> None:
    """Yes."""
    t.then((perform, node, ctx))


def can_be_paid(t: Stage, node: Effect, ctx: Context) -> bool:
    """Whether the cost of an effect, if it has one, can be paid in full."""
    return not isinstance(node, Pay) or is_payable(t, node.cost, ctx)


def is_payable(t: Stage, cost: Effect, ctx: Context) -> bool:
    """Whether every part of a cost can be paid; what no game tests can always be done."""
    if isinstance(cost, Seq):
        return all(is_payable(t, part, ctx) for part in cost.parts)
    test = t.meaning.conditions.get(type(cost))
    return test is None or test(t, cost, ctx)


def is_affordable(t: Stage, cost: Effect, ctx: Context) -> bool:
    """Whether a cost can be paid in full by all that its payer knows."""
    if isinstance(cost, Seq):
        return all(is_affordable(t, part, ctx) for part in cost.parts)
    test = t.meaning.affords.get(type(cost))
    return test is None or test(t, cost, ctx)


def is_idle(t: Stage, node: Effect, ctx: Context) -> bool:
    """Whether everybody can see that an effect would do nothing. A bargain for that is not offered; what only
    its player can see does not count, for the question itself would tell of it."""
    if isinstance(node, Seq):
        return all(is_idle(t, part, ctx) for part in node.parts)
    if isinstance(node, Choose):
        return all(is_idle(t, part, ctx) for part in node.effects)
    if isinstance(node, If):
        return is_idle(t, node.then, ctx) and is_idle(t, node.else_, ctx)
    if isinstance(node, May | Pay | Unless):
        return is_idle(t, node.effect, ctx)
    test = t.meaning.idle.get(type(node))
    return isinstance(node, Nothing) or (test is not None and test(t, node, ctx))


def do_if(t: Stage, node: If, ctx: Context) -> None:
    """if_"""
    if holds(t, node.condition, ctx):
        t.then((perform, node.then, ctx))
    else:
        t.then((perform, node.else_, ctx))


def do_choose(t: Stage, node: Choose, ctx: Context) -> None:
    """choose: so many different ones, run in the order chosen."""
    t.then((choose_next, node, value(t, node.amount, ctx), 0, ctx))


def choose_next(t: Stage, node: Choose, left: int, taken: int, ctx: Context) -> None:
    """Ask for the next of the effects; `taken` has a bit for each one already chosen. What cannot be paid for
    is not offered."""
    effects = node.effects
    offered = [i for i in range(len(effects)) if not taken >> i & 1 and can_be_paid(t, effects[i], ctx)]
    if left > 0 and offered:
        options: list[Step] = [(choose_one, node, left, taken, i, ctx) for i in offered]
        if ctx.optional:
            options.append((select_nothing,))
        t.ask(ctx.seat, options)


def choose_one(t: Stage, node: Choose, left: int, taken: int, index: int, ctx: Context) -> None:
    """Run the chosen effect, then choose the next."""
    ctx = ctx.must()
    t.then((perform, node.effects[index], ctx), (choose_next, node, left - 1, taken | 1 << index, ctx))


def do_pick(t: Stage, node: Pick, ctx: Context) -> None:
    """pick"""
    t.then((select, node.things, ctx, ctx.seat))


def do_pay(t: Stage, node: Pay, ctx: Context) -> None:
    """pay: in full, or nothing happens."""
    if can_be_paid(t, node, ctx) and is_affordable(t, node.cost, ctx):
        do_seq(t, Seq((node.cost, node.effect)), ctx)


def do_unless(t: Stage, node: Unless, ctx: Context) -> None:
    """unless"""
    t.then((select, node.who, ctx, ctx.seat), (ask_unless, node, ctx))


def ask_unless(t: Stage, node: Unless, ctx: Context) -> None:
    """The one asked may pay, if able."""
    steps: list[Step] = []
    for seat in t.it:
        payer = ctx._replace(seat=seat)
        if is_idle(t, node.effect, ctx):
            continue
        if is_payable(t, node.cost, payer):
            steps.append((offer_to_pay, node, payer, ctx))
        else:
            steps.append((perform, node.effect, ctx))
    t.do(*steps)


def offer_to_pay(t: Stage, node: Unless, payer: Context, ctx: Context) -> None:
    """Pay, or let it happen."""
    t.ask(payer.seat, [(accept, node.cost, payer), (let_it_happen, node.effect, ctx)])


def let_it_happen(t: Stage, node: Effect, ctx: Context) -> None:
    """The refusal to pay."""
    t.then((perform, node, ctx))


def _count(t: Stage, node: Count, ctx: Context) -> int:
    return len(candidates(t, node.things, ctx))


def _up_to(t: Stage, node: UpTo, ctx: Context) -> int:
    return value(t, node.most, ctx)


def _any_number(t: Stage, node: AnyNumber, ctx: Context) -> int:
    return MOST


def _times(t: Stage, node: Times, ctx: Context) -> int:
    return value(t, node.factor, ctx) * value(t, node.amount, ctx)


def _spent(t: Stage, node: Spent, ctx: Context) -> int:
    return sum(ctx.that(node.name))


def _not(t: Stage, node: Not, ctx: Context) -> bool:
    return not holds(t, node.condition, ctx)


def _and(t: Stage, node: And, ctx: Context) -> bool:
    return all(holds(t, c, ctx) for c in node.conditions)


def _or(t: Stage, node: Or, ctx: Context) -> bool:
    return any(holds(t, c, ctx) for c in node.conditions)


def _at_least(t: Stage, node: AtLeast, ctx: Context) -> bool:
    return value(t, node.amount, ctx) >= value(t, node.least, ctx)


def _at_most(t: Stage, node: AtMost, ctx: Context) -> bool:
    return value(t, node.amount, ctx) <= value(t, node.most, ctx)


def _did(t: Stage, node: Did, ctx: Context) -> bool:
    return bool(ctx.that(node.name))


def _that(t: Stage, node: That, ctx: Context) -> tuple[int, ...]:
    return ctx.that(node.name)


def _either(t: Stage, node: Either, ctx: Context) -> tuple[int, ...]:
    return tuple(thing for name in node.names for thing in ctx.that(name))


def _you(t: Stage, node: You, ctx: Context) -> tuple[int, ...]:
    return (ctx.seat,)


def _other_than(t: Stage, things: Sequence[int], node: OtherThan, kind: Kind, ctx: Context) -> Sequence[int]:
    known = ctx.that(node.name)
    return [thing for thing in things if thing not in known]


def common_meaning() -> Meaning:
    """What the common words mean in every game; a game goes on from here."""
    m = Meaning()
    m.effects.update(
        {
            Nothing: do_nothing,
            Seq: do_seq,
            May: do_may,
            If: do_if,
            Choose: do_choose,
            Pick: do_pick,
            Pay: do_pay,
            Unless: do_unless,
        }
    )
    m.conditions.update({Not: _not, And: _and, Or: _or, AtLeast: _at_least, AtMost: _at_most, Did: _did})
    m.amounts.update({Count: _count, UpTo: _up_to, AnyNumber: _any_number, Times: _times, Spent: _spent})
    m.things.update({That: _that, Either: _either, You: _you})
    m.filters.update({OtherThan: _other_than})
    return m


def meaningless(m: Meaning, words: dict[str, type[Node]]) -> list[str]:
    """Words that would parse but not run: a test keeps this list empty."""
    tables: tuple[tuple[Any, Any], ...] = (
        (Effect, m.effects),
        (Condition, m.conditions),
        (Amount, m.amounts),
        (Filter, m.filters),
        (Kind, m.kinds),
    )
    missing = [
        w for w, c in words.items() for base, known in tables if issubclass(c, base) and c not in known
    ]
    chosen = (One, Each, Themselves, Chance)
    missing += [
        w for w, c in words.items() if issubclass(c, Things) and c not in chosen and c not in m.things
    ]
    return missing
