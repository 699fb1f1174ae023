"""`thwack check` refuses each mistake with a sentence that names file, card and cure."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.thorough import dear
from thwack.cli.unmatched.host import HOST

from .kit import assert_all_in, thwack_says

CONTENT = HOST.content()
Edit = Callable[[str], str]


def change(old: str, new: str) -> Edit:
    """Replaces the first of something that must be there."""

    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


def twin_cards(text: str) -> str:
    """The second card gets the id of the first."""
    return text.replace('id = "bewilderment"', 'id = "aid-the-chosen-one"', 1)


MISTAKES: dict[str, tuple[Edit, tuple[str, ...]]] = {
    "unknown verb": (
        change("if_(won, draw(2))", "if_(won, drow(2))"),
        ("aid-the-chosen-one", "drow", "did you mean", "draw"),
    ),
    "wrong type": (change("value = 4", 'value = "four"'), ("aid-the-chosen-one", "value", "whole number")),
    "deck of 29 cards": (change("copies = 2", "copies = 1"), ("the deck has 29 cards, not 30", "copies")),
    "sidekick without health": (change("health = 7\n", ""), ("merlin", "health is missing", "add health")),
    "two cards with one id": (twin_cards, ("two cards", "aid-the-chosen-one", "own id")),
    "a banner that names nobody": (
        change('banner = ["merlin"]', 'banner = ["merlyn"]'),
        ("aid-the-chosen-one", "merlyn", "king-arthur, merlin"),
    ),
    "broken TOML": (change("value = 4", "value = = 4"), ("not valid TOML", "line")),
}


@pytest.fixture
def hero_text() -> str:
    """A good hero file."""
    return (CONTENT / "heroes" / "king-arthur.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MISTAKES)
def test_a_hero_file_with_a_mistake_is_refused(
    name: str, hero_text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit, parts = MISTAKES[name]
    file = tmp_path / "my-hero.toml"
    file.write_text(edit(hero_text), encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 2
    assert_all_in(("my-hero.toml", *parts), said.err)
    assert "Traceback" not in said.err
    assert said.out == ""


def test_a_good_file_is_summed_up(hero_text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my-hero.toml"
    file.write_text(hero_text, encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 0
    assert_all_in(
        ("OK", "hero king-arthur", "deck of 30", "16 cards", "1 special (boost_face_down)"), said.out
    )


@dear(0)
def test_the_built_in_content_is_good(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "check")
    assert said.code == 0
    assert_all_in(("heroes/alice.toml", "boards/soho.toml", " 0 wrong"), said.out)


def test_a_folder_is_checked_file_by_file(
    hero_text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "good.toml").write_text(hero_text, encoding="utf-8")
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "board.toml").write_text('id = "b"\nzones = ["red"]\n', encoding="utf-8")
    said = thwack_says(capsys, "check", str(tmp_path), "--json")
    assert said.code == 2
    report = json.loads(said.out)
    assert not report["ok"]
    assert {Path(row["file"]).name: row["ok"] for row in report["files"]} == {
        "bad.toml": False,
        "board.toml": False,
        "good.toml": True,
    }


def test_an_empty_folder_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "check", str(tmp_path))
    assert said.code == 2
    assert "there is no content file" in said.err


def test_a_board_is_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "check", str(CONTENT / "boards" / "soho.toml"))
    assert "board soho, 29 spaces" in said.out


def test_the_cards_of_a_new_hero_are_read_at_once(
    hero_text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my-hero.toml"
    file.write_text(hero_text.replace("if_(won, draw(2))", "if_(won, draw(7))"), encoding="utf-8")
    said = thwack_says(capsys, "check", str(file), "--lang", "pt")
    assert said.code == 0
    assert_all_in(("Ajudar o Escolhido", "compre 7 cartas"), said.out)


def test_a_word_without_names_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (CONTENT / "heroes" / "beowulf.toml").read_text(encoding="utf-8")
    file = tmp_path / "my-hero.toml"
    file.write_text(text.replace("[words.rage]", "[words.wrath]"), encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 2
    assert_all_in(("my-hero.toml", "ability", "no word for rage in en", "[words.rage]"), said.err)
