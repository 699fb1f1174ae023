"""Files with results: they can be torn, belong to another plan, or be in use; nothing is lost or repeated."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.arena.kit import Dice
from thwack.arena import contest
from thwack.arena.balance import Balance, balance_of, weigh
from thwack.arena.job import Played
from thwack.arena.ledger import ledger_of
from thwack.kernel.errors import SetupError


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "results.jsonl"


def plan(seed: int = 3, player: str = "random", **more: object) -> Balance:
    return balance_of("mission_arena", player, seed=seed, **more)  # type: ignore[arg-type]  # short for tests


def lines(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_a_file_begins_with_its_plan(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    Dice(monkeypatch)
    weigh(plan(), 2, results=file)
    head, *rows = lines(file)
    assert (head["thwack"], head["kind"], head["game"], head["seed"]) == (
        "results",
        "balance",
        "mission_arena",
        3,
    )
    assert [row["number"] for row in rows] == list(range(12)), "in order, whatever was finished first"
    told = {"winners", "decisions", "first", "turns", "ending", "used"}
    assert set(rows[0]) == {"number", "sides", "seed", *told}


def test_results_are_written_as_they_come(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    Dice(monkeypatch, at_once=5, stop_after=10)
    assert weigh(plan(), 4, results=file).stopped
    assert [row["number"] for row in lines(file)[1:]] == [4, 3, 2, 1, 0, 9, 8, 7, 6, 5]


def test_a_torn_last_line_is_dropped_and_played_again(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    Dice(monkeypatch)
    weigh(plan(), 4, results=file)
    whole = file.read_bytes()
    for length in (len(whole) - 1, len(whole) - 40, whole.rfind(b'{"number": 20'), len(whole) // 2, 30, 0):
        file.write_bytes(whole[:length])
        kept = whole[:length].count(b"\n")
        dice = Dice(monkeypatch)
        assert weigh(plan(), 4, results=file).games == 24
        assert file.read_bytes() == whole
        assert len(dice.jobs) == 24 - max(kept - 1, 0)


def test_a_finished_file_is_not_touched(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    Dice(monkeypatch)
    weigh(plan(), 2, results=file)
    before = file.stat()
    dice = Dice(monkeypatch)
    assert weigh(plan(), 2, results=file).games == 12
    assert dice.jobs == []
    assert (file.stat().st_ino, file.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (plan(seed=4), r"another plan \(seed is 3 there, not 4\)"),
        (plan(player="greedy"), r"another plan \(players is \['random'\] there"),
        (plan(setup={"abilities": False}), "another plan"),
        (plan(sides=["avengers", "pact-of-frost"]), "played with other sides"),
    ],
)
def test_a_file_of_another_plan_is_refused(
    other: Balance, sentence: str, monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    Dice(monkeypatch)
    weigh(plan(), 2, results=file)
    before = file.read_bytes()
    with pytest.raises(SetupError, match=sentence):
        weigh(other, 2, results=file)
    assert file.read_bytes() == before


def test_what_another_version_has_played_is_refused(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    Dice(monkeypatch)
    weigh(plan(), 2, results=file)
    monkeypatch.setattr(contest, "code_hash", lambda: "other")
    with pytest.raises(SetupError, match="another version of Thwack"):
        weigh(plan(), 2, results=file)


@pytest.mark.parametrize("text", ["hello\n", "hello", '{"a": 1}\n', '{"thwack": "results", oops}\n', "\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError, match="not a file with results"):
        weigh(plan(), 2, results=file)
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"winners": [', '"winnerz": ['),
        ('"number": 3', '"number": 4'),
        ('"decisions": ', '"decisions": x'),
        ('"seed": ', '"seed": 1'),
    ],
)
def test_a_damaged_line_is_told(old: str, new: str, monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    Dice(monkeypatch)
    weigh(plan(), 2, results=file)
    rows = file.read_text(encoding="utf-8").splitlines()
    rows[4] = rows[4].replace(old, new)
    file.write_text("\n".join(rows) + "\n", encoding="utf-8")
    with pytest.raises(SetupError, match=r"line 5 is not a result of this plan"):
        weigh(plan(), 2, results=file)


def test_two_runs_do_not_write_to_one_file(file: Path) -> None:
    pytest.importorskip("fcntl")
    with ledger_of(plan(), file), pytest.raises(SetupError, match="another run is writing"):
        weigh(plan(), 2, results=file)


class Loud:
    """A file at which Ctrl-C is pressed at the worst moment."""

    def __init__(self, file: Any) -> None:
        self.file = file

    def write(self, data: bytes) -> None:
        self.file.write(data[:20])
        signal.raise_signal(signal.SIGINT)
        self.file.write(data[20:])

    def flush(self) -> None:
        self.file.flush()


def test_ctrl_c_waits_until_a_match_is_written_and_known(file: Path) -> None:
    with ledger_of(plan(), file) as ledger:
        ledger._file = Loud(ledger._file)  # type: ignore[assignment]  # as much of a file as is needed
        with pytest.raises(KeyboardInterrupt):
            ledger.add([Played(0, (0,), 50, 0), Played(1, (1,), 51, 0)])
        assert list(ledger.played) == [0, 1]
    assert [row["number"] for row in lines(file)[1:]] == [0, 1]
