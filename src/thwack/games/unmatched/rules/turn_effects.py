"""What the words about actions and hands do (`cards/turns.py`)."""

from ....cardlang.meaning import accept, select, select_nothing, value
from ....cardlang.node import Context
from ....kernel.table import Step
from ..cards.turns import DrawTo, LoserChooses, SpendAction, TheyMay
from ..state.atoms import change_actions
from ..state.table import UnmatchedTable, hand_of
from .maneuver import draw_cards
from .measures import winner
from .terms import MEANING, combat_of

T = UnmatchedTable


def do_spend_action(t: T, node: SpendAction, ctx: Context) -> None:
    """spend_action"""
    if can_spend_action(t, node, ctx):
        change_actions(t, -value(t, node.amount, ctx))


def can_spend_action(t: T, node: SpendAction, ctx: Context) -> bool:
    """Whether so many actions are left in the player's own turn."""
    return t.turn == ctx.seat and t.actions >= value(t, node.amount, ctx)


def do_draw_to(t: T, node: DrawTo, ctx: Context) -> None:
    """draw_to"""
    t.then((select, node.who, ctx, ctx.seat), (fill_hands, node, ctx))


def fill_hands(t: T, node: DrawTo, ctx: Context) -> None:
    """U-6.2: Everybody selected draws what is missing; a hand that is large enough stays."""
    size = value(t, node.amount, ctx)
    for seat in t.it:
        draw_cards(t, seat, max(size - len(hand_of(t, seat)), 0))


def do_they_may(t: T, node: TheyMay, ctx: Context) -> None:
    """they_may"""
    t.then((select, node.who, ctx, ctx.seat), (offer_to_each, node, ctx))


def offer_to_each(t: T, node: TheyMay, ctx: Context) -> None:
    """One after the other."""
    t.do(*[(offer_effect, node, ctx._replace(seat=seat)) for seat in t.it])


def offer_effect(t: T, node: TheyMay, ctx: Context) -> None:
    """Yes or no."""
    t.ask(ctx.seat, [(accept, node.effect, ctx), (select_nothing,)])


def do_loser_chooses(t: T, node: LoserChooses, ctx: Context) -> None:
    """loser_chooses, U-9.21: before there is a winner nobody has lost."""
    side = winner(t, ctx)
    if side >= 0:
        t.do((choose_as_loser, node, t.cast.owner[combat_of(t, ctx)[1 - side]], ctx))


def choose_as_loser(t: T, node: LoserChooses, seat: int, ctx: Context) -> None:
    """Whoever lost decides; it stays an effect of the card's player."""
    options: list[Step] = [(accept, effect, ctx) for effect in node.effects]
    t.ask(seat, options)


MEANING.effects.update(
    {
        SpendAction: do_spend_action,
        DrawTo: do_draw_to,
        TheyMay: do_they_may,
        LoserChooses: do_loser_chooses,
    }
)
MEANING.conditions[SpendAction] = can_spend_action
