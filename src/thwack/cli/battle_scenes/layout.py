"""How much of a match of Battle Scenes is on the screen, and where: as much as fits, cards as boxes first."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from .. import folding
from ..drawing import side_by_side
from ..host import Look
from . import asking, panels, screen
from .asking import Question

BESIDE: Final = 46  # columns of the hand beside the scenes on a wide screen
LINES, SLIM, BOXES, FULL, WIDE = range(5)  # a scene without boxes, as boxes, with all that is loaded, uncut


@dataclass(frozen=True)
class Plan:
    """How things are drawn, and what is left out."""

    above: int = BOXES  # the opponent's scene
    below: int = BOXES  # yours
    hand: bool = False  # the hand as boxes
    brief: bool = False  # only how many cards lie where
    texts: bool = False  # the text of the scenario
    track: int = 2  # rows for the heading
    cards: bool = True  # the hand at all


PLANS: Final = (
    Plan(WIDE, WIDE, hand=True, texts=True),
    Plan(FULL, FULL, hand=True, texts=True),
    Plan(BOXES, FULL, hand=True, texts=True),
    Plan(BOXES, BOXES, hand=True, texts=True),
    Plan(BOXES, BOXES, hand=True),
    Plan(BOXES, BOXES),
    Plan(BOXES, BOXES, track=1),
    Plan(SLIM, BOXES, track=1),
    Plan(SLIM, SLIM, track=1),
    Plan(SLIM, SLIM, track=1, brief=True),
    Plan(LINES, SLIM, track=1, brief=True),
    Plan(LINES, LINES, track=1, brief=True),
    Plan(LINES, LINES, track=1, brief=True, cards=False),
)


def table(look: Look, question: Question) -> list[RenderableType]:
    """The table and the choices, in the fullest way that fits."""
    ways = (True, False) if look.terminal.wide else (False,)
    tables = (whole_table(look, plan, question.units(), texts) for plan in PLANS for texts in ways)
    return look.terminal.fullest((tables, choices(look, question)))


def choices(look: Look, question: Question) -> Sequence[RenderableType]:
    """The choices, from the fullest way to the shortest."""
    texts = ("act",) if look.terminal.wide else ("act", "play")
    return folding.ways(question, asking.manner(question, look.view, look.say), look.say, look.width, texts)


def whole_table(
    look: Look, plan: Plan, numbers: Mapping[str, int] = screen.NOBODY, texts: bool = True
) -> list[RenderableType]:
    """The heading and both sides; on a wide screen with the hand beside them, and its texts if wanted."""
    first, *more = screen.heading(look.view, look.say, look.width, plan.track)
    head: list[RenderableType] = [Rule(first, align="left", style="dim"), *more]
    if not look.terminal.wide:
        return [*head, *sides(look, look.width, plan, numbers), *hand(look, plan)]
    wide = look.width - BESIDE - 2
    left = Group(*sides(look, wide, plan, numbers))
    return [*head, side_by_side(left, wide, panels.beside(look, texts))]


def sides(look: Look, width: int, plan: Plan, numbers: Mapping[str, int]) -> list[RenderableType]:
    """The opponent above, the scenario and the action under way, and you below."""
    view, say, below = look.view, look.say, look.seat
    above = 1 - below
    return [
        screen.side(view, above, say, above in look.own, width, plan.brief),
        scene(look, above, width, plan.above, numbers),
        screen.middle(view, say, width),
        *(panels.scenario(look)[1:] if plan.texts else ()),
        scene(look, below, width, plan.below, numbers),
        screen.side(view, below, say, below in look.own, width, plan.brief),
    ]


def scene(look: Look, seat: int, width: int, how: int, numbers: Mapping[str, int]) -> RenderableType:
    """A seat's scene."""
    some = screen.drawn(look.view, seat, look.say, how >= FULL, numbers)
    if how == LINES:
        return screen.scene_in_lines(some, look.say, width)
    return screen.scene(some, look.say, width, slim=how == SLIM, cut=how != WIDE)


def hand(look: Look, plan: Plan) -> list[RenderableType]:
    """The hand under the table."""
    if not plan.cards:
        return []
    draw = screen.hand if plan.hand else screen.small_hand
    return [draw(look.view, look.seat, look.say, look.width)]


def ending(look: Look) -> list[RenderableType]:
    """The table without choices; when all is over, also why it is."""
    table = whole_table(look, Plan())
    if look.view["result"] is not None:
        table.append(Text(screen.why_over(look.view, look.say), style="italic"))
    return table


def shown(look: Look, key: str) -> RenderableType | None:
    """Both scenes with all that is loaded, the hand, texts, piles or signs, for whoever asks."""
    if key == "b":
        return Group(*whole_table(look, PLANS[0]))
    if key == "m":
        return panels.hand(look)
    if key == "t":
        return panels.texts(look)
    if key == "d":
        return panels.piles(look)
    return panels.signs(look) if key == "i" else None
