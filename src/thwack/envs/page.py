"""The tables of docs/envs.md: what lies where in the arrays of each game."""

from collections.abc import Iterable, Iterator

from .choices import ChoiceRows
from .fields import Line
from .lenses import lens_of


def tables(game: str, seats: int = 2) -> str:
    """The two tables of a game: an observation, and the row of a choice."""
    lens = lens_of(game, seats)
    rows = ChoiceRows(lens)
    parts = (
        f"`observation`: {lens.layout.size} numbers, with {len(lens.cards)} card numbers.",
        table(lens.layout.lines(0, 0)),
        f"`choices`: {lens.actions} rows of {rows.size} numbers, and `action_mask`: {lens.actions}.",
        table(rows.lines()),
    )
    return "\n\n".join(parts)


def table(lines: Iterable[Line]) -> str:
    """Lines as a table of Markdown."""
    return "\n".join(["| from | size | field | what it is |", "|---:|---:|---|---|", *_rows(lines)])


def _rows(lines: Iterable[Line]) -> Iterator[str]:
    for line in lines:
        start = f"+{line.start}" if line.depth else str(line.start)
        yield f"| {start} | {line.size} | {'· ' * line.depth}`{line.name}` | {line.about} |"
