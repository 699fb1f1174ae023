"""Who knows what. An id is a slot, not an identity: what lies in it may be dealt anew for whoever has not
seen it."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

from .chance import MASK, STEP, mix, seeded
from .errors import Broken
from .table import Table, ask_again

PUBLIC: Final = 0xFFFF
SPECTATOR: Final = 1 << 15
TRIES: Final = 2_000  # a deal that does not lead to the open question is dealt again

T = TypeVar("T", bound=Table)


def bit(seat: int | None) -> int:
    """The knowledge bit of a seat; None is a spectator."""
    return SPECTATOR if seat is None else 1 << seat


def show(t: Table, slot: int, eyes: int) -> None:
    """Whoever these eyes belong to now knows what lies in the slot."""
    t.known[slot] |= eyes


def shuffle(t: Table, slots: Sequence[int]) -> None:
    """Permute the identities among the slots; from now on nobody knows which is where."""
    permute(t, slots)
    for slot in slots:
        t.known[slot] = 0


def permute(t: Table, slots: Sequence[int]) -> None:
    """Deal the identities of these slots anew among them.

    One random number is good for several swaps: it is used up digit by digit while more than 32 of its bits
    are left, which keeps the bias of each swap below one in four thousand million. Matches begin with
    shuffles, and so does every imagined world.
    """
    identity = t.identity
    state = t.rng
    digits = room = 0
    for i in range(len(slots) - 1, 0, -1):
        if room < (i + 1) << 32:
            state = (state + STEP) & MASK
            digits, room = mix(state), 1 << 64
        digits, j = divmod(digits, i + 1)
        room //= i + 1
        a, b = slots[i], slots[j]
        identity[a], identity[b] = identity[b], identity[a]
    t.rng = state


class Dealer(Protocol):
    """What a game says about its hidden things."""

    def deal_anew(self, t: Any, seat: int) -> None:
        """Deal everything the seat does not know anew, keeping what the rules and its view imply."""


def imagine(dealer: Dealer, real: T, seat: int, seed: int) -> T:
    """A table the seat could be at: the same view, hidden things dealt anew, chance to come unrelated to the
    real one."""
    t: T = real.fork()
    t.events = None  # the log of the real match tells other seats' secrets
    t.rng = seeded(seed)
    for _ in range(TRIES):
        dealer.deal_anew(t, seat)
        if ask_again(t):
            return t
    raise Broken(f"no deal fits what seat {seat} sees")
