"""Words of heroes who play by a rule of their own: a die, and cards that fly. What they do is in
`rules/oneoffs/`."""

from ....cardlang.node import Amount, Condition, Effect, Filter, Name, Rule, Slug, Things
from ....cardlang.nouns import ONE, YOU, Each
from .turn_words import OfThisTurn
from .words import SpaceKind

EVERYWHERE = Each(SpaceKind(), ())


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


class Leads(Condition):
    """R-82: This fighter was chosen as the hero, and has played the scheme.

    at(after_scheme, if_(leads(triss), draw(1)))
    """

    word = "leads"
    name: Slug


class LeadAttacks(Leads):
    """R-82: This fighter was chosen as the hero, and is attacking.

    at(at_once, if_(lead_attacks(yennefer), may(boost)))
    """

    word = "lead_attacks"


class Patrol(Rule):
    """R-85: So many pieces that stand on lines, one on each, and are next to whoever stands at either end.

    patrol(foot_soldier, 24)
    """

    word = "patrol"
    name: Slug
    amount: Amount


class PatrolAttacks(Rule):
    """R-85: The player's fighters can attack whoever is next to such a piece.

    patrol_attacks(foot_soldier)
    """

    word = "patrol_attacks"
    name: Slug


class PatrolSwept(Rule):
    """R-86: An opposing hero that moves along its line in a boosted maneuver removes such a piece.

    patrol_swept(foot_soldier)
    """

    word = "patrol_swept"
    name: Slug


class Deploy(Effect):
    """R-85: Put such pieces on free lines, or on lines that end where these things are.

    deploy(foot_soldier, 2)
    deploy(foot_soldier, 1, beside=each(fighter, friendly))
    """

    word = "deploy"
    name: Slug
    amount: Amount
    beside: Things = EVERYWHERE


class Patrols(Amount):
    """R-85: How many such pieces there are, or how many of them are next to these things.

    draw(patrols(foot_soldier, beside=foe))
    at_least(patrols(foot_soldier), 10)
    """

    word = "patrols"
    name: Slug
    beside: Things = EVERYWHERE


class Patrolled(Filter):
    """R-85: Next to such a piece.            damage(each(fighter, theirs, patrolled(foot_soldier)), 1)"""

    word = "patrolled"
    name: Slug


class ClosestTo(Filter):
    """A free space as few steps as possible away from these, whoever stands between.

    place(the(wiglaf), closest_to(the(beowulf)))
    """

    word = "closest_to"
    things: Things


class Mischief(Rule):
    """R-89: Cards with this tag go to an opponent's hand when their player has played them.

    mischief(trick)
    """

    word = "mischief"
    tag: Slug


class GivenTo(Amount):
    """R-89: How many cards with this tag, of the effect's player, are in the hands of these players.

    modify(move, given_to(trick, each(player, theirs)))
    """

    word = "given_to"
    tag: Slug
    who: Things


class OwnerPlays(Condition):
    """R-89: The card is played by its own player, and nobody whom it was given to.

    if_(owner_plays, draw(1), damage(hero_of(you), 2))
    """

    word = "owner_plays"


class OwnerTakes(Effect):
    """R-89: The card's own player takes the top card of the own discard pile.            owner_takes"""

    word = "owner_takes"


class SwapValues(Effect):
    """The values of the two cards in this combat are swapped.            swap_values"""

    word = "swap_values"


class OtherName(Filter):
    """A card with another name than this one.            take(one(card, discarded, other_name))"""

    word = "other_name"
