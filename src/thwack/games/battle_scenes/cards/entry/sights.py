"""Words about what is seen, named and kept in mind: hands, decks, Clairvoyance, names; and moments."""

from .....cardlang.node import Amount, Effect, Event, Filter, Moment, Name, Rule, Slug, Things
from .....cardlang.nouns import YOU

# Hands and decks


class HandAndTop(Things):
    """The hand of a player and the top cards of the deck.            reveal(hand_and_top(opponent, 1))"""

    word = "hand_and_top"
    who: Things
    amount: Amount


class BuryRandom(Effect):
    """A player puts cards from hand, at random, on the bottom of the deck.

    bury_random(1, who=opponent)
    """

    word = "bury_random"
    amount: Amount
    who: Things = YOU


class OpenHands(Rule):
    """They play with their hands revealed.            open_hands(opponent)"""

    word = "open_hands"
    who: Things


class Overturns(Rule):
    """Chaos: whoever has a card put on the bottom of the deck puts its top card into resources, at once.

    overturns
    """

    word = "overturns"


class CountAlong(Effect):
    """BS-5.1: Put as many cards from your deck into your resources as the turn player did in this Countdown.

    at(countdown_over, count_along)
    """

    word = "count_along"


class ThatSupport(Things):
    """The support that an event is about.            when(enters(one(support)), damage(that_support, 6))"""

    word = "that_support"


# Names that are kept in mind


class NameEgo(Effect):
    """Name an alter ego.            name_ego(as_="named")"""

    word = "name_ego"
    as_: Name = Name("")


class NameCard(Effect):
    """Name a card of an opponent's deck.            name_card(as_="named")"""

    word = "name_card"
    as_: Name = Name("")


class KeepAffiliation(Effect):
    """BS-H82: Choose an affiliation, which this card keeps in mind as long as it is in scene.

    keep_affiliation(thunderbolts)
    """

    word = "keep_affiliation"
    but: Slug


class KeepModel(Effect):
    """BS-F14: Choose one, whose name and alter ego this card keeps in mind.

    keep_model(one(character, theirs))
    """

    word = "keep_model"
    things: Things


class Kept(Filter):
    """Of the affiliation that this card keeps in mind.            each(character, kept)"""

    word = "kept"


class LikeModel(Filter):
    """BS-F14: Of the name or alter ego that this card keeps in mind.

    each(character, like_model)
    """

    word = "like_model"


# What texts wait for


class Divines(Event):
    """BS-11.4: Clairvoyance of its action has revealed such cards.

    when(divines(this, typed(scenario)), put(one(card, revealed, typed(scenario)), scene))
    """

    word = "divines"
    target: Things
    where: tuple[Filter, ...]


class FelledBy(Event):
    """BS-8.5: An action, or such a one, knocks out this character.

    when(felled_by(damaging), draw(1))
    """

    word = "felled_by"
    which: tuple[Filter, ...]


class MilledBy(Event):
    """BS-R9: The effect of such an action of theirs puts cards from your deck into your resources.

    when(milled_by(one(character, yours), of_power(telekinesis)), draw(1))
    """

    word = "milled_by"
    target: Things
    which: tuple[Filter, ...]


class CountdownOver(Moment):
    """The end of every Countdown phase.            at(countdown_over, count_along)"""

    word = "countdown_over"


class TheirCountdownOver(Moment):
    """The end of an opponent's Countdown phase.            at(their_countdown_over, may(count_along))"""

    word = "their_countdown_over"


class EachCombat(Moment):
    """The start of every Combat phase.            at(each_combat, may(draw(1)))"""

    word = "each_combat"


class TurnOver(Moment):
    """The end of your turn.            at(turn_over, may(draw(1)))"""

    word = "turn_over"
