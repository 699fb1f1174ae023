"""Who knows what. An id is a slot, not an identity: what lies in it may be dealt anew for whoever has not
seen it."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

from .chance import MASK, STEP, from_word, mix, mixed_word, next_word, seeded, to_word
from .errors import Broken
from .ids import Seat, Slot
from .native import i64
from .table import NATIVE, Table, ask_again

PUBLIC: Final = 0xFFFF
SPECTATOR: Final = 1 << 15
SWAPS: Final = 4  # in a shuffle, from one random number
HIDDEN: Final = frozenset({"identity", "rng"})  # columns that are not looked at as a whole
TRIES: Final = 2_000  # a deal that does not lead to the open question is dealt again

T = TypeVar("T", bound=Table)


def bit(seat: Seat | None) -> int:
    """The knowledge bit of a seat; None is a spectator."""
    return SPECTATOR if seat is None else 1 << seat


def show(t: Table, slot: Slot, eyes: int) -> None:
    """Whoever these eyes belong to now knows what lies in the slot."""
    t.known[slot] |= eyes


def shuffle(t: Table, slots: Sequence[int]) -> None:
    """Permute the identities among the slots; from now on nobody knows which is where."""
    permute(t, slots)
    for slot in slots:
        t.known[slot] = 0


def permute(t: Table, slots: Sequence[int]) -> None:
    """Deal the identities of these slots anew among them.

    One random number is good for several swaps, used up digit by digit: of up to 256 slots no swap is off by
    more than one in four thousand million. Matches begin with shuffles, and so does every imagined world.
    """
    identity = t.identity
    cards = [identity[slot] for slot in slots]
    if NATIVE:
        t.rng = swap_by_words(t.rng, cards)
    else:
        state, left = t.rng, len(cards)
        while left > 1:
            state = (state + STEP) & MASK
            digits = mix(state)
            for count in range(left, max(left - SWAPS, 1), -1):
                digits, j = divmod(digits, count)
                cards[count - 1], cards[j] = cards[j], cards[count - 1]
            left -= SWAPS
        t.rng = state
    for slot, card in zip(slots, cards, strict=True):
        identity[slot] = card


def swap_by_words(state: int, cards: list[int]) -> int:
    """The same swaps in machine words, half a random number in each; gives the new state."""
    word, left = to_word(state), len(cards)
    while left > 1:
        word = next_word(word)
        digits = mixed_word(word)
        high: i64 = (digits >> 32) & 0xFFFFFFFF
        low: i64 = digits & 0xFFFFFFFF
        for at in range(left, max(left - SWAPS, 1), -1):
            count: i64 = at
            rest: i64 = ((high % count) << 32) | low
            high = high // count
            low = rest // count
            j = int(rest % count)
            cards[at - 1], cards[j] = cards[j], cards[at - 1]
        left -= SWAPS
    return from_word(word)


def deal(t: Table, slots: Sequence[int]) -> None:
    """Deal the identities of these slots anew, for somebody who does not know them: what comes of it hangs on
    chance alone, and not on what lay where, or whoever imagines worlds would choose by what they cannot
    know."""
    identity = t.identity
    for slot, card in zip(slots, sorted([identity[slot] for slot in slots]), strict=True):
        identity[slot] = card
    permute(t, slots)


def looks_alike(one: Table, other: Table, seat: Seat) -> bool:
    """Whether two tables of one match are the same but for chance and for what lies in slots that the seat
    does not know: then it sees the same, and may choose the same. If not, it still may."""
    eyes, known = bit(seat), one.known
    for name in one.COLUMNS:
        if name not in HIDDEN and getattr(one, name) != getattr(other, name):
            return False
    seen = [card for card, who in zip(one.identity, known, strict=True) if who & eyes]
    if seen != [card for card, who in zip(other.identity, known, strict=True) if who & eyes]:
        return False
    return one.options == other.options or list(one.options) == list(other.options)


def kept_still(before: Table, after: Table, seat: Seat) -> bool:
    """Whether nothing was rolled, shuffled, or shown to the seat between two tables of one match: then it has
    most likely learnt nothing. To be sure one must look at worlds that the seat could be in."""
    if before.rng != after.rng:
        return False
    if before.known == after.known:
        return True
    eyes = bit(seat)
    shown = [now for then, now in zip(before.known, after.known, strict=True) if now & ~then & eyes]
    return not shown


class Dealer(Protocol):
    """What a game says about its hidden things."""

    def deal_anew(self, t: Any, seat: Seat | None) -> None:
        """Deal everything the seat does not know anew, keeping what the rules and its view imply. None: what
        a spectator does not know."""


def imagine(dealer: Dealer, real: T, seat: Seat | None, seed: int) -> T:
    """A table the seat could be at: the same view, hidden things dealt anew, chance to come unrelated to the
    real one."""
    t: T = real.fork()
    t.events = None  # the log of the real match tells other seats' secrets
    t.rng = seeded(seed)
    for _ in range(TRIES):
        dealer.deal_anew(t, seat)
        if ask_again(t):
            return t
    who = "a spectator" if seat is None else f"seat {seat}"
    raise Broken(f"no deal fits what {who} sees")
