"""`thwack check` with cards and teams of Dice Masters."""

import json
from pathlib import Path

import pytest

from thwack.cli.dice_masters.check import built_in, is_team

from .dice_kit import stand_in
from .kit import assert_all_in, thwack_says

GOOD = "name: Mine\n4 thor-lord-of-asgard\n3x hulk-jade-giant\nbasic: smash, inner-rage\n"


def test_a_team_is_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(GOOD, encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 0, said.err
    assert_all_in(("OK", "mine.txt: team Mine, 2 cards, 7 dice, for basic and tournament"), said.out)
    row = json.loads(thwack_says(capsys, "check", str(file), "--json").out)["files"][0]
    assert row["cards"] == {"thor-lord-of-asgard": 4, "hulk-jade-giant": 3}
    assert row["basic_actions"] == ["smash", "inner-rage"]


def test_a_team_can_be_read_in_a_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(GOOD, encoding="utf-8")
    with stand_in():
        said = thwack_says(capsys, "check", str(file), "--lang", "pt")
    assert_all_in(("Mine", "4× Thor: Lord of Asgard 6R", "3× Hulk: Jade Giant 6P", "Smash! 3"), said.out)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (GOOD.replace("4 thor", "9 thor"), ("thor-lord-of-asgard has 9 dice", "4")),
        (GOOD.replace("hulk-jade-giant", "hulk-jade-gaint"), ("hulk-jade-gaint", "did you mean")),
        (GOOD.replace("basic: smash, inner-rage", ""), ("basic action",)),
        ("nonsense\n", ("nonsense",)),
        ("", ("no cards",)),
    ],
)
def test_a_team_that_cannot_play_is_refused(
    text: str, parts: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(text, encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 2
    assert_all_in(("mine.txt", *parts), said.err)


def test_in_a_folder_notes_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text(GOOD, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("Play more Thor.\n", encoding="utf-8")
    report = json.loads(thwack_says(capsys, "check", str(tmp_path), "--json").out)
    assert [Path(row["file"]).name for row in report["files"]] == ["mine.txt"]
    assert not is_team("Play more Thor.\n")


def test_cards_are_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "check", str(built_in() / "cards" / "thor.toml"))
    assert said.code == 0, said.err
    assert_all_in(("OK", "character thor, 4 cards, 0 specials"), said.out)


def test_a_card_with_a_mistake_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (built_in() / "cards" / "thor.toml").read_text(encoding="utf-8")
    file = tmp_path / "my-thor.toml"
    for old, new, part in (
        ("typed(fist)", "tiped(fist)", "did you mean"),
        ("cost = 6", 'cost = "six"', "cost"),
        ('"1/5/6"', '"1/5"', "1/5"),
    ):
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        said = thwack_says(capsys, "check", str(file))
        assert said.code == 2
        assert_all_in(("my-thor.toml", part), said.err)
