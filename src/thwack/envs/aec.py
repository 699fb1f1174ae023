"""PettingZoo: seats take turns, and each sees what it may (https://pettingzoo.farama.org/api/aec/)."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..kernel.errors import IllegalChoice, SetupError
from .episode import Encoder, Episode, Observation, Starter

Json = Any
SEEDS: Final = 1 << 48  # of matches, where none is given
RENDER_MODES: Final = ("ansi", "human")


def observation_space(encoder: Encoder) -> spaces.Dict:
    """The shapes of what a seat sees."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
            "choices": spaces.Box(-1.0, 1.0, (encoder.actions, encoder.width), np.float32),
        }
    )


def checked_mode(render_mode: str | None) -> str | None:
    """How a match is shown, if it is one of the ways there are."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise SetupError(f"there is no render mode {render_mode!r}; there are {', '.join(RENDER_MODES)}")
    return render_mode


class Telling:
    """What has happened since it was last told, as a spectator would tell it."""

    def __init__(self, episode: Episode, mode: str | None) -> None:
        self._match = episode.match
        self._mode = mode
        self._told = 0

    def render(self) -> str | None:
        """The sentences since the last time: printed for "human", given back for "ansi"."""
        if self._mode is None:
            return None
        lines = self._match.log()
        text = "\n".join(lines[self._told :])
        self._told = len(lines)
        if self._mode == "ansi":
            return text
        if text:
            print(text)
        return None


class MatchEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """A match of any game. Agents are its seats: seat_0, seat_1, ...

    `setup` are the set-up options of `thwack.new`. The reward comes at the end: 1, -1, or 0 for a draw. All
    seats stay to the end, even one that is out of the match before.
    """

    def __init__(
        self, game: str, *, actions: int | None = None, render_mode: str | None = None, **setup: Json
    ) -> None:
        super().__init__()
        self.starter = Starter(game, setup, actions)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": f"thwack_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.starter.seats)]
        self.agents: list[str] = []
        encoder = self.starter.encoder
        self.observation_spaces = {agent: observation_space(encoder) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(encoder.actions) for agent in self.possible_agents}
        self.episode: Episode | None = None
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """The shapes of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The actions of an agent; the mask says which may be taken."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: with a seed always the same, without one the next. `options={"setup": {...}}` changes
        set-up options for this match."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        chosen = int(self._chance.integers(SEEDS)) if seed is None else int(seed)
        changes = (options or {}).get("setup")
        self.episode = self.starter.start(chosen, changes, listen=self.render_mode is not None)
        self._telling = Telling(self.episode, self.render_mode)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def _go_on(self) -> None:
        """Whoever is asked is next; when the match is over, all are told what they have."""
        seat = self._playing.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        for agent, reward in zip(self.possible_agents, self._playing.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is; a masked one is an IllegalChoice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice(f"{agent} must take an action")
        self._playing.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    @property
    def _playing(self) -> Episode:
        if self.episode is None:
            raise IllegalChoice("there is no match yet: call reset() first")
        return self.episode

    def observe(self, agent: str) -> Observation:
        """What an agent sees, as arrays; who is not asked has no choices."""
        return self._playing.observe(self.possible_agents.index(agent))

    def view(self, agent: str) -> dict[str, Json]:
        """What an agent sees, as plain data."""
        return self._playing.match.view(self.possible_agents.index(agent))

    def keys(self) -> list[str]:
        """What the actions of the agent whose turn it is are called."""
        return self._playing.keys()

    def render(self) -> str | None:
        """What has happened since the last time, in sentences."""
        return self._telling.render()

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(game: str, **options: Any) -> MatchEnv:
    """The environment itself: a masked action raises, and nothing has changed."""
    return MatchEnv(game, **options)


def env(game: str, **options: Any) -> AECEnv[str, Observation, int | None]:
    """The environment with PettingZoo's usual wrappers: who takes a masked action has lost."""
    found = wrappers.TerminateIllegalWrapper(MatchEnv(game, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))
