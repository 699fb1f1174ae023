"""Many matches at once, in step: one row of a batch for each."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..kernel.errors import IllegalChoice, SetupError
from ..players import Player
from .episode import Episode, Floats, Mask, Starter
from .solo import Maker, Opponent, maker_of

Json = Any


class Batch(NamedTuple):
    """What is asked in all matches. The arrays are new in every step, and the caller's."""

    observation: Floats  # (matches, size), seen from whoever is asked
    action_mask: Mask  # (matches, actions)
    choices: Floats  # (matches, actions, width)
    seat: npt.NDArray[np.int64]  # (matches,): who is asked
    done: npt.NDArray[np.bool_]  # (matches,): whether a match ended in this step; a new one has begun
    rewards: Floats  # (matches, seats): what each seat has of the match that ended


class Runner:
    """Plays matches side by side; where one ends, the next begins.

    The caller chooses for all seats (self-play), save for those that `players` takes: a player's name or
    whatever makes one, by seat. The same seed and the same actions give the same batches.
    """

    def __init__(
        self,
        game: str,
        matches: int = 32,
        *,
        players: Mapping[int, Opponent] | None = None,
        seed: int = 0,
        actions: int | None = None,
        **setup: Json,
    ) -> None:
        if type(matches) is not int or matches < 1:
            raise SetupError(f"matches must be a whole number of 1 or more, not {matches!r}")
        self.starter = Starter(game, setup, actions)
        self.encoder, self.seats = self.starter.encoder, self.starter.seats
        self.matches = matches
        self._makers: dict[int, Maker] = {seat: maker_of(one) for seat, one in (players or {}).items()}
        for seat in self._makers:
            if seat not in range(self.seats):
                raise SetupError(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        if len(self._makers) == self.seats:
            raise SetupError("players cannot take all seats; leave at least one for the caller")
        self._dice = random.Random(seed)
        self.played = 0  # matches that have ended
        self.steps = 0  # actions taken by the caller
        self._players: list[dict[int, Player]] = [{} for _ in range(matches)]
        self.episodes: list[Episode] = [self._start(at) for at in range(matches)]

    def _start(self, at: int) -> Episode:
        """The next match in a row, up to the caller's first choice."""
        while True:
            episode = self.starter.start(self._dice.getrandbits(48))
            self._players[at] = {
                seat: make(self._dice.getrandbits(48)) for seat, make in self._makers.items()
            }
            self._let_players_play(at, episode)
            if episode.seat is not None:
                return episode

    def _let_players_play(self, at: int, episode: Episode) -> None:
        players = self._players[at]
        if players:
            while (seat := episode.seat) is not None and seat in players:
                episode.match.play(players[seat].choose(episode.seen(seat)))

    def look(self) -> Batch:
        """What is asked now."""
        none = np.zeros(self.matches, dtype=np.bool_)
        return self._batch(none, np.zeros((self.matches, self.seats), dtype=np.float32))

    def step(self, actions: Sequence[int] | npt.NDArray[Any]) -> Batch:
        """Take an action in each match; one that is masked is an IllegalChoice, and ends the whole run."""
        if len(actions) != self.matches:
            raise IllegalChoice(f"{self.matches} actions are needed, one for each match, not {len(actions)}")
        done = np.zeros(self.matches, dtype=np.bool_)
        rewards = np.zeros((self.matches, self.seats), dtype=np.float32)
        for at, action in enumerate(actions):
            episode = self.episodes[at]
            episode.act(int(action))
            self._let_players_play(at, episode)
            if episode.seat is None:
                done[at] = True
                rewards[at] = episode.rewards()
                self.played += 1
                self.episodes[at] = self._start(at)
        self.steps += self.matches
        return self._batch(done, rewards)

    def _batch(self, done: npt.NDArray[np.bool_], rewards: Floats) -> Batch:
        count, encoder = self.matches, self.encoder
        observation = np.empty((count, encoder.size), dtype=np.float32)
        masks = np.zeros((count, encoder.actions), dtype=np.int8)
        choices = np.zeros((count, encoder.actions, encoder.width), dtype=np.float32)
        seats = np.empty(count, dtype=np.int64)
        for at, episode in enumerate(self.episodes):
            seat = episode.seat
            assert seat is not None, "a match that is over gives way to the next"
            seen = episode.seen(seat)
            view = seen.view
            rows = encoder.choices(seen, view, episode.first)
            observation[at] = encoder.observation(view)
            masks[at, : len(rows)] = 1
            choices[at, : len(rows)] = rows
            seats[at] = seat
        return Batch(observation, masks, choices, seats, done, rewards)
