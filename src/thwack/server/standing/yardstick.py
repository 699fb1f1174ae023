"""What programs would be rated, for people to measure themselves by.

Their leads over each other were measured in thousands of matches (docs/strength.md) and never change: rated
matches are between people. Such a lead, in Elo, is a difference of ratings. Level 3 stands where everybody
begins: it knows what it does and errs like somebody who plays now and then.
"""

from itertools import accumulate
from typing import Final

from ...match import game_named
from .glicko import MIDDLE

MIDDLING: Final = 3  # the level that stands where everybody begins


def levels(game: str) -> list[int]:
    """The rating of each level of program, level 1 first; none where nothing was measured."""
    leads = game_named(game).about.leads
    if not leads:
        return []
    heights = list(accumulate(leads, initial=0))
    return [round(MIDDLE) + height - heights[MIDDLING - 1] for height in heights]
