"""The columns of a Dice Masters table, and the constants that name their parts.

Ids: a die is 0, 1, 2 ...; where a list of things may mix sorts, players and cards are told apart by the
offsets below. A set of dice is a bit mask. Cards of the match are slots: 0 and 1 are the Sidekicks of the two
seats, then come the cards of seat 0, of seat 1, and the basic actions.
"""

from typing import Any, ClassVar, Final, Literal, get_args

from ....cardlang.meaning import Stage
from ....cardlang.node import Context, Rule
from ....kernel.ids import Seat
from ....kernel.native import mypyc_attr
from ....kernel.table import Table
from .cast import Cast

PLAYER: Final = 500
CARD: Final = 1000
NO_SOURCE: Final = -1  # damage that no die and no card deals
PAST: Final = -2  # in place of the source: what waits was set off by an effect that is over

# Zones of a seat: `zones[ZONES * seat + BAG]` is the mask of the dice there.
ON_CARD: Final = 0
BAG: Final = 1
PREP: Final = 2
ROLLING: Final = 3  # on the table in the roll and reroll step
RESERVE: Final = 4
FIELD: Final = 5
ATTACK: Final = 6  # DM-3.5: part of the field
USED: Final = 7
HELD: Final = 8  # captured or lying by another die: not in play
ASIDE: Final = 9  # dice that a scene leaves out
ZONES: Final = 10
MIDDLE: Final = 2  # the seat that basic action dice belong to until somebody buys them
ZONE_NAMES: Final = {"bag": BAG, "prep": PREP, "reserve": RESERVE, "field": FIELD, "used": USED}

NO_FACE: Final = -1  # DM-14.2: not rolled

# Bits of `flags`, gone at the end of the turn.
CANNOT_BLOCK: Final = 1
MUST_ATTACK: Final = 2
DEALS_NOTHING: Final = 4
CONTROLLED: Final = 8  # DM-14.7
CONTROLLER: Final = 16
TAKES_NOTHING: Final = 32
KEEPS_COPY_UNTIL_NEXT_TURN: Final = 64
LAID: Final = 128  # an action die that lies by a character
BORROWED: Final = 256  # a captured action die that was used
PINS: Final = 512  # of the laid ones, who stays until its time is over, whatever becomes of the character
LASTING_FLAGS: Final = KEEPS_COPY_UNTIL_NEXT_TURN | LAID | PINS  # these outlive the turn

BY_LEVEL: Final = 20_000  # `stats`, `persona`: the numbers of the card in slot n - BY_LEVEL, level by level

# Steps of a turn, as `phase` tells them.
DRAFT: Final = 0
CLEAR: Final = 1
ROLL: Final = 2
MAIN: Final = 3
ATTACKERS: Final = 4
BLOCKERS: Final = 5
ACTIONS: Final = 6
DAMAGE: Final = 7
CLEAN_UP: Final = 8
StepName = Literal["draft", "clear", "roll", "main", "attack", "block", "actions", "damage", "clean-up"]
PHASES: Final[tuple[StepName, ...]] = get_args(StepName)

TURN_END: Final = 0
NEXT_TURN: Final = 1  # until the own next turn begins
UNTIL_REPLACED: Final = 2
THEIR_TURN: Final = 3  # until the end of the opponent's next turn

# A rule that lasts: the rule, whose it is, and until when.
Lasting = tuple[Rule, Context, int]
# What waits to be resolved: the seat that orders it, the effect, its context, and the source of the damage
# that caused it.
Pending = tuple[int, Any, Context, int]
# Damage under way: source, target, amount, what has answered it (slots of cards, dice as `damage.diverted`
# tells them), for whom it is dealt.
Packet = tuple[int, int, int, tuple[int, ...], int]


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceTable(Stage):
    """The whole state of a match of Dice Masters."""

    __slots__ = (
        "acts",
        "alone",
        "blocked",
        "blocks",
        "cast",
        "change",
        "combat",
        "copying",
        "damage",
        "face",
        "fielded",
        "flags",
        "gone_through",
        "lasting",
        "life",
        "loose",
        "modified",
        "must_block",
        "origin",
        "owner",
        "packets",
        "pending",
        "persona",
        "phase",
        "picks",
        "place",
        "plus_attack",
        "plus_burst",
        "plus_defense",
        "pool",
        "stats",
        "turn",
        "turns",
        "under",
        "used_action",
        "used_once",
        "waived",
        "weakened",
        "zones",
    )

    COLUMNS: ClassVar[tuple[str, ...]] = (
        *Table.COLUMNS,
        "phase",
        "turn",
        "turns",
        "life",
        "loose",
        "change",
        "zones",
        "place",
        "owner",
        "face",
        "damage",
        "plus_attack",
        "plus_defense",
        "plus_burst",
        "weakened",
        "flags",
        "blocks",
        "must_block",
        "under",
        "origin",
        "acts",
        "stats",
        "persona",
        "copying",
        "blocked",
        "gone_through",
        "alone",
        "combat",
        "fielded",
        "used_action",
        "used_once",
        "waived",
        "packets",
        "pending",
        "lasting",
        "modified",
        "pool",
        "picks",
    )

    def __init__(self, cast: Cast) -> None:
        super().__init__()
        self.phase: int = CLEAR
        self.turn: int = 0  # whose turn it is
        self.turns: int = 0  # how many turns have begun
        self.pool: int = 0  # draft: bit per title that nobody has taken
        self.picks: list[tuple[tuple[int, int], ...]] = [
            (),
            (),
            (),
        ]  # draft: card and dice, by seat; basic actions
        self.deal_in(cast)

    def deal_in(self, cast: Cast) -> None:
        """Give every column the size of the cast; all dice lie on their cards, Sidekicks in the bags."""
        self.cast = cast
        dice = len(cast.slot)
        self.life: list[int] = [cast.life, cast.life]
        self.loose: list[int] = [0, 0]  # G-6: generic energy without a die
        self.change: int = 0  # DM-4.8: generic energy left over from the payment just made
        self.zones: list[int] = [0] * (ZONES * 3)
        self.place: list[int] = [0] * dice  # ZONES * seat + zone
        self.owner: list[int] = list(cast.home)  # MIDDLE until bought
        self.face: list[int] = [NO_FACE] * dice
        self.damage: list[int] = [0] * dice
        self.plus_attack: list[int] = [0] * dice  # DM-8.4: bonuses until the end of the turn
        self.plus_defense: list[int] = [0] * dice
        self.plus_burst: tuple[int, ...] = (0,) * dice  # of them, what a burst gave: 100 * attack + defense
        self.weakened: int = 0  # 1: somebody lost D this turn
        self.flags: list[int] = [0] * dice
        self.blocks: list[int] = [0] * dice  # the attackers a die blocks, as bits
        self.must_block: tuple[int, ...] = (0,) * dice  # the attackers a die has to block, as bits
        self.under: tuple[int, ...] = (-1,) * dice  # the die it lies under or by
        self.origin: tuple[int, ...] = (-1,) * dice  # the place a captured or controlled die was taken from
        self.acts: tuple[int, ...] = (-1,) * dice  # the slot of the card it uses instead of its own
        self.stats: tuple[int, ...] = (-1,) * dice  # numbers it uses instead of its own, see `stats.printed`
        self.persona: tuple[int, ...] = (-1,) * dice  # the slot it copies for good; + BY_LEVEL: faces as well
        self.copying: int = 0  # dice with another card or other numbers
        self.blocked: int = 0  # attackers that were blocked
        self.gone_through: int = 0  # blocked attackers that damaged the player instead
        self.alone: int = 0  # how many attackers were declared this turn
        self.combat: int = 0  # 1: combat damage is being dealt
        self.fielded: int = 0  # characters the active player has fielded this turn
        self.used_action: int = 0  # bit per seat that used an action die this turn
        self.used_once: tuple[int, ...] = ()  # what can be done once a turn and was
        self.waived: int = 0  # bit per forbidden thing that was paid off this turn
        self.packets: list[Packet] = []
        self.pending: list[Pending] = []
        self.lasting: list[Lasting] = []
        self.modified: int = 0  # how many of the lasting rules change numbers
        for die, home in enumerate(cast.home):
            place = ZONES * home + (BAG if cast.slot[die] < 2 else ON_CARD)
            self.place[die] = place
            self.zones[place] |= 1 << die

    def content(self) -> str:
        """A short name of the content that the match is played with."""
        return self.cast.content()

    def fork(self) -> "DiceTable":
        """An independent copy; frozen things are shared. Columns that are rarely written are tuples for that.

        One line per column, checked by test_fork_is_complete.
        """
        t = DiceTable.__new__(DiceTable)
        self.copy_kernel_to(t)
        t.cast = self.cast
        t.phase = self.phase
        t.turn = self.turn
        t.turns = self.turns
        t.life = self.life[:]
        t.loose = self.loose[:]
        t.change = self.change
        t.zones = self.zones[:]
        t.place = self.place[:]
        t.owner = self.owner[:]
        t.face = self.face[:]
        t.damage = self.damage[:]
        t.plus_attack = self.plus_attack[:]
        t.plus_defense = self.plus_defense[:]
        t.plus_burst = self.plus_burst
        t.weakened = self.weakened
        t.flags = self.flags[:]
        t.blocks = self.blocks[:]
        t.must_block = self.must_block
        t.under = self.under
        t.origin = self.origin
        t.acts = self.acts
        t.stats = self.stats
        t.persona = self.persona
        t.copying = self.copying
        t.blocked = self.blocked
        t.gone_through = self.gone_through
        t.alone = self.alone
        t.combat = self.combat
        t.fielded = self.fielded
        t.used_action = self.used_action
        t.used_once = self.used_once
        t.waived = self.waived
        t.packets = self.packets[:]
        t.pending = self.pending[:]
        t.lasting = self.lasting[:]
        t.modified = self.modified
        t.pool = self.pool
        t.picks = self.picks[:]
        return t


def zone(t: DiceTable, seat: Seat, name: int) -> int:
    """The dice in a zone of a seat, as bits."""
    return t.zones[ZONES * seat + name]


def field(t: DiceTable, seat: Seat) -> int:
    """DM-3.5: The dice a seat has in the field, the attack zone included, as bits."""
    return t.zones[ZONES * seat + FIELD] | t.zones[ZONES * seat + ATTACK]


def in_field(t: DiceTable) -> int:
    """All dice in the field of either seat, as bits."""
    z = t.zones
    return z[FIELD] | z[ATTACK] | z[ZONES + FIELD] | z[ZONES + ATTACK]


def seat_of(t: DiceTable, die: int) -> int:
    """D-19: Who controls a die: in whose zone it lies."""
    return t.place[die] // ZONES


def zone_of(t: DiceTable, die: int) -> int:
    """In which zone a die lies."""
    return t.place[die] % ZONES
