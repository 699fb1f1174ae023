"""BS-4: The start of the game."""

from ....kernel.chance import seeded
from ....kernel.ids import Identity, Seat
from ....kernel.table import Step
from ..state.atoms import bank, draw_top, hand_into_deck, show_hand, shuffle_deck
from ..state.cast import Cast
from ..state.records import begin_match, enter_phase, use_exchange
from ..state.table import BANK, DECK, EXCHANGE, HAND_SIZE, PILES, SceneTable, hand_of
from .choosing import slot_in
from .turn import play_turn


def lay_out(cast: Cast, seed: int, asks_chance: bool) -> SceneTable:
    """All cards in the decks, in the order of the lists."""
    t = SceneTable(cast)
    t.rng = seeded(seed)
    t.asks_chance = int(asks_chance)
    t.identity = list(cast.identities)
    t.known = [0] * len(cast.identities)
    for seat in (0, 1):
        t.piles[PILES * seat + DECK] = cast.slots[seat]
    return t


def set_up(t: SceneTable, first: int) -> None:
    """BS-4.1: Both shuffle; who begins is chosen at random, or was agreed."""
    for seat in (0, 1):
        shuffle_deck(t, seat)
    if first < 0:
        t.then((choose_first,))
    else:
        t.then((start, first))


def choose_first(t: SceneTable) -> None:
    """BS-4.1: By chance."""
    t.by_chance([(start, 0), (start, 1)])


def start(t: SceneTable, first: int) -> None:
    """BS-4.2 to BS-4.6: Ten cards each, exchanges, resources, then turns; the first player first."""
    begin_match(t, first)
    enter_phase(t, EXCHANGE)
    for seat in (first, 1 - first):
        draw_top(t, seat, HAND_SIZE)
    t.do(
        (exchange, first),  # BS-R15
        (exchange, 1 - first),
        (enter_bank,),
        (fill_resources, first),
        (fill_resources, 1 - first),
        (play_turn, first),
    )


def exchange(t: SceneTable, seat: Seat) -> None:
    """BS-4.3, BS-4.4: Keep the hand, or exchange it."""
    options: list[Step] = [(keep, seat)]
    hand = hand_of(t, seat)
    people = sum(t.cast.as_character >> t.identity[slot] & 1 for slot in hand)  # BS-R13
    if people <= 1 and hand and not t.exchanged >> seat & 1:
        options.append((exchange_free, seat))
    if hand:  # BS-R16
        options.append((exchange_paid, seat))
    t.ask(seat, options)


def keep(t: SceneTable, seat: Seat) -> None:
    """The hand is good."""
    t.emit("kept", seat)


def exchange_free(t: SceneTable, seat: Seat) -> None:
    """BS-4.3: Revealed, and as many new cards; once only."""
    use_exchange(t, seat)
    show_hand(t, seat)
    renew(t, seat, len(hand_of(t, seat)))


def exchange_paid(t: SceneTable, seat: Seat) -> None:
    """BS-4.4: Not revealed, and two cards fewer."""
    renew(t, seat, max(len(hand_of(t, seat)) - 2, 0))


def renew(t: SceneTable, seat: Seat, size: int) -> None:
    """BS-R15: The old hand is shuffled into the deck before the new one is drawn."""
    hand_into_deck(t, seat)
    t.emit("exchanged", seat, size)
    draw_top(t, seat, size)
    t.do((exchange, seat))


def enter_bank(t: SceneTable) -> None:
    """BS-4.5: The first resources."""
    enter_phase(t, BANK)


def fill_resources(t: SceneTable, seat: Seat) -> None:
    """BS-4.5: Any number of cards, one at a time."""
    hand = hand_of(t, seat)
    if hand:
        options: list[Step] = [(bank_card, seat, kind) for kind in dict.fromkeys(t.identity[s] for s in hand)]
        t.ask(seat, [*options, (stop_banking, seat)])


def bank_card(t: SceneTable, seat: Seat, identity: Identity) -> None:
    """This one; then the next."""
    bank(t, slot_in(t, hand_of(t, seat), identity))
    t.do((fill_resources, seat))


def stop_banking(t: SceneTable, seat: Seat) -> None:
    """Enough."""
