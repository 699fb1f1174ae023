"""The events, moments and standing rules that Dice Masters adds to the card language."""

from ....cardlang.control import NOTHING
from ....cardlang.node import Amount, Effect, Event, Filter, Moment, Rule, Slug, Things
from ....cardlang.nouns import THIS

# Events


class Fielded(Event):
    """DM-9.2: A character is fielded.            when(fielded(this), draw(1))"""

    word = "fielded"
    target: Things


class First(Event):
    """The first event of its sort this turn, and it is this.

    first(fielded(one(character, yours, other)))
    """

    word = "first"
    event: Event


class Attacks(Event):
    """DM-5.4.4: It attacks.            when(attacks(this), gets(this, 1, 0))"""

    word = "attacks"
    target: Things


class Blocks(Event):
    """DM-5.4.7: It blocks.            when(blocks(this), gets(this, 1, 1))"""

    word = "blocks"
    target: Things


class IsBlocked(Event):
    """DM-5.4.7: It is blocked.            when(is_blocked(this), ko(one(character, that_block(this))))"""

    word = "is_blocked"
    target: Things


class IsUnblocked(Event):
    """All blockers are assigned, and none to it.            when(is_unblocked(this), draw(1))"""

    word = "is_unblocked"
    target: Things


class IsEngaged(Event):
    """It blocks or is blocked.            when(is_engaged(this), gets(this, 2, 2))"""

    word = "is_engaged"
    target: Things


class DealsDamage(Event):
    """It damages somebody.            when(deals_damage(this, opponent), draw(1))"""

    word = "deals_damage"
    source: Things
    target: Things


class Answered(Event):
    """The player deals damage with an action die or a Global ability; only a reaction can answer that.

    reaction(your_damage, spend(bolt, 1), enlarge(1))
    """

    word = "your_damage"


class KnockedOut(Event):
    """It is KO'd, in such a situation.            when(knocked_out(this, blocking), heal(you, 1))"""

    word = "knocked_out"
    target: Things
    where: tuple[Filter, ...]


class KnocksOut(Event):
    """Its damage KOs somebody.            when(knocks_out(this, one(character, attacking)), draw(1))"""

    word = "knocks_out"
    source: Things
    target: Things


class UsesAction(Event):
    """A player uses an action die.            when(uses_action(you), draw(1))"""

    word = "uses_action"
    who: Things


# Moments


class AttackStart(Moment):
    """The start of an attack step.            at(attack_start, gets(this, 2, 2))"""

    word = "attack_start"


class AttackEnd(Moment):
    """The end of an attack step, with damage still marked.

    at(attack_end, spin(each(character, engaged_with(this)), down))
    """

    word = "attack_end"


# Rules


class Use(Rule):
    """DM-5.3.7: What an action die does when it is used.            use(damage(each(character), 1))"""

    word = "use"
    effect: Effect


class WhileActive(Rule):
    """DM-9.1: A rule that stands while a die of the card is in the field, once.

    while_active(have(each(character, yours, sidekick), 1, 1))
    """

    word = "while_active"
    rule: Rule


class Global(Rule):
    """DM-12.1: For both players, at a cost.            global_(spend(bolt, 1), gets(one(character), 1, 0))"""

    word = "global_"
    cost: Effect
    effect: Effect


class Reaction(Rule):
    """DM-12.5: For both players, at a cost, when something happens.

    reaction(damaged(you), spend(shield, 1), redirect(1, one(character, yours)))
    """

    word = "reaction"
    event: Event
    cost: Effect
    effect: Effect


class InMain(Rule):
    """Something the player may do in the own main step.

    in_main(spin(one(character, affiliated(villains)), up), cost=spend(any, 2))
    """

    word = "in_main"
    effect: Effect
    cost: Effect = NOTHING


class Have(Rule):
    """A standing bonus.            have(each(character, yours, sidekick), 1, 1)"""

    word = "have"
    target: Things
    attack: Amount
    defense: Amount


class FieldingCost(Rule):
    """Fielding costs more.            fielding_cost(each(character, theirs, sidekick), 1)"""

    word = "fielding_cost"
    target: Things
    more: Amount


class FreeFielding(Rule):
    """Fielding costs nothing.            free_fielding(each(character, yours, affiliated(avengers)))"""

    word = "free_fielding"
    target: Things


class DrawsMore(Rule):
    """More dice in the own clear and draw step.            draws_more(1)"""

    word = "draws_more"
    amount: Amount


class Unblockable(Rule):
    """It cannot be blocked.            while_(alone, unblockable)"""

    word = "unblockable"
    target: Things = THIS


class NotBlockedBy(Rule):
    """Some characters cannot block it.            not_blocked_by(typed(fist))"""

    word = "not_blocked_by"
    where: tuple[Filter, ...]


class OnlyBlockedBy(Rule):
    """Only some characters can block it.            only_blocked_by(typed(mask))"""

    word = "only_blocked_by"
    where: tuple[Filter, ...]


class HitsEachBlocker(Rule):
    """Two or more blockers take its full damage each.            hits_each_blocker"""

    word = "hits_each_blocker"


class Overflows(Rule):
    """Damage beyond the D of its blockers goes to the opponent.            overflows(this)"""

    word = "overflows"
    target: Things


class StrikesFirst(Rule):
    """Its combat damage comes before that of opposing characters.            strikes_first"""

    word = "strikes_first"


class StrikesTwice(Rule):
    """Unblocked, they deal their damage to the opponent twice.

    strikes_twice(each(character, yours, affiliated(avengers)))
    """

    word = "strikes_twice"
    target: Things


class StrikesDouble(Rule):
    """Unblocked, they deal double damage to the opponent.

    strikes_double(each(character, yours, affiliated(avengers)))
    """

    word = "strikes_double"
    target: Things


class NoDamageTo(Rule):
    """No damage to them.            no_damage_to(each(character, typed(fist)))"""

    word = "no_damage_to"
    target: Things


class NoDamageFrom(Rule):
    """It takes no damage from such characters.            no_damage_from(non(typed(shield)))"""

    word = "no_damage_from"
    where: tuple[Filter, ...]


class LowerDamage(Rule):
    """Damage to it is lower.            lower_damage(1)"""

    word = "lower_damage"
    amount: Amount


class Diverts(Rule):
    """The player may redirect damage to it: from one up to an amount, or with any_number all of it.

    once(diverts(any_number, one(character)))
    """

    word = "diverts"
    amount: Amount
    to: Things


class RetiresTo(Rule):
    """At clean up it goes to this zone instead of the used pile.            this_turn(retires_to(prep))"""

    word = "retires_to"
    zone: Slug


class Returns(Rule):
    """G-14: When they are KO'd they go back to the field.

    this_turn(returns(each(character, yours, attacking)))
    """

    word = "returns"
    target: Things


class Forbids(Rule):
    """The opponent is kept from rerolls, from actions and Globals, or from fielding, unless they pay life.

    while_active(forbids(fielding, 2))
    """

    word = "forbids"
    what: Slug
    price: Amount
