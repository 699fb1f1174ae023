"""R-71, R-72: A hero's die: rolled, rolled again for a price, and instead of a boost value."""

from typing import Final

from .....cardlang.meaning import candidates, value
from .....cardlang.node import Context
from .....cardlang.nouns import Opponent
from .....kernel.ids import Seat
from ...cards.deck_words import TopOf
from ...cards.oneoff_words import Bury, LongerName, Roll, Rolled
from ...state.atoms import blur, change_counter, hide_on_deck
from ...state.table import CARD, HAND, UnmatchedTable, deck_of, hand_of
from ..hands import slot_with
from ..terms import MEANING

T = UnmatchedTable
THEIR_TOP: Final = TopOf(Opponent())


def do_roll(t: T, node: Roll, ctx: Context) -> None:
    """roll"""
    t.do((roll_die, ctx.seat))


def is_rolled_for(t: T, slot: int, seat: Seat) -> bool:
    """R-72: Whether a player who boosts with this card rolls a die for it: only its owner has that die."""
    return t.identity[slot] in t.cast.die_boosts and t.cast.slot_owner[slot] == seat


def roll_die(t: T, seat: Seat) -> None:
    """R-71: An X and the numbers from 1 on, each as likely as the others."""
    t.by_chance([(show_face, face, seat) for face in range(t.cast.faces[seat])])


def show_face(t: T, face: int, seat: Seat) -> None:
    """It lies there; whoever can pay may roll again."""
    if face:
        t.emit("rolled", seat, face)
    else:
        t.emit("rolled_x", seat)
    t.it = (face,)
    if t.counters[t.cast.counter[seat, t.cast.dice[seat].resource]] >= price_of(t, seat):
        t.do((offer_again, seat, face))


def price_of(t: T, seat: Seat) -> int:
    """What another roll costs."""
    return value(t, t.cast.dice[seat].price, Context(seat))


def offer_again(t: T, seat: Seat, face: int) -> None:
    """As often as it can be paid for."""
    t.ask(seat, [(roll_again, seat), (keep_roll, face)])


def roll_again(t: T, seat: Seat) -> None:
    """The new roll takes the place of the old one."""
    change_counter(t, seat, t.cast.dice[seat].resource, -price_of(t, seat))
    t.do((roll_die, seat))


def keep_roll(t: T, face: int) -> None:
    """It stays as it is."""
    t.it = (face,)


def rolled(t: T, node: Rolled, ctx: Context) -> int:
    """rolled"""
    return sum(ctx.that("roll")[:1])


def do_bury(t: T, node: Bury, ctx: Context) -> None:
    """bury"""
    amount = value(t, node.amount, ctx)
    t.do(*[(bury_next, seat, amount) for seat in candidates(t, node.who, ctx)])


def bury_next(t: T, seat: Seat, left: int) -> None:
    """U-10.5: By chance, one after the other, as many as there are. R-8: nobody but their player can tell any
    more which cards stayed."""
    hand = hand_of(t, seat)
    if left and hand:
        blur(t, seat, hand)
        t.by_chance([(bury_this, t.identity[slot], seat, left) for slot in hand])


def bury_this(t: T, card: int, seat: Seat, left: int) -> None:
    """This one."""
    hide_on_deck(t, slot_with(t, hand_of(t, seat), card), HAND, False)
    t.do((bury_next, seat, left - 1))


def letters_of(t: T, slots: tuple[int, ...]) -> int:
    """R-74: How long the name of the first of these cards is: letters and digits, in English as printed."""
    name = t.cast.card(t.identity[slots[0]]).name["en"] if slots else ""
    return sum(1 for sign in name if sign.isalnum())


def has_longer_name(t: T, node: LongerName, ctx: Context) -> bool:
    """longer_name"""
    theirs = [thing - CARD for thing in candidates(t, THEIR_TOP, ctx)]
    return letters_of(t, deck_of(t, ctx.seat)) > letters_of(t, tuple(theirs))


MEANING.effects.update({Roll: do_roll, Bury: do_bury})
MEANING.amounts[Rolled] = rolled
MEANING.conditions[LongerName] = has_longer_name
