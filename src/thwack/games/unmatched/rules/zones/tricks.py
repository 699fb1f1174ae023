"""R-68, R-69: Houdini's tricks."""

from .....cardlang.meaning import candidates, perform, select, value
from .....cardlang.node import Context
from .....kernel.table import Step
from ...cards.reading import ATTACK
from ...cards.show_words import Recall, Rise, StandIn, SwapCard
from ...state.atoms import commit_card, show_card, swap_spaces, take_card
from ...state.combats import set_combat
from ...state.table import (
    ATTACK_SIDE,
    CARDS,
    COMMITTED,
    DISCARD,
    NO_CARD,
    USED,
    UnmatchedTable,
    discard_of,
    hand_of,
)
from ..card_effects import leave_it
from ..hands import playable, slot_with
from ..lasting import able_to_leave
from ..movement import choose_return
from ..terms import MEANING, side_of

T = UnmatchedTable


# In combat


def do_rise(t: T, node: Rise, ctx: Context) -> None:
    """R-68: Whoever was just defeated is not: also the hero, before anybody can have won by it."""
    fallen = tuple([f for f in candidates(t, node.target, ctx) if not t.health[f]])
    if fallen:
        t.then((choose_return, ctx.seat, fallen, t.cast.board.all, value(t, node.amount, ctx)))


def do_swap_card(t: T, node: SwapCard, ctx: Context) -> None:
    """swap_card: a different card that the attacker may use."""
    attacker, own = t.combat[ATTACK_SIDE], t.identity[ctx.card]
    able = [card for card, (_, users) in playable(t, ctx.seat, ATTACK).items() if users >> attacker & 1]
    options: list[Step] = [(swap_for, card, ctx) for card in able if card != own]
    t.ask(ctx.seat, [*options, (leave_it,)], 1 + len(hand_of(t, ctx.seat)))


def swap_for(t: T, card: int, ctx: Context) -> None:
    """R-68: Face up; what it says happens like that of any attack card, from its first moment on."""
    take_card(t, ctx.card, COMMITTED)
    slot = slot_with(t, hand_of(t, ctx.seat), card)
    commit_card(t, slot)
    show_card(t, slot)
    set_combat(t, CARDS + ATTACK_SIDE, slot)
    t.emit("revealed", ctx.seat, (card, -1))
    effect = t.cast.card(card).effects.get("immediately")
    if effect is not None:
        t.then((perform, effect, Context(ctx.seat, slot, ctx.user)))


def do_stand_in(t: T, node: StandIn, ctx: Context) -> None:
    """stand_in"""
    t.then((select, node.who, ctx, ctx.seat), (stand_in_selected, ctx))


def stand_in_selected(t: T, ctx: Context) -> None:
    """R-18: The two trade places, and the other fights on; range is not checked again."""
    side = side_of(t, ctx)
    pair = (t.combat[side], *t.it[:1])
    if len(set(able_to_leave(t, tuple([f for f in pair if t.space[f] >= 0])))) == 2:
        swap_spaces(t, *pair)
        set_combat(t, side, pair[1])


def do_recall(t: T, node: Recall, ctx: Context) -> None:
    """recall: of those that still lie in the discard pile."""
    used = [slot for slot in t.combat[USED : USED + 2] if slot != NO_CARD]
    able = tuple([slot for slot in used if slot in discard_of(t, ctx.seat)])
    if able:
        distinct = dict.fromkeys([t.identity[slot] for slot in able])
        t.ask(ctx.seat, [(recall_this, card, able) for card in distinct])


def recall_this(t: T, card: int, slots: tuple[int, ...]) -> None:
    """This one."""
    take_card(t, slot_with(t, slots, card), DISCARD)


MEANING.effects.update({Rise: do_rise, SwapCard: do_swap_card, StandIn: do_stand_in, Recall: do_recall})
