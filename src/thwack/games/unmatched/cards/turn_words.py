"""Words about the turn and the combat so far: what has happened, and what a hero has gathered.

What happened is counted (`Cast.deeds`), but only in matches with a hero who asks for it.
"""

from typing import ClassVar, Final

from ....cardlang.node import Amount, Condition, Effect, Event, Filter, Moment, Node, Number, Slug, Things
from ....cardlang.nouns import ONE

NOT_AT_ALL: Final = Number(-1)  # the value of a bonus attack becomes no other


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


class FirstAction(Condition, OfThisTurn):
    """The action under way is the first one of the own turn.            if_(first_action, set_value(5))"""

    word = "first_action"
    deed = "acted"


class Attacked(Condition, OfThisTurn):
    """A fighter of the player has attacked in this turn.            if_(not_(attacked), draw(1))"""

    word = "attacked"
    deed = "attacked"


class DuringCombat(Moment):
    """During each combat in which a fighter of yours plays a card, whoever attacks.

    at(during_combat, may(blind_boost))
    """

    word = "during_combat"


class AtOnce(Moment):
    """Immediately in each combat in which a fighter of yours plays a card, whoever attacks.

    at(at_once, may(boost))
    """

    word = "at_once"


class Win(Effect):
    """The player counts as the winner of this combat.            win"""

    word = "win"


class Tied(Condition):
    """Both cards of this combat have the same value.            if_(tied, draw(1))"""

    word = "tied"


class LostThisTurn(Condition, OfThisTurn):
    """The player has lost a combat in this turn.            if_(lost_this_turn, set_value(5))"""

    word = "lost_this_turn"
    deed = "lost"


class FirstLoss(Condition, OfThisTurn):
    """The combat is the first that the player lost in this turn.

    at(after_attack, if_(first_loss, gain_action(1)))
    """

    word = "first_loss"
    deed = "lost"


class Maneuvered(Condition, OfThisTurn):
    """The player has maneuvered in this turn.            if_(not_(maneuvered), draw(1))"""

    word = "maneuvered"
    deed = "maneuvered"


class HeroAttacked(Condition, OfThisTurn):
    """The player's hero has already made an attack in this turn.

    while_(hero_attacked, modify(attack_value, 3))
    """

    word = "hero_attacked"
    deed = "hero attacked"


class HeroHurt(Condition, OfThisTurn):
    """The player's hero has taken damage in this turn.            if_(hero_hurt, damage(foe, 1))"""

    word = "hero_hurt"
    deed = "hero hurt"


class HasLeft(Filter, OfThisTurn):
    """A fighter that has left its space in this turn, even if it is back.            is_(this, has_left)"""

    word = "has_left"
    deed = "left"


class OtherCardsPlayed(Amount, OfThisTurn):
    """The cards that the player has played in this turn, apart from this one.

    add_value(other_cards_played)
    """

    word = "other_cards_played"
    deed = "played"


class DealtThisTurn(Amount, OfThisTurn):
    """The combat damage of the player's attacks this turn.            at_least(dealt_this_turn, 6)"""

    word = "dealt_this_turn"
    deed = "dealt"


class AfterCombat(Moment):
    """After each combat that a fighter of yours was in, when all cards have had their effects.

    at(after_combat, if_(won, draw(1)))
    """

    word = "after_combat"


class Fallen(Event):
    """Somebody is defeated.            when(fallen(the(patroclus)), discard(2, by=chance))"""

    word = "fallen"
    target: Things


class GiveAction(Effect):
    """The opponent, whose turn it is, has more actions.            if_(lost, give_action(1))"""

    word = "give_action"
    amount: Amount = ONE


class BonusAttack(Effect):
    """X-1: The same fighter attacks the same target once more, with a value that may become another.

    bonus_attack(3)
    bonus_attack(0, becomes=printed_value(their_card))
    """

    word = "bonus_attack"
    amount: Amount
    becomes: Amount = NOT_AT_ALL


class Weaker(Condition):
    """One fighter has less health than another.            weaker(the(annie_christmas), foe)"""

    word = "weaker"
    first: Things
    second: Things


class Endure(Effect):
    """For the rest of this turn damage leaves these fighters at least 1 health.            endure(this)"""

    word = "endure"
    target: Things


class Exactly(Condition):
    """A number is just that.            if_(exactly(count(hand_of(you)), 3), gain_action(1))"""

    word = "exactly"
    amount: Amount
    number: Amount
