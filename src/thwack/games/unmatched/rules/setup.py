"""U-2: The set-up: decks, hands, and everybody on the board."""

from ....kernel.chance import seeded
from ....kernel.ids import Seat
from ....kernel.knowledge import shuffle
from ..state.atoms import deal_hand, set_space
from ..state.cast import Cast
from ..state.table import DECK, PILES, TOKEN, UnmatchedTable
from .abilities import use_abilities
from .battlefield import holding_token
from .movement import choose_place
from .turn import begin_turn

STARTING_HAND = 5


def lay_out(cast: Cast, seed: int, asks_chance: bool) -> UnmatchedTable:
    """U-2.2: A table with full health, and every card of every deck in its slot."""
    t = UnmatchedTable(cast)
    t.rng = seeded(seed)
    t.asks_chance = int(asks_chance)
    t.identity = list(cast.identities)
    t.known = [0] * len(cast.identities)
    for seat in range(cast.seats):
        t.piles[PILES * seat + DECK] = tuple(s for s, owner in enumerate(cast.slot_owner) if owner == seat)
    return t


def set_up(t: UnmatchedTable) -> None:
    """U-2.3 to U-2.8: Shuffle, draw five, place heroes and sidekicks in turn order; start space 1 begins."""
    for seat in range(t.cast.seats):
        shuffle(t, t.piles[PILES * seat + DECK])
        deal_hand(t, seat, t.cast.hand_size.get(seat, STARTING_HAND))
    t.do(
        *[(place_hero, seat) for seat in range(t.cast.seats)],  # U-2.4, U-2.5, U-13.4
        (begin_turn, 0),  # U-2.8
    )


def place_hero(t: UnmatchedTable, seat: Seat) -> None:
    """U-2.4: The hero on its start space, then the sidekicks, tokens and choices of its character card
    (X-9)."""
    hero = t.cast.hero[seat]
    set_space(t, hero, t.cast.board.starts[seat])
    sidekicks = [f for f in t.cast.fighters[seat] if f != hero]
    tokens = [k for k, owner in enumerate(t.cast.token_owner) if owner == seat]
    t.do(
        *[(place_sidekick, seat, f) for f in sidekicks],
        *[(place_token, seat, k) for k in tokens],
        (use_abilities, seat, "set_up"),
    )


def place_sidekick(t: UnmatchedTable, seat: Seat, fighter: int) -> None:
    """U-2.6, U-2.7: On a separate space in the hero's zones; if those are full, on any free space."""
    choose_place(t, seat, (fighter,), room_beside(t, seat, 0), 1, 0)


def place_token(t: UnmatchedTable, seat: Seat, token: int) -> None:
    """X-9, X-12: Tokens go on separate spaces, placed as sidekicks are: where no fighter stands."""
    taken = holding_token(t, t.cast.token_name[token])
    choose_place(t, seat, (TOKEN + token,), room_beside(t, seat, taken), 1, 0)


def room_beside(t: UnmatchedTable, seat: Seat, taken: int) -> int:
    """U-2.7, R-13: The free spaces of the hero's zones, else all free ones, as bits; the start spaces of
    heroes still to come are kept for them."""
    board = t.cast.board
    kept = sum(1 << start for start in board.starts[seat + 1 : t.cast.seats])
    free = board.all & ~(t.full | kept | taken)
    return board.in_zone[t.space[t.cast.hero[seat]]] & free or free
