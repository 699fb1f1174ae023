"""What the README, the terminal's page and the table of commands show is what happens. Commands are run in
test_commands.py."""

import re
import tomllib
from pathlib import Path

import pytest

import thwack
from tests.docs.commands import BLESS, bless, said
from tests.docs.pages import ROOT, block_with, page
from thwack.cli import main
from thwack.games.battle_scenes.cards import library as scene_library
from thwack.games.dice_masters.cards import library as dice_library
from thwack.games.mission_arena.cards import library as arena_library
from thwack.games.unmatched.cards.library import library

NUMBERS = {
    4: "four",
    9: "nine",
    11: "eleven",
    12: "twelve",
    13: "thirteen",
    14: "fourteen",
    15: "fifteen",
    16: "sixteen",
}


@pytest.mark.parametrize("name", ["README.md", "docs/python.md"])
def test_the_python_example_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = block_with(name, "python", "thwack.new")
    names: dict[str, object] = {}
    exec(compile(code, name, "exec"), names)
    match = names["match"]
    assert isinstance(match, thwack.Match)
    assert match.result is not None
    out = capsys.readouterr().out
    assert out.startswith("Result(winners=(")
    assert "reason='hero defeated'" in out


def test_the_card_is_the_one_in_the_content() -> None:
    (shown,) = tomllib.loads(block_with("README.md", "toml", "[[card]]"))["card"]
    file = ROOT / "src/thwack/games/unmatched/cards/content/heroes/alice.toml"
    cards = tomllib.loads(file.read_text(encoding="utf-8"))["card"]
    assert shown in cards


def test_the_sentences_of_the_card_are_its_own() -> None:
    card = thwack.card("unmatched", "alice/jaws-that-bite")
    quoted = re.findall(r"^> (.+)$", page("README.md"), re.MULTILINE)
    assert quoted == [card.text("en"), card.text("pt")]


@pytest.mark.parametrize("turn", [7, 13, 25])
def test_the_screens_of_positions_are_what_the_terminal_shows(
    turn: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The positions are in docs/scenes.md. Turn 13 is of `thwack play dice_masters --mode first-game --seed
    750` for somebody who buys what costs most, fields everybody and always attacks; turn 25 of a match of
    Battle Scenes between players who take almost any choice; turn 7 is made up for Mission Arena."""
    file = tmp_path / "scene.json"
    file.write_text(block_with("docs/scenes.md", "json", f'"turn": {turn}'), encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    text = said(["play", "--resume", str(file)], capsys, monkeypatch)
    (screen,) = re.findall(rf"^Turn {turn} .*?(?=^Your choice)", text, re.DOTALL | re.MULTILINE)
    shown = block_with("docs/terminal.md", "text", f"Turn {turn} ")
    assert bless("docs/terminal.md", shown, screen), BLESS


def test_content_is_counted_right() -> None:
    text = " ".join(page("README.md").split())
    heroes = len(library().heroes)
    assert f"{NUMBERS.get(heroes, str(heroes))} heroes" in text
    assert f"{NUMBERS[len(library().boards)]} boards" in text
    dice = dice_library.library()
    assert f"all {len(dice.cards)} cards" in text
    assert f"{NUMBERS[len(dice.teams)]} teams" in text
    scenes = scene_library.library()
    assert all(card.on_offer for card in scenes.by_number)
    own = sum(card.set == "designed" for card in scenes.by_number)
    assert f"all {len(scenes.by_number) - own:,} printed cards and {own} of our own" in text
    assert f"{NUMBERS[len(scenes.decks)]} decks" in text
    arena = arena_library.library()
    assert f"{len(arena.cards)} cards, all of our own design" in text
    assert f"{NUMBERS[len(arena.decks)]} decks" in text


def test_every_game_is_told() -> None:
    for game in thwack.games():
        assert f"docs/rules/{game}.md" in page("README.md")
    assert f"There are {NUMBERS[len(thwack.games())]} so far" in page("README.md")


def test_every_command_of_the_table_exists(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [line for line in page("docs/commands.md").splitlines() if line.startswith("| `thwack")]
    told = {word for row in rows for word in re.findall(r"`thwack (\w+)", row)}
    main(["--help"])
    offered = set(re.findall(r"^    (\w+) {2,}", capsys.readouterr().out, re.MULTILINE))
    assert told == offered
