"""The verbs that Unmatched adds to the card language: what its cards make happen."""

from ....cardlang.node import Amount, Effect, Filter, Name, Number, Slug, Things
from ....cardlang.nouns import ONE, THEMSELVES, YOU, YOURS
from ....cardlang.shared import ThisCard
from .words import TheirCard

THIS_CARD = ThisCard()
THEIR_CARD = TheirCard()
FULL = Number(0)  # health: all of it


class Move(Effect):
    """Move fighters or tokens along lines.

    move(this, up_to(3))
    move(each(fighter, yours), up_to(3), through=theirs)
    """

    word = "move"
    target: Things
    amount: Amount
    through: Filter = YOURS
    by: Things = YOU
    as_: Name = Name("")


class Place(Effect):
    """Put a fighter or token into a space, which is no movement.            place(this, in_zone_of(this))"""

    word = "place"
    target: Things
    where: tuple[Filter, ...]
    by: Things = YOU
    as_: Name = Name("")


class BringBack(Effect):
    """Return a defeated fighter to the board, with full health or with so much.

    bring_back(one(fighter, called(harpy), defeated), in_zone_of(the(medusa)))
    bring_back(one(fighter, yours, defeated), in_zone_of(this), health=3)
    """

    word = "bring_back"
    target: Things
    where: tuple[Filter, ...]
    health: Amount = FULL
    as_: Name = Name("")


class TradePlaces(Effect):
    """Two fighters swap their spaces.            trade_places(the(wiglaf), the(beowulf))"""

    word = "trade_places"
    first: Things
    second: Things
    as_: Name = Name("")


class Discard(Effect):
    """Discard from a hand.

    discard(1, who=opponent)
    discard(1, who=opponent, by=chance, as_="lost")
    """

    word = "discard"
    amount: Amount
    where: tuple[Filter, ...]
    who: Things = YOU
    by: Things = THEMSELVES
    as_: Name = Name("")


class Boost(Effect):
    """Discard a card from hand and add its boost value to the card's value; or several, one by one.

    may(boost)
    may(boost(times=2))
    """

    word = "boost"
    times: Amount = ONE
    as_: Name = Name("")


class BlindBoost(Effect):
    """X-2: Discard the top card of the deck and add its boost value to the card's value, or twice that.

    blind_boost
    blind_boost(times=2)
    """

    word = "blind_boost"
    times: Amount = ONE


class SetValue(Effect):
    """The value of this card, or of the other one, becomes another.

    set_value(5)
    set_value(boost_of(their_card), of=their_card)
    """

    word = "set_value"
    amount: Amount
    of: Things = THIS_CARD


class AddValue(Effect):
    """Add to the value of this card, or of the other one.

    add_value(boost_of(their_card))
    add_value(boost_of(that("gone")), of=their_card)
    """

    word = "add_value"
    amount: Amount
    of: Things = THIS_CARD


class Cancel(Effect):
    """Cancel all effects on the other card in this combat.            cancel"""

    word = "cancel"


class IgnoreValue(Effect):
    """The value of the other card in this combat counts as 0, or of this one.

    ignore_value
    they_may(opponent, pay(discard(2), ignore_value(of=this_card)))
    """

    word = "ignore_value"
    of: Things = THEIR_CARD


class PreventDamage(Effect):
    """No damage to these fighters for the rest of this combat.            prevent_damage(the(merlin))"""

    word = "prevent_damage"
    target: Things


class CapDamage(Effect):
    """The fighter takes so much combat damage at most in this combat.            cap_damage(2)"""

    word = "cap_damage"
    amount: Amount


class SetHealth(Effect):
    """Turn the health dial to a number.            set_health(the(king_arthur), 8)"""

    word = "set_health"
    target: Things
    amount: Amount


class GainAction(Effect):
    """More actions this turn.            gain_action(1)"""

    word = "gain_action"
    amount: Amount = ONE


class Fetch(Effect):
    """Search the own deck and discard pile for a card and take it.            fetch(excalibur)"""

    word = "fetch"
    card: Slug


class Keep(Effect):
    """Of some cards, take so many; the rest go to the top or bottom of the deck.

    keep(2, that("seen"), rest=top)
    """

    word = "keep"
    amount: Amount
    cards: Things
    rest: Slug = Slug("top")


class PutBack(Effect):
    """Put cards of the hand on top of the own deck, or under it.

    put_back(2)
    put_back(any_number, to=bottom, as_="gone")
    """

    word = "put_back"
    amount: Amount
    to: Slug = Slug("top")
    as_: Name = Name("")
