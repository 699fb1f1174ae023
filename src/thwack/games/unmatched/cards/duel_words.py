"""Words about who can attack whom with what, where cards lie, and what somebody does on leaving. What they do
is in `rules/pieces/`."""

from ....cardlang.node import Amount, Condition, Effect, Event, Filter, Rule, Slug, Things
from ....cardlang.nouns import YOU


class Tough(Rule):
    """Combat damage to a fighter who is attacked is so much less.            tough(the(luke_cage), 2)"""

    word = "tough"
    of: Things
    amount: Amount


class Nearest(Filter):
    """Those of them who stand closest, in steps along lines, whoever stands between.

    pick(one(fighter, theirs, nearest), as_="mark")
    """

    word = "nearest"


class Played(Condition):
    """A player has played a card in this combat.            if_(played(opponent), draw(1))"""

    word = "played"
    who: Things = YOU


class OnlyAdjacent(Rule):
    """The card can be used against adjacent fighters only.            only_adjacent"""

    word = "only_adjacent"


class FaceUp(Rule):
    """The card is played face up.            face_up"""

    word = "face_up"


class Anywhere(Rule):
    """Played face up, the card can be used to attack a fighter in any space.

    while_(none(fighter, called(harpy)), anywhere)
    """

    word = "anywhere"


class Timed(Filter):
    """A card with an effect of this timing.            if_(is_(their_card, timed(during)), ignore_value)"""

    word = "timed"
    timing: Slug


class InHandOf(Filter):
    """A card in a player's hand.            reveal(one(card, in_hand_of(you)))"""

    word = "in_hand_of"
    who: Things


class Search(Effect):
    """Search the own deck for a card, reveal it and take it; then the deck is shuffled.

    search(tagged(voyage))
    """

    word = "search"
    where: tuple[Filter, ...]


class ShuffleDecks(Effect):
    """Everybody's deck is shuffled.            shuffle_decks"""

    word = "shuffle_decks"


class Leaves(Event):
    """A fighter goes from a zone of somebody to a space in none of them, or off the board undefeated.

    when(leaves(one(fighter, theirs, hero), the(medusa)), damage(this, 1))
    """

    word = "leaves"
    who: Things
    whose: Things
