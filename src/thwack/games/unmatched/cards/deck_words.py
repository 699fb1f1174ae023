"""Words about decks and discard piles: other people's cards, and cards that change piles."""

from ....cardlang.node import Amount, Effect, Name, Things
from ....cardlang.nouns import ONE


class TopOf(Things):
    """Cards from the top of a player's deck.            reveal(top_of(opponent), as_="shown")"""

    word = "top_of"
    who: Things
    amount: Amount = ONE


class DiscardCards(Effect):
    """Put these cards onto their owners' discard piles, wherever they lie.

    discard_cards(that("shown"))
    discard_cards(top(1), as_="gone")
    """

    word = "discard_cards"
    cards: Things
    as_: Name = Name("")
