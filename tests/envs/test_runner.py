"""Many matches at once."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tests.envs.kit import MANY, NAMES, Setup
from tests.thorough import dear
from thwack import IllegalChoice, SetupError
from thwack.envs import Batch, Runner


def first_or_last(batch: Batch, dice: random.Random) -> npt.NDArray[Any]:
    """Any action that may be taken, for each match."""
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in batch.action_mask])


@dear(4)
@pytest.mark.parametrize(("game", "setup"), MANY, ids=NAMES)
def test_a_batch_is_what_each_match_shows(game: str, setup: Setup) -> None:
    runner = Runner(game, 3, seed=1, **setup)
    batch, dice = runner.look(), random.Random(1)
    for _ in range(40):
        for at, episode in enumerate(runner.episodes):
            assert episode.seat == batch.seat[at]
            seen = episode.observe(int(batch.seat[at]))
            assert np.array_equal(seen["observation"], batch.observation[at])
            assert np.array_equal(seen["action_mask"], batch.action_mask[at])
            assert np.array_equal(seen["choices"], batch.choices[at])
        batch = runner.step(first_or_last(batch, dice))
    assert runner.steps == 120


def test_where_a_match_ends_the_next_begins() -> None:
    runner = Runner("mission_arena", 4, seed=2)
    batch, dice = runner.look(), random.Random(2)
    before = list(runner.episodes)
    while runner.played < 6:
        batch = runner.step(first_or_last(batch, dice))
        for at in range(4):
            ended = before[at].seat is None
            assert batch.done[at] == ended
            assert batch.rewards[at].tolist() == (before[at].rewards() if ended else [0, 0])
            assert (runner.episodes[at] is before[at]) != ended
        before = list(runner.episodes)


def test_players_take_their_seats() -> None:
    runner = Runner("mission_arena", 3, players={0: "random"}, seed=2)
    batch, dice = runner.look(), random.Random(2)
    while runner.played < 3:
        assert set(batch.seat.tolist()) == {1}
        batch = runner.step(first_or_last(batch, dice))


def test_the_same_seed_gives_the_same_batches() -> None:
    def some(seed: int) -> list[float]:
        runner = Runner("dice_masters", 2, players={1: "random"}, seed=seed)
        batch, dice, found = runner.look(), random.Random(0), []
        for _ in range(60):
            batch = runner.step(first_or_last(batch, dice))
            found.append(float(batch.observation.sum() + batch.choices.sum()))
        return found

    assert some(1) == some(1)
    assert some(1) != some(2)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="all seats"):
        Runner("unmatched", 2, players={0: "random", 1: "random"})
    with pytest.raises(SetupError, match="no seat 2"):
        Runner("unmatched", 2, players={2: "random"})
    with pytest.raises(SetupError, match="1 or more"):
        Runner("unmatched", 0)
    runner = Runner("unmatched", 2)
    with pytest.raises(IllegalChoice):
        runner.step([0, 255])
    with pytest.raises(IllegalChoice, match="2 actions"):
        runner.step([0])
