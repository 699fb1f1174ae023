"""MA-S: Setup."""

from ....kernel.chance import seeded
from ....kernel.fan import Fan
from ....kernel.ids import Identity, Place, Seat
from ..state.atoms import begin_match, draw, field, lay_missions, reveal_squads, shuffle_deck
from ..state.cast import Cast
from ..state.table import (
    DECK,
    HAND_SIZE,
    MISSION_COUNT,
    NOTHING,
    PILES,
    PLACES,
    ArenaTable,
    all_places,
    deck_of,
    hand_of,
)
from .replacement import ALL, empty_places, fieldable
from .turn import play_turn


def lay_out(cast: Cast, seed: int, asks_chance: bool) -> ArenaTable:
    """All cards in the decks, in the order of the lists."""
    t = ArenaTable(cast)
    t.rng = seeded(seed)
    t.asks_chance = int(asks_chance)
    t.identity = list(cast.identities)
    t.known = [0] * len(cast.identities)
    for seat in (0, 1):
        t.piles[PILES * seat + DECK] = cast.slots[seat]
    return t


def set_up(t: ArenaTable, first: int) -> None:
    """MA-S.1 to MA-S.5: Missions, hands, squads; then who begins."""
    for seat in (0, 1):
        shuffle_deck(t, seat)
        lay_missions(t, seat, MISSION_COUNT)
        draw(t, seat, HAND_SIZE)
    t.do((choose_squads, 0), (choose_squads, 1), (reveal,), (decide_first, first))


def choose_squads(t: ArenaTable, seat: Seat) -> None:
    """MA-S.3: Three Active protagonists, then two for the Reserve; as many as have different names."""
    if any(not t.stack[place] for place in all_places(seat)) and fieldable(t, seat):
        t.then((choose_protagonist, seat))


def choose_protagonist(t: ArenaTable, seat: Seat) -> None:
    """MA-S.3: Face down, and no Team cards."""
    place = empty_places(t, seat, ALL)[0]
    t.ask(seat, Fan(deploy, [(place, fieldable(t, seat))], ()), len(hand_of(t, seat)))


def deploy(t: ArenaTable, place: Place, identity: Identity) -> None:
    """MA-S.3: This one; then the next."""
    field(t, place, identity)
    t.then((choose_squads, place // PLACES))


def reveal(t: ArenaTable) -> None:
    """MA-S.4: Both at once."""
    reveal_squads(t)


def decide_first(t: ArenaTable, first: int) -> None:
    """MA-S.5: Agreed, or decided by lots; MA-H13: by chance if no lots could decide."""
    if first != NOTHING:
        t.then((start, first))
        return
    attacks = {t.cast.attack[t.identity[slot]] for seat in (0, 1) for slot in deck_of(t, seat)}
    if len(attacks) > 1 and deck_of(t, 0) and deck_of(t, 1):
        t.then((draw_lot,))
    else:
        t.by_chance([(start, 0), (start, 1)])


def draw_lot(t: ArenaTable) -> None:
    """MA-S.5: The first player reveals a random card of the own deck."""
    t.by_chance([(draw_other_lot, t.identity[slot]) for slot in deck_of(t, 0)])


def draw_other_lot(t: ArenaTable, identity: Identity) -> None:
    """MA-S.5: And so does the other."""
    t.by_chance([(compare_lots, identity, t.identity[slot]) for slot in deck_of(t, 1)])


def compare_lots(t: ArenaTable, mine: int, theirs: int) -> None:
    """MA-S.5, MA-R9, MA-R10: The lower Attack begins; equal ones are drawn again. The cards go back."""
    t.emit("lots", mine, theirs)
    for seat in (0, 1):
        shuffle_deck(t, seat)
    one, other = t.cast.attack[mine], t.cast.attack[theirs]
    if one == other:
        t.then((draw_lot,))
    else:
        t.then((start, int(other < one)))


def start(t: ArenaTable, first: int) -> None:
    """Then the turns."""
    begin_match(t, first)
    t.then((play_turn, first))
