"""The battlefield as a map in the terminal: pure functions from a board and who stands there to rich text."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.style import Style
from rich.text import Text

from ...games.unmatched.cards.board import Board
from ...games.unmatched.speech.naming import zone_name
from ..drawing import darker, flow, ink_on
from ..words import Words

ZONES: Final = {
    "amber": "#d89a00",
    "blue": "#2a68c8",
    "brown": "#8a5a33",
    "cobalt": "#2f55b5",
    "crimson": "#b01535",
    "gray": "#7c8588",
    "green": "#2c8c46",
    "jade": "#12976b",
    "light-gray": "#b4babd",
    "light-green": "#86c45e",
    "navy": "#243a78",
    "ochre": "#b97a2a",
    "orange": "#d96c1e",
    "purple": "#7d3f9c",
    "red": "#b83228",
    "slate": "#5d6f80",
    "teal": "#128080",
    "violet": "#9a74cc",
    "yellow": "#d4b52c",
}
LINE: Final = Style(color="#8a8a8a", dim=True)
LIT: Final = "›"  # before a space that can be chosen
PASSAGE: Final = "§"  # behind a space with a secret passage
TOKEN: Final = "≈"  # behind a space with a token

Cells = list[list[tuple[str, Style]]]


@dataclass(frozen=True)
class Mark:
    """A fighter on the map: two letters in the colour of its seat."""

    text: str
    style: str


@cache
def prefix_of(board: Board) -> str:
    """What the ids of all spaces begin with: S for S01 to S38."""
    first, last = min(board.slugs), max(board.slugs)
    same = next((i for i, c in enumerate(first) if c != last[i : i + 1]), len(first))
    return first[:same].rstrip("0123456789")


def label(board: Board, space: int) -> str:
    """The number of a space, as the map shows it."""
    return board.slugs[space][len(prefix_of(board)) :]


@cache
def letters(board: Board, lang: str) -> dict[str, str]:
    """A letter of its own for every zone, from its name in this language."""
    found: dict[str, str] = {}
    for zone in board.zone_names:
        name = zone_name(zone, lang)
        tries = [c.upper() for c in name if c.isalpha()] + list("ZXWKQJ")
        found[zone] = next(c for c in tries if c not in found.values())
    return found


def zone_style(zone: str, faded: bool = False) -> Style:
    """The colour of a zone."""
    colour = ZONES.get(zone, "#606060")
    if faded:
        return Style(color="#a0a0a0", bgcolor=darker(colour))
    return Style(color=ink_on(colour), bgcolor=colour)


def width_of(board: Board, space: int) -> int:
    """The columns a space takes: its number, a letter per zone, and a sign behind it."""
    return 2 + len(board.zones[space]) + (board.passages >> space & 1)


@cache
def lay_out(board: Board, width: int, height: int) -> list[tuple[int, int]]:
    """The first column and the row of every space: as its x and y say, but nothing overlaps."""
    lows = [min(at[axis] for at in board.at) for axis in (0, 1)]
    spans = [max(max(at[axis] for at in board.at) - lows[axis], 0.001) for axis in (0, 1)]
    found: list[tuple[int, int]] = [(0, 0)] * board.size
    taken: set[tuple[int, int]] = set()
    for space in sorted(range(board.size), key=lambda s: (board.at[s][1], board.at[s][0])):
        wide = width_of(board, space)
        x, y = ((board.at[space][axis] - lows[axis]) / spans[axis] for axis in (0, 1))
        column, row = 1 + round(x * (width - wide - 2)), round(y * (height - 1))
        found[space] = free_place(taken, column, row, wide, width, height)
        column, row = found[space]
        taken.update((c, row) for c in range(column - 1, column + wide + 1))
    return found


def free_place(
    taken: set[tuple[int, int]], column: int, row: int, wide: int, width: int, height: int
) -> tuple[int, int]:
    """The place nearest to the wished one where a space and a gap around it overlap nothing."""
    places = [
        (abs(dx) + 2 * abs(dy), column + dx, row + dy)
        for dy in range(-2, 3)
        for dx in range(-8, 9)
        if 1 <= column + dx <= width - wide - 1 and 0 <= row + dy < height
    ]
    for _, c, r in sorted(places):
        if not any((cell, r) in taken for cell in range(c, c + wide)):
            return c, r
    return column, row


@cache
def draw_lines(board: Board, width: int, height: int) -> list[list[int]]:
    """The lines between spaces as dots, two across and four down in every cell: what braille signs show."""
    places = lay_out(board, width, height)
    dots = [[0] * width for _ in range(height)]
    bits = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
    middles = [(2 * c + width_of(board, s), 4 * r + 2) for s, (c, r) in enumerate(places)]
    for a, b in board.lines:
        (x1, y1), (x2, y2) = middles[a], middles[b]
        steps = max(1, abs(x2 - x1), abs(y2 - y1))
        for step in range(steps + 1):
            x, y = (int(p + (q - p) * step / steps + 0.5) for p, q in ((x1, x2), (y1, y2)))
            if 0 <= x < 2 * width and 0 <= y < 4 * height:
                dots[y // 4][x // 2] |= bits[y % 4][x % 2]
    return dots


def tile(
    board: Board, space: int, mark: Mark | None, lit: bool, faded: bool, token: bool, lang: str
) -> list[tuple[str, Style]]:
    """A space: its number or who stands there, then the letters of its zones, all in the zones' colours."""
    zones = board.zones[space]
    first = zone_style(zones[0], faded)
    if mark is not None:
        head = Style.parse(mark.style)
    else:
        head = first + Style(bold=lit, underline=lit)
    text = mark.text if mark is not None else label(board, space)
    cells = [(c, head) for c in text.rjust(2)[:2]]
    cells += [(letters(board, lang)[zone], zone_style(zone, faded)) for zone in zones]
    sign = TOKEN if token else PASSAGE if board.passages >> space & 1 else ""
    return cells + [(sign, first + Style(bold=True))] if sign else cells


def draw(
    board: Board,
    marks: Mapping[str, Mark],
    width: int = 78,
    height: int = 17,
    lit: Collection[str] = (),
    tokens: Collection[str] = (),
    lang: str = "en",
) -> Text:
    """The map. `marks` says who stands where, `lit` which spaces can be chosen, `tokens` where tokens lie."""
    places = lay_out(board, width, height)
    dots = draw_lines(board, width, height)
    cells: Cells = [[(chr(0x2800 + d) if d else " ", LINE) for d in row] for row in dots]
    for space, (column, row) in enumerate(places):
        slug = board.slugs[space]
        is_lit = slug in lit
        faded = bool(lit) and not is_lit
        sign = LIT if is_lit else " "
        shown = [
            (sign, Style(bold=True)),
            *tile(board, space, marks.get(slug), is_lit, faded, slug in tokens, lang),
        ]
        for offset, cell in enumerate(shown):
            if column - 1 + offset < width:
                cells[row][column - 1 + offset] = cell
    return Text("\n", no_wrap=True).join(line_of(row) for row in cells)


def line_of(cells: list[tuple[str, Style]]) -> Text:
    """A row of cells as text; neighbours in one style are one piece."""
    text = Text(no_wrap=True, end="")
    for style, run in groupby(cells, key=itemgetter(1)):
        text.append("".join(sign for sign, _ in run), style)
    text.rstrip()
    return text


def legend(board: Board, lang: str, tokens: str = "", width: int = 78) -> Text:
    """The zones with their letters and colours, and the other signs."""
    say = Words(lang)
    parts = [
        Text.assemble((letter, zone_style(zone)), f" {zone_name(zone, lang)}")
        for zone, letter in letters(board, lang).items()
    ]
    if board.passages:
        parts.append(Text(f"{PASSAGE} {say('map.passage')}"))
    if tokens:
        parts.append(Text(f"{TOKEN} {tokens}"))
    return flow(parts, width)
