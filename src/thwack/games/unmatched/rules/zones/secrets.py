"""R-69: Hands that are not shown, and cards that say something of being discarded."""

from .....cardlang.meaning import perform
from .....cardlang.node import Context
from .....kernel.ids import Seat, Slot
from .....kernel.table import Step
from ...cards.show_words import SafeHand, WhenLost
from ...state.atoms import show_card
from ...state.records import drop_effect
from ...state.table import UnmatchedTable, hand_of
from ..hands import slot_with
from ..terms import EFFECT_ENDS

T = UnmatchedTable


def offer_secret(t: T, seat: Seat, after: Step) -> None:
    """R-69: Whoever has the card may show it; the question is put whether they have it or not."""
    held = dict.fromkeys([t.identity[slot] for slot in hand_of(t, seat)])
    safe = [card for card in held if any(isinstance(rule, SafeHand) for rule in t.cast.card(card).rules)]
    options: list[Step] = [(reveal_secret, card, seat) for card in safe]
    t.ask(seat, [*options, (keep_quiet, seat, after)], 1 + len(hand_of(t, seat)))


def reveal_secret(t: T, card: int, seat: Seat) -> None:
    """R-69: What would have shown the hand does nothing any more."""
    slot = slot_with(t, hand_of(t, seat), card)
    show_card(t, slot)
    t.emit("revealed", seat, (card, -1))
    drop_effect(t, EFFECT_ENDS)
    t.it = ()


def keep_quiet(t: T, seat: Seat, after: Step) -> None:
    """It goes on."""
    t.then(after)


def steps_of_loss(t: T, slot: Slot, by: Seat) -> list[Step]:
    """What a card says of being discarded by an opponent's effect."""
    seat = t.cast.slot_owner[slot]
    rules = t.cast.card(t.identity[slot]).rules
    if not rules or by not in t.cast.opponents[seat]:
        return []
    return [(perform, rule.lost, Context(seat, slot)) for rule in rules if isinstance(rule, WhenLost)]
