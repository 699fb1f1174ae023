"""How much of a match of Mission Arena is on the screen, and where: as much as fits, fullest first."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from .. import drawing, folding
from ..host import Look
from . import asking, challenges, panels, screen
from .asking import Question
from .boxes import FULL, LEAST, MEDIUM, SLIM
from .lore import Place

BESIDE: Final = 46  # columns of the hand beside the table on a wide screen
COLUMN: Final = 20  # most columns of the missions beside the squads
NONE, NAMES, NUMBERS = range(3)  # of the hand


@dataclass(frozen=True)
class Plan:
    """How things are drawn, and what is left out."""

    above: int = FULL  # rows of a card of the opponent
    below: int = FULL
    apart: bool = False  # the Reserve squad behind the Active one, not beside it
    column: bool = True  # missions as a column beside the squads
    titles: bool = True  # of the squads
    gauges: bool = False  # challenges with gauges
    points: bool = False  # of missions only what they are worth
    hand: int = NUMBERS


WIDE: Final = (
    Plan(apart=True, gauges=True),
    Plan(MEDIUM, MEDIUM, apart=True, gauges=True),
    Plan(MEDIUM, MEDIUM, apart=True),
    Plan(SLIM, MEDIUM, apart=True),
    Plan(SLIM, SLIM, apart=True),
)
PLANS: Final = (
    Plan(gauges=True),
    Plan(MEDIUM, MEDIUM, gauges=True),
    Plan(MEDIUM, MEDIUM),
    Plan(MEDIUM, MEDIUM, titles=False),
    Plan(FULL, FULL, column=False, gauges=True),
    Plan(MEDIUM, MEDIUM, column=False, gauges=True),
    Plan(MEDIUM, MEDIUM, column=False),
    Plan(MEDIUM, MEDIUM, titles=False, column=False),
    Plan(SLIM, MEDIUM, titles=False, column=False),
    Plan(SLIM, SLIM, titles=False, column=False),
)
SCANT: Final = (  # where the choices take much room
    Plan(SLIM, SLIM, titles=False, column=False, hand=NAMES),
    Plan(SLIM, SLIM, titles=False, column=False, points=True, hand=NAMES),
    Plan(SLIM, SLIM, titles=False, column=False, points=True, hand=NONE),
)


def table(look: Look, question: Question) -> list[RenderableType]:
    """The table and the choices, in the fullest way that fits; rather the choices in short than the table
    without what matters."""
    manner = asking.manner(question, look.view, look.say, decision(look))
    *full, brief = folding.ways(question, manner, look.say, look.width, texts=("deploy",))
    ways = ((tables(look, question, PLANS), full), (tables(look, question, (*PLANS, *SCANT)), [brief]))
    return look.terminal.fullest(*ways)


def decision(look: Look) -> str:
    """What is to be decided, without the turn and the phase, which the heading has."""
    phase = look.say.find(f"phase.{look.view['phase']}")
    return look.prompt.partition(f", {phase}. ")[2]


def tables(look: Look, question: Question, plans: Sequence[Plan]) -> Iterator[list[RenderableType]]:
    """The table by each plan that has room; on a wide screen by others before."""
    numbers = question.numbers(look.view)
    for plan in WIDE if look.terminal.wide else ():
        if has_room(look, plan):
            yield whole_table(look, plan, numbers, texts=True)
            yield whole_table(look, plan, numbers)
    for plan in plans:
        if has_room(look, plan):
            yield whole_table(look, replace(plan, hand=NONE) if question.shows_hand() else plan, numbers)


def has_room(look: Look, plan: Plan) -> bool:
    """Whether the cards of a plan are wide enough for their numbers."""
    if plan in WIDE:
        return (look.width - BESIDE - column_of(look, plan) - 4) // 3 - 3 >= LEAST
    return not plan.column or (look.width - column_of(look, plan) - 4) // 5 - 2 >= LEAST


def column_of(look: Look, plan: Plan) -> int:
    """The columns of the missions beside the squads."""
    return min(COLUMN, screen.widest_mission(look.view, look.say)) if plan.column else -2


def whole_table(
    look: Look, plan: Plan, numbers: Mapping[Place, int] = screen.NOBODY, texts: bool = False
) -> list[RenderableType]:
    """The heading and both sides; on a wide screen with the hand beside them, and its texts if wanted."""
    head = [Rule(screen.heading(look.view, look.say, look.width), align="left", style="dim")]
    if plan not in WIDE:
        return [*head, *sides(look, look.width, plan, numbers), *hand(look, plan)]
    wide = look.width - BESIDE - 2
    left = Group(*sides(look, wide, plan, numbers))
    return [*head, drawing.side_by_side(left, wide, panels.hand(look, texts))]


def sides(look: Look, width: int, plan: Plan, numbers: Mapping[Place, int]) -> list[RenderableType]:
    """The opponent above, the challenges in the middle, and you below."""
    return [
        *half(look, 1 - look.seat, width, plan, numbers),
        *challenges.middle(look.view, look.say, width, plan.gauges),
        *half(look, look.seat, width, plan, numbers),
    ]


def half(look: Look, seat: int, width: int, plan: Plan, numbers: Mapping[Place, int]) -> list[RenderableType]:
    """A player's half of the table: what belongs to the player outside, the squads inside."""
    view, say, mine = look.view, look.say, seat == look.seat
    rows = plan.below if mine else plan.above
    column = column_of(look, plan)
    wide = width - column - 2
    side = screen.side(view, seat, say, seat in look.own, width, plan.points)
    if plan.apart:
        squads = screen.squads_apart(view, seat, say, wide, rows, numbers, mine)
    else:
        squads = screen.squads(view, seat, say, wide, rows, numbers, plan.titles)
    if plan.column:
        squads = drawing.lines_beside(screen.missions(view, seat, say, column, numbers), squads, column + 2)
    elif not plan.points:
        squads.insert(len(squads) if mine else 0, screen.missions_in_line(view, seat, say, width))
    inner: list[RenderableType] = [Text("\n", no_wrap=True).join(squads)]
    return [*inner, side] if mine else [side, *inner]


def hand(look: Look, plan: Plan) -> list[RenderableType]:
    """The hand under the table."""
    if plan.hand == NONE:
        return []
    return [screen.hand(look.view, look.seat, look.say, look.width, plan.hand == NAMES)]


def ending(look: Look) -> list[RenderableType]:
    """The table without choices; when all is over, also why it is."""
    plan = Plan(MEDIUM, MEDIUM, gauges=True)
    plan = plan if has_room(look, plan) else replace(plan, column=False)
    table = whole_table(look, plan)
    if look.view["result"] is not None:
        table.append(Text(screen.why_over(look.view, look.say), style="italic"))
    return table


def shown(look: Look, key: str) -> RenderableType | None:
    """The whole table, the hand, texts, discard piles or signs, for whoever asks."""
    if key == "b":
        return Group(*whole_table(look, next(plan for plan in (*WIDE, *PLANS) if has_room(look, plan))))
    if key == "m":
        return panels.hand(look)
    if key == "t":
        return panels.texts(look)
    if key == "d":
        return panels.discards(look)
    return panels.signs(look) if key == "i" else None
