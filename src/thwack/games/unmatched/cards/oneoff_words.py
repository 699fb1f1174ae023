"""Words of heroes who play by a rule of their own: a die, and cards that fly. What they do is in
`rules/oneoffs/`."""

from ....cardlang.node import Amount, Condition, Effect, Filter, Name, Rule, Slug, Things
from ....cardlang.nouns import ONE, YOU
from .turn_words import OfThisTurn


class Die(Rule):
    """A die with an X and the numbers up to the last; a resource pays for another roll.

    die(machine, 5)
    """

    word = "die"
    resource: Slug
    most: Amount
    price: Amount = ONE


class Roll(Effect):
    """Roll the hero's die; an X counts as 0.            seq(roll, add_value(rolled))"""

    word = "roll"
    as_: Name = Name("roll")


class Rolled(Amount):
    """The number that the die showed last.            seq(roll, draw(rolled))"""

    word = "rolled"


class DieBoost(Rule):
    """The boost value of this card is a roll of the hero's die.            die_boost"""

    word = "die_boost"


class FromAfar(Rule):
    """The card may be played face up as a ranged attack.            from_afar"""

    word = "from_afar"


class Bury(Effect):
    """Put cards of a hand, picked by chance, under their owner's deck.

    bury(2)
    bury(rolled, who=opponent)
    """

    word = "bury"
    amount: Amount
    who: Things = YOU


class LongerName(Condition):
    """The name of the top card of the own deck is longer than that of the opponent's.

    if_(longer_name, draw(1))
    """

    word = "longer_name"


class Go(Effect):
    """Move a fighter along lines as far as needed, to another space of a kind.

    go(this, in_zone_of(this))
    go(this, yellow)
    """

    word = "go"
    target: Things
    where: tuple[Filter, ...]


class Yellow(Filter):
    """A space in a yellow zone, or in one that is nearly yellow.            go(this, yellow)"""

    word = "yellow"


class Rails(Rule):
    """When its player moves the hero, spaces with such a token do not count.            rails(track)"""

    word = "rails"
    token: Slug


class Paths(Amount, OfThisTurn):
    """The different lines that the hero has moved along in this turn.            at_least(paths, 4)"""

    word = "paths"
    deed = "paths"


class Ride(Effect):
    """Move a fighter; spaces with such a token do not count.

    ride(one(fighter, in_combat), track, up_to(2))
    """

    word = "ride"
    target: Things
    token: Slug
    amount: Amount


class Silence(Effect):
    """If the player wins this combat, the other card has no effects after combat.            silence"""

    word = "silence"
