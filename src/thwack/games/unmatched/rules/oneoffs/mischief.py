"""R-89 to R-92: Cards that go to other players' hands, and what they do there."""

from typing import Final

from .....cardlang.meaning import candidates, perform
from .....cardlang.node import Context
from .....kernel.ids import Seat, Slot
from ...cards.oneoff_words import GivenTo, OwnerPlays, OwnerTakes, SwapValues
from ...cards.reading import ATTACK, DEFENSE
from ...cards.special import LookingForTrouble
from ...state.atoms import commit_card, show_card, show_to, take_card
from ...state.combats import give_card, set_combat
from ...state.records import put_on_top
from ...state.table import (
    ADDED,
    ATTACK_SIDE,
    CANCELED,
    CARDS,
    COMMITTED,
    DISCARD,
    IGNORED,
    LOCKED,
    NO_CARD,
    PRINTED,
    SET,
    UnmatchedTable,
    discard_of,
    hand_of,
    holder_of,
)
from ...state.triggers import WHEN_LOST
from ..attack import resolve_card
from ..defeat import is_out
from ..hands import playable, slot_with
from ..special_effects import ASKED
from ..terms import MEANING, foe_card, side_of
from ..zones.secrets import offer_secret

T = UnmatchedTable
FRESH: Final = ((SET, -1), (PRINTED, -1), (ADDED, 0), (IGNORED, 0), (LOCKED, 0), (CANCELED, 0))


def is_to_be_given(t: T, slot: Slot) -> bool:
    """Whether a card that its own player has played goes to an opponent."""
    return t.identity[slot] in t.cast.given and holder_of(t, slot) == t.cast.slot_owner[slot]


def choose_recipient(t: T, seat: Seat, slot: Slot) -> None:
    """R-89: After a scheme, an opponent of the player's choice."""
    others = [other for other in t.cast.opponents[seat] if not is_out(t, other)]
    t.ask(seat, [(give_to, other, slot) for other in others])


def give_to(t: T, seat: Seat, slot: Slot) -> None:
    """This one."""
    give_card(t, slot, seat)


def bring_home(t: T, slot: Slot) -> None:
    """R-89: A trick that an opponent has lost comes back, to the hand or onto the deck."""
    if slot in discard_of(t, t.cast.slot_owner[slot]):
        t.ask(t.cast.slot_owner[slot], [(to_hand, slot), (to_deck, slot)])


def to_hand(t: T, slot: Slot) -> None:
    """Into the hand."""
    take_card(t, slot, DISCARD)


def to_deck(t: T, slot: Slot) -> None:
    """On top of the deck, where everybody knows it."""
    put_on_top(t, slot, DISCARD)


def given_to(t: T, node: GivenTo, ctx: Context) -> int:
    """given_to"""
    seats = [seat for seat in candidates(t, node.who, ctx) if seat != ctx.seat]
    return sum([t.cast.slot_owner[slot] == ctx.seat for seat in seats for slot in hand_of(t, seat)])


def owner_plays(t: T, node: OwnerPlays, ctx: Context) -> bool:
    """owner_plays"""
    return t.cast.slot_owner[ctx.card] == ctx.seat


def do_owner_takes(t: T, node: OwnerTakes, ctx: Context) -> None:
    """owner_takes"""
    for slot in discard_of(t, t.cast.slot_owner[ctx.card])[-1:]:
        take_card(t, slot, DISCARD)


def do_swap_values(t: T, node: SwapValues, ctx: Context) -> None:
    """R-91, swap_values: what the cards themselves have, with all that was added to either."""
    if NO_CARD in t.combat[CARDS : CARDS + 2] or t.combat[LOCKED] or t.combat[LOCKED + 1]:
        return
    bases = [base_value(t, side) for side in (0, 1)]
    added = t.combat[ADDED : ADDED + 2]
    for side in (0, 1):
        set_combat(t, SET + side, bases[1 - side])
        set_combat(t, ADDED + side, added[1 - side])


def base_value(t: T, side: int) -> int:
    """The value a card became, or the one printed on it."""
    for part in (SET, PRINTED):
        if t.combat[part + side] >= 0:
            return t.combat[part + side]
    return t.cast.card(t.identity[t.combat[CARDS + side]]).value or 0


def do_looking_for_trouble(t: T, node: LookingForTrouble, ctx: Context) -> None:
    """R-92: The other card goes back, its player's hand is seen, and what is played instead is chosen."""
    slot, side = foe_card(t, ctx), 1 - side_of(t, ctx)
    if slot == NO_CARD:
        return
    seat = holder_of(t, slot)
    if seat in t.cast.safe_hands and not ctx.that(ASKED):
        t.do((offer_secret, seat, (perform, node, ctx.bind(ASKED, (1,)))))
        return
    take_card(t, slot, COMMITTED)
    set_combat(t, CARDS + side, NO_CARD)
    show_to(t, ctx.seat, hand_of(t, seat))
    t.emit("looked", ctx.seat, len(hand_of(t, seat)))
    t.do((choose_trouble, seat, side, ctx))


def choose_trouble(t: T, seat: Seat, side: int, ctx: Context) -> None:
    """Any card that the fighter may use here; the same one is allowed."""
    kind, fighter = ATTACK if side == ATTACK_SIDE else DEFENSE, t.combat[side]
    able = [card for card, (_, users) in playable(t, seat, kind).items() if users >> fighter & 1]
    if able:
        t.ask(ctx.seat, [(play_trouble, card, seat, side) for card in able], len(hand_of(t, seat)))


def play_trouble(t: T, card: int, seat: Seat, side: int) -> None:
    """It comes as a new card, and what it says happens from "immediately" on."""
    slot = slot_with(t, hand_of(t, seat), card)
    commit_card(t, slot)
    show_card(t, slot)
    set_combat(t, CARDS + side, slot)
    for part, start in FRESH:
        set_combat(t, part + side, start)
    t.emit("revealed", seat, (card, -1))
    t.do((resolve_card, side, 0))


WHEN_LOST.append(bring_home)
MEANING.amounts[GivenTo] = given_to
MEANING.conditions[OwnerPlays] = owner_plays
MEANING.effects.update(
    {OwnerTakes: do_owner_takes, SwapValues: do_swap_values, LookingForTrouble: do_looking_for_trouble}
)
