"""MA-12: Check Point. Each part once, in any order (MA-12.1)."""

from ....kernel.ids import Identity, Place, Seat
from ....kernel.table import Step
from ..state.atoms import add_wound, assemble, enter_phase, field, restack, swap_squads, swap_with_hand
from ..state.records import flag
from ..state.table import (
    CHECK_POINT,
    MOST_WOUNDS,
    PLACES,
    RESTACKED,
    SWAPPED_HAND,
    SWAPPED_SQUADS,
    TEAMED,
    WOUNDED,
    ArenaTable,
    active_places,
    all_places,
    holdable,
    reserve_places,
)
from .assembling import team_places
from .boost import hand_mask
from .replacement import ALL, empty_places, fieldable, fill


def check_point(t: ArenaTable) -> None:
    """MA-12.1: What the player likes of it; after a Team the squads are refilled then (MA-12.5, MA-H8)."""
    enter_phase(t, CHECK_POINT)
    t.do((choose_part, t.turn), (refill, t.turn))


def choose_part(t: ArenaTable, seat: Seat) -> None:
    """MA-12.1: One part after the other."""
    hand = hand_mask(t, seat)
    options: list[Step] = []
    flags = t.flags
    if not flags & SWAPPED_SQUADS:
        for place in active_places(seat):
            if t.stack[place]:
                for other in reserve_places(seat):
                    if t.stack[other]:
                        options.append((swap_two, place, other))
    if hand:
        if not flags & SWAPPED_HAND:
            options += hand_swaps(t, seat)
        if not flags & WOUNDED:
            options += wound_options(t, seat, hand)
        if not flags & TEAMED and hand & t.cast.teams:
            options += team_options(t, seat, hand & t.cast.teams)
        if flags & TEAMED:
            options += refill_options(t, seat)
    if not flags & RESTACKED:
        options += stack_options(t, seat)
    if options or hangs_on_hand(t, seat):
        options.append((end_check_point, seat))
        t.ask(seat, options, 2)


def hangs_on_hand(t: ArenaTable, seat: Seat) -> bool:
    """Whether a part could still be open to the player for all that everybody knows, who see no hands."""
    could, flags = holdable(t, seat), t.flags
    if not could:
        return False
    if flags & TEAMED:
        if empty_places(t, seat, ALL):
            return True
    elif could & t.cast.teams:
        return True
    if not flags & SWAPPED_HAND and any(t.stack[place] for place in reserve_places(seat)):
        return True
    same, identity = t.cast.same_name, t.identity
    return not flags & WOUNDED and any(
        could & same[identity[cards[0]]]
        for cards in t.stack[PLACES * seat : PLACES * seat + PLACES]
        if cards and len(cards) < MOST_WOUNDS
    )


def bits(mask: int) -> list[int]:
    """The numbers of the set bits."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def end_check_point(t: ArenaTable, seat: Seat) -> None:
    """Enough."""


# A: swaps


def swap_two(t: ArenaTable, place: Place, other: int) -> None:
    """MA-R1 (A2): An Active and a Reserve protagonist."""
    flag(t, SWAPPED_SQUADS)
    swap_squads(t, place, other)
    t.then((choose_part, t.turn))


def hand_swaps(t: ArenaTable, seat: Seat) -> list[Step]:
    """MA-R1 (A1), MA-H17: A Reserve protagonist with one from hand; a single card not with its equal."""
    found: list[Step] = []
    for place in reserve_places(seat):
        cards = t.stack[place]
        if cards:
            fits = fieldable(t, seat, place)
            if len(cards) == 1:
                fits &= ~(1 << t.identity[cards[0]])
            found += [(swap_hand, place, card) for card in bits(fits)]
    return found


def swap_hand(t: ArenaTable, place: Place, identity: Identity) -> None:
    """MA-R1 (A1), MA-R3: The whole stack goes to the hand."""
    flag(t, SWAPPED_HAND)
    swap_with_hand(t, place, identity)
    t.then((choose_part, t.turn))


# B: wounds


def wound_options(t: ArenaTable, seat: Seat, hand: int) -> list[Step]:
    """MA-12.3: A card of the same name, also of a Team; at most 5 wound points."""
    found: list[Step] = []
    for place in all_places(seat):
        cards = t.stack[place]
        if cards and len(cards) < MOST_WOUNDS:
            fits = hand & t.cast.same_name[t.identity[cards[0]]]
            if fits:
                found += [(wound, place, card) for card in bits(fits)]
    return found


def wound(t: ArenaTable, place: Place, identity: Identity) -> None:
    """MA-12.3: One wound point is assigned."""
    flag(t, WOUNDED)
    add_wound(t, place, identity)
    t.then((choose_part, t.turn))


def stack_options(t: ArenaTable, seat: Seat) -> list[Step]:
    """MA-12.3: The top card and another one below."""
    found: list[Step] = []
    for place in all_places(seat):
        cards = t.stack[place]
        if len(cards) > 1:
            below = dict.fromkeys([t.identity[slot] for slot in cards[1:]])
            below.pop(t.identity[cards[0]], None)
            found += [(turn_stack, place, card) for card in below]
    return found


def turn_stack(t: ArenaTable, place: Place, identity: Identity) -> None:
    """MA-12.3: This is no assignment, so it does not count as one."""
    flag(t, RESTACKED)
    restack(t, place, identity)
    t.then((choose_part, t.turn))


# C: Teams


def team_options(t: ArenaTable, seat: Seat, teams: int) -> list[Step]:
    """MA-12.4, MA-12.6: Teams whose members are all there."""
    found: list[Step] = []
    for team in bits(teams):
        _, places = team_places(t, seat, team)
        found += [(form_team, place, team) for place in places]
    return found


def form_team(t: ArenaTable, place: Place, team: int) -> None:
    """MA-12.4: The members become its power points."""
    names, _ = team_places(t, place // PLACES, team)
    flag(t, TEAMED)
    assemble(t, place, team, names)
    t.then((choose_part, t.turn))


# D: refill


def refill_options(t: ArenaTable, seat: Seat) -> list[Step]:
    """MA-12.5, MA-H8: Once a Team was assembled, while the hand has somebody for an empty place."""
    places = empty_places(t, seat, ALL)
    if not places:
        return []
    cards = bits(fieldable(t, seat))
    return [(refill_with, place, card) for place in places for card in cards]


def refill_with(t: ArenaTable, place: Place, identity: Identity) -> None:
    """MA-12.5: This one first; then all other places, from hand."""
    field(t, place, identity)
    t.do((fill, place // PLACES, ALL, 0), (choose_part, t.turn))


def refill(t: ArenaTable, seat: Seat) -> None:
    """MA-12.5, MA-H8: What is empty at the end, by drawing if need be; nothing without a Team assembled."""
    if t.flags & TEAMED:
        t.then((fill, seat, ALL, 1))
