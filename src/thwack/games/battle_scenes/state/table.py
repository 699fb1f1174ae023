"""The columns of a Battle Scenes table, and the constants that name their parts.

Cards are slots: what lies in slot 7 is `identity[7]`, an index into the sheets of the cast. A character or
support in scene is spoken of by the slot of its card; where things may also be players, those are `PLAYER`
and above.
"""

from typing import Any, ClassVar, Final, Literal, TypeVar

from ....cardlang.meaning import Stage
from ....cardlang.node import Context, Effect, Rule
from ....kernel.ids import Identity, Seat, Slot
from ....kernel.native import mypyc_attr
from ....kernel.table import Table
from ..cards.answers.guards import Muted
from .cast import Cast, Sheet

PLAYER: Final = 1000  # things from here on are players
NOTHING: Final = -1

# Piles of a seat: `piles[PILES * seat + HAND]`. A deck's top card is first. The prizes among a seat's piles
# are its own cards that lie in the opponent's prizes; aside lie the cards of Clairvoyance.
DECK: Final = 0
HAND: Final = 1
RESOURCES: Final = 2
PRIZES: Final = 3
ASIDE: Final = 4
PILES: Final = 5
PILE_NAMES: Final = ("deck", "hand", "resources", "prizes", "aside")
# Further places of a card, see `place`.
SCENE: Final = 5
SCENARIO: Final = 6
CARRIED: Final = 16  # and the slot of its bearer

ZONE_NAMES: Final = {"deck": DECK, "hand": HAND, "resources": RESOURCES, "prizes": PRIZES}

# Phases: BS-5.
EXCHANGE: Final = 0
BANK: Final = 1
COUNTDOWN: Final = 2
DRAW: Final = 3
PREPARATION: Final = 4
ADJUSTMENT: Final = 5
ANTICIPATION: Final = 6
ATTACK: Final = 7
Phase = Literal[
    "exchange", "bank", "countdown", "draw", "preparation", "adjustment", "anticipation", "attack"
]
PHASES: Final[tuple[Phase, ...]] = (
    "exchange",
    "bank",
    "countdown",
    "draw",
    "preparation",
    "adjustment",
    "anticipation",
    "attack",
)

# Flags of a card.
NEW: Final = 1  # BS-6.5: in scene only since this turn
BASIC: Final = 2  # BS-5.3.1: has had its basic capacitation
POTENTIATED: Final = 4  # BS-11.14: has been potentiated this turn
ENTERING: Final = 8  # is being loaded, so that it may carry nothing yet
TAKEN_OVER: Final = 16  # a scenario that its owner's opponent controls
RISEN: Final = 32  # has been capacitated this turn

# Parts of `using`, which is empty when no action is under way.
USER: Final = 0
CARD: Final = 1  # the slot of the card with the action
X_VALUE: Final = 2
CANCELED: Final = 3
BONUS: Final = 4  # BS-11.14: what potentiating adds to the damage to each target
DAMAGED: Final = 5  # BS-D4: 1 when it has damaged a character of another player
KIND: Final = 6  # the card with the action, and the user's card: a cost may shuffle them into a deck
USER_KIND: Final = 7
MODE: Final = 8  # which of its effects was announced, where a text may ask for that
IN_EFFECT: Final = 9  # 1 while its effect happens, where a text may ask for that
AIM: Final = 10  # whom a further action may aim at, by its permission: see `rules/stances/permits.py`

BLOW: Final = 1000  # see `spent`: no card has so many texts
WINNING: Final = 15  # BS-9.1
HAND_SIZE: Final = 10  # BS-4.2
HAND_LIMIT: Final = 7  # BS-5.4
TOP_STAGE: Final = 2
TURN_LIMIT: Final = 200  # BS-H9

T = TypeVar("T")
Lasting = tuple[Rule, Context, int]  # a rule, whose it is, and the turn at whose end it ends
Pending = tuple[int, Effect, Context, int]  # whose, what, and 1 if its unit must still be in scene


@mypyc_attr(allow_interpreted_subclasses=True)
class SceneTable(Stage):
    """The whole state of a match of Battle Scenes."""

    __slots__ = (
        "acted",
        "alone",
        "blows",
        "bonus",
        "boosts",
        "cache",
        "cast",
        "counted",
        "exchanged",
        "extra_turns",
        "first",
        "flags",
        "fresh",
        "lasting",
        "lent",
        "load",
        "marks",
        "pending",
        "permits",
        "phase",
        "piles",
        "place",
        "played_scenario",
        "revealed",
        "scenario",
        "soaked",
        "spent",
        "stage",
        "taken",
        "targets",
        "turn",
        "turns",
        "units",
        "uses",
        "using",
    )

    COLUMNS: ClassVar[tuple[str, ...]] = (
        *Table.COLUMNS,
        "piles",
        "units",
        "scenario",
        "place",
        "load",
        "stage",
        "soaked",
        "taken",
        "bonus",
        "flags",
        "fresh",
        "acted",
        "uses",
        "blows",
        "permits",
        "boosts",
        "lasting",
        "pending",
        "marks",
        "spent",
        "lent",
        "turn",
        "turns",
        "phase",
        "first",
        "played_scenario",
        "using",
        "targets",
        "revealed",
        "exchanged",
        "alone",
        "extra_turns",
        "counted",
    )

    def __init__(self, cast: Cast) -> None:
        super().__init__()
        count = len(cast.owner)
        self.cast = cast
        self.piles: list[tuple[int, ...]] = [()] * (PILES * 2)
        self.units: list[tuple[int, ...]] = [(), ()]  # by seat: characters and supports, in order of entry
        self.scenario: int = NOTHING
        self.place: list[int] = [
            DECK
        ] * count  # where each card is: a pile, SCENE, SCENARIO, CARRIED + bearer
        self.stage: list[int] = [0] * count
        self.flags: list[int] = [0] * count
        # What changes rarely is kept in tuples, which forks share: see `with_at`.
        self.load: tuple[tuple[int, ...], ...] = ((),) * count  # what each card in scene carries
        none = (0,) * count
        self.soaked: tuple[int, ...] = none  # BS-8.2: damage added up over the turn, without piercing damage
        self.taken: tuple[int, ...] = none  # BS-F2: all damage received this turn
        self.bonus: tuple[int, ...] = none  # shield until the end of the turn
        self.fresh: tuple[int, ...] = ()  # the cards that were loaded this turn
        self.acted: tuple[int, ...] = none  # BS-5.6: actions used this turn
        self.uses: tuple[
            tuple[int, int, int], ...
        ] = ()  # seat, user, identity of the card: this turn's actions
        # Whom actions targeted (0) and damaged (1) this turn: unit, user, identity of the card, which of the
        # two. Kept only where a text asks for it.
        self.blows: tuple[tuple[int, int, int, int], ...] = ()
        self.permits: tuple[tuple[int, int, Any], ...] = ()  # BS-H3: user, identity, which actions
        self.boosts: tuple[
            tuple[int, int], ...
        ] = ()  # BS-11.14: whose next damaging action deals how much more
        self.lasting: tuple[Lasting, ...] = ()
        self.pending: tuple[Pending, ...] = ()  # BS-R22: what waits to be resolved
        self.marks: tuple[tuple[int, int], ...] = ()  # a card, and what was chosen for it
        # A card, and which of its texts was used up; or what actions of opponents did to it: BLOW and more
        self.spent: tuple[tuple[int, int], ...] = ()
        self.lent: tuple[tuple[int, int], ...] = ()  # a support, and who may use its action this turn
        self.turn: int = 0  # whose turn it is
        self.turns: int = 0  # how many turns have begun
        self.phase: int = EXCHANGE
        self.first: int = 0  # who began
        self.played_scenario: int = 0  # BS-5.3.3: 1 when a scenario was put in scene this turn
        self.using: tuple[int, ...] = ()
        self.targets: tuple[int, ...] = ()  # of the action under way
        self.revealed: tuple[int, ...] = ()  # BS-11.4: by the action under way
        self.exchanged: int = 0  # BS-4.3: bit per seat that has had its free exchange
        self.alone: int = 0  # bit per seat whose next Countdown is as if without characters
        self.extra_turns: int = 0  # that the turn player still has
        self.counted: int = 0  # BS-5.1: cards the turn player put into resources in this Countdown
        # What follows from the other columns, by what it is about; emptied whenever the scene changes. Not a
        # column: it says nothing new.
        self.cache: dict[Any, Any] = {}

    def content(self) -> str:
        """A short name of the content that the match is played with."""
        return self.cast.content()

    def fork(self) -> "SceneTable":
        """An independent copy; frozen things are shared.

        One line per column, checked by test_fork_is_complete. The cache is shared, too: whoever changes the
        scene takes a new one.
        """
        t = SceneTable.__new__(SceneTable)
        self.copy_kernel_to(t)
        t.cast = self.cast
        t.piles = self.piles[:]
        t.units = self.units[:]
        t.scenario = self.scenario
        t.place = self.place[:]
        t.load = self.load
        t.stage = self.stage[:]
        t.soaked = self.soaked
        t.taken = self.taken
        t.bonus = self.bonus
        t.flags = self.flags[:]
        t.fresh = self.fresh
        t.acted = self.acted
        t.uses = self.uses
        t.blows = self.blows
        t.permits = self.permits
        t.boosts = self.boosts
        t.lasting = self.lasting
        t.pending = self.pending
        t.marks = self.marks
        t.spent = self.spent
        t.lent = self.lent
        t.turn = self.turn
        t.turns = self.turns
        t.phase = self.phase
        t.first = self.first
        t.played_scenario = self.played_scenario
        t.using = self.using
        t.targets = self.targets
        t.revealed = self.revealed
        t.exchanged = self.exchanged
        t.alone = self.alone
        t.extra_turns = self.extra_turns
        t.counted = self.counted
        t.cache = self.cache
        return t


def with_at(column: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """A column with another item in one place."""
    if column[at] == item:
        return column
    return column[:at] + (item,) + column[at + 1 :]


def holdable(t: SceneTable, seat: Seat) -> dict[int, None]:
    """What a player could have in hand, for all that everybody knows: lists are open, and so is every zone
    but these. Whether somebody is asked for a card of the hand goes by this, so that a question that is not
    put tells nothing of the hand."""
    piles, identity = t.piles, t.identity
    first = PILES * seat
    if not piles[first + HAND]:
        return {}
    return dict.fromkeys([identity[slot] for zone in (HAND, DECK, ASIDE) for slot in piles[first + zone]])


def is_muted(t: SceneTable, identity: Identity) -> bool:
    """Whether the texts of a card have no effect this turn, because of its name."""
    if not t.lasting or Muted not in t.cast.lasts:
        return False
    called = t.cast.sheets[identity].called
    return any(type(rule) is Muted and called in rule.names for rule, _, _ in t.lasting)


def hand_of(t: SceneTable, seat: Seat) -> tuple[int, ...]:
    """The cards in a player's hand."""
    return t.piles[PILES * seat + HAND]


def deck_of(t: SceneTable, seat: Seat) -> tuple[int, ...]:
    """The cards of a player's deck, top first."""
    return t.piles[PILES * seat + DECK]


def resources_of(t: SceneTable, seat: Seat) -> tuple[int, ...]:
    """BS-2.1: The open discard pile."""
    return t.piles[PILES * seat + RESOURCES]


def prizes_of(t: SceneTable, seat: Seat) -> tuple[int, ...]:
    """BS-2.1: The opposing cards that a player has taken."""
    return t.piles[PILES * (1 - seat) + PRIZES]


def sheet_of(t: SceneTable, slot: Slot) -> Sheet:
    """The card in a slot."""
    return t.cast.sheets[t.identity[slot]]


def is_character(t: SceneTable, unit: int) -> bool:
    """Whether a card in scene is a character (BS-R13: an EV is one, in scene)."""
    return t.cast.is_character[t.identity[unit]]


def director(t: SceneTable) -> int:
    """BS-H73: Who controls the scenario in scene: whoever put it there."""
    return t.cast.owner[t.scenario] ^ bool(t.flags[t.scenario] & TAKEN_OVER)


def in_scene(t: SceneTable, slot: Slot) -> bool:
    """Whether a card is in scene as a character or support."""
    return t.place[slot] == SCENE


def ref_of(t: SceneTable, unit: int) -> str:
    """The id of its card; with the seat if both sides have one in scene, with a number for the second of a
    side."""
    identity, units = t.identity, t.units
    kind = identity[unit]
    seat = t.cast.owner[unit]
    name = t.cast.sheets[kind].id
    same = [other for other in units[seat] if identity[other] == kind]
    if any(identity[other] == kind for other in units[1 - seat]):
        name += f"@{seat + 1}"
    if len(same) > 1 and unit in same and same.index(unit):
        name += f".{same.index(unit) + 1}"
    return name
