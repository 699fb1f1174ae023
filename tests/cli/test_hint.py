"""`thwack hint` and `thwack tune`: what a thinker would choose, and what features are worth."""

import json
import tomllib
from pathlib import Path

import pytest

import thwack
from tests.cli.kit import thwack_says
from thwack.players.evaluation import evaluation_of

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A saved match of Mission Arena with a choice to make."""
    match = thwack.new("mission_arena", seed=5)
    for _ in range(3):
        match.play(0)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    return file


@pytest.mark.parametrize("player", ["greedy", "ismcts:5", "level:2"])
def test_a_hint_tells_the_chances_of_the_best_choices(capsys: Capture, saved: Path, player: str) -> None:
    code, out, err = thwack_says(capsys, "hint", str(saved), "--player", player, "--top", "1", "--lang", "it")
    assert (code, err) == (0, "")
    assert f"Seat 0, as {player} sees it" in out
    assert "%" in out
    assert "more, which look no better" in out


def test_a_hint_for_programs_has_every_choice(capsys: Capture, saved: Path) -> None:
    code, out, _ = thwack_says(capsys, "hint", str(saved), "--player", "greedy", "--json")
    found = json.loads(out)
    match = thwack.replay(json.loads(saved.read_text(encoding="utf-8")))
    assert code == 0
    assert {one["key"] for one in found["candidates"]} == {choice.key for choice in match.choices}
    assert found["seat"] == match.actor


def test_a_hint_for_an_earlier_moment_and_for_a_scene(capsys: Capture, saved: Path, tmp_path: Path) -> None:
    code, out, _ = thwack_says(capsys, "hint", str(saved), "--to", "0", "--player", "greedy", "--json")
    assert code == 0
    assert json.loads(out)["seat"] == 0
    scene = tmp_path / "scene.json"
    scene.write_text(json.dumps(thwack.new("mission_arena", seed=5).scene()), encoding="utf-8")
    assert thwack_says(capsys, "hint", str(scene), "--player", "greedy")[0] == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--player", "random"], "random cannot say what it thinks"),
        (["--player", "genius"], "there is no player 'genius'"),
        (["--to", "99"], "has 3 choices"),
        (["--top", "0"], "at least 1"),
    ],
)
def test_what_cannot_be_hinted_gets_a_sentence(
    capsys: Capture, saved: Path, words: list[str], told: str
) -> None:
    code, _, err = thwack_says(capsys, "hint", str(saved), *words)
    assert code == 2
    assert told in err


def test_tuning_writes_weights_that_fit_the_features(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    words = ["tune", "mission_arena", "--games", "3", "--rounds", "1", "--out", str(file)]
    code, out, err = thwack_says(capsys, *words)
    assert (code, err) == (0, "")
    assert "surprise" in out
    weights = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    assert tuple(weights) == evaluation_of("mission_arena").names
    code, out, _ = thwack_says(capsys, *words, "--json")
    assert json.loads(out)["weights"] == weights  # the same seed, the same weights
