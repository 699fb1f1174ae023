"""What screens are drawn with: the colours of seats, bars, boxes, lines that flow, numbered choices."""

import textwrap
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from .question import Question
from .words import Words

SEAT_COLOURS: Final = ("#5fd7ff", "#ff87d7", "#d7ff5f", "#ffaf5f")
BAR: Final = 8  # most signs of a bar
PANEL: Final = 84  # most columns of a card
DONE, NOW, LATER = "●", "◉", "○"  # phases of a turn
DARK: Final = 0.38  # how much of its colour something keeps that stands back


def colour(seat: int) -> str:
    """The colour of a seat."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def ink_on(ground: str) -> str:
    """Black or white, whichever is easier to read there."""
    red, green, blue = (int(ground[i : i + 2], 16) for i in (1, 3, 5))
    return "#000000" if 0.3 * red + 0.59 * green + 0.11 * blue > 115 else "#ffffff"


def darker(bright: str, kept: float = DARK) -> str:
    """A colour of which only a part is left."""
    parts = (round(int(bright[i : i + 2], 16) * kept) for i in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in parts)


def bar(left: int, full: int, most: int = BAR) -> Text:
    """How much of something is left: health, life."""
    signs = min(full, most)
    lit = min(signs, -(-max(left, 0) * signs // full)) if full else 0
    style = "green" if 2 * left > full else "yellow" if 4 * left > full else "red"
    return Text.assemble(("━" * lit, style), ("━" * (signs - lit), "grey30"), f" {left}/{full}")


def flow(parts: Sequence[Text], width: int, joint: str = "  ", indent: int = 0, hang: int = 0) -> Text:
    """Parts one after the other; none is broken over two lines. `hang` indents all lines but the first."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(joint) + part.cell_len <= width:
            lines[-1].append(joint, style="dim")
        else:
            lines.append(Text(" " * (indent + (hang if lines else 0))))
        lines[-1].append_text(part)
    return Text("\n").join(lines)


def hanging(line: str, width: int, indent: int = 0) -> Text:
    """A sentence; where it goes on in further lines they are indented more than the first."""
    first, more = " " * indent, " " * (indent + 2)
    return Text(
        textwrap.fill(line, width, initial_indent=first, subsequent_indent=more, break_on_hyphens=False)
    )


def numbered(number: int | None, line: Text) -> RenderableType:
    """A choice with its number before it; what does not fit in the line stays clear of the numbers."""
    grid = Table.grid()
    grid.add_column(width=4, no_wrap=True)
    grid.add_column()
    grid.add_row(Text("" if number is None else f"{number:>3}", style="bold cyan"), line)
    return grid


def shortened(name: str, longest: int) -> str:
    """A name that takes so many columns at most."""
    return name if len(name) <= longest else name[: max(0, longest - 1)].rstrip() + "…"


Box = list[Text]  # lines of equal width


def beside(boxes: Sequence[Box], width: int) -> list[Text]:
    """Boxes beside each other in as many rows as they need, their tops on one line."""
    rows: list[list[Box]] = []
    for box in boxes:
        if rows and sum(one[0].cell_len + 1 for one in rows[-1]) + box[0].cell_len <= width:
            rows[-1].append(box)
        else:
            rows.append([box])
    lines: list[Text] = []
    for row in rows:
        for number in range(max(map(len, row))):
            parts = [box[number] if number < len(box) else Text(" " * box[0].cell_len) for box in row]
            lines.append(Text(" ", no_wrap=True).join(parts))
    return lines


def lines_beside(left: Sequence[Text], right: Sequence[Text], wide: int) -> list[Text]:
    """Lines beside each other, those on the left so wide."""
    lines = []
    for first, second in zip_longest(left, right):
        line = Text(no_wrap=True).append_text(first or Text())
        line.append(" " * (wide - line.cell_len))
        lines.append(line.append_text(second or Text()))
    return lines


def side_by_side(left: RenderableType, wide: int, right: RenderableType) -> Table:
    """Two things beside each other, the left one so wide."""
    grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
    grid.add_column(width=wide)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid


def track(names: Sequence[str], at: int) -> Text:
    """The phases of a turn by name, the present one in brackets."""
    parts = []
    for number, name in enumerate(names):
        shown = (f"[{name}]", "bold") if number == at else (name, "dim" if number > at else "")
        parts.append(Text.assemble(shown))
    return Text.assemble(*(piece for part in parts for piece in ((" › ", "dim"), part)))[3:]


def track_in_short(names: Sequence[str], at: int) -> Text:
    """The phases of a turn as dots, and the name of the present one."""
    dots = DONE * at + NOW + LATER * (len(names) - at - 1)
    return Text.assemble((dots, "bold"), " ", (names[at], "bold"))


def player_name(names: Sequence[str], seat: int, say: Words) -> str:
    """A player goes by the name of what was brought: with a number where both have the same, and by number
    alone where somebody has none."""
    if not all(names):
        return say("seat.player", n=seat + 1)
    return f"{names[seat]} {seat + 1}" if names[0] == names[1] else names[seat]


def refusal(question: Question, say: Words) -> list[RenderableType]:
    """The choice to do nothing."""
    if question.refusal is None:
        return []
    return [numbered(0, Text(question.refusal.text(say.lang)))]
