"""U-2: The set-up: decks, hands, and everybody on the board."""

from ....kernel.chance import seeded
from ....kernel.ids import Seat
from ....kernel.knowledge import PUBLIC, shuffle
from ..cards.piece_words import Rivals
from ..state.atoms import deal_hand, set_space
from ..state.cast import Cast
from ..state.table import DECK, PILES, TOKEN, UnmatchedTable, heroes_of, most_health
from .abilities import use_abilities
from .battlefield import room_taken
from .movement import choose_place
from .pieces.large import offer_tail
from .turn import begin_turn
from .zones.starting import lay_out_zones, take_first_card

STARTING_HAND = 5


def lay_out(cast: Cast, seed: int, asks_chance: bool) -> UnmatchedTable:
    """U-2.2: A table with full health, and every card of every deck in its slot."""
    t = UnmatchedTable(cast)
    t.rng = seeded(seed)
    t.asks_chance = int(asks_chance)
    t.identity = list(cast.identities)
    t.known = [0] * len(cast.identities)
    for seat in range(cast.seats):
        t.piles[PILES * seat + DECK] = tuple(
            s
            for s, owner in enumerate(cast.slot_owner)
            if owner == seat and not cast.card(t.identity[s]).deck
        )
    if cast.zone_name:
        lay_out_zones(t)
    for seat in cast.troupe.rivals:  # until one is chosen, the first leads
        for fighter in cast.fighters[seat]:
            t.health[fighter] = most_health(t, fighter)
    return t


def set_up(t: UnmatchedTable) -> None:
    """U-2.3 to U-2.8: Shuffle, draw five, place heroes and sidekicks in turn order; start space 1 begins."""
    t.do(
        *[(place_hero, seat) for seat in range(t.cast.seats)],  # U-2.4, U-2.5, U-13.4
        (begin_turn, 0),  # U-2.8
    )
    loadouts = t.cast.troupe.loadouts
    if loadouts:  # what the decks are made of
        picks = [(choose_loadout, seat, n) for seat in loadouts for n in range(len(loadouts[seat]))]
        t.do(*picks, (deal_decks,))
    else:
        deal_decks(t)


def choose_loadout(t: UnmatchedTable, seat: Seat, number: int) -> None:
    """X-9, R-52: One of these comes along, chosen openly."""
    options = t.cast.troupe.loadouts[seat][number].options
    t.ask(seat, [(take_loadout, n, number, seat) for n in range(len(options))])


def take_loadout(t: UnmatchedTable, option: int, number: int, seat: Seat) -> None:
    """R-52: Cards and fighters of the others stay out of the game."""
    rule = t.cast.troupe.loadouts[seat][number]
    t.counters[t.cast.counter[seat, str(rule.name)]] = option
    if isinstance(rule, Rivals):  # everybody comes along
        for fighter in t.cast.fighters[seat]:
            t.health[fighter] = most_health(t, fighter)
        return
    out = [str(name) for n, name in enumerate(rule.options) if n != option]
    first, away = PILES * seat, PILES * t.cast.seats + t.cast.zone[seat, "removed"]
    gone = [s for s in t.piles[first + DECK] if set(out) & set(t.cast.card(t.identity[s]).tags)]
    t.piles[first + DECK] = tuple([s for s in t.piles[first + DECK] if s not in gone])
    t.piles[away] = (*t.piles[away], *gone)
    for slot in gone:
        t.known[slot] = PUBLIC
    for fighter in t.cast.fighters[seat]:
        if t.cast.name[fighter] in out:
            t.health[fighter] = 0


def deal_decks(t: UnmatchedTable) -> None:
    """U-2.3: Shuffle, and draw the starting hands."""
    for seat in range(t.cast.seats):
        if seat in t.cast.starts_with:
            take_first_card(t, seat)
        shuffle(t, t.piles[PILES * seat + DECK])
        deal_hand(t, seat, t.cast.hand_size.get(seat, STARTING_HAND))


def place_hero(t: UnmatchedTable, seat: Seat) -> None:
    """U-2.4: The hero on its start space, then the sidekicks, tokens and choices of its character card
    (X-9)."""
    cast = t.cast
    heroes, start = heroes_of(t, seat), cast.board.starts[seat]
    if len({cast.name[f] for f in heroes}) == 1:
        set_space(t, heroes[0], start)
        if heroes[0] in cast.tails:  # its other end beside it, before anybody else is placed
            t.do((place_rest, seat))
            offer_tail(t, heroes[0])
            return
    else:  # of heroes who differ, their player picks who stands there
        t.do((place_rest, seat))
        t.then((choose_place, seat, heroes, 1 << start, 1, 0))
        return
    place_rest(t, seat)


def place_rest(t: UnmatchedTable, seat: Seat) -> None:
    """U-2.6: All others who start on the board, then the tokens, then choices."""
    cast = t.cast
    sidekicks = [f for f in cast.fighters[seat] if t.space[f] < 0 and t.health[f]]
    tokens = [k for k, owner in enumerate(cast.token_owner) if owner == seat and not cast.supplied[k]]
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
    choose_place(t, seat, (TOKEN + token,), room_beside(t, seat, room_taken(t, token)), 1, 0)


def room_beside(t: UnmatchedTable, seat: Seat, taken: int) -> int:
    """U-2.7, R-13: The free spaces of the hero's zones, else all free ones, as bits; the start spaces of
    heroes still to come are kept for them."""
    board = t.cast.board
    kept = sum(1 << start for start in board.starts[seat + 1 : t.cast.seats])
    free = board.all & ~(t.full | kept | taken)
    homes = [t.space[hero] for hero in heroes_of(t, seat) if t.space[hero] >= 0]
    return board.in_zone[homes[0]] & free or free
