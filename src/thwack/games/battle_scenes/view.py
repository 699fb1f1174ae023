"""Who sees what of a Battle Scenes table, and how hidden cards are dealt anew."""

from typing import Final, Literal

from ...kernel.knowledge import bit, deal
from ...kernel.table import NOBODY
from .rules.knockout import points
from .rules.shields import energy, shield
from .rules.stats import powers
from .rules.texts.sides import affiliations, alignments
from .rules.using import has_permit
from .state.cast import ALIGNMENT_BIT, ALIGNMENTS, CHARACTER, EV, POWER_BIT, SUPPORT
from .state.table import (
    ASIDE,
    BASIC,
    DECK,
    ENTERING,
    HAND,
    KIND,
    NEW,
    NOTHING,
    PHASES,
    PILES,
    SCENE,
    USER,
    USER_KIND,
    WINNING,
    X_VALUE,
    SceneTable,
    director,
    hand_of,
    prizes_of,
    ref_of,
    resources_of,
    sheet_of,
)
from .view_types import VIEW_VERSION, Ending, Scenario, Seat, Unit, Using, View

UNIT_TYPES: Final[dict[int, Literal["character", "ev", "support"]]] = {
    CHARACTER: "character",
    EV: "ev",
    SUPPORT: "support",
}


def view(t: SceneTable, seat: int | None) -> View:
    """All that a seat may know, as plain data; None is a spectator."""
    eyes = bit(seat)
    return {
        "game": "battle_scenes",
        "version": VIEW_VERSION,
        "seat": seat,
        "active": t.turn,
        "first": t.first,
        "turn": t.turns,
        "phase": PHASES[t.phase],
        "goal": WINNING,
        "actor": None if t.actor == NOBODY else t.actor,
        "scenario": scenario_view(t),
        "using": using_view(t),
        "seats": [seat_view(t, other, eyes) for other in (0, 1)],
        "result": result_view(t),
    }


def scenario_view(t: SceneTable) -> Scenario | None:
    """The scenario in scene, and whose it is."""
    if t.scenario == NOTHING:
        return None
    return {"card": slug_of(t, t.scenario), "owner": director(t)}


def using_view(t: SceneTable) -> Using | None:
    """The action under way: its user by ref, if still in scene, and its targets."""
    if not t.using:
        return None
    user = t.using[USER]
    return {
        "unit": ref_of(t, user) if t.place[user] == SCENE else t.cast.slug(t.using[USER_KIND]),
        "card": t.cast.slug(t.using[KIND]),
        "x": t.using[X_VALUE],
        "targets": [ref_of(t, unit) for unit in t.targets if t.place[unit] == SCENE],
    }


def result_view(t: SceneTable) -> Ending | None:
    """Who won and why, once somebody has."""
    if not t.result:
        return None
    winners, reason, _ = t.result
    return {"winners": list(winners), "reason": reason}


def slug_of(t: SceneTable, slot: int) -> str:
    """The id of the card in a slot."""
    return t.cast.sheets[t.identity[slot]].id


def seat_view(t: SceneTable, seat: int, eyes: int) -> Seat:
    """One player's cards, as these eyes see them."""
    hand, known = hand_of(t, seat), t.known
    sheets, identity = t.cast.sheets, t.identity
    return {
        "name": t.cast.names[seat],
        "points": points(t, seat),
        "hand": sorted([slug_of(t, slot) for slot in hand if known[slot] & eyes]),
        "hand_size": len(hand),
        "deck": [sheets[identity[s]].id if known[s] & eyes else None for s in t.piles[PILES * seat + DECK]],
        "resources": [sheets[identity[slot]].id for slot in resources_of(t, seat)],
        "prizes": [slug_of(t, slot) for slot in prizes_of(t, seat)],
        "aside": [slug_of(t, s) if t.known[s] & eyes else None for s in t.piles[PILES * seat + ASIDE]],
        "scene": [unit_view(t, unit) for unit in t.units[seat]],
    }


def unit_view(t: SceneTable, unit: int) -> Unit:
    """A character or support in scene, all of it open."""
    sheet = sheet_of(t, unit)
    have, sides, groups = powers(t, unit), alignments(t, unit), affiliations(t, unit)
    most = shield(t, unit)
    used = min(t.soaked[unit], most)
    return {
        "ref": ref_of(t, unit),
        "card": sheet.id,
        "type": UNIT_TYPES[sheet.type],
        "stage": None if sheet.type == SUPPORT else t.stage[unit],
        "energy": energy(t, unit),
        "shield": most,
        "shield_used": used,
        "shield_left": most - used,
        "loaded": [slug_of(t, card) for card in t.load[unit]],
        "since": "now" if t.flags[unit] & NEW else "earlier",
        "entering": bool(t.flags[unit] & ENTERING),
        "acted": t.acted[unit],
        "again": bool(t.acted[unit]) and has_permit(t, unit),
        "basic": bool(t.flags[unit] & BASIC),
        "powers": [name for name, at in POWER_BIT.items() if have & at],
        "alignments": [name for name in ALIGNMENTS if sides & ALIGNMENT_BIT[name]],
        "affiliations": [name for name, at in t.cast.affiliation_bit.items() if groups & at],
    }


def deal_anew(t: SceneTable, seat: int | None) -> None:
    """Deal the cards that a seat does not know anew: the other's hand and deck together, the own deck."""
    eyes = bit(seat)
    for owner in (0, 1):
        first = PILES * owner
        slots = [
            slot for zone in (HAND, DECK, ASIDE) for slot in t.piles[first + zone] if not t.known[slot] & eyes
        ]
        deal(t, slots)
    t.cache = {}
