"""What ties the dice of a scene together: who captured, controls or copies whom, and what lies by whom."""

from collections.abc import Mapping
from typing import Any, Final

from ...kernel.masks import bits
from ...kernel.positions import fail
from .cards.costs import ENERGIES
from .choices import face_slug, slug_of
from .rules.special_effects import pin_type
from .rules.stats import level_of
from .scene_data import number
from .state.atoms import become, copy_card, copy_numbers, hurt, lay_by, move, put, set_flag, turn_to
from .state.table import (
    BY_LEVEL,
    CONTROLLED,
    CONTROLLER,
    FIELD,
    HELD,
    KEEPS_COPY_UNTIL_NEXT_TURN,
    LAID,
    PINS,
    THEIR_TURN,
    ZONE_NAMES,
    ZONES,
    DiceTable,
    field,
    seat_of,
)

Json = Any
Row = Mapping[str, Json]
HELD_PARTS: Final = ("die", "level", "face", "damage", "from", "captive", "lies_by", "pins", "seat")
TYPES: Final = tuple(ENERGIES)[:4]
UNTIL: Final = ("turn-end", "next-turn", "replaced")


# From a table


def ties_of(t: DiceTable, die: int) -> dict[str, Json]:
    """Whom a character in the field controls, and what it copies."""
    found: dict[str, Json] = {}
    own = bits(field(t, seat_of(t, die)))
    controls = [own.index(d) for d in own if t.under[d] == die and t.flags[d] & CONTROLLED]
    if controls:
        found["controls"] = controls
    acts, stats, persona = t.acts[die], t.stats[die], t.persona[die]
    if acts >= 0:
        found["copies"] = t.cast.slug(acts)
    if stats >= 0:
        found["numbers"] = "card" if stats >= BY_LEVEL else list(divmod(stats, 100))
    if persona >= 0:
        found["until"] = "replaced"
    elif t.flags[die] & KEEPS_COPY_UNTIL_NEXT_TURN:
        found["until"] = "next-turn"
    return found


def held_scene(t: DiceTable, seat: int) -> list[Json]:
    """The dice of a seat that are captured or lie by a character."""
    held = bits(t.zones[HELD] | t.zones[ZONES + HELD])
    return [held_row(t, die) for die in held if t.owner[die] == seat]


def held_row(t: DiceTable, die: int) -> Json:
    """A die that is captured, with where it comes from, or that lies by a character."""
    found: dict[str, Json] = {"die": slug_of(t, die)}
    holder = t.under[die]
    if t.flags[die] & PINS:
        found["pins"] = TYPES[pinned_type(t, die)]
    if not t.flags[die] & LAID:
        if level_of(t, die):
            found["level"] = level_of(t, die)
        elif t.face[die] >= 0:
            found["face"] = face_slug(t, die)
        if t.damage[die]:
            found["damage"] = t.damage[die]
        zone = t.origin[die] % ZONES
        found["from"] = next((name for name, place in ZONE_NAMES.items() if place == zone), "field")
    if holder >= 0:
        seat = seat_of(t, holder)
        index = bits(field(t, seat)).index(holder)
        found["lies_by" if t.flags[die] & LAID else "captive"] = index
        found["seat"] = seat
    return found


def pinned_type(t: DiceTable, die: int) -> int:
    """The energy type that a laid die keeps from fighting."""
    return next(ctx.that("type")[0] for _, ctx, until in t.lasting if until == THEIR_TURN and ctx.user == die)


# Into a table


def control(t: DiceTable, seats: list[Json], placed: list[list[int]]) -> None:
    """DM-14.7, DM-14.9: Dice in the other player's field are controlled and go home when the turn ends,
    whether or not the scene says by whom."""
    for seat, data in enumerate(seats):
        rows = list(zip(placed[seat], data.get("field", []), strict=True))
        for die, _ in rows:
            if t.owner[die] != seat:
                set_flag(t, die, CONTROLLED)
                t.origin = put(t.origin, die, ZONES * t.owner[die] + FIELD)
        for holder, row in rows:
            for index in indices(row, "controls"):
                if not 0 <= index < len(placed[seat]) or t.owner[placed[seat][index]] == seat:
                    fail(f"{row['die']} of seat {seat} cannot control number {index}: give it an owner")
                t.under = put(t.under, placed[seat][index], holder)
                set_flag(t, holder, CONTROLLER)


def indices(row: Row, name: str) -> list[int]:
    """One number, or a list of them."""
    given = row.get(name, [])
    found = [given] if type(given) is int else given
    if not isinstance(found, list | tuple) or not all(type(index) is int for index in found):
        fail(f"{name} of {row['die']} is a list of whole numbers, not {given!r}")
    return list(found)


def copy(t: DiceTable, die: int, row: Row) -> None:
    """DM-14.10: What a character copies: a card, numbers, or both."""
    card, copied, until = row.get("copies"), row.get("numbers"), row.get("until", "turn-end")
    if until not in UNTIL:
        fail(f"until is one of {', '.join(UNTIL)}, not {until!r}")
    if card is None and copied is None:
        return
    slot = slot_of(t, die, card) if card is not None else -1
    if until == "replaced" and slot < 0:
        fail(f"{row['die']} copies until replaced, but the scene does not say which card")
    if copied == "card":
        if slot < 0 or t.cast.level_face[slot][level_of(t, die)] < 0:
            fail(f"{row['die']} copies the numbers of a card that has none")
        stats = BY_LEVEL + slot
    elif copied is not None:
        stats = 100 * pair(row, copied)[0] + pair(row, copied)[1]
    if until == "replaced":
        become(t, die, stats if copied == "card" else slot)
        return
    if slot >= 0:
        copy_card(t, die, slot)
    if copied is not None:
        copy_numbers(t, die, stats)
    if until == "next-turn":
        set_flag(t, die, KEEPS_COPY_UNTIL_NEXT_TURN)


def slot_of(t: DiceTable, die: int, card: Json) -> int:
    """A card of the match; where both players have it, the other one's."""
    found = [slot for slot, slug in enumerate(t.cast.slugs) if slug == card]
    if not found:
        fail(f"{slug_of(t, die)} copies {card!r}, which is no card of this match; name it under cards")
    other = [slot for slot in found if t.cast.card_seat[slot] != seat_of(t, die)]
    return (other or found)[0]


def pair(row: Row, given: Json) -> tuple[int, int]:
    """A and D."""
    if not isinstance(given, list | tuple) or len(given) != 2:
        fail(f'numbers of {row["die"]} are [A, D] or "card", not {given!r}')
    if not all(type(n) is int and 0 <= n < 100 for n in given):
        fail(f"numbers of {row['die']} are whole numbers from 0 to 99, not {given!r}")
    return given[0], given[1]


def hold_back(t: DiceTable, die: int, seat: int, row: Row, placed: list[list[int]]) -> None:
    """DM-14.6: A die of a seat that is captured, or lies by a character. Where the scene does not say by
    whom it was captured, it comes back all the same."""
    for name in row:
        if name not in HELD_PARTS:
            fail(f"a die in held has no part {name!r}; its parts are {', '.join(HELD_PARTS)}")
    laid = "lies_by" in row or "pins" in row
    there = number(row, "seat", seat if laid and "pins" not in row else 1 - seat, 0, 1)
    name = "lies_by" if laid else "captive"
    holder = -1
    if name in row:
        index = row[name]
        if type(index) is not int or not 0 <= index < len(placed[there]):
            fail(f"{name} of {row['die']} is the number of a character in the field of seat {there}")
        holder = placed[there][index]
    if laid:
        lay(t, die, seat, row, holder)
    else:
        capture(t, die, there, row, holder)


def lay(t: DiceTable, die: int, seat: int, row: Row, holder: int) -> None:
    """An action die lies by a character, or stays to keep a type from fighting."""
    if t.cast.character_die[t.cast.slot[die]]:
        fail(f"{row['die']} is no action die: it can be captured, but lies by nobody")
    lay_by(t, die, holder, seat)
    if "pins" in row:
        if row["pins"] not in TYPES:
            fail(f"pins is one of {', '.join(TYPES)}, not {row['pins']!r}")
        pin_type(t, seat, die, ENERGIES[row["pins"]])


def capture(t: DiceTable, die: int, seat: int, row: Row, holder: int) -> None:
    """A die of the other player's lies under a character of this seat."""
    is_character = t.cast.character_die[t.cast.slot[die]]
    origin = row.get("from", "field" if is_character else "used")
    if origin not in ZONE_NAMES or (origin == "field" and not is_character):
        fail(f"{row['die']} cannot come from {origin!r}; zones are {', '.join(ZONE_NAMES)}")
    slugs = [face.slug for face in t.cast.faces[t.cast.slot[die]]]
    face = row.get("face", f"level-{row.get('level', 1)}" if is_character else None)
    if face is not None:
        if face not in slugs:
            fail(f"{row['die']} has no face {face!r}; it has {', '.join(dict.fromkeys(slugs))}")
        turn_to(t, die, slugs.index(face))
    elif origin == "reserve":
        fail(f"{row['die']} comes from the reserve: give the face it shows")
    move(t, die, seat, HELD)
    t.under = put(t.under, die, holder)
    t.origin = put(t.origin, die, ZONES * t.owner[die] + ZONE_NAMES[origin])
    damage = number(row, "damage", 0, 0, 99)
    if damage:
        hurt(t, die, damage)
