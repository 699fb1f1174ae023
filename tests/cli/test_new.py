"""`thwack new` writes files that check and play at once, and overwrites none."""

import json
import shlex
from io import StringIO
from pathlib import Path

import pytest

from tests.thorough import dear
from thwack.cli.host import host_of, hosts
from thwack.content import unload

from .kit import Said, one_sentence, thwack_says

Capture = pytest.CaptureFixture[str]
KINDS = [(host.name, kind) for host in hosts() for kind in host.skeletons]
CARDS = [game for game, kind in KINDS if kind == "card"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files are written to a folder of the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that is begun is left at its first question."""
    monkeypatch.setattr("sys.stdin", StringIO())


def says(capsys: Capture, *words: str) -> Said:
    """A command in this process, which forgets what it has loaded, as if it had one of its own."""
    try:
        return thwack_says(capsys, *words)
    finally:
        for game, _ in KINDS:
            unload(game)


def new(capsys: Capture, game: str, kind: str, name: str, *more: str) -> list[list[str]]:
    """What the command says can be done next, as words."""
    said = says(capsys, "new", kind, name, "--game", game, *more)
    assert (said.code, said.err) == (0, ""), said
    first, *lines = said.out.splitlines()
    assert first.startswith("Wrote ")
    return [shlex.split(line.removeprefix("  thwack ")) for line in lines]


def run_all(capsys: Capture, lines: list[list[str]]) -> None:
    """Every command that is proposed works; a match is begun and left, a few are simulated."""
    for words in lines:
        if words[0] == "new":
            continue
        more = {"simulate": ["--games", "2", "--json"], "check": ["--json", "--games", "6"]}.get(words[0], [])
        said = says(capsys, *words, *more)
        assert said.code == 0, said
        if words[0] == "check":
            assert json.loads(said.out)["files"][0]["games"] >= 6
        if words[0] == "simulate":
            assert json.loads(said.out)["games"] == 2


@dear(1)
@pytest.mark.parametrize(("game", "kind"), KINDS, ids=str)
def test_a_skeleton_checks_and_plays_at_once(game: str, kind: str, capsys: Capture) -> None:
    lines = new(capsys, game, kind, 'Night "Owl" Ñandú')
    assert lines[0] == ["check", f"night-owl-nandu{'.txt' if kind in ('deck', 'team') else '.toml'}"]
    run_all(capsys, lines)


@dear(1)
@pytest.mark.parametrize("game", CARDS)
def test_new_cards_go_into_a_new_deck_and_into_a_match(game: str, capsys: Capture, folder: Path) -> None:
    (proposed,) = [words for words in new(capsys, game, "card", "Night Owl") if words[0] == "new"]
    lines = new(capsys, game, proposed[1], proposed[2], *proposed[3:])
    sheet = folder / lines[0][1]
    assert "night-owl" in sheet.read_text(encoding="utf-8").split("\n\n", 1)[1]
    run_all(capsys, lines)


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=str)
def test_a_skeleton_explains_itself(game: str, kind: str, capsys: Capture, folder: Path) -> None:
    lines = new(capsys, game, kind, "Night Owl")
    text = (folder / lines[0][1]).read_text(encoding="utf-8")
    assert text.startswith("# Night Owl: ")
    assert sum("#" in line for line in text.splitlines()) >= 4
    assert f"thwack check {lines[0][1]}" in text
    assert "$" not in text


def test_no_file_is_overwritten(capsys: Capture, folder: Path) -> None:
    file = folder / "night-owl.toml"
    file.write_text("mine", encoding="utf-8")
    one_sentence(says(capsys, "new", "hero", "Night Owl"), "there is already a file 'night-owl.toml'")
    assert file.read_text(encoding="utf-8") == "mine"
    assert says(capsys, "new", "hero", "Night Owl", "--out", "other.toml").code == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["hero", "Alice"], 'there is already a hero "alice"'),
        (["card", "Night Owl"], "say for which game: --game"),
        (["hero", "7"], "'7' cannot be a name"),
        (["hero", "Night\nOwl"], "cannot be a name"),
        (["heroo", "Night Owl"], "did you mean 'hero'"),
        (
            ["deck", "Night Owl", "--game", "unmatched"],
            "unmatched has no deck to start from; it has hero, board",
        ),
        (["hero", "Night Owl", "--out", "no/such/folder.toml"], "cannot be written"),
    ],
)
def test_what_cannot_be_written_gets_a_sentence(
    capsys: Capture, folder: Path, words: list[str], told: str
) -> None:
    one_sentence(says(capsys, "new", *words), told)
    assert not [file for file in folder.rglob("*") if file.is_file()]


def test_every_skeleton_has_its_file_and_every_file_its_skeleton() -> None:
    for host in hosts():
        folder = Path(__file__).parents[2] / "src" / "thwack" / "cli" / host.name / "skeletons"
        assert sorted(file.stem for file in folder.glob("*")) == sorted(host_of(host.name).skeletons)
