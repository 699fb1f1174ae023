"""Words for what holds for the rest of a turn. What they do is in `rules/lasting.py`."""

from ....cardlang.node import Amount, Effect, Rule, Things


class ThisTurn(Effect):
    """A rule that holds for the rest of this turn.

    this_turn(modify(attack_value, 1, of=the(bruce_lee)))
    """

    word = "this_turn"
    rule: Rule


class Hold(Effect):
    """These fighters cannot leave their spaces for the rest of this turn.            hold(foe)"""

    word = "hold"
    target: Things


class NoDraw(Effect):
    """These players cannot draw for the rest of this turn.            no_draw(opponent)"""

    word = "no_draw"
    who: Things


class FixedValue(Rule):
    """The value of all cards of the player is a number that nothing changes.

    this_turn(fixed_value(4))
    """

    word = "fixed_value"
    amount: Amount


class OnlyCombatDamage(Rule):
    """A fighter takes combat damage, but no damage from effects.

    only_combat_damage(the(beowulf))
    """

    word = "only_combat_damage"
    of: Things
