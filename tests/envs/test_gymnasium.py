"""One seat learns, players take the others."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import thwack
from tests.envs.kit import GAMES, MANY, NAMES, Setup
from tests.thorough import dear
from thwack import SetupError
from thwack.envs import SoloEnv
from thwack.players import Random, Seen


def play_on(env: SoloEnv, seed: int) -> tuple[float, int]:
    """Play at random to the end; the last reward, and how many actions it took."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for steps in range(1, 20_000):
        seen, reward, terminated, truncated, info = env.step(
            chance.choice(np.flatnonzero(env.action_masks()))
        )
        assert not truncated
        assert info == {}
        assert seen in env.observation_space
        if terminated:
            return float(reward), steps
        assert reward == 0
        assert (seen["action_mask"] == env.action_masks()).all()
    raise AssertionError("it does not end")


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_no_fault(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*was not checked.*|.*not wrapped.*|.*from `spec`.*")
        check_env(SoloEnv(game), skip_render_check=True)


@dear(4)
@pytest.mark.parametrize(("game", "setup"), MANY, ids=NAMES)
def test_a_match_ends_with_what_the_seat_has_of_it(game: str, setup: Setup) -> None:
    for seat in (0, 1):
        env = SoloEnv(game, seat=seat, **setup)
        reward, _ = play_on(env, 4)
        assert env.episode is not None
        result = env.episode.match.result
        assert result is not None
        assert reward == (1.0 if seat in result.winners else -1.0 if result.winners else 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_made_by_name(game: str) -> None:
    env = gymnasium.make(f"thwack.envs:thwack/{game}-v0", opponent="random", seat=1)
    seen, _ = env.reset(seed=1)
    assert seen in env.observation_space
    assert isinstance(env.unwrapped, SoloEnv)
    assert env.unwrapped.view()["seat"] == 1


def test_many_can_be_made_at_once() -> None:
    envs = gymnasium.make_vec("thwack/mission_arena-v0", num_envs=3, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)
    assert seen["action_mask"].shape == (3, 96)
    seen, rewards, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    assert rewards.shape == (3,)


def test_the_same_seed_gives_the_same_match_and_opponent() -> None:
    assert play_on(SoloEnv("unmatched"), 9) == play_on(SoloEnv("unmatched"), 9)
    assert len({play_on(SoloEnv("unmatched"), seed)[1] for seed in range(4)}) > 1


def test_any_seat_means_another_one_now_and_then() -> None:
    env = SoloEnv("mission_arena", seat=None)
    env.reset(seed=1)
    seats = set()
    for _ in range(12):
        env.reset()
        seats.add(env.seat)
        assert env.view()["actor"] == env.seat
    assert seats == {0, 1}


class Careful:
    """A player that takes the last choice, and keeps count."""

    asked: list[int] = []  # noqa: RUF012  # seats, of all of them

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seen: Seen) -> thwack.Choice:
        """The last choice."""
        Careful.asked.append(seen.seat)
        return seen.choices[-1]


def test_an_opponent_is_whatever_makes_a_player() -> None:
    setup: dict[str, Any] = {"heroes": ["alice", "medusa", "sinbad"], "mode": "free-for-all"}
    play_on(SoloEnv("unmatched", opponent=[Careful, Random], seat=1, **setup), 1)
    assert set(Careful.asked) == {2}, "the first opponent is the next in turn order"


def test_who_takes_a_masked_action_has_lost() -> None:
    env = SoloEnv("unmatched")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(255)
    assert (reward, terminated) == (-1.0, True)
    assert "255" in info["illegal"]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"opponent": "rndom"}, "did you mean 'random'"),
        ({"opponent": ["random", "random"]}, "1 other seats, and 2 opponents"),
        ({"seat": 2}, "no seat 2"),
        ({"heroes": ["zeus", "alice"]}, "zeus"),
    ],
)
def test_options_that_cannot_stand_are_refused_at_once(options: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        SoloEnv("unmatched", **options)
