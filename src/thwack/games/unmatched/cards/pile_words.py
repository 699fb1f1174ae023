"""Words about where cards go: into a deck, under it, back onto it in another order. What they do is in
`rules/deck_effects.py`."""

from ....cardlang.node import Amount, Effect, Filter, Kind, Slug, Things


class AtRandom(Things):
    """So many of them, or as many as there are, picked by chance.

    take(at_random(1, card, discarded))
    """

    word = "at_random"
    amount: Amount
    kind: Kind
    where: tuple[Filter, ...]


class ToBottom(Effect):
    """Put cards of a deck under it.            seq(look(top(1)), may(to_bottom(top(1))))"""

    word = "to_bottom"
    cards: Things


class Reorder(Effect):
    """Put cards from the top of a deck back there in any order, all or the rest.

    seq(look(top(3), as_="seen"), reorder(that("seen")))
    """

    word = "reorder"
    cards: Things
    left: Slug = Slug("all")
