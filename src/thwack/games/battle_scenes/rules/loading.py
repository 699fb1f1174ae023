"""BS-6: Putting cards in scene."""

from ....kernel.ids import Identity
from ....kernel.table import Step
from ..cards.occasions import Enters, LoadedFrom
from ..state.atoms import load_card, settle_in
from ..state.table import PILES, SceneTable, resources_of
from .events import notice, notice_load
from .stats import own_texts
from .triggers import aftermath


def load_from_resources(t: SceneTable, unit: int, left: int) -> None:
    """BS-6.2: So many cards of the player's own resources, one after the other (BS-F13)."""
    if left <= 0:
        arrive(t, unit)
        return
    pile = resources_of(t, t.cast.owner[unit])
    if len(pile) == left and not waits_for_load(t, pile):  # no choice is left
        for slot in pile:
            load_card(t, slot, unit)
            notice_load(t, slot, unit, "resources")
        arrive(t, unit)
        return
    t.do((ask_load, unit, left))


def waits_for_load(t: SceneTable, pile: tuple[int, ...]) -> bool:
    """BS-F13: Whether the order matters, because a card has a text about being loaded."""
    return LoadedFrom in t.cast.sorts and any(own_texts(t, slot, LoadedFrom) for slot in pile)


def ask_load(t: SceneTable, unit: int, left: int) -> None:
    """Which card?"""
    seat = t.cast.owner[unit]
    kinds = dict.fromkeys(map(t.identity.__getitem__, resources_of(t, seat)))
    options: list[Step] = []
    for kind in kinds:
        options.append((load_this, unit, kind, left))
    t.ask(seat, options)


def load_this(t: SceneTable, unit: int, identity: Identity, left: int) -> None:
    """This one; then the next."""
    kinds = t.identity
    for slot in resources_of(t, t.cast.owner[unit]):
        if kinds[slot] == identity:
            load_card(t, slot, unit)
            notice_load(t, slot, unit, "resources")
            break
    load_from_resources(t, unit, left - 1)


def load_from_deck(t: SceneTable, unit: int, count: int) -> None:
    """BS-11.11: From the top of the deck."""
    for slot in t.piles[PILES * t.cast.owner[unit]][:count]:
        load_card(t, slot, unit)
        notice_load(t, slot, unit, "deck")
    arrive(t, unit)


def arrive(t: SceneTable, unit: int) -> None:
    """BS-F11: It is in scene with all its cards; texts that wait for that look at it now."""
    settle_in(t, unit)
    notice(t, Enters, unit)
    aftermath(t)
