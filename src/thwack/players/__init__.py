"""Players: programs that choose. They are handed what their seat may see, and nothing more."""

import difflib
from typing import Final, Protocol

from ..kernel.errors import SetupError
from ..match import Choice
from .random import Random
from .seen import Seen


class Player(Protocol):
    """Whoever sits at a seat. A player is made anew for every match, from a seed."""

    def choose(self, seen: Seen) -> Choice:
        """One of `seen.choices`; never called when there is nothing to choose."""


class Maker(Protocol):
    """Makes a player; the same seed makes a player that chooses the same way."""

    def __call__(self, seed: int) -> Player: ...


PLAYERS: Final[dict[str, Maker]] = {"random": Random}


def player_named(name: str, seed: int = 0) -> Player:
    """The player of that name."""
    if name not in PLAYERS:
        near = difflib.get_close_matches(name, PLAYERS, n=1, cutoff=0.5)
        hint = f"did you mean {near[0]!r}?" if near else f"choose from {', '.join(PLAYERS)}"
        raise SetupError(f"there is no player {name!r}; {hint}")
    return PLAYERS[name](seed)


__all__ = ["PLAYERS", "Maker", "Player", "Random", "Seen", "player_named"]
