"""R-49: Damage that others may take for somebody."""

from ....cardlang.meaning import candidates, perform
from ....cardlang.node import Context, Number
from ..cards.piece_words import SharedOut
from .table import PREVENTED, UnmatchedTable

Hits = list[tuple[int, int]]


def held_back(t: UnmatchedTable, hits: Hits) -> tuple[Hits, list[int]]:
    """The hits that come at once, and those fighters whose damage is shared out next: a fighter whom the same
    damage defeats takes nothing more."""
    prevented = t.combat[PREVENTED] if t.combat else 0
    now: Hits = []
    waiting: list[int] = []
    for fighter, amount in hits:
        seat = t.cast.owner[fighter]
        rule = t.cast.troupe.shared.get(seat)
        open_to = amount > 0 and t.space[fighter] >= 0 and not prevented >> fighter & 1
        if rule is not None and open_to and fighter in candidates(t, rule.of, Context(seat)):
            t.do((perform, SharedOut(Number(amount)), Context(seat, user=fighter)))
            waiting.append(fighter)
        else:
            now.append((fighter, amount))
    return now, waiting
