"""U-9.16: What the character cards say, at the moments they name."""

from ...cardlang.meaning import perform
from ...cardlang.moments import At
from ...cardlang.node import Context, walk
from .table import UnmatchedTable
from .vocabulary import The


def use_abilities(t: UnmatchedTable, seat: int, moment: str, fighter: int = -1) -> None:
    """U-9.16: What the character card says for this moment. Q-27: a defeated hero's ability that names a fighter stops."""
    rules = t.cast.at.get((seat, moment))
    if rules:
        able = [rule for rule in rules if t.health[t.cast.hero[seat]] or not names_fighter(rule)]
        t.do(*[(perform, rule.effect, Context(seat, fighter=fighter)) for rule in able])


def names_fighter(rule: At) -> bool:
    """Whether an ability speaks of a named fighter."""
    return any(isinstance(node, The) for node in walk(rule))
