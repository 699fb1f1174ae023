"""U-6: The maneuver: draw, boost, move."""

from ....cardlang.meaning import can_be_paid, holds, perform, value
from ....cardlang.moments import While
from ....cardlang.node import Context, Effect
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.words import Modify
from ..state.atoms import discard_to_boost, draw_card, hurt
from ..state.table import UnmatchedTable, hand_of
from .abilities import abilities_at
from .hands import boost_value, boosters, slot_with
from .lasting import may_draw
from .movement import choose_moves


def maneuver(t: UnmatchedTable, seat: Seat) -> None:
    """U-6.1: Draw a card, then move; the boost is decided in between (Q-4)."""
    if t.recording:
        t.emit("maneuvered", seat)
    t.do(
        (choose_boost, seat),  # U-6.6
        *abilities_at(t, seat, "after_maneuver"),
    )
    draw_cards(t, seat, 1)  # U-6.1: now, so that what it sets off comes before the boost


def draw_cards(t: UnmatchedTable, seat: Seat, amount: int) -> None:
    """U-6.1, U-6.2, Q-7: Draw what is there; every card that is missing costs each own fighter 2 health, one
    by one."""
    if not may_draw(t, seat):
        return
    for _ in range(amount):
        if not draw_card(t, seat):
            t.emit("exhausted", seat)
            hurt(t, [(f, 2) for f in t.cast.fighters[seat]])


def choose_boost(t: UnmatchedTable, seat: Seat) -> None:
    """U-6.6, Q-4: Once, after the draw and before the first fighter moves, a card may be discarded to go
    further."""
    options: list[Step] = []
    for card in boosters(t, seat):
        options.append((boost_maneuver, card, seat))
    rule = t.cast.maneuvers.get(seat)
    if rule is not None and can_be_paid(t, rule.effect, Context(seat)):
        options.append((maneuver_otherwise, rule.effect, Context(seat)))
    options.append((move_unboosted, seat))
    t.ask(seat, options, 1 + len(hand_of(t, seat)))


def maneuver_otherwise(t: UnmatchedTable, effect: Effect, ctx: Context) -> None:
    """What a character card lets its player do in a maneuver instead of boosting and moving."""
    t.then((perform, effect, ctx))


def boost_maneuver(t: UnmatchedTable, card: int, seat: Seat) -> None:
    """U-6.6, U-6.7: Its boost value adds to the move value of all own fighters; its effects are ignored."""
    slot = slot_with(t, hand_of(t, seat), card)
    boost = boost_value(t, slot)
    discard_to_boost(t, slot, boost)
    move_fighters(t, seat, boost)


def move_unboosted(t: UnmatchedTable, seat: Seat) -> None:
    """No boost."""
    move_fighters(t, seat, 0)


def move_fighters(t: UnmatchedTable, seat: Seat, boost: int) -> None:
    """U-6.3: Each own fighter may move up to the move value."""
    steps = t.cast.heroes[seat].move + boost
    for owner, rule in t.cast.move_modifiers:
        inner = rule
        while isinstance(inner, While) and holds(t, inner.condition, Context(owner)):
            inner = inner.rule
        if owner == seat and isinstance(inner, Modify):
            steps += value(t, inner.amount, Context(seat))
    for node, ctx, _ in t.lasting:
        if ctx.seat == seat and isinstance(node, Modify) and node.what == "move":
            steps += value(t, node.amount, ctx)
    t.then((choose_moves, seat, t.cast.fighters[seat], steps, 0))
