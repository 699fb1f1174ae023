"""What holds in every position."""

from ....kernel.errors import Broken
from ....kernel.masks import bits
from ....kernel.table import CHANCE
from .cast import SIDEKICKS
from .table import ATTACK, FIELD, HELD, MIDDLE, ON_CARD, RESERVE, ROLLING, ZONES, DiceTable


def check(t: DiceTable) -> None:
    """Dice conserved, every die in one zone, faces where they belong, life within its bounds."""
    check_zones(t)
    check_owners(t)
    for seat in (0, 1):
        if t.life[seat] > t.cast.life or (t.life[seat] <= 0 and not t.result):
            raise Broken(f"seat {seat} has {t.life[seat]} life (DM-6.1, DM-6.2)")
    for die, place in enumerate(t.place):
        zone = place % ZONES
        level = t.face[die] >= 0 and t.cast.level[t.cast.slot[die]][t.face[die]]
        if zone in (FIELD, ATTACK) and not level and t.actor != CHANCE:  # else it is being rerolled
            raise Broken("a die in the field shows no character (DM-14.4)")
        if (zone in (FIELD, ATTACK, RESERVE)) != (t.face[die] >= 0) and zone not in (HELD, ROLLING):
            raise Broken("a die shows a face where it should not, or none where it should (DM-14.2)")
        if zone not in (FIELD, ATTACK) and t.damage[die] and zone != HELD:
            raise Broken("damage on a die that is not in the field (DM-8.1)")


def check_zones(t: DiceTable) -> None:
    """Every die lies in exactly one zone."""
    seen = 0
    for place, mask in enumerate(t.zones):
        if seen & mask:
            raise Broken("a die lies in two zones")
        seen |= mask
        for die in bits(mask):
            if t.place[die] != place:
                raise Broken("a die is not where it is thought to be")
    if seen != (1 << len(t.place)) - 1:
        raise Broken("dice were lost")


def check_owners(t: DiceTable) -> None:
    """DM-T.2: Sidekicks are eight each; cards keep their owners."""
    for seat in (0, 1):
        own = [d for d, owner in enumerate(t.owner) if owner == seat]
        if sum(t.cast.slot[d] == seat for d in own) != SIDEKICKS:
            raise Broken("a player does not have eight Sidekicks (DM-T.2)")
    for die, owner in enumerate(t.owner):
        home = t.cast.home[die]
        if owner != home and (home != MIDDLE or t.place[die] % ZONES == ON_CARD):
            raise Broken("a die changed its owner")
