"""The only functions that write the columns of the table.

Each guards its change, makes it and tells of it.
"""

from bisect import bisect

from ....cardlang.meaning import remember
from ....kernel.ids import Seat, Slot
from ....kernel.knowledge import PUBLIC, shuffle
from ..cards.turn_words import Endure
from .bodies import hits_on_small, may_swap, recount
from .sharing import held_back
from .table import (
    BIT,
    COMMITTED,
    DECK,
    DISCARD,
    HAND,
    OFF_BOARD,
    PILES,
    PREVENTED,
    ZONE,
    UnmatchedTable,
    has_hero,
    has_risen,
    holder_of,
    is_hero,
    most_health,
    pile_number,
)
from .triggers import WHEN_LOST, entered, steps_of_fall, triggered

# Cards


def seen(t: UnmatchedTable, slot: Slot) -> tuple[int, int]:
    """A card as events tell it: what it is, and who knows."""
    return (t.identity[slot], t.known[slot])


def put(t: UnmatchedTable, slot: Slot, source: int, target: int) -> None:
    """Move a card between two piles of its owner, or zones; hands stay sorted, so their order tells
    nothing."""
    seat = t.cast.slot_owner[slot]
    first = PILES * seat
    here = first + source if source < ZONE else pile_number(t, seat, source)
    there = first + target if target < ZONE else pile_number(t, seat, target)
    if t.cast.given:  # from the hand of whoever holds it; played or taken back up, it stays theirs
        holder = holder_of(t, slot)
        kept = source in (HAND, COMMITTED) and target in (HAND, COMMITTED)
        here = pile_number(t, holder, source)
        there = pile_number(t, holder if kept else seat, target)
    piles = t.piles
    old = piles[here]
    at = old.index(slot)
    piles[here] = old[:at] + old[at + 1 :]
    new = piles[there]
    at = bisect(new, slot) if target == HAND else len(new)
    piles[there] = new[:at] + (slot,) + new[at:]
    if source >= ZONE and slot in t.ongoing:
        t.ongoing = tuple([s for s in t.ongoing if s != slot])


def draw_card(t: UnmatchedTable, seat: Seat) -> bool:
    """U-6.1: The top card of the deck goes to the hand; False if there is none."""
    first = PILES * seat
    deck = t.piles[first]
    if not deck:
        return False
    slot, hand = deck[0], t.piles[first + HAND]
    at = bisect(hand, slot)
    t.piles[first] = deck[1:]
    t.piles[first + HAND] = hand[:at] + (slot,) + hand[at:]
    t.known[slot] |= t.cast.eyes[seat]
    if t.recording:
        t.emit("drew", seat, seen(t, slot))
    return True


def deal_hand(t: UnmatchedTable, seat: Seat, size: int) -> None:
    """U-2.3: The starting hand, told as one event."""
    first = PILES * seat
    deck = t.piles[first]
    t.piles[first] = deck[size:]
    t.piles[first + HAND] = tuple(sorted((*t.piles[first + HAND], *deck[:size])))
    show_to(t, seat, deck[:size])
    t.emit("dealt", seat, size)


def pile_for_discards(t: UnmatchedTable, slot: Slot, source: int) -> int:
    """U-5.6: The discard pile; R-55: of the Wayward Sisters first the Cauldron."""
    if not t.cast.discards_to:
        return DISCARD
    there = t.cast.discards_to.get(t.cast.slot_owner[slot], DISCARD)
    return DISCARD if there == source else there


def discard_card(t: UnmatchedTable, slot: Slot, source: int = HAND) -> None:
    """U-5.6: A card goes face up on its owner's discard pile."""
    holder = holder_of(t, slot) if t.cast.given else t.cast.slot_owner[slot]
    put(t, slot, source, pile_for_discards(t, slot, source))
    t.known[slot] = PUBLIC
    if t.recording:
        t.emit("discarded", holder, seen(t, slot))
    if source == HAND and holder != t.cast.slot_owner[slot]:
        t.do(*[(step, slot) for step in WHEN_LOST])


def discard_to_boost(t: UnmatchedTable, slot: Slot, boost: int, by: Seat, source: int = HAND) -> None:
    """U-6.6: A card of the hand is discarded for its boost value; told as one event."""
    put(t, slot, source, pile_for_discards(t, slot, source))
    t.known[slot] = PUBLIC
    if t.recording:
        t.emit("boosted", by, seen(t, slot), boost)


def take_card(t: UnmatchedTable, slot: Slot, source: int) -> None:
    """A card goes to its owner's hand; whoever knows it still does."""
    put(t, slot, source, HAND)
    seat = holder_of(t, slot)
    t.known[slot] |= t.cast.eyes[seat]
    t.emit("took", seat, seen(t, slot))


def commit_card(t: UnmatchedTable, slot: Slot) -> None:
    """U-9.4: A card leaves the hand face down."""
    put(t, slot, HAND, COMMITTED)


def show_card(t: UnmatchedTable, slot: Slot) -> None:
    """Q-30: A card is shown to all."""
    t.known[slot] = PUBLIC


def show_to(t: UnmatchedTable, seat: Seat, slots: tuple[int, ...]) -> None:
    """Q-30: A player looks at cards in private."""
    for slot in slots:
        t.known[slot] |= t.cast.eyes[seat]


def blur(t: UnmatchedTable, seat: Seat, slots: tuple[int, ...]) -> None:
    """Some of these cards are about to be hidden: nobody but their player can tell any more which stayed."""
    for slot in slots:
        if t.cast.slot_owner[slot] == seat:  # not cards of somebody else, whose back shows
            t.known[slot] &= t.cast.eyes[seat]


def hide_on_deck(t: UnmatchedTable, slot: Slot, source: int, on_top: bool) -> None:
    """A card goes unseen to the top or bottom of its owner's deck."""
    seat = t.cast.slot_owner[slot]
    put(t, slot, source, DECK)
    if on_top:
        t.piles[PILES * seat] = (slot, *t.piles[PILES * seat][:-1])
    t.known[slot] &= t.cast.eyes[seat]
    t.emit("put_back", seat, seen(t, slot), int(on_top))


def shuffle_deck(t: UnmatchedTable, seat: Seat) -> None:
    """U-2.3: Shuffle a deck: nobody knows where what lies."""
    shuffle(t, t.piles[PILES * seat + DECK])
    t.emit("shuffled", seat)


# Fighters and tokens


def stand(t: UnmatchedTable, fighter: int, space: int, kept: int = 0) -> None:
    """Where a fighter stands, and what follows from it; some spaces may be kept for others, as bits."""
    cast = t.cast
    change = BIT[t.space[fighter]] ^ BIT[space]
    if not cast.odd:
        t.held[cast.side[fighter]] ^= change
        t.full ^= change
    t.space[fighter] = space
    if space >= 0:
        t.standing |= 1 << fighter
    else:
        t.standing &= ~(1 << fighter)
    if cast.odd:
        if fighter in cast.tails:  # the other end comes to the first free space beside it
            t.counters[cast.tails[fighter]] = 0
            recount(t)
            beside = cast.board.near[space] & ~(t.full | kept) if space >= 0 else 0
            t.counters[cast.tails[fighter]] = (beside & -beside).bit_length()
        recount(t)
    for where in cast.watches:
        t.counters[where] |= 1 << fighter


def set_tail(t: UnmatchedTable, fighter: int, space: int) -> None:
    """R-96: The other end of a large fighter."""
    t.counters[t.cast.tails[fighter]] = space + 1
    recount(t)


def set_space(t: UnmatchedTable, fighter: int, space: int) -> None:
    """U-3.1: Put a fighter on a free space."""
    if t.recording:  # not by `emit`: nothing happens more often
        t.events = (t.events, ("moved", fighter, t.space[fighter], space))
    stand(t, fighter, space)
    if t.cast.when_entered and fighter not in t.cast.tails:  # of a large one once both ends are there
        entered(t, fighter)


def swap_spaces(t: UnmatchedTable, one: int, other: int) -> None:
    """Two fighters trade places."""
    here, there = t.space[one], t.space[other]
    if t.cast.odd and not may_swap(t, one, other):
        return
    stand(t, one, OFF_BOARD)
    stand(t, other, OFF_BOARD)
    if other in t.cast.tails:  # who needs two spaces comes last
        stand(t, one, there, BIT[here])
        stand(t, other, here)
    else:
        stand(t, other, here)
        stand(t, one, there)
    t.emit("swapped", one, other)
    if t.cast.when_entered:
        entered(t, one)
        entered(t, other)


def set_token(t: UnmatchedTable, token: int, space: int) -> None:
    """Put a token on a space."""
    old = t.token[token]
    t.token[token] = space
    if old < 0 and t.turns:  # at the set-up the board shows them
        t.emit("token_placed", token, space)
    else:
        t.emit("token_moved", token, old, space)


def take_off_board(t: UnmatchedTable, fighter: int) -> None:
    """X-5: Off the board, but not defeated."""
    stand(t, fighter, OFF_BOARD)
    t.emit("left", fighter)


def hurt(t: UnmatchedTable, hits: list[tuple[int, int]]) -> tuple[int, ...]:
    """Q-20: Damage to several fighters at once; those at zero are defeated together. Gives who took it."""
    if t.cast.troupe.small:
        hits = hits_on_small(t, hits)
    if t.cast.troupe.shared:
        hits, waiting = held_back(t, hits)
        return (*strike(t, hits), *waiting)
    return strike(t, hits)


def strike(t: UnmatchedTable, hits: list[tuple[int, int]]) -> tuple[int, ...]:
    """Damage that nobody else can take any more."""
    prevented = t.combat[PREVENTED] if t.combat else 0
    struck = []
    for fighter, amount in hits:
        if amount > 0 and t.space[fighter] >= 0 and not prevented >> fighter & 1:
            least = int(bool(t.lasting) and endures(t, fighter))
            t.health[fighter] = max(t.health[fighter] - amount, least)
            t.emit("hurt", fighter, amount)
            if t.cast.deeds:
                note_wound(t, fighter)
            struck.append(fighter)
    due = triggered(t, struck) if t.cast.when_damaged else []
    if t.cast.when_fallen and struck:
        t.do((remember, tuple(struck)))  # whatever a defeat sets off
    for fighter in struck:
        if t.health[fighter] == 0:
            defeat(t, fighter)
    steps = [step for step in due if has_hero(t, step[2].seat)]
    if steps:
        t.do(*steps, (remember, tuple(struck)))
    return tuple(struck)


def note_wound(t: UnmatchedTable, fighter: int) -> None:
    """That a hero was hurt this turn, or an opponent's fighter, where somebody asks for it."""
    owner = t.cast.owner[fighter]
    if is_hero(t, fighter):
        note_deed(t, owner, "hero hurt", 1)
    for seat in t.cast.opponents[owner]:
        note_deed(t, seat, "foe hurt", 1)


def endures(t: UnmatchedTable, fighter: int) -> bool:
    """Whether damage cannot defeat a fighter this turn."""
    return any(isinstance(node, Endure) and fighter in things for node, _, things in t.lasting)


def defeat(t: UnmatchedTable, fighter: int) -> None:
    """U-11.1: A fighter at zero health is defeated and leaves the board at once."""
    if fighter in t.cast.troupe.second and not has_risen(t, fighter):
        leave_to_rise(t, fighter)
        return
    steps = steps_of_fall(t, fighter) if t.cast.when_fallen else []
    t.health[fighter] = 0
    stand(t, fighter, OFF_BOARD)
    t.emit("defeated", fighter)
    cast = t.cast
    if cast.mode == "free-for-all" and not has_hero(t, cast.owner[fighter]):
        for other in cast.fighters[cast.owner[fighter]]:  # U-12.4: the sidekicks leave the board at once
            t.health[other] = 0
            stand(t, other, OFF_BOARD)
    if steps:
        t.do(*steps)


def leave_to_rise(t: UnmatchedTable, hero: int) -> None:
    """R-53: The first defeat is none: the hero and all sidekicks leave the board until the next own turn."""
    seat = t.cast.owner[hero]
    t.counters[t.cast.counter[seat, "resurrected"]] = 1
    for fighter in t.cast.fighters[seat]:
        t.health[fighter] = most_health(t, fighter)
        if t.space[fighter] >= 0:
            take_off_board(t, fighter)


def heal(t: UnmatchedTable, fighter: int, amount: int) -> None:
    """U-11.2: Never above the starting value, and never a defeated fighter."""
    gained = min(amount, most_health(t, fighter) - t.health[fighter])
    if gained > 0 and t.health[fighter] > 0:
        t.health[fighter] += gained
        t.emit("healed", fighter, gained)


def set_health(t: UnmatchedTable, fighter: int, amount: int) -> None:
    """Turn the dial of an undefeated fighter."""
    if t.health[fighter] > 0:
        t.health[fighter] = min(amount, most_health(t, fighter))
        t.emit("health_set", fighter, t.health[fighter])


def bring_back(t: UnmatchedTable, fighter: int, space: int, health: int) -> None:
    """A defeated fighter returns with so much health, never more than it started with (U-11.2)."""
    t.health[fighter] = min(health, most_health(t, fighter))
    stand(t, fighter, space)
    t.emit("returned", fighter, space)
    if t.cast.when_entered:
        entered(t, fighter)


# Resources and states


def change_counter(t: UnmatchedTable, seat: Seat, name: str, change: int) -> None:
    """Gain or spend a resource, between zero and the most there can be."""
    where = t.cast.counter[seat, name]
    new = min(max(t.counters[where] + change, 0), t.cast.counter_most[where])
    if new != t.counters[where]:
        t.counters[where] = new
        t.emit("counted", seat, name, new)


def set_state(t: UnmatchedTable, seat: Seat, state: int) -> None:
    """Change into a state; being in it already is no change."""
    where = t.cast.counter[seat, "state"]
    if t.counters[where] != state:
        t.counters[where] = state
        t.emit("became", seat, state)


def note_deed(t: UnmatchedTable, seat: Seat, what: str, amount: int) -> None:
    """What a player did this turn, where somebody asks for it."""
    where = t.cast.deeds.get((seat, what))
    if where is not None:
        t.counters[where] = min(t.counters[where] + amount, t.cast.counter_most[where])


# Turn and combat


def start_turn(t: UnmatchedTable, seat: Seat) -> None:
    """U-4.1: A turn begins with two actions; where everybody stands is remembered (Q-16)."""
    t.turn = seat
    t.turns += 1
    t.actions = 2
    t.begun |= 1 << seat
    t.began = t.space[:]
    for at in t.cast.tails.values():
        t.counters[at + 1] = t.counters[at]
    t.began_fog = 0
    t.lasting = ()
    for token in t.cast.fog:
        t.began_fog |= BIT[t.token[token]]
    for where in t.cast.deeds.values():
        t.counters[where] = 0
    t.emit("turn", seat, t.turns)


def change_actions(t: UnmatchedTable, change: int) -> None:
    """Use or gain actions."""
    t.actions += change
    if change > 0:
        t.emit("actions", t.turn, change)


def end_actions(t: UnmatchedTable) -> None:
    """X-5: No actions are left this turn."""
    t.actions = 0
