"""What the verbs about hand and deck do: draw, discard, mill, look."""

from typing import Final

from ....cardlang.meaning import candidates, select, value
from ....cardlang.node import Context
from ....cardlang.verbs import Draw, Look
from ....kernel.ids import Identity, Seat
from ....kernel.table import Step
from ..cards.answers.words import WouldDraw, WouldMill
from ..cards.entry.sights import MilledBy, OpenHands
from ..cards.named import Draws
from ..cards.special import StopsDraw
from ..cards.verbs import Discard, Mill
from ..state.atoms import discard, draw_top, look_at, show_card
from ..state.table import DRAW, PLAYER, SceneTable, hand_of, holdable
from .answers.hand import answers_of, ask_hand
from .answers.piles import answers_to_draw, before_mill, mill_each
from .choosing import numbers, slot_in
from .entry.seeing import air_hands, is_of_action
from .events import awaiting, wait
from .knockout import leave, lose_by_drawing

MAY: Final = "may"  # what an optional effect remembers: BS-R10, its draws never lose the game


def do_draw(t: SceneTable, node: Draw, ctx: Context) -> None:
    """draw: whoever it is may have to be chosen."""
    optional = int(bool(ctx.optional or ctx.that(MAY)))
    t.then(
        (select, node.who, ctx.must(), ctx.seat), (they_draw, value(t, node.amount, ctx), optional, ctx.seat)
    )


def they_draw(t: SceneTable, amount: int, optional: int, by: Seat) -> None:
    """One after the other."""
    t.do(*[(draw_if_let, thing - PLAYER, amount, optional, by) for thing in t.it])


def draw_if_let(t: SceneTable, seat: Seat, amount: int, optional: int, by: Seat) -> None:
    """BS-H100: A draw by an effect of the player's own may be answered from hand."""
    found = answers_to_draw(t, seat, amount) if WouldDraw in t.cast.hand_sorts and seat == by else []
    step: Step = (draw_by_effect, seat, amount, optional)
    if found and t.phase != DRAW:
        step = (ask_hand, 1 - seat, answers_of(t, found), -amount, step)
    t.then(step)


def draw_by_effect(t: SceneTable, seat: Seat, amount: int, optional: int) -> None:
    """An effect's draw of two or more may be stopped by somebody who has a card for it."""
    if amount >= 2 and t.phase != DRAW and StopsDraw in t.cast.sorts:
        sheets = t.cast.sheets
        kinds = [kind for kind in holdable(t, 1 - seat) if StopsDraw in sheets[kind].sorts]
        if kinds:
            hand = {t.identity[slot] for slot in hand_of(t, 1 - seat)}
            options: list[Step] = [(stop_draw, 1 - seat, kind) for kind in kinds if kind in hand]
            t.ask(1 - seat, [*options, (draw_cards, seat, amount, optional)], 2)
            return
    draw_cards(t, seat, amount, optional)


def stop_draw(t: SceneTable, seat: Seat, identity: Identity) -> None:
    """The card goes to the opponents' prizes, and its player draws instead."""
    slot = slot_in(t, hand_of(t, seat), identity)
    show_card(t, slot)
    leave(t, slot, "prizes")
    if not t.result:
        draw_cards(t, seat, 1, 0)


def draw_cards(t: SceneTable, seat: Seat, amount: int, optional: int) -> None:
    """BS-9.2, BS-R10: As many as there are; who must draw more and cannot has lost."""
    drawn = draw_top(t, seat, max(amount, 0))
    if OpenHands in t.cast.sorts:
        air_hands(t)
    if len(drawn) < amount and not optional:
        lose_by_drawing(t, seat)
    elif drawn and Draws in t.cast.sorts:
        notice_draw(t, seat)
    t.it = drawn


def notice_draw(t: SceneTable, seat: Seat) -> None:
    """Texts that wait for a player to draw."""
    for rule, own in awaiting(t, Draws):
        if PLAYER + seat in candidates(t, rule.event.who, own):
            wait(t, rule, own, PLAYER + seat)


def do_discard(t: SceneTable, node: Discard, ctx: Context) -> None:
    """discard: whoever it is may have to be chosen."""
    t.then((select, node.who, ctx.must(), ctx.seat), (they_discard, value(t, node.amount, ctx)))


def they_discard(t: SceneTable, amount: int) -> None:
    """One after the other."""
    t.do(*[(discard_next, thing - PLAYER, amount) for thing in t.it])


def discard_next(t: SceneTable, seat: Seat, left: int) -> None:
    """One card after the other, of the player's choice."""
    hand = hand_of(t, seat)
    if left > 0 and hand:
        kinds = dict.fromkeys(t.identity[slot] for slot in hand)
        t.ask(seat, [(discard_this, seat, kind, left) for kind in kinds], len(hand))


def discard_this(t: SceneTable, seat: Seat, identity: Identity, left: int) -> None:
    """This one; then the next."""
    slot = slot_in(t, hand_of(t, seat), identity)
    discard(t, slot)
    t.it = (slot,)
    if left > 1:
        t.then((discard_next, seat, left - 1))


def discard_is_payable(t: SceneTable, node: Discard, ctx: Context) -> bool:
    """In full, by each of them."""
    amount = value(t, node.amount, ctx)
    return all(len(hand_of(t, thing - PLAYER)) >= amount for thing in candidates(t, node.who, ctx))


def do_mill(t: SceneTable, node: Mill, ctx: Context) -> None:
    """mill"""
    choice = numbers(t, node.amount, ctx)
    heeded = int(MilledBy in t.cast.sorts and is_of_action(t, ctx))
    if choice is None:
        t.then((select, node.who, ctx, ctx.seat), (mill_it, value(t, node.amount, ctx), ctx.seat, heeded))
    else:
        t.then((select, node.who, ctx, ctx.seat), (ask_mill, ctx.seat, tuple(choice), heeded))


def ask_mill(t: SceneTable, seat: Seat, choice: tuple[int, ...], heeded: int) -> None:
    """How many?"""
    if t.it:
        t.ask(seat, [(mill_so_many, seat, count, t.it, heeded) for count in choice])


def mill_so_many(t: SceneTable, seat: Seat, amount: int, things: tuple[int, ...], heeded: int) -> None:
    """So many from each of their decks."""
    t.it = things
    mill_it(t, amount, seat, heeded)


def mill_it(t: SceneTable, amount: int, seat: Seat, heeded: int) -> None:
    """BS-H105: By an effect of that player, unless a text answers it. `heeded`: texts may wait for it."""
    steps = before_mill(t, seat) if WouldMill in t.cast.sorts else ()
    if steps:
        t.do(*steps, (mill_each, t.it, amount, heeded))
    else:
        mill_each(t, t.it, amount, heeded)


def do_look(t: SceneTable, node: Look, ctx: Context) -> None:
    """look: how many cards from the top may have to be chosen."""
    t.then((select, node.cards, ctx.must(), ctx.seat), (look_at_them, ctx.seat))


def look_at_them(t: SceneTable, seat: Seat) -> None:
    """For the eyes of that seat."""
    look_at(t, seat, t.it)
