"""Words about pieces: tokens that come and go, fighters that are summoned, and what steps on what. What they
do is in `rules/pieces/`."""

from ....cardlang.node import Amount, Condition, Effect, Event, Filter, Rule, Slug, Things
from ....cardlang.nouns import ONE


class InSupply(Filter):
    """X-13: A token that lies in its player's supply, off the board.

    place(one(token, in_supply), adjacent_to(this))
    """

    word = "in_supply"


class Within(Filter):
    """So many steps away at most, whoever stands between; 0 is the space itself.

    damage(each(fighter, theirs, within(1, each(token))), 2)
    """

    word = "within"
    amount: Amount
    things: Things


class Clear(Filter):
    """A space without a fighter and without any token.            place(one(token, in_supply), clear)"""

    word = "clear"


class SupplyEmpty(Condition):
    """X-13: No token is left in the supply.            if_(supply_empty, place(one(token)))"""

    word = "supply_empty"


class Remove(Effect):
    """X-13: Tokens go back to the supply, or out of the game.

    remove(each(token))
    remove(one(token), to=box)
    """

    word = "remove"
    tokens: Things
    to: Slug = Slug("supply")


class Enters(Event):
    """A fighter comes to a space with such a token, moving or placed.

    when(enters(one(fighter, theirs), trap), damage(this, 1))
    """

    word = "enters"
    who: Things
    token: Slug


class Moved(Event):
    """A fighter has moved to another space; being placed is not moving.

    when(moved(one(fighter, yours)), place(one(token, in_supply), in_space_of(this)))
    """

    word = "moved"
    who: Things


class Removed(Event):
    """One of the hero's tokens leaves the board.            when(removed(trap), draw(1))"""

    word = "removed"
    token: Slug


class Snare(Rule):
    """Opposing fighters who enter a space with such a token go no further.            snare(trap)"""

    word = "snare"
    token: Slug


class Summon(Effect):
    """A fighter that is not on the board comes into play, with full health.

    summon(harpy, adjacent_to(the(medusa)))
    """

    word = "summon"
    name: Slug
    where: tuple[Filter, ...]
    amount: Amount = ONE


class Small(Rule):
    """R-93: Small fighters: so many of them share a space, also with another fighter.

    small(squirrel, 4)
    """

    word = "small"
    name: Slug
    amount: Amount


class Large(Rule):
    """R-96: A fighter that stands in two adjacent spaces.            large(t_rex)"""

    word = "large"
    name: Slug


class Swarmed(Filter):
    """A fighter next to so many fighters of the effect's player with this name.

    damage(one(fighter, swarmed(squirrel, 4)), 2)
    """

    word = "swarmed"
    name: Slug
    amount: Amount


class Scurry(Effect):
    """Move a fighter through sidekicks; spaces with a sidekick do not count.

    scurry(the(squirrel_girl), up_to(3))
    """

    word = "scurry"
    target: Things
    amount: Amount


class Passes(Rule):
    """A fighter who may move through opposing fighters, whoever moves it.            passes(medusa)"""

    word = "passes"
    name: Slug


class Shared(Rule):
    """R-49: Damage to one fighter may be given to others in its zones, to each no more than its health.

    shared(the(medusa), each(fighter, called(harpy)))
    """

    word = "shared"
    of: Things
    among: Things


class TakeOver(Effect):
    """A fighter becomes the attacker in this combat.            take_over(that("back"))"""

    word = "take_over"
    who: Things


class Reflect(Effect):
    """Combat damage that the attacked fighter would take is dealt to the attacker.            reflect"""

    word = "reflect"


class ZonesOf(Amount):
    """The number of zones that a fighter stands in.            add_value(zones_of(foe))"""

    word = "zones_of"
    of: Things


class SharedOut(Effect):
    """What the rule `shared` does: so much damage, shared out as the player likes.

    shared_out(2)
    """

    word = "shared_out"
    amount: Amount


class Loadout(Rule):
    """X-9: One of these is chosen at the set-up; cards and fighters of the others stay out of the game.

    loadout(form, jekyll, hyde)
    """

    word = "loadout"
    name: Slug
    options: tuple[Slug, ...]


class Rivals(Loadout):
    """R-82: One of these is chosen as the hero at the set-up; the others are sidekicks with so much health.

    rivals(lead, jekyll, hyde, health=6)
    """

    word = "rivals"
    health: Amount = ONE


class Resurrects(Rule):
    """R-53: The first defeat only takes the hero and all sidekicks off the board; they return next turn.

    resurrects(9)
    """

    word = "resurrects"
    amount: Amount


class Resurrected(Condition):
    """R-53: The hero has come back from a defeat.            if_(resurrected, draw(1))"""

    word = "resurrected"


class NoGains(Rule):
    """R-54: Opponents cannot gain actions.            ongoing(no_gains, not_(attacked))"""

    word = "no_gains"


class KeepsHand(Rule):
    """R-54: The player may ignore effects of others that make them discard cards.

    ongoing(keeps_hand, not_(attacked))
    """

    word = "keeps_hand"
