"""Words about decks and discard piles: other people's cards, and cards that change piles."""

from ....cardlang.node import Amount, Condition, Effect, Filter, Name, Things
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


class CombatCard(Filter):
    """A card that is no scheme.            take(one(card, combat_card, discarded))"""

    word = "combat_card"


class Bottom(Things):
    """Cards from the bottom of the own deck.            reveal(bottom(1), as_="shown")"""

    word = "bottom"
    amount: Amount


class ToTop(Effect):
    """Put cards on top of their owners' decks.            may(to_top(that("shown")))"""

    word = "to_top"
    cards: Things


class HeroOf(Things):
    """The heroes of players.            damage(hero_of(that("victim")), 2)"""

    word = "hero_of"
    who: Things
