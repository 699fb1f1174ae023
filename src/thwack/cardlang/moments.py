"""Moments, triggers and standing rules: when an effect happens that no card of the hand starts."""

from .node import Amount, Condition, Effect, Event, Moment, Rule, Slug, Things


class At(Rule):
    """An effect at a fixed moment.            at(turn_start, may(draw(1)))"""

    word = "at"
    moment: Moment
    effect: Effect


class When(Rule):
    """An effect whenever something happens.            when(damaged(the(beowulf)), gain(rage))"""

    word = "when"
    event: Event
    effect: Effect


class While(Rule):
    """A rule that stands only under a condition.            while_(in_state(big), modify(attack_value, 2))"""

    word = "while_"
    condition: Condition
    rule: Rule


class Damaged(Event):
    """Somebody takes damage.            damaged(the(beowulf))"""

    word = "damaged"
    target: Things


class TurnStart(Moment):
    """The start of your turn.            at(turn_start, may(draw(1)))"""

    word = "turn_start"


class TurnEnd(Moment):
    """The end of your turn.            at(turn_end, may(draw(1)))"""

    word = "turn_end"


class Resource(Rule):
    """Something to gain and spend: how much at the start, how much at most.

    resource(rage, 1, 3)
    """

    word = "resource"
    name: Slug
    start: Amount
    most: Amount
