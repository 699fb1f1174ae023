"""What texts do at the start and the end of turns, phases and steps."""

from .....cardlang.moments import At
from .....cardlang.node import Node
from .....kernel.table import Step
from ...cards.arrivals import PhaseEnds, TurnEnds
from ...cards.entry.sights import CountdownOver, EachCombat, TheirCountdownOver
from ...cards.named import EachTurn
from ...state.records import end_lasting, queue
from ...state.table import SceneTable, in_scene
from ..stats import all_hold, rows
from ..triggers import aftermath

EVERYBODYS = (EachTurn, EachCombat, CountdownOver)


def notice_moment(t: SceneTable, sort: type[Node]) -> None:
    """Texts of the turn player that wait for a moment go into the queue; of some moments, of everybody or of
    the other player."""
    for text, ctx in rows(t, sort):
        mine = ctx.seat != t.turn if sort is TheirCountdownOver else ctx.seat == t.turn
        if (mine or sort in EVERYBODYS) and all_hold(t, text, ctx):
            needs = in_scene(t, ctx.user) if ctx.user >= 0 else False
            queue(t, ctx.seat, text.rule.effect, ctx, needs_unit=needs)  # type: ignore[attr-defined]


def closes(t: SceneTable, step: Step, sort: type[Node] = PhaseEnds) -> bool:
    """Whether something was put off to the end of what is over now: it happens first, then the step."""
    found = [index for index, row in enumerate(t.lasting) if is_due_at(row[0], sort)]
    for index in reversed(found):
        rule, ctx, _ = t.lasting[index]
        end_lasting(t, index)
        queue(t, ctx.seat, rule.effect, ctx)  # type: ignore[attr-defined]
    if found:
        t.do((aftermath,), step)
    return bool(found)


def is_due_at(rule: Node, sort: type[Node]) -> bool:
    """Whether a rule that lasts waits for this moment."""
    return isinstance(rule, At) and type(rule.moment) is sort


def turn_closes(t: SceneTable, step: Step) -> bool:
    """The same for the end of the turn."""
    return closes(t, step) or closes(t, step, TurnEnds)
