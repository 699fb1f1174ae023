"""A toy duel, the smallest game that uses all of the kernel: a short answer to "what must a game provide?".

Each player has six number cards, shuffled, and three of them in hand. In a round both play a card face down,
the leader first; then they are shown, a die is rolled for the leader, and the higher sum takes the round. Who
plays a 1 may look at the top card of the own deck. The first to take two rounds wins; with no cards left it
is a draw.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from thwack.kernel import knowledge
from thwack.kernel.chance import seeded
from thwack.kernel.errors import Broken, SceneError
from thwack.kernel.game import Card
from thwack.kernel.table import NOBODY, Event, Step, Table

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


class Toy:
    """The game object."""

    name = "toy"
    rules = 1
    content_hash = "toy"

    def setups(self) -> Any:
        return {}

    def cards(self) -> Sequence[Card]:
        return ()

    def claims(self, name: str, text: str) -> int:
        return 0

    def add_content(self, files: Sequence[tuple[str, str]]) -> None:
        raise Broken("the toy has no content")

    def fill_in(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return dict(options)

    def new(self, options: Mapping[str, Any], seed: int, asks_chance: bool) -> ToyTable:
        t = ToyTable()
        t.rng = seeded(seed)
        t.asks_chance = int(asks_chance)
        t.identity = [number + 1 for _ in (0, 1) for number in range(NUMBERS)]
        t.known = [0] * len(t.identity)
        t.do((deal,))
        return t

    def seats(self, t: Table) -> int:
        return 2

    def describe(self, t: Table, step: Step) -> tuple[str, tuple[str, ...]]:
        verbs = {play_card: "play", look: "look", take_round: "roll"}
        if step[0] is decline:
            return "decline", ()
        return verbs[step[0]], (str(step[1]),)

    def choice_text(self, t: Table, step: Step, lang: str) -> str:
        return ":".join((self.describe(t, step)[0], *self.describe(t, step)[1]))

    def event_text(self, t: Table, event: Event, lang: str, seat: int | None) -> str:
        name, who, (number, eyes) = event
        return f"{who} {name} {number if eyes & knowledge.bit(seat) else '?'}"

    def view(self, t: ToyTable, seat: int | None) -> dict[str, Any]:
        eyes = knowledge.bit(seat)
        piles = [[t.identity[s] if t.known[s] & eyes else None for s in pile] for pile in t.piles]
        played = [None if s == NO_CARD else t.identity[s] if t.known[s] & eyes else "?" for s in t.played]
        actor = None if t.actor == NOBODY else t.actor
        return {"piles": piles, "played": played, "taken": t.taken[:], "actor": actor}

    def deal_anew(self, t: ToyTable, seat: int) -> None:
        for owner in (0, 1):
            slots = range(NUMBERS * owner, NUMBERS * owner + NUMBERS)
            knowledge.permute(t, [s for s in slots if not t.known[s] & knowledge.bit(seat)])

    def check(self, t: ToyTable) -> None:
        found = sorted([s for pile in t.piles for s in pile] + [s for s in t.played if s != NO_CARD])
        if found != list(range(2 * NUMBERS)):
            raise Broken("cards were lost or doubled")

    def to_scene(self, t: ToyTable) -> dict[str, Any]:
        return {"game": "toy", "taken": t.taken[:]}

    def from_scene(self, scene: Mapping[str, Any], seed: int, asks_chance: bool) -> ToyTable:
        t = self.new({}, seed, asks_chance)
        t.taken = list(scene.get("taken", [0, 0]))
        return t

    def step_named(self, name: str) -> Callable[..., None]:
        if name not in STEPS:
            raise SceneError(f"no step {name}")
        return STEPS[name]

    def node_named(self, text: str) -> object:
        raise SceneError(f"the toy has no effects: {text}")

    def context_of(self, parts: tuple[Any, ...]) -> object:
        raise SceneError("the toy has no effects")


ALL_STEPS = (
    deal,
    begin_round,
    choose_card,
    play_card,
    offer_look,
    look,
    decline,
    show_down,
    roll_die,
    take_round,
)
STEPS: dict[str, Callable[..., None]] = {f"toy.{step.__name__}": step for step in ALL_STEPS}
GAME: Any = Toy()  # its methods take its own table, as every game's do
