"""How much of a match of Dice Masters is on the screen, and where: as much as fits, dice as boxes first."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule

from ..drawing import side_by_side
from ..host import Look
from ..question import Question
from . import asking, draft, lanes, panels, screen

BESIDE: Final = 44  # columns of the cards beside the table on a wide screen


@dataclass(frozen=True)
class Plan:
    """What is drawn as boxes, and what is left out."""

    above: bool = True  # the opponent's dice as boxes
    below: bool = True  # yours
    attack: bool = True  # the dice that fight
    piles: bool = True  # which dice lie in bag, prep and used, not only how many
    cards: bool = True  # the cards, even while nothing can be bought
    theirs: bool = True  # the opponent's cards
    tight: bool = False


PLANS: Final = (
    Plan(),
    Plan(tight=True),
    Plan(tight=True, piles=False),
    Plan(tight=True, piles=False, cards=False),
    Plan(tight=True, piles=False, cards=False, above=False),
    Plan(tight=True, piles=False, cards=False, above=False, theirs=False),
    Plan(tight=True, piles=False, cards=False, above=False, below=False),
    Plan(tight=True, piles=False, cards=False, above=False, below=False, attack=False),
    Plan(tight=True, piles=False, cards=False, above=False, below=False, attack=False, theirs=False),
)
FIGHT: Final = frozenset({"attack", "block", "actions", "damage"})  # steps in which nothing can be bought


def table(look: Look, question: Question) -> list[RenderableType]:
    """The table and the choices, in the fullest way that fits."""
    if look.view["draft"]:
        return draft.table(look, question)
    mats = (whole_mat(look, plan) for plan in PLANS)
    return look.terminal.fullest((mats, choices(look, question)))


def choices(look: Look, question: Question) -> Sequence[RenderableType]:
    """The choices, from the fullest way to the shortest."""
    t, view, say = look.terminal, look.view, look.say
    ways = (
        asking.listed(question, view, say, texts=not t.wide, headings=True),
        asking.listed(question, view, say, texts=False, headings=t.tall),
        asking.brief(question, view, say, look.width),
    )
    bill = asking.bill(view, say)
    return [Group(bill, way) for way in ways] if bill else ways


def whole_mat(look: Look, plan: Plan) -> list[RenderableType]:
    """The heading and both sides; on a wide screen with the cards beside them."""
    head = Rule(screen.heading(look.view, look.say), align="left", style="dim")
    if not look.terminal.wide:
        return [head, *sides(look, look.width, plan)]
    wide = look.width - BESIDE - 2
    left = Group(*sides(look, wide, plan))
    right = panels.beside(look, BESIDE - 2, look.terminal.rows(left))
    return [head, side_by_side(left, wide, right)]


def sides(look: Look, width: int, plan: Plan) -> list[RenderableType]:
    """The opponent above, the basic actions, the attack, and you below."""
    view, say, below = look.view, look.say, look.seat
    above = 1 - below
    has_cards = not look.terminal.wide and (plan.cards or view["step"] not in FIGHT)
    shown: list[RenderableType] = [screen.side(view, above, say, above in look.own, width, not plan.piles)]
    if has_cards and plan.theirs:
        shown.append(screen.cards(view, above, say, width))
    shown += [
        zones(look, above, width, plan.above, plan.tight),
        screen.middle(view["basic_actions"], say, width),
    ]
    if any(one["attacking"] for one in view["seats"][view["active"]]["field"]):
        draw = lanes.attack_zone if plan.attack else lanes.attack_lines
        shown.append(draw(view, say, width))
    shown.append(zones(look, below, width, plan.below, plan.tight))
    shown.append(screen.side(view, below, say, below in look.own, width, not plan.piles))
    if has_cards:
        shown.append(screen.cards(view, below, say, width))
    return shown


def zones(look: Look, seat: int, width: int, boxes: bool, tight: bool) -> RenderableType:
    """Field and reserve of a seat."""
    if boxes:
        return screen.mat(look.view, seat, look.say, width, tight)
    return screen.mat_in_lines(look.view, seat, look.say, width)


def ending(look: Look) -> list[RenderableType]:
    """The table when all is over."""
    return whole_mat(look, Plan())


def shown(look: Look, key: str) -> RenderableType | None:
    """The whole table, the texts of the cards, or the faces of the dice, for whoever asks."""
    if key == "b":
        return Group(*whole_mat(look, Plan()))
    if key == "m":
        return panels.texts(look)
    return panels.faces(look) if key == "d" else None
