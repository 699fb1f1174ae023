"""Words about cards that arrive and leave, players who do things, and moments of the turn."""

from ....cardlang.node import Amount, Condition, Effect, Event, Filter, Kind, Moment, Rule, Slug, Things
from ....cardlang.nouns import YOU, Each
from .words import Unit

ANYBODY = Each(Unit(), ())

# What texts wait for


class ToResources(Event):
    """This card is put in your resources from one of these zones: hand, deck, scene (unloaded).

    when(to_resources(hand, deck), may(draw(1)))
    """

    word = "to_resources"
    zones: tuple[Slug, ...]


class UnloadedFrom(Event):
    """This card is unloaded from your character that passes the filters.

    when(unloaded_from(powered(elasticity)), draw(1))
    """

    word = "unloaded_from"
    where: tuple[Filter, ...]


class Suffers(Event):
    """BS-F2: It takes damage, whatever deals it.

    when(suffers(marked), put(this_card, resources))
    """

    word = "suffers"
    target: Things


class HurtBy(Event):
    """BS-F2: Such an action damages it; the event is about the one that is damaged.

    when(hurt_by(one(character, yours), timed(anticipate)), may(draw(1)))
    """

    word = "hurt_by"
    target: Things
    which: tuple[Filter, ...]


class Strikes(Event):
    """BS-F2: One deals damage to another; the event is about the one that is damaged.

    when(strikes(one(character, yours), one(unit, theirs)), may(draw(1)))
    """

    word = "strikes"
    by: Things
    target: Things


class WasTargeted(Event):
    """An action targeted it; the text comes after the effect.

    when(was_targeted(this, by=each(unit, theirs)), may(capacitate(this, 1)))
    """

    word = "was_targeted"
    target: Things
    by: Things = ANYBODY


class AimedAt(Event):
    """Such an action of one of them targets it; the event is about the target.

    when(aimed_at(one(character, theirs), each(unit, yours), damaging), may(incapacitate(it, 1)))
    """

    word = "aimed_at"
    target: Things
    by: Things
    which: tuple[Filter, ...]


class IsLowered(Event):
    """An effect of an opponent lowers its stage.

    when(is_lowered(one(character, yours)), may(draw(1)))
    """

    word = "is_lowered"
    target: Things


class Leads(Event):
    """BS-D7: You raise a character by this card's Lead.            when(leads, put(this_card, resources))"""

    word = "leads"


class CombatBegins(Moment):
    """The start of your Combat phase.            at(combat_begins, gets_shield(marked, -2))"""

    word = "combat_begins"


class DrawPhase(Moment):
    """Your Draw phase.            at(draw_phase, may(draw(1)))"""

    word = "draw_phase"


# Players


class RivalOf(Things):
    """The opponent of the player who controls one, or of a player.            draw(1, who=rival_of(it))"""

    word = "rival_of"
    things: Things


class Makes(Effect):
    """A player does something.

    makes(opponent, unload(one(loaded, carried_by(each(character, yours)))))
    """

    word = "makes"
    who: Things
    effect: Effect


# Cards


class Scatter(Effect):
    """Look at cards of a deck, or reveal them, and put them on its top or bottom, in any order.

    scatter(top(3))
    scatter(top(2), of=opponent, manner=revealed)
    """

    word = "scatter"
    cards: Things
    of: Things = YOU
    manner: Slug = Slug("")


class FillUp(Effect):
    """Load cards from resources until it carries so many fewer than its Initial Energy.

    fill_up(this, 1)
    """

    word = "fill_up"
    target: Things
    short: Amount


class Divide(Effect):
    """Somebody deals damage, divided as the player likes among up to as many.

    divide(this, 3, unit)
    """

    word = "divide"
    by: Things
    amount: Amount
    kind: Kind


class DiscardRandom(Effect):
    """A player discards cards at random.            discard_random(1, who=opponent)"""

    word = "discard_random"
    amount: Amount
    who: Things = YOU


class Soon(Effect):
    """Something happens at the end of this step or phase.

    soon(damage(each(character, yours), 2))
    """

    word = "soon"
    effect: Effect


# Conditions and filters


class YourPreparation(Condition):
    """It is your Preparation phase.            while_(your_preparation, sudden(this))"""

    word = "your_preparation"


class InPreparations(Condition):
    """It is a Preparation phase.            while_(in_preparations, harmless(each(unit), each(character)))"""

    word = "in_preparations"


class InCombat(Condition):
    """It is a Combat phase.            while_(in_combat, shielded(this, 1))"""

    word = "in_combat"


class Allied(Condition):
    """So many of them have an affiliation in common.

    if_(allied(each(character, yours), 3), draw(1))
    """

    word = "allied"
    things: Things
    least: Amount


class Besides(Filter):
    """Not one of these.            one(character, yours, besides(it))"""

    word = "besides"
    things: Things


class Loner(Filter):
    """With no affiliation in common with another character in scene.

    damage(each(character, loner), 2)
    """

    word = "loner"


class WithWord(Filter):
    """With this word in its name.            one(card, yours, with_word(rompante), in_(deck))"""

    word = "with_word"
    part: Slug


class Lightest(Filter):
    """Carrying the fewest cards of all your characters.            one(character, yours, lightest)"""

    word = "lightest"


# Scenarios


class Resists(Rule):
    """BS-H74: Whoever would put another scenario in its place may pay; else the new one goes to resources.

    resists(exert(one(character, yours), 2))
    """

    word = "resists"
    cost: Effect


class ByOpponent(Condition):
    """Of a scenario that was replaced: an opponent put the other one in its place.

    when(replaced, if_(by_opponent, draw(1)))
    """

    word = "by_opponent"


class NoScenario(Rule):
    """No player can put a scenario in scene.            no_scenario"""

    word = "no_scenario"


class PhaseEnds(Moment):
    """The end of the step or phase under way.            this_turn(at(phase_ends, draw(1)))"""

    word = "phase_ends"


class TurnEnds(Moment):
    """The end of the turn under way.            this_turn(at(turn_ends, draw(1)))"""

    word = "turn_ends"


class AtDusk(Effect):
    """Something happens at the end of this turn.            at_dusk(put(that("taken"), resources))"""

    word = "at_dusk"
    effect: Effect
