"""`python -m tools.heat_map matrix.csv > matrix.svg`: the matrix of `thwack balance --csv` as a picture.

A line for each side, best first, and a column for each opponent in the same order: green where the side won
more than half of their games, violet where it won less, grey where it was even.
"""

import csv
import sys
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

CELL: Final = 10
LEFT: Final = 170  # for the names
# A share of wins up to this, and its colour: told apart without red and green, in grey too.
COLOURS: Final = ((0.2, "#762a83"), (0.45, "#c2a5cf"), (0.55, "#d9d9d9"), (0.8, "#a6dba0"), (1.0, "#1b7837"))


class Cell(NamedTuple):
    """How often a side won against another."""

    games: int
    points: float  # a draw counts a half


def read(text: str) -> dict[tuple[str, str], Cell]:
    """The cells of such a table, in its order."""
    rows = csv.DictReader(text.splitlines())
    return {
        (row["side"], row["against"]): Cell(int(row["games"]), int(row["wins"]) + int(row["draws"]) / 2)
        for row in rows
    }


def means(cells: Mapping[tuple[str, str], Cell]) -> dict[str, float]:
    """The share that each side won of all its games, best first."""
    games: dict[str, int] = {}
    points: dict[str, float] = {}
    for (side, _), cell in cells.items():
        games[side] = games.get(side, 0) + cell.games
        points[side] = points.get(side, 0.0) + cell.points
    found = {side: points[side] / games[side] for side in games if games[side]}
    return dict(sorted(found.items(), key=lambda row: (-row[1], row[0])))


def drawn(cells: Mapping[tuple[str, str], Cell]) -> str:
    """The picture, as SVG."""
    ranked = means(cells)
    sides = list(ranked)
    top, size = LEFT, CELL * len(sides)
    places: dict[str, list[str]] = {colour: [] for _, colour in COLOURS}
    for line, side in enumerate(sides):
        for column, other in enumerate(sides):
            cell = cells.get((side, other))
            if cell is not None and cell.games:
                at = f"M{LEFT + CELL * column} {top + CELL * line}"
                places[colour_of(cell.points / cell.games)].append(f"{at}h{CELL}v{CELL}h-{CELL}z")
    width, height = LEFT + size + 50, top + size + 10
    drawing = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        ' font-size="9" fill="#222">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        *(f'<path fill="{colour}" d="{"".join(ways)}"/>' for colour, ways in places.items() if ways),
        *names(sides, ranked, top, size),
        "</svg>",
    ]
    return "\n".join(drawing) + "\n"


def names(sides: Sequence[str], ranked: Mapping[str, float], top: int, size: int) -> list[str]:
    """Who is who: to the left, above, and how much each has won to the right."""
    found = []
    for number, side in enumerate(sides):
        at = CELL * number + CELL - 2
        found.append(f'<text x="{LEFT - 5}" y="{top + at}" text-anchor="end">{escape(side)}</text>')
        turned = f'transform="translate({LEFT + at} {top - 5}) rotate(-90)"'
        found.append(f"<text {turned}>{escape(side)}</text>")
        found.append(f'<text x="{LEFT + size + 5}" y="{top + at}">{ranked[side]:.0%}</text>')
    return found


def colour_of(share: float) -> str:
    """The colour of a share."""
    return next(colour for most, colour in COLOURS if share <= most)


def main(argv: Sequence[str] | None = None) -> int:
    """Print the picture."""
    files = sys.argv[1:] if argv is None else argv
    if len(files) != 1:
        print("usage: python -m tools.heat_map MATRIX.csv > MATRIX.svg", file=sys.stderr)
        return 2
    print(drawn(read(Path(files[0]).read_text(encoding="utf-8"))), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
