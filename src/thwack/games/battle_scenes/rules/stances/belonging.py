"""BS-1.3: Affiliations of cards that are not in scene."""

from .....kernel.ids import Slot
from ...cards.stances import Enlists
from ...state.cast import CHARACTER
from ...state.table import DECK, HAND, RESOURCES, SceneTable, sheet_of
from ..stats import standing


def card_affiliations(t: SceneTable, slot: Slot) -> int:
    """The affiliations of a card that is not in scene, as bits: printed ones, and those that texts give."""
    sheet = sheet_of(t, slot)
    found = sheet.affiliations
    if Enlists in t.cast.sorts and sheet.type == CHARACTER and t.place[slot] in (DECK, HAND, RESOURCES):
        bit = t.cast.affiliation_bit
        for rule, ctx in standing(t, Enlists):
            if ctx.seat == t.cast.owner[slot] and sheet.affiliations & bit[rule.group]:
                for name in rule.affiliations:
                    found |= bit[name]
    return found
