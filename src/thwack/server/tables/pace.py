"""When a program answers. The time is drawn before the program looks at its hand, from what everybody knows:
who it is, and whether it is asked in its own turn. So it tells nothing of the hand, not even that there was
no choice."""

import random
from typing import Final

SPAN: Final = (1.0, 2.0)  # of the least time that an opponent takes
SPANS: Final = {"level:4": (1.5, 3.0), "level:5": (3.0, 6.0)}  # those that think for long
ANSWER: Final = 0.7  # the share of it for a question in another's turn


def drawn(pace: float, player: str, in_turn: bool, dice: random.Random) -> float:
    """After how many seconds the program answers."""
    least, most = SPANS.get(player, SPAN)
    return pace * dice.uniform(least, most) * (1.0 if in_turn else ANSWER)


def left(due: float, took: float) -> float:
    """How long an answer is kept back that is ready after so many seconds. One that comes too late waits for
    the next full turn of the same time, so that how late it was tells next to nothing."""
    if due <= 0:
        return 0.0
    turns = max(1, -int(-took // due))
    return turns * due - took
