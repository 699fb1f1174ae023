"""Words about what a combat looks like: types of cards, distances, start spaces, and a cancel in part. What
they mean is in `rules/combat_effects.py`."""

from ....cardlang.node import Amount, Condition, Effect, Filter, Slug, Things


class OfType(Filter):
    """A card of a type, or of one of two.

    is_(their_card, of_type(versatile))
    discard(any_number, of_type(defense_or_versatile))
    """

    word = "of_type"
    type: Slug


class BeganInZone(Filter):
    """A fighter that shares a zone with the space where it began this turn.

    if_(not_(is_(this, began_in_zone)), set_value(4))
    """

    word = "began_in_zone"


class OwnedBy(Filter):
    """Fighters of certain players.            hold(each(fighter, owned_by(opponent)))"""

    word = "owned_by"
    who: Things


class StartSpace(Filter):
    """A space where a hero can start the match.            place(this, start_space)"""

    word = "start_space"


class SpacesBetween(Amount):
    """The spaces between two fighters on the shortest way, whoever stands there; 0 next to each other.

    add_value(spaces_between(this, foe))
    """

    word = "spaces_between"
    first: Things
    second: Things


class CancelLater(Effect):
    """Cancel the other card's effects during and after combat, but none that comes immediately.

    cancel_later
    """

    word = "cancel_later"


class Canceled(Condition):
    """Effects of the other card in this combat were canceled.            if_(not_(canceled), draw(1))"""

    word = "canceled"


class CancelAfter(Effect):
    """Cancel the other card's effects after combat.            cancel_after"""

    word = "cancel_after"


class SubtractValue(Effect):
    """Take from the value of the other card, or of this one.

    subtract_value(boost_of(that("shown")), of=their_card)
    """

    word = "subtract_value"
    amount: Amount
    of: Things


class Lower(Condition):
    """A number is lower than another.

    lower(printed_value(your_card), printed_value(their_card))
    """

    word = "lower"
    first: Amount
    second: Amount


class BannerOf(Filter):
    """A card whose banner names a fighter.            some(up_to(3), card, banner_of(daisy), discarded)"""

    word = "banner_of"
    name: Slug


class SpareFromEffects(Effect):
    """In this combat these fighters take no damage but combat damage.            spare_from_effects(this)"""

    word = "spare_from_effects"
    target: Things


class YourCard(Things):
    """The own card in this combat, for what stands elsewhere.            printed_value(your_card)"""

    word = "your_card"
