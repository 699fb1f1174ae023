"""The words that Battle Scenes adds to the card language: kinds, nouns, filters, conditions, amounts.

Verbs are in `verbs.py`; keywords, events, moments and standing rules in `rules.py`. `this` is the character
that uses an action, or the character, support or scenario a text stands on; on a carried card it is the
bearer.
"""

from ....cardlang.node import Amount, Condition, Filter, Kind, Slug, Things

# Kinds


class CharacterKind(Kind):
    """Characters in scene, EV characters too.            one(character, theirs)"""

    word = "character"


class SupportKind(Kind):
    """Supports in scene.            target(support)"""

    word = "support"


class Unit(Kind):
    """Characters and supports in scene.            damage(target(unit), 2)"""

    word = "unit"


class Loaded(Kind):
    """Cards carried by characters and supports.            unload(one(loaded, carried_by(this)))"""

    word = "loaded"


# Nouns


class Target(Things):
    """BS-R20: The target of an action, chosen before its effect; the same words mean the same target.

    damage(target(unit), 2)
    incapacitate(target(character), 1)
    """

    word = "target"
    kind: Kind
    where: tuple[Filter, ...]


class Targets(Things):
    """So many targets, all different.            damage(targets(up_to(2), unit), 1)"""

    word = "targets"
    amount: Amount
    kind: Kind
    where: tuple[Filter, ...]


class AnyTargets(Things):
    """BS-F5: So many targets, one of which may be named twice.            damage(any_targets(x, unit), 2)"""

    word = "any_targets"
    amount: Amount
    kind: Kind
    where: tuple[Filter, ...]


class Marked(Things):
    """What this card's player chose for it, as long as both stay in scene.            untargetable(marked)"""

    word = "marked"


class Both(Things):
    """Several things together.            return_(both(this, target(character)), deck)"""

    word = "both"
    parts: tuple[Things, ...]


class TheScenario(Things):
    """The scenario in scene.            put(scenario, resources)"""

    word = "scenario"


# Filters


class In(Filter):
    """In one of these zones: hand, deck, resources, prizes, scene (carried).

    one(card, yours, in_(deck, resources))
    """

    word = "in_"
    zones: tuple[Slug, ...]


class Typed(Filter):
    """Of one of these card types: character, ev, support, scenario, ability.

    one(card, yours, typed(ability), in_(resources))
    """

    word = "typed"
    types: tuple[Slug, ...]


class Powered(Filter):
    """Having one of these powers; an ability card is of its own power.

    each(character, yours, powered(genius))
    """

    word = "powered"
    powers: tuple[Slug, ...]


class Affiliated(Filter):
    """Of one of these affiliations.            each(character, yours, affiliated(x_men))"""

    word = "affiliated"
    affiliations: tuple[Slug, ...]


class Aligned(Filter):
    """A hero or a villain.            one(character, theirs, aligned(hero))"""

    word = "aligned"
    alignments: tuple[Slug, ...]


class Named(Filter):
    """Of one of these names.            there_is(character, yours, named(capitao_america))"""

    word = "named"
    names: tuple[Slug, ...]


class NamedAs(Filter):
    """Of the same name as another.            one(card, yours, non(named_as(this)), in_(resources))"""

    word = "named_as"
    things: Things


class AlterEgo(Filter):
    """Of this alter ego.            one(character, yours, alter_ego(peter_parker))"""

    word = "alter_ego"
    ego: Slug


class Has(Filter):
    """Having a keyword.            one(loaded, carried_by(this), has(link))"""

    word = "has"
    keyword: Slug


class Carrying(Filter):
    """Carrying a card that passes these filters.            each(character, carrying(has(link)))"""

    word = "carrying"
    where: tuple[Filter, ...]


class CarriedBy(Filter):
    """Carried by one of these.            unload(one(loaded, carried_by(this)))"""

    word = "carried_by"
    things: Things


class OwnedBy(Filter):
    """Belonging to the player who has these.            one(card, owned_by(target(unit)), in_(resources))"""

    word = "owned_by"
    things: Things


class SharingAffiliation(Filter):
    """With an affiliation in common.            each(character, yours, other, sharing_affiliation(this))"""

    word = "sharing_affiliation"
    things: Things


class AtStage(Filter):
    """At this stage.            is_(target(character), at_stage(0))"""

    word = "at_stage"
    stage: Amount


class EnteredNow(Filter):
    """In scene only since this turn.            there_is(unit, yours, other, entered_now)"""

    word = "entered_now"


class Targeted(Filter):
    """A target of the action under way.            some(1, unit, targeted)"""

    word = "targeted"


class Revealed(Filter):
    """BS-11.4: Revealed by Clairvoyance in this action.            each(card, revealed, typed(ability))"""

    word = "revealed"


class IsMarked(Filter):
    """Chosen for this card.            untargetable(marked, by=each(unit, non(is_marked)))"""

    word = "is_marked"


# Conditions


class ScenarioInScene(Condition):
    """A scenario is in scene.            if_(scenario_in_scene, draw(1))"""

    word = "scenario_in_scene"


class InAttackStep(Condition):
    """It is an Attack step.            if_(in_attack_step, damage(target(unit), 2))"""

    word = "in_attack_step"


class TheirPreparation(Condition):
    """It is an opponent's Preparation phase.            while_(their_preparation, shielded(this, 1))"""

    word = "their_preparation"


class LoadedNow(Condition):
    """This card was loaded this turn.            if_(loaded_now, damage(target(unit), 2))"""

    word = "loaded_now"


# Amounts


class X(Amount):
    """BS-R34: The X of an action's cost.            damage(target(unit), plus(x, 1))"""

    word = "x"


class Plus(Amount):
    """A sum.            plus(x, 1)"""

    word = "plus"
    first: Amount
    second: Amount


class Minus(Amount):
    """A difference, never below 0.            minus(3, stage_of(target(character)))"""

    word = "minus"
    first: Amount
    second: Amount


class FromTo(Amount):
    """A number between two, as the player likes.            incapacitate(target(unit), from_to(1, 2))"""

    word = "from_to"
    least: Amount
    most: Amount


class StageOf(Amount):
    """The stage of a character.            minus(3, stage_of(target(character)))"""

    word = "stage_of"
    things: Things


class ShieldOf(Amount):
    """The shield of a character or support now.            plus(shield_of(target(character)), 1)"""

    word = "shield_of"
    things: Things


class EnergyOf(Amount):
    """The Initial Energy of a character or support.            plus(energy_of(this), 3)"""

    word = "energy_of"
    things: Things


class DamageTaken(Amount):
    """BS-F2: The damage it has received this turn.            plus(damage_taken(this), 1)"""

    word = "damage_taken"
    things: Things


class EarlierUses(Amount):
    """How often the user has used this action before, this turn.            minus(3, earlier_uses)"""

    word = "earlier_uses"


class ActionsUsed(Amount):
    """How many actions a player has used this turn.            cheaper(actions_used(opponent))"""

    word = "actions_used"
    who: Things


class TypesOf(Amount):
    """How many card types there are among cards.            types_of(each(card, revealed))"""

    word = "types_of"
    things: Things
