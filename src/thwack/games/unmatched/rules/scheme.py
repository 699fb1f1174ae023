"""U-8: The scheme action."""

from ....cardlang.node import Context
from ....kernel.ids import Seat, Slot
from ..state.atoms import commit_card, discard_card, show_card
from ..state.table import COMMITTED, PILES, UnmatchedTable, hand_of
from .effects import resolve
from .hands import slot_with


def scheme(t: UnmatchedTable, seat: Seat, card: int, fighter: int) -> None:
    """U-8.1, U-8.2: The card is played face up by an undefeated fighter of its banner, resolved, then
    discarded."""
    slot = slot_with(t, hand_of(t, seat), card)
    commit_card(t, slot)
    show_card(t, slot)
    t.emit("schemed", fighter, (card, -1))
    effect = t.cast.card(card).effects["scheme"]
    t.do(
        (resolve, effect, Context(seat, slot, fighter)),
        (put_away, seat, slot),
    )


def put_away(t: UnmatchedTable, seat: Seat, slot: Slot) -> None:
    """U-8.2: The card goes to the discard pile, unless its effect put it elsewhere."""
    if slot in t.piles[PILES * seat + COMMITTED]:
        discard_card(t, slot, COMMITTED)
