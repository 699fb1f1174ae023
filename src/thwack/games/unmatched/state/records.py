"""More of what writes columns: cards that go into decks or stay in play, what lasts a turn, and what is left
undone."""

from collections.abc import Callable

from ....cardlang.node import Context, Node
from ....kernel.ids import Seat, Slot
from ....kernel.knowledge import shuffle
from .atoms import discard_card, put, seen
from .combats import clear_away, start_combat
from .table import (
    BECOMES,
    BONUS,
    CARDS,
    COMMITTED,
    DECK,
    NO_CARD,
    PILES,
    PRINTED,
    UnmatchedTable,
    bits,
    holder_of,
)
from .triggers import removed


def sink_card(t: UnmatchedTable, slot: Slot, source: int) -> None:
    """A card goes to the bottom of its owner's deck; whoever knows it still does."""
    seat = t.cast.slot_owner[slot]
    put(t, slot, source, DECK)
    t.emit("sank", seat, seen(t, slot))


def lay_in_order(t: UnmatchedTable, slots: tuple[int, ...], by: Seat) -> None:
    """Cards on top of a deck lie there in another order, which only who laid them knows."""
    seat = t.cast.slot_owner[slots[0]]
    deck = t.piles[PILES * seat]
    t.piles[PILES * seat] = (*slots, *[s for s in deck if s not in slots])
    for slot in slots:
        t.known[slot] &= t.cast.eyes[by]
    t.emit("reordered", by, len(slots))


def add_lasting(t: UnmatchedTable, node: Node, ctx: Context, things: tuple[int, ...]) -> None:
    """Something holds for the rest of this turn; for these fighters or seats, where it is about some."""
    t.lasting = (*t.lasting, (node, ctx, things))


def drop_lasting(t: UnmatchedTable, sort: type[Node]) -> None:
    """What was of this sort lasts no longer."""
    t.lasting = tuple([row for row in t.lasting if not isinstance(row[0], sort)])


def drop_steps(t: UnmatchedTable, before: Callable[..., None]) -> None:
    """X-3: What was still to be done before this step is not done."""
    while t.agenda and t.agenda[-1][0] is not before:
        t.agenda.pop()


def keep_in_play(t: UnmatchedTable, slot: Slot) -> None:
    """X-4: An ongoing scheme stays where it was played."""
    t.ongoing = (*t.ongoing, slot)
    t.emit("stayed", t.cast.slot_owner[slot], seen(t, slot))


def end_ongoing(t: UnmatchedTable, slot: Slot) -> None:
    """X-4: An ongoing scheme goes to the discard pile."""
    t.ongoing = tuple([s for s in t.ongoing if s != slot])
    discard_card(t, slot, COMMITTED)


def put_into_deck(t: UnmatchedTable, slot: Slot, source: int) -> None:
    """A card goes into its owner's deck, which is about to be shuffled; R-34: it is no card of a combat any
    more."""
    seat = t.cast.slot_owner[slot]
    t.emit("shuffled_in", seat, seen(t, slot))
    put(t, slot, source, DECK)
    for part in (CARDS, CARDS + 1):
        if t.combat and t.combat[part] == slot:
            t.combat[part] = NO_CARD


def put_on_top(t: UnmatchedTable, slot: Slot, source: int) -> None:
    """A card goes on top of its owner's deck; whoever knows it still does."""
    seat = t.cast.slot_owner[slot]
    put(t, slot, source, DECK)
    t.piles[PILES * seat] = (slot, *t.piles[PILES * seat][:-1])
    t.emit("put_back", seat, seen(t, slot), 1)


def put_under(t: UnmatchedTable, slot: Slot, source: int) -> None:
    """A card goes under its owner's deck; whoever knows it still does. R-34: it is no card of a combat any
    more."""
    sink_card(t, slot, source)
    for part in (CARDS, CARDS + 1):
        if t.combat and t.combat[part] == slot:
            t.combat[part] = NO_CARD


def commit_from_deck(t: UnmatchedTable, slot: Slot) -> None:
    """A card of the deck is played."""
    put(t, slot, DECK, COMMITTED)


def mix_under(t: UnmatchedTable, slots: tuple[int, ...]) -> None:
    """Cards from the top of a deck go under it in an order that nobody knows."""
    for slot in slots:
        sink_card(t, slot, DECK)
    if slots:
        shuffle(t, slots)


def set_risen(t: UnmatchedTable, seat: Seat) -> None:
    """R-53: The hero comes back from a defeat."""
    t.counters[t.cast.counter[seat, "resurrected"]] = 2
    t.emit("rose", t.cast.hero[seat])


def take_token(t: UnmatchedTable, token: int, where: int) -> None:
    """X-13: A token leaves the board, for the supply (OFF_BOARD) or the box (OUT_OF_GAME)."""
    if t.token[token] >= 0:
        t.emit("token_removed", token, t.token[token])
        t.token[token] = where
        if t.cast.when_removed:
            removed(t, token)


def start_bonus(t: UnmatchedTable, slot: Slot, printed: int, becomes: int) -> None:
    """X-1: The same two fight again; what is printed on the attack card for that is its value."""
    start_combat(t, t.combat[0], t.combat[1])
    t.combat[CARDS] = slot
    t.combat[PRINTED] = printed
    t.combat[BONUS] = 1
    t.combat[BECOMES] = becomes


def end_bonus_combat(t: UnmatchedTable, main: tuple[int, ...]) -> None:
    """X-1: The card played against a bonus attack is discarded, and the attack before it goes on."""
    slot = t.combat[CARDS + 1]
    if slot != NO_CARD and slot in t.piles[PILES * holder_of(t, slot) + COMMITTED]:
        clear_away(t, slot)
    t.combat = list(main)


def set_patrols(t: UnmatchedTable, seat: Seat, lines: int, where: str) -> None:
    """R-85: The pieces of a player stand on these lines, as bits; what came or went is told."""
    at = t.cast.patrols[seat]
    change = t.counters[at] ^ lines
    t.counters[at] = lines
    for line in bits(change):
        t.emit(where, seat, t.cast.patrol_rules[seat].name, *t.cast.board.lines[line])


def drop_effect(t: UnmatchedTable, ends: set[Callable[..., None]]) -> None:
    """R-69: What an effect had still to do is not done; with the first of these steps it is over."""
    while t.agenda and t.agenda[-1][0] not in ends:
        t.agenda.pop()
