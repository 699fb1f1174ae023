"""The commands with Dice Masters: cards, set-up, team files, and a match at the terminal."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import thwack
from thwack import Choice
from thwack.cli import saves
from thwack.cli.dice_masters.host import HOST
from thwack.cli.session import Session
from thwack.cli.sheets import sheet_text
from thwack.cli.words import Words
from thwack.players import Player, Seen

from ..kit import Script, assert_all_in, one_sentence, thwack_says
from .kit import FOE, ME, attack_step, main_step, stand_in

MATCH = (
    (ME, main_step(), ("buy:thor-lord-of-asgard", "field:sidekick", "pass")),
    (FOE, {**main_step(), "actor": FOE}, ("global:smash", "pass")),
    (ME, attack_step(), ("use:force-beam", "pass")),
)


@pytest.fixture(autouse=True)
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A few cards are known, and matches that are kept go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    with stand_in(*MATCH):
        yield


# Cards


def test_a_card_with_its_die_in_four_languages(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "card", "dice_masters", "storm-ro")
    assert said.code == 0
    assert_all_in(("Storm: 'Ro", "Tempestade: 'Ro", "Tormenta: 'Ro", "#21"), said.out)
    assert_all_in(("Character · cost 2, mask · at most 4 dice · common", "custo 2, máscara"), said.out)
    assert_all_in(("│  M  │ │ M M │ │ M M │ │  •  │ │ ••  │ │ ••• │", "[es] What Tormenta"), said.out)


def test_a_card_is_found_in_any_game_and_by_any_name(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["storm-ro"], ["Tempestade:", "'Ro"], ["tormenta"], ["dice_masters", "Storm"]):
        assert "storm-ro · #21" in thwack_says(capsys, "card", *words).out
    found = json.loads(thwack_says(capsys, "card", "thor-odinson", "--json").out)
    assert found["game"] == "dice_masters"
    assert set(found["texts"]) == {"en", "pt", "es", "it"}
    assert "Excalibur" in thwack_says(capsys, "card", "excalibur").out


def test_a_card_that_cannot_be_found_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    one_sentence(thwack_says(capsys, "card", "thor"), "thor-lord-of-asgard, thor-odinson")
    one_sentence(thwack_says(capsys, "card", "dice_masters", "hulc"), "did you mean 'hulk'?")
    one_sentence(thwack_says(capsys, "card", "unmatched", "storm-ro"), "there is no card 'storm-ro'")
    one_sentence(thwack_says(capsys, "card", "qqqq"), "thwack cards dice_masters and thwack cards unmatched")


def test_the_cards_in_a_list(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "cards", "dice_masters", "--lang", "pt")
    assert_all_in(("beast-big-boy-blue", "Fera: Big Boy Blue", "2M", "comum"), said.out)
    listed = json.loads(thwack_says(capsys, "cards", "dice_masters", "--hero", "thor", "--json").out)
    assert [row["id"] for row in listed["cards"]] == ["thor-lord-of-asgard", "thor-odinson"]
    assert "smash" in thwack_says(capsys, "cards", "dice_masters", "--hero", "basic-actions").out
    assert "beast-big-boy-blue" in thwack_says(capsys, "cards", "dice_masters", "--hero", "Fera").out


# Set-up


def test_the_options_are_those_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    dice = thwack_says(capsys, "play", "dice_masters", "--help").out
    assert_all_in(("--teams A,B", "--life N", "basic or draft", "teams of dice_masters: a, b"), dice)
    assert "--heroes A,B" not in dice
    both = thwack_says(capsys, "play", "--help").out
    assert_all_in(("--teams A,B", "--heroes A,B", "duel, free-for-all or", "(unmatched)"), both)
    one_sentence(thwack_says(capsys, "play", "dice_masters", "--heroes", "a,b"), "no option '--heroes'")
    one_sentence(thwack_says(capsys, "play", "--teams", "a,b"), "unmatched has no set-up option 'teams'")
    one_sentence(thwack_says(capsys, "play", "dice_masters", "--life", "99"), "at most 40")


def test_a_team_is_a_preset_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("name: Mine\n4 thor-odinson\n", encoding="utf-8")
    given: dict[str, Any] = {"teams": ["avengers", str(file)], "basic_actions": "smash, force-beam"}
    found = HOST.setup(given)
    assert found["teams"] == ["avengers", "name: Mine\n4 thor-odinson\n"]
    assert found["basic_actions"] == ["smash", "force-beam"]
    with pytest.raises(FileNotFoundError):
        sheet_text(str(tmp_path / "lost.txt"))


def test_a_team_without_a_name_goes_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "my-team.txt"
    file.write_text("\ufeff4 thor-odinson\n# name: none\n", encoding="utf-8")
    assert sheet_text(str(file)) == "4 thor-odinson\n# name: none\nname: my-team\n"


def test_one_team_is_not_enough(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("name: Mine\n4 thor-odinson\n", encoding="utf-8")
    said = thwack_says(capsys, "play", "dice_masters", "--teams", str(file))
    one_sentence(said, "--teams takes two teams, such as my-team.txt,avengers-assemble", "mine.txt'")
    assert "thor-odinson" not in said.err


def test_a_file_that_is_not_there_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = thwack_says(capsys, "play", "dice_masters", "--teams", f"a,{tmp_path / 'lost.txt'}")
    one_sentence(said, "lost.txt", "No such file")
    (tmp_path / "odd.txt").write_bytes(b"\xff\xfe\x00")
    said = thwack_says(capsys, "play", "dice_masters", "--teams", f"a,{tmp_path / 'odd.txt'}")
    one_sentence(said, "odd.txt", "UTF-8")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("avengers-assemble", "avengers-assemble"),
        ("# mine\nname: My Team\n4 thor-odinson\n", "My Team"),
        ("4 thor-odinson\n2 storm-ro\n", "4 thor-odinson"),
        (str({"name": "X'Men", "cards": {}}), "X'Men"),
        ("name: " + "long " * 20 + "\n1 a", "long long long long long lo…"),
    ],
)
def test_a_team_in_a_report_is_short(given: str, shown: str) -> None:
    assert HOST.side(given) == shown


# A match


def sit_down(*lines: str, lang: str = "en", people: tuple[int, ...] = (ME,)) -> tuple[Session, Script]:
    """People at these seats with these lines to type; the other seat passes."""
    script = Script(lines, 80, 40)
    programs: dict[int, Player] = {seat: Passes() for seat in (ME, FOE) if seat not in people}
    match = thwack.new("dice_masters")
    return Session(match, script, Words(lang), set(people), programs, {}, len(people) > 1), script


class Passes:
    """A player who always takes the last choice."""

    def choose(self, seen: Seen) -> Choice:
        """The last one."""
        return seen.choices[-1]


def test_a_match_at_the_terminal() -> None:
    session, script = sit_down("1", "0")
    assert session.run() == 0
    begin = "Player 1 against Player 2: basic game, 20 life each."
    assert script.text.startswith(begin)
    assert_all_in(
        ("1 Buy thor-lord-of-asgard", "Thor", "───► Player 2", "Player 1 wins! You win!"), script.text
    )
    assert session.match.ply == 3


@pytest.mark.parametrize("lang", ["pt", "es", "it"])
def test_a_match_in_every_language(lang: str) -> None:
    session, script = sit_down("?", "b", "m", "d", "l", "c thor-odinson", "c storm", "a", "a", lang=lang)
    assert session.run() == 0
    assert f"[{lang}] What Thor: Odinson does." in script.text
    assert max(map(len, script.text.splitlines())) <= 80


def test_of_several_cards_those_on_the_table_are_shown() -> None:
    session, script = sit_down("c thor")
    session.run()
    assert "thor-lord-of-asgard · #23" in script.text
    assert "thor-odinson" not in script.text, "it is not in this match"


def test_nobody_passes_the_screen_on_where_nothing_is_hidden() -> None:
    session, script = sit_down("pass", "pass", "pass", people=(ME, FOE))
    assert session.run() == 0
    assert not any("Pass the screen" in prompt for prompt in script.prompts)
    assert_all_in(("Player 1 (you)", "Player 2 (you)"), script.text)


def test_a_match_is_saved_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    session, _ = sit_down("1", f"s {file}", "0")
    session.run()
    loaded, _ = saves.load(str(file))
    assert loaded.ply == 2
    said = thwack_says(capsys, "replay", str(file))
    assert_all_in(("Choice 0 of question 0.", "Choice 1 of question 1."), said.out)
