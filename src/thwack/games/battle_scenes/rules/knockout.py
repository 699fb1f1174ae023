"""BS-8.5, BS-R1, BS-9: Characters that are knocked out, supports that are destroyed, others that leave, and
the end that may come of it."""

from ....cardlang.node import Context
from ....kernel.ids import Seat
from ..cards.answers.guards import Exiles, Recalls
from ..cards.entry.sights import FelledBy
from ..cards.outcomes import IsFelled
from ..cards.special import Claims
from ..cards.stances import SupportsScore
from ..state.atoms import (
    shuffle_deck,
    shuffle_in,
    take_prize,
    to_deck,
    to_hand,
    to_resources,
    unit_told,
    unload_card,
)
from ..state.cast import SUPPORT
from ..state.records import queue
from ..state.table import ENTERING, WINNING, SceneTable, deck_of, in_scene, is_character, prizes_of
from .deeds.setting_off import notice_felled
from .entry.seeing import notice_felled_by
from .events import notice_destroyed, notice_leaving, notice_own, notice_prize
from .matching import includes
from .stances.hearing import notice_ruin
from .stats import standing


def fall(t: SceneTable, unit: int, by: int = -1) -> None:
    """BS-R1: Whoever carries no card is knocked out, or destroyed; `by` is who did it, if known."""
    if in_scene(t, unit) and not t.load[unit] and not t.flags[unit] & ENTERING:
        if is_character(t, unit):
            knock_out(t, unit)
        else:
            destroy(t, unit, by)


def empty(t: SceneTable, unit: int) -> None:
    """BS-R43: All carried cards go to resources, whatever they are."""
    for card in t.load[unit]:
        unload_card(t, card)


def knock_out(t: SceneTable, unit: int) -> None:
    """BS-8.5: It goes to the prizes of the opponent."""
    for rule, own in standing(t, Recalls) if Recalls in t.cast.sorts else ():
        if includes(t, rule.target, unit, own):
            notice_felled(t, unit)
            leave(t, unit, "resources")
            queue(t, own.seat, rule.then, own)
            return
    t.emit("knocked_out", unit_told(t, unit))
    notice_felled(t, unit)
    notice_own(t, unit, IsFelled, Context(t.cast.owner[unit], unit, unit))
    if FelledBy in t.cast.sorts:
        notice_felled_by(t, unit)
    to_prizes(t, unit)


def to_prizes(t: SceneTable, unit: int) -> None:
    """BS-R6: A card put in the prizes counts at once."""
    owner = t.cast.owner[unit]
    if in_scene(t, unit):
        empty(t, unit)
        notice_leaving(t, unit)
    take_prize(t, unit)
    if not check_points(t, 1 - owner):
        notice_prize(t, unit)


def destroy(t: SceneTable, support: int, by: int) -> None:
    """BS-8.5: A support goes to its owner's resources, or where a text sends it."""
    t.emit("destroyed", unit_told(t, support))
    owner = t.cast.owner[support]
    claimed = any(ctx.seat != owner for _, ctx in standing(t, Claims))
    notice_leaving(t, support)
    if claimed:
        to_prizes_uncounted(t, support)
    else:
        to_resources(t, support)
        notice_ruin(t, support, by)
    notice_destroyed(t, support)


def to_prizes_uncounted(t: SceneTable, support: int) -> None:
    """BS-R7: A support in the prizes gives no points, unless a text says so."""
    take_prize(t, support)
    if not (SupportsScore in t.cast.sorts and check_points(t, 1 - t.cast.owner[support])):
        notice_prize(t, support)


def is_exiled(t: SceneTable, unit: int, seat: Seat) -> bool:
    """Whether a character that its own player's effect takes from the scene goes to the opponent's prizes."""
    if Exiles not in t.cast.sorts or t.cast.owner[unit] != seat or not in_scene(t, unit):
        return False
    return is_character(t, unit) and bool(standing(t, Exiles))


def leave(t: SceneTable, unit: int, zone: str, seat: Seat = -1) -> None:
    """It is unloaded and goes to a zone of its owner, or to the opponent's prizes; by whose effect, if that
    is known."""
    if seat >= 0 and is_exiled(t, unit, seat):
        zone = "prizes"
    if zone == "prizes":
        t.emit("to_prizes", unit_told(t, unit))
        to_prizes(t, unit)
        return
    empty(t, unit)
    notice_leaving(t, unit)
    if zone == "hand":
        to_hand(t, unit)
    elif zone in ("deck-top", "deck-bottom"):
        to_deck(t, unit, top=zone == "deck-top")
    elif zone == "deck":
        shuffle_in(t, unit)
        shuffle_deck(t, t.cast.owner[unit])
    else:
        to_resources(t, unit)
        t.emit("put_away", unit_told(t, unit))


def shift_away(t: SceneTable, unit: int, seat: Seat) -> None:
    """BS-D9: It leaves by its own player's effect."""
    if is_exiled(t, unit, seat):
        leave(t, unit, "prizes")
        return
    empty(t, unit)
    notice_leaving(t, unit)
    to_resources(t, unit)
    t.emit("shifted", unit_told(t, unit))


# BS-9: The end of the game


def points(t: SceneTable, seat: Seat) -> int:
    """BS-9.1, BS-R6, BS-R7: The Initial Energies of the characters in a player's prizes."""
    sheets, identity = t.cast.sheets, t.identity
    every = SupportsScore in t.cast.sorts and bool(standing(t, SupportsScore))
    return sum(
        sheets[identity[slot]].energy
        for slot in prizes_of(t, seat)
        if every or sheets[identity[slot]].type != SUPPORT
    )


def check_points(t: SceneTable, seat: Seat) -> bool:
    """BS-9.1: A player with 15 points has won at once. BS-R39: of two, the one whose effect it is."""
    for winner in (seat, 1 - seat):
        if points(t, winner) >= WINNING:
            end(t, (winner,), "fifteen points")
            return True
    return False


def lose_by_drawing(t: SceneTable, seat: Seat) -> None:
    """BS-9.2: A player who must draw from an empty deck has lost."""
    assert not deck_of(t, seat)
    end(t, (1 - seat,), "empty deck")


def end(t: SceneTable, winners: tuple[int, ...], reason: str) -> None:
    """The match is over."""
    t.emit("over", winners, reason)
    t.finish(winners, reason, (points(t, 0), points(t, 1)))
