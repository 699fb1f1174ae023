"""A match of each game to its end, its record replayed, and a simulation: `python bare.py`, for any Python.

It is no test module, and needs no package but Thwack: the tests run it where there are no others. It prints
how each match ended, so that two Pythons can be compared.
"""

import sys

import thwack
from thwack.arena import simulate
from thwack.players import Seen, player_named


def play(game: str) -> thwack.Match:
    """A match in which the first seat thinks a little."""
    match = thwack.new(game, seed=7)
    players = [player_named(name, seed=7) for name in ("greedy", "random", "random", "random")]
    while (seat := match.actor) is not None:
        match.play(players[seat].choose(Seen(match, seat)))
    return match


def strangers() -> list[str]:
    """Packages that were imported although nobody needs them."""
    files = {name: getattr(module, "__file__", None) or "" for name, module in sys.modules.items()}
    found = {name.partition(".")[0] for name, file in files.items() if "site-packages" in file}
    return sorted(name for name in found if not name.startswith(("thwack", "_")))


def main() -> None:
    """One line for each game."""
    for game in thwack.games():
        match = play(game)
        assert match.result is not None
        assert thwack.replay(match.record()).digest() == match.digest()
        assert simulate(game, games=2).games == 2
        print(game, match.ply, match.digest())
    assert strangers() == []


if __name__ == "__main__":
    main()
