"""`thwack play`: a match at the terminal, driven line by line."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import thwack
from tests.kits.unmatched import scene, seat
from tests.thorough import dear
from thwack import Match
from thwack.cli import saves
from thwack.cli.session import Session, how_to_play
from thwack.cli.unmatched.question import question_of
from thwack.cli.words import Words
from thwack.players import player_named
from thwack.undo import gave_nothing_away

from .kit import Script, assert_all_in, one_sentence, thwack_says


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Matches that are kept go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


def sit_down(match: Match, *lines: str, lang: str = "en", **more: Any) -> tuple[Session, Script]:
    """One person at seat 0 with these lines to type, against a random player."""
    width, height = more.pop("size", (80, 24))
    script = Script(lines, width, height, more.pop("ctrl_c", False))
    hot_seat = more.pop("hot_seat", False)
    people = {0, 1} if hot_seat else {0}
    programs = {s: player_named("random", s) for s in range(match.seats) if s not in people}
    seating = {"you": ["0"], "against": "random", "lang": lang, "hot_seat": hot_seat}
    return Session(match, script, Words(lang), people, programs, seating, hot_seat, **more), script


def duel() -> Match:
    """King Arthur is beside Medusa and can attack."""
    return scene(
        seat("king-arthur", ["excalibur", "feint"], {"king-arthur": "S31", "merlin": "S18"}),
        seat("medusa", ["gaze-of-stone"], {"medusa": "S35"}, deck=["snipe", "feint", "snipe"]),
    )


def run_piped(lines: str, *words: str, home: Path) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own, its input and output piped."""
    env = {**os.environ, "XDG_STATE_HOME": str(home), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "thwack", "play", *words]
    return subprocess.run(
        command, input=lines, capture_output=True, text=True, check=False, env=env, encoding="utf-8"
    )


@dear(0)
def test_a_match_through_pipes_to_its_end(home: Path) -> None:
    ended = run_piped("a\n" * 500, "unmatched", "--seed", "5", home=home)
    assert ended.returncode == 0
    assert ended.stderr == ""
    assert_all_in(("King Arthur against Medusa, on Sarpedon", "Your hand:", "wins! You "), ended.stdout)
    assert max(map(len, ended.stdout.splitlines())) <= 80
    assert run_piped("a\n" * 500, "--seed", "5", home=home).stdout == ended.stdout, (
        "the same seed, the same match"
    )


@dear(1)
@pytest.mark.parametrize(("lang", "size"), [("pt", (80, 24)), ("es", (120, 40)), ("it", (80, 50))], ids=str)
def test_every_language_and_size(lang: str, size: tuple[int, int]) -> None:
    match = thwack.new("unmatched", seed=2, heroes=["beowulf", "invisible-man"], board="baskerville-manor")
    session, script = sit_down(match, *["a"] * 40, lang=lang, size=size)
    assert session.run() == 0
    assert session.match.ply > 40
    assert max(map(len, script.text.splitlines())) <= size[0]


def test_the_screen_shows_what_matters() -> None:
    session, script = sit_down(duel())
    session.run()
    parts = (
        "KA King Arthur S31",
        "18/18",
        "ME Medusa S35",
        "hand 1",
        "deck",
        "Your hand: Excalibur A6+3",
        "G green",
    )
    assert_all_in(parts, script.text)
    assert "gaze-of-stone" not in script.text.casefold().replace(" ", "-"), "nobody sees the other hand"


def test_a_combat_is_shown_side_by_side() -> None:
    session, script = sit_down(duel(), "attack:king-arthur:medusa")
    session.run()
    assert "Combat" in script.text
    line = next(line for line in script.text.splitlines() if "⚔" in line)
    assert_all_in(("King Arthur", "Medusa"), line)


def test_picking_a_fighter_and_then_a_space() -> None:
    session, script = sit_down(duel(), "maneuver", "0", "2", "", "2", "S19", "1 99", "nonsense")
    session.run()
    assert session.match.view(0)["seats"][0]["fighters"]["merlin"]["space"] == "S19"
    assert any("press Enter to go back" in prompt for prompt in script.prompts)
    assert "'nonsense' is not among the choices: 0, 29, 30, 34." in script.text


@pytest.mark.parametrize(("height", "asked"), [(24, True), (60, False)])
def test_news_that_do_not_fit_above_the_table_get_a_screen_of_their_own(height: int, asked: bool) -> None:
    session, script = sit_down(thwack.new("unmatched", seed=5), "", size=(80, height))
    script.live = True
    session.run()
    assert (script.prompts[0] == "Enter to continue") is asked
    assert "King Arthur draws" in script.text


def test_everything_about_a_turn_fits_on_a_small_screen() -> None:
    match = thwack.new("unmatched", seed=9, heroes=["jekyll-and-hyde", "medusa"])
    session, _ = sit_down(match)
    while match.actor != 0 or "maneuver" not in [choice.key for choice in match.choices]:
        match.play(0)
    table = session.host.table(session.look(0), question_of(match.choices))
    assert session.terminal.fits(*table)


# Hints


def test_a_hint_names_the_best_choices_with_their_chances_and_numbers() -> None:
    match = duel()
    session, script = sit_down(match, "w", "q")
    before = match.digest()
    session.run()
    shown = script.text[script.text.index("Chances of winning") :]
    assert "%" in shown
    assert any(choice.text("en") in shown for choice in match.choices)
    assert match.digest() == before


# Undo


def test_a_choice_that_reveals_nothing_can_be_taken_back() -> None:
    match = duel()
    before = match.digest()
    session, script = sit_down(match, "attack:king-arthur:medusa", "u")
    session.run()
    assert "Taken back." in script.text
    assert session.match.digest() == before


def test_several_choices_can_be_taken_back_one_by_one() -> None:
    match = duel()
    before = match.digest()
    session, script = sit_down(match, "attack:king-arthur:medusa", "choose:excalibur", "u", "u", "u")
    session.run()
    assert session.match.digest() == before
    assert script.text.count("Taken back.") == 2
    assert script.text.count("Nothing can be taken back") == 1


def test_a_card_drawn_cannot_be_taken_back() -> None:
    session, script = sit_down(duel(), "maneuver", "u")
    session.run()
    assert "Nothing can be taken back" in script.text
    assert session.match.ply == 1


def test_what_somebody_else_chose_cannot_be_taken_back() -> None:
    match = thwack.new("unmatched", seed=5)
    session, script = sit_down(match, "place:merlin:S18", "u")
    session.run()
    assert "Nothing can be taken back" in script.text


def test_an_opponent_without_a_defence_is_something_revealed() -> None:
    """No card is shown, but it is known then that none was played."""
    match = scene(
        seat("king-arthur", ["excalibur", "feint"], {"king-arthur": "S31", "merlin": 0}),
        seat("medusa", ["gaze-of-stone"], {"medusa": "S35"}),
    )
    for key in ("attack:king-arthur:medusa", "choose:excalibur"):
        match.play(key)
    before = match.fork()
    match.play("decline")
    assert match.actor == 1, "Medusa is asked, although she cannot defend"
    match.play("decline")
    assert match.actor == 0
    assert not gave_nothing_away(before, "decline", match, 0)


# Saving


def test_save_and_resume(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = home / "folder" / "match.json"
    session, script = sit_down(thwack.new("unmatched", seed=5), "18", f"s {file}", "q")
    assert session.run() == 0
    assert f"Saved in {file}." in script.text.replace("\n", "")
    match, seating = saves.load(str(file))
    assert match.digest() == session.match.digest()
    assert seating["you"] == ["0"]
    ended = run_piped("a\n" * 5, "--resume", str(file), "--seed", "1", home=home)
    assert ended.returncode == 0
    assert_all_in(("Turn 1", "Merlin S18", "To continue later"), ended.stdout)
    said = thwack_says(capsys, "replay", str(file))
    assert said.code == 0, "a saved match is a record"


def test_who_leaves_is_told_how_to_go_on() -> None:
    session, script = sit_down(thwack.new("unmatched", seed=5), "18", "q")
    assert session.run() == 0
    path = saves.state_file()
    assert_all_in(("thwack play unmatched --resume", str(path)), script.text.replace("\n", ""))
    assert saves.load(str(path))[0].digest() == session.match.digest()


def test_who_came_through_play_is_told_so(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("sys.argv", [str(home / ".venv" / "bin" / "thwack")])
    assert how_to_play("unmatched") == "thwack play unmatched"
    (home / "play").write_text("", encoding="utf-8")
    assert how_to_play("unmatched") == str((home / "play").resolve())
    monkeypatch.chdir(home)
    assert how_to_play("unmatched") == "./play"


def test_the_script_leaves_it_to_a_saved_match_which_game_it_is(tmp_path: Path) -> None:
    tools = tmp_path / ".venv" / "bin"
    tools.mkdir(parents=True)
    for name, text in (("python", "echo installed"), ("thwack", 'echo "$@"')):
        (tools / name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        (tools / name).chmod(0o755)
    (tools.parent / ".installed-play").write_text("installed", encoding="utf-8")
    script = shutil.copy(Path(__file__).parents[2] / "play", tmp_path)
    for typed, run in (
        ("", "serve --open"),
        ("--resume a.json", "play --resume a.json"),
        ("dice_masters --you 1", "dice_masters --you 1"),
        ("cards unmatched", "cards unmatched"),
    ):
        said = subprocess.run([script, *typed.split()], capture_output=True, text=True, check=True)
        assert said.stdout.strip() == run


@dear(0)
def test_resume_alone_takes_up_the_last_match(home: Path) -> None:
    first = run_piped("18\nq\n", "--seed", "5", "--lang", "it", home=home)
    assert first.returncode == 0
    again = run_piped("q\n", "unmatched", "--resume", home=home)
    assert_all_in(("Re Artù", "Turno 1"), again.stdout)


def test_the_end_of_the_input_and_ctrl_c_leave_cleanly() -> None:
    session, script = sit_down(thwack.new("unmatched", seed=5), "18")
    assert session.run() == 0
    assert "To continue later" in script.text
    session, script = sit_down(thwack.new("unmatched", seed=5), "18", ctrl_c=True)
    assert session.run() == 130
    assert "To continue later" in script.text


@dear(0)
def test_a_scene_can_be_played(home: Path) -> None:
    file = home / "scene.json"
    file.write_text(json.dumps(duel().scene()), encoding="utf-8")
    ended = run_piped("attack:king-arthur:medusa\nq\n", "--resume", str(file), home=home)
    assert ended.returncode == 0
    assert "Combat" in ended.stdout


def test_a_place_that_cannot_be_written_gets_a_sentence(home: Path) -> None:
    (home / "file").write_text("", encoding="utf-8")
    session, script = sit_down(duel(), f"s {home / 'file' / 'x.json'}", "s")
    session.run()
    assert "It could not be saved" in script.text
    assert "Say where to save it: s FILE." in script.text


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "not JSON"),
        ("{}", "neither a record"),
        ('{"game": "unmatched", "seats": []}', "seats"),
        ("7", "object"),
    ],
)
def test_a_bad_file_gets_one_sentence(
    text: str, part: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "bad.json"
    file.write_text(text, encoding="utf-8")
    one_sentence(thwack_says(capsys, "play", "--resume", str(file)), part)


def test_a_saved_match_keeps_its_set_up(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = home / "match.json"
    saves.save(thwack.new("unmatched"), {}, file)
    one_sentence(
        thwack_says(capsys, "play", "--resume", str(file), "--board", "soho"), "--board cannot be changed"
    )


# Commands and people


def test_every_command_answers() -> None:
    session, script = sit_down(
        duel(), "?", "h", "b", "m", "d", "l", "c excalibur", "c", "c nobody", "c feint", "c medusa", ""
    )
    session.run()
    assert script.text.count("make that choice") == 2
    assert_all_in(
        ("king-arthur/excalibur", "Say what to show", "Nothing here is called 'nobody'.", "health 16"),
        script.text,
    )
    assert "medusa/feint" in script.text, "of several cards those in this match are shown"
    assert session.match.ply == 0


def test_hot_seat_hides_the_screen_between_people() -> None:
    match = thwack.new("unmatched", seed=5)
    session, script = sit_down(
        match, "18", "", *["place:harpy-1:S21", "place:harpy-2:S22", "place:harpy-3:S24"], ""
    )
    session.hot_seat, session.people, session.programs = True, {0, 1}, {}
    session.run()
    passing = [prompt for prompt in script.prompts if prompt.startswith("Pass the screen to")]
    assert passing[0] == "Pass the screen to Medusa, then press Enter."
    assert passing[1] == "Pass the screen to King Arthur, then press Enter."
    rows = [line for line in script.text.splitlines() if "(you)" in line]
    assert {row.split(" (")[0] for row in rows} == {"▌King Arthur", "▌Medusa"}
    assert "▌King Arthur  hand" in script.text, "only one of them looks at the screen"


@dear(0)
def test_three_players_in_two_teams(home: Path) -> None:
    """U-13.3: One of them runs both heroes of the first team."""
    ended = run_piped("a\n" * 30, "unmatched", "--mode", "teams", "--seats", "3", "--seed", "3", home=home)
    assert ended.returncode == 0, ended.stderr
    assert_all_in(
        ("King Arthur and Alice against Medusa and Sinbad", "King Arthur (you)", "Alice (you)"), ended.stdout
    )


def test_the_second_seat_against_a_program(home: Path) -> None:
    ended = run_piped("q\n", "unmatched", "--you", "1", "--seed", "3", home=home)
    assert "Medusa against King Arthur" in ended.stdout
    assert "Medusa (you)" in ended.stdout
