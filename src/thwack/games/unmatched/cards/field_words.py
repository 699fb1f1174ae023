"""Words about the field: whose side a fighter is on, who stands around whom, and who takes whose place."""

from ....cardlang.node import Condition, Effect, Filter, Things


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
