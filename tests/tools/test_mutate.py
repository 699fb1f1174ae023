"""The mutation run: mistakes are found and made one at a time, and the sources are whole afterwards."""

import ast
from pathlib import Path

import pytest

from tests.thorough import THOROUGH, dear
from tools import mutate
from tools.mistakes import mistakes, mutated

RULE = '''
LIMIT: Final[Literal[7]] = 7

def discard(t: Table, seat: int = 0) -> Literal[1]:
    """U-1.1: Down to 7 cards."""
    assert seat < 4, "there are 4 seats"
    if t.hand(seat) and not t.over:
        t.emit("discarded", seat)
    if len(t.cards) > LIMIT:
        t.count += 1
    return t.done
'''


def wrong_lines() -> set[str]:
    """The lines that are wrong in one of the mutants, as they read there."""
    right = set(ast.unparse(ast.parse(RULE)).splitlines())
    return {
        line.strip()
        for mistake in mistakes(RULE)
        for line in set(mutated(RULE, mistake).splitlines()) - right
    }


def test_each_kind_of_mistake_is_made() -> None:
    assert wrong_lines() == {
        "LIMIT: Final[Literal[7]] = 8",
        "def discard(t: Table, seat: int=1) -> Literal[1]:",
        "if t.hand(seat) or not t.over:",
        "if t.hand(seat) and t.over:",
        "pass",
        "if len(t.cards) >= LIMIT:",
        "t.count -= 1",
        "t.count += 2",
    }


def test_a_mutant_has_one_mistake_and_can_be_read() -> None:
    right = ast.unparse(ast.parse(RULE)).splitlines()
    for mistake in mistakes(RULE):
        lines = mutated(RULE, mistake).splitlines()
        assert sum(a != b for a, b in zip(lines, right, strict=True)) == 1


@dear(0)
def test_every_rule_of_every_game_can_be_mutated() -> None:
    for game in ("battle_scenes", "dice_masters", "mission_arena", "unmatched"):
        found = mutate.mutants_of(game)
        assert len(found) > 400
        mutant = found[len(found) // 2]
        assert f"{game}/rules/" in str(mutant)


def test_the_copy_is_mended_after_each_mutant(tmp_path: Path) -> None:
    mutant = mutate.mutants_of("mission_arena")[0]
    copy = tmp_path / mutant.file
    copy.parent.mkdir(parents=True)
    right = (mutate.ROOT / "src" / mutant.file).read_text(encoding="utf-8")
    copy.write_text(right, encoding="utf-8")
    with mutate.in_place(mutant, tmp_path):
        assert copy.read_text(encoding="utf-8") != right
    assert copy.read_text(encoding="utf-8") == right


@dear(0)
def test_the_share_is_told_with_its_interval(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutate, "is_killed", lambda mutant, source: ".py:1" in str(mutant))
    monkeypatch.setattr(mutate, "passes", lambda tests, source: True)
    assert mutate.main(["unmatched", "--mutants", "20", "--seed", "3", "--jobs", "2"]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    dead = sum(line.startswith("killed") for line in lines)
    assert len(lines) == 20
    assert 0 < dead < 20
    assert last.startswith(f"{dead} of 20 killed, drawn from ")
    assert "95 % interval" in last
    mutate.main(["unmatched", "--mutants", "20", "--seed", "3"])
    assert capsys.readouterr().out.splitlines() == [*lines, last], "the same seed draws the same mutants"


@dear(0)
def test_tests_that_fail_anyway_kill_nobody(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutate, "passes", lambda tests, source: "tests/rules/unmatched" not in tests)
    assert mutate.main(["unmatched", "--mutants", "2"]) == 2
    assert capsys.readouterr() == ("", "the tests of unmatched fail without any mistake\n")


@pytest.mark.skipif(not THOROUGH, reason="it runs the tests of a game, twice")
def test_a_rule_that_is_left_out_is_noticed_and_right_ones_pass(tmp_path: Path) -> None:
    with mutate.copies(1) as free:
        source = free.get()
        asks = next(m for m in mutate.mutants_of("mission_arena") if "t.ask(" in m.mistake.was)
        assert mutate.is_killed(asks, source)
        assert mutate.passes(["tests/rules/mission_arena"], source)
