"""What a scene may say: its parts, and readers that refuse what cannot be."""

from collections import Counter
from collections.abc import Mapping
from types import UnionType
from typing import Any, Final

from ...kernel.positions import fail, number_in
from .cards.library import Library
from .cards.teams import Team
from .options import RULINGS
from .state.table import BAG, PREP, USED

Json = Any
SEAT_PARTS: Final = (
    "team",
    "life",
    "loose",
    "cards",
    "bag",
    "prep",
    "rolling",
    "reserve",
    "field",
    "used",
    "held",
)


PARTS: Final = (
    "game",
    "mode",
    "active",
    "turn",
    "step",
    "most_life",
    "basic_actions",
    "seats",
    "draft",
    "exact",
    *RULINGS,
)


MOST_DICE: Final = 99  # on a card; more than any team may have
LISTS: Final = {"bag": BAG, "prep": PREP, "used": USED}


def number(data: Mapping[str, Json], name: str, default: int, least: int, most: int) -> int:
    """A whole number of a scene."""
    return number_in(data.get(name, default), least, most, name)


def basic_actions(library: Library, given: Json) -> tuple[str, ...]:
    """The cards in the middle."""
    if not isinstance(given, list | tuple):
        fail(f"basic_actions is a list of cards, not {given!r}")
    for name in given:
        if (
            not isinstance(name, str)
            or name not in library.cards
            or library.cards[name].type != "basic-action"
        ):
            fail(f"there is no basic action {name!r}")
    return tuple(given)


def team_in(library: Library, seats: list[Json], seat: int, basics: tuple[str, ...]) -> Team:
    """A player's cards, each with all dice that lie on it or in a zone."""
    cards = seats[seat].get("cards", {})
    if not isinstance(cards, Mapping):
        fail(f'"cards" of seat {seat} says how many dice are left on each card, not {cards!r}')
    counts: Counter[str] = Counter()
    for name, left in cards.items():
        if type(left) is not int or not 0 <= left <= MOST_DICE:
            fail(f"the dice left on {name} are a whole number from 0 to {MOST_DICE}, not {left!r}")
        counts[name] += left
    for owner, entry in entries(seats):
        if owner == seat and entry != "sidekick" and entry not in basics:
            counts[entry] += 1
    for name in counts:
        if name not in library.cards:
            fail(f"there is no card {name!r}")
        if library.cards[name].type == "basic-action":
            fail(f"{name} is a basic action; name it under basic_actions")
    name = seats[seat].get("team", "")
    if not isinstance(name, str):
        fail(f'"team" of seat {seat} is the name of the team, not {name!r}')
    return Team(name, tuple(counts.items()), ())


def entries(seats: list[Json]) -> list[tuple[int, str]]:
    """Every die a scene names, with its owner."""
    found: list[tuple[int, str]] = []
    for seat, data in enumerate(seats):
        for name in data:
            if name not in SEAT_PARTS:
                fail(f"a seat of a scene has no part {name!r}; its parts are {', '.join(SEAT_PARTS)}")
        for zone in LISTS:
            found += [(seat, slug) for slug in listed(data, zone, str, "slugs of dice")]
        rows = [("held", row) for row in held(data)]
        for zone in ("rolling", "reserve", "field"):
            told = 'objects such as {"die": "sidekick", "face": "fist"}'
            rows += [(zone, row) for row in listed(data, zone, Mapping, told)]
        for zone, row in rows:
            if not isinstance(row.get("die"), str):
                fail(f'a die in "{zone}" of seat {seat} lacks its slug: {dict(row)!r}')
            owner = seat if zone == "held" else number(row, "owner", seat, 0, 1)
            found.append((owner, row["die"]))
    return found


def held(data: Mapping[str, Json]) -> list[Mapping[str, Json]]:
    """Captured dice: a slug alone will do."""
    found = listed(data, "held", str | Mapping, "slugs of dice, or objects with die and captive")
    return [{"die": item} if isinstance(item, str) else item for item in found]


def listed(data: Mapping[str, Json], name: str, kind: type | UnionType, what: str) -> list[Json]:
    """A list of a seat."""
    found = data.get(name, [])
    if not isinstance(found, list | tuple) or not all(isinstance(item, kind) for item in found):
        fail(f'"{name}" is a list of {what}, not {found!r}')
    return list(found)
