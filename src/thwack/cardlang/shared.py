"""Words that some games share, each with the same sense in all of them. A game names those it has
(`words_of(..., also=...)`): a word that a game gives no meaning must not be readable there."""

from .node import Amount, Condition, Effect, Filter, Kind, Name, Rule, Things
from .nouns import YOU

# Nouns


class Some(Things):
    """So many of them, or as many as there are, chosen by a player.

    some(2, card, among("seen"))
    some(1, card, among("seen"), by=opponent)
    """

    word = "some"
    amount: Amount
    kind: Kind
    where: tuple[Filter, ...]
    by: Things = YOU


class It(Things):
    """What the event was about.            damage(it, 2)"""

    word = "it"


class ThisCard(Things):
    """The card itself that a text stands on.            this_card"""

    word = "this_card"


class Top(Things):
    """Cards from the top of the player's own deck.            look(top(3), as_="seen")"""

    word = "top"
    amount: Amount


# Filters


class Among(Filter):
    """One of an earlier result.            one(card, among("seen"))"""

    word = "among"
    name: Name


class Non(Filter):
    """Not passing another filter.            each(character, non(yours))"""

    word = "non"
    filter: Filter


class OneOf(Filter):
    """Passing at least one filter.            each(character, one_of(yours, among("seen")))"""

    word = "one_of"
    filters: tuple[Filter, ...]


# Conditions


class Is(Condition):
    """Any of these passes all filters.            is_(this, yours)"""

    word = "is_"
    things: Things
    where: tuple[Filter, ...]


class ThereIs(Condition):
    """There is such a thing.            there_is(character, yours, other)"""

    word = "there_is"
    kind: Kind
    where: tuple[Filter, ...]


class YourTurn(Condition):
    """It is the player's own turn.            if_(your_turn, draw(1))"""

    word = "your_turn"


# Rules


class Once(Rule):
    """At most once each turn.            once(while_(your_turn, ...))"""

    word = "once"
    rule: Rule


class ThisTurn(Effect):
    """Rules that stand until the end of the turn.            this_turn(when(..., draw(1)))"""

    word = "this_turn"
    rules: tuple[Rule, ...]
