"""Cards as every game shows them to whoever asks: by item, in a frame, in several languages."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .arguments import console
from .drawing import PANEL
from .words import Words

Json = Any
F = TypeVar("F")  # what a game knows of a card


@dataclass(frozen=True)
class CardItem(Generic[F]):
    """A card to look at."""

    fact: F
    id: str
    hero: str  # the slug under which it is gathered
    drawn: Callable[[F, Sequence[str]], RenderableType]
    plain: Callable[[F], dict[str, Json]]

    def panel(self, langs: Sequence[str]) -> RenderableType:
        """The card as it would lie on the table."""
        return self.drawn(self.fact, langs)

    def as_json(self) -> dict[str, Json]:
        """The card as plain data with its texts in every language."""
        return self.plain(self.fact)


def in_languages(
    langs: Sequence[str], lines: Callable[[Words], Sequence[RenderableType | str | None]]
) -> Table:
    """Lines about a card in each language, one under the other."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for number, one in enumerate(langs):
        if number:
            grid.add_row("", "")
        first = one if len(langs) > 1 else ""
        for line in lines(Words(one)):
            if line:
                grid.add_row(first, line)
                first = ""
    return grid


def framed(
    *parts: RenderableType, title: str, foot: str = "", ink: str, unfinished: str = ""
) -> RenderableType:
    """A card in its frame; `unfinished` says why it is not offered."""
    warning = [Text(unfinished, style="yellow")] if unfinished else []
    return Panel(
        Group(*parts, *warning),
        title=Text(title, style="bold"),
        title_align="left",
        subtitle=Text(foot, style="dim") if foot else None,
        subtitle_align="right",
        border_style=ink,
        width=min(console().width, PANEL),
        padding=(0, 1),
    )
