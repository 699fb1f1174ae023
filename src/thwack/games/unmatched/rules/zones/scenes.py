"""R-55: Zones of heroes in positions that a person writes, and back."""

from collections.abc import Mapping
from typing import Any

from .....kernel.positions import fail
from ...cards.zoning import hidden_zones
from ...state.table import DECK, DISCARD, ZONE, UnmatchedTable, pile_number, zone_of
from ...state.zones import hide_card, lay_card

Json = Any


def zones_told(t: UnmatchedTable, seat: int) -> dict[str, Json]:
    """What lies in the zones of a hero, if there are any: cards with the hero whose they are."""
    cast = t.cast
    mine = [name for (owner, name) in cast.zone if owner == seat]
    told = {name: [told_slug(t, slot) for slot in zone_of(t, seat, name)] for name in mine}
    return {"zones": told} if mine else {}


def told_slug(t: UnmatchedTable, slot: int) -> str:
    """A card with the hero whose it is; R-70: of like heroes, with the one."""
    return f"{t.cast.player_slug[t.cast.slot_owner[slot]]}/{t.cast.card(t.identity[slot]).id}"


def lay_zones(t: UnmatchedTable, seat: int, row: Mapping[str, Json]) -> None:
    """What lies in the zones of a hero; cards come out of the decks that they belong to."""
    for name, slugs in row.items():
        if (seat, name) not in t.cast.zone:
            fail(f"{t.cast.heroes[seat].id} has no zone {name!r}")
        if not isinstance(slugs, list) or not all(isinstance(slug, str) for slug in slugs):
            fail(f"the zone {name!r} of seat {seat} must be a list such as ['sinbad/feint']")
        hidden = name in hidden_zones(t.cast.heroes[seat].ability)
        for slug in slugs:
            slot, pile = lying_loose(t, slug)
            lay_card(t, slot, pile, seat, name)
            if hidden:
                hide_card(t, slot)


def lying_loose(t: UnmatchedTable, slug: str) -> tuple[int, int]:
    """A card of this name that lies in a deck, a discard pile or a zone, and which of them that is."""
    hero, _, name = slug.partition("/")
    zones = [ZONE + zone for zone in range(len(t.cast.zone_name))]
    for seat, one in enumerate(t.cast.player_slug):
        for pile in (DECK, DISCARD, *zones) if one == hero else ():
            for slot in reversed(t.piles[pile_number(t, seat, pile)]):
                if t.cast.card(t.identity[slot]).id == name and t.cast.slot_owner[slot] == seat:
                    return slot, pile
    fail(f"there is no {slug!r} left for a zone; a card there is told as hero/card")
