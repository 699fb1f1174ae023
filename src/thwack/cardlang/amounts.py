"""Amounts: every number on a card is one of these."""

from .node import Amount, Name, Slug, Things


class UpTo(Amount):
    """From zero to that many, as the player likes.            move(this, up_to(3))"""

    word = "up_to"
    most: Amount


class AnyNumber(Amount):
    """From zero to all there are, as the player likes.            discard(any_number)"""

    word = "any_number"


class Count(Amount):
    """How many there are.            count(each(fighter, theirs))"""

    word = "count"
    things: Things


class Times(Amount):
    """So many times a number.            times(2, count(that("fed")))"""

    word = "times"
    factor: Amount
    amount: Amount


class Stat(Amount):
    """How much of a resource the player has.            stat(rage)"""

    word = "stat"
    resource: Slug


class Spent(Amount):
    """How much was paid earlier, by its name.            times(2, spent("rage"))"""

    word = "spent"
    name: Name
