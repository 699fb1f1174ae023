"""Positions as a person writes them, and back. What is left out has its default."""

from collections.abc import Mapping
from typing import Any, Final

from ...cardlang.form import slug_of as slugged
from ...kernel.knowledge import PUBLIC, permute
from ...kernel.positions import fail, ids, known, number_in
from .cards.decks import unknown_card
from .cards.library import Library
from .options import DEFAULT_DECKS, cast_of_cards
from .rules.setup import choose_squads, decide_first, lay_out, reveal
from .rules.turn import FIRST_TURN, PHASES_FROM
from .state.cast import WEAK_BONUS, WEAK_HIT, WEAK_OFF
from .state.table import (
    ACCOMPLISHED,
    ACTIVATED,
    ACTIVATION,
    ACTIVE,
    DECK,
    DEPLOY,
    DISCARD,
    HAND,
    LAST_TURN,
    MISSION_COUNT,
    MISSIONS,
    MOST_WOUNDS,
    NOTHING,
    PHASES,
    PILES,
    PLACES,
    ArenaTable,
    missions_of,
)
from .view import slug_of

Json = Any
TOP: Final = {"game", "active", "phase", "turn", "activated", "abilities", "weak_points", "seats", "exact"}
SEAT: Final = {"name", "list", "points", "hand", "deck", "discard", "missions", "active", "reserve"}
PLACE: Final = {"card", "wounds", "power", "engaged"}
ZONES: Final = (("hand", HAND), ("deck", DECK), ("discard", DISCARD), ("missions", MISSIONS))
SQUADS: Final = (("active", 0, ACTIVE), ("reserve", ACTIVE, PLACES - ACTIVE))
LATE: Final = 3  # the turn a position is in unless it says so: nobody's first, and some are left
WORDS: Final = {  # other names of phases
    "draw": "cool-down",
    "mission-activation": "mission",
    "special-abilities": "abilities",
    "ability": "abilities",
    "challenges": "challenge",
    "checkpoint": "check-point",
    "superhit": "super-hit",
    "powerup": "power-up",
}


def to_scene(t: ArenaTable) -> dict[str, Json]:
    """The position; what is going on in the middle of a phase is told by the exact part alone."""
    return {
        "game": "mission_arena",
        "active": t.turn,
        "phase": PHASES[t.phase],
        "turn": t.turns,
        "activated": bool(t.flags & ACTIVATED),
        "abilities": t.cast.abilities,
        "weak_points": t.cast.weak_points,
        "seats": [seat_of(t, seat) for seat in (0, 1)],
    }


def seat_of(t: ArenaTable, seat: int) -> dict[str, Json]:
    """One player's part of a position."""
    copies: dict[str, int] = {}
    for slot in t.cast.slots[seat]:
        card = t.cast.slug(t.cast.identities[slot])
        copies[card] = copies.get(card, 0) + 1
    found: dict[str, Json] = {"name": t.cast.names[seat], "list": copies, "points": t.points[seat]}
    for name, zone in ZONES:
        found[name] = [slug_of(t, slot) for slot in t.piles[PILES * seat + zone]]
    for name, first, count in SQUADS:
        start = PLACES * seat + first
        found[name] = [place_of(t, place) for place in range(start, start + count)]
    return found


def place_of(t: ArenaTable, place: int) -> Json:
    """A place: who stands there, and its power points, engaged ones last."""
    cards, power = t.stack[place], t.power[place] + t.engaged[place]
    if not cards and not power:
        return None
    return {
        "card": slug_of(t, cards[0]) if cards else None,
        "wounds": [slug_of(t, slot) for slot in cards[1:]],
        "power": [slug_of(t, slot) for slot in power],
        "engaged": len(t.engaged[place]),
    }


# And back


def from_scene(library: Library, scene: Mapping[str, Json], seed: int, asks_chance: bool) -> ArenaTable:
    """A table at the start of a phase of the active player's turn."""
    if not isinstance(scene, Mapping):
        fail("a scene is an object with phase and seats")
    known(scene, TOP, "a scene")
    rows = scene.get("seats")
    if not isinstance(rows, list) or len(rows) != 2 or not all(isinstance(row, Mapping) for row in rows):
        fail('a scene needs "seats": a list of two objects with hand, deck, missions, active and reserve')
    seats = [Seat(library, number, row) for number, row in enumerate(rows)]
    names = (seats[0].name, seats[1].name)
    sides = (seats[0].cards(), seats[1].cards())
    abilities, weak_points = rules_of(scene)
    t = lay_out(cast_of_cards(library, names, sides, abilities, weak_points), seed, asks_chance)
    for seat in seats:
        seat.lay(t)
    begin(t, scene)
    return t


def rules_of(scene: Mapping[str, Json]) -> tuple[bool, str]:
    """MA-0.8: The optional rules."""
    abilities, weak_points = scene.get("abilities", True), scene.get("weak_points", WEAK_OFF)
    if not isinstance(abilities, bool):
        fail(f'"abilities" is true or false, not {abilities!r}')
    if weak_points not in (WEAK_OFF, WEAK_HIT, WEAK_BONUS):
        fail(f'"weak_points" is "off", "A" or "B", not {weak_points!r}')
    return abilities, weak_points


def begin(t: ArenaTable, scene: Mapping[str, Json]) -> None:
    """Whose turn it is, and in which phase."""
    t.turn = number_in(scene.get("active", 0), 0, 1, '"active"')
    t.phase = phase_of(scene.get("phase", "challenge"))
    least = 0 if t.phase == DEPLOY else 1
    t.turns = number_in(scene.get("turn", LATE * least), least, LAST_TURN * least, '"turn"')
    if t.phase == DEPLOY:
        t.do((choose_squads, 0), (choose_squads, 1), (reveal,), (decide_first, NOTHING))
        return
    t.first = t.turn if t.turns % 2 else 1 - t.turn  # MA-R7
    for cards in t.stack:
        for slot in cards:
            t.known[slot] = PUBLIC
    if is_activated(t, scene):
        t.flags |= ACTIVATED
    steps = PHASES_FROM[t.phase - 1 :]
    t.do(*(step for step in steps if t.turns > 1 or step in FIRST_TURN))


def is_activated(t: ArenaTable, scene: Mapping[str, Json]) -> bool:
    """MA-5.1: Whether the first mission counts; from its activation to its resolution, unless it is said."""
    has_one = bool(missions_of(t, t.turn))
    found = scene.get("activated", has_one and t.turns > 1 and ACTIVATION < t.phase <= ACCOMPLISHED)
    if not isinstance(found, bool):
        fail(f'"activated" is true or false, not {found!r}')
    if found and (not has_one or t.phase < ACTIVATION):
        fail("no mission of the active player can be activated here (MA-5.1)")
    return found


def phase_of(found: Json) -> int:
    """A phase by its name or number."""
    if isinstance(found, int) and not isinstance(found, bool) and 1 <= found < len(PHASES):
        return found
    slug = slugged(found) if isinstance(found, str) else ""
    slug = WORDS.get(slug, slug)
    if slug not in PHASES:
        fail(f'"phase" is a number from 1 to 12 or one of {", ".join(PHASES)}, not {found!r}')
    return PHASES.index(slug)


class Seat:
    """One player's part of a position, as it is read."""

    def __init__(self, library: Library, seat: int, row: Mapping[str, Json]) -> None:
        known(row, SEAT, f"seat {seat}")
        self.library, self.seat, self.row = library, seat, row
        self.name = str(row.get("name") or "")
        self.points = number_in(row.get("points", 0), 0, 999, f'"points" of seat {seat}')
        self.zones = {name: self.ids(row, name, f"seat {seat}") for name, _ in ZONES}
        if len(self.zones["missions"]) > MISSION_COUNT:
            fail(f"seat {seat} has more than {MISSION_COUNT} missions (MA-S.1)")
        self.places = [place for squad in SQUADS for place in self.squad(*squad)]
        self.check_names()
        self.blank = sum(place.blank for place in self.places)

    def ids(self, row: Mapping[str, Json], name: str, what: str) -> list[str]:
        """A list of cards on offer."""
        return [self.card_id(card) for card in ids(row, name, what)]

    def card_id(self, name: str) -> str:
        """The id of a card on offer."""
        found = self.library.ids.get(name.casefold(), "")
        if not found:
            fail(f"seat {self.seat}: {unknown_card(self.library, name)}")
        if not self.library.cards[found].on_offer:
            fail(f"seat {self.seat}: {found} is not offered: {self.library.cards[found].incomplete}")
        return found

    def squad(self, name: str, first: int, count: int) -> "list[Place]":
        """The places of a squad: objects, card ids for short, or null for an empty one."""
        found = self.row.get(name) or []
        if not isinstance(found, list) or len(found) > count:
            fail(f'"{name}" of seat {self.seat} must be a list of at most {count} places')
        found = [*found, *[None] * (count - len(found))]
        return [Place(self, {"card": one} if isinstance(one, str) else one or {}) for one in found]

    def check_names(self) -> None:
        """MA-R23, MA-12.4: Nobody stands there twice, or beside a Team that has him."""
        seen: set[str] = set()
        for place in self.places:
            if place.stack:
                card = self.library.cards[place.stack[0]]
                for name in (card.called, *card.members):
                    if name in seen:
                        fail(f"seat {self.seat}: {name} is in the squads twice (MA-R23, MA-12.4)")
                seen |= {card.called, *card.members}

    def named(self) -> list[str]:
        """All cards that are named, in order."""
        found = [card for cards in self.zones.values() for card in cards]
        return found + [card for place in self.places for card in place.stack + place.power]

    def cards(self) -> tuple[str, ...]:
        """The cards of the seat: its list, which must hold all that are named, or those, and what fills up
        unnamed power points and a deck that is left out (from the deck that this seat has by default)."""
        named = self.named()
        if self.row.get("list") is not None:
            return self.listed(named)
        stock = dict(self.library.decks[DEFAULT_DECKS[self.seat]].cards)
        rest = dict(stock)
        for card in named:
            rest[card] = rest.get(card, 0) - 1
        spare = [card for card, copies in rest.items() for _ in range(copies)]
        while len(spare) < self.blank:
            spare += stock
        if "deck" in self.row:
            step = max(len(spare) // max(self.blank, 1), 1)
            spare = spare[::step][: self.blank]
        return tuple(named + spare)

    def listed(self, named: list[str]) -> tuple[str, ...]:
        """The cards of the list."""
        rows = self.row["list"]
        if not isinstance(rows, Mapping):
            fail(f'"list" of seat {self.seat} must be an object such as {{"MA01": 3}}')
        have = {self.card_id(str(card)): number_in(n, 1, 99, str(card)) for card, n in rows.items()}
        for card in dict.fromkeys(named):
            if named.count(card) > have.get(card, 0):
                fail(f"seat {self.seat} has {named.count(card)} of {card}, but its list {have.get(card, 0)}")
        if len(named) + self.blank > sum(have.values()):
            fail(f"the list of seat {self.seat} has too few cards for its power points")
        return tuple(card for card, count in have.items() for _ in range(count))

    def lay(self, t: ArenaTable) -> None:
        """All of it on the table."""
        seat, stock = self.seat, dict[str, list[int]]()
        for slot in t.cast.slots[seat]:
            stock.setdefault(slug_of(t, slot), []).append(slot)
        eyes = {HAND: 1 << seat, DECK: 0, DISCARD: PUBLIC, MISSIONS: PUBLIC}
        for name, zone in ZONES:
            slots = tuple(stock[card].pop(0) for card in self.zones[name])
            t.piles[PILES * seat + zone] = slots
            for slot in slots:
                t.known[slot] = eyes[zone]
        power = []
        for at, place in enumerate(self.places, PLACES * seat):
            t.stack[at] = tuple(stock[card].pop(0) for card in place.stack)
            power.append([stock[card].pop(0) for card in place.power])
            for slot in t.stack[at]:
                t.known[slot] = 1 << seat
        rest = [slot for slots in stock.values() for slot in slots]
        permute(t, rest)
        for at, place in enumerate(self.places):
            cards = tuple(power[at] + [rest.pop() for _ in range(place.blank)])
            ready = len(cards) - place.engaged
            t.power[PLACES * seat + at], t.engaged[PLACES * seat + at] = cards[:ready], cards[ready:]
        t.piles[PILES * seat + DECK] += tuple(rest)
        t.points[seat] = self.points


class Place:
    """A place of a position: its stack, top first, and its power points."""

    def __init__(self, seat: Seat, row: Json) -> None:
        what = f"a place of seat {seat.seat}"
        if not isinstance(row, Mapping):
            fail(f'{what} must be an object such as {{"card": "MA01", "power": 2}}, not {row!r}')
        known(row, PLACE, what)
        card = row.get("card")
        if card is not None and not isinstance(card, str):
            fail(f'"card" of {what} must be a card id, not {card!r}')
        wounds = seat.ids(row, "wounds", what)
        self.stack = [seat.card_id(card), *wounds] if card else []
        if wounds and not card:
            fail(f'{what} has wounds, but no "card"')
        if len(self.stack) > MOST_WOUNDS:
            fail(f"{card} has more than {MOST_WOUNDS} wound points (MA-12.3)")
        if len({seat.library.cards[one].called for one in self.stack}) > 1:
            fail(f"the wound points of {card} must have its name (MA-12.3)")
        power = row.get("power", 0)
        self.power = seat.ids(row, "power", what) if isinstance(power, list) else []
        self.blank = 0 if isinstance(power, list) else number_in(power, 0, 56, f'"power" of {what}')
        most = len(self.power) + self.blank
        self.engaged = number_in(row.get("engaged", 0), 0, most, f'"engaged" of {what}')
