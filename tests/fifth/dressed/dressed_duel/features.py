"""What a position of the duel is worth."""

from typing import Final

from tests.fifth.toy_duel.rules import ToyTable

NAMES: Final = ("rounds", "cards")


def features(t: ToyTable, seat: int) -> list[float]:
    """Rounds and cards in hand over the other's."""
    other = 1 - seat
    hands = [len(t.piles[3 * owner + 1]) for owner in (seat, other)]
    return [float(t.taken[seat] - t.taken[other]), float(hands[0] - hands[1])]
