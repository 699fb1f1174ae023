"""Events of the last cards: the texts that wait for them go into the queue."""

from .....cardlang.meaning import perform
from .....cardlang.node import Context
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...cards.outcomes import IsFed, Menaced, Ruins, YouUnload
from ...state.table import CARRIED, SCENE, SceneTable, is_character
from ..events import awaiting, wait
from ..matching import includes, passes


def notice_fed(t: SceneTable, unit: int, count: int, seat: Seat) -> None:
    """BS-H167: An effect of a player has loaded so many cards from resources; the number is kept below 0,
    where no card's is."""
    if IsFed in t.cast.sorts and count and t.cast.owner[unit] == seat:
        for rule, own in awaiting(t, IsFed):
            if includes(t, rule.event.target, unit, own):
                wait(t, rule, own.bind("fed", (-count,)), unit)


def notice_unloading(t: SceneTable, card: int, seat: Seat) -> None:
    """BS-H168: A player is about to unload a card."""
    if YouUnload not in t.cast.sorts or t.place[card] < CARRIED:
        return
    unit = t.place[card] - CARRIED
    if t.cast.owner[unit] == seat and is_character(t, unit):
        for rule, own in awaiting(t, YouUnload):
            if own.seat == seat and passes(t, card, rule.event.where, own):
                wait(t, rule, own, unit)


def notice_ruin(t: SceneTable, support: int, seat: Seat) -> None:
    """BS-H169: A player has destroyed a support of the other's."""
    if Ruins in t.cast.sorts and seat == 1 - t.cast.owner[support]:
        for rule, own in awaiting(t, Ruins):
            if own.seat == seat:
                wait(t, rule, own, support)


def menaces(t: SceneTable, unit: int, ctx: Context) -> list[Step]:
    """BS-H166: What comes before the damage that a character is about to deal."""
    source = ctx.user
    if Menaced not in t.cast.sorts or t.place[source] != SCENE or not is_character(t, source):
        return []
    return [
        (perform, rule.effect, own.bind("it", (source,)))
        for rule, own in awaiting(t, Menaced)
        if includes(t, rule.event.target, unit, own)
    ]
