"""Players: programs that choose. They are handed what their seat may see, and nothing more."""

import difflib
import re
from typing import Final, Protocol, runtime_checkable

from ..kernel.errors import SetupError
from ..match import Choice
from .bots import BotError, bot_named, installed
from .candidates import Candidate
from .former import NAMES as FORMER
from .former import Former
from .greedy import Greedy
from .ismcts import Ismcts
from .levels import LEVELS, Leveled
from .random import Random
from .seen import Seen


class Player(Protocol):
    """Whoever sits at a seat. A player is made anew for every match, from a seed."""

    def choose(self, seen: Seen) -> Choice:
        """One of `seen.choices`; never called when there is nothing to choose."""


@runtime_checkable
class Explainer(Protocol):
    """A player that can tell what it thinks of its choices."""

    def explain(self, seen: Seen) -> list[Candidate]:
        """All choices with their estimated chances of winning, best first."""


PLAYERS: Final = {
    "random": "any choice, each as likely as the others",
    "greedy": "what looks best at the end of its turn, over several imagined worlds",
    "ismcts": "tree search over imagined worlds: ismcts:400 iterations, or ismcts:0.5s per choice",
    "level": "level:1, a beginner who errs, to level:5, the strongest",
    "former": "the players of version 0.1, to measure against: former:greedy, former:1 to former:5",
}
BUDGET: Final = re.compile(r"([0-9]{1,7})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s")
ITERATIONS: Final = 400


def player_named(name: str, seed: int = 0) -> Player:
    """The player of that name; the same seed makes a player that chooses the same way."""
    kind, _, more = name.partition(":")
    if kind == "random" and not more:
        return Random(seed)
    if kind == "greedy" and not more:
        return Greedy(seed)
    if kind == "ismcts":
        return _searcher(name, more, seed)
    if kind == "level" and more.isdecimal() and int(more) in LEVELS:
        return Leveled(seed, int(more))
    if kind == "former" and more in FORMER:
        return Former(seed, more)
    if kind in PLAYERS:
        raise SetupError(f"there is no player {name!r}; {kind} is {PLAYERS[kind]}")
    bot = bot_named(name, seed)
    if bot is not None:
        return bot
    known = [*PLAYERS, *installed()]
    near = difflib.get_close_matches(kind, known, n=1, cutoff=0.5)
    hint = f"did you mean {near[0]!r}?" if near else f"choose from {', '.join(known)}, or module:Class"
    raise SetupError(f"there is no player {name!r}; {hint}")


def _searcher(name: str, budget: str, seed: int) -> Player:
    """A tree search with its budget: iterations, or seconds."""
    if not budget:
        return Ismcts(seed, ITERATIONS)
    found = BUDGET.fullmatch(budget)
    if found is None or float(found[1] or found[2]) <= 0:
        raise SetupError(
            f"there is no player {name!r}; write ismcts:400 for iterations, ismcts:0.5s for time"
        )
    return Ismcts(seed, int(found[1])) if found[1] else Ismcts(seed, seconds=float(found[2]))


__all__ = [
    "LEVELS",
    "PLAYERS",
    "BotError",
    "Candidate",
    "Explainer",
    "Former",
    "Greedy",
    "Ismcts",
    "Leveled",
    "Player",
    "Random",
    "Seen",
    "installed",
    "player_named",
]
