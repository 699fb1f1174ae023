"""R-55: The zones that a hero has: each is brought by a rule of the ability."""

from collections.abc import Sequence

from ....cardlang.node import Rule
from .piece_words import Loadout
from .show_words import CauldronOf, LineOf
from .zone_words import BoostZone, BoxOf, ExtraDeck, OpenRow, Tucks


def zones_named(ability: Sequence[Rule]) -> list[str]:
    """The zones that an ability brings, in its order."""
    found: list[str] = []
    for rule in ability:
        if isinstance(rule, BoostZone):
            found.append(rule.zone)
        elif isinstance(rule, OpenRow):
            found += [rule.zone, rule.to]
        elif isinstance(rule, Tucks):
            found += [rule.zone, "removed"]
        elif isinstance(rule, ExtraDeck):
            found += [rule.zone, rule.to, rule.gone]
        elif isinstance(rule, BoxOf):
            found += [rule.zone, rule.to]
        elif isinstance(rule, LineOf | CauldronOf):
            found.append(rule.zone)
        elif type(rule) is Loadout and "removed" not in found:
            found.append("removed")
    return found


def hidden_zones(ability: Sequence[Rule]) -> list[str]:
    """Those of them whose cards lie face down at the start."""
    return [rule.zone for rule in ability if isinstance(rule, ExtraDeck | BoxOf)]
