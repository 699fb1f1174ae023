"""Words about what a player names or chooses to remember, and cards that enter the scene by an effect."""

from ....cardlang.node import (
    Amount,
    Condition,
    Effect,
    Event,
    Filter,
    Moment,
    Name,
    Number,
    Rule,
    Slug,
    Things,
)
from ....cardlang.nouns import YOU, Each
from .words import Unit

ANYBODY = Each(Unit(), ())
ONE = Number(1)

# Naming


class NamePower(Effect):
    """A player names a power, or one of the powers of these cards.

    name_power(as_="named")
    name_power(of=each(loaded, typed(ability), carried_by(this)), as_="named")
    """

    word = "name_power"
    of: Things = ANYBODY
    who: Things = YOU
    as_: Name = Name("")


class NameAffiliation(Effect):
    """Choose an affiliation, or one that so many of these have.

    name_affiliation(as_="named")
    name_affiliation(of=each(character, yours), least=2, as_="named")
    """

    word = "name_affiliation"
    of: Things = ANYBODY
    least: Amount = ONE
    as_: Name = Name("")


class NameType(Effect):
    """Name a card type: character, support, scenario or ability.            name_type(as_="named")"""

    word = "name_type"
    as_: Name = Name("")


class NameAction(Effect):
    """Name an action, or one that somebody can use.

    name_action(as_="named")
    name_action(of=target(character), as_="named")
    """

    word = "name_action"
    of: Things = ANYBODY
    as_: Name = Name("")


class Chosen(Filter):
    """Of the power, affiliation, card type or name that was named.

    each(character, chosen("named"))
    """

    word = "chosen"
    name: Name


class GainsChosen(Rule):
    """They have the power that was named.            this_turn(gains_chosen(this, "named"))"""

    word = "gains_chosen"
    target: Things
    name: Name


class EachTurn(Moment):
    """The start of every turn.            at(each_turn, draw(1))"""

    word = "each_turn"


# Cards that enter


class Bring(Effect):
    """Put a card from your hand in scene: as usual, or in a way (materialize, readiness, double).

    may(bring(one(card, yours, typed(character), in_(hand)), way=materialize))
    """

    word = "bring"
    cards: Things
    way: Slug = Slug("")
    as_: Name = Name("")


class Shift(Effect):
    """BS-D9: Put it into your resources; then you may put in scene a character whose name an opponent has.

    in_preparation(shift(one(character, yours, non(entered_now))))
    """

    word = "shift"
    target: Things


class Interrupts(Rule):
    """BS-H81: From hand, when an opponent uses such an action: it may enter, and stops that action.

    interrupts(not_first)
    """

    word = "interrupts"
    which: tuple[Filter, ...]


class NotFirst(Filter):
    """An action that is not the first of its user this turn.            interrupts(not_first)"""

    word = "not_first"


class AtOdds(Filter):
    """An action after one of another character of the same player with no affiliation in common.

    interrupts(at_odds)
    """

    word = "at_odds"


class FirstBlow(Filter):
    """The first action of its player this turn that has targets and deals damage.

    strengthens(each(character), 1, first_blow)
    """

    word = "first_blow"


class Printed(Filter):
    """An action on which one of these timings is printed.            uses(this, non(printed(unforeseen)))"""

    word = "printed"
    timings: tuple[Slug, ...]


# Others


class InTheirAnticipation(Rule):
    """Something you may do once in the Anticipation step of an opponent's turn.

    in_resources(in_their_anticipation(load(this_card, one(character, yours))))
    """

    word = "in_their_anticipation"
    effect: Effect


class Freely(Rule):
    """Something you may do in your Preparation phase, as often as you like.

    freely(pay(exert(one(character, yours), 1), draw(1)))
    """

    word = "freely"
    effect: Effect


class NoSearch(Rule):
    """No player can search a deck.            no_search"""

    word = "no_search"


class BearerOf(Things):
    """Whoever carries a card now.            load(one(card, yours, in_(resources)), bearer_of(this_card))"""

    word = "bearer_of"
    things: Things


class Versed(Filter):
    """Carrying a character card of its own alter ego.            one(character, versed)"""

    word = "versed"


class Unlike(Filter):
    """Each of another name.            some(up_to(3), card, yours, unlike, in_(deck))"""

    word = "unlike"


class Alike(Condition):
    """All cards of an earlier result are of one card type.            if_(alike("burnt"), draw(1))"""

    word = "alike"
    name: Name


class ByAction(Condition):
    """An action is under way.            while_(by_action, when(is_lowered(this), draw(1)))"""

    word = "by_action"


class CommonWith(Filter):
    """With an affiliation in common with at least so many of these.

    one(card, yours, common_with(each(character, yours), 2), in_(hand))
    """

    word = "common_with"
    things: Things
    least: Amount


class Shifts(Rule):
    """BS-D9: They have Shapeshifter.            this_phase(shifts(this))"""

    word = "shifts"
    target: Things


class Enhanced(Rule):
    """BS-D5: They have Enhancement.            enhanced(each(character, non(has(enhancement))))"""

    word = "enhanced"
    target: Things


class DrawsInstead(Rule):
    """BS-H85: Whoever would search the own deck draws as many cards instead.            draws_instead"""

    word = "draws_instead"


class Draws(Event):
    """A player draws cards.            when(draws(opponent), may(draw(1)))"""

    word = "draws"
    who: Things


class AnotherTurn(Effect):
    """You take an extra turn after this one; rules that stand until its end.

    another_turn(forbids(each(character, yours), singular))
    """

    word = "another_turn"
    rules: tuple[Rule, ...]


class Singular(Filter):
    """BS-11.15: An action with Singularity.            forbids(each(character, yours), singular)"""

    word = "singular"


class ActionOf(Filter):
    """The action of an earlier result.            act_again(action_of("loaded"))"""

    word = "action_of"
    name: Name


class SharingPower(Filter):
    """With a power in common.            there_is(character, theirs, non(sharing_power(this)))"""

    word = "sharing_power"
    things: Things


class Tames(Rule):
    """BS-D4: Nobody has Predator.            tames"""

    word = "tames"


class Twinned(Filter):
    """Of the same alter ego as another one in scene; equal names do not count.

    each(character, twinned)
    """

    word = "twinned"
