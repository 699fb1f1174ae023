"""BS-H162: Alter egos that a character has for a while."""

from .....cardlang.meaning import candidates
from ...cards.stances import BearsEgo
from ...state.table import SceneTable
from ..matching import includes


def kin_now(t: SceneTable, unit: int) -> int:
    """BS-5.3.2, BS-H162: The cards, as bits, that share an alter ego with a character as it is now."""
    kin = t.cast.kin[t.identity[unit]]
    if t.lasting and t.cast.shifts_egos:
        for rule, ctx, _ in t.lasting:
            if isinstance(rule, BearsEgo) and includes(t, rule.target, unit, ctx):
                for card in candidates(t, rule.things, ctx):
                    kin |= t.cast.kin[t.identity[card]]
    return kin
