"""One match of many, as plain data: it can be played anywhere, and always goes the same way."""

import gc
import hashlib
from functools import cache
from typing import Any, NamedTuple

from ..match import cards, game_named, new
from ..players import Player, Seen, player_named

Json = Any


class Job(NamedTuple):
    """A match to be played. A plain tuple travels well between processes and machines."""

    number: int
    players: tuple[str, ...]  # by seat
    setup: dict[str, Json]
    seed: int  # of the match
    seeds: tuple[int, ...]  # of the players, by seat


class Played(NamedTuple):
    """One finished match."""

    number: int
    winners: tuple[int, ...]  # seats
    decisions: int
    began: int = 0  # the seat with the first turn
    turns: int = 0  # that were begun
    ending: str = ""  # why it was over, in the words of the game
    used: tuple[tuple[str, ...], ...] = ()  # by seat: the cards with which something was chosen

    def points(self, seat: int) -> float:
        """What a seat of two has of it: 1 for a win, a half for a draw."""
        if len(self.winners) != 1:
            return 0.5
        return float(seat in self.winners)

    @property
    def drawn(self) -> bool:
        """Whether nobody of two has won, or both have."""
        return len(self.winners) != 1


def derive(seed: int, *parts: int | str) -> int:
    """A seed that follows from another one and some words or numbers, the same on every machine."""
    text = ":".join(str(part) for part in (seed, *parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")


@cache
def settle_down(game: str) -> None:
    """The cards of a game are read, and stay: nobody need look through them again to tidy the memory."""
    gc.freeze()


@cache
def card_ids(game: str, content_hash: str) -> frozenset[str]:
    """The ids of all cards of a game, with this content."""
    return frozenset(card.id for card in cards(game))


def play_job(game: str, job: Job) -> Played:
    """Play one match to its end."""
    match = new(game, seed=job.seed, **job.setup)
    match.listen(False)
    settle_down(game)
    players: list[Player] = [
        player_named(name, seed) for name, seed in zip(job.players, job.seeds, strict=True)
    ]
    eyes = [Seen(match, seat) for seat in range(len(players))]
    known = card_ids(game, game_named(game).content_hash)
    used: list[set[str]] = [set() for _ in players]
    decisions = 0
    while (seat := match.actor) is not None:
        choice = players[seat].choose(eyes[seat])
        match.play(choice)
        used[seat].update(known.intersection(choice.refs[:1]))
        decisions += 1
    assert match.result is not None, "a match without an actor has a result"
    view = match.view(None)
    began = view.get("first", 0)  # a game that chooses who begins tells it so
    result, chosen = match.result, tuple(tuple(sorted(some)) for some in used)
    return Played(job.number, result.winners, decisions, began, view.get("turn", 0), result.reason, chosen)
