"""Words about decks and discard piles: other people's cards, and cards that change piles."""

from ....cardlang.node import Amount, Condition, Effect, Name, Things
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


class TopDiscards(Things):
    """Cards from the top of the own discard pile.            shuffle_in(top_discards(4))"""

    word = "top_discards"
    amount: Amount


class ShuffleIn(Effect):
    """Shuffle cards into their owners' decks.            shuffle_in(this_card)"""

    word = "shuffle_in"
    cards: Things


class DeckEmpty(Condition):
    """The own deck has no cards.            if_(deck_empty, set_value(8))"""

    word = "deck_empty"
