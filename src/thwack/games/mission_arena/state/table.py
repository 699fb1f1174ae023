"""The columns of a Mission Arena table, and the constants that name their parts.

Cards are slots: what lies in slot 7 is `identity[7]`, an index into the sheets of the cast. Protagonists are
spoken of by their place, for power points belong to places (MA-4.2): places 0 to 2 are the Active squad of
seat 0, 3 and 4 its Reserve, 5 to 9 the same of seat 1. A challenged mission is `MISSION`.
"""

from typing import ClassVar, Final, Literal, get_args

from ....kernel.ids import Place, Seat
from ....kernel.knowledge import PUBLIC
from ....kernel.native import mypyc_attr
from ....kernel.table import Table
from .cast import Cast

PLACES: Final = 5  # of a seat
ACTIVE: Final = 3  # so many of them are Active, the others the Reserve
BOARD: Final = 2 * PLACES
MISSION: Final = BOARD  # the first mission of the opponent, where a challenge goes to a place
NOWHERE: Final = -1
NOTHING: Final = -1

# Piles of a seat: `piles[PILES * seat + HAND]`. A deck's top card is first, a discard pile's last.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
MISSIONS: Final = 3  # MA-R6: the first mission is first
PILES: Final = 4

# Phases: MA-S, then 1 to 12 by their numbers.
DEPLOY: Final = 0
COOL_DOWN: Final = 1
DUTY_CALL: Final = 2
REPLACEMENT: Final = 3
POWER_UP: Final = 4
ACTIVATION: Final = 5
ABILITIES: Final = 6
CHALLENGE: Final = 7
BOOST: Final = 8
SUPER_HIT: Final = 9
RESOLUTION: Final = 10
ACCOMPLISHED: Final = 11
CHECK_POINT: Final = 12
Phase = Literal[
    "deploy",
    "cool-down",
    "duty-call",
    "replacement",
    "power-up",
    "mission",
    "abilities",
    "challenge",
    "boost",
    "super-hit",
    "resolution",
    "mission-resolution",
    "check-point",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# What has happened in this turn: bits of `flags`.
ACTIVATED: Final = 1  # MA-5.1: the first mission of the turn player counts
WON: Final = 2  # MA-11.1: a challenge that resolves it was won
SPOILED: Final = 4  # MA-R38: a Counter Attack took the mission away
SWAPPED_HAND: Final = 8  # MA-R1: the parts of the Check Point that were used
SWAPPED_SQUADS: Final = 16
WOUNDED: Final = 32
RESTACKED: Final = 64
TEAMED: Final = 128

# Parts of a challenge.
CHALLENGER: Final = 0
PARTNER: Final = 1  # MA-6.10, or NOWHERE
TARGET: Final = 2
OUTCOME: Final = 3  # and behind it, once it is resolved:
CARDS: Final = 4  # the cards of challenger, partner (or NOTHING) and target
SUMS: Final = 7  # Attack, Defence and Resistance as they were compared

# Outcomes of a clash: MA-10.2 to MA-10.4.
OPEN: Final = -1
INEFFECTIVE: Final = 0
EXHAUSTED: Final = 1
DEFEATED: Final = 2
Outcome = Literal["ineffective", "exhausted", "defeated"]
OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)

MISSION_COUNT: Final = 5  # MA-S.1
HAND_SIZE: Final = 10  # MA-S.2
DRAWS: Final = 2  # MA-1.2
POWER_CARDS: Final = 3  # MA-4.1
MOST_WOUNDS: Final = 5  # MA-12.3
MOST_COUNTED: Final = 3  # MA-R49
LAST_TURN: Final = 11  # MA-R7
BOOST_ATTACK: Final = 100  # MA-8.1
BOOST_DEFENCE: Final = 50  # MA-8.2
SUPER: Final = 200  # MA-9.1
WEAK_POINT: Final = 500  # MA-10.8

Challenge = tuple[int, ...]
Bonus = tuple[int, int, int, int]  # whose, ATTACK or DEFENCE, how much, the card that says for whom
Bank = tuple[int, int, int]  # MA-R50: the place of the protagonist, the card that says for whom, points
ATTACK: Final = 0
DEFENCE: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ArenaTable(Table):
    """The whole state of a match of Mission Arena."""

    __slots__ = (
        "bank",
        "bonuses",
        "boosts",
        "cast",
        "challenges",
        "duty",
        "engaged",
        "fate",
        "first",
        "flags",
        "hits",
        "marks",
        "phase",
        "piles",
        "plus",
        "points",
        "power",
        "stack",
        "turn",
        "turns",
        "used",
    )

    COLUMNS: ClassVar[tuple[str, ...]] = (
        *Table.COLUMNS,
        "piles",
        "stack",
        "power",
        "engaged",
        "marks",
        "used",
        "plus",
        "bonuses",
        "bank",
        "points",
        "challenges",
        "boosts",
        "hits",
        "fate",
        "flags",
        "duty",
        "turn",
        "turns",
        "phase",
        "first",
    )

    def __init__(self, cast: Cast) -> None:
        super().__init__()
        self.cast = cast
        self.piles: list[tuple[int, ...]] = [()] * (2 * PILES)
        self.stack: list[tuple[int, ...]] = [()] * BOARD  # by place: the cards of a protagonist, top first
        self.power: list[tuple[int, ...]] = [()] * BOARD  # by place: power points that are not engaged
        self.engaged: list[tuple[int, ...]] = [()] * BOARD  # by place: those that are
        self.marks: list[int] = [0] * BOARD  # MA-6.3: bit per ability that is active
        self.used: list[int] = [0] * BOARD  # MA-6.2: bit per ability that was used this turn
        self.plus: list[int] = [0] * (2 * BOARD)  # MA-6.15, MA-6.21: own bonuses; Attack, then Defence
        self.bonuses: tuple[Bonus, ...] = ()  # those that reach several
        self.bank: tuple[Bank, ...] = ()
        self.points: list[int] = [0, 0]
        self.challenges: tuple[Challenge, ...] = ()
        self.boosts: list[int] = [NOWHERE, 0, NOWHERE, 0]  # by seat: who was boosted, with how many cards
        self.hits: list[int] = [NOWHERE, NOWHERE]  # by seat: who has a Super Hit
        self.fate: int = 0  # MA-0.7: bit per seat that won a Battle of Fate in this clash
        self.flags: int = 0
        self.duty: int = NOTHING  # MA-2.1: the card that was revealed this turn
        self.turn: int = 0  # whose turn it is
        self.turns: int = 0  # how many turns have begun
        self.phase: int = DEPLOY
        self.first: int = NOTHING  # who began

    def content(self) -> str:
        """A short name of the content that the match is played with."""
        return self.cast.content()

    def fork(self) -> "ArenaTable":
        """An independent copy; frozen things are shared. One line per column (test_fork_is_complete)."""
        t = ArenaTable.__new__(ArenaTable)
        self.copy_kernel_to(t)
        t.cast = self.cast
        t.piles = self.piles[:]
        t.stack = self.stack[:]
        t.power = self.power[:]
        t.engaged = self.engaged[:]
        t.marks = self.marks[:]
        t.used = self.used[:]
        t.plus = self.plus[:]
        t.bonuses = self.bonuses
        t.bank = self.bank
        t.points = self.points[:]
        t.challenges = self.challenges
        t.boosts = self.boosts[:]
        t.hits = self.hits[:]
        t.fate = self.fate
        t.flags = self.flags
        t.duty = self.duty
        t.turn = self.turn
        t.turns = self.turns
        t.phase = self.phase
        t.first = self.first
        return t


def holdable(t: ArenaTable, seat: Seat) -> int:
    """What a player could have in hand, as bits, for all that everybody knows: lists are open, and so is
    every card that both have seen. Whether somebody is asked for a card of the hand goes by this, so that a
    question that is not put tells nothing of the hand."""
    found = 0
    if hand_of(t, seat):
        for slot in t.cast.slots[seat]:
            if t.known[slot] != PUBLIC:
                found |= 1 << t.identity[slot]
        for slot in hand_of(t, seat):
            found |= 1 << t.identity[slot]
    return found


def hand_of(t: ArenaTable, seat: Seat) -> tuple[int, ...]:
    """The cards in a player's hand."""
    return t.piles[PILES * seat + HAND]


def deck_of(t: ArenaTable, seat: Seat) -> tuple[int, ...]:
    """The cards of a player's deck, top first."""
    return t.piles[PILES * seat + DECK]


def discard_of(t: ArenaTable, seat: Seat) -> tuple[int, ...]:
    """A player's discard pile, newest last."""
    return t.piles[PILES * seat + DISCARD]


def missions_of(t: ArenaTable, seat: Seat) -> tuple[int, ...]:
    """MA-R6: A player's missions from the top."""
    return t.piles[PILES * seat + MISSIONS]


def active_places(seat: Seat) -> range:
    """The places of the Active squad."""
    return range(PLACES * seat, PLACES * seat + ACTIVE)


def reserve_places(seat: Seat) -> range:
    """The places of the Reserve squad."""
    return range(PLACES * seat + ACTIVE, PLACES * seat + PLACES)


def all_places(seat: Seat) -> range:
    """All places of a player."""
    return range(PLACES * seat, PLACES * seat + PLACES)


def is_active(place: Place) -> bool:
    """Whether a place belongs to an Active squad."""
    return place % PLACES < ACTIVE
