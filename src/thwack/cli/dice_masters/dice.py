"""Dice as little boxes, three lines high: pure functions from a face to rich text.

A character's numbers stand in the corners, as on the real die: cost top left, attack top right, defense below
right, bursts below left. The dots in the middle are the level.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from ..drawing import darker
from ..words import Words
from . import lore
from .lore import Face

WIDE: Final = 7  # columns of a box
GROUND: Final = 0.2  # how much of its colour is left in a die's ground
MORE: Final = "#7dff7d"  # a number above the printed one
LESS: Final = "#ff6b6b"  # a number below it
PIP: Final = "•"
NAMES: Final = (16, 11, 8)  # columns that names may take: the first with which all fit in a row


@dataclass(frozen=True)
class Picture:
    """Lines of equal width that stand beside others."""

    lines: tuple[Text, ...]
    width: int


@dataclass(frozen=True)
class Drawn:
    """A die to be drawn: its face, whose it is, and what has happened to it."""

    face: Face
    die: str
    name: str = ""
    attack: int | None = None  # the current numbers, where they may differ from the printed ones
    defense: int | None = None
    damage: int = 0
    count: int = 1  # so many that look the same
    notes: tuple[str, ...] = ()
    ink: str = ""  # the style of the name


def picture(lines: Sequence[Text]) -> Picture:
    """Lines filled up to the longest of them."""
    width = max((line.cell_len for line in lines), default=0)
    for line in lines:
        line.pad_right(width - line.cell_len)
    return Picture(tuple(lines), width)


def colour_of(face: Face, die: str) -> str:
    """The colour of a face: of its energy, or else of the die's."""
    return lore.COLOURS.get(face.energy, lore.PLAIN) if face.kind == "energy" else lore.die_colour(die)


def numbers(drawn: Drawn) -> tuple[int, int]:
    """Attack and defense as they are now."""
    attack = drawn.face.attack if drawn.attack is None else drawn.attack
    return attack, drawn.face.defense if drawn.defense is None else drawn.defense


def number(now: int, printed: int, ground: str) -> tuple[str, Style]:
    """A number in a corner; green when it is above the printed one, red when below."""
    ink = "#ffffff" if now == printed else MORE if now > printed else LESS
    return str(now), Style(color=ink, bgcolor=ground, bold=True, underline=now != printed)


def middle(drawn: Drawn, say: Words, ground: str) -> Text:
    """What stands in the middle of a face: symbols of energy, an action, or level and damage."""
    face = drawn.face
    bold = Style(color=colour_of(face, drawn.die), bgcolor=ground, bold=True)
    if face.kind == "energy":
        sign = lore.energy_sign(face.energy, say)
        return Text(sign if face.energy == "generic" else " ".join(sign * face.amount), style=bold)
    if face.kind == "action":
        return Text(say("dice.act"), style=bold)
    text = Text(PIP * face.level, style=bold)
    if drawn.damage:
        text.append(f" -{drawn.damage}", style=Style(color=LESS, bgcolor=ground, bold=True))
    return text


def box(drawn: Drawn, say: Words) -> list[Text]:
    """The three lines of a die."""
    face = drawn.face
    bright = colour_of(face, drawn.die)
    ground = darker(bright, GROUND)
    line = Style(color=bright, bgcolor=ground)
    inside = middle(drawn, say, ground)
    corners: list[tuple[str, Style]] = [("╭", line), ("╮", line), ("╰", line), ("╯", line)]
    if face.kind == "character":
        attack, defense = numbers(drawn)
        corners[0] = number(face.cost, face.cost, ground)
        corners[1] = number(attack, face.attack, ground)
        corners[3] = number(defense, face.defense, ground)
    if face.burst:
        corners[2] = ("*" * face.burst, Style(color="#ffffff", bgcolor=ground, bold=True))
    wide = max(WIDE, inside.cell_len + 2, *(len(corners[i][0] + corners[i + 1][0]) + 3 for i in (0, 2)))
    top, below = (
        Text.assemble(left, ("─" * (wide - len(left[0]) - len(right[0])), line), right)
        for left, right in (corners[:2], corners[2:])
    )
    room = wide - 2 - inside.cell_len
    before = " " * (room // 2)
    return [top, Text.assemble(("│" + before, line), inside, (" " * (room - room // 2) + "│", line)), below]


def die(drawn: Drawn, say: Words, longest: int = NAMES[0]) -> Picture:
    """A die with its name under it."""
    lines = box(drawn, say)
    captions = [Text(shortened(drawn.name, longest, drawn.count), style=drawn.ink)] if drawn.name else []
    captions += [Text(shortened(note, longest + 4), style="dim italic") for note in drawn.notes]
    wide = max(part.cell_len for part in (*lines, *captions))
    for part in (*lines, *captions):
        part.pad_left((wide - part.cell_len) // 2)
    return picture([*lines, *captions])


def shortened(name: str, longest: int, count: int = 1) -> str:
    """A name that takes so many columns at most, with how many there are."""
    short = name if cell_len(name) <= longest else name[: longest - 1].rstrip() + "…"
    return f"{count}× {short}" if count > 1 else short


def grouped(dice: Sequence[Drawn]) -> list[Drawn]:
    """Dice that look the same drawn once, with how many there are."""
    found: dict[Drawn, int] = {}
    for one in dice:
        found[one] = found.get(one, 0) + 1
    return [replace(one, count=count) for one, count in found.items()]


def tray(dice: Sequence[Drawn], say: Words, width: int) -> Picture:
    """Dice in as few rows as they need: with shorter names, or with like ones drawn once, if that helps."""
    for some in (dice, grouped(dice)):
        for longest in NAMES:
            pictures = [die(one, say, longest) for one in some]
            if len(rows_of(pictures, width)) <= 1:
                return wrapped(pictures, width)
    return wrapped([die(one, say, NAMES[1]) for one in grouped(dice)], width)


def rows_of(pictures: Sequence[Picture], width: int, gap: int = 1) -> list[list[Picture]]:
    """Pictures row by row, as many as fit beside each other."""
    rows: list[list[Picture]] = []
    for one in pictures:
        if rows and sum(p.width + gap for p in rows[-1]) + one.width <= width:
            rows[-1].append(one)
        else:
            rows.append([one])
    return rows


def beside(pictures: Sequence[Picture], gap: int = 1) -> Picture:
    """Pictures next to each other, their tops on one line."""
    height = max((len(one.lines) for one in pictures), default=0)
    lines = [Text(no_wrap=True) for _ in range(height)]
    for index, one in enumerate(pictures):
        for number_, line in enumerate(lines):
            line.append(" " * gap if index else "")
            line.append_text(one.lines[number_] if number_ < len(one.lines) else Text(" " * one.width))
    return picture(lines)


def wrapped(pictures: Sequence[Picture], width: int, gap: int = 1) -> Picture:
    """Pictures in as many rows as they need."""
    return picture([line for row in rows_of(pictures, width, gap) for line in beside(row, gap).lines])


def widened(one: Picture, width: int) -> Picture:
    """A picture in the middle of so many columns."""
    for line in one.lines:
        line.pad_left((width - one.width) // 2)
        line.pad_right(width - line.cell_len)
    return Picture(one.lines, max(width, one.width))


def in_grid(pictures: Sequence[Picture], width: int, gap: int) -> Picture:
    """Pictures row by row, those in one column under each other."""
    for columns in range(len(pictures), 0, -1):
        wide = [max(one.width for one in pictures[n::columns]) for n in range(columns)]
        if sum(wide) + gap * (columns - 1) <= width or columns == 1:
            break
    lines: list[Text] = []
    for start in range(0, len(pictures), columns):
        row = [filled(one, wide[n]) for n, one in enumerate(pictures[start : start + columns])]
        lines += beside(row, gap).lines
    return picture(lines)


def filled(one: Picture, width: int) -> Picture:
    """A picture with spaces behind it, up to so many columns."""
    for line in one.lines:
        line.pad_right(width - line.cell_len)
    return Picture(one.lines, width)


# Dice in a line, where there is no room for boxes


def chip(drawn: Drawn, say: Words) -> Text:
    """A die in a few signs: FF, ACT*, or a name with attack and defense."""
    face = drawn.face
    bright = colour_of(face, drawn.die)
    if face.kind != "character":
        ground = darker(bright, GROUND)
        signs = middle(drawn, say, ground).plain.replace(" ", "") + "*" * face.burst
        again = "↻" if drawn.notes else " "
        return Text(f"{again}{signs} ", style=Style(color=bright, bgcolor=ground, bold=True))
    attack, defense = numbers(drawn)
    text = Text.assemble((f"{drawn.name} ", drawn.ink or Style(color=bright)), (PIP * face.level, "dim"), " ")
    text.append(*plain_number(attack, face.attack)).append("/").append(*plain_number(defense, face.defense))
    text.append("*" * face.burst, style="bold")
    return text.append(f" -{drawn.damage}", style=f"bold {LESS}") if drawn.damage else text


def plain_number(now: int, printed: int) -> tuple[str, Style]:
    """A number in a line; green when it is above the printed one, red when below."""
    if now == printed:
        return str(now), Style(bold=True)
    return str(now), Style(color=MORE if now > printed else LESS, bold=True, underline=True)


def chips(dice: Sequence[Drawn], say: Words) -> list[Text]:
    """Dice in a line: energy and actions by die, characters one by one."""
    found: list[Text] = []
    others: dict[str, list[Drawn]] = {}
    for one in dice:
        if one.face.kind != "character":
            others.setdefault(one.name, []).append(one)
    for name, some in others.items():
        found.append(Text.assemble(Text(" ").join(chip(one, say) for one in some), (f" {name}", "dim")))
    for one in grouped([one for one in dice if one.face.kind == "character"]):
        text = Text.assemble(f"{one.count}× " if one.count > 1 else "", chip(one, say))
        for note in one.notes:
            text.append(f" ({note})", style="dim")
        found.append(text)
    return found
