"""The columns of an Unmatched table, and the constants that name their parts.

Ids: fighters are 0, 1, 2 ... in seat order; where a list of things may mix kinds, tokens, spaces and cards
are told
apart by their offsets below. Cards are slots: what lies in slot 7 is `identity[7]`, an index into the
library.
"""

from typing import ClassVar, Final

from ....cardlang.meaning import Stage
from ....cardlang.node import Context, Node
from ....kernel.ids import Seat
from ....kernel.native import mypyc_attr
from ....kernel.table import Table
from .cast import Cast
from .zone_cast import FIRST_ZONE

TOKEN: Final = 100
SPACE: Final = 200
CARD: Final = 1000

OFF_BOARD: Final = -1  # of a token: in its player's supply
OUT_OF_GAME: Final = -2  # of a token: it never comes back
NO_CARD: Final = -1

# Piles of a seat: `piles[PILES * seat + HAND]`; the deck's top card is first, the discard pile's top card is
# last.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
COMMITTED: Final = 3  # cards of the combat or scheme under way
PILES: Final = 4
# Zones of single heroes lie behind everybody's piles and may hold other people's cards: as a pile, zone 2 is
# ZONE + 2.
ZONE: Final = FIRST_ZONE

# Parts of `combat`, which is empty when nobody fights. Pairs: the attacker's part, then the defender's.
ATTACKER: Final = 0  # fighter
TARGET: Final = 1  # fighter
CARDS: Final = 2  # slots, NO_CARD
SET: Final = 4  # "value becomes N", -1: as printed
ADDED: Final = 6
IGNORED: Final = 8  # 1: counts as 0 at damage
LOCKED: Final = 10  # 1: keeps its set value whatever happens
CANCELED: Final = 12  # 1: effects not yet resolved are not resolved; LATER: those that come immediately are
LATER: Final = 2
AFTER: Final = 3  # only effects after combat are not resolved
EXTRA: Final = 14  # slots of a face-down boost, NO_CARD
DEALT: Final = 16  # combat damage
OVER: Final = 17  # 1: the damage step is done, so the combat has a winner
REVEALED: Final = 18
PREVENTED: Final = 19  # bit per fighter that takes no damage in this combat
PREDICTED: Final = 20  # the attack value a defense card foretold, -1
PRINTED: Final = 21  # another printed value, -1
MOMENT: Final = 23  # 0 immediately, 1 during, 2 after combat
TOLD: Final = 24  # the printed value of the attack card that its player had to tell, -1
CAP: Final = 25  # the most combat damage that the target takes, -1
WINNER: Final = 26  # the side that an effect made the winner, -1
FLIPPED: Final = 27  # slots of cards that blind boosts discarded, NO_CARD
BONUS: Final = 29  # 1: a bonus attack, printed on the attack card
BECOMES: Final = 30  # the value that a bonus attack gets during the combat, -1
FACE_UP: Final = 31  # 1: the attack card was played face up
TRICKED: Final = 32  # 1: a ruse lies beside the attack card, and works
REFLECTED: Final = 33  # 1: combat damage is dealt to the attacker
USED: Final = 34  # slots of the cards that the attack card was boosted with, NO_CARD
COMBAT_PARTS: Final = 36
ATTACK_SIDE: Final = 0
DEFENSE_SIDE: Final = 1


# What holds for the rest of the turn: a rule or an effect, whose it is, and the fighters or seats concerned.
Lasting = tuple[Node, Context, tuple[int, ...]]

# BIT[space] is the mask of a space; BIT[OFF_BOARD] and BIT[OUT_OF_GAME] are 0, being the last.
BIT: Final = (*(1 << space for space in range(62)), 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class UnmatchedTable(Stage):
    """The whole state of a match of Unmatched."""

    __slots__ = (
        "actions",
        "began",
        "began_fog",
        "begun",
        "cast",
        "combat",
        "counters",
        "full",
        "health",
        "held",
        "lasting",
        "ongoing",
        "piles",
        "space",
        "standing",
        "token",
        "turn",
        "turns",
    )

    COLUMNS: ClassVar[tuple[str, ...]] = (
        *Table.COLUMNS,
        "space",
        "held",
        "full",
        "standing",
        "health",
        "began",
        "began_fog",
        "token",
        "piles",
        "counters",
        "turn",
        "turns",
        "actions",
        "begun",
        "combat",
        "lasting",
        "ongoing",
    )

    def __init__(self, cast: Cast) -> None:
        super().__init__()
        self.cast = cast
        self.space: list[int] = [OFF_BOARD] * len(cast.owner)
        # What follows from `space`, kept because every choice asks for it; only `atoms.stand` writes the
        # three.
        self.held: list[int] = [0] * (max(cast.team) + 1)  # the spaces each team holds, as bits
        self.full: int = 0  # the spaces that hold a fighter, as bits
        self.standing: int = 0  # bit per fighter on the board
        self.health: list[int] = list(cast.first_health)
        self.began: list[int] = [OFF_BOARD] * len(cast.owner)  # where each fighter began the current turn
        self.began_fog: int = 0  # spaces that held a token when the current turn began, as bits
        self.token: list[int] = [OFF_BOARD] * len(cast.token_owner)
        self.piles: list[tuple[int, ...]] = [()] * (PILES * cast.seats + len(cast.zone_name))
        self.counters: list[int] = list(cast.counter_start)  # resources and states, see Cast.counter
        self.turn: int = 0  # whose turn it is
        self.turns: int = 0  # how many turns have begun
        self.actions: int = 0  # actions left
        self.begun: int = 0  # bit per seat that has begun a turn
        self.combat: list[int] = []
        self.lasting: tuple[Lasting, ...] = ()
        # slots of schemes that stay in play, and of cards in zones, whose rules stand
        self.ongoing: tuple[int, ...] = ()

    def content(self) -> str:
        """A short name of the content that the match is played with."""
        return self.cast.content()

    def fork(self) -> "UnmatchedTable":
        """An independent copy; frozen things are shared.

        One line per column, checked by test_fork_is_complete.
        """
        t = UnmatchedTable.__new__(UnmatchedTable)
        self.copy_kernel_to(t)
        t.cast = self.cast
        t.space = self.space[:]
        t.held = self.held[:]
        t.full = self.full
        t.standing = self.standing
        t.health = self.health[:]
        t.began = self.began[:]
        t.began_fog = self.began_fog
        t.token = self.token[:]
        t.piles = self.piles[:]
        t.counters = self.counters[:]
        t.turn = self.turn
        t.turns = self.turns
        t.actions = self.actions
        t.begun = self.begun
        t.combat = self.combat[:]
        t.lasting = self.lasting
        t.ongoing = self.ongoing
        return t


def has_risen(t: UnmatchedTable, hero: int) -> bool:
    """R-53: Whether this hero has been defeated before."""
    return bool(t.counters[t.cast.counter[t.cast.owner[hero], "resurrected"]])


def heroes_of(t: UnmatchedTable, seat: Seat) -> tuple[int, ...]:
    """Q-29: The heroes of a player, mostly one; R-82: of rivals the one that was chosen."""
    heroes = t.cast.heroes_of[seat]
    if seat in t.cast.troupe.rivals:
        lead = t.counters[t.cast.counter[seat, str(t.cast.troupe.loadouts[seat][0].name)]]
        return (heroes[lead],)
    return heroes


def has_hero(t: UnmatchedTable, seat: Seat) -> bool:
    """Q-29: Whether a hero of the player is undefeated; a player with several loses when all of them are."""
    return any(map(t.health.__getitem__, heroes_of(t, seat)))


def is_hero(t: UnmatchedTable, fighter: int) -> bool:
    """U-1.3: Whether a fighter is a hero, and no sidekick."""
    if not t.cast.troupe.rivals:
        return t.cast.is_hero[fighter]
    return fighter in heroes_of(t, t.cast.owner[fighter])


def most_health(t: UnmatchedTable, fighter: int) -> int:
    """U-11.2: The health that a fighter cannot exceed; R-53: after a resurrection another one."""
    second = t.cast.troupe.second
    if fighter in second and has_risen(t, fighter):
        return second[fighter]
    rivals = t.cast.troupe.rivals
    if rivals and t.cast.owner[fighter] in rivals and not is_hero(t, fighter):
        return rivals[t.cast.owner[fighter]]
    return t.cast.full_health[fighter]


def hand_of(t: UnmatchedTable, seat: Seat) -> tuple[int, ...]:
    """The slots in a player's hand."""
    return t.piles[PILES * seat + HAND]


def deck_of(t: UnmatchedTable, seat: Seat) -> tuple[int, ...]:
    """The slots of a player's deck, top first."""
    return t.piles[PILES * seat + DECK]


def discard_of(t: UnmatchedTable, seat: Seat) -> tuple[int, ...]:
    """The slots of a player's discard pile, top last."""
    return t.piles[PILES * seat + DISCARD]


def holder_of(t: UnmatchedTable, slot: int) -> Seat:
    """Who holds or plays a card: its owner, or R-89 whoever it was given to."""
    if t.cast.given and t.identity[slot] in t.cast.given:
        for number in range(PILES * t.cast.seats):
            if slot in t.piles[number]:
                return number // PILES
    return t.cast.slot_owner[slot]


def zone_of(t: UnmatchedTable, seat: Seat, name: str) -> tuple[int, ...]:
    """The slots in a zone of a hero, the first first."""
    return t.piles[PILES * t.cast.seats + t.cast.zone[seat, name]]


def pile_number(t: UnmatchedTable, seat: Seat, pile: int) -> int:
    """Where in `piles` a pile of a player lies, or a zone, whosoever it is."""
    return PILES * seat + pile if pile < ZONE else PILES * t.cast.seats + pile - ZONE


def bits(mask: int) -> list[int]:
    """The places of the ones in a bit mask, lowest first."""
    found = []
    while mask > 0:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
