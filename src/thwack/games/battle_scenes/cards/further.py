"""Words of later sets: stages as a price, who deals damage, what waits for actions and for scenarios that
leave, texts that work from resources, affiliations that are gained."""

from ....cardlang.node import Amount, Condition, Effect, Event, Filter, Moment, Name, Rule, Slug, Things


class Exert(Effect):
    """BS-H35: Lower by stages as a price: only those that can drop so far pay it.

    may(pay(exert(one(character, yours), 1), draw(1)))
    """

    word = "exert"
    target: Things
    amount: Amount
    as_: Name = Name("")


class Deal(Effect):
    """Another one, or this card itself, deals damage.            deal(this_card, one(character), 1)"""

    word = "deal"
    by: Things
    target: Things
    amount: Amount


class DealPiercing(Effect):
    """BS-8.4: Another one, or this card itself, deals piercing damage.

    deal_piercing(this_card, one(character), 1)
    """

    word = "deal_piercing"
    by: Things
    target: Things
    amount: Amount


class Lets(Effect):
    """A player may do something.            lets(owner_of(that("prey")), draw(1))"""

    word = "lets"
    who: Things
    effect: Effect


class OwnerOf(Things):
    """The player who controls one.            lets(owner_of(that("prey")), draw(1))"""

    word = "owner_of"
    things: Things


class EnergyLeast(Filter):
    """With so much Initial Energy or more.            each(character, energy_least(6))"""

    word = "energy_least"
    least: Amount


class Doubled(Filter):
    """Of the same alter ego as another one in scene.            idle(each(character, doubled))"""

    word = "doubled"


class Replaces(Condition):
    """This scenario takes the place of one of these names.            if_(replaces(calmaria), draw(3))"""

    word = "replaces"
    names: tuple[Slug, ...]


class Uses(Event):
    """BS-F7: It uses an action, or such a one; the text comes before the effect.

    when(uses(one(character, yours), of_power(elasticity)), may(draw(1)))
    """

    word = "uses"
    target: Things
    which: tuple[Filter, ...]


class HasUsed(Event):
    """It has used an action, or such a one; the text comes after the effect.

    when(has_used(one(character, yours), of_power(magic)), may(draw(1)))
    """

    word = "has_used"
    target: Things
    which: tuple[Filter, ...]


class Leaves(Event):
    """This scenario leaves the scene, whatever the reason.            when(leaves, draw(1))"""

    word = "leaves"


class CountdownPhase(Moment):
    """Your Countdown phase.            at(countdown, mill(1))"""

    word = "countdown"


class InResources(Rule):
    """A text that works while this card is in your resources.

    in_resources(in_preparation(load(this_card, one(character, yours))))
    """

    word = "in_resources"
    rule: Rule


class Joins(Rule):
    """They have more affiliations.            joins(each(character, yours), x_men)"""

    word = "joins"
    target: Things
    affiliations: tuple[Slug, ...]


class FirstAction(Condition):
    """No action was used before this one, this turn.            if_(first_action, draw(1))"""

    word = "first_action"


class InAnticipation(Condition):
    """It is an Anticipation step.            while_(in_anticipation, shielded(this, 1))"""

    word = "in_anticipation"


class Unshielded(Filter):
    """Whose shield is 0 now.            damage(target(unit, unshielded), 4)"""

    word = "unshielded"


class KinOf(Filter):
    """Of the same alter ego, or of the same name where there is none.

    one(card, yours, kin_of(this), in_(deck))
    """

    word = "kin_of"
    things: Things


class EgoAs(Filter):
    """Of the same alter ego, which a card without one never is.

    one(card, yours, ego_as(this), in_(deck))
    """

    word = "ego_as"
    things: Things


class Colourless(Filter):
    """A card of no power.            there_is(loaded, carried_by(this), colourless)"""

    word = "colourless"


class Foreseeing(Filter):
    """An action with Clairvoyance.            when(has_used(this, foreseeing), may(draw(1)))"""

    word = "foreseeing"


class Half(Amount):
    """Half of a number, rounded down.            half(energy_of(this))"""

    word = "half"
    amount: Amount


class HalfUp(Amount):
    """Half of a number, rounded up.            half_up(energy_of(this))"""

    word = "half_up"
    amount: Amount


class PowersHad(Amount):
    """How many powers somebody has.            powers_had(this)"""

    word = "powers_had"
    things: Things


class OtherUses(Amount):
    """How often other actions of these names were used this turn.            other_uses(rajada)"""

    word = "other_uses"
    names: tuple[Slug, ...]


class ShuffleDeck(Effect):
    """Shuffle your deck.            may(shuffle)"""

    word = "shuffle"


class ForeseesMore(Rule):
    """BS-11.4: Clairvoyance of their actions is so much higher.            foresees_more(this, 1)"""

    word = "foresees_more"
    target: Things
    amount: Amount


class IsRecycled(Event):
    """BS-D2: This card goes from resources to the bottom of the deck for Cosmic Energy.

    when(is_recycled, may(draw(1)))
    """

    word = "is_recycled"


class IsRevealed(Event):
    """BS-11.4: This card is revealed by Clairvoyance.            when(is_revealed, draw(1))"""

    word = "is_revealed"
