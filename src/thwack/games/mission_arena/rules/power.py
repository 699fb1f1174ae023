"""MA-4: Power Up; and which power points are meant when they are engaged or lost (MA-H11)."""

from ....kernel.ids import Place, Seat
from ....kernel.table import Step
from ..state.atoms import engage, enter_phase, lose_power, power_up
from ..state.table import PLACES, POWER_CARDS, POWER_UP, ArenaTable, all_places, deck_of

UNKNOWN = -1  # instead of an identity: a card that its owner has not seen


def power_phase(t: ArenaTable) -> None:
    """MA-4.1, MA-R19: Three cards, or as many as there are."""
    enter_phase(t, POWER_UP)
    count = min(POWER_CARDS, len(deck_of(t, t.turn)))
    if count:
        t.then((assign_power, t.turn, count))


def assign_power(t: ArenaTable, seat: Seat, left: int) -> None:
    """MA-4.1: All of them, one at a time, to any own protagonists."""
    stack = t.stack
    options: list[Step] = []
    for place in all_places(seat):
        if stack[place]:
            options.append((give_power, place, left))
    if options:
        t.ask(seat, options)


def give_power(t: ArenaTable, place: Place, left: int) -> None:
    """MA-4.1: Face down and unseen; then the next."""
    power_up(t, place)
    if left > 1:
        t.then((assign_power, place // PLACES, left - 1))


# Which of them


def kinds(t: ArenaTable, cards: tuple[int, ...], seat: Seat) -> list[int]:
    """The power points among these that differ for their owner: what each known one is, and UNKNOWN once."""
    found: list[int] = []
    for slot in cards:
        kind = t.identity[slot] if t.known[slot] >> seat & 1 else UNKNOWN
        if kind not in found:
            found.append(kind)
    return found


def of_kind(t: ArenaTable, cards: tuple[int, ...], seat: Seat, kind: int) -> int:
    """The first of these power points that is of that kind."""
    for slot in cards:
        if kind == (t.identity[slot] if t.known[slot] >> seat & 1 else UNKNOWN):
            return slot
    raise ValueError("there is no such power point")


def engage_some(t: ArenaTable, place: Place, count: int) -> None:
    """MA-6.2: So many power points are engaged; which, is asked only if it makes a difference."""
    cards = t.power[place]
    if count == 0:
        return
    if count == len(cards) or len(kinds(t, cards, place // PLACES)) == 1:
        engage(t, place, cards[:count])
    else:
        t.then((choose_to_engage, place, count))


def choose_to_engage(t: ArenaTable, place: Place, count: int) -> None:
    """MA-H11: The owner says which."""
    seat = place // PLACES
    t.ask(seat, [(engage_this, place, kind, count) for kind in kinds(t, t.power[place], seat)])


def engage_this(t: ArenaTable, place: Place, kind: int, count: int) -> None:
    """MA-H11: This one; then the next."""
    engage(t, place, (of_kind(t, t.power[place], place // PLACES, kind),))
    t.then((engage_some, place, count - 1))


def exhaust(t: ArenaTable, place: Place) -> None:
    """MA-10.3, MA-R13: The owner discards a power card, engaged or not."""
    seat = place // PLACES
    options: list[Step] = [(discard_ready, place, kind) for kind in kinds(t, t.power[place], seat)]
    options += [(discard_engaged, place, kind) for kind in kinds(t, t.engaged[place], seat)]
    t.ask(seat, options)


def discard_ready(t: ArenaTable, place: Place, kind: int) -> None:
    """MA-10.3: One that is not engaged."""
    lose_power(t, place, of_kind(t, t.power[place], place // PLACES, kind))


def discard_engaged(t: ArenaTable, place: Place, kind: int) -> None:
    """MA-10.3, MA-R14: One that is; the ability it paid for stays active."""
    lose_power(t, place, of_kind(t, t.engaged[place], place // PLACES, kind))
