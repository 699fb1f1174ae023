"""The duel as a learner sees it: rounds alone."""

from collections.abc import Mapping, Sequence
from typing import Any

from thwack.envs.fields import Field, Number
from thwack.envs.lenses.plain import PlainLens


class DuelLens(PlainLens):
    """A lens of two numbers."""

    game = "dressed_duel"

    def __init__(self, seats: int) -> None:
        super().__init__(self.game, seats)

    def fields(self) -> Sequence[Field]:
        """A number for each seat."""
        return (Number("mine", 3), Number("theirs", 3))

    def tell(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """The rounds that each has taken."""
        rows, me = view["seats"], view["seat"]
        return {"mine": rows[me]["rounds"], "theirs": rows[1 - me]["rounds"]}
