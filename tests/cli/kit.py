"""What tests of the command line are made of."""

from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console

from thwack.cli import main
from thwack.cli.terminal import Terminal


class Said(NamedTuple):
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


def thwack_says(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    """Run a command in this process."""
    code = main(list(words))
    out, err = capsys.readouterr()
    return Said(code, out, err)


class Script(Terminal):
    """A terminal at which lines are typed that were written before; then the input ends, or Ctrl-C comes."""

    def __init__(
        self, lines: Sequence[str] = (), width: int = 80, height: int = 24, ctrl_c: bool = False
    ) -> None:
        self.paper = StringIO()
        self.console = Console(
            file=self.paper, width=width, height=height, highlight=False, color_system=None
        )
        self.live = False
        self.lines = list(lines)
        self.prompts: list[str] = []
        self.ctrl_c = ctrl_c

    def read(self, prompt: str) -> str | None:
        """The next line of the script."""
        self.prompts.append(prompt)
        if self.lines:
            return self.lines.pop(0)
        if self.ctrl_c:
            raise KeyboardInterrupt
        return None

    @property
    def text(self) -> str:
        """All that was shown."""
        return self.paper.getvalue()


def one_sentence(said: Said, *parts: str) -> None:
    """The command was refused as bad input is: code 2, one clear sentence on stderr, no traceback."""
    assert said.code == 2, said
    assert said.err.startswith("thwack: "), said
    assert "Traceback" not in said.err
    assert_all_in(parts, said.err)


def assert_all_in(parts: Iterable[str], text: str) -> None:
    """Every part is in the text."""
    for part in parts:
        assert part in text, f"{part!r} is not in {text!r}"


def assert_refused(capsys: pytest.CaptureFixture[str], file: Path, text: str, part: str) -> None:
    """A content file with this text is wrong, and it is said where and why."""
    file.write_text(text, encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 2, said
    assert_all_in((file.name, part), said.err)
