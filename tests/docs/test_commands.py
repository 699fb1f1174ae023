"""The commands of the pages work, and print what the pages show."""

import re
from pathlib import Path

import pytest

from tests.docs.commands import BLESS, Shown, commands, faults_of, said
from tests.docs.pages import ROOT, block_with, page
from tests.thorough import dear

HOWTO = "docs/howto"
LAMPLIGHTER = block_with(f"{HOWTO}/add_a_hero.md", "toml", "lamplighter")
BEEKEEPER = block_with(f"{HOWTO}/add_a_dice_card.md", "toml", "Beekeeper")
TEAM = block_with(f"{HOWTO}/build_a_team.md", "text", "name: Green")
FILES = {  # what a reader has at hand
    "lamplighter.toml": LAMPLIGHTER,
    "my-hero.toml": LAMPLIGHTER.replace('id = "lamplighter"', 'id = "my-hero"', 1),
    "my-team.txt": TEAM,
    "greedy.txt": block_with(f"{HOWTO}/build_a_team.md", "text", "name: Greedy"),
    "beekeeper.toml": BEEKEEPER,
    "bees.txt": block_with(f"{HOWTO}/add_a_dice_card.md", "text", "name: The Bees"),
    "my-deck.txt": block_with(f"{HOWTO}/build_a_deck.md", "text", "name: Above the Clouds"),
    "greedy-deck.txt": block_with(f"{HOWTO}/build_a_deck.md", "text", "name: Greedy"),
    "lighthouse.toml": block_with(f"{HOWTO}/add_a_scene_card.md", "toml", "faroleira-v1"),
    "coast.txt": block_with(f"{HOWTO}/add_a_scene_card.md", "text", "name: Coast Watch"),
    "my-squads.txt": block_with(f"{HOWTO}/build_a_deck.md", "text", "name: Iron and Lightning"),
    "thors.txt": block_with(f"{HOWTO}/build_a_deck.md", "text", "name: Too Many Thors"),
    "river.toml": block_with(f"{HOWTO}/add_a_protagonist.md", "toml", "lock-keeper"),
    "river.txt": block_with(f"{HOWTO}/add_a_protagonist.md", "text", "name: River Folk"),
    "cancel.toml": block_with(f"{HOWTO}/write_a_lesson.md", "toml", "Cancel"),
    "my_bots.py": block_with(f"{HOWTO}/write_a_bot.md", "python", "Careful"),
}
PAGES = [
    "README.md",
    "docs/commands.md",
    "docs/terminal.md",
    *(f"{HOWTO}/{file.name}" for file in sorted((ROOT / HOWTO).glob("*.md"))),
]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files of the pages, and the code where the pages say it is."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "src").symlink_to(ROOT / "src")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@dear(1)
@pytest.mark.parametrize("name", PAGES)
def test_every_command_of_a_page_does_what_the_page_shows(
    name: str, desk: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for line, shown, text in faults_of(name, capsys, monkeypatch):
        assert shown == text, f"{line}: {BLESS}"


def in_the_table() -> list[str]:
    """The commands in the table that need no file and no patience."""
    rows = [line for line in page("docs/commands.md").splitlines() if line.startswith("| `thwack")]
    found = [command for row in rows for command in re.findall(r"`(thwack [^`]+)`", row)]
    return [command for command in found if "FILE" not in command and command != "thwack bench"]


@dear(8)
@pytest.mark.parametrize("line", [line for line in in_the_table() if Shown(line, "").words])
def test_every_command_of_the_table_works(
    line: str, desk: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert said(Shown(line, "").words, capsys, monkeypatch)


def test_commands_are_found_in_pages() -> None:
    found = [shown.line for shown in commands(f"{HOWTO}/build_a_team.md")]
    assert "thwack check my-team.txt" in found
    assert "thwack play dice_masters --mode draft" in found
    assert Shown("./play --seed 3  # a comment", "").words == ["play", "unmatched", "--seed", "3"]
    assert Shown("./play card alice", "").words == ["card", "alice"]
    assert Shown("./test tests/golden", "").words == []
    assert Shown("./play  # a server does not end", "").words == Shown("thwack serve --open", "").words == []


@pytest.mark.parametrize("name", FILES)
def test_every_file_of_a_page_is_named_in_it(name: str) -> None:
    assert any(name in page(one) for one in PAGES)
