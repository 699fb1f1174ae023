"""U-10.3 to U-10.6: What the verbs about the values and effects of a combat's cards do."""

from ....cardlang.meaning import narrow, select, value
from ....cardlang.node import Context
from ....kernel.ids import Slot
from ..cards import verbs, words
from ..state.atoms import (
    set_combat,
)
from ..state.table import (
    ADDED,
    CANCELED,
    CARD,
    DEFENSE_SIDE,
    IGNORED,
    LOCKED,
    MOMENT,
    NO_CARD,
    PREVENTED,
    SET,
    UnmatchedTable,
)
from .terms import CARD_KIND, foe_card, side_of

T = UnmatchedTable


def add_value(t: T, amount: int, ctx: Context) -> None:
    """Q-14: Additions count whatever the value becomes; a locked value takes none."""
    side = side_of(t, ctx)
    set_combat(t, ADDED + side, t.combat[ADDED + side] + amount)


def do_add_value(t: T, node: verbs.AddValue, ctx: Context) -> None:
    """add_value"""
    add_value(t, value(t, node.amount, ctx), ctx)


def do_set_value(t: T, node: verbs.SetValue, ctx: Context) -> None:
    """set_value: the latest counts."""
    side = side_of(t, ctx)
    if not t.combat[LOCKED + side]:
        set_combat(t, SET + side, value(t, node.amount, ctx))


def do_cancel(t: T, node: verbs.Cancel, ctx: Context) -> None:
    """cancel, U-10.6, Q-11, Q-12: effects of the other card that have not resolved yet, if it has any and
    allows it."""
    slot, side = foe_card(t, ctx), 1 - side_of(t, ctx)
    if slot == NO_CARD:
        return
    card = t.cast.card(t.identity[slot])
    # The defender's effects of a moment come first: the attacker's of the same moment are still open.
    first_open = t.combat[MOMENT] + (side == DEFENSE_SIDE)
    still_open = any(name in card.effects for name in ("immediately", "during", "after")[first_open:])
    if still_open and not is_protected(t, slot):
        set_combat(t, CANCELED + side, 1)
        t.emit("canceled", t.cast.slot_owner[slot], (card.index, -1))


def is_protected(t: T, slot: Slot) -> bool:
    """Whether the card or its hero says that its effects cannot be canceled."""
    seat = t.cast.slot_owner[slot]
    rules = [rule for rule in t.cast.card(t.identity[slot]).rules if isinstance(rule, words.Uncancelable)]
    rules += [rule for owner, rule in t.cast.shields if owner == seat]
    return any(narrow(t, (CARD + slot,), CARD_KIND, rule.where, Context(seat)) for rule in rules)


def do_ignore_value(t: T, node: verbs.IgnoreValue, ctx: Context) -> None:
    """ignore_value, U-10.4"""
    if foe_card(t, ctx) != NO_CARD:
        set_combat(t, IGNORED + 1 - side_of(t, ctx), 1)


def do_prevent_damage(t: T, node: verbs.PreventDamage, ctx: Context) -> None:
    """prevent_damage"""
    t.then((select, node.target, ctx, ctx.seat), (protect_selected,))


def protect_selected(t: T) -> None:
    """Whoever was selected takes no more damage in this combat."""
    for f in t.it:
        set_combat(t, PREVENTED, t.combat[PREVENTED] | 1 << f)
