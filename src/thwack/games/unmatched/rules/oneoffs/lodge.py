"""R-82, R-84: Rivals of whom one leads, and a choice that all make in secret."""

from .....cardlang.meaning import perform
from .....cardlang.node import Context, Name, Number
from .....cardlang.nouns import That
from .....cardlang.verbs import Damage
from .....kernel.ids import Seat
from ...cards.deck_words import HeroOf
from ...cards.oneoff_words import LeadAttacks, Leads
from ...cards.special import LodgeOfSorceresses
from ...state.atoms import commit_card, show_card, take_card
from ...state.records import add_lasting, drop_lasting
from ...state.table import ATTACK_SIDE, COMMITTED, UnmatchedTable, hand_of, holder_of, is_hero
from ..defeat import is_out
from ..hands import boost_value, slot_with
from ..maneuver import draw_cards
from ..terms import MEANING, side_of

T = UnmatchedTable


def leads(t: T, node: Leads, ctx: Context) -> bool:
    """leads"""
    return ctx.user in t.cast.named[ctx.seat, node.name] and is_hero(t, ctx.user)


def lead_attacks(t: T, node: LeadAttacks, ctx: Context) -> bool:
    """lead_attacks"""
    return leads(t, node, ctx) and side_of(t, ctx) == ATTACK_SIDE


def do_lodge(t: T, node: LodgeOfSorceresses, ctx: Context) -> None:
    """lodge_of_sorceresses: in turn order, but nobody sees what the others lay aside."""
    n = t.cast.seats
    seats = tuple([(ctx.seat + step) % n for step in range(n) if not is_out(t, (ctx.seat + step) % n)])
    t.do(*[(choose_secretly, seat, node, ctx) for seat in seats], (reveal_together, seats, ctx))


def choose_secretly(t: T, seat: Seat, node: LodgeOfSorceresses, ctx: Context) -> None:
    """Any card of the hand; who has none reveals nothing."""
    hand = hand_of(t, seat)
    distinct = dict.fromkeys([t.identity[slot] for slot in hand])
    if hand:
        t.ask(seat, [(lay_aside, card, seat, node, ctx) for card in distinct], len(hand))


def lay_aside(t: T, card: int, seat: Seat, node: LodgeOfSorceresses, ctx: Context) -> None:
    """It lies face down until everybody has chosen."""
    slot = slot_with(t, hand_of(t, seat), card)
    commit_card(t, slot)
    add_lasting(t, node, ctx, (slot,))


def laid_aside(t: T) -> list[int]:
    """The slots that lie there now."""
    return [slot for node, _, slots in t.lasting if isinstance(node, LodgeOfSorceresses) for slot in slots]


def reveal_together(t: T, seats: tuple[int, ...], ctx: Context) -> None:
    """R-84: The cards go back to their hands; then everybody draws, and who drew the most is hurt."""
    slots = laid_aside(t)
    drop_lasting(t, LodgeOfSorceresses)
    boosts: dict[int, int] = {}
    for slot in slots:
        show_card(t, slot)
        t.emit("revealed", holder_of(t, slot), (t.identity[slot], -1))
        boosts[holder_of(t, slot)] = boost_value(t, slot)
    for slot in slots:
        take_card(t, slot, COMMITTED)
    drawn: dict[int, int] = {}
    for seat in seats:
        before = len(hand_of(t, seat))
        draw_cards(t, seat, boosts.get(seat, 0))
        drawn[seat] = len(hand_of(t, seat)) - before
    most = max(drawn.values())
    payers = tuple([seat for seat in seats if drawn[seat] == most])
    if most:
        t.do((perform, Damage(HeroOf(That(Name("payers"))), Number(most)), ctx.bind("payers", payers)))


MEANING.conditions.update({Leads: leads, LeadAttacks: lead_attacks})
MEANING.effects[LodgeOfSorceresses] = do_lodge
