"""Words about turns, actions, schemes and hands. What they do is in `rules/turn_effects.py`, `turn.py` and
`scheme.py`."""

from ....cardlang.node import Amount, Condition, Effect, Moment, Rule, Things
from ....cardlang.nouns import ONE, YOU, Each, Theirs
from .turn_words import OfThisTurn
from .words import FighterKind

EACH_FOE = Each(FighterKind(), (Theirs(),))


class EndTurn(Effect):
    """X-3: The turn ends: what is not resolved yet and all actions left are lost.            end_turn"""

    word = "end_turn"


class SpendAction(Effect):
    """Give up actions of this turn, as a cost.            may(pay(spend_action(1), set_value(9)))"""

    word = "spend_action"
    amount: Amount = ONE


class DrawTo(Effect):
    """Draw until the hand has so many cards.            draw_to(5)"""

    word = "draw_to"
    amount: Amount
    who: Things = YOU


class TheyMay(Effect):
    """Others may do something, each as if it were their own effect.            they_may(opponent, draw(1))"""

    word = "they_may"
    who: Things
    effect: Effect


class LoserChooses(Effect):
    """Whoever lost this combat chooses one of the effects, which are done as those of the card's player.

    loser_chooses(seq(draw(1), draw(1, who=opponent)), seq(discard(1), discard(1, who=opponent)))
    """

    word = "loser_chooses"
    effects: tuple[Effect, ...]


class FreeAttack(Effect):
    """X-10: An attack that costs no action, made right after this action or not at all.

    free_attack
    free_attack(on=that("marked"))
    """

    word = "free_attack"
    on: Things = EACH_FOE


class ChooseNew(Effect, OfThisTurn):
    """The player chooses one of the effects that were not chosen before in this turn.

    at(after_attack, if_(won, choose_new(draw(1), free_attack)))
    """

    word = "choose_new"
    deed = "chosen"
    effects: tuple[Effect, ...]


class AfterScheme(Moment):
    """After you have played a scheme.            at(after_scheme, draw(1))"""

    word = "after_scheme"


class HandSize(Rule):
    """Another number of cards to start with, and to keep at the end of a turn.            hand_size(3)"""

    word = "hand_size"
    amount: Amount


class MoveValue(Rule):
    """Fighters who have a move value of their own in a maneuver.

    move_value(each(fighter, called(harpy)), 3)
    """

    word = "move_value"
    of: Things
    amount: Amount


class Ongoing(Rule):
    """X-4: The scheme stays in play, and the rule with it, until a condition holds at the end of the turn.

    ongoing(at(turn_start, draw(1)), none(fighter, theirs, in_zone_of(the(medusa))))
    """

    word = "ongoing"
    rule: Rule
    until: Condition
