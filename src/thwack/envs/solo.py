"""Gymnasium: one seat learns, players take the others (https://gymnasium.farama.org)."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ..kernel.errors import IllegalChoice, SetupError
from ..players import Player, player_named
from .aec import RENDER_MODES, SEEDS, Telling, checked_mode, observation_space
from .episode import Episode, Observation, Starter

Json = Any
Maker = Callable[[int], Player]  # from a seed
Opponent = str | Maker  # the name of a player, or whatever makes one


def makers_of(opponent: Opponent | Sequence[Opponent], seats: int) -> list[Maker]:
    """For every other seat, in turn order, what makes its player."""
    found = list(opponent) if isinstance(opponent, list | tuple) else [opponent] * (seats - 1)
    if len(found) != seats - 1:
        raise SetupError(f"there are {seats - 1} other seats, and {len(found)} opponents")
    return [maker_of(one) for one in found]


def maker_of(opponent: Any) -> Maker:
    """What makes a player: itself, or the player of that name."""
    if callable(opponent):
        maker: Maker = opponent
        return maker
    player_named(str(opponent))  # a name that nobody has is refused now, not in the middle of a match
    return lambda seed: player_named(str(opponent), seed)


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """A match of any game from one seat.

    `opponent` is the name of a player, anything that makes one from a seed, or a list with one for each other
    seat; `seat` is the learner's, or None for any, drawn anew for each match. Who takes a masked action has
    lost. `setup` are the set-up options of `thwack.new`.
    """

    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012  # Gymnasium declares it like this

    def __init__(
        self,
        game: str,
        opponent: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        *,
        actions: int | None = None,
        render_mode: str | None = None,
        **setup: Json,
    ) -> None:
        self.starter = Starter(game, setup, actions)
        if seat is not None and seat not in range(self.starter.seats):
            raise SetupError(f"there is no seat {seat!r}; the seats are 0 to {self.starter.seats - 1}")
        self._seat = seat
        self.seat = seat or 0  # in this match
        self._makers = makers_of(opponent, self.starter.seats)
        self.render_mode = checked_mode(render_mode)
        self.observation_space = observation_space(self.starter.encoder)
        self.action_space = spaces.Discrete(self.starter.encoder.actions)
        self.episode: Episode | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match: with a seed always the same, without one the next. `options={"setup": {...}}` changes
        set-up options for this match."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else int(seed)
        seats = self.starter.seats
        if self._seat is None:
            self.seat = int(self.np_random.integers(seats))
        changes = (options or {}).get("setup")
        self.episode = self.starter.start(chosen, changes, listen=self.render_mode is not None)
        self._telling = Telling(self.episode, self.render_mode)
        dice = random.Random(chosen)
        others = [(self.seat + 1 + at) % seats for at in range(seats - 1)]
        self._players = {
            seat: make(dice.getrandbits(48)) for seat, make in zip(others, self._makers, strict=True)
        }
        self._let_others_play(self.episode)
        return self.episode.observe(self.seat), {}

    def _let_others_play(self, episode: Episode) -> None:
        """Until the learner is asked, or the match is over."""
        while (seat := episode.seat) is not None and seat != self.seat:
            episode.match.play(self._players[seat].choose(episode.seen(seat)))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and see what the others make of it."""
        episode = self._playing
        try:
            episode.act(int(action))
        except IllegalChoice as fault:
            return episode.observe(self.seat), -1.0, True, False, {"illegal": str(fault)}
        self._let_others_play(episode)
        if self.render_mode == "human":
            self.render()
        reward = episode.rewards()[self.seat]
        return episode.observe(self.seat), reward, episode.seat is None, False, {}

    @property
    def _playing(self) -> Episode:
        if self.episode is None:
            raise IllegalChoice("there is no match yet: call reset() first")
        return self.episode

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions may be taken, as learners with masks ask for it."""
        return self._playing.mask().astype(np.bool_)

    def view(self) -> dict[str, Json]:
        """What the learner sees, as plain data."""
        return self._playing.match.view(self.seat)

    def keys(self) -> list[str]:
        """What the actions are called."""
        return self._playing.keys()

    def render(self) -> str | None:
        """What has happened since the last time, in sentences."""
        return self._telling.render()
