"""More words of the last cards: what they wait for, what is chosen for them for good, what happened this
turn, and further actions with strings attached."""

from ....cardlang.node import Amount, Condition, Effect, Event, Filter, Moment, Name, Slug, Things
from ....cardlang.nouns import Each
from .words import Unit

ANYBODY = Each(Unit(), ())

# What texts wait for


class Departs(Event):
    """It leaves the scene, whatever the reason.

    this_turn(when(departs(target(unit)), may(capacitate(this, 1))))
    """

    word = "departs"
    target: Things


class IsFelled(Event):
    """This character is knocked out.            when(is_felled, draw(1))"""

    word = "is_felled"


class Menaced(Event):
    """BS-H166: A character is about to damage it; the event is about that character.

    when(menaced(this), unload(one(loaded, carried_by(it))))
    """

    word = "menaced"
    target: Things


class Receives(Event):
    """Such a card is loaded onto it from a zone.

    when(receives(this, hand, typed(ability)), may(capacitate(this, 1)))
    """

    word = "receives"
    target: Things
    zone: Slug
    where: tuple[Filter, ...]


class IsFed(Event):
    """BS-H167: An effect of its player loads cards from resources onto it.

    when(is_fed(this), may(draw(fed)))
    """

    word = "is_fed"
    target: Things


class Fed(Amount):
    """How many cards were loaded.            when(is_fed(this), may(draw(fed)))"""

    word = "fed"


class YouUnload(Event):
    """BS-H168: You unload such a card from a character of yours.

    when(you_unload(powered(ranged_attack)), may(draw(1)))
    """

    word = "you_unload"
    where: tuple[Filter, ...]


class Ruins(Event):
    """BS-H169: You destroy a support of an opponent.            when(ruins, may(put(fallen, prizes)))"""

    word = "ruins"


class Fallen(Things):
    """The card that the event is about, wherever it lies now.            when(ruins, put(fallen, prizes))"""

    word = "fallen"


class AttackBegins(Moment):
    """The start of your Attack step.            at(attack_begins, may(capacitate(this, 1)))"""

    word = "attack_begins"


# What is chosen for a card


class NotePower(Effect):
    """Choose a power for this card.            when(enters(this), note_power)"""

    word = "note_power"


class NotedPower(Filter):
    """With the power that was chosen for this card.            is_(target(unit), noted_power)"""

    word = "noted_power"


class NoteName(Effect):
    """BS-H170: Choose a character for this card, whose name and alter ego are remembered.

    when(enters(this), note_name(one(character, theirs)))
    """

    word = "note_name"
    things: Things


class NotedName(Filter):
    """With the name or the alter ego that was chosen.            each(character, noted_name)"""

    word = "noted_name"


# What happened, and what is


class Scarred(Filter):
    """BS-F2: Damaged this turn by an action, or by such a one, of some.

    is_(target(unit), scarred(each(unit), of_power(blades)))
    """

    word = "scarred"
    by: Things
    which: tuple[Filter, ...]


class Frailest(Filter):
    """BS-H78: Carrying the fewest cards of all characters.            each(character, frailest)"""

    word = "frailest"


class EnergyMost(Filter):
    """With so much Initial Energy or less.            target(character, energy_most(x))"""

    word = "energy_most"
    most: Amount


class Loose(Filter):
    """BS-H160: Carried by one from which it can be unloaded.            one(loaded, loose)"""

    word = "loose"


class Trailing(Condition):
    """BS-9.1: An opponent has more points in prizes than you.            while_(trailing, readiness)"""

    word = "trailing"


# Further actions with strings attached


class Hasty(Filter):
    """BS-R37: Even in the turn the character entered.            act_again(of_power(agility), hasty)"""

    word = "hasty"


class Wearing(Filter):
    """A card is unloaded from whoever uses it.            act_again(of_power(agility), wearing)"""

    word = "wearing"


class SameTarget(Filter):
    """Aimed at the target of the action that lets it be used.            act_again(damaging, same_target)"""

    word = "same_target"


class NewTarget(Filter):
    """Aimed at one that no action of its name has targeted this turn.            act_again(new_target)"""

    word = "new_target"


# What effects do


class CosmicX(Effect):
    """BS-D2, BS-H171: Cosmic Energy of so many times an X that its player chooses; a cost.

    cosmic_x(2)
    """

    word = "cosmic_x"
    factor: Amount
    as_: Name = Name("x")


class ForEach(Effect):
    """Something happens as often as an earlier result has cards.

    seq(unload(some(up_to(2), loaded, carried_by(this)), as_="shed"), for_each("shed", draw(1)))
    """

    word = "for_each"
    name: Name
    effect: Effect


class Imprison(Effect):
    """BS-R6: They go to your prizes, and at the end of the turn to their owner's resources.

    imprison(target(character, theirs, energy_most(3)))
    """

    word = "imprison"
    target: Things
