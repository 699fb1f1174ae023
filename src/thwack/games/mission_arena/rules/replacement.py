"""MA-3: Replacement, and filling places in general (MA-12.5)."""

from typing import Final

from ....kernel.fan import Fan
from ....kernel.ids import Identity, Place, Seat
from ....kernel.table import Step
from ..state.atoms import draw, enter_phase, field, step_up, swap_squads
from ..state.table import (
    ACTIVE,
    HAND,
    PILES,
    PLACES,
    REPLACEMENT,
    ArenaTable,
    active_places,
    deck_of,
    hand_of,
    reserve_places,
)

# Which places are filled: a range of places within a seat.
ALL: Final = (0, PLACES)
ACTIVE_ONLY: Final = (0, ACTIVE)
RESERVE_ONLY: Final = (ACTIVE, PLACES)


def fieldable(t: ArenaTable, seat: Seat, leaving: int = -1) -> int:
    """MA-R20, MA-R23, MA-12.4: The cards in hand, as bits, that may be fielded: no Teams, nobody who is there
    already or part of a Team; whoever stands in the place `leaving` does not count."""
    cast, identity = t.cast, t.identity
    barred = cast.team_names
    for place in range(PLACES * seat, PLACES * seat + PLACES):
        cards = t.stack[place]
        if cards and place != leaving:
            barred |= cast.bars[identity[cards[0]]]
    found = 0
    for slot in t.piles[PILES * seat + HAND]:
        card = identity[slot]
        if not cast.name[card] & barred:
            found |= 1 << card
    return found


def empty_places(t: ArenaTable, seat: Seat, which: tuple[int, int]) -> list[int]:
    """The empty places of a player. Of those in one squad that hold no power, one stands for all."""
    found = []
    bare = 0  # bit per squad of which a bare place was found
    for place in range(PLACES * seat + which[0], PLACES * seat + which[1]):
        if not t.stack[place]:
            if not t.power[place] and not t.engaged[place]:
                squad = 1 if place % PLACES < ACTIVE else 2
                if bare & squad:
                    continue
                bare |= squad
            found.append(place)
    return found


def count_empty(t: ArenaTable, seat: Seat, which: tuple[int, int]) -> int:
    """How many places are empty."""
    return t.stack[PLACES * seat + which[0] : PLACES * seat + which[1]].count(())


def replacement(t: ArenaTable) -> None:
    """MA-3.1 to MA-3.4: Active places first, from the Reserve, the hand, the deck; then the Reserve."""
    enter_phase(t, REPLACEMENT)
    seat = t.turn
    first = PLACES * seat
    if () in t.stack[first : first + PLACES]:
        t.do(
            (fill_from_reserve, seat),  # MA-3.1
            (fill, seat, ACTIVE_ONLY, 1),  # MA-3.3
            (fill, seat, RESERVE_ONLY, 0),  # MA-3.2
            (offer_move, seat),
        )
    else:
        t.then((offer_move, seat))


def fill_from_reserve(t: ArenaTable, seat: Seat) -> None:
    """MA-3.1: Empty Active places must be filled from the Reserve."""
    reserve = [place for place in reserve_places(seat) if t.stack[place]]
    empty = empty_places(t, seat, ACTIVE_ONLY)
    if reserve and empty:
        t.ask(seat, [(replace, place, other) for place in empty for other in reserve])


def replace(t: ArenaTable, place: Place, reserve: int) -> None:
    """MA-3.1: This one steps up."""
    step_up(t, place, reserve)
    t.do((fill_from_reserve, place // PLACES))


def fill(t: ArenaTable, seat: Seat, which: tuple[int, int], draws: int) -> None:
    """MA-3.2, MA-3.3, MA-12.5: From hand; then, once, from the deck (MA-R20)."""
    missing = count_empty(t, seat, which)
    if not missing:
        return
    if fieldable(t, seat):
        t.then((choose_newcomer, seat, which, draws))
    elif draws and deck_of(t, seat):
        draw(t, seat, missing)
        t.then((fill, seat, which, 0))


def choose_newcomer(t: ArenaTable, seat: Seat, which: tuple[int, int], draws: int) -> None:
    """MA-3.2: Somebody from hand must take an empty place."""
    cards = fieldable(t, seat)
    if cards:
        pairs = [(place, cards) for place in empty_places(t, seat, which)]
        t.ask(seat, Fan(bring_in, pairs, (which, draws)), len(hand_of(t, seat)))


def bring_in(t: ArenaTable, place: Place, identity: Identity, which: tuple[int, int], draws: int) -> None:
    """MA-3.2: This one; then the next."""
    field(t, place, identity)
    t.then((fill, place // PLACES, which, draws))


def offer_move(t: ArenaTable, seat: Seat) -> None:
    """MA-3.4, MA-R22: One swap between Active and Reserve, or one move into an empty place."""
    options: list[Step] = []
    stack = t.stack
    for place in active_places(seat):
        if stack[place]:
            for other in reserve_places(seat):
                if stack[other]:
                    options.append((move, place, other))
    if count_empty(t, seat, RESERVE_ONLY):
        for other in empty_places(t, seat, RESERVE_ONLY):
            options += [(move, place, other) for place in active_places(seat) if stack[place]]
    if options:
        options.append((stay,))
        t.ask(seat, options)


def move(t: ArenaTable, place: Place, other: int) -> None:
    """MA-3.4: These two change places."""
    swap_squads(t, place, other)


def stay(t: ArenaTable) -> None:
    """Nobody moves."""
