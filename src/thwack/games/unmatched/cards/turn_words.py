"""Words about the turn so far: what has happened in it, and what a hero has gathered.

What happened is counted (`Cast.deeds`), but only in matches with a hero who asks for it.
"""

from typing import ClassVar

from ....cardlang.node import Amount, Condition, Node, Slug


class OfThisTurn(Node):
    """A word that hangs on what its player did this turn."""

    deed: ClassVar[str] = ""


class Has(Condition):
    """There is enough of a resource.            has(coil, 2)"""

    word = "has"
    resource: Slug
    amount: Amount


class WonThisTurn(Condition, OfThisTurn):
    """The player has won a combat in this turn.            if_(won_this_turn, may(boost))"""

    word = "won_this_turn"
    deed = "won"
