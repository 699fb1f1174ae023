"""A game that is nothing but rules, as an environment."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import thwack
from thwack.envs import Encoder, Runner, SoloEnv, env, register
from thwack.players import Seen

from .installed import GAME

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def test_pettingzoo_finds_no_fault() -> None:
    api_test(env(GAME), num_cycles=300)
    seed_test(lambda: env(GAME), num_cycles=100)


def test_gymnasium_finds_no_fault() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*was not checked.*|.*not wrapped.*|.*from `spec`.*")
        check_env(SoloEnv(GAME), skip_render_check=True)


def test_it_can_be_made_by_name() -> None:
    register()
    seen, _ = gymnasium.make(f"thwack/{GAME}-v0", opponent="random").reset(seed=1)
    assert seen["observation"].any()


def test_many_matches_at_once() -> None:
    runner = Runner(GAME, matches=4)
    assert runner.encoder.lens.game == GAME


def test_an_observation_says_what_the_view_says_and_nothing_else() -> None:
    match = thwack.new(GAME, seed=8)
    encoder = Encoder(GAME)
    seen = encoder.observation(match.view(0))
    assert np.array_equal(seen, encoder.observation(match.view(0)))
    assert np.array_equal(seen, encoder.observation(match.imagine(0, 99).view(0)))
    assert not np.array_equal(seen, encoder.observation(match.view(1)))
    match.play(0)
    assert not np.array_equal(seen, encoder.observation(match.view(0)))
    assert np.abs(seen).max() <= 1


def test_choices_of_different_verbs_differ() -> None:
    for seed in range(40):
        match = thwack.new(GAME, seed=seed)
        while match.actor is not None and match.choices[0].verb != "look":
            match.play(0)
        if match.actor is not None:
            break
    assert [choice.verb for choice in match.choices] == ["look", "decline"]
    assert match.actor is not None
    rows = Encoder(GAME).choices(Seen(match, match.actor), match.view(match.actor))
    assert not np.array_equal(rows[0], rows[1])
