"""Fitting weights to what happened."""

import math
import random

import pytest

from thwack.arena.tune import Sample, fitted, loss, samples
from thwack.players.evaluation import evaluation_of

TRUE = (1.5, -0.7, 0.2, 0.0)


def made_up(count: int) -> list[Sample]:
    """Positions whose outcomes follow from known weights, and chance."""
    dice = random.Random(1)
    found = []
    for _ in range(count):
        row = tuple(dice.gauss(0, 2) for _ in TRUE)
        chance = 1 / (1 + math.exp(-sum(w * x for w, x in zip(TRUE, row, strict=True))))
        found.append(Sample(row, float(dice.random() < chance)))
    return found


@pytest.mark.parametrize("start", [(0.0, 0.0, 0.0, 0.0), (9.0, 9.0, -9.0, 9.0)])
def test_known_weights_are_found_again(start: tuple[float, ...]) -> None:
    """Also from far away, where plain Newton steps go astray."""
    rows = made_up(3000)
    found = fitted(rows, start, ridge=0.01)
    assert found == pytest.approx(TRUE, abs=0.15)
    assert loss(rows, found) < loss(rows, start)


def test_few_positions_change_little() -> None:
    rows = made_up(3)
    assert fitted(rows, TRUE, ridge=1000) == pytest.approx(TRUE, abs=0.05)


def test_self_play_notes_positions_of_both_seats() -> None:
    evaluation = evaluation_of("mission_arena")
    weights = dict(zip(evaluation.names, evaluation.weights, strict=True))
    first, again = (list(samples("mission_arena", weights, 2, 7)) for _ in range(2))
    assert first == again
    rows = [row for match in first for row in match]
    assert len(rows) > 20
    assert {row.outcome for row in rows} <= {0.0, 0.5, 1.0}
    assert sum(row.outcome for row in rows) == pytest.approx(len(rows) / 2)
