"""What the words about actions and hands do (`cards/turns.py`)."""

from ....cardlang.meaning import accept, can_be_paid, is_idle, perform, select, select_nothing, value
from ....cardlang.node import Context, Effect
from ....kernel.table import Step
from ..cards.turns import ChooseNew, DrawTo, FreeAttack, LoserChooses, SpendAction, TheyMay
from ..state.atoms import change_actions, note_deed
from ..state.records import add_lasting
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
    """Yes or no, if it can do anything."""
    if is_idle(t, node.effect, ctx) or not can_be_paid(t, node.effect, ctx):
        t.it = ()
    else:
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


def do_free_attack(t: T, node: FreeAttack, ctx: Context) -> None:
    """free_attack: in one's own turn; it waits until the action is over."""
    if t.turn == ctx.seat:
        t.then((select, node.on, ctx, ctx.seat), (grant_attack, node, ctx))


def grant_attack(t: T, node: FreeAttack, ctx: Context) -> None:
    """X-10: On one of these."""
    add_lasting(t, node, ctx, t.it)


def do_choose_new(t: T, node: ChooseNew, ctx: Context) -> None:
    """choose_new: what was chosen is kept as bits until the turn ends."""
    chosen = t.counters[t.cast.deeds[ctx.seat, node.deed]]
    left = [i for i in range(len(node.effects)) if not chosen >> i & 1]
    if left:
        t.ask(ctx.seat, [(choose_for_turn, node.effects[i], ctx, i, node) for i in left])


def choose_for_turn(t: T, effect: Effect, ctx: Context, index: int, node: ChooseNew) -> None:
    """This one, and not again in this turn."""
    note_deed(t, ctx.seat, node.deed, 1 << index)
    t.then((perform, effect, ctx))


MEANING.effects.update(
    {
        SpendAction: do_spend_action,
        DrawTo: do_draw_to,
        TheyMay: do_they_may,
        LoserChooses: do_loser_chooses,
        FreeAttack: do_free_attack,
        ChooseNew: do_choose_new,
    }
)
MEANING.conditions[SpendAction] = can_spend_action
