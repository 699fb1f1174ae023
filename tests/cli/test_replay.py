"""`thwack replay` tells a recorded match."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import thwack
from thwack.games.unmatched.game import GAME

from .kit import one_sentence, thwack_says

RULES = GAME.rules


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A whole match by chance."""
    match = thwack.new("unmatched", seed=11)
    roll = random.Random(1)
    while match.actor is not None:
        match.play(roll.randrange(len(match.choices)))
    return match.record()


@pytest.fixture
def file(record: dict[str, Any], tmp_path: Path) -> Path:
    """The record in a file."""
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def test_a_record_is_told_to_its_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "replay", str(file))
    assert said.code == 0
    assert said.out.rstrip().endswith("wins!")


def test_a_record_is_told_up_to_a_choice(
    file: Path, record: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    short = thwack_says(capsys, "replay", str(file), "--to", "5", "--lang", "pt", "--seat", "0").out
    whole = thwack_says(capsys, "replay", str(file), "--lang", "pt", "--seat", "0").out
    assert whole.startswith(short)
    assert len(short) < len(whole)
    view = json.loads(thwack_says(capsys, "replay", str(file), "--to", "5", "--json").out)
    assert view == thwack.replay({**record, "choices": record["choices"][:5]}).view(None)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[1]", "a JSON object"),
        ("{}", "record"),
        ('{"game": "chess", "choices": []}', "chess"),
        (json.dumps({"game": "unmatched", "rules": RULES, "choices": []}), "a record needs"),
        ('{"game": "unmatched", "seats": [{"hero": "alice"}, {"hero": "medusa"}]}', "is a scene"),
        ("[" * 100_000, ""),
    ],
)
def test_a_bad_file_gets_one_sentence(
    text: str, part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    one_sentence(thwack_says(capsys, "replay", str(path)), part)


def test_a_changed_record_gets_one_sentence(
    record: dict[str, Any], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(json.dumps({**record, "choices": ["attack:nobody"]}), encoding="utf-8")
    one_sentence(thwack_says(capsys, "replay", str(file)), "choice 1 of the record")
    file.write_text(json.dumps({**record, "choices": [3.5]}), encoding="utf-8")
    one_sentence(thwack_says(capsys, "replay", str(file)), "choice 1 of the record")
    file.write_bytes(b"\xff\xfe\x00\x01")
    one_sentence(thwack_says(capsys, "replay", str(file)), "not JSON")


def test_too_far_and_no_such_seat(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one_sentence(thwack_says(capsys, "replay", str(file), "--to", "99999"), "cannot be replayed to 99999")
    one_sentence(thwack_says(capsys, "replay", str(file), "--seat", "5"), "there is no seat 5")
