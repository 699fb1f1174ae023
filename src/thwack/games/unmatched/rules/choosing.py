"""Choosing several things one after the other: the noun `some`."""

from ....cardlang.meaning import candidates, is_open, value
from ....cardlang.node import Context
from ....cardlang.nouns import CardKind, One
from ....cardlang.shared import Some
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..state.table import CARD, UnmatchedTable
from .hands import slot_with
from .terms import MEANING, unseen_cards

T = UnmatchedTable


def some(t: T, node: Some, ctx: Context) -> tuple[int, ...]:
    """some: all of which some can be chosen."""
    return candidates(t, One(node.kind, node.where), ctx)


def select_some(t: T, node: Some, ctx: Context, seat: Seat) -> None:
    """So many, or as many as there are."""
    t.then((choose_more, node, ctx, seat, value(t, node.amount, ctx), ()))


def choose_more(t: T, node: Some, ctx: Context, seat: Seat, left: int, chosen: tuple[int, ...]) -> None:
    """The next of them; of an open number the player may stop at any time. Like cards are one."""
    able = tuple(thing for thing in candidates(t, node, ctx) if thing not in chosen)
    unseen = unseen_cards(t, One(node.kind, node.where), ctx) - len(chosen)
    refusable = is_open(node.amount) or (bool(ctx.optional) and not chosen)
    if not left or not (able or (unseen > 0 and refusable)):
        t.it = chosen
        return
    options: list[Step]
    if isinstance(node.kind, CardKind):
        distinct = dict.fromkeys([t.identity[thing - CARD] for thing in able])
        options = [(choose_card, card, node, ctx, seat, left, chosen, able) for card in distinct]
    else:
        options = [(choose_this, thing, node, ctx, seat, left, chosen) for thing in able]
    if refusable:
        options.append((stop_choosing, chosen))
    t.ask(seat, options, refusable + unseen)


def choose_this(
    t: T, thing: int, node: Some, ctx: Context, seat: Seat, left: int, chosen: tuple[int, ...]
) -> None:
    """This one, and go on."""
    t.then((choose_more, node, ctx, seat, left - 1, (*chosen, thing)))


def choose_card(
    t: T,
    card: int,
    node: Some,
    ctx: Context,
    seat: Seat,
    left: int,
    chosen: tuple[int, ...],
    able: tuple[int, ...],
) -> None:
    """Such a card, and go on."""
    thing = CARD + slot_with(t, tuple(one - CARD for one in able), card)
    t.then((choose_more, node, ctx, seat, left - 1, (*chosen, thing)))


def stop_choosing(t: T, chosen: tuple[int, ...]) -> None:
    """No more."""
    t.it = chosen


MEANING.things[Some] = some
MEANING.selects[Some] = select_some
