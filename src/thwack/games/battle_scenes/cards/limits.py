"""Words about what may not be done, and by whom: which actions are meant, texts without effect, damage
that is kept away, halved or made piercing, texts that each player has."""

from ....cardlang.control import NOTHING
from ....cardlang.node import Amount, Effect, Filter, Rule, Slug, Things
from ....cardlang.nouns import Each
from .words import Unit

ANYBODY = Each(Unit(), ())

# Where a text works from, and for whom


class Everyones(Rule):
    """A text that each player has: `you` is each of them.

    everyones(when(enters(one(character, yours)), may(draw(1))))
    """

    word = "everyones"
    rule: Rule


class InHand(Rule):
    """A text that works while this card is in your hand.

    in_hand(in_preparation(load(this_card, one(character, yours))))
    """

    word = "in_hand"
    rule: Rule


class Aboard(Rule):
    """A text that works while a support carries this card.            aboard(shielded(this, 1))"""

    word = "aboard"
    rule: Rule


# Which actions


class Timed(Filter):
    """An action of one of these timings, printed or given by a text.

    forbids(this, timed(unforeseen))
    """

    word = "timed"
    timings: tuple[Slug, ...]


class Damaging(Filter):
    """An action that deals damage by its own text.            act_again(damaging)"""

    word = "damaging"


class Aimed(Filter):
    """An action with targets.            forbids(each(character), non(aimed))"""

    word = "aimed"


class OfAbility(Filter):
    """An action of an ability card.            forbids(each(character), non(of_ability))"""

    word = "of_ability"


class OwnAction(Filter):
    """An action printed on the card of its user.            hastens(each(character, yours), own_action)"""

    word = "own_action"


class OfNoPower(Filter):
    """A colourless action.            forbids(target(character), of_no_power)"""

    word = "of_no_power"


class UsedBefore(Filter):
    """An action of a name that was used this turn.            forbids(each(character), used_before)"""

    word = "used_before"


class UsedByIt(Filter):
    """An action of a name that its user has used this turn.

    forbids(each(character), used_by_it)
    """

    word = "used_by_it"


# Standing rules


class Forbids(Rule):
    """They cannot use such actions.            forbids(each(character), timed(anticipate))"""

    word = "forbids"
    target: Things
    which: tuple[Filter, ...]


class Blanks(Rule):
    """BS-H70: Their permanent texts, and those of the cards they carry, have no effect.

    this_turn(blanks(target(character, theirs)))
    """

    word = "blanks"
    target: Things


class Averts(Rule):
    """BS-H72: When they would take damage, of anybody or of some, you may pay; then that becomes 0.

    averts(this, put(one(card, yours, in_(resources)), deck_bottom))
    averts(this, unload(one(loaded, carried_by(this))), by=each(character, entered_now))
    """

    word = "averts"
    target: Things
    cost: Effect
    then: Effect = NOTHING
    by: Things = ANYBODY


class Halved(Rule):
    """BS-H71: Damage to them, or only that of such actions, is halved, rounded down.

    halved(this)
    halved(each(unit), timed(anticipate))
    """

    word = "halved"
    target: Things
    which: tuple[Filter, ...]


class UnhurtBy(Rule):
    """BS-H6: Damage of such actions to them becomes 0.            unhurt_by(this, timed(anticipate))"""

    word = "unhurt_by"
    target: Things
    which: tuple[Filter, ...]


class UnhurtBut(Rule):
    """BS-H6: Damage to them becomes 0 unless it comes from some.

    unhurt_but(this, each(character, powered(genius)))
    """

    word = "unhurt_but"
    target: Things
    by: Things


class Pierced(Rule):
    """BS-8.4: All damage to them is piercing.            pierced(each(character, affiliated(x_men)))"""

    word = "pierced"
    target: Things


class Strengthens(Rule):
    """BS-F1: Their damaging actions, or some of them, deal more damage to each target.

    strengthens(each(character), 1, of_power(blades))
    """

    word = "strengthens"
    by: Things
    amount: Amount
    which: tuple[Filter, ...]


class HoldsMore(Rule):
    """BS-5.4: You may keep so many more cards in the Adjustment phase.            holds_more(2)"""

    word = "holds_more"
    amount: Amount


class Unboosted(Rule):
    """What would raise their shield raises it by 0.            unboosted(marked)"""

    word = "unboosted"
    target: Things


class RisesOnce(Rule):
    """They cannot be capacitated more than once a turn.            rises_once(each(character))"""

    word = "rises_once"
    target: Things


class ThisPhase(Effect):
    """Rules that stand until the end of the phase.            this_phase(harmless(each(unit), this))"""

    word = "this_phase"
    rules: tuple[Rule, ...]
