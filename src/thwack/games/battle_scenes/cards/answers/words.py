"""What cards in a hand wait for, how they answer, and what becomes of what they answer."""

from .....cardlang.moments import When
from .....cardlang.node import Amount, Condition, Effect, Event, Filter, Moment, Name, Rule, Things
from .....cardlang.nouns import Each
from ..words import Unit

ANYBODY = Each(Unit(), ())

# What cards wait for


class IsStruck(Event):
    """BS-F2: An action of one of them damages it; the event is about the user.

    in_hand(when(is_struck(one(character, yours), each(character, theirs)), may(come_in)))
    """

    word = "is_struck"
    target: Things
    by: Things = ANYBODY


class WouldSuffer(Event):
    """BS-H103: One of them would damage it; the event is about the one that would take the damage.

    in_hand(when(would_suffer(one(unit, yours), each(unit, theirs)), may(pay(come_in, spare))))
    """

    word = "would_suffer"
    target: Things
    by: Things = ANYBODY


class WouldSufferOtherwise(Event):
    """BS-H103: Something that is no action would damage it.

    in_hand(when(would_suffer_otherwise(one(unit)), may(pay(come_in, spare))))
    """

    word = "would_suffer_otherwise"
    target: Things


class Searches(Event):
    """BS-H104: An effect is about to have a player search the own deck; the event is about that player.

    in_hand(when(searches(opponent), may(pay(come_in, stop_search))))
    """

    word = "searches"
    who: Things


class HasSearched(Event):
    """A player has found cards in the own deck; the event is about that player.

    when(has_searched(one(player)), pierce(one(unit, owned_by(it)), found))
    """

    word = "has_searched"
    who: Things


class WouldDraw(Event):
    """An effect of a player's own is about to have that player draw so many cards, outside the Draw phase.

    in_hand(when(would_draw(opponent, 2), may(pay(come_in, take_draw))))
    """

    word = "would_draw"
    who: Things
    least: Amount


class WouldMill(Event):
    """BS-H105: An effect of a player is about to put cards from the top of a deck into resources.

    when(would_mill(opponent), may(pay(put(this_card, deck_bottom), draw(1))))
    """

    word = "would_mill"
    who: Things


class LoadsAbility(Event):
    """A player is about to load an ability card from hand; the event is about that card.

    in_hand(when(loads_ability(opponent), may(pay(come_in, hush))))
    """

    word = "loads_ability"
    who: Things


class Materializes(Event):
    """BS-11.11: It is put in scene with Materialize.

    in_hand(when(materializes(one(unit, theirs)), may(pay(come_in, sink(it)))))
    """

    word = "materializes"
    target: Things


class CardsSunk(Event):
    """An effect of an opponent puts cards that yours carry on the bottom of your deck.

    in_hand(when(cards_sunk, may(come_in)))
    """

    word = "cards_sunk"


class IsUnloaded(Event):
    """BS-2.2: Cards are unloaded from it; several at once are one event.

    when(is_unloaded(this), may(load(one(card, yours, in_(resources)), this)))
    """

    word = "is_unloaded"
    target: Things


class TheirCombat(Moment):
    """The start of the Combat phase of an opponent's turn.

    in_hand(at(their_combat, may(come_in)))
    """

    word = "their_combat"


class TheirAnticipation(Moment):
    """The start of the Anticipation step of an opponent's turn.

    in_hand(at(their_anticipation, may(put(this_card, resources))))
    """

    word = "their_anticipation"


class CardsDrawn(Moment):
    """You have drawn cards in your Draw phase.

    at(cards_drawn, may(pay(put(one(card, yours, drawn, in_(hand)), resources), draw(1))))
    """

    word = "cards_drawn"


class NextTime(When):
    """The same as when, but only the next time.

    this_turn(next_time(uses(one(character)), deal_piercing(this, it, 1)))
    """

    word = "next_time"


# How they answer


class AnswerFromHand(Effect):
    """BS-H100: What waits for a player who may have an answer in hand: the question, whatever the hand has.

    answer_from_hand
    """

    word = "answer_from_hand"


class ComeIn(Effect):
    """BS-H101: Put this card in scene from your hand.

    in_hand(when(uses(one(character, theirs)), may(pay(come_in, cancel))))
    """

    word = "come_in"


class Spare(Effect):
    """BS-F3: The damage that would be taken becomes 0.

    in_hand(when(would_suffer(one(character, yours)), may(pay(come_in, spare))))
    """

    word = "spare"


class StopSearch(Effect):
    """BS-H104: The search does not happen.

    in_hand(when(searches(opponent), may(pay(come_in, stop_search))))
    """

    word = "stop_search"


class TakeDraw(Effect):
    """Howard: You draw the cards, and whoever was about to draw them does not.

    in_hand(when(would_draw(opponent, 2), may(pay(come_in, take_draw))))
    """

    word = "take_draw"


class Hush(Effect):
    """Spider-Slayer: This turn abilities of the name of the loaded one have no text and no action.

    in_hand(when(loads_ability(opponent), may(pay(come_in, hush))))
    """

    word = "hush"


class Sink(Effect):
    """Put them with all cards they carry on the bottom of their owners' decks, in any order.

    sink(one(unit, theirs))
    """

    word = "sink"
    target: Things


class Retarget(Effect):
    """BS-H107: The action under way targets another one in place of this target.

    when(is_targeted(one(character, yours)), may(retarget(quarry, one(character, yours))))
    """

    word = "retarget"
    quarry: Things
    onto: Things


class NameSupport(Effect):
    """BS-H82: Name a support card.            name_support(as_="named")"""

    word = "name_support"
    as_: Name = Name("")


# Nouns, amounts, conditions, filters


class Bottom(Things):
    """The bottom cards of your deck.            put(bottom(2), resources)"""

    word = "bottom"
    amount: Amount


class Newcomer(Things):
    """The support that the event is about.

    when(enters(one(support, theirs)), may(damage(newcomer, 1)))
    """

    word = "newcomer"


class UsedCard(Things):
    """The card whose action was used, as long as the user carries it.

    when(has_used(this, of_ability), unload(used_card))
    """

    word = "used_card"


class Found(Amount):
    """How many cards a search found.            when(has_searched(you), draw(found))"""

    word = "found"


class StruckFor(Amount):
    """BS-F2: The damage that actions of opposing characters have dealt to it this turn.

    plus(struck_for(this), 2)
    """

    word = "struck_for"
    things: Things


class Acting(Condition):
    """The effect of such an action of a character of yours is under way.

    while_(acting(of_power(genius)), when(draws(you), damage(one(unit), 1)))
    """

    word = "acting"
    which: tuple[Filter, ...]


class YourAnticipation(Condition):
    """It is the Anticipation step of your turn.            while_(your_anticipation, shielded(this, 1))"""

    word = "your_anticipation"


class Drawn(Filter):
    """Drawn just now.            one(card, yours, drawn, typed(ability), in_(hand))"""

    word = "drawn"


class Unaffiliated(Filter):
    """Without any affiliation.            joins(each(character, yours, unaffiliated), x_men)"""

    word = "unaffiliated"


class AlsoHere(Rule):
    """A text that works in scene as well as where it says.

    also_here(in_resources(when(would_mill(opponent), may(draw(1)))))
    """

    word = "also_here"
    rule: Rule
