"""The page about lessons: its lesson fits and can be learnt, and its programs run."""

from pathlib import Path

import pytest

from tests.cli.kit import Script, one_sentence, thwack_says
from tests.docs.pages import block_with, blocks, page
from thwack.cli.commands import learn
from thwack.lessons import check, read_lesson
from thwack.lessons.lesson import FIELDS, STEP_FIELDS

PAGE = "docs/howto/write_a_lesson.md"
LESSON = block_with(PAGE, "toml", "Cancel")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the lesson of the page."""
    (tmp_path / "cancel.toml").write_text(LESSON, encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_lesson_of_the_page_fits() -> None:
    check(read_lesson("unmatched", "cancel", LESSON))


def test_the_lesson_of_the_page_is_learnt_by_its_command(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (line,) = blocks(PAGE, "console")
    terminal = Script(["", "defend:skirmish", "defend:feint"], width=100, height=60)
    monkeypatch.setattr(learn, "Terminal", lambda: terminal)
    assert thwack_says(capsys, *line.split()[2:]).code == 0
    assert "Blocca di più" in terminal.text
    assert "Lezione imparata: Annullare." in terminal.text


def test_a_lesson_that_does_not_fit_says_where(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "wrong.toml").write_text(LESSON.replace("defend:feint", "defend:fient"), encoding="utf-8")
    said = thwack_says(capsys, "learn", "unmatched", "wrong.toml")
    one_sentence(said, "wrong.toml: step 2: nothing like defend:fient is offered there")
    one_sentence(thwack_says(capsys, "learn", "unmatched", "none.toml"), "none.toml")


def test_the_programs_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    for code, told in zip(blocks(PAGE, "python"), ("maneuver Maneuver", "False Merlin"), strict=True):
        exec(compile(code, PAGE, "exec"), {})
        assert told in capsys.readouterr().out


def test_the_page_tells_of_every_field() -> None:
    rows = [line.split("|")[1] for line in page(PAGE).splitlines() if line.startswith("| `")]
    told = {word for row in rows for word in row.split("`")}
    assert {*FIELDS, *STEP_FIELDS} - {"step"} <= told
