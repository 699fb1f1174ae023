"""The figures of `thwack bench`: their shape, not their size."""

import sys
from types import ModuleType
from typing import Any

import pytest

from tests.thorough import THOROUGH, dear
from thwack.arena import bench, speed
from thwack.compiled import how
from thwack.kernel.errors import SetupError


class Uno:
    """Stands for RLCard's environment: a match of three decisions."""

    def __init__(self) -> None:
        self.left = 0

    def reset(self) -> tuple[dict[str, Any], int]:
        self.left = 3
        return {"legal_actions": {7: None, 9: None}}, 0

    def is_over(self) -> bool:
        return self.left == 0

    def step(self, action: int) -> tuple[dict[str, Any], int]:
        assert action in (7, 9)
        self.left -= 1
        return {"legal_actions": {7: None, 9: None}}, 0


def test_every_game_has_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    if not THOROUGH:
        monkeypatch.setattr(bench, "games", lambda: ("unmatched",))
    shares: list[float] = []
    report = bench.measure(seconds=0.1, progress=shares.append)
    assert report["peer"] is None
    assert how() in report["forms"]
    row = report["forms"][how()]["unmatched"]
    assert set(row) == {
        *("decisions", "matches", "forks", "views", "walks"),
        *("slowest_pair", "fastest_pair", "match_bytes", "fork_bytes"),
    }
    assert all(number > 0 for number in row.values())
    assert row["slowest_pair"] <= row["fastest_pair"]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


@dear(0)
def test_the_peer_stands_beside_us(monkeypatch: pytest.MonkeyPatch) -> None:
    rlcard = ModuleType("rlcard")
    rlcard.make = lambda name, config: Uno()  # type: ignore[attr-defined]  # a stand-in for the real module
    monkeypatch.setitem(sys.modules, "rlcard", rlcard)
    monkeypatch.setattr(bench, "games", lambda: ("mission_arena",))
    report = bench.measure(seconds=0.1, peer=True)
    peer, rows = report["peer"], report["forms"][how()]
    assert peer["decisions"] > 0
    ratio = rows["mission_arena"]["decisions"] / peer["decisions"]
    assert peer["ratio"][how()]["mission_arena"] == pytest.approx(ratio, abs=0.01)


def test_a_missing_peer_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    with pytest.raises(SetupError, match=r"pip install 'thwack\[peer\]'"):
        bench.measure(seconds=0.1, peer=True)


def test_positions_are_in_mid_match() -> None:
    for match in speed.positions("unmatched", seed=1, number=3):
        assert match.actor is not None
        assert match.ply > 10
