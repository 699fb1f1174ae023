"""A run that is killed goes on without losing or repeating a game; Ctrl-C ends one cleanly."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.arena.kit import FIRST_TWELVE
from tests.thorough import dear

WORDS = [
    sys.executable,
    "-m",
    "thwack",
    "balance",
    "unmatched",
    "--heroes",
    ",".join(FIRST_TWELVE[:8]),
    "--player",
    "random",
    "--games-per-cell",
    "4",
]
GAMES = 112
FEW = 6  # early, so that games are still played when Ctrl-C comes, even on a busy machine

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no such signals")


def start(file: Path, workers: int) -> subprocess.Popen[str]:
    """A run in a process group of its own, as a terminal starts it."""
    words = [*WORDS, "--workers", str(workers), "--results", str(file), "--json"]
    return subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


def wait_for(file: Path, lines: int) -> None:
    """Until so many lines are written."""
    for _ in range(6000):
        if file.exists() and file.read_bytes().count(b"\n") >= lines:
            return
        time.sleep(0.01)
    raise AssertionError("nothing is played")


def numbers(file: Path) -> list[int]:
    """The numbers of all whole lines."""
    return [json.loads(line)["number"] for line in file.read_text().split("\n")[1:-1]]


def assert_nobody_is_left(group: int) -> None:
    """Workers find out by themselves that their run was killed."""
    for _ in range(200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError("a worker waits for a run that was killed")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a run that nothing has happened to, in one process."""
    file = tmp_path_factory.mktemp("whole") / "results.jsonl"
    with start(file, 1) as run:
        out, err = run.communicate(timeout=300)
    assert run.returncode == 0, err
    assert json.loads(out)["games"] == GAMES
    return file.read_bytes()


@dear(0)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_run_goes_on(workers: int, whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with start(file, workers) as run:
        wait_for(file, FEW)
        run.kill()  # only the first process
    assert_nobody_is_left(run.pid)
    before = numbers(file)
    assert FEW - 1 <= len(before) < GAMES
    with start(file, 2) as again:
        out, err = again.communicate(timeout=300)
    assert again.returncode == 0, err
    assert json.loads(out)["games"] == GAMES
    assert sorted(numbers(file)) == list(range(GAMES)), "nothing is lost, nothing is there twice"
    assert file.read_bytes() == whole


@dear(0)
@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_what_was_played_and_tells_it(workers: int, whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with start(file, workers) as run:
        wait_for(file, FEW)
        os.killpg(run.pid, signal.SIGINT)  # it reaches all processes of the terminal
        out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert err == ""
    told = json.loads(out)
    assert told["stopped"]
    assert told["games"] == len(numbers(file)) < GAMES
    assert told["results"] == str(file)
    rest = [line for line in file.read_bytes().split(b"\n")[1:] if line]
    assert set(rest) <= set(whole.split(b"\n")), "what was played is part of the whole"
