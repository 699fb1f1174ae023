"""U-8: The scheme action, and schemes that stay in play."""

from ....cardlang.meaning import holds
from ....cardlang.node import Context
from ....kernel.ids import Seat, Slot
from ..cards.turns import Ongoing
from ..state.atoms import commit_card, discard_card, note_deed, show_card
from ..state.records import end_ongoing, keep_in_play
from ..state.table import COMMITTED, PILES, UnmatchedTable, hand_of
from .abilities import abilities_at
from .effects import resolve
from .hands import slot_with
from .oneoffs.mischief import choose_recipient, is_to_be_given
from .terms import EFFECT_ENDS
from .zones.keeping import is_tucked, tuck


def scheme(t: UnmatchedTable, seat: Seat, card: int, fighter: int) -> None:
    """U-8.1, U-8.2: The card is played face up by an undefeated fighter of its banner, resolved, then
    discarded."""
    slot = slot_with(t, hand_of(t, seat), card)
    commit_card(t, slot)
    note_deed(t, seat, "played", 1)
    for other in t.cast.opponents[seat] if t.cast.deeds else ():
        note_deed(t, other, "foe schemed", 1)
    show_card(t, slot)
    t.emit("schemed", fighter, (card, -1))
    effect = t.cast.card(card).effects["scheme"]
    t.do(
        (resolve, effect, Context(seat, slot, fighter)),
        (put_away, seat, slot),
        *abilities_at(t, seat, "after_scheme", fighter),
        *([(tuck, seat, slot)] if seat in t.cast.tucks else []),
    )


def put_away(t: UnmatchedTable, seat: Seat, slot: Slot) -> None:
    """U-8.2: The card goes to the discard pile, unless its effect put it elsewhere; X-4: an ongoing one
    stays in play."""
    if slot in t.piles[PILES * seat + COMMITTED] and not is_tucked(t, seat, slot):
        if any(isinstance(rule, Ongoing) for rule in t.cast.card(t.identity[slot]).rules):
            keep_in_play(t, slot)
        elif is_to_be_given(t, slot):
            t.then((choose_recipient, seat, slot))
        else:
            discard_card(t, slot, COMMITTED)


def end_schemes(t: UnmatchedTable, seat: Seat) -> None:
    """X-4: At the end of their player's turn, ongoing schemes whose condition holds are discarded."""
    for slot in t.ongoing:
        rules = [rule for rule in t.cast.card(t.identity[slot]).rules if isinstance(rule, Ongoing)]
        ctx = Context(seat, slot)
        if t.cast.slot_owner[slot] == seat and any(holds(t, rule.until, ctx) for rule in rules):
            end_ongoing(t, slot)


EFFECT_ENDS.add(put_away)
