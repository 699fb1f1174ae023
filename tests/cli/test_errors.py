"""Bad input gets one clear sentence and exit code 2, never a traceback."""

import subprocess
import sys

import pytest

from tests.thorough import dear
from thwack.cli.commands import ABOUT

from .kit import one_sentence, thwack_says

BAD: list[tuple[list[str], str]] = [
    (["plai"], "did you mean 'play'"),
    (["xyzzy"], "choose from play, learn, serve, hint, simulate"),
    (["simulate"], "GAME"),
    (["simulate", "unmached"], "did you mean 'unmatched'"),
    (["simulate", "unmatched", "--games", "many"], "--games: a whole number is needed, not 'many'"),
    (["simulate", "unmatched", "--games", "0"], "at least 1"),
    (["simulate", "unmatched", "--games", "-3"], "at least 1"),
    (["simulate", "unmatched", "--games"], "--games: expected one argument"),
    (["simulate", "unmatched", "--workers", "0"], "at least 1"),
    (["serve", "--processes", "0"], "at least 1"),
    (["simulate", "unmatched", "--gmaes", "3"], "did you mean '--games'"),
    (["simulate", "unmatched", "--players", "random"], "needs 2 players"),
    (["simulate", "unmatched", "--players", "random,gredy"], "there is no player 'gredy'"),
    (["simulate", "unmatched", "--players", "random,,"], "commas"),
    (["simulate", "unmatched", "--heroes", "king-artur,medusa"], "did you mean 'king-arthur'"),
    (["simulate", "unmatched", "--heroes", "alice"], "takes 2 heroes"),
    (["simulate", "unmatched", "--board", "sarpadon"], "did you mean 'sarpedon'"),
    (["simulate", "unmatched", "--mode", "duell"], "did you mean 'duel'"),
    (["simulate", "unmatched", "--seed", "x"], "whole number"),
    (["play", "chess"], "there is no game 'chess'"),
    (["play", "unmatched", "--lang", "fr"], "there is no language 'fr'"),
    (["play", "unmatched", "--you", "7"], "there is no seat '7'"),
    (["play", "unmatched", "--you", "me"], "there is no seat 'me'"),
    (["play", "unmatched", "--against", "kasparov"], "there is no player 'kasparov'"),
    (["play", "unmatched", "--heroes", "alice,alise"], "did you mean 'alice'"),
    (["play", "unmatched", "--resume", "/no/such/file.json"], "/no/such/file.json"),
    (["card"], "NAME"),
    (["card", "unmatched"], "name a card"),
    (["card", "unmatched", "alice/jaws-that-bit"], "did you mean 'alice/jaws-that-bite'"),
    (["card", "excalibr"], "did you mean 'excalibur'"),
    (["card", "feint"], "several cards are called 'feint'"),
    (["card", "qqqqqqqq"], "thwack cards unmatched"),
    (["card", "excalibur", "--lang", "xx"], "there is no language 'xx'"),
    (["cards", "unmatched", "--hero", "alise"], "did you mean 'alice'"),
    (["check", "/no/such/file.toml"], "there is no file"),
    (["where", "nine"], "a rule id looks like U-9.17"),
    (["where", "U-99.99"], "no rule U-99.99"),
    (["replay", "/no/such/file.json"], "/no/such/file.json"),
    (["bench", "--seconds", "0"], "0.05"),
    (["bench", "--seconds", "soon"], "a number of seconds"),
    (["bench", "again"], "again"),
    (["--frobnicate"], "--frobnicate"),
]


@pytest.mark.parametrize(
    ("words", "part"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input_gets_one_sentence(words: list[str], part: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, *words)
    one_sentence(said, part)
    assert said.out == ""
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("name", list(ABOUT))
def test_every_command_has_help_with_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, name, "--help")
    assert said.code == 0
    assert f"example:\n  thwack {name}" in said.out


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys)
    assert said.code == 0
    assert all(name in said.out for name in ABOUT)


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert thwack_says(capsys, "--version").out.startswith("thwack ")


@dear(0)
def test_ctrl_c_ends_any_command_cleanly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("thwack.cli.commands.check.judge", interrupt)
    said = thwack_says(capsys, "check")
    assert said.code == 130
    assert said.err == "\nInterrupted.\n"


def test_a_reader_that_goes_away_is_no_fault() -> None:
    command = f"{sys.executable} -m thwack cards unmatched --json | head -c 10"
    ended = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False
    )
    assert ended.stderr == ""
    assert ended.stdout == '{"game": "'


def test_python_m_thwack_is_the_command_line() -> None:
    words = [sys.executable, "-m", "thwack", "simulat"]
    ended = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr == "thwack: there is no command 'simulat'; did you mean 'simulate'?\n"
