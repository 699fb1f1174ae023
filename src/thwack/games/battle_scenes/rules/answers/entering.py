"""BS-H101: Cards that come in from the hand as an answer."""

from .....cardlang.meaning import remember
from .....cardlang.node import Context
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...cards.answers.words import ComeIn
from ...state.cast import SCENARIO_CARD
from ...state.table import HAND, SceneTable
from ..loading import lacks
from ..measures import MEANING
from ..preparation import play_card, plays, take_shape
from ..texts.scenarios import change_scenario, is_closed


def ways_in(t: SceneTable, seat: Seat, kind: int) -> list[int]:
    """How a character or support could be loaded if it entered now."""
    return [step[3] for step in plays(t, seat, kind, HAND) if step[0] is play_card]


def may_come_in(t: SceneTable, node: ComeIn, ctx: Context) -> bool:
    """BS-H101: As any card enters; a scenario is not the one of the turn (BS-H81)."""
    kind = t.identity[ctx.card]
    sheet = t.cast.sheets[kind]
    if sheet.type == SCENARIO_CARD:
        return not is_closed(t) and not lacks(t, ctx.seat, sheet)
    return bool(ways_in(t, ctx.seat, kind))


def do_come_in(t: SceneTable, node: ComeIn, ctx: Context) -> None:
    """come_in"""
    kind = t.identity[ctx.card]
    if t.cast.sheets[kind].type == SCENARIO_CARD:
        t.then((change_scenario, ctx.card, ctx.seat), (remember, (ctx.card,)))
        return
    ways: list[Step] = [(take_shape, ctx.seat, kind, way) for way in ways_in(t, ctx.seat, kind)]
    if ways:
        t.do((remember, (ctx.card,)))
        t.ask(ctx.seat, ways)


MEANING.effects.update({ComeIn: do_come_in})
MEANING.conditions.update({ComeIn: may_come_in})
