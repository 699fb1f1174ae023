"""Positions as a person writes them, and back. What is left out has its default."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ...kernel.knowledge import PUBLIC, permute
from ...kernel.positions import fail, ids, known, number_in
from ...kernel.table import Step
from .cards.decks import unknown_card
from .cards.library import Library
from .options import cast_of_cards
from .rules.knockout import points
from .rules.setup import enter_bank, exchange, fill_resources, lay_out
from .rules.turn import PHASES_FROM, play_turn
from .state.cast import SUPPORT
from .state.table import (
    BANK,
    CARRIED,
    DECK,
    EXCHANGE,
    HAND,
    NEW,
    NOTHING,
    PHASES,
    PILES,
    PRIZES,
    RESOURCES,
    SCENARIO,
    SCENE,
    TAKEN_OVER,
    TOP_STAGE,
    WINNING,
    SceneTable,
    director,
    with_at,
)
from .view import slug_of

Json = Any
TOP: Final = {"game", "active", "first", "turn", "phase", "scenario", "seats", "exact"}
SEAT: Final = {"name", "list", "hand", "deck", "resources", "prizes", "scene"}
UNIT: Final = {"card", "stage", "loaded", "since", "shield_used"}
LATE: Final = 5  # the turn a position is in unless it says so: nobody's first


def to_scene(t: SceneTable) -> dict[str, Json]:
    """The position; what is going on in the middle of an effect is told by the exact part alone."""
    scenario = None
    if t.scenario != NOTHING:
        scenario = {"card": slug_of(t, t.scenario), "owner": t.cast.owner[t.scenario]}
        if director(t) != t.cast.owner[t.scenario]:
            scenario["control"] = director(t)
    return {
        "game": "battle_scenes",
        "active": t.turn,
        "first": t.first,
        "turn": t.turns,
        "phase": PHASES[t.phase],
        "scenario": scenario,
        "seats": [seat_of(t, seat) for seat in (0, 1)],
    }


def seat_of(t: SceneTable, seat: int) -> dict[str, Json]:
    """One player's part of a position; cards set aside are written as the top of the deck."""
    first = PILES * seat
    copies: dict[str, int] = {}
    for slot in t.cast.slots[seat]:
        card = t.cast.slug(t.cast.identities[slot])
        copies[card] = copies.get(card, 0) + 1
    return {
        "name": t.cast.names[seat],
        "list": copies,
        "hand": [slug_of(t, slot) for slot in t.piles[first + HAND]],
        "deck": [slug_of(t, slot) for slot in t.piles[first + PILES - 1] + t.piles[first + DECK]],
        "resources": [slug_of(t, slot) for slot in t.piles[first + RESOURCES]],
        "prizes": [slug_of(t, slot) for slot in t.piles[PILES * (1 - seat) + PRIZES]],
        "scene": [unit_of(t, unit) for unit in t.units[seat]],
    }


def unit_of(t: SceneTable, unit: int) -> dict[str, Json]:
    """A character or support with what it carries."""
    return {
        "card": slug_of(t, unit),
        "stage": t.stage[unit],
        "loaded": [slug_of(t, card) for card in t.load[unit]],
        "since": "now" if t.flags[unit] & NEW else "earlier",
        "shield_used": t.soaked[unit],
    }


# And back


def from_scene(library: Library, scene: Mapping[str, Json], seed: int, asks_chance: bool) -> SceneTable:
    """A table at the start of a phase of the active player's turn."""
    if not isinstance(scene, Mapping):
        fail("a scene is an object with phase and seats")
    known(scene, TOP, "a scene")
    rows = scene.get("seats")
    if not isinstance(rows, list) or len(rows) != 2 or not all(isinstance(row, Mapping) for row in rows):
        fail('a scene needs "seats": a list of two objects with hand, deck, resources, prizes and scene')
    for number, row in enumerate(rows):
        known(row, SEAT, f"seat {number}")
    scenario, scenario_owner, control = read_scenario(scene)
    placed = [cards_of(library, rows, seat) for seat in (0, 1)]
    if scenario:
        placed[scenario_owner].append(card_id(library, scenario, "the scenario"))
    sides = (side_of(library, rows[0], placed[0], 0), side_of(library, rows[1], placed[1], 1))
    names = (str(rows[0].get("name") or ""), str(rows[1].get("name") or ""))
    t = lay_out(cast_of_cards(library, names, sides), seed, asks_chance)
    stock = [stock_of(t, seat) for seat in (0, 1)]
    for seat in (0, 1):
        lay_seat(t, library, seat, rows[seat], stock)
    if scenario:
        slot = stock[scenario_owner][card_id(library, scenario, "the scenario")].pop(0)
        if t.cast.sheets[t.identity[slot]].card.type != "scenario":
            fail(f"{scenario!r} is not a scenario")
        t.scenario, t.place[slot], t.known[slot] = slot, SCENARIO, PUBLIC
        t.flags[slot] = TAKEN_OVER if control != scenario_owner else 0
    for seat in (0, 1):
        lay_rest(t, seat, stock[seat])
    begin(t, scene)
    if "exact" not in scene:
        must_stand(t)
    return t


def must_stand(t: SceneTable) -> None:
    """A position that is not in the middle of something: nobody has won, and nobody is about to fall."""
    for seat in (0, 1):
        if points(t, seat) >= WINNING:
            fail(f"seat {seat} has {points(t, seat)} points and so has won already (BS-9.1)")
        for unit in t.units[seat]:
            if not t.load[unit]:
                fail(f'{slug_of(t, unit)} carries no card and so would fall (BS-R1); add "loaded": [...]')


def begin(t: SceneTable, scene: Mapping[str, Json]) -> None:
    """Whose turn it is, and in which phase."""
    t.turn = number_in(scene.get("active", 0), 0, 1, '"active"')
    phase = scene.get("phase", "preparation")
    if phase not in PHASES:
        fail(f'"phase" is one of {", ".join(PHASES)}, not {phase!r}')
    t.phase = PHASES.index(phase)
    t.first = number_in(scene.get("first", t.turn), 0, 1, '"first"')
    t.turns = number_in(scene.get("turn", 0 if t.phase <= BANK else LATE), 0, 199, '"turn"')
    t.do(*steps_from(t))


def steps_from(t: SceneTable) -> tuple[Step, ...]:
    """What comes from this phase on."""
    a, b = t.turn, 1 - t.turn
    banking: tuple[Step, ...] = ((enter_bank,), (fill_resources, a), (fill_resources, b), (play_turn, a))
    if t.phase == EXCHANGE:
        return ((exchange, a), (exchange, b), *banking)
    return banking if t.phase == BANK else PHASES_FROM[t.phase - BANK - 1 :]


def read_scenario(scene: Mapping[str, Json]) -> tuple[str, int, int]:
    """The scenario, whose it is and who controls it: an id (the active player's), or an object with card and
    owner, and with control if that is somebody else."""
    found = scene.get("scenario")
    if found is None:
        return "", 0, 0
    if isinstance(found, str):
        active = number_in(scene.get("active", 0), 0, 1, '"active"')
        return found, active, active
    if not isinstance(found, Mapping) or not isinstance(found.get("card"), str):
        fail('"scenario" is a card id, or an object such as {"card": "A17", "owner": 0}')
    known(found, {"card", "owner", "control"}, "the scenario")
    owner = number_in(found.get("owner", 0), 0, 1, "the owner of the scenario")
    return found["card"], owner, number_in(found.get("control", owner), 0, 1, "the control of the scenario")


def card_id(library: Library, name: str, what: str) -> str:
    """The id of a card on offer."""
    found = library.ids.get(name.casefold(), "")
    if not found:
        fail(f"{what}: {unknown_card(library, name)}")
    if not library.cards[found].on_offer:
        fail(f"{what}: {found} is known, but not offered: {library.cards[found].incomplete}")
    return found


def scene_rows(row: Mapping[str, Json], seat: int) -> list[Mapping[str, Json]]:
    """The characters and supports of a seat."""
    found = row.get("scene") or []
    if not isinstance(found, list) or not all(isinstance(unit, Mapping) for unit in found):
        fail(f'"scene" of seat {seat} must be a list of objects such as {{"card": "A01", "loaded": ["A08"]}}')
    for unit in found:
        known(unit, UNIT, f"a character or support of seat {seat}")
        if not isinstance(unit.get("card"), str):
            fail(f'a character or support of seat {seat} needs a "card"')
    return found


def cards_of(library: Library, rows: list[Mapping[str, Json]], seat: int) -> list[str]:
    """All cards of a seat that a position names, in order; some lie in the other's prizes."""
    row, what = rows[seat], f"seat {seat}"
    found: list[str] = []
    for name in ("hand", "deck", "resources"):
        found += ids(row, name, what)
    for unit in scene_rows(row, seat):
        found += [unit["card"], *ids(unit, "loaded", unit["card"])]
    found += ids(rows[1 - seat], "prizes", f"seat {1 - seat}")
    return [card_id(library, card, what) for card in found]


def side_of(library: Library, row: Mapping[str, Json], placed: Iterable[str], seat: int) -> tuple[str, ...]:
    """The cards of a seat: its list, which must hold all that are named, or just those."""
    counts: dict[str, int] = {}
    for card in placed:
        counts[card] = counts.get(card, 0) + 1
    listed = row.get("list")
    if listed is None:
        return tuple(card for card, count in counts.items() for _ in range(count))
    if not isinstance(listed, Mapping):
        fail(f'"list" of seat {seat} must be an object such as {{"A01": 3}}')
    have = {card_id(library, card, f"seat {seat}"): number_in(n, 1, 99, card) for card, n in listed.items()}
    for card, count in counts.items():
        if count > have.get(card, 0):
            fail(f"seat {seat} has {count} of {card}, but its list has {have.get(card, 0)}")
    return tuple(card for card, count in have.items() for _ in range(count))


def stock_of(t: SceneTable, seat: int) -> dict[str, list[int]]:
    """The slots of each card of a seat, to be laid out."""
    found: dict[str, list[int]] = {}
    for slot in t.cast.slots[seat]:
        found.setdefault(slug_of(t, slot), []).append(slot)
    return found


def lay_seat(
    t: SceneTable, library: Library, seat: int, row: Mapping[str, Json], stock: list[dict[str, list[int]]]
) -> None:
    """The piles and the scene of a seat."""
    eyes = {HAND: 1 << seat, DECK: 0, RESOURCES: PUBLIC}
    for name, zone in (("hand", HAND), ("deck", DECK), ("resources", RESOURCES)):
        slots = [stock[seat][card_id(library, card, "")].pop(0) for card in ids(row, name, "")]
        t.piles[PILES * seat + zone] = tuple(slots)
        for slot in slots:
            t.place[slot], t.known[slot] = zone, eyes[zone]
    prizes = [stock[1 - seat][card_id(library, card, "")].pop(0) for card in ids(row, "prizes", "")]
    t.piles[PILES * (1 - seat) + PRIZES] = tuple(prizes)
    for slot in prizes:
        t.place[slot], t.known[slot] = PRIZES, PUBLIC
    for unit in scene_rows(row, seat):
        lay_unit(t, library, seat, unit, stock[seat])


def lay_unit(
    t: SceneTable, library: Library, seat: int, row: Mapping[str, Json], stock: dict[str, list[int]]
) -> None:
    """A character or support with what it carries."""
    card = card_id(library, row["card"], "")
    slot = stock[card].pop(0)
    sheet = t.cast.sheets[t.identity[slot]]
    if not sheet.is_unit:
        fail(f"{card} is a card of type {sheet.card.type}, which is never in scene by itself (BS-6.1)")
    loaded = [stock[card_id(library, name, "")].pop(0) for name in ids(row, "loaded", "")]
    since = row.get("since", "earlier")
    if since not in ("earlier", "now"):
        fail(f'"since" of {card} is "earlier" or "now", not {since!r}')
    plain = 0 if sheet.type == SUPPORT else 1
    t.stage[slot] = number_in(
        row.get("stage", plain), 0, TOP_STAGE * (sheet.type != SUPPORT), f"the stage of {card}"
    )
    used = number_in(row.get("shield_used", 0), 0, 99, f'"shield_used" of {card}')
    t.soaked, t.taken = with_at(t.soaked, slot, used), with_at(t.taken, slot, used)
    t.flags[slot] = NEW if since == "now" else 0
    t.units[seat] = (*t.units[seat], slot)
    t.place[slot], t.known[slot] = SCENE, PUBLIC
    t.load = with_at(t.load, slot, tuple(loaded))
    for other in loaded:
        t.place[other], t.known[other] = CARRIED + slot, PUBLIC


def lay_rest(t: SceneTable, seat: int, stock: dict[str, list[int]]) -> None:
    """Cards of the list that are named nowhere are shuffled under the deck."""
    rest = [slot for slots in stock.values() for slot in slots]
    permute(t, rest)
    index = PILES * seat + DECK
    t.piles[index] = t.piles[index] + tuple(rest)
