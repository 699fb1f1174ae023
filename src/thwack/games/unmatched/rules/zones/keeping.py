"""R-61, R-62: Cards that stay with their hero when they were played, and cards out of the game."""

from .....cardlang.meaning import perform, select
from .....cardlang.node import Context
from .....cardlang.nouns import CardKind, Each, One, Player
from .....cardlang.verbs import Take
from .....kernel.ids import Seat, Slot
from ...cards.deck_words import CombatCard
from ...cards.field_words import Friendly
from ...cards.special import Salvage
from ...cards.turns import TheyMay
from ...cards.words import Discarded
from ...cards.zone_words import Exile
from ...state.table import CARD, CARDS, COMMITTED, NO_CARD, PILES, UnmatchedTable
from ...state.zones import lay_card
from ..card_effects import pile_with
from ..terms import MEANING
from .lines import join_line

T = UnmatchedTable


def is_tucked(t: T, seat: Seat, slot: Slot) -> bool:
    """R-62: Whether a card that was played stays with its hero."""
    rule = t.cast.tucks.get(seat)
    return rule is not None and rule.tag in t.cast.card(t.identity[slot]).tags


def tuck(t: T, seat: Seat, slot: Slot) -> None:
    """R-62: It does, if it has not gone elsewhere."""
    if slot in t.piles[PILES * seat + COMMITTED]:
        lay_card(t, slot, COMMITTED, seat, t.cast.tucks[seat].zone)


def keep_played(t: T) -> None:
    """R-62: The cards of a combat that stay with their heroes, even if they were canceled."""
    for slot in t.combat[CARDS : CARDS + 2] if t.combat else ():
        if slot != NO_CARD and is_tucked(t, t.cast.slot_owner[slot], slot):
            tuck(t, t.cast.slot_owner[slot], slot)
        elif slot != NO_CARD:
            join_line(t, slot)


def keep_defense(t: T) -> None:
    """R-62: The card played against a bonus attack, which is over before the main attack is."""
    slot = t.combat[CARDS + 1]
    if is_tucked(t, t.cast.slot_owner[slot], slot):
        tuck(t, t.cast.slot_owner[slot], slot)
    else:
        join_line(t, slot)


def do_exile(t: T, node: Exile, ctx: Context) -> None:
    """exile"""
    t.then((select, node.cards, ctx, ctx.seat), (exile_selected, ctx))


def exile_selected(t: T, ctx: Context) -> None:
    """For good; what went is remembered."""
    for thing in t.it:
        lay_card(t, thing - CARD, pile_with(t, thing - CARD), ctx.seat, "removed")


def do_salvage(t: T, node: Salvage, ctx: Context) -> None:
    """salvage: one after the other."""
    t.then((perform, SALVAGE, ctx))


SALVAGE = TheyMay(Each(Player(), (Friendly(),)), Take(One(CardKind(), (CombatCard(), Discarded()))))
MEANING.effects.update({Exile: do_exile, Salvage: do_salvage})
