"""DM-2, DM-T.7 to DM-T.9: The set-up: cards with their dice, Sidekicks in the bags; or first the draft."""

from ....kernel.chance import seeded
from ..state.cast import Cast
from ..state.table import DRAFT, DiceTable
from .draft import begin_draft
from .turn import take_turn


def lay_out(cast: Cast, seed: int, asks_chance: bool) -> DiceTable:
    """DM-2.5: Each bag holds eight Sidekicks; all other dice lie on their cards."""
    t = DiceTable(cast)
    t.rng = seeded(seed)
    t.asks_chance = int(asks_chance)
    return t


def set_up(t: DiceTable) -> None:
    """The draft, if there is one, then the first turn."""
    if t.cast.mode == "draft" and not t.cast.settings.teams:
        t.phase = DRAFT
        t.do((begin_draft,), (take_turn, 0))
    else:
        t.do((take_turn, 0))
