"""What texts wait for: events and moments."""

from ....cardlang.node import Event, Filter, Moment, Slug, Things
from ....cardlang.nouns import Each
from .words import Unit

ANYBODY = Each(Unit(), ())

# Events


class Enters(Event):
    """It is put in scene.            when(enters(this), draw(1))"""

    word = "enters"
    target: Things


class LoadedFrom(Event):
    """This card is loaded from a zone onto your character that passes the filters.

    when(loaded_from(hand, powered(agility)), may(capacitate(this, 2)))
    """

    word = "loaded_from"
    zone: Slug
    where: tuple[Filter, ...]


class Hurt(Event):
    """BS-F2: A character damages it; the event is about that character.

    when(hurt(this), damage(it, 2))
    """

    word = "hurt"
    target: Things


class HurtByAction(Event):
    """BS-F2: An action that targeted it damages it; the event is about the user.

    when(hurt_by_action(this), pierce(it, 1))
    """

    word = "hurt_by_action"
    target: Things


class IsTargeted(Event):
    """An action targets it, of anybody or of an opponent.            when(is_targeted(this), may(cancel))"""

    word = "is_targeted"
    target: Things
    by: Things = ANYBODY


class IsPotentiated(Event):
    """It is potentiated.            when(is_potentiated(one(character, yours)), may(draw(1)))"""

    word = "is_potentiated"
    target: Things


class Destroyed(Event):
    """This support is destroyed.            when(destroyed, may(draw(1)))"""

    word = "destroyed"


class MarkLeaves(Event):
    """What was chosen for this card leaves the scene.

    when(mark_leaves, return_(this, resources))
    """

    word = "mark_leaves"


class Replaced(Event):
    """Another scenario takes its place.            when(replaced, draw(1))"""

    word = "replaced"


class HandEmpty(Event):
    """Its player has no card in hand.            when(hand_empty, put(this_card, resources))"""

    word = "hand_empty"


# Moments


class AdjustmentStart(Moment):
    """The start of your Adjustment phase.

    at(adjustment_start, unload(one(loaded, carried_by(this))))
    """

    word = "adjustment_start"
