"""What the README shows is what happens."""

import re
import tomllib

import pytest

import thwack
from tests.docs.pages import ROOT, block_with, page
from thwack.cli import main
from thwack.games.unmatched.library import library

NUMBERS = {9: "nine", 12: "twelve", 13: "thirteen", 14: "fourteen", 15: "fifteen", 16: "sixteen"}


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = block_with("README.md", "python", "thwack.new")
    names: dict[str, object] = {}
    exec(compile(code, "README.md", "exec"), names)
    match = names["match"]
    assert isinstance(match, thwack.Match)
    assert match.result is not None
    out = capsys.readouterr().out
    assert out.startswith("Result(winners=(")
    assert "reason='hero defeated'" in out


def test_the_card_is_the_one_in_the_content() -> None:
    (shown,) = tomllib.loads(block_with("README.md", "toml", "[[card]]"))["card"]
    file = ROOT / "src/thwack/games/unmatched/content/heroes/alice.toml"
    cards = tomllib.loads(file.read_text(encoding="utf-8"))["card"]
    assert shown in cards


def test_the_card_is_shown_as_the_command_shows_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    command, shown = block_with("README.md", "console", "thwack card").split("\n", 1)
    assert main(command.split()[2:]) == 0
    assert capsys.readouterr().out == shown


def test_heroes_and_boards_are_counted_right() -> None:
    text = page("README.md")
    assert f"{NUMBERS[len(library().heroes)]} heroes" in text
    assert f"{NUMBERS[len(library().boards)]} boards" in text


def test_every_command_of_the_table_exists(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [line for line in page("README.md").splitlines() if line.startswith("| `thwack")]
    told = {word for row in rows for word in re.findall(r"`thwack (\w+)", row)}
    main(["--help"])
    offered = set(re.findall(r"^    (\w+) {2,}", capsys.readouterr().out, re.MULTILINE))
    assert told == offered
