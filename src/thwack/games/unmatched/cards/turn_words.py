"""Words about the turn and the combat so far: what has happened, and what a hero has gathered.

What happened is counted (`Cast.deeds`), but only in matches with a hero who asks for it.
"""

from typing import ClassVar

from ....cardlang.node import Amount, Condition, Effect, Moment, Node, Slug


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


class ThirdAction(Condition, OfThisTurn):
    """The action under way is the third one of the own turn.            if_(third_action, set_value(7))"""

    word = "third_action"
    deed = "acted"


class DuringCombat(Moment):
    """During each combat in which a fighter of yours plays a card, whoever attacks.

    at(during_combat, may(blind_boost))
    """

    word = "during_combat"


class Win(Effect):
    """The player counts as the winner of this combat.            win"""

    word = "win"


class Tied(Condition):
    """Both cards of this combat have the same value.            if_(tied, draw(1))"""

    word = "tied"
