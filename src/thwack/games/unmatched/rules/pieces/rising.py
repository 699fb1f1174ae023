"""R-53, R-54: Heroes who come back, and what two potions do."""

from .....cardlang.node import Context
from .....kernel.ids import Seat
from .....kernel.knowledge import PUBLIC
from ...cards.piece_words import NoGains, Resurrected
from ...cards.special import ShowCard
from ...state.atoms import defeat, show_card, shuffle_deck
from ...state.records import put_into_deck, set_risen
from ...state.table import BIT, DISCARD, UnmatchedTable, discard_of, hand_of
from ..abilities import staying_rules
from ..movement import choose_place
from ..terms import MEANING

T = UnmatchedTable


def is_resurrected(t: T, node: Resurrected, ctx: Context) -> bool:
    """resurrected: from the moment the hero stands on the board again."""
    return t.counters[t.cast.counter[ctx.seat, "resurrected"]] == 2


def waits_to_rise(t: T, seat: Seat) -> bool:
    """Whether a hero of the player is about to come back."""
    where = t.cast.counter.get((seat, "resurrected"))
    return where is not None and t.counters[where] == 1


def rise(t: T, seat: Seat) -> None:
    """R-53: The discard pile goes into the deck, and everybody comes back, the hero first."""
    for slot in discard_of(t, seat):
        put_into_deck(t, slot, DISCARD)
    shuffle_deck(t, seat)
    set_risen(t, seat)
    heroes = t.cast.heroes_of[seat]
    others = [f for f in t.cast.fighters[seat] if f not in heroes]
    t.do(*[(rise_one, seat, f) for f in (*heroes, *others)])


def rise_one(t: T, seat: Seat, fighter: int) -> None:
    """R-53: In no zone of another own fighter; where there is none left, the sidekick stays defeated."""
    own = sum([BIT[t.space[f]] for f in t.cast.fighters[seat]])
    free = t.cast.board.all & ~t.full & ~t.cast.board.share_zone(own)
    if free:
        t.then((choose_place, seat, (fighter,), free, 1, 0))
    else:
        defeat(t, fighter)


def gains_barred(t: T, seat: Seat) -> bool:
    """R-54: Whether a card in play keeps this player from gaining actions."""
    others = t.cast.opponents[seat] if t.ongoing else ()
    return any(isinstance(rule, NoGains) for other in others for rule in staying_rules(t, other))


def do_show_card(t: T, node: ShowCard, ctx: Context) -> None:
    """show_card, Q-30: to all; like cards are one."""
    for slot in hand_of(t, ctx.seat):
        if t.cast.card(t.identity[slot]).id == node.card:
            show_card(t, slot)
            t.emit("revealed", ctx.seat, (t.identity[slot], PUBLIC))
            return


def has_hand(t: T, node: ShowCard, ctx: Context) -> bool:
    """Whether the card can be there, as everybody sees it."""
    return bool(hand_of(t, ctx.seat))


def has_card(t: T, node: ShowCard, ctx: Context) -> bool:
    """Whether it is there."""
    return node.card in [t.cast.card(t.identity[slot]).id for slot in hand_of(t, ctx.seat)]


MEANING.conditions.update({Resurrected: is_resurrected, ShowCard: has_hand})
MEANING.affords[ShowCard] = has_card
MEANING.effects[ShowCard] = do_show_card
