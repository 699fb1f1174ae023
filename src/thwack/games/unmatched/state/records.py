"""More of what writes columns: cards that go into decks or stay in play, what lasts a turn, and what is left
undone."""

from collections.abc import Callable

from ....cardlang.node import Context, Node
from ....kernel.ids import Seat, Slot
from .atoms import discard_card, seen
from .table import COMMITTED, PILES, UnmatchedTable


def sink_card(t: UnmatchedTable, slot: Slot) -> None:
    """A card of a deck goes to its bottom; whoever knows it still does."""
    seat = t.cast.slot_owner[slot]
    deck = t.piles[PILES * seat]
    t.piles[PILES * seat] = (*[s for s in deck if s != slot], slot)
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
