"""Teach a player by trial and error, with numpy alone, in a few minutes on one core.

    python docs/howto/train_a_player.py unmatched --matches 2000

The learner gives every choice a score, the sum of its numbers (the rows of `choices`, docs/envs.md) times
weights that it learns, and takes a choice the more often the higher its score is. After a match it makes what
it did more likely if it has won and less likely if it has lost (REINFORCE; Williams, 1992), compared with
what a second set of weights, over the `observation`, had expected in that position.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

import thwack
from thwack.envs import Batch, Encoder, Runner
from thwack.players import Player, Seen, player_named

Floats = npt.NDArray[np.float32]
Report = Callable[[str], None]
MATCHES = 16  # side by side, for each seat
PARCEL = 32  # matches between two changes of the weights


class Weights:
    """What is learned: what makes a choice good, and what makes a position good."""

    def __init__(self, width: int, size: int, rate: float = 0.05) -> None:
        self.choice = np.zeros(width, dtype=np.float32)
        self.position = np.zeros(size, dtype=np.float32)
        self._rate = rate
        self._mean = np.zeros(width, dtype=np.float32)
        self._square = np.zeros(width, dtype=np.float32)
        self._changes = 0

    def climb(self, slope: Floats) -> None:
        """A step uphill, of about the same length for every weight (Adam; Kingma and Ba, 2014)."""
        self._changes += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.01 * (slope**2 - self._square)
        mean = self._mean / (1 - 0.9**self._changes)
        square = self._square / (1 - 0.99**self._changes)
        rate = self._rate / (1 + self._changes / 16) ** 0.5
        self.choice += rate * mean / (np.sqrt(square) + 1e-6)


class Learner:
    """Plays one seat of many matches at once, against a player, and learns from how they end."""

    def __init__(
        self, game: str, seat: int, weights: Weights, opponent: str, seed: int, **setup: Any
    ) -> None:
        self._seat = seat
        self._weights = weights
        self._runner = Runner(game, MATCHES, players={1 - seat: opponent}, seed=seed, **setup)
        self._chance = np.random.default_rng(seed)
        encoder = self._runner.encoder
        # Sums over the choices of the matches under way: how the weights would have to change to make these
        # choices more likely, the same times what was expected, and the positions in both ways.
        self._pull = np.zeros((2, MATCHES, encoder.width), dtype=np.float32)
        self._past = np.zeros((2, MATCHES, encoder.size), dtype=np.float32)
        self._batch = self._runner.look()

    def step(self) -> list[tuple[float, Floats]]:
        """One choice in each match; gives the rewards and the slopes of those that have ended."""
        batch, weights = self._batch, self._weights
        actions, pull = choose(batch, weights.choice, self._chance)
        expected = np.clip(batch.observation @ weights.position, -1, 1)[:, None]
        self._pull += pull, pull * expected
        self._past += batch.observation, batch.observation * expected
        self._batch = self._runner.step(actions)
        ended = []
        for at in np.flatnonzero(self._batch.done):
            reward = float(self._batch.rewards[at, self._seat])
            ended.append((reward, reward * self._pull[0, at] - self._pull[1, at]))
            error = reward * self._past[0, at] - self._past[1, at]
            weights.position += 0.02 * error / (1.0 + self._past[0, at].sum())
            self._pull[:, at] = 0
            self._past[:, at] = 0
        return ended


def choose(batch: Batch, weights: Floats, chance: np.random.Generator) -> tuple[npt.NDArray[Any], Floats]:
    """An action for each match, and how the weights would have to change to make it more likely."""
    matches, actions = np.nonzero(batch.action_mask)  # all choices of all matches, one below the other
    rows = batch.choices[matches, actions]
    first = np.searchsorted(matches, np.arange(len(batch.seat)))
    scores = rows @ weights
    odds = np.exp(scores - np.maximum.reduceat(scores, first)[matches])
    odds /= np.add.reduceat(odds, first)[matches]
    # The largest score with Gumbel noise on it is a choice drawn by these odds.
    noisy = np.log(odds + 1e-30) + chance.gumbel(size=len(odds))
    best = np.flatnonzero(noisy == np.maximum.reduceat(noisy, first)[matches])
    return actions[best], rows[best] - np.add.reduceat(rows * odds[:, None], first)


class Learned:
    """A player of what was learned: the choice with the highest score."""

    def __init__(self, game: str, weights: Floats, seats: int = 2) -> None:
        self._encoder = Encoder(game, seats, actions=10_000)  # so that no question has a second page
        self._weights = weights

    def choose(self, seen: Seen) -> thwack.Choice:
        """The choice that looks best."""
        return seen.choices[int(np.argmax(self._encoder.choices(seen, seen.view) @ self._weights))]


def train(
    game: str, matches: int, opponent: str = "random", seed: int = 0, report: Report = print, **setup: Any
) -> Floats:
    """Learn from so many matches, half of them in each seat; gives the weights of choices."""
    encoder = Encoder(game)
    weights = Weights(encoder.width, encoder.size)
    learners = [Learner(game, seat, weights, opponent, seed + seat, **setup) for seat in (0, 1)]
    rewards: list[float] = []
    parcel: list[Floats] = []
    began = time.process_time()
    while len(rewards) < matches:
        for learner in learners:
            for reward, slope in learner.step():
                rewards.append(reward)
                parcel.append(slope)
                if len(parcel) == PARCEL:
                    weights.climb(np.mean(parcel, axis=0))
                    parcel.clear()
                if len(rewards) % 256 == 0:
                    won = np.mean(np.array(rewards[-256:]) > 0)
                    seconds = time.process_time() - began
                    report(f"{len(rewards):6} matches, {seconds:4.0f} s: won {won:.0%} of the last 256")
    return weights.choice


def measure(game: str, player: Player, opponent: str, matches: int, seed: int, **setup: Any) -> float:
    """The share of matches that a player wins, half of them in each seat; a draw is half a win."""
    points = 0.0
    for number in range(matches):
        match = thwack.new(game, seed=seed + number, **setup)
        match.listen(False)
        own = number % 2
        players = {own: player, 1 - own: player_named(opponent, seed + number)}
        while (seat := match.actor) is not None:
            match.play(players[seat].choose(Seen(match, seat)))
        assert match.result is not None
        points += 0.5 if len(match.result.winners) != 1 else own in match.result.winners
    return points / matches


def main() -> None:
    """Train a player, measure it, and keep its weights."""
    parser = argparse.ArgumentParser(description="Teach a player by trial and error.")
    parser.add_argument("game", choices=thwack.games())
    parser.add_argument("--matches", type=int, default=2048, help="matches to learn from (2048)")
    parser.add_argument("--seed", type=int, default=0, help="another seed, another course (0)")
    parser.add_argument("--against", nargs="*", default=["random"], help="players to measure it against")
    parser.add_argument("--out", help="a file for the weights (.npy)")
    asked = parser.parse_args()
    weights = train(asked.game, asked.matches, seed=asked.seed)
    for opponent in asked.against:
        share = measure(asked.game, Learned(asked.game, weights), opponent, 400, 1_000_000)
        print(f"against {opponent}: {share:.1%} of 400 new matches")
    if asked.out:
        np.save(asked.out, weights)


if __name__ == "__main__":
    main()
