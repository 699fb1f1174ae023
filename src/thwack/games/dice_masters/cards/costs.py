"""DM-4.1 to DM-4.4: Sorts of energy, and what a cost is."""

from typing import Final, NamedTuple

from ....cardlang.control import Seq
from ....cardlang.node import Effect, Number
from ....cardlang.verbs import Spend

ENERGIES: Final = {"fist": 0, "bolt": 1, "mask": 2, "shield": 3, "wild": 4, "generic": 5}
WILD: Final = 4
GENERIC: Final = 5
ANY: Final = -1


class Cost(NamedTuple):
    """So much energy, of which so much of a type (ANY: no type is asked for)."""

    total: int
    type: int = ANY
    typed: int = 0


def energy_cost(cost: Effect) -> Cost:
    """The energy in a cost."""
    if isinstance(cost, Spend):
        assert isinstance(cost.amount, Number)
        if cost.resource == "any":
            return Cost(cost.amount.n)
        return Cost(cost.amount.n, ENERGIES[cost.resource], cost.amount.n)
    if isinstance(cost, Seq):
        for part in cost.parts:
            found = energy_cost(part)
            if found.total:
                return found
    return Cost(0)
