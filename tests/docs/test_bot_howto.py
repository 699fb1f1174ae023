"""The page about bots: its bot plays, by every command that the page names."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.kit import thwack_says
from tests.docs.pages import block_with, blocks

PAGE = "docs/howto/write_a_bot.md"
FEWER = {"20": "1", "4": "2"}  # games and pairs: what is shown is how it is called


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the bot of the page."""
    (tmp_path / "my_bots.py").write_text(block_with(PAGE, "python", "Careful"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    sys.modules.pop("my_bots", None)


def commands() -> dict[str, list[str]]:
    """What the page types, by command."""
    (block,) = blocks(PAGE, "console")
    lines = [shlex.split(line.removeprefix("$ thwack ")) for line in block.splitlines()]
    return {words[0]: words for words in lines}


@pytest.mark.parametrize("command", ["simulate", "ladder", "balance"])
def test_the_bot_of_the_page_plays(command: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [FEWER.get(word, word).replace(",greedy", "") for word in commands()[command]]
    more = ["--decks", "avengers,webs-and-court"] if command == "balance" else []
    said = thwack_says(capsys, *words, *more)
    assert said.code == 0, said.err
    assert "my_bots:Careful" in said.out


def test_the_terminal_takes_it(folder: Path) -> None:
    from thwack.cli.app import parser

    top, _ = parser()
    assert top.parse_args(commands()["play"]).against == "my_bots:Careful"
    assert top.parse_args(commands()["serve"]).bots == ["my_bots:Careful"]
