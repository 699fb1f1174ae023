"""Words that hold characters and actions to something: whom they must aim at, what else they cost, what they
do instead."""

from .....cardlang.node import Amount, Effect, Filter, Number, Rule, Things

NOBODY = Number(-1)

# Which actions and targets


class Opposing(Filter):
    """An action of an opponent's character.            is_harmed_by(one(character, yours), opposing)"""

    word = "opposing"


class AtTarget(Filter):
    """An action that has the same target.            act_again(at_target)"""

    word = "at_target"
    target: Amount = NOBODY  # its slot, once it is known


class OneEach(Filter):
    """Of the targets at most one is a character and at most one a support.

    damage(targets(up_to(2), unit, one_each), 2)
    """

    word = "one_each"


# Standing rules


class Confines(Rule):
    """They can use only actions that have one of these as a target.            confines(marked, this)"""

    word = "confines"
    target: Things
    to: Things


class SwapsKinds(Rule):
    """Actions that target characters may target supports instead, and the other way round.

    swaps_kinds
    """

    word = "swaps_kinds"


class Taxes(Rule):
    """Their actions, or such ones, have a further cost.

    this_turn(taxes(each(character, theirs), discard(1), of_power(magic)))
    """

    word = "taxes"
    target: Things
    cost: Effect
    which: tuple[Filter, ...]


class NextCheaper(Rule):
    """BS-7.1: The next such action of theirs costs fewer stages.

    this_turn(next_cheaper(that("strong"), 1, of_power(super_strength)))
    """

    word = "next_cheaper"
    target: Things
    amount: Amount
    which: tuple[Filter, ...]


class DoesAll(Rule):
    """Lizard: this card's action has all of its effects, not one of them.            does_all"""

    word = "does_all"


class Solitary(Rule):
    """BS-11.15: All their actions have Singularity.            this_turn(solitary(each(character)))"""

    word = "solitary"
    target: Things


class Thorns(Rule):
    """Where the effect of such an action would lower a shield, it deals as much damage instead.

    thorns(of_power(elasticity))
    """

    word = "thorns"
    which: tuple[Filter, ...]


class Learns(Rule):
    """BS-6.3: They have the powers of the ability cards they carry.            learns(marked)"""

    word = "learns"
    target: Things


class Tamed(Rule):
    """BS-D4: They do not have Predator.            tamed(marked)"""

    word = "tamed"
    target: Things


class HoldDown(Effect):
    """They cannot be capacitated in their controller's next turn.            hold_down(target(unit))"""

    word = "hold_down"
    target: Things
