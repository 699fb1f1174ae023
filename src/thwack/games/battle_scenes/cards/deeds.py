"""Words about actions: which ones a text speaks of, what they cost, who may use them, whom they aim at."""

from ....cardlang.node import Amount, Condition, Effect, Event, Filter, Rule, Slug, Things
from ....cardlang.nouns import Each
from .words import Unit

ANYBODY = Each(Unit(), ())

# Which actions


class Costing(Filter):
    """BS-R34: An action of this cost; a cost of X is what X was named.            uses(this, costing(2))"""

    word = "costing"
    amount: Amount


class OfCard(Filter):
    """The action of such a card.            hastens(this, of_card(has(link)))"""

    word = "of_card"
    where: tuple[Filter, ...]


class Piercing(Filter):
    """An action that deals piercing damage.            eludes(this, piercing)"""

    word = "piercing"


class SameName(Filter):
    """Of the same name as the action under way.            act_again(of_power(blades), non(same_name))"""

    word = "same_name"


class Free(Filter):
    """Without paying its cost in stages.            act_again(called(golpe_ninja), free)"""

    word = "free"


# What actions cost, and who may use them


class Singles(Rule):
    """BS-11.1: Their actions, or such ones, have Single Action.            singles(this)"""

    word = "singles"
    target: Things
    which: tuple[Filter, ...]


class ActsFree(Rule):
    """They pay no stages for their actions, or for such ones.            acts_free(this)"""

    word = "acts_free"
    target: Things
    which: tuple[Filter, ...]


class Costs(Rule):
    """BS-H52: Their actions, or such ones, cost so many stages, whatever is printed.

    costs(this, 2, of_power(ranged_attack))
    """

    word = "costs"
    target: Things
    amount: Amount
    which: tuple[Filter, ...]


class LetsBorrow(Rule):
    """They have the powers and actions of such cards they carry.

    lets_borrow(each(character, yours, affiliated(quarteto_futuro)), typed(character))
    """

    word = "lets_borrow"
    target: Things
    where: tuple[Filter, ...]


class LendsAbilities(Rule):
    """They may use the actions of ability cards that this character carries.

    lends_abilities(each(character, yours, other))
    """

    word = "lends_abilities"
    target: Things


class ActsAs(Rule):
    """It may use actions that only those of this name, or of this alter ego, may use.

    acts_as(capitao_america)
    """

    word = "acts_as"
    name: Slug


class LetsAct(Effect):
    """BS-H3: They may use one more action this turn, if need be only such a one.            lets_act(it)"""

    word = "lets_act"
    target: Things
    which: tuple[Filter, ...]


class UsesOf(Amount):
    """How many actions, or such ones, they have used this turn.

    at_least(uses_of(each(character, other, affiliated(vingadores)), of_power(energy_attack)), 1)
    """

    word = "uses_of"
    things: Things
    which: tuple[Filter, ...]


class Acted(Filter):
    """Having used an action this turn.            is_(this, non(acted))"""

    word = "acted"


# Whom actions aim at, and what they do there


class Eludes(Rule):
    """They cannot be targeted by such actions.            eludes(this, called(tentaculos_da_escuridao))"""

    word = "eludes"
    target: Things
    which: tuple[Filter, ...]


class PiercesThrough(Rule):
    """BS-8.4: Damage from some to some is piercing.            pierces_through(this, marked)"""

    word = "pierces_through"
    by: Things
    to: Things


class Foresees(Rule):
    """BS-11.4: Their actions, or such ones, have Clairvoyance.

    foresees(this, 3, of_power(ranged_attack))
    """

    word = "foresees"
    target: Things
    amount: Amount
    which: tuple[Filter, ...]


class NextBoost(Rule):
    """BS-F1: The next action of theirs deals more damage to one of its targets.

    this_turn(next_boost(each(character, yours, affiliated(gangue_da_demolicao)), 2))
    """

    word = "next_boost"
    target: Things
    amount: Amount


class Lures(Rule):
    """BS-H53: Whoever chooses the targets of an action of some must choose one of these, if that can be.

    lures(this, by=each(character, theirs, aligned(villain)))
    """

    word = "lures"
    target: Things
    by: Things = ANYBODY


class TargetedBy(Event):
    """Such an action targets it; the event is about the user.

    when(is_targeted_by(this, timed(anticipate)), pierce(it, 1))
    """

    word = "is_targeted_by"
    target: Things
    which: tuple[Filter, ...]


class Quarry(Things):
    """Whom the action under way targets, of those that a text waits for.

    when(is_targeted(one(character, yours)), may(deal(quarry, it, 1)))
    """

    word = "quarry"


class HarmedBy(Event):
    """BS-F2: An action, or such a one, damages it, targeted or not; the event is about the user.

    when(is_harmed_by(this, of_power(energy_attack)), may(draw(1)))
    """

    word = "is_harmed_by"
    target: Things
    which: tuple[Filter, ...]


class Fells(Event):
    """It knocks out a target by an action, or by such a one.

    when(fells(this, called(atropelar)), capacitate(this, 1))
    """

    word = "fells"
    target: Things
    which: tuple[Filter, ...]


# Numbers


class Tally(Amount):
    """A number that the text calls X and explains at its end.            top(tally(count(each(unit))))"""

    word = "tally"
    amount: Amount


class Exactly(Condition):
    """A number is just this.            exactly(count(each(character, yours, other)), 1)"""

    word = "exactly"
    amount: Amount
    most: Amount


class Within(Amount):
    """A number that is at least and at most so much.            within(count(each(character)), 1, 2)"""

    word = "within"
    amount: Amount
    least: Amount
    most: Amount


class PowersAmong(Amount):
    """How many different powers there are among cards.

    powers_among(each(loaded, carried_by(this)))
    """

    word = "powers_among"
    things: Things


# Targets one by one, and what else happens to them


class NthTarget(Things):
    """One of several targets: the first or the second.

    damage(nth_target(1, targets(2, unit)), 3)
    """

    word = "nth_target"
    number: Amount
    of: Things


class Destroy(Effect):
    """BS-8.5: Destroy supports.            may(destroy(one(support)))"""

    word = "destroy"
    target: Things


class IsEnhanced(Event):
    """BS-D5: Enhancement loads a card onto this character.            when(is_enhanced, may(draw(1)))"""

    word = "is_enhanced"


class Rises(Event):
    """BS-7.2: It is capacitated.            when(rises(this), may(damage(one(unit), 1)))"""

    word = "rises"
    target: Things


class Multiplies(Rule):
    """BS-11.13: Any number of such characters of yours may be in scene together.

    multiplies(alter_ego(peter_parker))
    """

    word = "multiplies"
    where: tuple[Filter, ...]
