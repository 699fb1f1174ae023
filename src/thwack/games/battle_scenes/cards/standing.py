"""The standing rules that Battle Scenes adds to the card language; keywords are in `keywords.py`, what texts
wait for in `occasions.py`."""

from ....cardlang.node import Amount, Condition, Effect, Filter, Rule, Slug, Things
from ....cardlang.nouns import Each
from .words import Unit

ANYBODY = Each(Unit(), ())


class Carried(Rule):
    """A rule that stands while a character that passes the filters carries this card; `this` is the bearer.

    carried(shielded(this, 1), affiliated(saqueadores))
    """

    word = "carried"
    rule: Rule
    where: tuple[Filter, ...]


class FromPrizes(Rule):
    """A rule that stands while this card is in the opponents' prizes.

    from_prizes(potentiate(1, affiliated(x_men)))
    """

    word = "from_prizes"
    rule: Rule


class InPreparation(Rule):
    """Something the player may do once in each of the own Preparation phases.

    in_preparation(draw(1))
    """

    word = "in_preparation"
    effect: Effect


class Shielded(Rule):
    """A standing bonus of shield.            shielded(each(character, yours, affiliated(x_men)), 1)"""

    word = "shielded"
    target: Things
    amount: Amount


class ShieldEquals(Rule):
    """In place of a printed shield.            shield_equals(this, count(each(loaded, carried_by(this))))"""

    word = "shield_equals"
    target: Things
    amount: Amount


class ShieldFixed(Rule):
    """BS-H4: The shield is this, whatever else there is.            shield_fixed(this, 0)"""

    word = "shield_fixed"
    target: Things
    amount: Amount


class Gains(Rule):
    """They have more powers.            gains(this, ranged_attack)"""

    word = "gains"
    target: Things
    powers: tuple[Slug, ...]


class Powerless(Rule):
    """BS-F10: They have no powers.            while_(is_(this, at_stage(0)), powerless(this))"""

    word = "powerless"
    target: Things


class Loses(Rule):
    """BS-F10: They do not have this power.            loses(that("losers"), telepathy)"""

    word = "loses"
    target: Things
    power: Slug


class Locked(Rule):
    """They cannot use actions of this power.            locked(target(character), telepathy)"""

    word = "locked"
    target: Things
    power: Slug


class PowersOf(Rule):
    """It has the powers of others, or of the ability cards it carries.

    powers_of(each(character, yours, other))
    """

    word = "powers_of"
    things: Things


class AffiliationsOf(Rule):
    """It has the affiliations of others.            affiliations_of(each(character, yours, other))"""

    word = "affiliations_of"
    things: Things


class Borrows(Rule):
    """It has the powers and actions of such cards it carries.            borrows(typed(character))"""

    word = "borrows"
    where: tuple[Filter, ...]


class Stripped(Rule):
    """They have no alignments and no affiliations.            this_turn(stripped(each(character)))"""

    word = "stripped"
    target: Things


class AlsoNamed(Rule):
    """In the deck and in resources it also counts as a card of these names.

    also_named(recruta_do_escudo)
    """

    word = "also_named"
    names: tuple[Slug, ...]


class AlsoEverywhere(Rule):
    """In every zone it also counts as a character card of this name.

    also_everywhere(homem_de_ferro)
    """

    word = "also_everywhere"
    names: tuple[Slug, ...]


class AlsoPlain(Rule):
    """This EV character may be put in scene as an ordinary character.            also_plain"""

    word = "also_plain"


class Needs(Rule):
    """It can be put in scene only under a condition.            needs(there_is(character, yours))"""

    word = "needs"
    condition: Condition


class Bars(Rule):
    """Its player cannot put another such card in scene.

    bars(typed(support), affiliated(mundo_belico))
    """

    word = "bars"
    where: tuple[Filter, ...]


class OnlyOn(Rule):
    """It is unloaded from any other bearer.            only_on(named(thor))"""

    word = "only_on"
    where: tuple[Filter, ...]


class OnlyFor(Rule):
    """Only such a character may use its action.            only_for(named(thor))"""

    word = "only_for"
    where: tuple[Filter, ...]


class IgnoresPower(Rule):
    """They need no power for the actions of ability cards they carry.

    ignores_power(each(character, yours, affiliated(vingadores)))
    """

    word = "ignores_power"
    target: Things


class FromResources(Rule):
    """While it is in your resources your characters of its power may use its action.

    from_resources
    """

    word = "from_resources"


class Lends(Rule):
    """Once each turn, in your Attack step, one of them may use this support's action.

    lends(each(character, yours, affiliated(vingadores)))
    """

    word = "lends"
    target: Things


class LendsTo(Rule):
    """They may use this support's action.            lends_to(marked)"""

    word = "lends_to"
    target: Things


class Guards(Rule):
    """Damage they would take is redirected to this support.            guards(marked)"""

    word = "guards"
    target: Things


class Untargetable(Rule):
    """They cannot be targeted, by anybody or by some; by any action or by some.

    untargetable(this)
    untargetable(this, power=telepathy)
    untargetable(each(character, powered(ranged_attack)), timing=anticipate)
    """

    word = "untargetable"
    target: Things
    by: Things = ANYBODY
    power: Slug = Slug("")
    timing: Slug = Slug("")


class MoreDamage(Rule):
    """BS-F1: Damage from some to some is higher.

    more_damage(this, each(character, aligned(hero)), 1)
    """

    word = "more_damage"
    by: Things
    to: Things
    amount: Amount


class LessDamage(Rule):
    """BS-H6: Damage from some to some is lower.

    less_damage(each(character, aligned(hero)), each(unit), 1)
    """

    word = "less_damage"
    by: Things
    to: Things
    amount: Amount


class MoreToTargets(Rule):
    """Its actions deal more damage to each of their targets.            more_to_targets(this, 1)"""

    word = "more_to_targets"
    by: Things
    amount: Amount


class Unhurt(Rule):
    """Damage of actions of this power to them becomes 0.            unhurt(this, energy_attack)"""

    word = "unhurt"
    target: Things
    power: Slug


class Pierces(Rule):
    """The damage of such actions of theirs is piercing.            pierces(this, of_power(ranged_attack))"""

    word = "pierces"
    target: Things
    which: tuple[Filter, ...]


class Hastens(Rule):
    """Their actions, or some of them, are anticipate actions.

    hastens(this, of_power(cosmic_power))
    """

    word = "hastens"
    target: Things
    which: tuple[Filter, ...]


class Ready(Rule):
    """BS-D1: They have Readiness for all actions or for some.            this_turn(ready(this))"""

    word = "ready"
    target: Things
    which: tuple[Filter, ...]


class Idle(Rule):
    """They cannot use actions.            this_turn(idle(target(character)))"""

    word = "idle"
    target: Things


class CannotUse(Rule):
    """They cannot use the actions of these cards.

    this_turn(cannot_use(target(unit), that("gear")))
    """

    word = "cannot_use"
    target: Things
    cards: Things


class CannotRise(Rule):
    """They cannot be capacitated.            cannot_rise(this)"""

    word = "cannot_rise"
    target: Things


class Cheaper(Rule):
    """This card's action costs fewer stages.            cheaper(actions_used(opponent))"""

    word = "cheaper"
    amount: Amount


class DrawsMore(Rule):
    """A player draws more cards in the own Draw phase.            draws_more(you, 1)"""

    word = "draws_more"
    who: Things
    amount: Amount


class CountsMore(Rule):
    """A player puts more cards from the deck into resources in the own Countdown phase.

    counts_more(each(player), 1)
    """

    word = "counts_more"
    who: Things
    amount: Amount


class CountsAlone(Rule):
    """A player carries out the Countdown phase as if without characters.            counts_alone(opponent)"""

    word = "counts_alone"
    who: Things
