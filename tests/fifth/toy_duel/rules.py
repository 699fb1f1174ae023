"""A toy duel: the smallest game that uses all of the kernel.

Each player has six number cards, shuffled, and three of them in hand. In a round both play a card face down,
the leader first; then they are shown, a die is rolled for the leader, and the higher sum takes the round. Who
plays a 1 may look at the top card of the own deck. The first to take two rounds wins; with no cards left it
is a draw.
"""

from typing import ClassVar

from thwack.kernel import knowledge
from thwack.kernel.chance import seeded
from thwack.kernel.table import Table

NUMBERS = 6
DIE = (1, 2, 3)
NO_CARD = -1


class ToyTable(Table):
    """Columns: three piles a seat (deck, hand, gone), the cards on the table, and the rounds taken."""

    __slots__ = ("leader", "piles", "played", "taken")
    COLUMNS: ClassVar[tuple[str, ...]] = (*Table.COLUMNS, "piles", "played", "taken", "leader")

    def __init__(self) -> None:
        super().__init__()
        self.piles: list[tuple[int, ...]] = [(), (), ()] * 2
        self.played: list[int] = [NO_CARD, NO_CARD]
        self.taken: list[int] = [0, 0]
        self.leader: int = 0

    def fork(self) -> "ToyTable":
        t = ToyTable.__new__(ToyTable)
        self.copy_kernel_to(t)
        t.piles = self.piles[:]
        t.played = self.played[:]
        t.taken = self.taken[:]
        t.leader = self.leader
        return t


def deal(t: ToyTable) -> None:
    """Shuffle and draw three."""
    for seat in (0, 1):
        slots = tuple(range(NUMBERS * seat, NUMBERS * seat + NUMBERS))
        knowledge.shuffle(t, slots)
        t.piles[3 * seat] = slots
        for _ in range(3):
            draw(t, seat)
    t.do((begin_round,))


def draw(t: ToyTable, seat: int) -> None:
    """The top card goes to the hand, seen by its player alone."""
    deck = t.piles[3 * seat]
    if deck:
        t.piles[3 * seat], t.piles[3 * seat + 1] = deck[1:], (*t.piles[3 * seat + 1], deck[0])
        knowledge.show(t, deck[0], 1 << seat)
        t.emit("drew", seat, (t.identity[deck[0]], t.known[deck[0]]))


def begin_round(t: ToyTable) -> None:
    """The leader plays first, in the order written."""
    if not t.piles[1] or not t.piles[4]:
        t.finish((), "no cards left", (0, 0))
        return
    t.do((choose_card, t.leader), (choose_card, 1 - t.leader), (show_down,))


def choose_card(t: ToyTable, seat: int) -> None:
    """Which card? Options speak of identities."""
    t.ask(
        seat, [(play_card, number, seat) for number in sorted(t.identity[s] for s in t.piles[3 * seat + 1])]
    )


def play_card(t: ToyTable, number: int, seat: int) -> None:
    """Face down; a 1 lets its player look at the next card."""
    slot = next(s for s in t.piles[3 * seat + 1] if t.identity[s] == number)
    t.piles[3 * seat + 1] = tuple(s for s in t.piles[3 * seat + 1] if s != slot)
    t.played[seat] = slot
    t.emit("played", seat, (number, 1 << seat))
    if number == 1 and t.piles[3 * seat]:
        t.do((offer_look, seat))


def offer_look(t: ToyTable, seat: int) -> None:
    """Optional."""
    t.ask(seat, [(look, seat), (decline,)])


def look(t: ToyTable, seat: int) -> None:
    """In private."""
    knowledge.show(t, t.piles[3 * seat][0], 1 << seat)


def decline(t: ToyTable) -> None:
    """No."""


def show_down(t: ToyTable) -> None:
    """Both cards are shown, then the die is rolled."""
    for seat, slot in enumerate(t.played):
        knowledge.show(t, slot, knowledge.PUBLIC)
        t.emit("showed", seat, (t.identity[slot], knowledge.PUBLIC))
    t.do((roll_die,))


def roll_die(t: ToyTable) -> None:
    """Each face is as likely as it is often listed."""
    t.by_chance([(take_round, face) for face in DIE])


def take_round(t: ToyTable, face: int) -> None:
    """The higher sum takes the round; a tie goes to the second player."""
    mine, theirs = (t.identity[t.played[s]] for s in (t.leader, 1 - t.leader))
    winner = t.leader if mine + face > theirs else 1 - t.leader
    t.taken[winner] += 1
    for seat in (0, 1):
        t.piles[3 * seat + 2] = (*t.piles[3 * seat + 2], t.played[seat])
        t.played[seat] = NO_CARD
        draw(t, seat)
    t.leader = 1 - t.leader
    if t.taken[winner] == 2:
        t.finish((winner,), "two rounds", (int(winner == 0), int(winner == 1)))
    else:
        t.do((begin_round,))


def lay(seed: int, asks_chance: bool) -> ToyTable:
    """A table before the first step."""
    t = ToyTable()
    t.rng = seeded(seed)
    t.asks_chance = int(asks_chance)
    t.identity = [number + 1 for _ in (0, 1) for number in range(NUMBERS)]
    t.known = [0] * len(t.identity)
    t.do((deal,))
    return t
