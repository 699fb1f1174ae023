"""Which actions a text speaks of: those of a power, of a name, or the same one."""

from ....cardlang.node import Filter
from ..cards.verbs import Called, OfPower, SameAction
from ..state.table import SceneTable
from .stats import power_bits


def fits(t: SceneTable, which: tuple[Filter, ...], identity: int, same: int) -> bool:
    """Whether the action of a card is one of them; with nothing said, every action is."""
    action = t.cast.sheets[identity].action
    assert action is not None
    for f in which:
        if isinstance(f, SameAction):
            if identity != same:
                return False
        elif isinstance(f, OfPower):
            if not action.power & power_bits(f.powers):
                return False
        elif isinstance(f, Called) and action.slug not in f.names:
            return False
    return True
