"""What one single card or hero needs: nodes like any other, with their own tests and wording. What they do is
in `rules/special_effects.py`."""

from ....cardlang.control import NOTHING
from ....cardlang.node import Amount, Condition, Effect, Rule, Slug, Things
from .turn_words import OfThisTurn


class BoostFaceDown(Effect):
    """King Arthur: put a card face down beside the attack card; its boost adds to the attack.

    may(boost_face_down)
    """

    word = "boost_face_down"


class DoMyBidding(Effect):
    """Dracula: the attack card goes back to its owner's hand, and another is picked from there.

    do_my_bidding
    """

    word = "do_my_bidding"


class Deduce(Effect):
    """Sherlock Holmes: the printed value of the other card becomes its boost value.            may(deduce)"""

    word = "deduce"


class Predict(Rule):
    """Sherlock Holmes: the card is played face up, and the attack card's printed value is foretold.

    predict
    """

    word = "predict"


class Predicted(Condition):
    """Sherlock Holmes: what was foretold is right.            if_(predicted, cancel)"""

    word = "predicted"


class ConfirmSuspicion(Effect):
    """Sherlock Holmes: name a value; an opponent discards such a card and is hurt, or shows the hand.

    confirm_suspicion
    """

    word = "confirm_suspicion"


class LockValue(Effect):
    """Invisible Man: the other card's value becomes a number that no card effect can change.

    lock_value(0)
    """

    word = "lock_value"
    amount: Amount


class Vanish(Effect):
    """Invisible Man, Ancient Leshen: off the board until the start of the next own turn, then something more.

    vanish
    vanish(then=draw(1))
    """

    word = "vanish"
    then: Effect = NOTHING


class SpideySense(Rule):
    """Spider-Man: who attacks him tells the printed value of the attack card before he defends.

    spidey_sense(the(spider_man))
    """

    word = "spidey_sense"
    of: Things


class ChainLightning(Effect):
    """Philippa: damage to all opposing fighters in one of the zones that the fighter stands in.

    chain_lightning(1)
    """

    word = "chain_lightning"
    amount: Amount


class SpymastersRuse(Effect):
    """Philippa: an opponent reveals 4 cards of the hand, discards the 2 that are chosen and draws 2.

    spymasters_ruse
    """

    word = "spymasters_ruse"


class Gunfight(Effect):
    """Wyatt Earp: both players in this combat in turn deal 1 damage to any fighter, so many times in all.

    gunfight(4)
    """

    word = "gunfight"
    amount: Amount


class Drawback(Effect):
    """Winter Soldier: an effect that he can get rid of for a turn.            drawback(damage(this, 2))"""

    word = "drawback"
    effect: Effect


class NoDrawbacks(Rule):
    """Winter Soldier: drawbacks of the player's cards do not happen.            this_turn(no_drawbacks)"""

    word = "no_drawbacks"


class Flipped(Things):
    """Hamlet: the card of the own deck that this card has discarded.            take(flipped)"""

    word = "flipped"


class BasketItem(Rule):
    """Little Red Riding Hood: the top card of the discard pile shows what is in the basket.

    basket_item
    """

    word = "basket_item"


class AnyItem(Rule):
    """Little Red Riding Hood: this card's item counts as whichever one its player likes.

    any_item
    """

    word = "any_item"


class Overload(Rule):
    """Doctor Strange: while the value of this card is above a number, ignore it.            overload(7)"""

    word = "overload"
    amount: Amount


class MistsOfMunnopor(Effect):
    """Doctor Strange: the attack card is discarded, and its player attacks with the next one of the deck.

    mists_of_munnopor
    """

    word = "mists_of_munnopor"


class ChosenFate(Effect):
    """Cloak and Dagger: up to so much damage to one of them, and as much health for the other.

    chosen_fate(4)
    """

    word = "chosen_fate"
    amount: Amount


class ShowCard(Effect):
    """Elektra: show a card of that name from the hand.            may(pay(show_card(feint), set_value(5)))"""

    word = "show_card"
    card: Slug


class ShowPair(Effect):
    """Annie Christmas: show two cards of the hand that are alike.            may(pay(show_pair, cancel))"""

    word = "show_pair"


class Salvage(Effect):
    """Donatello: each player of the team may take a card that is no scheme back from the own discard pile.

    salvage
    """

    word = "salvage"


class TimeOut(Effect):
    """Deadpool: search the own deck for a card that is played in this one's place.            time_out"""

    word = "time_out"


class GuessCard(Effect):
    """Deadpool: name a card; an opponent discards all such cards of the hand, or a card is drawn.

    guess_card
    """

    word = "guess_card"


class LayBare(Effect):
    """Deadpool: the opponent looks at the player's hand and chooses a card that is discarded.

    lay_bare
    """

    word = "lay_bare"


class LodgeOfSorceresses(Effect):
    """Yennefer and Triss: all reveal a card at once and draw by its boost value; who draws most pays.

    lodge_of_sorceresses
    """

    word = "lodge_of_sorceresses"


class AccordingToPlan(Effect, OfThisTurn):
    """Shredder: at the end of the turn the opponent discards cards, unless they played a scheme in it.

    according_to_plan(2)
    """

    word = "according_to_plan"
    deed = "foe schemed"
    amount: Amount


class LookingForTrouble(Effect):
    """Loki: the other card goes back to its player's hand, and another is picked from there.

    looking_for_trouble
    """

    word = "looking_for_trouble"
