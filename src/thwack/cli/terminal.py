"""Where a person sits: lines typed, lines shown. Works in a terminal and through pipes."""

import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, RenderableType

WIDE: Final = 112  # columns from which two things stand side by side
TALL: Final = 44  # rows from which everything is shown for every question


class Terminal:
    """A screen and a keyboard."""

    def __init__(self) -> None:
        self.console = Console(file=sys.stdout, highlight=False)
        self.live = self.console.is_terminal and sys.stdin.isatty()

    def read(self, prompt: str) -> str | None:
        """A line, without the spaces around it; None at the end of the input."""
        prompt += " " if prompt.endswith(".") else "> "
        try:
            if self.live:
                return input(prompt).strip()
            self.console.print(prompt, end="", markup=False, soft_wrap=True)
            sys.stdout.flush()
            line = sys.stdin.readline()
            self.console.print()
            return line.strip() if line else None
        except (EOFError, UnicodeDecodeError):
            return None

    def show(self, *parts: RenderableType) -> None:
        """Print something."""
        for part in parts:
            self.console.print(part)

    def rows(self, *parts: RenderableType) -> int:
        """How many rows these take."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def plain(self, *parts: RenderableType) -> str:
        """The text of these, as they would be shown."""
        lines = [line for part in parts for line in self.console.render_lines(part, pad=False)]
        return "\n".join("".join(segment.text for segment in line) for line in lines)

    def fits(self, *parts: RenderableType) -> bool:
        """Whether the screen has room for these and a prompt."""
        return self.rows(*parts) < self.console.height

    def fullest(
        self, *ways: tuple[Iterable[Sequence[RenderableType]], Sequence[RenderableType]]
    ) -> list[RenderableType]:
        """The first table with which something fits that stands below: of tables, and of ways to put it. If
        nothing fits, the last of both."""
        for tables, puts in ways:
            counted = [(put, self.rows(put)) for put in puts]
            for above in tables:
                room = self.console.height - self.rows(*above)
                for below, rows in counted:
                    if rows < room:
                        return [*above, below]
        return [*above, below]

    def clear(self, everything: bool = False) -> None:
        """An empty screen; with `everything` also what could be scrolled back to."""
        if self.live:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H" if everything else "\x1b[2J\x1b[H")
        elif everything:
            self.console.print("\n" * 3)

    @property
    def wide(self) -> bool:
        """Whether there is room for two things side by side."""
        return self.console.width >= WIDE

    @property
    def tall(self) -> bool:
        """Whether there is room for everything."""
        return self.console.height >= TALL
