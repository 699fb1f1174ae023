"""DM-13: In which order what waits is resolved."""

from typing import Any

from ....cardlang.meaning import perform
from ....cardlang.node import Context, Node, walk
from ....cardlang.shared import It
from ....kernel.table import Step
from ..state.records import take_pending
from ..state.table import PLAYER, DiceTable
from .knockout import settle
from .stats import like


def aftermath(t: DiceTable) -> None:
    """After an effect: those it has beaten are KO'd, then what waits is resolved."""
    settle(t)
    if t.pending:
        t.then((resolve_triggers,))


def resolve_triggers(t: DiceTable) -> None:
    """DM-13.1, DM-13.6: The active player's effects first; each player orders the own ones."""
    pending = t.pending
    if not pending:
        return
    seat = t.turn
    if len(pending) == 1:
        t.then((start_trigger, 0))
        return
    if not any(row[0] == seat for row in pending):
        seat = 1 - seat
    options: dict[tuple[Any, ...], Step] = {}
    for index, row in enumerate(pending):
        if row[0] == seat:
            options.setdefault(sign_of(t, row[1], row[2]), (start_trigger, index))
    if len(options) == 1:
        t.then(next(iter(options.values())))
    else:
        t.ask(seat, list(options.values()))


def sign_of(t: DiceTable, effect: Node, ctx: Context) -> tuple[Any, ...]:
    """H-6: What tells waiting effects apart: like effects of like dice are one choice, and whom the event was
    about matters only if the effect speaks of it."""
    bound = []
    for name, things in ctx.bound:
        if name != "it":
            bound.append((name, things))
        elif speaks_of_it(effect):
            bound.append((name, look(t, things)))
    return (effect, ctx.card, tuple(bound), look(t, (ctx.user,)))


def speaks_of_it(effect: Node) -> bool:
    """Whether an effect is about what its event was about."""
    return any(isinstance(node, It) for node in walk(effect))


def look(t: DiceTable, things: tuple[int, ...]) -> tuple[Any, ...]:
    """What things look like: like dice look the same."""
    return tuple(like(t, thing) if 0 <= thing < PLAYER else thing for thing in things)


def start_trigger(t: DiceTable, index: int) -> None:
    """DM-13.2: One effect from start to end; then come those that wait, and those it caused."""
    effect, ctx = take_pending(t, index)
    t.then((perform, effect, ctx), (aftermath,))
