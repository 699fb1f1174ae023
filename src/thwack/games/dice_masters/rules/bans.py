"""What texts keep the opponent from: Professor X, unless they pay life, and Loki "Gem-Keeper"."""

from typing import Final

from ....cardlang.meaning import value
from ....kernel.ids import Seat, Slot
from ..cards.standing import Forbids
from ..state.atoms import lose_life
from ..state.records import permit
from ..state.table import DiceTable
from .stats import listeners, speaker, standing
from .winning import check_life

BANS: Final = ("rerolls", "actions", "fielding", "card")


def price_of_ban(t: DiceTable, seat: Seat, what: str) -> int:
    """The life that switches off what keeps a seat from something this turn; 0 if nothing does."""
    if (
        Forbids not in t.cast.listeners
        or not listeners(t, Forbids)
        or t.waived >> (4 * seat + BANS.index(what)) & 1
    ):
        return 0
    for rule, ctx in standing(t, Forbids):
        assert isinstance(rule, Forbids)
        if rule.what == what and ctx.seat != seat:
            return value(t, rule.price, ctx)
    return 0


def pay_off(t: DiceTable, seat: Seat, ban: int, price: int) -> None:
    """Life for a permission."""
    lose_life(t, seat, price)
    permit(t, seat, ban)
    check_life(t)


# Loki "Gem-Keeper"


def is_ban(rule: object) -> bool:
    """Whether a lasting rule bans a card."""
    return isinstance(rule, Forbids) and rule.what == "card"


def is_banned(t: DiceTable, seat: Seat, slot: Slot) -> bool:
    """Whether a card may not be fielded: while a die of the card that banned it is active."""
    for rule, ctx, _ in t.lasting:
        if is_ban(rule) and ctx.seat != seat and slot in ctx.that("card"):
            return speaker(t, ctx.card, ctx.seat) >= 0
    return False
