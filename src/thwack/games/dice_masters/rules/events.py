"""DM-9, DM-5.4.4: Events and moments, and the texts that wait for them."""

from typing import Any

from ....cardlang.moments import At, Damaged, When
from ....cardlang.node import Context, Event, Node
from ....kernel.ids import Seat
from ..cards.standing import First, KnockedOut
from ..state.cast import Text, sort_of, unwrapped
from ..state.records import wait, wait_otherwise
from ..state.table import DiceTable, seat_of
from .matching import matches
from .stats import all_hold, burst_of, listeners, speaker, text_slot
from .terms import passes

Bound = tuple[tuple[str, tuple[int, ...]], ...]


def notice(t: DiceTable, sort: type[Node], subject: int, other: int = -1, source: int = -1) -> None:
    """Texts that wait for this event go into the queue. `subject` is who does it or to whom it happens,
    `other` the target of an event that has one."""
    mask = listeners(t, sort)
    if mask:
        active: list[tuple[int, int, Text]] = []
        for die in t.cast.dice_in[mask]:
            slot = text_slot(t, die)
            for text in t.cast.texts[slot].get(sort, ()):
                seat = seat_of(t, die)
                if text.active:
                    if (slot, seat, text) in active:
                        continue
                    active.append((slot, seat, text))
                ctx = Context(seat, slot, die)
                listen(t, text, ctx, subject, other, source)
    if t.lasting:
        for rule, ctx, _ in t.lasting:
            text = unwrapped(rule)
            if sort_of(text.rule) is sort:
                listen(t, text, ctx, subject, other, source)


def listen(t: DiceTable, text: Text, ctx: Context, subject: int, other: int, source: int) -> None:
    """One text hears of an event."""
    rule = text.rule
    assert isinstance(rule, When)
    if not hears(t, rule.event, ctx, text.active, subject, other):
        return
    if text.active:  # H-1: the die it is about speaks, else the one with the most bursts
        about = (
            subject < len(t.place) and text_slot(t, subject) == ctx.card and seat_of(t, subject) == ctx.seat
        )
        ctx = ctx._replace(user=subject if about else speaker(t, ctx.card, ctx.seat))
        if type(rule.event) is Damaged and already_waits(t, rule.effect, ctx, source):
            return
    if not all_hold(t, text, ctx):
        return
    it = other if other >= 0 else subject
    bound: Bound = (*ctx.bound, ("it", (it,)))
    wait(t, ctx.seat, rule.effect, ctx._replace(bound=bound), source)


def already_waits(t: DiceTable, effect: Node, ctx: Context, source: int) -> bool:
    """G-9, H-7: One source sets off a text "while active" once, however many it damages; H-31: of its dice
    that were damaged, one with a burst speaks."""
    for index, (seat, waiting, theirs, cause) in enumerate(t.pending):
        if cause == source and seat == ctx.seat and theirs.card == ctx.card and waiting is effect:
            if burst_of(t, ctx.user) > burst_of(t, theirs.user):
                wait_otherwise(t, index, theirs._replace(user=ctx.user))
            return True
    return False


def hears(t: DiceTable, event: Event, ctx: Context, active: bool, subject: int, other: int) -> bool:
    """Whether an event is the one a text waits for."""
    if type(event) is First:
        return t.fielded == 1 and hears(t, event.event, ctx, active, subject, other)
    target: Any = getattr(event, "target", None)
    source: Any = getattr(event, "source", None)
    if source is not None:
        return matches(t, source, subject, ctx, active) and matches(t, target, other, ctx, active)
    if target is None:
        target = event.who  # type: ignore[attr-defined]  # the event of somebody who uses an action
    if not matches(t, target, subject, ctx, active):
        return False
    return type(event) is not KnockedOut or passes(t, subject, event.where, ctx)


def at_moment(t: DiceTable, sort: type[Node], seat: Seat) -> None:
    """Effects at a moment of the turn go into the queue; of one seat, or of both (-1)."""
    mask = listeners(t, sort)
    if not mask and not t.lasting:
        return
    active: list[tuple[int, int, Text]] = []
    for die in t.cast.dice_in[mask]:
        slot, owner = text_slot(t, die), seat_of(t, die)
        if seat not in (-1, owner):
            continue
        for text in t.cast.texts[slot].get(sort, ()):
            ctx = Context(owner, slot, die)
            if text.active:
                if (slot, owner, text) in active:
                    continue
                active.append((slot, owner, text))
                ctx = Context(owner, slot, speaker(t, slot, owner))
            assert isinstance(text.rule, At)
            if all_hold(t, text, ctx):
                wait(t, owner, text.rule.effect, ctx, -1)
    for rule, ctx, _ in t.lasting:
        text = unwrapped(rule)
        if sort_of(text.rule) is sort and isinstance(text.rule, At):
            wait(t, ctx.seat, text.rule.effect, ctx, -1)
