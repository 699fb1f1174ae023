"""Events: the texts that wait for them go into the queue."""

from typing import Any, Final

from ....cardlang.control import May
from ....cardlang.moments import When
from ....cardlang.node import Context, Node, Number
from ....cardlang.verbs import Draw
from ..cards.further import Leaves
from ..cards.keywords import Spy
from ..cards.occasions import Destroyed, LoadedFrom, MarkLeaves, Replaced
from ..state.cast import Text
from ..state.records import queue, spend_text
from ..state.table import NOTHING, SceneTable, is_character
from .matching import includes, passes
from .stats import all_hold, bearer_of, own_texts, rows

ONCE: Final = "once"  # which text an offer uses up
MAY_DRAW: Final = May(Draw(Number(1)))


def notice(t: SceneTable, sort: type[Node], subject: int, it: int = NOTHING) -> None:
    """Texts that wait for this event go into the queue. `subject` is to whom it happens, `it` what the event
    is about."""
    for text, ctx in rows(t, sort):
        rule: Any = text.rule
        if includes(t, rule.event.target, subject, ctx) and all_hold(t, text, ctx):
            wait(t, rule, once_used(t, text, ctx), subject if it == NOTHING else it)
    for rule, ctx, _ in t.lasting:
        if isinstance(rule, When) and type(rule.event) is sort:
            event: Any = rule.event
            if includes(t, event.target, subject, ctx):
                wait(t, rule, ctx, subject if it == NOTHING else it)


def once_used(t: SceneTable, text: Text, ctx: Context) -> Context:
    """BS-H13: A text that works once a turn: an offer is used up when it is taken, anything else at once."""
    rule: Any = text.rule
    if text.once and isinstance(rule.effect, May):
        return ctx.bind(ONCE, (text.number,))
    if text.once:
        spend_text(t, ctx.card, text.number)
    return ctx


def wait(t: SceneTable, rule: When, ctx: Context, it: int) -> None:
    """BS-H11: An effect waits; if its character or support leaves before that, it does not happen."""
    queue(t, ctx.seat, rule.effect, ctx.bind("it", (it,)), needs_unit=ctx.user != t.scenario)


def notice_load(t: SceneTable, card: int, unit: int, zone: str) -> None:
    """BS-F13: A card's own text about being loaded."""
    if LoadedFrom not in t.cast.sorts:
        return
    for text in own_texts(t, card, LoadedFrom):
        rule: Any = text.rule
        ctx = Context(t.cast.owner[card], card, unit)
        if rule.event.zone == zone and is_character(t, unit) and passes(t, unit, rule.event.where, ctx):
            queue(t, ctx.seat, rule.effect, ctx)


def notice_leaving(t: SceneTable, unit: int) -> None:
    """A character or support is about to leave: those it was chosen for hear of it."""
    for card, thing in t.marks:
        if thing == unit:
            bearer = bearer_of(t, card)
            notice_own(
                t, card, MarkLeaves, Context(t.cast.owner[card], card, bearer if bearer >= 0 else card)
            )


def notice_own(t: SceneTable, card: int, sort: type[Node], ctx: Context) -> None:
    """A card's own texts of that sort go into the queue."""
    for text in own_texts(t, card, sort):
        rule: Any = text.rule
        queue(t, ctx.seat, rule.effect, ctx)


def notice_destroyed(t: SceneTable, support: int) -> None:
    """A support's own text about its end."""
    notice_own(t, support, Destroyed, Context(t.cast.owner[support], support, support))


def notice_replaced(t: SceneTable, scenario: int) -> None:
    """A scenario's own text about its end."""
    notice_own(t, scenario, Replaced, Context(t.cast.owner[scenario], scenario, scenario))


def notice_gone(t: SceneTable, scenario: int) -> None:
    """A scenario's own text about leaving, whatever the reason."""
    notice_own(t, scenario, Leaves, Context(t.cast.owner[scenario], scenario, scenario))


def notice_prize(t: SceneTable, unit: int) -> None:
    """BS-11.7: Spy."""
    if Spy in t.cast.sheets[t.identity[unit]].sorts:
        seat = t.cast.owner[unit]
        queue(t, seat, MAY_DRAW, Context(seat, unit, unit))
