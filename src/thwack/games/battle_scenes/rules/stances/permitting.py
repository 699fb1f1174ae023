"""BS-11.11: Leave to put one card in scene as though it had Materialize."""

from collections.abc import Callable

from .....kernel.ids import Identity, Seat
from .....kernel.table import Step
from ...cards.keywords import Materialize
from ...cards.stances import LetsMaterialize
from ...state.atoms import enter
from ...state.records import end_lasting
from ...state.table import SceneTable, deck_of, hand_of
from ..choosing import slot_in
from ..deeds.which import is_said_of
from ..loading import load_from_deck, may_enter


def materializations(t: SceneTable, seat: Seat, hand: list[int], again: Callable[..., None]) -> list[Step]:
    """The cards of the hand that may enter so; those that have the keyword need no leave."""
    if LetsMaterialize not in t.cast.lasts:
        return []
    rules = [rule for rule, ctx, _ in t.lasting if isinstance(rule, LetsMaterialize) and ctx.seat == seat]
    found: list[Step] = []
    for kind in hand if rules else ():
        sheet = t.cast.sheets[kind]
        if Materialize in sheet.sorts or not any(all(is_said_of(sheet, f) for f in r.where) for r in rules):
            continue
        if sheet.energy <= len(deck_of(t, seat)) and may_enter(t, seat, kind, sheet, -1):
            found.append((materialize, again, seat, kind))
    return found


def materialize(t: SceneTable, again: Callable[..., None], seat: Seat, identity: Identity) -> None:
    """It enters, and the leave is used up."""
    sheet = t.cast.sheets[identity]
    for index, (rule, ctx, _) in enumerate(t.lasting):
        if isinstance(rule, LetsMaterialize) and ctx.seat == seat:
            if all(is_said_of(sheet, f) for f in rule.where):
                end_lasting(t, index)
                break
    slot = slot_in(t, hand_of(t, seat), identity)
    enter(t, slot)
    t.do((again, seat))
    load_from_deck(t, slot, sheet.energy)
