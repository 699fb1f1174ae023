"""All that writes the columns. Each atom guards the change, makes it and tells it.

Events speak of a card as `(identity, eyes)`: who knew it at that time, so that the log keeps secrets.
Protagonists, which lie open, are told by the identity of their top card and their owner.
"""

from ....kernel.ids import Identity, Place, Seat, Slot
from ....kernel.knowledge import PUBLIC, shuffle
from .table import (
    ACTIVATED,
    BOARD,
    DECK,
    DISCARD,
    HAND,
    MISSIONS,
    NOTHING,
    NOWHERE,
    PILES,
    PLACES,
    ArenaTable,
    all_places,
)

Told = tuple[int, int]


def told(t: ArenaTable, slot: Slot) -> Told:
    """A card as events speak of it."""
    return (t.identity[slot], t.known[slot])


def all_told(t: ArenaTable, slots: tuple[int, ...]) -> tuple[Told, ...]:
    """Several cards, of which one event speaks."""
    return tuple([(t.identity[slot], t.known[slot]) for slot in slots])


def person(t: ArenaTable, place: Place) -> tuple[int, int]:
    """A protagonist as events speak of it: its top card, and whose it is."""
    return (t.identity[t.stack[place][0]], place // PLACES)


# Turns and phases


def shuffle_deck(t: ArenaTable, seat: Seat) -> None:
    """MA-S.1: Nobody knows the order any more."""
    shuffle(t, t.piles[PILES * seat + DECK])


def begin_match(t: ArenaTable, first: int) -> None:
    """MA-S.5: Who begins."""
    t.first = first
    t.emit("first", first)


def begin_turn(t: ArenaTable, seat: Seat) -> None:
    """Nothing of the turn before counts any more."""
    t.turn = seat
    t.turns += 1
    t.flags = 0
    t.duty = NOTHING
    t.used = [0] * BOARD
    t.challenges = ()
    t.boosts = [NOWHERE, 0, NOWHERE, 0]
    t.hits = [NOWHERE, NOWHERE]
    t.emit("turn", seat, t.turns)


def enter_phase(t: ArenaTable, phase: int) -> None:
    """The next phase of the turn."""
    t.phase = phase


# Cards from pile to pile


def pull(t: ArenaTable, pile: int, slot: Slot) -> None:
    """Take a card out of a pile."""
    cards = t.piles[pile]
    at = cards.index(slot)
    t.piles[pile] = cards[:at] + cards[at + 1 :]


def in_hand(t: ArenaTable, seat: Seat, identity: Identity) -> int:
    """A card of a hand by what it is. Of equal ones, the one that more eyes have seen: nobody shall learn
    from what is left that it is another."""
    found, seen = NOTHING, -1
    for slot in t.piles[PILES * seat + HAND]:
        if t.identity[slot] == identity and t.known[slot] > seen:
            found, seen = slot, t.known[slot]
    return found


def last_of(t: ArenaTable, pile: tuple[int, ...], identity: Identity) -> int:
    """The card of an open pile that lies highest, by what it is."""
    at = len(pile) - 1
    while t.identity[pile[at]] != identity:
        at -= 1
    return pile[at]


def draw(t: ArenaTable, seat: Seat, count: int) -> None:
    """MA-1.2: Cards from the deck to the hand, as many as there are."""
    deck = t.piles[PILES * seat + DECK]
    cards = deck[:count]
    t.piles[PILES * seat + DECK] = deck[count:]
    t.piles[PILES * seat + HAND] += cards
    known, eyes = t.known, 1 << seat
    for slot in cards:
        known[slot] |= eyes
    if t.recording:
        t.emit("drawn", seat, all_told(t, cards))


def throw(t: ArenaTable, seat: Seat, cards: tuple[int, ...]) -> None:
    """MA-R67: Cards that were taken from elsewhere lie open in the discard pile."""
    t.piles[PILES * seat + DISCARD] += cards
    for slot in cards:
        t.known[slot] = PUBLIC


def lay_missions(t: ArenaTable, seat: Seat, count: int) -> None:
    """MA-S.1: The first cards of the deck are the missions, face up."""
    deck = t.piles[PILES * seat + DECK]
    cards = deck[:count]
    t.piles[PILES * seat + DECK] = deck[count:]
    t.piles[PILES * seat + MISSIONS] = cards
    for slot in cards:
        t.known[slot] = PUBLIC
    t.emit("missions", seat, all_told(t, cards))


def reveal_duty(t: ArenaTable, seat: Seat) -> None:
    """MA-2.1: The top card of the deck is revealed and discarded."""
    slot = t.piles[PILES * seat + DECK][0]
    pull(t, PILES * seat + DECK, slot)
    throw(t, seat, (slot,))
    t.duty = t.identity[slot]
    t.emit("duty", seat, told(t, slot))


def take_back(t: ArenaTable, seat: Seat, identity: Identity) -> None:
    """MA-6.32: A card of the own discard pile goes to the hand; everybody has seen it."""
    pile = t.piles[PILES * seat + DISCARD]
    slot = last_of(t, pile, identity)
    pull(t, PILES * seat + DISCARD, slot)
    t.piles[PILES * seat + HAND] += (slot,)
    t.emit("recycled", seat, told(t, slot))


# Missions


def activate_mission(t: ArenaTable, seat: Seat) -> None:
    """MA-5.1: The first mission counts in this turn."""
    t.flags |= ACTIVATED
    t.emit("mission", seat, told(t, t.piles[PILES * seat + MISSIONS][0]))


def score_mission(t: ArenaTable, seat: Seat) -> None:
    """MA-11.1: Its points, and the card goes to the hand."""
    slot = t.piles[PILES * seat + MISSIONS][0]
    pull(t, PILES * seat + MISSIONS, slot)
    t.piles[PILES * seat + HAND] += (slot,)
    points = t.cast.points[t.identity[slot]]
    t.points[seat] += points
    t.flags &= ~ACTIVATED
    t.emit("accomplished", seat, told(t, slot), points)


def drop_mission(t: ArenaTable, seat: Seat) -> None:
    """MA-5.2, MA-R44: The first mission is discarded."""
    slot = t.piles[PILES * seat + MISSIONS][0]
    pull(t, PILES * seat + MISSIONS, slot)
    throw(t, seat, (slot,))
    t.emit("mission_lost", seat, told(t, slot))


def exchange_mission(t: ArenaTable, seat: Seat, at: int, identity: Identity) -> None:
    """MA-6.30, MA-H3: A mission goes to the hand, and a card from there takes its place."""
    slot = in_hand(t, seat, identity)
    pull(t, PILES * seat + HAND, slot)
    missions = t.piles[PILES * seat + MISSIONS]
    old = missions[at]
    t.piles[PILES * seat + MISSIONS] = (*missions[:at], slot, *missions[at + 1 :])
    t.piles[PILES * seat + HAND] += (old,)
    t.known[slot] = PUBLIC
    t.emit("new_mission", seat, told(t, old), told(t, slot))


def replace_mission(t: ArenaTable, seat: Seat, identity: Identity) -> None:
    """MA-6.13: The first mission is discarded, and a card of the same discard pile takes its place."""
    missions = t.piles[PILES * seat + MISSIONS]
    pile = t.piles[PILES * seat + DISCARD]
    slot = last_of(t, pile, identity)
    pull(t, PILES * seat + DISCARD, slot)
    throw(t, seat, missions[:1])
    t.piles[PILES * seat + MISSIONS] = (slot, *missions[1:])
    t.emit("mission_replaced", seat, told(t, missions[0]), told(t, slot))


# Protagonists


def field(t: ArenaTable, place: Place, identity: Identity) -> None:
    """A protagonist from the hand takes an empty place. In set-up it lies face down (MA-S.3)."""
    seat = place // PLACES
    slot = in_hand(t, seat, identity)
    pull(t, PILES * seat + HAND, slot)
    t.stack[place] = (slot,)
    if t.turns:
        t.known[slot] = PUBLIC
    t.emit("fielded", seat, told(t, slot), place % PLACES)


def reveal_squads(t: ArenaTable) -> None:
    """MA-S.4: All at once."""
    for cards in t.stack:
        for slot in cards:
            t.known[slot] = PUBLIC
    for seat in (0, 1):
        found = [slot for place in all_places(seat) for slot in t.stack[place]]
        t.emit("squads", seat, all_told(t, tuple(found)))


def clear(t: ArenaTable, place: Place) -> None:
    """A protagonist that leaves takes along all that was about it, but no power points (MA-R2)."""
    t.stack[place] = ()
    t.marks[place] = t.used[place] = t.plus[place] = t.plus[BOARD + place] = 0


def change_places(t: ArenaTable, one: int, other: int) -> None:
    """MA-R2: Two protagonists, or one and an empty place; power points stay where they are."""
    for column in (t.stack, t.marks, t.used):
        column[one], column[other] = column[other], column[one]  # type: ignore[assignment]
    plus = t.plus
    plus[one], plus[other] = plus[other], plus[one]
    plus[BOARD + one], plus[BOARD + other] = plus[BOARD + other], plus[BOARD + one]
    moved = {one: other, other: one}
    boosts, hits = t.boosts, t.hits  # MA-H6
    boosts[0], boosts[2] = moved.get(boosts[0], boosts[0]), moved.get(boosts[2], boosts[2])
    hits[0], hits[1] = moved.get(hits[0], hits[0]), moved.get(hits[1], hits[1])


def step_up(t: ArenaTable, place: Place, reserve: int) -> None:
    """MA-3.1: From the Reserve to an empty Active place."""
    change_places(t, place, reserve)
    t.emit("stepped_up", person(t, place))


def swap_squads(t: ArenaTable, one: int, other: int) -> None:
    """MA-3.4, MA-R1: Active and Reserve, or into an empty place."""
    change_places(t, one, other)
    if t.stack[one]:
        t.emit("swapped", person(t, one), person(t, other))
    else:
        t.emit("moved", person(t, other))


def swap_with_hand(t: ArenaTable, place: Place, identity: Identity) -> None:
    """MA-R1, MA-R3: The whole stack goes to the hand, and a protagonist from there takes its place."""
    seat = place // PLACES
    slot = in_hand(t, seat, identity)
    pull(t, PILES * seat + HAND, slot)
    cards = t.stack[place]
    old = person(t, place)
    clear(t, place)
    t.piles[PILES * seat + HAND] += cards
    t.stack[place] = (slot,)
    t.known[slot] = PUBLIC
    t.emit("swapped_hand", old, person(t, place))


def add_wound(t: ArenaTable, place: Place, identity: Identity) -> None:
    """MA-12.3, MA-R4: A card of the same name goes on top."""
    seat = place // PLACES
    slot = in_hand(t, seat, identity)
    pull(t, PILES * seat + HAND, slot)
    t.stack[place] = (slot, *t.stack[place])
    t.known[slot] = PUBLIC
    t.emit("wounded", person(t, place), len(t.stack[place]))


def restack(t: ArenaTable, place: Place, identity: Identity) -> None:
    """MA-12.3: The top card and one below change places."""
    cards = list(t.stack[place])
    at = 1
    while t.identity[cards[at]] != identity:
        at += 1
    old = person(t, place)
    cards[0], cards[at] = cards[at], cards[0]
    t.stack[place] = tuple(cards)
    t.emit("restacked", old, person(t, place))


def lose_wounds(t: ArenaTable, place: Place, count: int) -> None:
    """MA-10.7: The top cards of a stack are discarded; with the last one the power points go too."""
    seat = place // PLACES
    who, cards = person(t, place), t.stack[place]
    throw(t, seat, cards[:count])
    if len(cards) > count:
        t.stack[place] = cards[count:]
        t.emit("lost_wound", who, count, len(cards) - count)
        return
    throw(t, seat, t.power[place] + t.engaged[place])
    t.power[place] = t.engaged[place] = ()
    clear(t, place)
    t.emit("defeated", who)


def gain_point(t: ArenaTable, seat: Seat) -> None:
    """MA-10.5: One point at once."""
    t.points[seat] += 1
    t.emit("point", seat, t.points[seat])


def assemble(t: ArenaTable, place: Place, identity: Identity, names: int) -> None:
    """MA-12.4, MA-12.6: A Team takes a place; whoever of these names is in squads and hand, and a smaller
    Team that stood there, become its power points. MA-H10: everybody has seen them."""
    cast, seat = t.cast, place // PLACES
    team = in_hand(t, seat, identity)
    pull(t, PILES * seat + HAND, team)
    found: list[int] = list(t.stack[place])
    clear(t, place)
    for other in all_places(seat):
        cards = t.stack[other]
        if cards and cast.name[t.identity[cards[0]]] & names:
            found += cards
            clear(t, other)
    for slot in t.piles[PILES * seat + HAND]:
        if cast.name[t.identity[slot]] & names:
            pull(t, PILES * seat + HAND, slot)
            found.append(slot)
    for slot in (team, *found):
        t.known[slot] = PUBLIC
    t.stack[place] = (team,)
    t.power[place] += tuple(found)
    t.emit("assembled", person(t, place), all_told(t, tuple(found)))


# Power points


def power_up(t: ArenaTable, place: Place) -> None:
    """MA-4.1: The top card of the deck, which nobody has seen, face down to a place."""
    seat = place // PLACES
    deck = t.piles[PILES * seat + DECK]
    t.piles[PILES * seat + DECK] = deck[1:]
    t.power[place] += deck[:1]
    t.emit("powered", person(t, place), len(t.power[place]) + len(t.engaged[place]))


def engage(t: ArenaTable, place: Place, cards: tuple[int, ...]) -> None:
    """MA-6.2: Power points are turned to pay for an ability."""
    t.power[place] = tuple([slot for slot in t.power[place] if slot not in cards])
    t.engaged[place] += cards


def lose_power(t: ArenaTable, place: Place, slot: Slot) -> None:
    """MA-10.3: A power card is discarded, engaged or not."""
    for column in (t.power, t.engaged):
        if slot in column[place]:
            column[place] = tuple([other for other in column[place] if other != slot])
    throw(t, place // PLACES, (slot,))
    t.emit("exhausted", person(t, place), told(t, slot))


def cool_down(t: ArenaTable, seat: Seat) -> None:
    """MA-1.1: Engaged power points are discarded, and with them ends what they paid for."""
    gone: tuple[int, ...] = ()
    for place in all_places(seat):
        gone += t.engaged[place]
        t.engaged[place] = ()
        t.marks[place] = t.plus[place] = t.plus[BOARD + place] = 0
    if t.bonuses:
        t.bonuses = tuple([bonus for bonus in t.bonuses if bonus[0] != seat])
    if gone:
        throw(t, seat, gone)
        t.emit("cooled", seat, all_told(t, gone))
