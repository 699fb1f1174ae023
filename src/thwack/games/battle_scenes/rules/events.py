"""Events: the texts that wait for them go into the queue."""

from typing import Any, Final

from ....cardlang.control import May
from ....cardlang.moments import When
from ....cardlang.node import Context, Node, Number
from ....cardlang.verbs import Draw
from ..cards.answers.words import NextTime
from ..cards.further import Leaves
from ..cards.keywords import Spy
from ..cards.occasions import Destroyed, LoadedFrom, MarkLeaves, Replaced
from ..cards.outcomes import Departs, Receives
from ..state.records import end_lasting, queue, spend_text
from ..state.table import NOTHING, PLAYER, SceneTable, director, in_scene, is_character
from .matching import includes, passes
from .stats import all_hold, bearer_of, own_texts, rows

ONCE: Final = "once"  # which text an offer uses up
TEXT: Final = "text"  # which text may happen once a turn
MAY_DRAW: Final = May(Draw(Number(1)))


def notice(t: SceneTable, sort: type[Node], subject: int, it: int = NOTHING) -> None:
    """Texts that wait for this event go into the queue. `subject` is to whom it happens, `it` what the event
    is about."""
    for rule, ctx in awaiting(t, sort):
        if includes(t, rule.event.target, subject, ctx):
            wait(t, rule, ctx, subject if it == NOTHING else it)


def awaiting(t: SceneTable, sort: type[Node]) -> list[tuple[Any, Context]]:
    """The texts that wait for such an event and can happen now, on cards and for this turn."""
    found: list[tuple[Any, Context]] = []
    for text, ctx in rows(t, sort):
        if all_hold(t, text, ctx):
            found.append((text.rule, ctx.bind(TEXT, (text.number,)) if text.once else ctx))
    for rule, ctx, _ in t.lasting:
        if isinstance(rule, When) and type(rule.event) is sort:
            found.append((rule, ctx))
    return found


def once_used(t: SceneTable, rule: When, ctx: Context) -> Context:
    """BS-H13: A text that works once a turn: an offer is used up when it is taken, anything else at once."""
    number = ctx.that(TEXT)
    if number and isinstance(rule.effect, May):
        return ctx.bind(ONCE, number)
    if number:
        spend_text(t, ctx.card, number[0])
    return ctx


def wait(t: SceneTable, rule: When, ctx: Context, it: int) -> None:
    """BS-H11: An effect waits; if its character or support leaves before that, it does not happen."""
    needs = ctx.user != NOTHING and in_scene(t, ctx.user)
    if type(rule) is NextTime:
        end_next(t, rule, ctx)
    queue(t, ctx.seat, rule.effect, once_used(t, rule, ctx).bind("it", (it,)), needs_unit=needs)


def end_next(t: SceneTable, rule: When, ctx: Context) -> None:
    """A text that waits only for the next time has come to an end."""
    for index, row in enumerate(t.lasting):
        if row[0] == rule and row[1] == ctx:
            end_lasting(t, index)
            return


def notice_load(t: SceneTable, card: int, unit: int, zone: str) -> None:
    """BS-F13: A card's own text about being loaded, and texts that wait for such a card."""
    rule: Any
    if Receives in t.cast.sorts:
        for rule, own in awaiting(t, Receives):
            if rule.event.zone == zone and includes(t, rule.event.target, unit, own):
                if passes(t, card, rule.event.where, own):
                    wait(t, rule, own, unit)
    if LoadedFrom not in t.cast.sorts:
        return
    for text in own_texts(t, card, LoadedFrom):
        rule = text.rule
        ctx = Context(t.cast.owner[card], card, unit)
        if (
            rule.event.zone in (zone, "anywhere")
            and is_character(t, unit)
            and passes(t, unit, rule.event.where, ctx)
        ):
            queue(t, ctx.seat, rule.effect, ctx)


def notice_leaving(t: SceneTable, unit: int) -> None:
    """A character or support is about to leave: those who wait for it, or chose it, hear of it."""
    if Departs in t.cast.sorts or Departs in t.cast.lasts:
        notice(t, Departs, unit)
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


def notice_replaced(t: SceneTable, scenario: int, seat: int) -> None:
    """A scenario's own text about its end; the event is about the player who put another in its place."""
    own = Context(director(t), scenario, scenario).bind("it", (PLAYER + seat,))
    notice_own(t, scenario, Replaced, own)


def notice_gone(t: SceneTable, scenario: int) -> None:
    """A scenario's own text about leaving, whatever the reason."""
    notice_own(t, scenario, Leaves, Context(director(t), scenario, scenario))


def notice_prize(t: SceneTable, unit: int) -> None:
    """BS-11.7: Spy."""
    if Spy in t.cast.sheets[t.identity[unit]].sorts:
        seat = t.cast.owner[unit]
        queue(t, seat, MAY_DRAW, Context(seat, unit, unit))
