"""The environments pass PettingZoo's own tests."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import thwack
from tests.docs.pages import block_with
from tests.envs.kit import GAMES, MANY, NAMES, Setup
from tests.thorough import dear
from thwack import IllegalChoice, SetupError
from thwack.envs import env, raw_env

# PettingZoo says so of every environment with masks that is not on its own list.
pytestmark = [
    pytest.mark.filterwarnings("error"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@dear(4)
@pytest.mark.parametrize(("game", "setup"), MANY, ids=NAMES)
def test_api_test_passes(game: str, setup: Setup) -> None:
    api_test(env(game, **setup), num_cycles=1000)


@pytest.mark.parametrize("game", GAMES)
def test_api_test_passes_without_wrappers(game: str) -> None:
    api_test(raw_env(game), num_cycles=200)


@dear(4)
@pytest.mark.parametrize(("game", "setup"), MANY, ids=NAMES)
def test_seed_test_passes(game: str, setup: Setup) -> None:
    seed_test(lambda: env(game, **setup), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_pages_pass_too(game: str) -> None:
    api_test(env(game, actions=3), num_cycles=300)


def test_render_test_passes() -> None:
    render_test(lambda render_mode: env("mission_arena", render_mode=render_mode))


def test_home_made_content_has_a_place_too(tmp_path: Path) -> None:
    """In a process of its own, since content is loaded for good."""
    file = tmp_path / "lamplighter.toml"
    file.write_text(block_with("docs/howto/add_a_hero.md", "toml", "lamplighter"), encoding="utf-8")
    code = (
        "import sys, thwack; from thwack.envs import env; from pettingzoo.test import api_test\n"
        "before = env('unmatched').unwrapped.starter.encoder\n"
        "thwack.load('unmatched', sys.argv[1])\n"
        "agents = env('unmatched', heroes=['lamplighter', 'medusa'])\n"
        "after = agents.unwrapped.starter.encoder\n"
        "assert any(card.startswith('lamplighter/') for card in after.lens.cards)\n"
        "assert after.size > before.size and after.lens.cards[:50] == before.lens.cards[:50]\n"
        "api_test(agents, 200)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def last_rewards(agents: Any, choose: random.Random) -> dict[str, float]:
    """Play at random to the end, and give what each agent has."""
    found = {}
    for agent in agents.agent_iter():
        seen, reward, terminated, _, _ = agents.last()
        if terminated:
            found[agent] = reward
        action = None if terminated else int(choose.choice(np.flatnonzero(seen["action_mask"])))
        agents.step(action)
    return found


@dear(4)
@pytest.mark.parametrize(("game", "setup"), MANY, ids=NAMES)
def test_winners_get_one_and_losers_minus_one(game: str, setup: Setup) -> None:
    agents = env(game, **setup)
    agents.reset(seed=3)
    rewards = last_rewards(agents, random.Random(1))
    result = agents.unwrapped.episode.match.result
    assert result is not None
    seats = range(len(rewards))
    drawn = len(result.winners) in (0, len(rewards))
    wanted = {seat: 0.0 if drawn else 1.0 if seat in result.winners else -1.0 for seat in seats}
    assert rewards == {f"seat_{seat}": points for seat, points in wanted.items()}


def test_a_seed_gives_the_match_of_that_seed() -> None:
    agents = raw_env("unmatched", heroes=["alice", "sinbad"], board="marmoreal")
    agents.reset(seed=11)
    match = thwack.new("unmatched", seed=11, heroes=["alice", "sinbad"], board="marmoreal")
    assert agents.episode is not None
    assert agents.episode.match.digest() == match.digest()
    assert agents.keys() == [choice.key for choice in match.choices]


def test_without_a_seed_matches_differ_and_follow_from_the_last_seed() -> None:
    def digests() -> list[str]:
        agents = raw_env("mission_arena")
        agents.reset(seed=5)
        found = []
        for _ in range(3):
            agents.reset()
            assert agents.episode is not None
            found.append(agents.episode.match.digest())
        return found

    assert digests() == digests()
    assert len(set(digests())) == 3


def test_a_view_is_the_plain_view_of_the_seat() -> None:
    agents = env("battle_scenes")
    agents.reset(seed=2)
    match = agents.unwrapped.episode.match
    for seat in (0, 1):
        assert agents.unwrapped.view(f"seat_{seat}") == match.view(seat)
        json.dumps(agents.unwrapped.view(f"seat_{seat}"))


def test_options_change_the_setup_of_one_match() -> None:
    agents = raw_env("unmatched")
    agents.reset(seed=1, options={"setup": {"heroes": ["dracula", "alice"]}})
    assert [seat["hero"] for seat in agents.view("seat_0")["seats"]] == ["dracula", "alice"]
    agents.reset(seed=1)
    assert [seat["hero"] for seat in agents.view("seat_0")["seats"]] == ["king-arthur", "medusa"]
    with pytest.raises(SetupError, match="2 seats"):
        agents.reset(options={"setup": {"heroes": ["dracula", "alice", "sinbad"], "mode": "free-for-all"}})


def test_a_masked_action_is_refused_and_nothing_has_changed() -> None:
    agents = raw_env("unmatched")
    agents.reset(seed=1)
    assert agents.episode is not None
    before = agents.episode.match.digest()
    for wrong in (len(agents.keys()), -1, None):
        with pytest.raises(IllegalChoice):
            agents.step(wrong)
    assert agents.episode.match.digest() == before


def test_with_wrappers_who_takes_a_masked_action_has_lost() -> None:
    agents = env("unmatched")
    agents.reset(seed=1)
    who = agents.agent_selection
    agents.step(agents.action_space(who).n - 1)
    _, reward, terminated, _, _ = agents.last()
    assert (agents.agent_selection, reward, terminated) == (who, -1, True)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"board": "atlantis"}, "atlantis"),
        ({"chance": "ask"}, "chance"),
        ({"seed": 4}, "reset"),
        ({"actions": 1}, "actions"),
        ({"render_mode": "rgb_array"}, "render mode"),
    ],
)
def test_options_that_cannot_stand_are_refused_at_once(options: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        env("unmatched", **options)


def test_what_has_happened_is_told_in_sentences() -> None:
    agents = raw_env("unmatched", render_mode="ansi")
    agents.reset(seed=1)
    told = agents.render()
    assert told
    agents.step(0)
    more = agents.render()
    assert more
    assert more not in told
    assert agents.episode is not None
    assert f"{told}\n{more}" == "\n".join(agents.episode.match.log())
