"""How much of an Unmatched match is on the screen, and where: as much as the question needs and as fits."""

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..host import Look
from ..terminal import Terminal
from . import screen
from .question import Question
from .screen import seen

LOW: Final = 9  # rows to which the map shrinks where there is little room


def map_size(t: Terminal) -> tuple[int, int]:
    """The columns and rows the map may take."""
    width = t.console.width - 46 if t.wide else t.console.width - 2
    return max(40, min(width, 90)), max(12, min(t.console.height - 12, 24))


def side_width(t: Terminal) -> int:
    """The columns beside the map, or all of them under it."""
    return t.console.width - map_size(t)[0] - 3 if t.wide else t.console.width


def fits_beside_map(t: Terminal, part: RenderableType) -> bool:
    """Whether this is hardly taller than the map it stands beside."""
    options = t.console.options.update(width=side_width(t))
    return len(t.console.render_lines(part, options)) <= map_size(t)[1] + 3


def table(look: Look, question: Question) -> list[RenderableType]:
    """The map, the sides and the choices."""
    t, say, view = look.terminal, look.say, seen(look.view)
    width, height = map_size(t)
    if question.picked is not None:
        field = screen.battlefield(view, say, width, height, question.lit)
        return [field, *asked(look), screen.movers(question, view, say)]
    shown: list[RenderableType] = [Rule(screen.heading(view, say), align="left", style="dim")]
    parts: list[RenderableType] = [screen.sides(view, say, look.own, side_width(t))]
    if view["combat"]:
        parts.append(screen.combat(view, say))
    if t.wide:
        shown.append(side_by_side(look, question, parts))
        return [*shown, choices(look, question, shown)]
    actions = any(choice.verb in ("maneuver", "attack") for choice in question.listed)
    if actions or t.tall:
        parts.append(screen.small_hand(view, look.seat, say, look.width))
    if not (actions or question.movers or t.tall):  # all about cards
        return [*shown, *parts, choices(look, question, [*shown, *parts])]
    for rows in range(height, LOW - 1, -1):
        field = screen.battlefield(view, say, width, rows, question.lit)
        below = choices(look, question, [*shown, field, *parts])
        if t.fits(*shown, field, *parts, below):
            break
    return [*shown, field, *parts, below]


def side_by_side(look: Look, question: Question, parts: list[RenderableType]) -> Table:
    """The map, and beside it the sides and the hand."""
    t, say, view = look.terminal, look.say, seen(look.view)
    width, height = map_size(t)
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(width=width + 1)
    grid.add_column(ratio=1)
    beside = Group(*parts, screen.hand(view, look.seat, say))
    if not fits_beside_map(t, beside):
        beside = Group(*parts, screen.hand(view, look.seat, say, texts=False))
    grid.add_row(screen.battlefield(view, say, width, height, question.lit), beside)
    return grid


def choices(look: Look, question: Question, above: list[RenderableType]) -> RenderableType:
    """What is asked and because of what, and below it what can be chosen."""
    if any(choice.verb == "maneuver" for choice in question.listed):  # an action: the heading says so
        return answers(look, question, above)
    head = asked(look)
    below = answers(look, question, [*above, *head])
    whole = [*head, *why(look), below]
    return Group(*whole) if look.terminal.fits(*above, *whole) else Group(*head, below)


def asked(look: Look) -> list[RenderableType]:
    """What is asked and because of what, without that which the heading and the combat say."""
    told = screen.decision(look.prompt, seen(look.view), look.say.lang)
    return [Text(told, style="bold")] if told else []


def why(look: Look) -> list[RenderableType]:
    """What the card or ability says that asks."""
    view, lang = seen(look.view), look.say.lang
    told = screen.text_of_cause(screen.decision(look.prompt, view, lang), view, lang)
    return [Padding(Text(told, style="dim"), (0, 0, 0, 2))] if told else []


def answers(look: Look, question: Question, above: list[RenderableType]) -> RenderableType:
    """What can be chosen, with as much about it as there is room for."""
    t, say, view, seat = look.terminal, look.say, seen(look.view), look.seat
    if question.movers:
        return screen.movers(question, view, say)
    full = screen.listed(question, view, seat, say, texts=not t.wide, headings=t.wide or t.tall)
    if not t.fits(*above, full):
        full = screen.listed(question, view, seat, say, texts=False, headings=False)
    if not t.fits(*above, full):
        full = screen.listed(question, view, seat, say, texts=False, headings=False, brief=True)
    return full


def whole_board(look: Look, lit: set[str]) -> list[RenderableType]:
    """The map and everybody on it."""
    width, height = map_size(look.terminal)
    field = screen.battlefield(seen(look.view), look.say, width, height, lit)
    return [field, screen.sides(seen(look.view), look.say, look.own, look.width)]


def shown(look: Look, question: Question, key: str) -> RenderableType | None:
    """The board, the hand or the discard piles, for whoever asks."""
    if key == "b":
        return Group(*whole_board(look, question.lit))
    if key == "m":
        return screen.hand(seen(look.view), look.seat, look.say)
    return screen.discards(seen(look.view), look.say) if key == "d" else None
