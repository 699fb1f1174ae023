"""`thwack check` with cards and teams of Dice Masters."""

import json
from pathlib import Path

import pytest

from tests.docs.pages import block_with
from tests.thorough import dear
from thwack.cli import saves
from thwack.cli.dice_masters.host import HOST
from thwack.games.dice_masters.game import DiceMasters

from ..kit import assert_all_in, thwack_says

CONTENT = HOST.content()
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
    said = thwack_says(capsys, "check", str(file), "--lang", "pt")
    shown = ("Mine", "4× Thor: Senhor de Asgard 6R", "3× Hulk: Gigante Esmeralda 6P", "Esmaga! 3")
    assert_all_in(shown, said.out)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (GOOD.replace("4 thor", "9 thor"), ("thor-lord-of-asgard has 9 dice", "4")),
        (GOOD.replace("hulk-jade-giant", "hulk-jade-gaint"), ("hulk-jade-gaint", "did you mean")),
        (GOOD.replace("basic: smash, inner-rage", ""), ("basic action",)),
        ("nonsense\n", ("nonsense",)),
        ("# no card yet\n", ("no cards",)),
        ("", ("this file is empty", "thwack new")),
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


def test_cards_are_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "check", str(CONTENT / "cards" / "thor.toml"))
    assert said.code == 0, said.err
    assert_all_in(("OK", "character thor, 4 cards, 0 specials"), said.out)


def test_a_card_with_a_mistake_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (CONTENT / "cards" / "thor.toml").read_text(encoding="utf-8")
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


# Cards of one's own


@pytest.fixture
def bees(tmp_path: Path) -> Path:
    """A folder with the cards and the team of the page that tells how to add a card."""
    page = "docs/howto/add_a_dice_card.md"
    (tmp_path / "beekeeper.toml").write_text(block_with(page, "toml", "beekeeper"), encoding="utf-8")
    (tmp_path / "bees.txt").write_text(
        GOOD.replace("hulk-jade-giant", "beekeeper-smoke-first"), encoding="utf-8"
    )
    return tmp_path


@dear(0)
def test_a_team_may_name_cards_of_the_same_call(bees: Path, capsys: pytest.CaptureFixture[str]) -> None:
    team, cards = str(bees / "bees.txt"), str(bees / "beekeeper.toml")
    assert "beekeeper-smoke-first" in thwack_says(capsys, "check", team).err
    for words in ((str(bees),), (team, cards), (team, "--content", cards), ("--content", str(bees), team)):
        said = thwack_says(capsys, "check", *words)
        assert said.code == 0, said.err
        assert "bees.txt: team Mine, 2 cards" in said.out
    said = thwack_says(capsys, "check", team, "--content", cards, "--lang", "pt")
    assert_all_in(("3× Apicultora: Primeiro a Fumaça", "4× Thor: Senhor de Asgard"), said.out)


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("number = 1001", "number = 1", "already has the number 1"),
        ('en = "Beekeeper"', 'en = "Thor"', "must be"),
    ],
)
def test_a_number_that_is_taken_is_refused(
    old: str, new: str, part: str, bees: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = bees / "beekeeper.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 2
    assert part in said.err


def test_a_copy_of_a_card_is_refused(bees: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = bees / "my-thor.toml"
    file.write_text((CONTENT / "cards" / "thor.toml").read_text(encoding="utf-8"), encoding="utf-8")
    said = thwack_says(capsys, "check", str(file))
    assert said.code == 2
    assert_all_in(("there is already a card", "thor-"), said.err)
    (bees / "twin.toml").write_text((bees / "beekeeper.toml").read_text(encoding="utf-8"), encoding="utf-8")
    assert "there is already a card" in thwack_says(capsys, "check", str(bees)).err


# --content


@pytest.fixture
def afresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing home-made is loaded yet, and whatever a test loads is forgotten after it."""
    monkeypatch.setattr("thwack.discovery._loaded", {"dice_masters": DiceMasters()})


def test_a_card_of_a_file_is_found_without_its_game(
    afresh: None, bees: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = thwack_says(
        capsys, "card", "--content", str(bees / "beekeeper.toml"), "beekeeper-smoke-first", "--json"
    )
    assert json.loads(said.out)["game"] == "dice_masters"


def test_a_name_may_stand_after_an_option(
    afresh: None, bees: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(bees / "beekeeper.toml")
    said = thwack_says(capsys, "card", "dice_masters", "--content", file, "beekeeper-smoke-first")
    assert said.code == 0, said.err
    assert "#1002" in said.out


def test_a_folder_brings_its_teams(afresh: None, bees: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (bees / "notes.txt").write_text("Bees are nice.\n", encoding="utf-8")
    words = ("--content", str(bees), "--teams", "bees,bees", "--games", "1", "--json")
    said = thwack_says(capsys, "simulate", "dice_masters", *words)
    assert said.code == 0, said.err
    assert [side["name"] for side in json.loads(said.out)["sides"]] == ["Mine", "Mine"]


def test_a_draft_goes_on_from_a_scene(afresh: None, tmp_path: Path) -> None:
    file = tmp_path / "draft.json"
    file.write_text(block_with("docs/scenes.md", "json", '"draft": {'), encoding="utf-8")
    found, _ = saves.load(str(file))
    assert found.actor == 0
    assert found.view(0)["draft"]["limit"] == 10
