"""The commands in pages, run as a reader would run them: what a page shows is what happens."""

import io
import os
import re
import shlex
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from tests.docs.pages import ROOT, blocks, page
from thwack.cli import main
from thwack.games.battle_scenes.game import BattleScenes
from thwack.games.dice_masters.game import DiceMasters
from thwack.games.mission_arena.game import MissionArena
from thwack.games.unmatched.game import Unmatched

BLESS: Final = "bless it with THWACK_BLESS=1 ./test tests/docs"
FEWER: Final = {  # so that a test need not wait; of how many more a page tells only the numbers change
    "simulate": ["--games", "20"],
    "ladder": ["--pairs", "1", "--workers", "1"],
    "balance": ["--games-per-cell", "1", "--player", "random", "--workers", "1"],
    "puzzles": ["--games", "1"],
    "tune": ["--games", "2", "--rounds", "1"],
}


class Shown(NamedTuple):
    """A command in a page, and what the page shows below it."""

    line: str
    output: str

    @property
    def words(self) -> list[str]:
        """What `thwack` is given; nothing if it is another program, or a server, which does not end."""
        program, *words = shlex.split(self.line, comments=True)
        if program not in ("./play", "thwack") or words[:1] in ([], ["serve"]):
            return []
        return words if not words[0].startswith("-") else ["play", "unmatched", *words]


def commands(name: str) -> list[Shown]:
    """The commands in the console blocks of a page."""
    found = []
    for block in blocks(name, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, output = part.partition("\n")
            found.append(Shown(line, output))
    return found


def plain(text: str) -> str:
    """Lines without the spaces at their ends, and without empty lines before and after them."""
    return "\n".join(line.rstrip() for line in text.splitlines()).strip("\n") + "\n"


def bare(text: str) -> str:
    """A report without its numbers, which differ from run to run."""
    return " ".join(re.sub(r"[\d.]+", "#", re.sub("─+", "─", text)).split())


def said(words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What a command prints to somebody who types nothing, at 80 columns, in a process of its own."""
    games = {
        "battle_scenes": BattleScenes(),
        "dice_masters": DiceMasters(),
        "mission_arena": MissionArena(),
        "unmatched": Unmatched(),
    }
    monkeypatch.setattr("thwack.discovery._loaded", games)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("LINES", raising=False)
    code = main([*words, *FEWER.get(words[0], [])])
    out, err = capsys.readouterr()
    assert code == (2 if err.startswith("WRONG") else 0), err
    return plain(out + err)


def faults_of(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[str, str, str]]:
    """Run all commands of a page. Gives those that print something else: the command, as shown, as said."""
    for shown in commands(name):
        if not shown.words:
            continue
        text = said(shown.words, capsys, monkeypatch)
        if not shown.output:
            continue
        if shown.words[0] == "simulate":
            same = bare(shown.output) == bare(text)
        elif shown.output.endswith("\n...\n"):  # and so on
            same = text.startswith(shown.output.removesuffix("...\n"))
        else:
            same = bless(name, shown.output, text)
        if not same:
            yield shown.line, shown.output, text


def bless(name: str, shown: str, text: str) -> bool:
    """Whether a page shows what is said; if that is wanted, it does from now on."""
    if os.environ.get("THWACK_BLESS"):
        (ROOT / name).write_text(page(name).replace(shown, text), encoding="utf-8")
        return True
    return shown == text
