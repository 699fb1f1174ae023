"""Words about the field: whose side a fighter is on, who stands around whom, and who takes whose place."""

from ....cardlang.node import Amount, Condition, Effect, Filter, Name, Rule, Things
from ....cardlang.nouns import YOURS


class Friendly(Filter):
    """U-13.2: Of the own team, a teammate's included.            each(fighter, friendly)"""

    word = "friendly"


class Having(Filter):
    """A player with such a fighter on the board.            one(player, theirs, having(in_zone_of(this)))"""

    word = "having"
    where: tuple[Filter, ...]


class InFewerZones(Condition):
    """One fighter stands in fewer zones than another.            in_fewer_zones(foe, the(splinter))"""

    word = "in_fewer_zones"
    first: Things
    second: Things


class Scatter(Effect):
    """Put fighters elsewhere, each in its own zone.            scatter(each(fighter, adjacent_to(this)))"""

    word = "scatter"
    target: Things
    as_: Name = Name("")


class Besides(Filter):
    """Not one of these.            each(fighter, friendly, besides(the(oda_nobunaga)))"""

    word = "besides"
    things: Things


class Flanked(Filter):
    """Next to two or more of the effect's player's own fighters.            is_(foe, flanked)"""

    word = "flanked"


class OutsideZoneOf(Filter):
    """In no zone of theirs.            place(this, outside_zone_of(this))"""

    word = "outside_zone_of"
    things: Things


class LeftZone(Filter):
    """In no zone of the space where it began the turn.            is_(this, left_zone)"""

    word = "left_zone"


class StepIn(Effect):
    """The defending fighter trades places with another, who becomes the defender.

    may(step_in(one(fighter, friendly, adjacent_to(this))))
    """

    word = "step_in"
    who: Things


class Walk(Effect):
    """Move a fighter along lines; the opposing fighters on the way are its result.

    seq(walk(this, up_to(4), through=theirs, as_="way"), damage(that("way"), 1))
    """

    word = "walk"
    target: Things
    amount: Amount
    through: Filter = YOURS
    as_: Name = Name("")


class Reach(Rule):
    """X-8: The hero can attack fighters so many steps away, whatever the zones.            reach(2)"""

    word = "reach"
    amount: Amount


class ManeuverWith(Rule):
    """A maneuver in which the player does something else than boosting and moving.

    maneuver_with(pay(spend(hellfire, 1), move(the(ghost_rider), up_to(4))))
    """

    word = "maneuver_with"
    effect: Effect


class Flanking(Rule):
    """What it is to be flanked, for the character card of whoever has cards that ask.            flanking"""

    word = "flanking"
